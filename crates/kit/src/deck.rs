//! Decks are bags until a seat looks.
//!
//! A shuffled order in the state would be a secret that must be hidden, resampled and never
//! leaked. Drawing at random from an unordered rest has the same odds, so the state holds no
//! future. Only cards that a seat has looked at have a place: on top, or at the bottom.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{ChanceTag, Cx, Observer, Odds, Rules, SeatSet};

/// How many cards may have a known place at each end.
const ENDS: usize = 4;

/// A face-down pile of cards of at most so many kinds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<const KINDS: usize = 32> {
    top: ArrayVec<Known, ENDS>,
    #[serde(with = "counts")]
    bag: [u8; KINDS],
    bottom: ArrayVec<u8, ENDS>,
}

/// A card whose place on top of the pile at least one seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// Its kind.
    pub kind: u8,
    /// Who has seen it.
    pub seats: SeatSet,
}

/// What one observer knows of a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DeckView<const KINDS: usize = 32> {
    /// Cards on top that an observer has seen: what it is, if this observer is among them.
    pub top: ArrayVec<(Option<u8>, SeatSet), ENDS>,
    /// How many of each kind are somewhere in the rest, as far as this observer can tell.
    #[serde(with = "counts")]
    #[cfg_attr(feature = "wire", ts(as = "[u8; KINDS]"))]
    pub unseen: [u8; KINDS],
    /// Cards at the bottom, which everybody knows.
    pub bottom: ArrayVec<u8, ENDS>,
}

impl<const KINDS: usize> Default for Deck<KINDS> {
    fn default() -> Deck<KINDS> {
        Deck { top: ArrayVec::new(), bag: [0; KINDS], bottom: ArrayVec::new() }
    }
}

impl<const KINDS: usize> Default for DeckView<KINDS> {
    fn default() -> DeckView<KINDS> {
        DeckView { top: ArrayVec::new(), unseen: [0; KINDS], bottom: ArrayVec::new() }
    }
}

impl<const KINDS: usize> Deck<KINDS> {
    /// A shuffled pile: how many of each kind, and what everybody knows to lie underneath,
    /// deepest last.
    pub fn shuffled(bag: [u8; KINDS], bottom: &[u8]) -> Deck<KINDS> {
        Deck { top: ArrayVec::new(), bag, bottom: bottom.iter().copied().collect() }
    }

    /// How many cards are left.
    pub fn len(&self) -> u32 {
        self.shuffled_len() + self.bottom.len() as u32
    }

    /// Is no card left?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many cards lie above the known bottom.
    pub fn shuffled_len(&self) -> u32 {
        self.top.len() as u32 + self.bag.iter().map(|count| u32::from(*count)).sum::<u32>()
    }

    /// How many of each kind lie in the unordered rest.
    pub fn bag(&self) -> &[u8; KINDS] {
        &self.bag
    }

    /// The cards on top that a seat has seen, topmost first.
    pub fn top(&self) -> &[Known] {
        &self.top
    }

    /// The cards at the bottom, deepest last.
    pub fn bottom(&self) -> &[u8] {
        &self.bottom
    }

    /// Takes the topmost card, asking luck only where no seat has looked.
    #[inline]
    pub fn draw<R: Rules>(&mut self, tag: ChanceTag, cx: &mut Cx<'_, R>) -> Option<u8> {
        if !self.top.is_empty() {
            return Some(self.top.remove(0).kind);
        }
        if self.bag != [0; KINDS] {
            return Some(self.take_from_bag(tag, cx));
        }
        if self.bottom.is_empty() { None } else { Some(self.bottom.remove(0)) }
    }

    /// Shows up to `count` cards on top, never the known bottom, to some seats.
    pub fn look<R: Rules>(
        &mut self,
        count: usize,
        seats: SeatSet,
        tag: ChanceTag,
        cx: &mut Cx<'_, R>,
    ) {
        while self.top.len() < count.min(ENDS) && self.bag != [0; KINDS] {
            let kind = self.take_from_bag(tag, cx);
            self.top.push(Known { kind, seats: SeatSet::NONE });
        }
        for known in self.top.iter_mut().take(count) {
            for seat in seats.iter() {
                known.seats = known.seats.with(seat);
            }
        }
    }

    /// Takes one of the cards on top out of the pile.
    pub fn take_from_top(&mut self, kind: u8) -> Option<Known> {
        let index = self.top.iter().position(|known| known.kind == kind)?;
        Some(self.top.remove(index))
    }

    /// Puts a card on top that these seats have seen.
    pub fn put_on_top(&mut self, known: Known) {
        self.top.insert(0, known);
    }

    /// Shuffles everything above the known bottom, so that no seat knows a place any more.
    pub fn shuffle(&mut self) {
        for known in self.top.drain(..) {
            self.bag[usize::from(known.kind)] += 1;
        }
    }

    /// What this observer knows of the pile.
    pub fn view(&self, observer: Observer) -> DeckView<KINDS> {
        let mut view =
            DeckView { top: ArrayVec::new(), unseen: self.bag, bottom: self.bottom.clone() };
        for known in &self.top {
            let kind = observer.is_in(known.seats).then_some(known.kind);
            if kind.is_none() {
                view.unseen[usize::from(known.kind)] += 1;
            }
            view.top.push((kind, known.seats));
        }
        view
    }

    /// One pile that would look like this.
    pub fn imagine<R: Rules>(
        view: &DeckView<KINDS>,
        tag: ChanceTag,
        cx: &mut Cx<'_, R>,
    ) -> Deck<KINDS> {
        let mut deck = Deck { top: ArrayVec::new(), bag: view.unseen, bottom: view.bottom.clone() };
        for (kind, seats) in &view.top {
            let kind = kind.unwrap_or_else(|| deck.take_from_bag(tag, cx));
            deck.top.push(Known { kind, seats: *seats });
        }
        deck
    }

    #[inline]
    fn take_from_bag<R: Rules>(&mut self, tag: ChanceTag, cx: &mut Cx<'_, R>) -> u8 {
        let kind = cx.ask(tag, Odds::Weighted(&self.bag));
        self.bag[kind as usize] -= 1;
        kind as u8
    }
}

/// Counts are written one after the other and without their number, as serde writes an array of
/// up to 32. For longer ones it has no words of its own.
mod counts {
    use std::fmt;

    use serde::de::{Error, SeqAccess, Visitor};
    use serde::ser::SerializeTuple;
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer, const KINDS: usize>(
        counts: &[u8; KINDS],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let mut tuple = to.serialize_tuple(KINDS)?;
        for count in counts {
            tuple.serialize_element(count)?;
        }
        tuple.end()
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const KINDS: usize>(
        from: D,
    ) -> Result<[u8; KINDS], D::Error> {
        from.deserialize_tuple(KINDS, Counts)
    }

    struct Counts<const KINDS: usize>;

    impl<'de, const KINDS: usize> Visitor<'de> for Counts<KINDS> {
        type Value = [u8; KINDS];

        fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(out, "{KINDS} counts")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut found: A) -> Result<[u8; KINDS], A::Error> {
            let mut counts = [0; KINDS];
            for (index, count) in counts.iter_mut().enumerate() {
                *count =
                    found.next_element()?.ok_or_else(|| Error::invalid_length(index, &self))?;
            }
            Ok(counts)
        }
    }
}
