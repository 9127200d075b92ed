//! A Survivor on the team.

use horda_kit::Seat;
use horda_words::Noun;
use serde::{Deserialize, Serialize};

use super::character::CharacterId;
use super::inventory::Inventory;
use super::level::Level;
use super::turn::Limits;
use crate::board::zone::Zone;
use crate::few::Few;
use crate::skills::Skill;
use crate::washington::light::Beam;

/// Survivors of a team (ZE-SET-04).
pub const TEAM: usize = 6;
/// More skills than this nobody learns: eight of the own card and those of four laps of Ultrared
/// that follow (ZE-AMB-89). Nobody is asked for one more.
pub const MOST_SKILLS: usize = 16;

/// A Survivor of the team, by place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Who(pub u8);

impl Who {
    /// Its place in the team.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of Survivors.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }
}

/// How it stands with a Survivor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("status")]
pub enum Status {
    /// On the board.
    #[default]
    Standing,
    /// Has left by the Exit (ZE-AMB-93).
    Left,
    /// Knocked out in this Round (WZ-KO-02).
    Down,
    /// Knocked out in the Round before: dies in the End Phase of this one (WZ-KO-04).
    Fading,
    /// Was knocked out and rescued: out of this mission (WZ-KO-06).
    Saved,
    /// Eliminated (ZE-SUR-04).
    Dead,
}

/// A Survivor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Survivor {
    /// Who it is.
    pub character: CharacterId,
    /// Who leads it.
    pub seat: Seat,
    /// Standing, left, knocked out or dead.
    pub status: Status,
    /// Where.
    pub zone: Zone,
    /// Health left.
    pub health: u8,
    /// Adrenaline points.
    pub adrenaline: u8,
    /// The level whose skill was taken already, in this lap.
    pub level: Level,
    /// How often the marker went back (ZE-ULT-01).
    pub lap: u8,
    /// Skills, oldest first.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Skill>"))]
    pub skills: Few<Skill, MOST_SKILLS>,
    /// Cards.
    pub inventory: Inventory,
    /// Has it taken its Turn in this Round?
    pub acted: bool,
    /// Its light.
    pub beam: Beam,
    /// What it has used up in this Round, where a led Action shares limits (ZE-AMB-02).
    pub used: Limits,
}

impl Default for Survivor {
    fn default() -> Survivor {
        Survivor {
            character: CharacterId::default(),
            seat: Seat(0),
            status: Status::Standing,
            zone: Zone::new(0),
            health: 0,
            adrenaline: 0,
            level: Level::Blue,
            lap: 0,
            skills: Few::new(),
            inventory: Inventory::default(),
            acted: false,
            beam: Beam::OFF,
            used: Limits::default(),
        }
    }
}

impl Survivor {
    /// Is it on the board, on its feet?
    #[inline]
    pub fn stands(&self) -> bool {
        self.status == Status::Standing
    }

    /// Its Danger Level: what the adrenaline says, and never less than what was reached once.
    #[inline]
    pub fn danger(&self) -> Level {
        if self.lap > 0 { Level::Red } else { self.level.max(Level::of(self.adrenaline)) }
    }

    /// Is a level reached whose skill was not taken yet?
    #[inline]
    pub fn level_due(&self) -> Option<Level> {
        self.level.next().filter(|next| self.adrenaline >= next.threshold())
    }
}
