//! The map of one board: its Zones, gates and buildings, with passage and sight worked out once.
//!
//! Nothing here changes in the course of a game. What does is which gates are open, and every
//! question takes that as a set. No answer allocates.

use std::collections::BTreeMap;

use horda_content::no_such;
use horda_kit::{Phrase, Unreadable};

use super::beam::Beams;
use super::border::{Border, BorderKind, Sandbags};
use super::building::{Building, BuildingId};
use super::gate::{Gate, GateId, GateKind, GateSet};
use super::geometry::Geometry;
use super::map_check::Remark;
use super::route::{Distances, Mover, Ways};
use super::sight::Sight;
use super::street::StreetSign;
use super::zone::{Zone, ZoneFacts, ZoneKind};
use super::zone_name::ZoneName;
use super::zone_set::ZoneSet;

/// Rulings about boards that have two readings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MapOptions {
    /// Sight passes a door only where it stands, not along its whole border (ZE-AMB-09).
    pub exact_doors: bool,
    /// Rooms that share exactly six units of a tile border have an opening (ZE-AMB-06).
    pub six_units_open: bool,
}

/// Everything that follows from a plan.
#[derive(Clone, Debug)]
pub struct Map {
    pub(crate) zones: Vec<ZoneFacts>,
    pub(crate) gates: Vec<Gate>,
    pub(crate) buildings: Vec<Building>,
    pub(crate) borders: Vec<Border>,
    /// The Zones on the Tank.
    pub(crate) tank: ZoneSet,
    /// Are there Sandbags anywhere?
    pub(crate) sandbagged: bool,
    /// Zone of each name: parts of tiles, and places such as `2V.crate`.
    pub(crate) names: BTreeMap<String, Zone>,
    /// Passage of each kind of mover.
    pub(crate) ways: [Ways; Mover::ALL.len()],
    pub(crate) sight: Sight,
    pub(crate) far_sight: Sight,
    pub(crate) beams: Beams,
    pub(crate) geometry: Geometry,
    /// What people call each Zone.
    pub(crate) zone_names: Vec<ZoneName>,
    pub(crate) street_signs: Vec<StreetSign>,
    pub(crate) remarks: Vec<Remark>,
}

impl Map {
    /// How many Zones there are.
    #[inline]
    pub fn zone_count(&self) -> usize {
        self.zones.len()
    }

    /// All Zones.
    #[inline]
    pub fn all_zones(&self) -> ZoneSet {
        ZoneSet::first_of(self.zones.len())
    }

    /// What is known about a Zone.
    #[inline]
    pub fn zone(&self, zone: Zone) -> &ZoneFacts {
        &self.zones[zone.index()]
    }

    /// Zones of one kind.
    pub fn of_kind(&self, kind: ZoneKind) -> ZoneSet {
        self.zones_where(|facts| facts.kind == kind)
    }

    /// The dark rooms.
    pub fn dark(&self) -> ZoneSet {
        self.zones_where(|facts| facts.dark)
    }

    /// Zones for which something holds.
    pub fn zones_where(&self, holds: impl Fn(&ZoneFacts) -> bool) -> ZoneSet {
        self.all_zones().iter().filter(|zone| holds(self.zone(*zone))).collect()
    }

    /// The Zone that a name means: any of its parts (`9R.MR`), all of them joined by `+`, or a
    /// printed place of a tile (`2V.objective`, `2V.crate`).
    pub fn zone_named(&self, name: &str) -> Result<Zone, Unreadable> {
        let mut found = None;
        for part in name.split('+') {
            let known = || self.names.keys().map(String::as_str);
            let zone = *self.names.get(part).ok_or_else(|| no_such("Zone", part, known()))?;
            if found.is_some_and(|found| found != zone) {
                return Err(Unreadable::new(format!("\"{name}\" names two Zones"))
                    .hint(format!("{} is one of them", self.zone(zone).name)));
            }
            found = Some(zone);
        }
        found.ok_or_else(|| Unreadable::new("a Zone has a name"))
    }

