//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Counted, Phrase, RuleId, Seat, Spoken, Usage};

use crate::action::{Action, Target};
use crate::card::{Amount, Card, CardId, Effect, Entry, Harm, Influence, Play, Side, WoundIcon};
use crate::event::{Event, Happening, Obstacle};
use crate::place::{Field, Goal};
use crate::refused::Refused;
use crate::rules::Zombiaki;
use crate::state::{Anchor, Phase, State};

impl Spoken for Zombiaki {
    fn say_action(&self, state: &State, _seat: Seat, action: &Action) -> Phrase {
        let table = &state.face_up;
        let zombie = |phrase: Phrase, at: Field| match table.zombie(at) {
            Some(zombie) => phrase.key("card", self.pack.name_key(zombie.card)),
            None => phrase.text("card", at),
        };
        match *action {
            Action::Step { from, to: Goal::Field(to) } => {
                zombie(Phrase::new("action-step"), from).text("from", from).text("to", to)
            }
            Action::Step { from, to: Goal::Barricades } => {
                zombie(Phrase::new("action-breach"), from).text("from", from)
            }
            Action::Stay { at } => zombie(Phrase::new("action-stay"), at).text("at", at),
            Action::Drive { from } => match table.object(from) {
                Some(car) => self.about("action-drive", car.card).text("from", from),
                None => Phrase::new("action-drive").text("card", from).text("from", from),
            },
            Action::Discard { card } => self.about("action-discard", card),
            Action::Play { card, target } => {
                self.aimed(self.about(target_key("action-play", target), card), target)
            }
            Action::Pick { card } => self.about(pick_key(table.phase), card),
            Action::End => {
                Phrase::new("action-end").number("kept", table.hand(table.active).len() as i64)
            }
        }
    }

    fn say_event(&self, event: &Event) -> Phrase {
        match event.what {
            Happening::TurnBegan { side, round } => {
                by_side(Phrase::new("event-turn"), side).number("round", round)
            }
            Happening::Expired { card } => self.about("event-expired", card),
            Happening::Moved { card, from, to } => {
                self.about("event-moved", card).text("from", from).text("to", to)
            }
            Happening::Stayed { card, at, by } => self
                .stopped("event-stayed", by)
                .key("card", self.pack.name_key(card))
                .text("at", at),
            Happening::Battered { card, at, zombie, left } => self
                .about("event-battered", card)
                .key("zombie", self.pack.name_key(zombie))
                .text("at", at)
                .number("left", left),
            Happening::Drove { card, from, to } => {
                self.about("event-drove", card).text("from", from).text("to", to)
            }
            Happening::CarStopped { card, at, by } => self
                .stopped("event-car-stopped", by)
                .key("card", self.pack.name_key(card))
                .text("at", at),
            Happening::Crashed { card, zombie, at } => self
                .about("event-crashed", card)
                .key("zombie", self.pack.name_key(zombie))
                .text("at", at),
            Happening::DroveOff { card, track } => {
                self.about("event-drove-off", card).number("track", track.0 + 1)
            }
            Happening::Drew { card } => by_side(self.about("event-drew", card), card.owner()),
            Happening::DawnCame => Phrase::new("event-dawn"),
            Happening::Discarded { card } => {
                by_side(self.about("event-discarded", card), card.owner())
            }
            Happening::Spoiled { card } => by_side(self.about("event-spoiled", card), card.owner()),
            Happening::Played { card, target } => {
                let phrase = self.about(target_key("event-played", target), card);
                self.aimed(by_side(phrase, card.owner()), target)
            }
            Happening::Entered { card, at } => self.about("event-entered", card).text("at", at),
            Happening::Placed { card, at } => self.about("event-placed", card).text("at", at),
            Happening::Laid { card, anchor } => match anchor {
                Anchor::Track(track) => {
                    self.about("event-laid-track", card).number("track", track.0 + 1)
                }
                Anchor::Block(block) => {
                    self.about("event-laid-block", card).number("block", block.0 + 1)
                }
                Anchor::Street => self.about("event-laid-street", card),
            },
            Happening::Attached { card, zombie, at } => self
                .about("event-attached", card)
                .key("zombie", self.pack.name_key(zombie))
                .text("at", at),
            Happening::Removed { card, at } => self.about("event-removed", card).text("at", at),
            Happening::Sprung { card, at } => self.about("event-sprung", card).text("at", at),
            Happening::Wounded { card, at, wounds, left } => self
                .about("event-wounded", card)
                .text("at", at)
                .number("wounds", wounds)
                .number("left", left),
            Happening::Guarded { card, by, at } => {
                self.about("event-guarded", card).key("by", self.pack.name_key(by)).text("at", at)
            }
            Happening::Destroyed { card, at } => self.about("event-destroyed", card).text("at", at),
            Happening::Annihilated { card, at } => {
                self.about("event-annihilated", card).text("at", at)
            }
            Happening::Retreated { card, from, to } => {
                self.about("event-retreated", card).text("from", from).text("to", to)
            }
            Happening::NoRetreat { card, at, by } => self
                .stopped("event-no-retreat", by)
                .key("card", self.pack.name_key(card))
                .text("at", at),
            Happening::Healed { card, at, wounds } => {
                self.about("event-healed", card).text("at", at).number("wounds", wounds)
            }
            Happening::Looked { side, count } => {
                by_side(Phrase::new("event-looked"), side).number("count", count)
            }
            Happening::Saw { card, .. } => self.about("event-saw", card),
            Happening::Milled { card } => self.about("event-milled", card),
            Happening::Arranged { side } => by_side(Phrase::new("event-arranged"), side),
            Happening::TurnEnded { side, kept } => {
                by_side(Phrase::new("event-ended"), side).number("kept", kept)
            }
            Happening::Breached { card, track } => {
                self.about("event-breached", card).number("track", track.0 + 1)
            }
            Happening::Won { side } => by_side(Phrase::new("event-won"), side),
        }
    }

