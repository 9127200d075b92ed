//! Zones: the areas of a board in which figures stand. A Zone is a room, or street parts of up to
//! four tiles (ZE-ZON-07, ZE-ZON-13). Where inside a Zone a figure stands never matters.

use std::fmt;

use horda_kit::mark;
use serde::{Deserialize, Serialize};

use super::building::BuildingId;

/// Upper limit of Zones of a board. Nine core tiles make 54.
pub const ZONES: usize = 80;

/// A Zone of one board, by its place in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/", type = "number"))]
pub struct Zone(u8);

impl Zone {
    /// The Zone with this place.
    #[inline]
    pub const fn new(index: u8) -> Zone {
        assert!((index as usize) < ZONES, "a board has at most 80 Zones");
        Zone(index)
    }

    /// Its place in lists with an entry for each Zone.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Zone {
    type Error = String;

    fn try_from(index: u8) -> Result<Zone, String> {
        let fits = usize::from(index) < ZONES;
        fits.then_some(Zone(index)).ok_or_else(|| format!("{index} is no Zone"))
    }
}

impl From<Zone> for u8 {
    fn from(zone: Zone) -> u8 {
        zone.0
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "z{}", self.0)
    }
}

/// What a Zone is (ZE-ZON-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub enum ZoneKind {
    /// Between painted lines, walls and the rim of the board.
    Street,
    /// Belongs to a building; light or dark.
    Room,
    /// Red carpet: sight as in a street, no Search (WZ-COR-01).
    Corridor,
    /// The top of the Tank (WZ-TNK-01).
    Tank,
}

impl ZoneKind {
    /// Do parts of this kind that face each other across a tile border become one Zone?
    pub(crate) fn merges(self) -> bool {
        match self {
            ZoneKind::Street => true,
            ZoneKind::Corridor => {
                mark!("WZ-COR-01");
                true
            }
            ZoneKind::Room | ZoneKind::Tank => false,
        }
    }
}

/// What a map knows about one Zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneFacts {
    /// Its parts, sorted and joined by `+`: `6R.ML+9R.MR` (ZE-ZON-18).
    pub name: String,
    /// Street, room, corridor or Tank.
    pub kind: ZoneKind,
    /// A dark room.
    pub dark: bool,
    /// A Search draws from the Secret Service deck (WZ-SSV-03).
    pub secret_service: bool,
    /// Tiles on which it lies, as bits of their places in `Map::tiles`.
    pub tiles: u32,
    /// The building of a room.
    pub building: Option<BuildingId>,
}
