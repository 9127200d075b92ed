//! Cards: zombies, turns, spawns and the Boss's own, and the words they are made of.

use std::fmt;

use horda_kit::mark;
use serde::{Deserialize, Serialize};

use crate::grid::Grid;

/// The colour of a weapon and of a Turn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// The preferred weapon (GU-SRV-06).
    Yellow,
    /// One of the other three.
    Blue,
    /// One of the other three.
    Green,
    /// One of the other three.
    Red,
}

/// Which zombies move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Nobody, on Turn cards only (GU-AMB-42).
    None,
    /// The slow ones.
    Slow,
    /// The fast ones.
    Fast,
    /// Everybody, on Turn cards and Screamer fields only.
    Both,
}

/// Ammo or Armour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Crosses a cell (GU-AMM-02).
    Ammo,
    /// Takes a point of damage (GU-DMG-03).
    Armour,
}

/// The eight types of zombies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each name says itself")]
pub enum Breed {
    Walker,
    Runner,
    Crawler,
    Chomper,
    Bomber,
    Fatty,
    Soldier,
    Stinker,
}

/// The two zombie decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Counted by a black stripe.
    Standard,
    /// Counted by a red stripe.
    Special,
}

/// A kind of zombie card, by its number in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct CardId(pub u8);

/// A kind of zombie card.
#[derive(Clone, Debug)]
pub struct ZombieCard {
    /// Its name in files.
    pub id: String,
    /// What it is.
    pub breed: Breed,
    /// When it marches: slow or fast.
    pub speed: Speed,
    /// How many there are.
    pub copies: u8,
    /// What can be hit.
    pub grid: Grid,
}

/// A Turn card, by its number in the pack: the first is written `t1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct TurnCardId(pub u8);

/// A Boss card, by its number in the pack: the first is written `1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct BossCardId(pub u8);

/// A Turn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct TurnCard {
    /// Which weapon fires (GU-TCD-01).
    pub colour: Colour,
    /// Who marches (GU-TCD-02).
    pub speed: Speed,
    /// May a Companion act, alone (GU-TCD-03)?
    pub companion: bool,
}

/// The letter of a Spawn card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[expect(missing_docs, reason = "letters")]
pub enum Letter {
    A,
    B,
    C,
}

/// What the Boss does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// Its own ability (GU-BOS-03).
    Ability,
    /// Yellow damage to everybody (GU-BOS-04).
    Attack,
    /// Zombies (GU-BOS-05).
    Spawn(Letter),
    /// Yellow and blue damage to everybody (GU-BOS-06).
    Special,
}

impl Colour {
    /// All four, the preferred one first.
    pub const ALL: [Colour; 4] = [Colour::Yellow, Colour::Blue, Colour::Green, Colour::Red];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["yellow", "blue", "green", "red"][self as usize]
    }

    /// Its place on a sheet.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Speed {
    /// All four.
    pub const ALL: [Speed; 4] = [Speed::None, Speed::Slow, Speed::Fast, Speed::Both];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["none", "slow", "fast", "both"][self as usize]
    }

    /// Do zombies of this speed move (GU-MAR-01, GU-MAR-03)?
    #[inline]
    pub fn moves(self, zombie: Speed) -> bool {
        match self {
            Speed::None => false,
            Speed::Slow | Speed::Fast => self == zombie,
            Speed::Both => {
                mark!("GU-MAR-03");
                true
            }
        }
    }
}

impl Good {
    /// Both.
    pub const BOTH: [Good; 2] = [Good::Ammo, Good::Armour];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["ammo", "armour"][self as usize]
    }
}

impl Breed {
    /// All eight, the Standard ones first.
    pub const ALL: [Breed; 8] = [
        Breed::Walker,
        Breed::Runner,
        Breed::Crawler,
        Breed::Chomper,
        Breed::Bomber,
        Breed::Fatty,
        Breed::Soldier,
        Breed::Stinker,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["walker", "runner", "crawler", "chomper", "bomber", "fatty", "soldier", "stinker"]
            [self as usize]
    }

    /// Which deck it is in (GU-ZOM-02, GU-ZOM-03).
    pub const fn class(self) -> Class {
        match self {
            Breed::Walker | Breed::Runner | Breed::Crawler | Breed::Chomper => Class::Standard,
            Breed::Bomber | Breed::Fatty | Breed::Soldier | Breed::Stinker => Class::Special,
        }
    }
}

impl Class {
    /// Both.
    pub const BOTH: [Class; 2] = [Class::Standard, Class::Special];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["standard", "special"][self as usize]
    }

    /// Its place in lists.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl CardId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TurnCardId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for TurnCardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "t{}", self.0 + 1)
    }
}

impl BossCardId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for BossCardId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0 + 1)
    }
}

impl Letter {
    /// All three.
    pub const ALL: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["A", "B", "C"][self as usize]
    }

    /// Its place in lists.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Icon {
    /// Its name in files.
    pub fn write(self) -> String {
        match self {
            Icon::Ability => "ability".into(),
            Icon::Attack => "attack".into(),
            Icon::Spawn(letter) => format!("spawn {}", letter.name()),
            Icon::Special => "special".into(),
        }
    }

    /// Reads its name in files.
    pub fn read(text: &str) -> Option<Icon> {
        let spawns = Letter::ALL.map(Icon::Spawn);
        let mut all = [Icon::Ability, Icon::Attack, Icon::Special].into_iter().chain(spawns);
        all.find(|icon| icon.write() == text)
    }
}
