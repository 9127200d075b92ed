//! What Washington Z.C. adds. The chapters of the core game know none of it by name: they ask the
//! hooks that skills answer too.

pub mod clock;
pub(crate) mod facts;
pub mod light;
pub(crate) mod light_odds;
mod light_use;
pub mod module;
pub mod outcome;
