//! The written form of actions, events and answers. Journals and scenarios are made of it.

use horda_content::did_you_mean;
use horda_kit::{Cx, Facts, Notation, Unreadable};

use crate::action::{Action, Target};
use crate::card::{CardId, KINDS, Side};
use crate::event::{Event, Happening, Obstacle};
use crate::place::{Field, Goal, read_block, read_field, read_goal, read_track};
use crate::rules::Zombiaki;
use crate::state::{Anchor, State};

const VERBS: &[&str] = &["step", "stay", "drive", "discard", "play", "pick", "end"];

const EVENT_VERBS: &[&str] = &[
    "turn",
    "expired",
    "moved",
    "stayed",
    "battered",
    "drove",
    "stopped",
    "crashed",
    "drove-off",
    "drew",
    "dawn",
    "discarded",
    "spoiled",
    "played",
    "entered",
    "placed",
    "laid",
    "attached",
    "removed",
    "sprung",
    "wounded",
    "guarded",
    "destroyed",
    "annihilated",
    "retreated",
    "no-retreat",
    "healed",
    "looked",
    "saw",
    "milled",
    "arranged",
    "ended",
    "breached",
    "won",
];

impl Notation for Zombiaki {
    fn seat_names(&self) -> &'static [&'static str] {
        &["zombies", "humans"]
    }

    fn write_action(&self, action: &Action) -> String {
        let name = |card: CardId| self.card(card).id.as_str();
        match *action {
            Action::Step { from, to } => format!("step {from} {to}"),
            Action::Stay { at } => format!("stay {at}"),
            Action::Drive { from } => format!("drive {from}"),
            Action::Discard { card } => format!("discard {}", name(card)),
            Action::Play { card, target } => {
                format!("play {}{}", name(card), self.write_target(target))
            }
            Action::Pick { card } => format!("pick {}", name(card)),
            Action::End => "end".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["step", from, to] => Ok(Action::Step { from: field(from)?, to: goal(to)? }),
            ["stay", at] => Ok(Action::Stay { at: field(at)? }),
            ["drive", from] => Ok(Action::Drive { from: field(from)? }),
            ["discard", card] => Ok(Action::Discard { card: self.pack.read(card)? }),
            ["play", card] => {
                Ok(Action::Play { card: self.pack.read(card)?, target: Target::Nothing })
            }
            ["play", card, target] => {
                Ok(Action::Play { card: self.pack.read(card)?, target: self.read_target(target)? })
            }
            ["pick", card] => Ok(Action::Pick { card: self.pack.read(card)? }),
            ["end"] => Ok(Action::End),
            [verb, ..] => Err(unknown_action(text, verb)),
            [] => Err(Unreadable::new("an action is missing").hint("for example: end")),
        }
    }

    fn action_verbs(&self) -> Vec<&'static str> {
        VERBS.to_vec()
    }

    fn event_verbs(&self) -> Vec<&'static str> {
        EVENT_VERBS.to_vec()
    }

    fn write_event(&self, event: &Event) -> String {
        self.write_happening(&event.what)
    }

    fn write_answer(&self, tag: &str, answer: u32) -> String {
        let card = side_of(tag)
            .and_then(|side| self.pack.by_index(side.index() * KINDS + answer as usize));
        card.map_or_else(|| answer.to_string(), |card| self.card(card).id.clone())
    }

    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable> {
        let Some(side) = side_of(tag) else {
            let known = ["zombies.draw", "humans.draw", "zombies.look"];
            let complaint = Unreadable::new(format!("no rule asks luck for \"{tag}\""));
            let hint = did_you_mean(tag, known).unwrap_or_else(|| known.join(", "));
            return Err(complaint.hint(hint));
        };
        let card = self.pack.read(text)?;
        if card.owner() != side {
            let what = format!("\"{text}\" is not in the {} deck", side.name());
            return Err(Unreadable::new(what));
        }
        Ok(u32::from(card.kind()))
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

fn side_of(tag: &str) -> Option<Side> {
    match tag {
        "zombies.draw" | "zombies.look" => Some(Side::Zombies),
        "humans.draw" => Some(Side::Humans),
        _ => None,
    }
}

fn unknown_action(text: &str, verb: &str) -> Unreadable {
    let complaint = Unreadable::new(format!("cannot read the action \"{text}\""));
    let usage = match verb {
        "step" => "step FROM TO, such as: step T2B3 T2B2".to_owned(),
        "stay" | "drive" => format!("{verb} FIELD, such as: {verb} T2B3"),
        "discard" | "pick" => format!("{verb} CARD"),
        "play" => "play CARD [TARGET], such as: play shot T1".to_owned(),
        _ => did_you_mean(verb, VERBS.iter().copied())
            .unwrap_or_else(|| format!("known: {}", VERBS.join(", "))),
    };
    complaint.hint(usage)
}

fn field(text: &str) -> Result<Field, Unreadable> {
    read_field(text).ok_or_else(|| {
        Unreadable::new(format!("\"{text}\" is no field")).hint("fields are T1B1 to T3B5")
    })
}

fn goal(text: &str) -> Result<Goal, Unreadable> {
    read_goal(text).ok_or_else(|| {
        Unreadable::new(format!("\"{text}\" is no place to step to"))
            .hint("fields are T1B1 to T3B5, and there are the barricades")
    })
}

impl Zombiaki {
    fn write_target(&self, target: Target) -> String {
        match target {
            Target::Nothing => String::new(),
            Target::Field(field) => format!(" {field}"),
            Target::Track(track) => format!(" {track}"),
            Target::Block(block) => format!(" {block}"),
            Target::Card(card) => format!(" {}", self.card(card).id),
        }
    }

    fn read_target(&self, text: &str) -> Result<Target, Unreadable> {
        let place = read_field(text)
            .map(Target::Field)
            .or_else(|| read_track(text).map(Target::Track))
            .or_else(|| read_block(text).map(Target::Block));
        match place {
            Some(target) => Ok(target),
            None => self.pack.read(text).map(Target::Card).map_err(|_| {
                Unreadable::new(format!("\"{text}\" is no target"))
                    .hint("a target is a track (T1), a block (B3), a field (T1B3) or a card")
            }),
        }
    }

    pub(crate) fn write_anchor(anchor: Anchor) -> String {
        match anchor {
            Anchor::Track(track) => track.to_string(),
            Anchor::Block(block) => block.to_string(),
            Anchor::Street => "street".to_owned(),
        }
    }

    fn write_obstacle(&self, obstacle: Obstacle) -> String {
        match obstacle {
            Obstacle::Zombie(card) | Obstacle::Card(card) => {
                format!("by {}", self.card(card).id)
            }
            Obstacle::Held(card) => format!("held by {}", self.card(card).id),
            Obstacle::Edge => "by the edge".to_owned(),
            Obstacle::Own(_) => "by its own card".to_owned(),
        }
    }

    fn write_happening(&self, what: &Happening) -> String {
        let name = |card: CardId| self.card(card).id.as_str();
        match *what {
            Happening::TurnBegan { side, round } => format!("turn {} {round}", side.name()),
            Happening::Expired { card } => format!("expired {}", name(card)),
            Happening::Moved { card, from, to } => format!("moved {} {from} {to}", name(card)),
            Happening::Stayed { card, at, by } => {
                format!("stayed {} {at} {}", name(card), self.write_obstacle(by))
            }
            Happening::Battered { card, at, left, .. } => {
                format!("battered {} {at} left {left}", name(card))
            }
            Happening::Drove { card, from, to } => format!("drove {} {from} {to}", name(card)),
            Happening::CarStopped { card, at, by } => {
                format!("stopped {} {at} {}", name(card), self.write_obstacle(by))
            }
            Happening::Crashed { card, zombie, at } => {
                format!("crashed {} into {} {at}", name(card), name(zombie))
            }
            Happening::DroveOff { card, track } => format!("drove-off {} {track}", name(card)),
            Happening::Drew { card } => format!("drew {}", name(card)),
            Happening::DawnCame => "dawn".to_owned(),
            Happening::Discarded { card } => format!("discarded {}", name(card)),
            Happening::Spoiled { card } => format!("spoiled {}", name(card)),
            Happening::Played { card, target } => {
                format!("played {}{}", name(card), self.write_target(target))
            }
            Happening::Entered { card, at } => format!("entered {} {at}", name(card)),
            Happening::Placed { card, at } => format!("placed {} {at}", name(card)),
            Happening::Laid { card, anchor } => {
                format!("laid {} {}", name(card), Zombiaki::write_anchor(anchor))
            }
            Happening::Attached { card, zombie, at } => {
                format!("attached {} to {} {at}", name(card), name(zombie))
            }
            Happening::Removed { card, at } => format!("removed {} {at}", name(card)),
            Happening::Sprung { card, at } => format!("sprung {} {at}", name(card)),
            Happening::Wounded { card, at, wounds, left } => {
                format!("wounded {} {at} {wounds} left {left}", name(card))
            }
            Happening::Guarded { card, by, at } => {
                format!("guarded {} {at} by {}", name(card), name(by))
            }
            Happening::Destroyed { card, at } => format!("destroyed {} {at}", name(card)),
            Happening::Annihilated { card, at } => format!("annihilated {} {at}", name(card)),
            Happening::Retreated { card, from, to } => {
                format!("retreated {} {from} {to}", name(card))
            }
            Happening::NoRetreat { card, at, by } => {
                format!("no-retreat {} {at} {}", name(card), self.write_obstacle(by))
            }
            Happening::Healed { card, at, wounds } => {
                format!("healed {} {at} {wounds}", name(card))
            }
            Happening::Looked { side, count } => format!("looked {} {count}", side.name()),
            Happening::Saw { side, card } => format!("saw {} {}", side.name(), name(card)),
            Happening::Milled { card } => format!("milled {}", name(card)),
            Happening::Arranged { side } => format!("arranged {}", side.name()),
            Happening::TurnEnded { side, kept } => format!("ended {} kept {kept}", side.name()),
            Happening::Breached { card, track } => format!("breached {} {track}", name(card)),
            Happening::Won { side } => format!("won {}", side.name()),
        }
    }
}
