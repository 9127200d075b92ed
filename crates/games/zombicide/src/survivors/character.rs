//! ID cards: who can be on the team.

use horda_words::Noun;
use serde::{Deserialize, Serialize};

use crate::skills::Skill;

/// A character of the pack, by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct CharacterId(pub u8);

impl CharacterId {
    /// Its place in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some characters of the pack, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Characters(pub u32);

impl Characters {
    /// Those who are in it.
    pub fn iter(self) -> impl Iterator<Item = CharacterId> {
        (0..u32::BITS as u8).filter(move |place| self.0 & 1 << place != 0).map(CharacterId)
    }
}

impl FromIterator<CharacterId> for Characters {
    fn from_iter<T: IntoIterator<Item = CharacterId>>(some: T) -> Characters {
        Characters(some.into_iter().fold(0, |bits, id| bits | 1 << id.0))
    }
}

/// Classic Survivor or Kid (ZE-SUR-01, ZE-SUR-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("type")]
pub enum Type {
    /// Health 3.
    Classic,
    /// Health 2, slips away from Zombies once in a Turn.
    Kid,
}

/// The box that a Survivor comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Noun)]
#[noun("box")]
pub enum GameBox {
    /// The core game.
    #[default]
    Core,
    /// Washington Z.C.
    Washington,
}

/// An ID card.
#[derive(Clone, Debug)]
pub struct Character {
    /// Name in files.
    pub id: String,
    /// Where the card comes from.
    pub from: GameBox,
    /// Is it only ever a Companion, without skills?
    pub companion: bool,
    /// Classic or Kid.
    pub kind: Type,
    /// Health before the game.
    pub health: u8,
    /// Skills at Blue (ZE-ADR-04).
    pub blue: Vec<Skill>,
    /// One of these at Orange (ZE-ADR-06).
    pub orange: Vec<Skill>,
    /// One of these at Red (ZE-ADR-07).
    pub red: Vec<Skill>,
}
