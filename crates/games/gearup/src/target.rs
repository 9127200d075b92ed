//! What is hit and what hits: zombies by their numbers, the Boss and its members.

use std::fmt;

use horda_words::{Phrase, Readable, Said, Unreadable, Written};
use serde::{Deserialize, Serialize};

use crate::boss::{BossKind, Member, SOX};
use crate::card::CardId;
use crate::rules::GearUp;

/// A zombie on the streets, by its own number for the whole game: written `z3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct ZombieNumber(pub u8);

impl fmt::Display for ZombieNumber {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "z{}", self.0)
    }
}

/// What can be stamped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A zombie, by its number.
    Zombie(ZombieNumber),
    /// The Boss, or a member of Dead Sox.
    Boss(Member),
}

/// Where damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A zombie on S1, by its number.
    Zombie(ZombieNumber),
    /// A Bomber that went off.
    Bomber,
    /// The Boss, or a member of Dead Sox.
    Boss(Member),
    /// The Boss's ability.
    Ability,
    /// A dotted line of the Mutation.
    Line,
    /// Adrenaline.
    Adrenaline,
}

/// A target with the card that says what it is, as far as a seat knows it.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    pub(crate) target: Target,
    pub(crate) card: Option<CardId>,
}

impl Seen {
    /// A zombie with its card.
    pub(crate) fn zombie(id: ZombieNumber, card: CardId) -> Seen {
        Seen { target: Target::Zombie(id), card: Some(card) }
    }
}

impl Cause {
    /// Keys of the texts of causes that are neither the Boss nor one of its members.
    pub(crate) const KEYS: [&str; 5] =
        ["cause-zombie", "cause-bomber", "cause-ability", "cause-line", "cause-adrenaline"];
}

impl GearUp {
    /// Are the Dead Sox the Boss of this table?
    pub(crate) fn is_sox(&self) -> bool {
        self.boss == BossKind::DeadSox
    }

    /// The name of the Boss, or of a member of Dead Sox, in files.
    pub(crate) fn member_name(&self, member: Member) -> &'static str {
        if self.is_sox() { SOX[member.index()] } else { "boss" }
    }

    /// The Boss, or the member of Dead Sox, with this name.
    pub(crate) fn member_named(&self, name: &str) -> Option<Member> {
        self.members().find(|member| self.member_name(*member) == name)
    }
}

impl<R: ?Sized> Written<R> for ZombieNumber {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl<R: ?Sized> Readable<R> for ZombieNumber {
    const WORD: &'static str = "zombie";

    fn read(_: &R, text: &str) -> Result<ZombieNumber, Unreadable> {
        let number = text.strip_prefix('z').and_then(|number| number.parse().ok());
        number.map(ZombieNumber).ok_or_else(|| {
            Unreadable::new(format!("\"{text}\" is no target"))
                .hint("zombies are z1, z2 and so on; the Boss is boss, or catcher, batter, pitcher")
        })
    }
}

impl<R: ?Sized> Said<R> for ZombieNumber {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.number(name, self.0)
    }
}

/// `z3`, `boss`, `batter`.
impl Written<GearUp> for Target {
    fn write(&self, rules: &GearUp, out: &mut String) {
        match *self {
            Target::Zombie(id) => id.write(rules, out),
            Target::Boss(member) => out.push_str(rules.member_name(member)),
        }
    }
}

impl Readable<GearUp> for Target {
    const WORD: &'static str = "target";

    fn read(rules: &GearUp, text: &str) -> Result<Target, Unreadable> {
        match rules.member_named(text) {
            Some(member) => Ok(Target::Boss(member)),
            None => ZombieNumber::read(rules, text).map(Target::Zombie),
        }
    }
}

/// The type of a zombie and its number, or the Boss, which has the number 0.
impl Said<GearUp> for Seen {
    fn say(&self, rules: &GearUp, name: &'static str, phrase: Phrase) -> Phrase {
        let breed = self.card.map(|card| rules.pack.card(card).breed.key());
        match self.target {
            Target::Zombie(id) => {
                phrase.key(name, breed.unwrap_or("breed-zombie")).number("number", id.0)
            }
            Target::Boss(member) => member.say(rules, name, phrase).number("number", 0),
        }
    }
}

/// `z3`, `batter`, `line`.
impl Written<GearUp> for Cause {
    fn write(&self, rules: &GearUp, out: &mut String) {
        match *self {
            Cause::Zombie(id) => id.write(rules, out),
            Cause::Boss(member) => out.push_str(rules.member_name(member)),
            Cause::Bomber => out.push_str("bomber"),
            Cause::Ability => out.push_str("ability"),
            Cause::Line => out.push_str("line"),
            Cause::Adrenaline => out.push_str("adrenaline"),
        }
    }
}

impl Readable<GearUp> for Cause {
    const WORD: &'static str = "cause";

    fn read(rules: &GearUp, text: &str) -> Result<Cause, Unreadable> {
        Ok(match text {
            "bomber" => Cause::Bomber,
            "ability" => Cause::Ability,
            "line" => Cause::Line,
            "adrenaline" => Cause::Adrenaline,
            _ => match Target::read(rules, text)? {
                Target::Zombie(id) => Cause::Zombie(id),
                Target::Boss(member) => Cause::Boss(member),
            },
        })
    }
}

impl Said<GearUp> for Cause {
    fn say(&self, rules: &GearUp, name: &'static str, phrase: Phrase) -> Phrase {
        let [zombie, bomber, ability, line, adrenaline] = Cause::KEYS;
        match *self {
            Cause::Boss(member) => member.say(rules, name, phrase),
            Cause::Zombie(_) => phrase.key(name, zombie),
            Cause::Bomber => phrase.key(name, bomber),
            Cause::Ability => phrase.key(name, ability),
            Cause::Line => phrase.key(name, line),
            Cause::Adrenaline => phrase.key(name, adrenaline),
        }
    }
}
