//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_content::{did_you_mean, no_such, unreadable_action};
use horda_kit::{Cx, Facts, Notation, Unreadable};

use crate::action::{Action, Target};
use crate::build::HAND_TAGS;
use crate::card::{CARDS, CardId};
use crate::event::{Event, Happening};
use crate::human::{Human, read_human};
use crate::place::{Facing, Field, read_facing, read_field};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::State;
use crate::token::Token;

/// What a search token can be.
const FOUND: [&str; 2] = ["nothing", "something"];

const EVENT_VERBS: &[&str] = &[
    "built",
    "set-aside",
    "dealt",
    "drew",
    "mustered",
    "raised",
    "faced",
    "turn",
    "moved",
    "pushed",
    "shoved",
    "chopped",
    "shot",
    "slain",
    "healed",
    "escaped",
    "searched",
    "took",
    "dropped",
    "delivered",
    "finished",
    "humans-ended",
    "terror",
    "terror-began",
    "stepped",
    "turned",
    "idled",
    "bit",
    "shielded",
    "wounded",
    "died",
    "spent",
    "due",
    "lifted",
    "put-down",
    "no-room",
    "converted",
    "dog-lost",
    "played",
    "gained",
    "won",
];

impl Notation for Terror {
    fn seat_names(&self) -> &'static [&'static str] {
        &["zombies", "humans"]
    }

    fn write_action(&self, action: &Action) -> String {
        match *action {
            Action::Build { token, at, turned } => {
                format!("build {}", self.write_token(Token { kind: token, at, turned }))
            }
            Action::Muster { human, at } => format!("muster {} {at}", human.name()),
            Action::Raise { at } => format!("raise {at}"),
            Action::Face { facing } => format!("face {}", facing.letter()),
            Action::Go { human, to } => format!("go {} {to}", human.name()),
            Action::Chop { at } => format!("chop {at}"),
            Action::Shoot { at } => format!("shoot {at}"),
            Action::Heal { human } => format!("heal {}", human.name()),
            Action::Finish => "finish".into(),
            Action::End => "end".into(),
            Action::Bite { at } => format!("bite {at}"),
            Action::Step { at } => format!("step {at}"),
            Action::Turn { at, facing } => format!("turn {at} {}", facing.letter()),
            Action::Idle { at } => format!("idle {at}"),
            Action::Lift { at } => format!("lift {at}"),
            Action::Convert { human } => format!("convert {}", human.name()),
            Action::Play { card, target } => format!("play {}", self.write_play(card, target)),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["build", token, at, turned] => Action::Build {
                token: self.pack.read_token(token)?,
                at: field(at)?,
                turned: facing(turned)?,
            },
            ["muster", who, at] => Action::Muster { human: human(who)?, at: field(at)? },
            ["raise", at] => Action::Raise { at: field(at)? },
            ["face", way] => Action::Face { facing: facing(way)? },
            ["go", who, to] => Action::Go { human: human(who)?, to: field(to)? },
            ["chop", at] => Action::Chop { at: field(at)? },
            ["shoot", at] => Action::Shoot { at: field(at)? },
            ["heal", who] => Action::Heal { human: human(who)? },
            ["finish"] => Action::Finish,
            ["end"] => Action::End,
            ["bite", at] => Action::Bite { at: field(at)? },
            ["step", at] => Action::Step { at: field(at)? },
            ["turn", at, way] => Action::Turn { at: field(at)?, facing: facing(way)? },
            ["idle", at] => Action::Idle { at: field(at)? },
            ["lift", at] => Action::Lift { at: field(at)? },
            ["convert", who] => Action::Convert { human: human(who)? },
            ["play", card] => {
                Action::Play { card: self.pack.read_card(card)?, target: Target::Nothing }
            }
            ["play", card, at] => {
                Action::Play { card: self.pack.read_card(card)?, target: target(at)? }
            }
            [_, ..] => return Err(unreadable_action(text, &USAGES)),
            [] => return Err(Unreadable::new("an action is missing").hint("for example: end")),
        })
    }

    fn action_verbs(&self) -> Vec<&'static str> {
        USAGES.iter().map(|(verb, _)| *verb).collect()
    }

    fn event_verbs(&self) -> Vec<&'static str> {
        EVENT_VERBS.to_vec()
    }

    fn write_event(&self, event: &Event) -> String {
        self.write_happening(event.what)
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
            let known = ["zombies.card", "humans.card", "search"];
            let complaint = Unreadable::new(format!("no rule asks luck for \"{tag}\""));
            let hint = did_you_mean(tag, known).unwrap_or_else(|| known.join(", "));
            return Err(complaint.hint(hint));
        };
        let card = self.pack.read_card(text)?;
        if card.side() != side {
            return Err(Unreadable::new(format!("\"{text}\" is no card of the {}", side.name())));
        }
        Ok(u32::from(card.slot()))
    }

    fn facts(&self, state: &State) -> Facts {
        self.write_facts(state)
    }

    fn position(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        self.read_facts(facts)
    }

    fn run_on(&self, state: &mut State, cx: &mut Cx<'_, Event>) {
        self.run(state, cx);
    }
}

