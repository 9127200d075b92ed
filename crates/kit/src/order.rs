//! What people may ask of a bot that plays with them.

use serde::Serialize;

use crate::Phrase;

/// Something that people may ask of a bot on a seat, for as long as the game lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Order {
    /// The written form, to be sent back as it is.
    pub order: String,
    /// What it asks for.
    pub label: Phrase,
    /// Of orders to one seat with the same topic only the latest stands.
    #[serde(skip)]
    pub topic: u16,
}
