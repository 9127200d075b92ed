//! The survivors: who they are, what became of them.

use horda_kit::mark;
use horda_words::{Noun, Readable, Unreadable, Words, Written, parts};
use serde::{Deserialize, Serialize};

use crate::place::Field;
use crate::rules::Terror;

/// Pawns on the human side: six people, and a dog that only some scenarios have.
pub const HUMANS: usize = 7;

/// A pawn of the human side (ZT-GAP-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[noun("human")]
#[serde(rename_all = "snake_case")]
pub enum Human {
    /// Hides once behind his briefcase.
    Banker,
    /// Strikes zombies down from the side or from behind.
    Lumberjack,
    /// Moves diagonally once a turn and never pushes.
    Child,
    /// Pushes a human once a turn.
    Mechanic,
    /// Heals.
    Nurse,
    /// Shoots.
    Policeman,
    /// A decoy of some scenarios: quick, no human, never counted.
    Dog,
}

/// What became of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[words(rules = Terror, read = "pawn")]
pub enum Fate {
    /// Not in this game, or not on the board yet.
    #[default]
    #[word("")]
    Away,
    /// On the board and alive.
    #[word("{at}", when(wounded = false))]
    #[word("{at} wounded", when(wounded = true), example = "C5 wounded")]
    Alive {
        /// Where.
        at: Field,
        /// Bitten once (ZT-BITE-02)?
        wounded: bool,
    },
    /// Dead, and on the board until Tidying (ZT-BITE-05).
    #[word("{at} dead")]
    Dead {
        /// Where.
        at: Field,
    },
    /// Off the board, safe (ZT-ESC-02).
    #[word("escaped {stars}")]
    Escaped {
        /// Stars that showed when it left (ZT-RUL-47).
        stars: u8,
    },
    /// Turned into a zombie, or lost in another way.
    #[word("lost")]
    Lost,
}

/// Some pawns, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HumanSet(u8);

impl Human {
    /// The six people, without the dog.
    pub const SIX: [Human; 6] = [
        Human::Banker,
        Human::Lumberjack,
        Human::Child,
        Human::Mechanic,
        Human::Nurse,
        Human::Policeman,
    ];

    /// Place in arrays that hold one thing per pawn.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Neither the Child (ZT-CHAR-07) nor the dog can push.
    pub const fn can_push(self) -> bool {
        !matches!(self, Human::Child | Human::Dog)
    }
}

impl Fate {
    /// Where it stands, dead or alive.
    #[inline]
    pub fn at(self) -> Option<Field> {
        match self {
            Fate::Alive { at, .. } => Some(at),
            Fate::Dead { at } => {
                mark!("ZT-RUL-16"); // in the way, seen and counted as before
                mark!("ZT-BITE-05");
                Some(at)
            }
            Fate::Away | Fate::Escaped { .. } | Fate::Lost => None,
        }
    }

    /// Where it stands, if it lives.
    #[inline]
    pub const fn alive_at(self) -> Option<Field> {
        if let Fate::Alive { at, .. } = self { Some(at) } else { None }
    }

    /// Does it live with a wound?
    #[inline]
    pub const fn is_wounded(self) -> bool {
        matches!(self, Fate::Alive { wounded: true, .. })
    }
}

impl HumanSet {
    /// Nobody.
    pub const NONE: HumanSet = HumanSet(0);

    /// Is this pawn among them?
    #[inline]
    pub const fn contains(self, human: Human) -> bool {
        self.0 & (1 << human as u8) != 0
    }

    /// Adds a pawn.
    #[inline]
    pub fn insert(&mut self, human: Human) {
        self.0 |= 1 << human as u8;
    }

    /// The pawns, in their order.
    pub fn iter(self) -> impl Iterator<Item = Human> {
        Human::ALL.into_iter().filter(move |human| self.contains(*human))
    }
}

#[cfg(feature = "wire")]
impl ts_rs::TS for HumanSet {
    type WithoutGenerics = HumanSet;
    type OptionInnerType = HumanSet;

    fn name(_: &ts_rs::Config) -> String {
        "number".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// `nurse, child`.
impl<R: ?Sized> Written<R> for HumanSet {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.iter().map(Human::name).collect::<Vec<_>>().join(", "));
    }
}

impl<R: ?Sized> Readable<R> for HumanSet {
    const WORD: &'static str = "humans";

    fn read(rules: &R, text: &str) -> Result<HumanSet, Unreadable> {
        let mut humans = HumanSet::NONE;
        for name in parts(text) {
            humans.insert(Human::read(rules, name)?);
        }
        Ok(humans)
    }
}
