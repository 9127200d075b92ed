//! Missions: data with a closed vocabulary of triggers, conditions and effects.

pub mod card;
mod card_reader;
pub mod check;
mod clock_check;
pub mod condition;
pub mod draw;
pub mod lines;
pub mod mission;
pub mod own_texts;
pub mod possible;
pub(crate) mod reader;
pub mod standing;
mod standing_reader;
pub mod trigger;
pub mod vocabulary;
mod words_reader;
