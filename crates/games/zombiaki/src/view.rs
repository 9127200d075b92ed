//! What one observer may know.

use horda_kit::{DeckView, Observer};
use serde::{Deserialize, Serialize};

use crate::state::FaceUp;

/// The street as one observer sees it. All cards in play and both Trash piles are public
/// (ZK-DRAW-03, ZK-RUL-39); of the decks an observer knows what it was shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct View {
    /// Whose eyes.
    pub observer: Observer,
    /// What everybody sees.
    pub face_up: FaceUp,
    /// What this observer knows of the decks, by side.
    pub decks: [DeckView; 2],
}
