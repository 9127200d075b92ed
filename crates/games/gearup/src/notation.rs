//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_kit::{Notation, Unreadable};
use horda_words::{Readable, Vocabulary, about, notation, unknown_tag};

use crate::action::Action;
use crate::boss_turn::BOSS_TAGS;
use crate::card::{Class, Letter};
use crate::event::Happening;
use crate::facts::{BOSS_FACTS, FACTS, OWNED, SEAT_FACTS};
use crate::muster::{COMPANION_TAG, SURVIVOR_TAG};
use crate::pack::PHASE_ONE;
use crate::refused::Refused;
use crate::rules::GearUp;
use crate::seat::SEAT_NAMES;
use crate::sheet::SurvivorId;
use crate::spawn::DECK_TAGS;
use crate::turn::{SPAWN_TAG, TURN_TAG};

type Read<T> = Result<T, Unreadable>;

/// Everything that luck is asked for.
const TAGS: [&str; 8] =
    ["turn", "spawn", "boss-1", "boss-2", "standard", "special", "survivor", "companion"];

impl Notation for GearUp {
    notation! { Action, Happening }

    fn seat_names(&self) -> &'static [&'static str] {
        &SEAT_NAMES[..usize::from(self.crew)]
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        let at = answer as usize;
        if let Some(class) = class_of(tag) {
            return self.pack.card(self.pack.in_slot(class, answer as u8)).id.clone();
        }
        if tag == SPAWN_TAG.0 {
            return Letter::ALL[at].name().to_owned();
        }
        if tag == SURVIVOR_TAG.0 || tag == COMPANION_TAG.0 {
            return self.pack.survivors[at].id.clone();
        }
        if tag == BOSS_TAGS[1].0 { (at - PHASE_ONE + 1).to_string() } else { (at + 1).to_string() }
    }

    fn read_answer(&self, tag: &str, text: &str) -> Read<u32> {
        if let Some(class) = class_of(tag) {
            let card = self.pack.read_card(text)?;
            if self.pack.card(card).breed.class() != class {
                return Err(Unreadable::new(format!("\"{text}\" is no {} card", class.name())));
            }
            return Ok(self.pack.slot(card) as u32);
        }
        if tag == SPAWN_TAG.0 {
            return Ok(Letter::read(self, text)? as u32);
        }
        if tag == SURVIVOR_TAG.0 || tag == COMPANION_TAG.0 {
            return Ok(u32::from(SurvivorId::read(self, text)?.0));
        }
        let (from, count) = match tag {
            _ if tag == TURN_TAG.0 => (0, self.pack.turns.len()),
            _ if tag == BOSS_TAGS[0].0 => (0, PHASE_ONE),
            _ if tag == BOSS_TAGS[1].0 => (PHASE_ONE, self.pack.boss_cards.len() - PHASE_ONE),
            _ => return Err(unknown_tag(tag, &TAGS)),
        };
        let number = text.parse().ok().filter(|number| (1..=count).contains(number));
        let complaint = || Unreadable::new(format!("\"{text}\" is no card from 1 to {count}"));
        number.map(|number: usize| (from + number - 1) as u32).ok_or_else(complaint)
    }
}

impl GearUp {
    /// Everything that can be written about this game.
    pub fn vocabulary() -> Vocabulary {
        let facts = about(FACTS).chain(about(BOSS_FACTS)).chain(OWNED).chain(about(SEAT_FACTS));
        Vocabulary {
            facts: facts.collect(),
            actions: Action::FORMS,
            events: Happening::FORMS,
            refusals: Refused::REASONS,
        }
    }
}

fn class_of(tag: &str) -> Option<Class> {
    Class::ALL.into_iter().find(|class| DECK_TAGS[class.index()].0 == tag)
}
