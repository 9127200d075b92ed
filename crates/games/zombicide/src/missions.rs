//! Missions: data with a closed vocabulary of triggers, conditions and effects.

pub mod condition;
pub mod mission;
pub(crate) mod reader;
pub mod trigger;
