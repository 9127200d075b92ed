//! The two sides (ZT-COMP-05).

use horda_kit::Seat;
use horda_words::Noun;
use serde::{Deserialize, Serialize};

/// Who leads whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[noun("side")]
pub enum Side {
    /// The horde.
    Zombies,
    /// The six survivors.
    Humans,
}

impl Side {
    /// Place in arrays that hold one thing per side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its chair.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}
