//! Luck that is watched.

use horda_kit::{Chance, ChanceTag, FastLuck, Odds};

/// Luck that remembers what it was asked first.
pub(super) struct FirstQuestion {
    luck: FastLuck,
    pub first: Option<ChanceTag>,
}

impl FirstQuestion {
    pub fn new(luck: FastLuck) -> FirstQuestion {
        FirstQuestion { luck, first: None }
    }
}

impl Chance for FirstQuestion {
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        self.first.get_or_insert(tag);
        self.luck.answer(tag, odds)
    }
}
