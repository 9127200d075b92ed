//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Counted, Order, Phrase, Prospect, RuleId, Seat, Spoken, Usage};
use horda_words::{Said, keys};

use crate::action::Action;
use crate::board::beam::Direction;
use crate::board::place::Place;
use crate::board::street::StreetName;
use crate::board::zone::Zone;
use crate::board::zone_name::{Stretch, ZoneName};
use crate::combat::attack::Stage;
use crate::combat::fight::Fight;
use crate::combat::reroll::Reroll;
use crate::equipment::card::{Card, CardKind, Deck, Noise};
use crate::event::{Event, Happening};
use crate::frame::Frame;
use crate::missions::mission::{Colour, Difficulty, EndReason};
use crate::missions::trigger::{Effect, On};
use crate::notation::SEAT_NAMES;
use crate::question::Question;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::state::State;
use crate::survivors::arrangement::{Cards, Exchange};
use crate::survivors::car::CarKind;
use crate::survivors::character::{CharacterId, Type};
use crate::survivors::inventory::Inventory;
use crate::survivors::level::Level;
use crate::survivors::movement::Gait;
use crate::survivors::survivor::Who;
use crate::zombies::activation::Cause;
use crate::zombies::kind::Kind;

/// What an offer is said for: the position.
pub struct Moment<'a> {
    state: &'a State,
}

impl Moment<'_> {
    /// The number of a seat.
    pub(crate) fn seat_name(&self, seat: Seat) -> u8 {
        seat.0 + 1
    }
}

impl Spoken for Zombicide {
    fn say_action(&self, state: &State, _seat: Seat, action: &Action) -> Phrase {
        action.say(self, &Moment { state })
    }

    fn intention(&self, state: &State, _seat: Seat, action: &Action) -> Option<Phrase> {
        self.intend(state, action)
    }

    fn orders(&self, state: &State, seat: Seat) -> Vec<Order> {
        self.orders_for(state, seat)
    }

    fn prospect(&self, state: &State, _seat: Seat, action: &Action) -> Option<Prospect> {
        let attack = self.attack_prospect(state, action);
        attack.or_else(|| self.light_prospect(state, action))
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
        let used = |usage: Usage, card: CardKind| Some((Seat(0), usage, card.0));
        if let Happening::Found { card, .. } = event.what {
            used(Usage::Drawn, card)
        } else if let Happening::Attacked { weapon: Some(card), .. } = event.what {
            used(Usage::Played, card)
        } else if let Happening::Dropped { card, .. } = event.what {
            used(Usage::Discarded, card)
        } else {
            None
        }
    }
}

impl Zombicide {
    /// The skill of a rule, for refusals.
    pub(crate) fn skill_of_rule(&self, rule: &'static str) -> Skill {
        Skill::all().find(|skill| skill.feature().rule == rule).unwrap_or_default()
    }

    /// What the car of a number is, for offers.
    pub(crate) fn car_kind(&self, number: u8) -> CarKind {
        let cars = &self.mission().cars;
        cars.get(usize::from(number).wrapping_sub(1)).map_or(CarKind::Muscle, |car| car.kind)
    }

    pub(crate) fn say_move(&self, now: &Moment<'_>, to: Zone) -> Phrase {
        let Some(turn) = now.state.turn() else {
            return to.say(self, "to", Phrase::new("action-move"));
        };
        let here = now.state.survivor(turn.who).zone;
        let slippery = self.has(now.state, turn.who, |it| it.stride.slippery);
        let walk = self.walk(now.state, turn.who, Gait::Walk);
        let climb = self.climb(now.state, here, to, walk);
        let cost = self.surcharge(now.state, turn.who, slippery) + climb + 1;
        let key = if now.state.zombies_at(to) > 0 {
            "action-move-into"
        } else if now.state.zombies_at(here) > 0 {
            "action-move-away"
        } else {
            "action-move"
        };
        to.say(self, "to", Phrase::new(key)).number("cost", cost)
    }