    fn cause(&self, event: &Event) -> RuleId {
        event.rule
    }
}

/// Keys that end in what a card is pointed at.
fn target_key(stem: &'static str, target: Target) -> String {
    let kind = match target {
        Target::Nothing => "",
        Target::Field(_) => "-field",
        Target::Track(_) => "-track",
        Target::Block(_) => "-block",
        Target::Card(_) => "-card",
    };
    format!("{stem}{kind}")
}

/// What becomes of a picked card depends on what asks.
fn pick_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Scout => "action-pick-scout",
        Phase::Plan => "action-pick-plan",
        Phase::Raise { .. } => "action-pick-raise",
        Phase::Cleanup
        | Phase::Movement { .. }
        | Phase::Draw
        | Phase::Discard
        | Phase::Use
        | Phase::Lure { .. }
        | Phase::Over { .. } => "action-pick",
    }
}

fn by_side(phrase: Phrase, side: Side) -> Phrase {
    phrase.key("side", format!("side-{}", side.name()))
}

impl Zombiaki {
    fn about(&self, key: impl Into<std::borrow::Cow<'static, str>>, card: CardId) -> Phrase {
        Phrase::new(key).key("card", self.pack.name_key(card))
    }

    fn aimed(&self, phrase: Phrase, target: Target) -> Phrase {
        match target {
            Target::Nothing => phrase,
            Target::Field(field) => phrase.text("field", field),
            Target::Track(track) => phrase.number("track", track.0 + 1),
            Target::Block(block) => phrase.number("block", block.0 + 1),
            Target::Card(card) => phrase.key("other", self.pack.name_key(card)),
        }
    }

    fn stopped(&self, stem: &'static str, by: Obstacle) -> Phrase {
        match by {
            Obstacle::Zombie(card) => {
                Phrase::new(format!("{stem}-zombie")).key("by", self.pack.name_key(card))
            }
            Obstacle::Card(card) => {
                Phrase::new(format!("{stem}-card")).key("by", self.pack.name_key(card))
            }
            Obstacle::Held(card) => {
                Phrase::new(format!("{stem}-held")).key("by", self.pack.name_key(card))
            }
            Obstacle::Edge => Phrase::new(format!("{stem}-edge")),
            Obstacle::Own(_) => Phrase::new(format!("{stem}-own")),
        }
    }

    /// The effect text of a card, with its numbers filled in from the data, so that what it
    /// says is what it does (ZK-CARD-06).
    pub fn say_effect(&self, card: CardId) -> Phrase {
        let key = format!("{}.text", self.pack.name_key(card));
        numbers(self.card(card))
            .into_iter()
            .fold(Phrase::new(key), |phrase, (name, value)| phrase.number(name, value))
    }

    /// The symbols that a card prints (ZK-GAP-08), as signs that need no words.
    pub fn symbols(&self, card: CardId) -> String {
        let card = self.card(card);
        let kind = match card.play {
            Play::Action(_) | Play::Dawn => "⚡",
            Play::Zombie(_) | Play::Object(_) | Play::Lasting(_) | Play::Attachment(_) => "▦",
        };
        let wounds = match card.icon {
            WoundIcon::None => String::new(),
            WoundIcon::Number(number) => format!(" ✹{number}"),
            WoundIcon::Variable => " ✹?".to_owned(),
            WoundIcon::Annihilates => " ☠".to_owned(),
        };
        let sign = |shown: bool, sign: &'static str| if shown { sign } else { "" };
        let line = sign(card.needs_line, " ⌖");
        let cover = sign(card.blocks_line, " ▓");
        let short = sign(card.one_round, " ⧗");
        format!("{kind}{wounds}{line}{cover}{short}")
    }

