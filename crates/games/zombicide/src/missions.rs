//! Missions: data with a closed vocabulary of triggers, conditions and effects.

pub mod check;
pub mod condition;
pub mod draw;
pub mod lines;
pub mod mission;
pub mod own_texts;
pub mod possible;
pub(crate) mod reader;
pub mod trigger;
pub mod vocabulary;
