//! Equipment that lies face down, and what was discarded (ZE-DCK-01 to ZE-DCK-03).

use horda_kit::{ChanceTag, Cx, Odds, mark};
use serde::{Deserialize, Serialize};

use super::card::{CARD_KINDS, CardKind, Deck};
use crate::rules::Zombicide;
use crate::state::State;

/// Questions that luck is asked for cards.
pub(crate) const STARTING_TAG: ChanceTag = ChanceTag("starting");
pub(crate) const EQUIPMENT_TAG: ChanceTag = ChanceTag("equipment");
pub(crate) const PIMPWEAPON_TAG: ChanceTag = ChanceTag("pimpweapon");
pub(crate) const SECRET_SERVICE_TAG: ChanceTag = ChanceTag("secret-service");

/// How many cards of each kind lie face down, and how many were discarded. Each kind belongs to
/// one deck, so one list serves all decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piles {
    #[serde(with = "crate::long_list")]
    draw: [u8; CARD_KINDS],
    #[serde(with = "crate::long_list")]
    discard: [u8; CARD_KINDS],
}

impl Default for Piles {
    fn default() -> Piles {
        Piles { draw: [0; CARD_KINDS], discard: [0; CARD_KINDS] }
    }
}

impl Piles {
    /// How many of a kind lie face down.
    pub fn face_down(&self, kind: CardKind) -> u8 {
        self.draw[kind.index()]
    }

    /// How many of a kind were discarded.
    pub fn discarded(&self, kind: CardKind) -> u8 {
        self.discard[kind.index()]
    }

    /// So many of a kind lie face down.
    pub fn set_face_down(&mut self, kind: CardKind, count: u8) {
        self.draw[kind.index()] = count;
    }

    /// So many of a kind were discarded.
    pub fn set_discarded(&mut self, kind: CardKind, count: u8) {
        self.discard[kind.index()] = count;
    }

    /// Takes a card of this kind out of the draw pile.
    pub fn take(&mut self, kind: CardKind) {
        self.draw[kind.index()] -= 1;
    }

    /// Takes a card of this kind out of the draw pile or the discards, if one lies there.
    pub fn fetch(&mut self, kind: CardKind) -> bool {
        let piles = [&mut self.draw, &mut self.discard];
        let pile = piles.into_iter().map(|pile| &mut pile[kind.index()]).find(|it| **it > 0);
        pile.map(|count| *count -= 1).is_some()
    }
}

impl Zombicide {
    /// Draws a card. An empty deck that is Searched is renewed when a card is needed (ZE-AMB-58).
    pub(crate) fn draw_card(
        &self,
        state: &mut State,
        deck: Deck,
        cx: &mut Cx<'_, Zombicide>,
    ) -> Option<CardKind> {
        let kinds = self.pack.kinds_of(deck);
        if state.piles.draw[kinds.clone()].iter().all(|count| *count == 0) {
            if matches!(deck, Deck::Starting | Deck::Pimpweapons) {
                mark!("ZE-AMB-59"); // Pimpweapons are never shuffled again
                return None;
            }
            self.renew(state, deck);
        }
        let weights = &state.piles.draw[kinds.clone()];
        if weights.iter().all(|count| *count == 0) {
            mark!("ZE-AMB-58"); // nothing is left to draw
            return None;
        }
        let tag = match deck {
            Deck::Starting => STARTING_TAG,
            Deck::Equipment => EQUIPMENT_TAG,
            Deck::Pimpweapons => {
                mark!("ZE-DCK-03");
                PIMPWEAPON_TAG
            }
            Deck::SecretService => SECRET_SERVICE_TAG,
        };
        let place = cx.ask(tag, Odds::Weighted(weights));
        let kind = CardKind(kinds.start as u8 + place as u8);
        state.piles.take(kind);
        Some(kind)
    }

    /// Shuffles the discards of a deck (ZE-DCK-01).
    fn renew(&self, state: &mut State, deck: Deck) {
        mark!("ZE-DCK-01");
        for kind in self.pack.kinds_of(deck) {
            state.piles.draw[kind] += std::mem::take(&mut state.piles.discard[kind]);
        }
    }

    /// Puts a card on its discard pile. Starting Equipment leaves the game (ZE-DCK-02).
    pub(crate) fn discard(&self, state: &mut State, kind: CardKind) {
        match self.pack.card(kind).deck {
            Deck::Starting => mark!("ZE-DCK-02"),
            Deck::Equipment | Deck::Pimpweapons | Deck::SecretService => {
                state.piles.discard[kind.index()] += 1;
            }
        }
    }
}