    /// Every key that this game may ask the text files for.
    pub fn text_keys(&self) -> Vec<String> {
        let mut keys: Vec<String> = EVENT_KEYS.iter().map(|key| format!("event-{key}")).collect();
        keys.extend(ACTION_KEYS.iter().map(|key| format!("action-{key}")));
        for key in Refused::KEYS {
            keys.extend([format!("refusal-{key}"), format!("refusal-{key}.fix")]);
        }
        for card in self.pack.all() {
            let name = self.pack.name_key(card);
            keys.extend([format!("{name}.text"), format!("{name}.flavour"), name]);
        }
        keys.extend(Side::ALL.map(|side| format!("side-{}", side.name())));
        keys
    }
}

const ACTION_KEYS: &[&str] = &[
    "step",
    "breach",
    "stay",
    "drive",
    "discard",
    "play",
    "play-field",
    "play-track",
    "play-block",
    "play-card",
    "pick",
    "pick-scout",
    "pick-plan",
    "pick-raise",
    "end",
];

const EVENT_KEYS: &[&str] = &[
    "turn",
    "expired",
    "moved",
    "stayed-zombie",
    "stayed-card",
    "stayed-held",
    "battered",
    "drove",
    "car-stopped-zombie",
    "car-stopped-card",
    "crashed",
    "drove-off",
    "drew",
    "dawn",
    "discarded",
    "spoiled",
    "played",
    "played-field",
    "played-track",
    "played-block",
    "played-card",
    "entered",
    "placed",
    "laid-track",
    "laid-block",
    "laid-street",
    "attached",
    "removed",
    "sprung",
    "wounded",
    "guarded",
    "destroyed",
    "annihilated",
    "retreated",
    "no-retreat-zombie",
    "no-retreat-card",
    "no-retreat-edge",
    "no-retreat-own",
    "healed",
    "looked",
    "saw",
    "milled",
    "arranged",
    "ended",
    "breached",
    "won",
];

/// The numbers of a card by the names that its text may use.
fn numbers(card: &Card) -> Vec<(&'static str, u8)> {
    match &card.play {
        Play::Zombie(own) => {
            vec![("strength", own.strength), ("speed", own.speed), ("nurses", own.nurses)]
        }
        Play::Object(own) => match own.entry {
            Entry::Trap(harm) => of_harm(harm),
            Entry::Barrier { withstands, wounds } => {
                vec![("withstands", withstands), ("wounds", wounds)]
            }
            Entry::Car(car) => {
                [vec![("speed", car.speed)], car.impact.map_or_else(Vec::new, of_harm)].concat()
            }
            Entry::Closed => Vec::new(),
        },
        Play::Lasting(own) => match own.influence {
            Influence::Panic(limit) => vec![("limit", limit)],
            Influence::Halt | Influence::Cover => Vec::new(),
        },
        Play::Attachment(own) => vec![("strength", own.strength)],
        Play::Action(own) => own.effects.iter().flat_map(|effect| of_effect(*effect)).collect(),
        Play::Dawn => Vec::new(),
    }
}

fn of_harm(harm: Harm) -> Vec<(&'static str, u8)> {
    match harm {
        Harm::Wounds(wounds) => vec![("wounds", wounds)],
        Harm::Annihilation => Vec::new(),
    }
}

fn of_effect(effect: Effect) -> Vec<(&'static str, u8)> {
    match effect {
        Effect::Wound(Amount::Fixed(wounds)) | Effect::Burst(wounds) => vec![("wounds", wounds)],
        Effect::Wound(Amount::ByBlock(wounds)) => {
            ["first", "second", "third", "fourth", "fifth"].into_iter().zip(wounds).collect()
        }
        Effect::Blast(wounds) => vec![("blast", wounds)],
        Effect::Retreat(fields) => vec![("retreat", fields)],
        Effect::Advance(fields) => vec![("advance", fields)],
        Effect::Heal(wounds) => vec![("heal", wounds)],
        Effect::Scout(count) | Effect::Plan(count) => vec![("count", count)],
        Effect::Raise(strength) => vec![("strength", strength)],
        Effect::Annihilate | Effect::Lure | Effect::Remove | Effect::Spoil => Vec::new(),
    }
}

impl Counted for Zombiaki {
    fn items(&self) -> Vec<String> {
        let last = self.pack.all().map(CardId::index).max().unwrap_or_default();
        let name = |index| self.pack.by_index(index).map(|card| self.card(card).id.clone());
        (0..=last).map(|index| name(index).unwrap_or_default()).collect()
    }

    fn usage(&self, event: &Event) -> Option<(Seat, Usage, u8)> {
        let (usage, card) = if let Happening::Drew { card } = event.what {
            (Usage::Drawn, card)
        } else if let Happening::Played { card, .. } = event.what {
            (Usage::Played, card)
        } else if let Happening::Discarded { card } = event.what {
            (Usage::Discarded, card)
        } else {
            return None;
        };
        Some((card.owner().seat(), usage, card.index() as u8))
    }
}
