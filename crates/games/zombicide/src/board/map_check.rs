//! Checks of a board: what makes a plan impossible, and what is merely odd about it.

use std::fmt;

use super::gate::GateSet;
use super::join::Joined;
use super::plan::BoardPlan;
use super::route::Ways;
use super::tile_set::TileSet;
use super::zone::{Zone, ZoneKind};
use super::zone_set::ZoneSet;

/// Which entry of a plan is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The rows of tiles.
    Tiles,
    /// The tiles apart.
    Apart,
    /// A door by its place.
    Door(usize),
    /// A link by its place.
    Link(usize),
    /// A wall by its place.
    Wall(usize),
}

/// Something that makes a plan impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The entry.
    pub at: Spot,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub hint: Option<String>,
}

/// Something odd that does not stop a board from being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Street faces building across a tile border (ZE-ZON-21); such borders are wall.
    Mismatch {
        /// The street part.
        street: String,
        /// The room.
        room: String,
    },
    /// No Survivor of the rest of the board can reach this Zone, whatever opens.
    Unreachable {
        /// Its name.
        zone: String,
    },
}

impl fmt::Display for Remark {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Mismatch { street, room } => {
                write!(out, "{street} is street and faces the room {room}: they are walled off")
            }
            Remark::Unreachable { zone } => {
                write!(out, "no way leads from the rest of the board to {zone}")
            }
        }
    }
}

/// Every tile of the plan exists, and each is there once and with one side.
pub(crate) fn check_tiles(tiles: &TileSet, plan: &BoardPlan) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut used: Vec<(u32, &str)> = Vec::new();
    let rows = plan.rows.iter().flatten().flatten().map(|tile| (Spot::Tiles, tile));
    for (at, turned) in rows.chain(plan.apart.iter().map(|tile| (Spot::Apart, tile))) {
        let tile = match tiles.side(&turned.side) {
            Ok(tile) => tile,
            Err(wrong) => {
                let hint = drawn(&wrong.hint.unwrap_or_default(), plan, &[&turned.side]);
                faults.push(Fault { at, what: wrong.what, hint });
                continue;
            }
        };
        if let Some((_, other)) = used.iter().find(|(number, _)| *number == tile.number()) {
            let what = if *other == tile.side {
                format!("{other} lies on the board twice")
            } else {
                format!("{other} and {} are two sides of one tile", tile.side)
            };
            let hint = drawn("use each tile once", plan, &[other, &tile.side]);
            faults.push(Fault { at, what, hint });
        }
        used.push((tile.number(), &tile.side));
    }
    if used.is_empty() && faults.is_empty() {
        let hint = Some("such as \"9R@0 6R@90\"".into());
        faults.push(Fault { at: Spot::Tiles, what: "there is no tile".into(), hint });
    }
    faults
}

/// A hint with a picture of the board below it.
fn drawn(hint: &str, plan: &BoardPlan, sides: &[&str]) -> Option<String> {
    Some(format!("{hint}\n{}", picture(plan, sides)))
}

/// The rows of a plan, with marks below some sides.
pub(crate) fn picture(plan: &BoardPlan, sides: &[&str]) -> String {
    let mut picture = String::new();
    for row in &plan.rows {
        let (mut line, mut marks) = (String::new(), String::new());
        for place in row {
            let text = place.as_ref().map_or("-".to_owned(), ToString::to_string);
            let marked = place.as_ref().is_some_and(|tile| sides.contains(&tile.side.as_str()));
            let mark = if marked { "^" } else { " " };
            line.push_str(&format!("{text:<9}"));
            marks.push_str(&format!("{:<9}", mark.repeat(text.len())));
        }
        for text in [line, marks].iter().filter(|text| !text.trim().is_empty()) {
            picture.push_str(&format!("    {}\n", text.trim_end()));
        }
    }
    picture
}

/// Streets that face rooms across tile borders, once for each pair (ZE-ZON-21).
pub(crate) fn mismatches(board: &Joined<'_>) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for parts in board.stretches.iter().flat_map(|stretch| &stretch.parts) {
        let [one, other] = *parts;
        if board.parts[one].tile == board.parts[other].tile {
            continue;
        }
        let kinds = parts.map(|part| board.part(part).kind == ZoneKind::Room);
        let (street, room) = match kinds {
            [false, true] => (one, other),
            [true, false] => (other, one),
            [true, true] | [false, false] => continue,
        };
        remarks.push(Remark::Mismatch { street: board.name(street), room: board.name(room) });
    }
    remarks
}

/// Zones outside the largest part of the board that hangs together with all gates open.
pub(crate) fn unreachable(ways: &Ways, all: ZoneSet) -> ZoneSet {
    let mut rest = all;
    let mut largest = ZoneSet::NONE;
    while let Some(zone) = rest.first() {
        let own = island(ways, zone);
        if own.len() > largest.len() {
            largest = own;
        }
        rest = rest - own;
    }
    all - largest
}

fn island(ways: &Ways, zone: Zone) -> ZoneSet {
    ways.with(GateSet::ALL).reach(ZoneSet::only(zone))
}