impl Terror {
    /// `bus C6 e`.
    pub(crate) fn write_token(&self, token: Token) -> String {
        format!("{} {} {}", self.pack.token(token.kind).id, token.at, token.turned.letter())
    }

    fn write_play(&self, card: CardId, target: Target) -> String {
        let name = &self.card(card).id;
        match target {
            Target::Nothing => name.clone(),
            Target::Zombie(at) => format!("{name} {at}"),
            Target::Human(human) => format!("{name} {}", human.name()),
        }
    }

    fn write_happening(&self, what: Happening) -> String {
        let name = Human::name;
        match what {
            Happening::Built { side, token } => {
                format!("built {} {}", side.name(), self.write_token(token))
            }
            Happening::SetAside { side, sort } => {
                format!("set-aside {} {}", side.name(), sort.name())
            }
            Happening::HandsDealt { cards } => format!("dealt {cards}"),
            Happening::Drew { card } => format!("drew {}", self.card(card).id),
            Happening::Mustered { human, at } => format!("mustered {} {at}", name(human)),
            Happening::Raised { at, pool } => format!("raised {at} pool {pool}"),
            Happening::Faced { at, facing } => format!("faced {at} {}", facing.letter()),
            Happening::TurnBegan { side, round } => format!("turn {} {round}", side.name()),
            Happening::Moved { human, from, to } => format!("moved {} {from} {to}", name(human)),
            Happening::Pushed { human, from, to } => {
                format!("pushed {} zombie {from} {to}", name(human))
            }
            Happening::Shoved { human, from, to } => format!("shoved {} {from} {to}", name(human)),
            Happening::Chopped { at, pool } => format!("chopped {at} pool {pool}"),
            Happening::Shot { from, at, bullets, pool } => {
                format!("shot {from} {at} bullets {bullets} pool {pool}")
            }
            Happening::Slain { at, card, pool } => {
                format!("slain {at} by {} pool {pool}", self.card(card).id)
            }
            Happening::Healed { human } => format!("healed {}", name(human)),
            Happening::Escaped { human, at, stars, points } => {
                format!("escaped {} {at} stars {stars} points {points}", name(human))
            }
            Happening::Searched { human, at, found } => {
                format!("searched {} {at} {}", name(human), FOUND[usize::from(found)])
            }
            Happening::Took { human, at } => format!("took {} {at}", name(human)),
            Happening::Dropped { at } => format!("dropped {at}"),
            Happening::Delivered { human, needed } => {
                format!("delivered {} needed {needed}", name(human))
            }
            Happening::Finished { human, lost } => format!("finished {} lost {lost}", name(human)),
            Happening::HumansEnded { activated, quota } => {
                format!("humans-ended activated {activated} quota {quota}")
            }
            Happening::TerrorMoved { to } => format!("terror {to}"),
            Happening::TerrorBegan { at } => format!("terror-began {at}"),
            Happening::Stepped { from, to, prey } => match prey {
                Some(human) => format!("stepped {from} {to} for {}", name(human)),
                None => format!("stepped {from} {to}"),
            },
            Happening::Turned { at, facing } => format!("turned {at} {}", facing.letter()),
            Happening::Idled { at } => format!("idled {at}"),
            Happening::Bit { at, human, on } => format!("bit {at} {} {on}", name(human)),
            Happening::Shielded { human } => format!("shielded {}", name(human)),
            Happening::Wounded { human } => format!("wounded {}", name(human)),
            Happening::Died { human } => format!("died {}", name(human)),
            Happening::Spent { at, activated, quota } => format!("spent {at} {activated}/{quota}"),
            Happening::Due { supermarket, car, anywhere } => {
                format!("due supermarket {supermarket} car {car} anywhere {anywhere}")
            }
            Happening::Lifted { at } => format!("lifted {at}"),
            Happening::PutDown { at } => format!("put-down {at}"),
            Happening::NoRoom { count } => format!("no-room {count}"),
            Happening::Converted { human, at, pool } => {
                format!("converted {} {at} pool {pool}", name(human))
            }
            Happening::DogLost { at } => format!("dog-lost {at}"),
            Happening::Played { card, target } => {
                format!("played {}", self.write_play(card, target))
            }
            Happening::Gained { card, amount } => {
                format!("gained {} {amount}", self.card(card).id)
            }
            Happening::Won { side } => format!("won {}", side.name()),
        }
    }
}

