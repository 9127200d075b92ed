//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Counted, Phrase, RuleId, Seat, Spoken, Usage};

use crate::action::{Action, Target};
use crate::card::{CardId, Effect};
use crate::event::{Event, Happening};
use crate::human::Human;
use crate::place::{Facing, Field};
use crate::refused::{Refused, human_key};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::{Ask, FaceUp, Phase, State};
use crate::token::TokenId;

impl Spoken for Terror {
    fn say_action(&self, state: &State, _seat: Seat, action: &Action) -> Phrase {
        let table = &state.face_up;
        match *action {
            Action::Build { token, at, turned } => {
                faced(self.token("action-build", token), turned).text("at", at)
            }
            Action::Muster { human, at } => about("action-muster", human).text("at", at),
            Action::Raise { at } => Phrase::new(raise_key(table)).text("at", at),
            Action::Face { facing } => match table.ask {
                Some(Ask::Facing { at, .. }) => {
                    faced(Phrase::new("action-face"), facing).text("at", at)
                }
                _ => faced(Phrase::new("action-face"), facing).text("at", ""),
            },
            Action::Go { human, to } => self.say_go(table, human, to),
            Action::Chop { at } => Phrase::new("action-chop").text("at", at),
            Action::Shoot { at } => {
                Phrase::new("action-shoot").text("at", at).number("bullets", table.bullets)
            }
            Action::Heal { human } => about("action-heal", human),
            Action::Finish => match table.human_turn.acting {
                Some((human, lost)) => about("action-finish", human).number("lost", lost),
                None => Phrase::new("action-finish").text("human", "").number("lost", 0),
            },
            Action::End => {
                Phrase::new("action-end").number("quota", table.human_turn.activated + 1)
            }
            Action::Bite { at } => self.with_prey(Phrase::new("action-bite"), table, at),
            Action::Step { at } => self.say_step(table, at),
            Action::Turn { at, facing } => faced(Phrase::new("action-turn"), facing).text("at", at),
            Action::Idle { at } => Phrase::new("action-idle").text("at", at),
            Action::Lift { at } => Phrase::new("action-lift").text("at", at),
            Action::Convert { human } => about("action-convert", human),
            Action::Play { card, target } => self.aimed("action-play", card, target),
        }
    }

