//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Counted, Phrase, RuleId, Seat, Spoken, Usage};
use horda_words::{Said, keys};

use crate::action::Action;
use crate::card::{CardId, Effect};
use crate::event::{Event, Happening};
use crate::human::Human;
use crate::place::{Facing, Field, Half};
use crate::refused::{Blocker, Refused};
use crate::rules::Terror;
use crate::setup::Thing;
use crate::side::Side;
use crate::state::{Ask, FaceUp, Phase, Special, State};
use crate::token::Sort;

impl Spoken for Terror {
    fn say_action(&self, state: &State, _seat: Seat, action: &Action) -> Phrase {
        action.say(self, &state.face_up)
    }

    fn say_event(&self, event: &Event) -> Phrase {
        event.what.say(self)
    }

    fn cause(&self, event: &Event) -> RuleId {
        event.rule
    }
}

impl Counted for Terror {
    fn items(&self) -> Vec<String> {
        self.pack.cards.iter().map(|card| card.id.clone()).collect()
    }

    fn usage(&self, event: &Event) -> Option<(Seat, Usage, u8)> {
        let used = |usage: Usage, card: CardId| Some((card.side().seat(), usage, card.0));
        if let Happening::Drew { card } = event.what {
            used(Usage::Drawn, card)
        } else if let Happening::Played { card, .. } = event.what {
            used(Usage::Played, card)
        } else {
            None
        }
    }
}

impl Terror {
    /// What a card does, with its number filled in.
    pub fn say_effect(&self, card: CardId) -> Phrase {
        let phrase = Phrase::new(format!("effect-{}", self.card(card).id));
        match self.card(card).effect.amount() {
            Some(amount) => phrase.number("amount", amount),
            None => phrase,
        }
    }

    /// Every key that this game may ask for, so that the texts can be checked.
    pub fn text_keys(&self) -> Vec<String> {
        let names = [&Side::KEYS[..], &Half::KEYS, &Thing::KEYS, &Special::KEYS, &Sort::KEYS];
        let more = [&Facing::KEYS[..], &Human::KEYS, &Blocker::KEYS, PLAIN_KEYS, Refused::KEYS];
        let plain = names.into_iter().chain(more).flatten().map(|key| (*key).to_owned());
        let mut all: Vec<String> =
            plain.chain(keys(Action::FORMS)).chain(keys(Happening::FORMS)).collect();
        for card in self.pack.all_cards() {
            let id = &self.card(card).id;
            all.extend([format!("card-{id}"), format!("effect-{id}")]);
            let shot = matches!(self.card(card).effect, Effect::SawnOff { .. });
            if !shot && self.card(card).effect.amount().is_some() {
                all.push(format!("gained-{id}"));
            }
        }
        all.extend(self.pack.tokens.iter().map(|token| format!("token-{}", token.id)));
        all
    }

    /// What the car lacks in this scenario.
    pub(crate) fn thing(&self) -> Thing {
        self.setup().search.as_ref().map_or(Thing::Keys, |search| search.thing)
    }

    /// Whom the zombie on this field sees.
    pub(crate) fn prey_at(&self, table: &FaceUp, at: Field) -> Option<Human> {
        table.horde.facing_of(at).and_then(|facing| self.prey(table, at, facing))
    }

    pub(crate) fn say_gained(&self, card: CardId, amount: u8) -> Phrase {
        Phrase::new(format!("gained-{}", self.card(card).id)).number("amount", amount)
    }

    pub(crate) fn say_raise(&self, table: &FaceUp, at: Field) -> Phrase {
        let key = match (table.ask, table.phase) {
            (Some(Ask::Ambush), _) => "action-ambush",
            (Some(Ask::PutDown { .. }), _) => "action-put-down",
            (_, Phase::Haunt) => "action-haunt",
            _ => "action-add",
        };
        Phrase::new(key).text("at", at)
    }

    pub(crate) fn say_finish(&self, table: &FaceUp) -> Phrase {
        let (human, lost) = table.human_turn.acting.unzip();
        human.say(self, "human", Phrase::new("action-finish")).number("lost", lost.unwrap_or(0))
    }

    pub(crate) fn say_go(&self, table: &FaceUp, human: Human, to: Field) -> Phrase {
        let from = table.fate(human).alive_at();
        let beyond = from.and_then(|from| to.next(from.towards(to)?));
        let go = |key: &'static str| Phrase::new(key).key("human", human.key()).text("to", to);
        if table.horde.all().contains(to) {
            beyond.say(self, "beyond", go("action-push"))
        } else if let Some(other) = table.human_at(to) {
            beyond.say(self, "beyond", go("action-shove")).key("other", other.key())
        } else if table.ground.car_fields().contains(to) {
            let stars = self.stars(human, table.fate(human).is_wounded());
            go("action-escape").number("stars", stars)
        } else {
            go("action-go")
        }
    }

    pub(crate) fn say_step(&self, table: &FaceUp, at: Field) -> Phrase {
        let facing = table.horde.facing_of(at);
        let to = facing.and_then(|facing| at.next(facing));
        let step = |phrase: Phrase| to.say(self, "to", phrase.text("at", at));
        match facing.and_then(|facing| self.chases(table, at, facing)) {
            Some(human) => step(Phrase::new("action-chase")).key("human", human.key()),
            None => step(Phrase::new("action-step")),
        }
    }
}

/// Keys that stand for nothing that happens.
const PLAIN_KEYS: &[&str] = &[
    "game-title",
    "game-pitch",
    "step-build",
    "step-muster",
    "step-haunt",
    "step-humans",
    "step-movement",
    "step-adding",
    "step-tidying",
    "step-facing",
    "step-ambush",
    "step-put-down",
    "step-replace",
];
