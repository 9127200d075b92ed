//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_kit::{Notation, Unreadable};
use horda_words::{Vocabulary, about, named_by_pack, no_such, notation, unknown_tag};

use crate::action::Action;
use crate::build::HAND_TAGS;
use crate::card::{CARDS, CardId};
use crate::event::Happening;
use crate::facts::FACTS;
use crate::refused::Refused;
use crate::rules::Terror;
use crate::side::Side;
use crate::token::TokenId;

/// What a search token can be.
const FOUND: [&str; 2] = ["nothing", "something"];

named_by_pack! { Terror: CardId, "card", card, read_card }
named_by_pack! { Terror: TokenId, "token", token, read_token }

impl Notation for Terror {
    notation! { Action, Happening }

    fn seat_names(&self) -> &'static [&'static str] {
        &["zombies", "humans"]
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        let card = |side: Side| CardId::new(side, answer as u8);
        match side_of(tag) {
            Some(side) if (answer as usize) < CARDS => self.card(card(side)).id.clone(),
            _ if tag == "search" && answer < 2 => FOUND[answer as usize].into(),
            _ => answer.to_string(),
        }
    }

    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable> {
        if tag == "search" {
            let found = FOUND.iter().position(|found| *found == text);
            let complaint = || no_such("find", text, FOUND);
            return found.map(|index| index as u32).ok_or_else(complaint);
        }
        let Some(side) = side_of(tag) else {
            return Err(unknown_tag(tag, &["zombies.card", "humans.card", "search"]));
        };
        Ok(u32::from(self.read_own(side, text)?.slot()))
    }
}

impl Terror {
    /// Everything that can be written about this game.
    pub fn vocabulary() -> Vocabulary {
        Vocabulary {
            facts: about(FACTS).collect(),
            actions: Action::FORMS,
            events: Happening::FORMS,
            refusals: Refused::REASONS,
        }
    }

    /// A card of this side.
    pub(crate) fn read_own(&self, side: Side, name: &str) -> Result<CardId, Unreadable> {
        let card = self.pack.read_card(name)?;
        let foreign = || Unreadable::new(format!("\"{name}\" is no card of the {}", side.name()));
        Some(card).filter(|card| card.side() == side).ok_or_else(foreign)
    }
}

fn side_of(tag: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| HAND_TAGS[side.index()].0 == tag)
}
