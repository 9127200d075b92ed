//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_kit::{Notation, Unreadable};
use horda_words::{Vocabulary, about, named_by_pack, notation, unknown_tag};

use crate::action::Action;
use crate::card::{CardId, KINDS, Side};
use crate::event::Happening;
use crate::facts::FACTS;
use crate::refused::Refused;
use crate::rules::Zombiaki;

named_by_pack! { Zombiaki: CardId, "card", card, read }

impl Notation for Zombiaki {
    notation! { Action, Happening }

    fn seat_names(&self) -> &'static [&'static str] {
        &["zombies", "humans"]
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        let card = side_of(tag)
            .and_then(|side| self.pack.by_index(side.index() * KINDS + answer as usize));
        card.map_or_else(|| answer.to_string(), |card| self.card(card).id.clone())
    }

    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable> {
        let Some(side) = side_of(tag) else {
            return Err(unknown_tag(tag, &["zombies.draw", "humans.draw", "zombies.look"]));
        };
        Ok(u32::from(self.read_own(side, text)?.kind()))
    }
}

impl Zombiaki {
    /// Everything that can be written about this game.
    pub fn vocabulary() -> Vocabulary {
        Vocabulary {
            facts: about(FACTS).collect(),
            actions: Action::FORMS,
            events: Happening::FORMS,
            refusals: Refused::REASONS,
        }
    }

    /// A card of this side's deck.
    pub(crate) fn read_own(&self, side: Side, name: &str) -> Result<CardId, Unreadable> {
        self.check_own(side, self.pack.read(name)?)
    }

    /// The same card, if it is of this side's deck.
    pub(crate) fn check_own(&self, side: Side, card: CardId) -> Result<CardId, Unreadable> {
        let (id, deck) = (&self.card(card).id, side.name());
        let foreign = || Unreadable::new(format!("\"{id}\" is not in the {deck} deck"));
        Some(card).filter(|card| card.owner() == side).ok_or_else(foreign)
    }
}

fn side_of(tag: &str) -> Option<Side> {
    match tag {
        "zombies.draw" | "zombies.look" => Some(Side::Zombies),
        "humans.draw" => Some(Side::Humans),
        _ => None,
    }
}
