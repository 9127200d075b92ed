//! What a Survivor carries: cards in Hand and in the Backpack (ZE-INV-01).

use serde::{Deserialize, Serialize};

use crate::equipment::card::{Card, CardKind};
use crate::few::Few;

/// Hand slots.
pub const HANDS: usize = 2;
/// Backpack slots.
pub const BACKPACK: usize = 3;
/// More cards than this nobody carries: with Hoard (ZE-SKL-31).
pub const MOST_CARDS: usize = 7;

/// Cards of a Survivor. Places inside Hand or Backpack mean nothing and equal cards are alike, so
/// each part is kept in order: two inventories with the same cards are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Inventory {
    /// Cards in Hand.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"))]
    pub hand: Few<Card, HANDS>,
    /// Cards in the Backpack.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"))]
    pub backpack: Few<Card, { MOST_CARDS - HANDS }>,
}

impl Inventory {
    /// All cards, those in Hand first.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.hand.iter().chain(self.backpack.iter()).copied()
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        self.hand.len() + self.backpack.len()
    }

    /// Is nothing carried?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts a card into the Hand.
    pub fn take_in_hand(&mut self, card: Card) {
        self.hand.push(card);
        self.hand.sort_unstable();
    }

    /// Puts a card into the Backpack.
    pub fn put_into_backpack(&mut self, card: Card) {
        self.backpack.push(card);
        self.backpack.sort_unstable();
    }

    /// Puts a card where room is, into the Hand first.
    pub fn stow(&mut self, card: Card) {
        if self.hand.is_full() {
            self.put_into_backpack(card);
        } else {
            self.take_in_hand(card);
        }
    }

    /// Takes a card of this kind out, from the Backpack first, and gives it back.
    pub fn remove(&mut self, wanted: impl Fn(Card) -> bool) -> Option<Card> {
        if let Some(place) = self.backpack.iter().position(|card| wanted(*card)) {
            return Some(self.backpack.remove(place));
        }
        let place = self.hand.iter().position(|card| wanted(*card))?;
        Some(self.hand.remove(place))
    }

    /// The same cards in their kept order.
    #[must_use]
    pub fn sorted(mut self) -> Inventory {
        self.hand.sort_unstable();
        self.backpack.sort_unstable();
        self
    }

    /// How many cards of a kind, wherever they are.
    pub fn count(&self, kind: CardKind) -> usize {
        self.all().filter(|card| card.kind == kind).count()
    }

    /// Cards of this inventory that are not in another, taken one for one.
    pub fn without(&self, other: &Inventory) -> Few<Card, MOST_CARDS> {
        let mut left: Few<Card, MOST_CARDS> = self.all().collect();
        for card in other.all() {
            if let Some(place) = left.iter().position(|own| *own == card) {
                left.remove(place);
            }
        }
        left
    }
}