    fn say_event(&self, event: &Event) -> Phrase {
        let at_only = |key: &'static str, at: Field| Phrase::new(key).text("at", at);
        let way = |phrase: Phrase, from: Field, to: Field| phrase.text("from", from).text("to", to);
        match event.what {
            Happening::Built { side, token } => {
                by_side(self.token("event-built", token.kind), side).text("at", token.at)
            }
            Happening::SetAside { side, sort } => by_side(Phrase::new("event-set-aside"), side)
                .key("sort", format!("sort-{}", sort.name())),
            Happening::HandsDealt { cards } => Phrase::new("event-dealt").number("cards", cards),
            Happening::Drew { card } => self.card_phrase("event-drew", card),
            Happening::Mustered { human, at } => about("event-mustered", human).text("at", at),
            Happening::Raised { at, pool } => at_only("event-raised", at).number("pool", pool),
            Happening::Faced { at, facing } => faced(at_only("event-faced", at), facing),
            Happening::TurnBegan { side, round } => {
                by_side(Phrase::new("event-turn"), side).number("round", round)
            }
            Happening::Moved { human, from, to } => way(about("event-moved", human), from, to),
            Happening::Pushed { human, from, to } => way(about("event-pushed", human), from, to),
            Happening::Shoved { human, from, to } => way(about("event-shoved", human), from, to),
            Happening::Chopped { at, pool } => at_only("event-chopped", at).number("pool", pool),
            Happening::Shot { from, at, bullets, pool } => at_only("event-shot", at)
                .text("from", from)
                .number("bullets", bullets)
                .number("pool", pool),
            Happening::Slain { at, card, pool } => {
                self.card_phrase("event-slain", card).text("at", at).number("pool", pool)
            }
            Happening::Healed { human } => about("event-healed", human),
            Happening::Escaped { human, at, stars, points } => about("event-escaped", human)
                .text("at", at)
                .number("stars", stars)
                .number("points", points),
            Happening::Searched { human, at, found: true } => {
                self.thing(about("event-found", human)).text("at", at)
            }
            Happening::Searched { human, at, found: false } => {
                about("event-found-nothing", human).text("at", at)
            }
            Happening::Took { human, at } => self.thing(about("event-took", human)).text("at", at),
            Happening::Dropped { at } => self.thing(at_only("event-dropped", at)),
            Happening::Delivered { human, needed } => {
                self.thing(about("event-delivered", human)).number("needed", needed)
            }
            Happening::Finished { human, lost } => {
                about("event-finished", human).number("lost", lost)
            }
            Happening::HumansEnded { activated, quota } => Phrase::new("event-humans-ended")
                .number("activated", activated)
                .number("quota", quota),
            Happening::TerrorMoved { to } => Phrase::new("event-terror-moved").number("to", to),
            Happening::TerrorBegan { at } => Phrase::new("event-terror-began").number("at", at),
            Happening::Stepped { from, to, prey: Some(human) } => {
                way(about("event-chased", human), from, to)
            }
            Happening::Stepped { from, to, prey: None } => {
                way(Phrase::new("event-stepped"), from, to)
            }
            Happening::Turned { at, facing } => faced(at_only("event-turned", at), facing),
            Happening::Idled { at } => at_only("event-idled", at),
            Happening::Bit { at, human, .. } => about("event-bit", human).text("at", at),
            Happening::Shielded { human } => about("event-shielded", human),
            Happening::Wounded { human } => about("event-wounded", human),
            Happening::Died { human } => about("event-died", human),
            Happening::Spent { at, activated, quota } => {
                at_only("event-spent", at).number("activated", activated).number("quota", quota)
            }
            Happening::Due { supermarket, car, anywhere } => Phrase::new("event-due")
                .number("supermarket", supermarket)
                .number("car", car)
                .number("anywhere", anywhere),
            Happening::Lifted { at } => at_only("event-lifted", at),
            Happening::PutDown { at } => at_only("event-put-down", at),
            Happening::NoRoom { count } => Phrase::new("event-no-room").number("count", count),
            Happening::Converted { human, at, pool } => {
                about("event-converted", human).text("at", at).number("pool", pool)
            }
            Happening::DogLost { at } => at_only("event-dog-lost", at),
            Happening::Played { card, target } => {
                by_side(self.aimed("event-played", card, target), card.side())
            }
            Happening::Gained { card, amount } => self.gained(card).number("amount", amount),
            Happening::Won { side } => by_side(Phrase::new("event-won"), side),
        }
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
        let mark = |usage: Usage, card: CardId| Some((card.side().seat(), usage, card.0));
        if let Happening::Drew { card } = event.what {
            mark(Usage::Drawn, card)
        } else if let Happening::Played { card, .. } = event.what {
            mark(Usage::Played, card)
        } else {
            None
        }
    }
}

impl Terror {
    /// Key of the text with a card's name.
    pub fn card_key(&self, card: CardId) -> String {
        format!("card-{}", self.card(card).id)
    }

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
        let mut keys: Vec<String> = PLAIN_KEYS.iter().map(|key| (*key).to_owned()).collect();
        for key in Refused::KEYS {
            keys.push(format!("refusal-{key}"));
            keys.push(format!("refusal-{key}.fix"));
        }
        keys.extend(Human::ALL.map(human_key));
        for card in self.pack.all_cards() {
            keys.push(self.card_key(card));
            keys.push(format!("effect-{}", self.card(card).id));
            let shot = matches!(self.card(card).effect, Effect::SawnOff { .. });
            if !shot && self.card(card).effect.amount().is_some() {
                keys.push(self.gained(card).key.into_owned());
            }
        }
        keys.extend(self.pack.tokens.iter().map(|token| format!("token-{}", token.id)));
        keys
    }

    fn card_phrase(&self, key: &'static str, card: CardId) -> Phrase {
        Phrase::new(key).key("card", self.card_key(card))
    }

    fn token(&self, key: &'static str, token: TokenId) -> Phrase {
        Phrase::new(key).key("token", format!("token-{}", self.pack.token(token).id))
    }

    /// What the car lacks in this scenario.
    fn thing(&self, phrase: Phrase) -> Phrase {
        let thing = self.setup().search.as_ref().map_or("keys", |search| search.thing.name());
        phrase.key("thing", format!("thing-{thing}"))
    }

    fn gained(&self, card: CardId) -> Phrase {
        Phrase::new(format!("gained-{}", self.card(card).id))
    }

    fn aimed(&self, key: &'static str, card: CardId, target: Target) -> Phrase {
        let name = self.card_key(card);
        match target {
            Target::Nothing => Phrase::new(key).key("card", name),
            Target::Zombie(at) => Phrase::new(format!("{key}-at")).key("card", name).text("at", at),
            Target::Human(human) => {
                Phrase::new(format!("{key}-on")).key("card", name).key("human", human_key(human))
            }
        }
    }

    fn say_go(&self, table: &FaceUp, human: Human, to: Field) -> Phrase {
        let from = table.fate(human).alive_at();
        let beyond = from.and_then(|from| to.next(from.towards(to)?));
        let pushed = |key: &'static str| {
            let phrase = about(key, human).text("to", to);
            match beyond {
                Some(beyond) => phrase.text("beyond", beyond),
                None => phrase.text("beyond", ""),
            }
        };
        if table.horde.all().contains(to) {
            pushed("action-push")
        } else if let Some(other) = table.human_at(to) {
            pushed("action-shove").key("other", human_key(other))
        } else if table.ground.car_fields().contains(to) {
            let stars = self.stars(human, table.fate(human).is_wounded());
            about("action-escape", human).text("to", to).number("stars", stars)
        } else {
            about("action-go", human).text("to", to)
        }
    }

    fn say_step(&self, table: &FaceUp, at: Field) -> Phrase {
        let facing = table.horde.facing_of(at);
        let to = facing.and_then(|facing| at.next(facing));
        let way = |phrase: Phrase| {
            let phrase = phrase.text("at", at);
            if let Some(to) = to { phrase.text("to", to) } else { phrase.text("to", "") }
        };
        match facing.and_then(|facing| self.chases(table, at, facing)) {
            Some(human) => way(about("action-chase", human)),
            None => way(Phrase::new("action-step")),
        }
    }

    fn with_prey(&self, phrase: Phrase, table: &FaceUp, at: Field) -> Phrase {
        let prey = table.horde.facing_of(at).and_then(|facing| self.prey(table, at, facing));
        let phrase = phrase.text("at", at);
        match prey {
            Some(human) => phrase.key("human", human_key(human)),
            None => phrase.text("human", ""),
        }
    }
}

