//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Counted, Phrase, RuleId, Seat, Spoken, Usage};
use horda_words::{Said, keys, write_list};

use crate::action::Action;
use crate::board::zone::Zone;
use crate::combat::fight::Fight;
use crate::combat::reroll::Reroll;
use crate::equipment::card::{Deck, Noise};
use crate::event::{Event, Happening};
use crate::frame::Frame;
use crate::missions::mission::{Colour, Difficulty, EndReason};
use crate::question::Question;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::state::State;
use crate::survivors::arrangement::Exchange;
use crate::survivors::character::Type;
use crate::survivors::inventory::Inventory;
use crate::survivors::level::Level;
use crate::zombies::activation::Cause;
use crate::zombies::kind::Kind;
use crate::zombies::why::Lure;

/// What an offer is said for: the position and the rules.
pub struct Moment<'a> {
    rules: &'a Zombicide,
    state: &'a State,
}

impl Moment<'_> {
    /// The number of a seat.
    pub(crate) fn seat_name(&self, seat: Seat) -> u8 {
        seat.0 + 1
    }

    /// Cards that the Survivor of the Turn gives away in a trade.
    pub(crate) fn gives(&self, to: &Exchange) -> CardList {
        self.moved(to, false)
    }

    /// Cards that it takes.
    pub(crate) fn takes(&self, to: &Exchange) -> CardList {
        self.moved(to, true)
    }

    fn moved(&self, to: &Exchange, takes: bool) -> CardList {
        let Some(turn) = self.state.turn() else { return CardList(String::new()) };
        let now = self.state.survivor(turn.who).inventory;
        let cards = if takes { to.own.without(&now) } else { now.without(&to.own) };
        CardList(write_list(self.rules, cards.iter().copied()))
    }
}

/// A list of cards as it is written.
impl<R: ?Sized> Said<R> for CardList {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.text(name, &self.0)
    }
}

/// Names of cards.
pub(crate) struct CardList(String);

impl Spoken for Zombicide {
    fn say_action(&self, state: &State, _seat: Seat, action: &Action) -> Phrase {
        action.say(self, &Moment { rules: self, state })
    }

    fn say_event(&self, event: &Event) -> Phrase {
        event.what.say(self)
    }

    fn cause(&self, event: &Event) -> RuleId {
        event.rule
    }
}

impl Counted for Zombicide {
    fn items(&self) -> Vec<String> {
        self.pack.cards.iter().map(|card| card.id.clone()).collect()
    }

    fn usage(&self, event: &Event) -> Option<(Seat, Usage, u8)> {
        match event.what {
            Happening::Found { card, .. } => Some((Seat(0), Usage::Drawn, card.0)),
            Happening::Attacked { weapon: Some(card), .. } => {
                Some((Seat(0), Usage::Played, card.0))
            }
            Happening::Dropped { card, .. } => Some((Seat(0), Usage::Discarded, card.0)),
            _ => None,
        }
    }
}

impl Zombicide {
    /// The skill of a rule, for refusals.
    pub(crate) fn skill_of_rule(&self, rule: &'static str) -> Skill {
        Skill::all().find(|skill| skill.feature().rule == rule).unwrap_or_default()
    }

    pub(crate) fn say_move(&self, now: &Moment<'_>, to: Zone) -> Phrase {
        let Some(turn) = now.state.turn() else {
            return to.say(self, "to", Phrase::new("action-move"));
        };
        let here = now.state.survivor(turn.who).zone;
        let slippery = self.has(now.state, turn.who, |it| it.stride.slippery);
        let cost = self.surcharge(now.state, turn.who, slippery) + 1;
        let key = if now.state.zombies_at(to) > 0 {
            "action-move-into"
        } else if now.state.zombies_at(here) > 0 {
            "action-move-away"
        } else {
            "action-move"
        };
        to.say(self, "to", Phrase::new(key)).number("cost", cost)
    }

    pub(crate) fn say_arrange(&self, now: &Moment<'_>, to: Inventory) -> Phrase {
        let list = |cards: &[crate::equipment::card::Card]| write_list(self, cards.iter().copied());
        let key = match now.state.stack.last() {
            Some(Frame::Found { who, .. }) => {
                if to == now.state.survivor(*who).inventory {
                    "action-leave-all"
                } else {
                    "action-stow"
                }
            }
            _ => "action-arrange",
        };
        Phrase::new(key).text("hand", list(&to.hand)).text("backpack", list(&to.backpack))
    }

    pub(crate) fn say_end(&self, now: &Moment<'_>) -> Phrase {
        match now.state.turn().map(|turn| turn.budget.total()) {
            Some(left) if left > 0 => Phrase::new("action-end-lost").number("left", left),
            _ => Phrase::new("action-end"),
        }
    }

    pub(crate) fn say_decline(&self, now: &Moment<'_>) -> Phrase {
        Phrase::new(match now.state.stack.last() {
            Some(Frame::Card(_)) => "action-decline-react",
            Some(Frame::Step { .. }) => "action-decline-step",
            Some(Frame::Heal { .. } | Frame::Mend { .. }) => "action-decline-heal",
            Some(Frame::Strike { .. }) => "action-decline-strike",
            Some(Frame::Found { .. }) => "action-decline-card",
            Some(Frame::Exit { .. }) => "action-stay-on-board",
            _ => "action-decline",
        })
    }

    pub(crate) fn say_choice(&self, now: &Moment<'_>, number: u8) -> Phrase {
        let phrase = Phrase::new("action-choose");
        let Some(Frame::Choice { trigger, .. }) = now.state.stack.last() else { return phrase };
        match self.ways_of(*trigger).get(usize::from(number).wrapping_sub(1)) {
            Some(way) => way.text.say(self, "way", phrase),
            None => phrase,
        }
    }

    /// Every key that this game may ask for, so that the texts can be checked.
    pub fn text_keys(&self) -> Vec<String> {
        let nouns: [&[&str]; 14] = [
            &Kind::KEYS,
            &Level::KEYS,
            &Fight::KEYS,
            &Reroll::KEYS,
            &Cause::KEYS,
            &Lure::KEYS,
            &Colour::KEYS,
            &Difficulty::KEYS,
            &EndReason::KEYS,
            &Type::KEYS,
            &Deck::KEYS,
            &Noise::KEYS,
            &Question::KEYS,
            Refused::KEYS,
        ];
        let plain = nouns.into_iter().flatten().map(|key| (*key).to_owned());
        let mut all: Vec<String> =
            plain.chain(keys(Action::FORMS)).chain(keys(Happening::FORMS)).collect();
        all.extend(["game-title".to_owned(), "game-pitch".to_owned()]);
        all.extend(self.pack.cards.iter().map(|card| format!("card-{}", card.name)));
        all.extend(self.pack.characters.iter().map(|it| format!("survivor-{}", it.id)));
        all.extend(self.pack.zombie_cards.iter().map(|it| format!("zombie-card-{}", it.id)));
        for skill in Skill::all() {
            let id = skill.feature().id;
            all.extend([format!("skill-{id}"), format!("skill-{id}-text")]);
        }
        for mission in &self.pack.missions {
            all.extend(["title", "story"].map(|what| format!("mission-{}-{what}", mission.id)));
            all.extend(mission.texts.iter().map(|text| format!("mission-{text}")));
        }
        all.sort();
        all.dedup();
        all
    }
}
