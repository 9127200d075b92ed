//! What people read: keys and arguments for the text files, no prose.

use horda_kit::{Arg, Counted, Phrase, RuleId, Seat, Spoken, Usage};
use horda_words::{Said, keys};

use crate::action::Action;
use crate::card::{Amount, Card, CardId, Effect, Entry, Harm, Influence, Play, Side, WoundIcon};
use crate::event::{Event, Happening};
use crate::place::{Field, Goal};
use crate::refused::Refused;
use crate::rules::Zombiaki;
use crate::state::{FaceUp, Phase, State};

impl Spoken for Zombiaki {
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

impl Zombiaki {
    pub(crate) fn say_step(&self, table: &FaceUp, from: Field, to: Goal) -> Phrase {
        let phrase = match to {
            Goal::Field(field) => Phrase::new("action-step").text("to", field),
            Goal::Barricades => Phrase::new("action-breach"),
        };
        self.name_zombie(table, from).say(self, "card", phrase.text("from", from))
    }

    /// What becomes of a picked card depends on what asks.
    pub(crate) fn say_pick(&self, table: &FaceUp, card: CardId) -> Phrase {
        let key = match table.phase {
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
        };
        card.say(self, "card", Phrase::new(key))
    }

    /// The zombie on this field by its name, or the field if none stands there.
    pub(crate) fn name_zombie(&self, table: &FaceUp, at: Field) -> Arg {
        self.name_or(table.zombie(at).map(|zombie| zombie.card), at)
    }

    /// The car on this field by its name, or the field if none stands there.
    pub(crate) fn name_car(&self, table: &FaceUp, at: Field) -> Arg {
        self.name_or(self.car_on(table, at), at)
    }

    fn name_or(&self, card: Option<CardId>, at: Field) -> Arg {
        let name = |card| Arg::Key(self.pack.name_key(card));
        card.map_or_else(|| Arg::Text(at.to_string()), name)
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
        let signs = [(card.needs_line, " ⌖"), (card.blocks_line, " ▓"), (card.one_round, " ⧗")];
        let signs = signs.into_iter().filter(|(shown, _)| *shown).map(|(_, sign)| sign);
        format!("{kind}{wounds}{}", signs.collect::<String>())
    }

    /// Every key that this game may ask the text files for.
    pub fn text_keys(&self) -> Vec<String> {
        let plain = Side::KEYS.iter().chain(Refused::KEYS).map(|key| (*key).to_owned());
        let mut all: Vec<String> =
            plain.chain(keys(Action::FORMS)).chain(keys(Happening::FORMS)).collect();
        for card in self.pack.all() {
            let name = self.pack.name_key(card);
            all.extend([format!("{name}.text"), format!("{name}.flavour"), name]);
        }
        all
    }
}

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
        let used =
            |usage: Usage, card: CardId| Some((card.owner().seat(), usage, card.index() as u8));
        if let Happening::Drew { card } = event.what {
            used(Usage::Drawn, card)
        } else if let Happening::Played { card, .. } = event.what {
            used(Usage::Played, card)
        } else if let Happening::Discarded { card } = event.what {
            used(Usage::Discarded, card)
        } else {
            None
        }
    }
}
