//! Zombie cards (ZE-CMP-07).

use serde::{Deserialize, Serialize};

use crate::survivors::level::Level;
use crate::zombies::kind::Kind;

/// Zombie cards that a pack may have.
pub const ZOMBIE_CARDS: usize = 64;

/// A Zombie card of the pack, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct ZombieCardId(pub u8);

impl ZombieCardId {
    /// Its place in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a Zombie card says.
#[derive(Clone, Debug)]
pub struct ZombieCard {
    /// Name in files: its printed number, such as `006`.
    pub id: String,
    /// What it does.
    pub effect: CardEffect,
}

/// What a Zombie card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardEffect {
    /// So many of a common kind by level, and do they act at once (ZE-SPN-04, ZE-SPN-08)?
    Spawn {
        /// Which kind.
        kind: Kind,
        /// How many, by level.
        counts: [u8; 4],
        /// Do they act at once?
        rush: bool,
    },
    /// An Abomination, by level (ZE-ABO-02 to ZE-ABO-04).
    Abomination {
        /// One or none, by level.
        counts: [u8; 4],
    },
    /// All of a kind act once more (ZE-SPN-09).
    Activate {
        /// Which kind.
        kind: Kind,
    },
}

impl CardEffect {
    /// How many figures a level asks for.
    pub fn count(self, level: Level) -> u8 {
        match self {
            CardEffect::Spawn { counts, .. } | CardEffect::Abomination { counts } => {
                counts[level as usize]
            }
            CardEffect::Activate { .. } => 0,
        }
    }
}
