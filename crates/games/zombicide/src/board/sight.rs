//! Sight: which Zones see each other, and at what range (ZE-LOS-01 to ZE-LOS-17).
//!
//! Every straight line of units is walked once a map. A line that crosses doors is kept with the
//! gates that must be open, so a door that opens changes nothing here. What depends on a person or
//! on the hour (Night vision, dark rooms, light) is a filter on the answer (ZE-LOS-16).

use super::gate::GateSet;
use super::zone::{ZONES, Zone};
use super::zone_set::ZoneSet;
use super::zone_table::ZoneTable;

/// A sight line between two Zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightLine {
    /// The Zone that is seen.
    pub to: Zone,
    /// Borders that the line crosses (ZE-LOS-14).
    pub range: u8,
    /// Doors on the line: it holds while all of them are open.
    pub gates: GateSet,
}

/// All sight lines of a map.
#[derive(Clone, Debug)]
pub struct Sight {
    always: [ZoneSet; ZONES],
    /// Lines without a door.
    clear: ZoneTable<SightLine>,
    /// Lines through doors.
    gated: ZoneTable<SightLine>,
}

impl Sight {
    /// Zones that are seen from this one, which is among them.
    #[inline]
    pub fn sees(&self, zone: Zone, open: GateSet) -> ZoneSet {
        let lines = self.gated.of(zone).iter().filter(|line| open.contains_all(line.gates));
        lines.fold(self.always[zone.index()], |set, line| set | ZoneSet::only(line.to))
    }

    /// Zones that are seen from this one at this range or nearer.
    #[inline]
    pub fn sees_within(&self, zone: Zone, most: u8, open: GateSet) -> ZoneSet {
        let near = self.lines(zone, open).filter(|line| line.range <= most);
        near.fold(ZoneSet::only(zone), |set, line| set | ZoneSet::only(line.to))
    }

    /// Borders between two Zones along the shortest sight line, if there is one.
    #[inline]
    pub fn range(&self, zone: Zone, to: Zone, open: GateSet) -> Option<u8> {
        if zone == to {
            return Some(0);
        }
        self.lines(zone, open).filter(|line| line.to == to).map(|line| line.range).min()
    }

    /// The lines from a Zone that hold with these gates open.
    #[inline]
    pub fn lines(&self, zone: Zone, open: GateSet) -> impl Iterator<Item = &SightLine> {
        let gated = self.gated.of(zone).iter().filter(move |line| open.contains_all(line.gates));
        self.clear.of(zone).iter().chain(gated)
    }

    /// Works out all lines between this many Zones. Each row and column of units is given as the
    /// Zones it meets.
    pub(crate) fn new(zones: usize, walks: &[Vec<Stop>], ends: impl Fn(Zone) -> bool) -> Sight {
        let mut found = vec![Vec::new(); zones];
        for walk in walks {
            let back: Vec<Stop> = reversed(walk);
            for line in [walk, &back] {
                (0..line.len()).for_each(|first| look(&line[first..], &ends, &mut found));
            }
        }
        let mut always: [ZoneSet; ZONES] =
            std::array::from_fn(|index| ZoneSet::only(Zone::new(index as u8)));
        let (mut clear, mut gated) = (Vec::new(), Vec::new());
        for (index, lines) in found.into_iter().enumerate() {
            let zone = Zone::new(index as u8);
            for line in lines {
                if line.gates.is_empty() {
                    always[index].insert(line.to);
                    clear.push((zone, line));
                } else {
                    gated.push((zone, line));
                }
            }
        }
        Sight { always, clear: ZoneTable::new(clear), gated: ZoneTable::new(gated) }
    }
}

/// A Zone that a row or column of units meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stop {
    pub(crate) zone: Zone,
    /// Gates of the border to the next Zone, or nothing where it cannot be seen through.
    pub(crate) onwards: Option<GateSet>,
}

fn reversed(walk: &[Stop]) -> Vec<Stop> {
    let back = |index: usize| {
        let onwards = index.checked_sub(1).and_then(|before| walk[before].onwards);
        Stop { zone: walk[index].zone, onwards }
    };
    (0..walk.len()).rev().map(back).collect()
}

/// Walks from the first Zone until something stops the line. A Zone that `ends` lines is seen,
/// and nothing behind it (ZE-LOS-04).
fn look(walk: &[Stop], ends: impl Fn(Zone) -> bool, found: &mut [Vec<SightLine>]) {
    let eye = walk[0].zone;
    let mut gates = GateSet::NONE;
    for (crossed, pair) in walk.windows(2).enumerate() {
        let (current, next) = (pair[0], pair[1].zone);
        let Some(more) = current.onwards.filter(|_| current.zone == eye || !ends(current.zone))
        else {
            return;
        };
        gates = gates.with(more);
        if next != eye {
            let range = crossed as u8 + 1;
            keep(&mut found[eye.index()], SightLine { to: next, range, gates });
        }
    }
}

/// Keeps a line unless another one is as short and needs no other doors.
fn keep(lines: &mut Vec<SightLine>, line: SightLine) {
    let covers = |one: &SightLine, other: &SightLine| {
        one.to == other.to && one.range <= other.range && other.gates.contains_all(one.gates)
    };
    if !lines.iter().any(|known| covers(known, &line)) {
        lines.retain(|known| !covers(&line, known));
        lines.push(line);
    }
}
