//! Gates: what may open in the course of a game, one bit each. A door, a coloured door that a
//! mission puts into a wall (WZ-OBJ-16) and a link between two Zones (WZ-MIS-06) are all gates, so
//! whatever a card may open is known to the map from the start and is one bit of the state.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::border::Segment;
use super::building::BuildingId;
use super::zone::Zone;

/// Upper limit of gates of a board.
pub const GATES: usize = 64;

/// A gate of one board, by its place in `Map::gates`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/", type = "number"))]
pub struct GateId(u8);

impl GateId {
    /// The gate with this place.
    #[inline]
    pub const fn new(index: u8) -> GateId {
        assert!((index as usize) < GATES, "a board has at most 64 gates");
        GateId(index)
    }

    /// Its place in lists with an entry for each gate.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for GateId {
    type Error = String;

    fn try_from(index: u8) -> Result<GateId, String> {
        let fits = usize::from(index) < GATES;
        fits.then_some(GateId(index)).ok_or_else(|| format!("{index} is no gate"))
    }
}

impl From<GateId> for u8 {
    fn from(gate: GateId) -> u8 {
        gate.0
    }
}

impl fmt::Debug for GateId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "g{}", self.0)
    }
}

/// Some gates, such as those that are open.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/", type = "number"))]
pub struct GateSet(u64);

impl GateSet {
    /// No gate.
    pub const NONE: GateSet = GateSet(0);
    /// Every gate that a board can have.
    pub const ALL: GateSet = GateSet(u64::MAX);

    /// One gate.
    #[inline]
    pub const fn only(gate: GateId) -> GateSet {
        GateSet(1 << gate.index())
    }

    /// Is this gate among them?
    #[inline]
    pub const fn contains(self, gate: GateId) -> bool {
        self.0 >> gate.index() & 1 != 0
    }

    /// Are all gates of the other set among them?
    #[inline]
    pub const fn contains_all(self, other: GateSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The gates of both sets.
    #[inline]
    #[must_use]
    pub const fn with(self, other: GateSet) -> GateSet {
        GateSet(self.0 | other.0)
    }

    /// Adds a gate.
    #[inline]
    pub fn insert(&mut self, gate: GateId) {
        self.0 |= 1 << gate.index();
    }

    /// Takes a gate out.
    #[inline]
    pub fn remove(&mut self, gate: GateId) {
        self.0 &= !(1 << gate.index());
    }

    /// The gates by number.
    pub fn iter(self) -> impl Iterator<Item = GateId> {
        (0..GATES as u8).map(GateId).filter(move |gate| self.contains(*gate))
    }
}

impl FromIterator<GateId> for GateSet {
    fn from_iter<I: IntoIterator<Item = GateId>>(gates: I) -> GateSet {
        gates.into_iter().fold(GateSet::NONE, |set, gate| set.with(GateSet::only(gate)))
    }
}

impl fmt::Debug for GateSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

/// What a gate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub enum GateKind {
    /// A door: printed, on an opening, or in a wall.
    Door,
    /// A passage between two Zones that share no border; it gives no sight (ZE-AMB-97).
    Link,
}

/// One gate of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gate {
    /// Door or link.
    pub kind: GateKind,
    /// `9R.A-ML` for a door: its room and what lies behind it. For a link what the mission calls it.
    pub name: String,
    /// Its two Zones. A door that leads only into a link has the same Zone twice.
    pub zones: [Zone; 2],
    /// Buildings with a side at it, the first one that of the first Zone.
    pub buildings: [Option<BuildingId>; 2],
    /// Where a door stands; a link stands nowhere.
    pub place: Option<Segment>,
    /// Open from the start.
    pub open: bool,
}

impl Gate {
    /// The Zone on the other side, if this one is at the gate.
    pub fn beyond(&self, zone: Zone) -> Option<Zone> {
        let [one, other] = self.zones;
        if zone == one { Some(other) } else { (zone == other).then_some(one) }
    }
}
