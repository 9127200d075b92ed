//! Equipment: cards, decks, Searches, doors and small Actions.

pub mod card;
pub(crate) mod doors;
pub mod piles;
pub(crate) mod search;
pub(crate) mod things;
