//! Danger Levels (ZE-ADR-03).

use horda_words::Noun;
use serde::{Deserialize, Serialize};

/// A Danger Level.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Noun,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("level")]
pub enum Level {
    /// From the start.
    #[default]
    Blue,
    /// Brings an Action.
    Yellow,
    /// Brings one of two skills.
    Orange,
    /// Brings one of three.
    Red,
}

impl Level {
    /// AP at which it is reached (ZE-ADR-03).
    pub const fn threshold(self) -> u8 {
        match self {
            Level::Blue => 0,
            Level::Yellow => 7,
            Level::Orange => 19,
            Level::Red => 43,
        }
    }

    /// The level that so many AP mean.
    #[inline]
    pub fn of(adrenaline: u8) -> Level {
        let reached = Level::ALL.into_iter().rev().find(|level| adrenaline >= level.threshold());
        reached.unwrap_or_default()
    }

    /// The next one.
    pub fn next(self) -> Option<Level> {
        Level::ALL.get(self as usize + 1).copied()
    }
}