fn side_of(tag: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| HAND_TAGS[side.index()].0 == tag)
}

/// Every verb, with how it is used.
const USAGES: [(&str, &str); 17] = [
    ("build", "build TOKEN FIELD DIRECTION, such as: build bus C6 n"),
    ("muster", "muster HUMAN FIELD, such as: muster nurse C1"),
    ("raise", "raise FIELD, such as: raise F9"),
    ("face", "face DIRECTION, such as: face n"),
    ("go", "go HUMAN FIELD, such as: go nurse C2"),
    ("chop", "chop FIELD, such as: chop D4"),
    ("shoot", "shoot FIELD, such as: shoot D9"),
    ("heal", "heal HUMAN, such as: heal banker"),
    ("finish", "finish"),
    ("end", "end"),
    ("bite", "bite FIELD, such as: bite D4"),
    ("step", "step FIELD, such as: step D4"),
    ("turn", "turn FIELD DIRECTION, such as: turn D4 e"),
    ("idle", "idle FIELD, such as: idle D4"),
    ("lift", "lift FIELD, such as: lift D4"),
    ("convert", "convert HUMAN, such as: convert banker"),
    ("play", "play CARD [FIELD or HUMAN], such as: play courage D4"),
];

pub(crate) fn field(text: &str) -> Result<Field, Unreadable> {
    read_field(text).ok_or_else(|| {
        Unreadable::new(format!("\"{text}\" is no field")).hint("fields are A1 to L16")
    })
}

pub(crate) fn facing(text: &str) -> Result<Facing, Unreadable> {
    read_facing(text).ok_or_else(|| {
        Unreadable::new(format!("\"{text}\" is no direction"))
            .hint("n is towards the car, s towards the supermarket, e and w to the sides")
    })
}

pub(crate) fn human(text: &str) -> Result<Human, Unreadable> {
    let known = Human::ALL.into_iter().map(Human::name);
    read_human(text).ok_or_else(|| no_such("human", text, known))
}

fn target(text: &str) -> Result<Target, Unreadable> {
    match read_human(text) {
        Some(human) => Ok(Target::Human(human)),
        None => Ok(Target::Zombie(field(text)?)),
    }
}
