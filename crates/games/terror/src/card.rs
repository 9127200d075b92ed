//! The special cards: six a side, four of them in a secret hand (ZT-COMP-02).

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// Cards of one side.
pub const CARDS: usize = 6;
/// Cards that each side draws (ZT-SETUP-06).
pub const HAND: u32 = 4;

/// A special card: the zombies' first, then the humans'.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct CardId(pub(crate) u8);

/// Some cards of one side, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct CardSet(pub(crate) u8);

/// A card as its file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name in files.
    pub id: String,
    /// What it does.
    pub effect: Effect,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A zombie in a clear straight line near a human is shot, without a bullet (ZT-SHOT-08).
    SawnOff { reach: u8 },
    /// The human on the sewer escapes (ZT-ESC-04).
    Sewer,
    /// A zombie beside a human is removed in silence (ZT-SPAWN-08).
    Courage,
    /// A human has more action points this turn.
    Adrenaline { points: u8 },
    /// More bullets.
    Bullets { count: u8 },
    /// A zombie is turned any way.
    Racket,
    /// More zombies are added this turn.
    Plague { count: u8 },
    /// More zombies may be activated this turn (ZT-ZMOVE-04).
    Bloodlust { count: u8 },
    /// A zombie that sees a human has more action points.
    Rampage { points: u8 },
    /// A zombie that sees a human may ignore it this turn.
    Awe,
    /// A zombie from the pool rises at once, away from humans.
    Ambush,
    /// The sewer and the fields around it become permitted fields (ZT-SPAWN-02).
    Horde,
}

impl Effect {
    /// Whose card does such a thing.
    pub const fn side(self) -> Side {
        match self {
            Effect::SawnOff { .. }
            | Effect::Sewer
            | Effect::Courage
            | Effect::Adrenaline { .. }
            | Effect::Bullets { .. }
            | Effect::Racket => Side::Humans,
            Effect::Plague { .. }
            | Effect::Bloodlust { .. }
            | Effect::Rampage { .. }
            | Effect::Awe
            | Effect::Ambush
            | Effect::Horde => Side::Zombies,
        }
    }

    /// The number that the card states, if it states one.
    pub const fn amount(self) -> Option<u8> {
        match self {
            Effect::SawnOff { reach: amount }
            | Effect::Adrenaline { points: amount }
            | Effect::Bullets { count: amount }
            | Effect::Plague { count: amount }
            | Effect::Bloodlust { count: amount }
            | Effect::Rampage { points: amount } => Some(amount),
            Effect::Sewer | Effect::Courage | Effect::Racket => None,
            Effect::Awe | Effect::Ambush | Effect::Horde => None,
        }
    }
}

impl CardId {
    /// The card of this side at this place.
    pub const fn new(side: Side, slot: u8) -> CardId {
        CardId(side as u8 * CARDS as u8 + slot)
    }

    /// Whose card it is.
    pub const fn side(self) -> Side {
        Side::ALL[self.0 as usize / CARDS]
    }

    /// The rule that says what it does and to whom.
    pub(crate) const fn rule(self) -> &'static str {
        match self.side() {
            Side::Humans => "ZT-GAP-06",
            Side::Zombies => "ZT-GAP-07",
        }
    }

    /// Its place among the cards of its side.
    pub const fn slot(self) -> u8 {
        self.0 % CARDS as u8
    }

    /// Its place among all cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);

    /// Is this card of the side among them?
    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.slot()) != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.slot();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.slot());
    }

    /// Cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of one side, in their order.
    #[inline]
    pub fn of(self, side: Side) -> impl Iterator<Item = CardId> {
        let all = (0..CARDS as u8).map(move |slot| CardId::new(side, slot));
        all.filter(move |card| self.contains(*card))
    }
}
