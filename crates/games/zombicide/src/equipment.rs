//! Equipment: cards, decks, Searches, doors and small Actions.

pub mod card;
pub(crate) mod doors;
pub(crate) mod keep;
pub mod piles;
pub(crate) mod search;
pub(crate) mod things;
