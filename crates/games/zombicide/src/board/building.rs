//! Buildings: rooms that openings join, on one tile or several (ZE-ZON-17). Doors join nothing.

use serde::{Deserialize, Serialize};

use super::border::{Border, BorderKind};
use super::gate::GateSet;
use super::zone::{Zone, ZoneKind};
use super::zone_set::ZoneSet;

/// A building of one board, by its place in `Map::buildings`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/", type = "number"))]
pub struct BuildingId(pub u8);

impl BuildingId {
    /// Its place in lists with an entry for each building.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Rooms that openings join.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Building {
    /// All its rooms.
    pub rooms: ZoneSet,
    /// Those that are dark: a Zombie card each when it is first opened (ZE-BLD-02).
    pub dark: ZoneSet,
    /// Doors with a side in it.
    pub doors: GateSet,
    /// An opening without a door leads into it, so it is open from the start (ZE-AMB-13).
    pub open: bool,
}

/// The buildings of a board by their first room. Their doors are not yet known.
pub(crate) fn buildings(kinds: &[ZoneKind], dark: ZoneSet, borders: &[Border]) -> Vec<Building> {
    let is_room = |zone: Zone| kinds[zone.index()] == ZoneKind::Room;
    let openings: Vec<&Border> =
        borders.iter().filter(|border| border.kind == BorderKind::Opening).collect();
    let mut found: Vec<Building> = Vec::new();
    for index in 0..kinds.len() as u8 {
        let room = Zone::new(index);
        if !is_room(room) || found.iter().any(|building| building.rooms.contains(room)) {
            continue;
        }
        found.push(building_of(room, dark, &openings, is_room));
    }
    found
}

fn building_of(
    room: Zone,
    dark: ZoneSet,
    openings: &[&Border],
    is_room: impl Fn(Zone) -> bool,
) -> Building {
    let mut rooms = ZoneSet::only(room);
    let mut open = false;
    loop {
        let before = rooms;
        for border in openings.iter().filter(|it| it.zones.iter().any(|at| before.contains(*at))) {
            open |= !border.zones.into_iter().all(&is_room);
            rooms |= border.zones.into_iter().filter(|zone| is_room(*zone)).collect();
        }
        if rooms == before {
            return Building { rooms, dark: rooms & dark, doors: GateSet::NONE, open };
        }
    }
}
