//! The two kinds of attack.

use horda_words::Noun;
use serde::{Deserialize, Serialize};

/// Melee or Ranged (ZE-ACT-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("fight")]
pub enum Fight {
    /// In the own Zone.
    #[default]
    Melee,
    /// At a Zone in range and sight.
    Ranged,
}

/// Which kinds of attack a skill speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fights(u8);

impl Fights {
    /// Neither.
    pub const NONE: Fights = Fights(0);
    /// Melee only.
    pub const MELEE: Fights = Fights(1);
    /// Ranged only.
    pub const RANGED: Fights = Fights(2);
    /// Both: "Combat" (ZE-SKG-02).
    pub const COMBAT: Fights = Fights(3);

    /// Does it speak of this kind?
    #[inline]
    pub const fn contains(self, fight: Fight) -> bool {
        self.0 & 1 << fight as u8 != 0
    }

    /// Both kinds that either speaks of.
    #[must_use]
    pub const fn or(self, other: Fights) -> Fights {
        Fights(self.0 | other.0)
    }

    /// Does it speak of neither?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds.
    pub fn iter(self) -> impl Iterator<Item = Fight> {
        Fight::ALL.into_iter().filter(move |fight| self.contains(*fight))
    }
}