    /// Names of cards; an empty weapon is called so.
    fn card_names<'c>(&self, cards: impl IntoIterator<Item = &'c Card>) -> Vec<String> {
        let name = |card: &Card| {
            let empty = if card.empty { "-empty" } else { "" };
            format!("card-{}{empty}", self.pack.card(card.kind).name)
        };
        let names: Vec<String> = cards.into_iter().map(name).collect();
        if names.is_empty() { vec!["cards-none".to_owned()] } else { names }
    }

    pub(crate) fn say_arrange(&self, now: &Moment<'_>, to: Inventory) -> Phrase {
        let slots = |key: &'static str| {
            let hand = self.card_names(to.hand.iter());
            Phrase::new(key).keys("hand", hand).keys("backpack", self.card_names(&*to.backpack))
        };
        let Some(Frame::Found { who, cards, .. }) = now.state.stack.last() else {
            return slots("action-arrange");
        };
        let own = now.state.survivor(*who).inventory;
        let mut left: Cards = own.all().chain(cards.iter().copied()).collect();
        for card in to.all() {
            if let Some(place) = left.iter().position(|it| *it == card) {
                left.remove(place);
            }
        }
        let drops = self.card_names(&*left);
        match (left.is_empty(), to == own) {
            (true, _) => slots("action-stow"),
            (false, true) => Phrase::new("action-leave-all").keys("drops", drops),
            (false, false) => slots("action-stow-drop").keys("drops", drops),
        }
    }

    /// Cards that the Survivor of the Turn gives and takes.
    pub(crate) fn say_trade(&self, now: &Moment<'_>, with: CharacterId, to: Exchange) -> Phrase {
        let own = now.state.turn().map(|turn| now.state.survivor(turn.who).inventory);
        let own = own.unwrap_or_default();
        let (gives, takes) = (own.without(&to.own), to.own.without(&own));
        let phrase = |key: &'static str| with.say(self, "with", Phrase::new(key));
        let (given, taken) = (self.card_names(&*gives), self.card_names(&*takes));
        match (gives.is_empty(), takes.is_empty()) {
            (true, true) => phrase("action-trade-slots"),
            (false, true) => phrase("action-trade-give").keys("gives", given),
            (true, false) => phrase("action-trade-take").keys("takes", taken),
            (false, false) => phrase("action-trade").keys("gives", given).keys("takes", taken),
        }
    }

    /// A partner reads what it would get and give.
    pub(crate) fn say_agree(&self, now: &Moment<'_>) -> Phrase {
        match now.state.stack.last() {
            Some(Frame::Offer { with, .. }) => {
                let to = &now.state.offered;
                let own = now.state.survivor(*with).inventory;
                let takes = self.card_names(&*to.partner.without(&own));
                let gives = self.card_names(&*own.without(&to.partner));
                Phrase::new("action-agree-trade").keys("takes", takes).keys("gives", gives)
            }
            Some(Frame::AskFor { who, seat }) => {
                let who = now.state.survivor(*who).character;
                let phrase = who.say(self, "who", Phrase::new("action-agree-yield"));
                phrase.number("seat", self.seat_number(*seat))
            }
            Some(Frame::Pull { .. }) => Phrase::new("action-agree-come"),
            Some(Frame::Mend { who, asked }) => {
                let patient = self.next_mended(now.state, *who, *asked).unwrap_or(*who);
                let patient = now.state.survivor(patient).character;
                patient.say(self, "who", Phrase::new("action-agree-heal"))
            }
            _ => Phrase::new("action-agree"),
        }
    }

    pub(crate) fn say_end(&self, now: &Moment<'_>) -> Phrase {
        match now.state.turn().map(|turn| turn.budget.total()) {
            Some(left) if left > 0 => Phrase::new("action-end-lost").number("left", left),
            _ => Phrase::new("action-end"),
        }
    }

    pub(crate) fn say_keep(&self, now: &Moment<'_>) -> Phrase {
        let breaks = now.state.attack.is_some_and(|attack| attack.stage == Stage::Breaks);
        Phrase::new(if breaks { "action-keep-breaks" } else { "action-keep" })
    }

    pub(crate) fn say_decline(&self, now: &Moment<'_>) -> Phrase {
        Phrase::new(match now.state.stack.last() {
            _ if now.state.attack.is_some() => "action-decline-light",
            Some(Frame::Card(_)) => "action-decline-react",
            Some(Frame::Step { .. }) => "action-decline-step",
            Some(Frame::Heal { .. } | Frame::Mend { .. }) => "action-decline-heal",
            Some(Frame::Strike { .. }) => "action-decline-strike",
            Some(Frame::Found { .. }) => "action-decline-card",
            Some(Frame::Exit { .. }) => "action-stay-on-board",
            Some(Frame::Light { .. }) => "action-decline-light",
            _ => "action-decline",
        })
    }

    /// Switching it on, or using it for the Action under way.
    pub(crate) fn say_light(&self, now: &Moment<'_>, to: Direction) -> Phrase {
        let asked = matches!(self.question(now.state), Some(Question::Light { .. }));
        let key = if asked { "action-light-use" } else { "action-light" };
        to.say(self, "to", Phrase::new(key))
    }

    pub(crate) fn say_choice(&self, now: &Moment<'_>, number: u8) -> Phrase {
        let phrase = Phrase::new("action-choose");
        match self.ways(now.state).get(usize::from(number).wrapping_sub(1)) {
            Some(way) => way.text.say(self, "way", phrase),
            None => phrase,
        }
    }

    /// Who would start there.
    pub(crate) fn say_place(&self, now: &Moment<'_>, at: Zone) -> Phrase {
        let phrase = at.say(self, "at", Phrase::new("action-place"));
        match now.state.stack.last() {
            Some(Frame::Place { next }) => {
                let who = now.state.survivor(Who(*next)).character;
                who.say(self, "who", phrase)
            }
            _ => phrase,
        }
    }

    /// What the mission tells first, or what has set the effect off.
    pub(crate) fn say_next(&self, now: &Moment<'_>, number: u8) -> Phrase {
        let Some(trigger) = self.waiting_trigger(now.state, number) else {
            return Phrase::new("action-next").number("number", number);
        };
        let place = |key: &'static str, at: Zone| at.say(self, "at", Phrase::new(key));
        let phrase = match (trigger.effects.first(), trigger.on) {
            (Some(Effect::Say(text)), _) => text.say(self, "what", Phrase::new("action-next")),
            (_, On::Round) => Phrase::new("action-next-round"),
            (_, On::EndPhase) => Phrase::new("action-next-end-phase"),
            (_, On::Taken(colour)) => colour.say(self, "colour", Phrase::new("action-next-taken")),
            (_, On::TakenAt(objective)) => place(
                "action-next-taken-at",
                self.mission().objectives[usize::from(objective)].zone,
            ),
            (_, On::Opened(door)) => door.say(self, "door", Phrase::new("action-next-opened")),
            (_, On::Arrived(at)) => place("action-next-arrived", at),
            (_, On::Killed(kind)) => kind.say(self, "kind", Phrase::new("action-next-killed")),
            (_, On::AbominationKilled) => Phrase::new("action-next-abomination"),
            (_, On::Burnt(at)) => place("action-next-burnt", at),
            (_, On::Hour(_)) => Phrase::new("action-next-hour"),
            (_, On::Night(true)) => Phrase::new("action-next-night"),
            (_, On::Night(false)) => Phrase::new("action-next-day"),
            // Cards and Notes begin with their words.
            (_, On::Card(_) | On::Note(_)) => Phrase::new("action-next"),
        };
        phrase.number("number", number)
    }

    /// Every key that this game may ask for, so that the texts can be checked.
    pub fn text_keys(&self) -> Vec<String> {
        let nouns: [&[&str]; 19] = [
            &Kind::KEYS,
            &Level::KEYS,
            &Fight::KEYS,
            &Reroll::KEYS,
            &Cause::KEYS,
            &Colour::KEYS,
            &Difficulty::KEYS,
            &EndReason::KEYS,
            &Type::KEYS,
            &Deck::KEYS,
            &CarKind::KEYS,
            &Noise::KEYS,
            &Place::KEYS,
            &StreetName::KEYS,
            &Stretch::KEYS,
            &ZoneName::KEYS,
            &Question::KEYS,
            &crate::bots::intention::KEYS,
            Refused::KEYS,
        ];
        let plain = nouns.into_iter().flatten().map(|key| (*key).to_owned());
        let mut all: Vec<String> =
            plain.chain(keys(Action::FORMS)).chain(keys(Happening::FORMS)).collect();
        all.extend(keys(crate::bots::order::Order::FORMS));
        all.extend(crate::combat::prospect::KEYS.map(str::to_owned));
        all.extend(crate::washington::light_odds::KEYS.map(str::to_owned));
        all.extend(crate::missions::card::CARD_KEYS.map(str::to_owned));
        all.extend(
            [
                "game-title",
                "game-pitch",
                "goal-team",
                "cards-none",
                "gate-between",
                "gate-of",
                "direction-wall",
            ]
            .map(str::to_owned),
        );
        all.extend(self.pack.cards.iter().map(|card| format!("card-{}", card.name)));
        let reloaded = self.pack.cards.iter().filter(|card| card.reload);
        all.extend(reloaded.map(|card| format!("card-{}-empty", card.name)));
        all.extend(SEAT_NAMES.map(|seat| format!("side-{seat}")));
        all.extend(Question::RULES.map(|rule| format!("ask-{rule}")));
        all.extend(self.pack.characters.iter().map(|it| format!("survivor-{}", it.id)));
        all.extend(self.pack.zombie_cards.iter().map(|it| format!("zombie-card-{}", it.id)));
        for skill in Skill::all() {
            let id = skill.feature().id;
            all.extend([format!("skill-{id}"), format!("skill-{id}-text")]);
        }
        for mission in &self.pack.missions {
            all.extend(mission.text_keys());
        }
        all.sort();
        all.dedup();
        all
    }
}