/// Keys that need nothing of the pack.
const PLAIN_KEYS: &[&str] = &[
    "game-title",
    "game-pitch",
    "side-zombies",
    "side-humans",
    "half-supermarket",
    "half-car",
    "thing-zombie",
    "thing-obstacle",
    "thing-keys",
    "thing-fuel",
    "special-runner",
    "special-brute",
    "sort-car",
    "sort-bus",
    "sort-sewer",
    "sort-booth",
    "sort-large",
    "sort-small",
    "facing-n",
    "facing-e",
    "facing-s",
    "facing-w",
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
    "action-build",
    "action-muster",
    "action-haunt",
    "action-add",
    "action-ambush",
    "action-put-down",
    "action-face",
    "action-go",
    "action-push",
    "action-shove",
    "action-escape",
    "action-chop",
    "action-shoot",
    "action-heal",
    "action-finish",
    "action-end",
    "action-bite",
    "action-step",
    "action-chase",
    "action-turn",
    "action-idle",
    "action-lift",
    "action-convert",
    "action-play",
    "action-play-at",
    "action-play-on",
    "event-built",
    "event-set-aside",
    "event-dealt",
    "event-drew",
    "event-mustered",
    "event-raised",
    "event-faced",
    "event-turn",
    "event-moved",
    "event-pushed",
    "event-shoved",
    "event-chopped",
    "event-shot",
    "event-slain",
    "event-healed",
    "event-escaped",
    "event-found",
    "event-found-nothing",
    "event-took",
    "event-dropped",
    "event-delivered",
    "event-finished",
    "event-humans-ended",
    "event-terror-moved",
    "event-terror-began",
    "event-chased",
    "event-stepped",
    "event-turned",
    "event-idled",
    "event-bit",
    "event-shielded",
    "event-wounded",
    "event-died",
    "event-spent",
    "event-due",
    "event-lifted",
    "event-put-down",
    "event-no-room",
    "event-converted",
    "event-dog-lost",
    "event-played",
    "event-played-at",
    "event-played-on",
    "event-won",
];

fn raise_key(table: &FaceUp) -> &'static str {
    match (table.ask, table.phase) {
        (Some(Ask::Ambush), _) => "action-ambush",
        (Some(Ask::PutDown { .. }), _) => "action-put-down",
        (_, Phase::Haunt) => "action-haunt",
        _ => "action-add",
    }
}

fn about(key: &'static str, human: Human) -> Phrase {
    Phrase::new(key).key("human", human_key(human))
}

fn by_side(phrase: Phrase, side: Side) -> Phrase {
    phrase.key("side", format!("side-{}", side.name()))
}

fn faced(phrase: Phrase, facing: Facing) -> Phrase {
    phrase.key("facing", format!("facing-{}", facing.letter()))
}