    /// All gates: doors first, then links.
    #[inline]
    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }

    /// One gate.
    #[inline]
    pub fn gate(&self, gate: GateId) -> &Gate {
        &self.gates[gate.index()]
    }

    /// All doors.
    pub fn doors(&self) -> impl Iterator<Item = (GateId, &Gate)> {
        let all = (0..).map(GateId::new).zip(&self.gates);
        all.filter(|(_, gate)| gate.kind == GateKind::Door)
    }

    /// The gate with this name: `9R.A-ML`, either side first, or the name of a link.
    pub fn gate_named(&self, name: &str) -> Result<GateId, Unreadable> {
        let turned = turned_name(name);
        let named = |gate: &Gate| gate.name == name || Some(&gate.name) == turned.as_ref();
        let found = self.gates.iter().position(named).map(|index| GateId::new(index as u8));
        found.ok_or_else(|| no_such("door", name, self.gates.iter().map(|it| it.name.as_str())))
    }

    /// Gates that are open from the start.
    pub fn open_from_start(&self) -> GateSet {
        let all = (0..).map(GateId::new).zip(&self.gates);
        all.filter(|(_, gate)| gate.open).map(|(id, _)| id).collect()
    }

    /// All buildings.
    #[inline]
    pub fn buildings(&self) -> &[Building] {
        &self.buildings
    }

    /// One building.
    #[inline]
    pub fn building(&self, building: BuildingId) -> &Building {
        &self.buildings[building.index()]
    }

    /// All borders between Zones.
    pub fn borders(&self) -> &[Border] {
        &self.borders
    }

    /// The Zones on the Tank, which is climbed (WZ-TNK-04).
    #[inline]
    pub fn tank(&self) -> ZoneSet {
        self.tank
    }

    /// How far Sandbags cover the border between two Zones; the least of several borders counts.
    #[inline]
    pub fn sandbags(&self, one: Zone, other: Zone) -> Sandbags {
        if !self.sandbagged {
            return Sandbags::None;
        }
        let between = |border: &&Border| {
            border.kind != BorderKind::Wall
                && (border.zones == [one, other] || border.zones == [other, one])
        };
        let cover = self.borders.iter().filter(between).map(|border| border.sandbags);
        cover.min().unwrap_or(Sandbags::None)
    }

    /// Zones that a Survivor in this Zone may step into (ZE-ZON-15).
    #[inline]
    pub fn neighbours(&self, zone: Zone, open: GateSet) -> ZoneSet {
        self.ways(Mover::Survivor).neighbours(zone, open)
    }

    /// Steps of a Survivor from every Zone to this one.
    #[inline]
    pub fn distances_to(&self, zone: Zone, open: GateSet) -> Distances {
        self.ways(Mover::Survivor).with(open).distances_to(ZoneSet::only(zone))
    }

    /// Passage for one kind of mover.
    #[inline]
    pub fn ways(&self, mover: Mover) -> &Ways {
        &self.ways[mover as usize]
    }

    /// Zones that are seen from this one, which is among them.
    #[inline]
    pub fn sees(&self, zone: Zone, open: GateSet) -> ZoneSet {
        self.sight.sees(zone, open)
    }

    /// Range between two Zones that see each other.
    #[inline]
    pub fn range(&self, zone: Zone, to: Zone, open: GateSet) -> Option<u8> {
        self.sight.range(zone, to, open)
    }

    /// Sight of everybody.
    #[inline]
    pub fn sight(&self) -> &Sight {
        &self.sight
    }

    /// Sight of a Home defender: rooms do not end a line (ZE-SKL-33).
    #[inline]
    pub fn far_sight(&self) -> &Sight {
        &self.far_sight
    }

    /// Where light may shine.
    #[inline]
    pub fn beams(&self) -> &Beams {
        &self.beams
    }

    /// Where everything lies, for drawing.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// What people call a Zone.
    pub fn zone_name(&self, zone: Zone) -> &ZoneName {
        &self.zone_names[zone.index()]
    }

    /// What people call a gate: the Zones on its two sides, the room before the street.
    pub fn gate_phrase(&self, gate: GateId) -> Phrase {
        let [one, other] = self.gate(gate).zones;
        if one == other {
            return Phrase::new("gate-of").phrases("zone", [self.zone_name(one).phrase()]);
        }
        let outside_first = self.zone(one).kind == ZoneKind::Street;
        let [one, other] = if outside_first { [other, one] } else { [one, other] };
        let phrase = Phrase::new("gate-between").phrases("one", [self.zone_name(one).phrase()]);
        phrase.phrases("other", [self.zone_name(other).phrase()])
    }

    /// Streets as they are written on the map.
    pub fn street_signs(&self) -> &[StreetSign] {
        &self.street_signs
    }

    /// What is odd about the board and does not stop it from being played.
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }
}

/// `9R.ML-A` for `9R.A-ML`, and `6R.A-9R.B` for `9R.B-6R.A`.
fn turned_name(name: &str) -> Option<String> {
    let (one, other) = name.split_once('-')?;
    let (tile, part) = one.split_once('.')?;
    let turned = if other.contains('.') {
        format!("{other}-{one}")
    } else {
        format!("{tile}.{other}-{part}")
    };
    Some(turned)
}
