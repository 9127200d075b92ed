//! Light Beams on a map: where one may point from each Zone, and what it lights (WZ-LGT-06).
//!
//! A beam points at a Zone across a border that is no wall, or at a wall. Which wall never matters:
//! it lights nothing behind it (WZ-LGT-15).

use serde::{Deserialize, Serialize};

use super::border::{Axis, Border, BorderKind};
use super::gate::GateSet;
use super::zone::Zone;
use super::zone_set::ZoneSet;
use super::zone_table::ZoneTable;

/// Where a Light Beam points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// At a wall or the rim of the board: only the own Zone is lit.
    Wall,
    /// At the Zone behind a border.
    Zone(Zone),
}

/// Which way a border lies from a Zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heading {
    North,
    East,
    South,
    West,
}

/// A border that a beam may be pointed at.
#[derive(Clone, Copy, Debug)]
struct BeamWay {
    to: Zone,
    heading: Heading,
    /// Doors that must be open for light to pass.
    gates: GateSet,
    /// Does light pass at all? Not onto the Tank.
    passes: bool,
}

/// All directions of Light Beams of a map.
#[derive(Clone, Debug)]
pub struct Beams {
    ways: ZoneTable<BeamWay>,
    /// Zones with a wall or the rim at some side.
    walled: ZoneSet,
}

impl Beams {
    /// Works out all directions. Onto the Tank no light falls from the ground (WZ-LGT-15).
    pub(crate) fn new(borders: &[Border], rim: ZoneSet, tank: ZoneSet) -> Beams {
        let (mut ways, mut walled) = (Vec::new(), rim);
        for border in borders {
            let [one, other] = border.zones;
            if border.kind == BorderKind::Wall {
                walled |= ZoneSet::only(one) | ZoneSet::only(other);
                continue;
            }
            let (there, back) = match border.place.axis {
                Axis::Vertical => (Heading::East, Heading::West),
                Axis::Horizontal => (Heading::South, Heading::North),
            };
            let gates = border.gate.map_or(GateSet::NONE, GateSet::only);
            for (from, to, heading) in [(one, other, there), (other, one, back)] {
                let passes = !tank.contains(to) || tank.contains(from);
                ways.push((from, BeamWay { to, heading, gates, passes }));
            }
        }
        Beams { ways: ZoneTable::new(ways), walled }
    }

    /// Zones that a beam may be pointed at, closed doors between or not.
    #[inline]
    pub fn targets(&self, zone: Zone) -> ZoneSet {
        self.ways.of(zone).iter().map(|way| way.to).collect()
    }

    /// Every direction that a beam of this Zone may have, Zones first.
    pub fn directions(&self, zone: Zone) -> impl Iterator<Item = Direction> + use<> {
        let wall = self.walled.contains(zone).then_some(Direction::Wall);
        self.targets(zone).iter().map(Direction::Zone).chain(wall)
    }

    /// May a beam of this Zone point there?
    pub fn allows(&self, zone: Zone, direction: Direction) -> bool {
        match direction {
            Direction::Wall => self.walled.contains(zone),
            Direction::Zone(to) => self.targets(zone).contains(to),
        }
    }

    /// What a beam lights: the own Zone, and the one it points at unless something stops it.
    #[inline]
    pub fn lights(&self, zone: Zone, direction: Direction, open: GateSet) -> ZoneSet {
        let own = ZoneSet::only(zone);
        let Direction::Zone(to) = direction else { return own };
        let passes = |way: &BeamWay| way.to == to && way.passes && open.contains_all(way.gates);
        if self.ways.of(zone).iter().any(passes) { own | ZoneSet::only(to) } else { own }
    }

    /// Where a beam points that follows its bearer into another Zone: the same way as before, and
    /// at the wall where nothing but walls lies that way (WZ-LGT-07).
    pub fn carried(&self, from: Zone, direction: Direction, to: Zone) -> Direction {
        let ways = self.ways.of(to);
        let heading = match direction {
            Direction::Wall => None,
            Direction::Zone(at) => self.ways.of(from).iter().find(|way| way.to == at),
        };
        let ahead = heading.and_then(|old| ways.iter().find(|way| way.heading == old.heading));
        let first = || ways.first().filter(|_| !self.walled.contains(to));
        ahead.or_else(first).map_or(Direction::Wall, |way| Direction::Zone(way.to))
    }
}
