//! Puts a map together: from a plan to Zones, gates, buildings, passage and sight.

use std::collections::BTreeMap;

use horda_kit::{Unreadable, mark};

use super::beam::Beams;
use super::border::{Axis, Border, BorderKind, Sandbags, Segment, TILE};
use super::building::{Building, BuildingId, buildings};
use super::gate::{GATES, Gate, GateId, GateKind, GateSet};
use super::geometry::Geometry;
use super::join::{Joined, Laid};
use super::map::{Map, MapOptions};
use super::map_check::{Fault, Remark, Spot, check_tiles, mismatches, unreachable};
use super::plan::{BoardPlan, LinkEnds, LinkUse};
use super::route::{Mover, Way, Ways};
use super::sight::{Sight, Stop};
use super::tile::side_order;
use super::tile_set::TileSet;
use super::zone::{ZONES, Zone, ZoneFacts, ZoneKind};
use super::zone_name::name_zones;
use super::zone_set::ZoneSet;

/// Units between the board and tiles that lie apart from it.
const APART: u16 = 10;

impl Map {
    /// Joins the tiles of a plan. Says everything that is wrong with it.
    pub fn new(tiles: &TileSet, plan: &BoardPlan, options: MapOptions) -> Result<Map, Vec<Fault>> {
        let faults = check_tiles(tiles, plan);
        if !faults.is_empty() {
            return Err(faults);
        }
        let board = Joined::new(laid(tiles, plan), options).map_err(|count| {
            let what = format!("the board has {count} Zones, more than {ZONES}");
            vec![Fault { at: Spot::Tiles, what, hint: Some("use fewer tiles".into()) }]
        })?;
        let mut assembly = Assembly::new(board);
        assembly.change_borders(plan);
        assembly.number_gates(plan);
        assembly.link(plan);
        if assembly.faults.is_empty() { Ok(assembly.finish(options)) } else { Err(assembly.faults) }
    }
}

fn laid<'t>(tiles: &'t TileSet, plan: &BoardPlan) -> Vec<Laid<'t>> {
    let mut laid = Vec::new();
    let columns = plan.rows.iter().map(Vec::len).max().unwrap_or(0) as u16;
    let mut put = |turned: &super::plan::TurnedTile, x: u16, y: u16| {
        let tile = tiles.side(&turned.side).expect("the check knows all tiles of the plan");
        laid.push(Laid { tile, quarters: turned.quarters, x, y });
    };
    for (row, places) in (0..).zip(&plan.rows) {
        for (column, turned) in (0..).zip(places) {
            if let Some(turned) = turned {
                put(turned, column * TILE, row * TILE);
            }
        }
    }
    for (row, turned) in (0..).zip(&plan.apart) {
        put(turned, columns * TILE + APART, row * (TILE + APART));
    }
    laid
}

/// A map under construction.
struct Assembly<'t> {
    board: Joined<'t>,
    names: BTreeMap<String, Zone>,
    /// Part of each name.
    parts: BTreeMap<String, usize>,
    gates: Vec<Gate>,
    /// Ways of links: for all, or for Survivors only.
    links: Vec<(Way, LinkUse)>,
    rim: Vec<Segment>,
    faults: Vec<Fault>,
}

impl<'t> Assembly<'t> {
    fn new(board: Joined<'t>) -> Assembly<'t> {
        let parts: BTreeMap<String, usize> =
            (0..board.parts.len()).map(|part| (board.name(part), part)).collect();
        let mut names: BTreeMap<String, Zone> =
            parts.iter().map(|(name, part)| (name.clone(), board.zone_of[*part])).collect();
        for (part, laid) in board.parts.iter().enumerate() {
            let tile = board.tiles[laid.tile].tile;
            for (place, own) in [("objective", tile.objective), ("crate", tile.crate_place)] {
                if own == Some(laid.part) {
                    names.insert(format!("{}.{place}", tile.side), board.zone_of[part]);
                }
            }
        }
        let rim = rim(&board);
        let (gates, links, faults) = (Vec::new(), Vec::new(), Vec::new());
        Assembly { board, names, parts, gates, links, rim, faults }
    }

    fn fault(&mut self, at: Spot, wrong: Unreadable) {
        self.faults.push(Fault { at, what: wrong.what, hint: wrong.hint });
    }

    fn part(&self, name: &str) -> Result<usize, Unreadable> {
        let known = self.parts.keys().map(String::as_str);
        let part = self.parts.get(name).copied();
        part.ok_or_else(|| horda_content::no_such("part", name, known))
    }

    /// Reads `15V.A-B` or `9R.A-6R.ML`; without a second part it is a wall of one Zone.
    fn pair(&self, text: &str) -> Result<(usize, Option<usize>), Unreadable> {
        let Some((one, other)) = text.split_once('-') else { return Ok((self.part(text)?, None)) };
        let tile = one.split_once('.').map_or("", |(tile, _)| tile);
        let other = if other.contains('.') { other.to_owned() } else { format!("{tile}.{other}") };
        Ok((self.part(one)?, Some(self.part(&other)?)))
    }

    /// The stretch between the Zones of two parts; the one where these parts meet comes first,
    /// then the longest.
    fn stretch(&self, one: usize, other: usize) -> Result<usize, Unreadable> {
        let zones = [one, other].map(|part| self.board.zone_of[part]);
        let between = |index: &usize| {
            let [a, b] = self.board.stretches[*index].border.zones;
            zones == [a, b] || zones == [b, a]
        };
        let best = |index: &usize| {
            let stretch = &self.board.stretches[*index];
            let exact =
                stretch.parts.iter().any(|own| *own == [one, other] || *own == [other, one]);
            (exact, stretch.border.place.length(), std::cmp::Reverse(*index))
        };
        let found = (0..self.board.stretches.len()).filter(between).max_by_key(best);
        found.ok_or_else(|| {
            let names = [one, other].map(|part| self.board.name(part));
            Unreadable::new(format!("{} and {} share no border", names[0], names[1]))
        })
    }

    /// Walls and doors of the mission.
    fn change_borders(&mut self, plan: &BoardPlan) {
        for (index, text) in plan.walls.iter().enumerate() {
            match self.border_between(text) {
                Ok((stretch, _)) => {
                    let stretch = &mut self.board.stretches[stretch];
                    stretch.border.kind = BorderKind::Wall;
                    (stretch.border.door, stretch.door_parts) = (None, None);
                }
                Err(wrong) => self.fault(Spot::Wall(index), wrong),
            }
        }
        for (index, door) in plan.doors.iter().enumerate().filter(|(_, door)| door.at.contains('-'))
        {
            let changed = self.border_between(&door.at).and_then(|(stretch, parts)| {
                let border = &mut self.board.stretches[stretch].border;
                let in_wall = border.kind == BorderKind::Wall;
                if border.kind == BorderKind::Free {
                    return Err(Unreadable::new(format!("{} is a border of streets", door.at))
                        .hint("a door stands in a wall or an opening"));
                }
                if in_wall != door.wall {
                    let (what, hint) = if in_wall {
                        ("a wall", "wall = true puts a door into a wall")
                    } else {
                        ("no wall", "leave wall = true away")
                    };
                    return Err(Unreadable::new(format!("{} is {what}", door.at)).hint(hint));
                }
                if border.kind != BorderKind::Door {
                    border.kind = BorderKind::Door;
                    border.door = Some(border.place.middle(3));
                    self.board.stretches[stretch].door_parts = Some(parts);
                }
                Ok(())
            });
            if let Err(wrong) = changed {
                self.fault(Spot::Door(index), wrong);
            }
        }
    }

    fn border_between(&self, text: &str) -> Result<(usize, [usize; 2]), Unreadable> {
        let (one, other) = self.pair(text)?;
        let other = other.ok_or_else(|| {
            Unreadable::new(format!("\"{text}\" is no border")).hint("write two parts: \"5V.A-B\"")
        })?;
        Ok((self.stretch(one, other)?, [one, other]))
    }

    /// Doors get their gates in the order of the borders, then doors of one Zone.
    fn number_gates(&mut self, plan: &BoardPlan) {
        for index in 0..self.board.stretches.len() {
            let Some(parts) = self.board.stretches[index].door_parts else { continue };
            let name = self.door_name(parts);
            let border = self.board.stretches[index].border;
            let gate = self.add(GateKind::Door, name, border.zones, border.door);
            self.board.stretches[index].border.gate = gate;
        }
        for (index, door) in plan.doors.iter().enumerate() {
            match self.pair(&door.at) {
                Ok((part, None)) if door.wall => {
                    let zone = self.board.zone_of[part];
                    let place = self.wall_of(zone).map(|wall| wall.middle(3));
                    self.add(GateKind::Door, door.at.clone(), [zone; 2], place);
                }
                Ok((_, None)) => {
                    let wrong = Unreadable::new(format!("{} is one part", door.at));
                    let hint = "name both sides, \"15V.A-B\", or put it into a wall";
                    self.fault(Spot::Door(index), wrong.hint(hint));
                }
                // What cannot be read was reported when borders were changed.
                Err(wrong) if !door.at.contains('-') => self.fault(Spot::Door(index), wrong),
                Ok((_, Some(_))) | Err(_) => {}
            }
        }
        for door in plan.doors.iter().filter(|door| door.open) {
            if let Some(gate) = self.planned_gate(&door.at) {
                self.gates[gate.index()].open = true;
            }
        }
    }

    /// `9R.A-ML`: the room first.
    fn door_name(&self, parts: [usize; 2]) -> String {
        let [mut one, mut other] = parts;
        if self.board.part(one).kind != ZoneKind::Room {
            std::mem::swap(&mut one, &mut other);
        }
        if self.board.parts[one].tile == self.board.parts[other].tile {
            format!("{}-{}", self.board.name(one), self.board.part(other).name)
        } else {
            format!("{}-{}", self.board.name(one), self.board.name(other))
        }
    }

    fn add(
        &mut self,
        kind: GateKind,
        name: String,
        zones: [Zone; 2],
        place: Option<Segment>,
    ) -> Option<GateId> {
        if self.gates.len() == GATES {
            let what = format!("more than {GATES} doors and links");
            let fault = Fault { at: Spot::Tiles, what, hint: Some("use fewer tiles".into()) };
            if !self.faults.contains(&fault) {
                self.faults.push(fault);
            }
            return None;
        }
        let gate = GateId::new(self.gates.len() as u8);
        self.gates.push(Gate { kind, name, zones, buildings: [None; 2], place, open: false });
        Some(gate)
    }

    /// The longest wall of a Zone.
    fn wall_of(&self, zone: Zone) -> Option<Segment> {
        let own =
            |border: &&Border| border.kind == BorderKind::Wall && border.zones.contains(&zone);
        let borders = self.board.stretches.iter().map(|stretch| &stretch.border);
        let inner = borders.filter(own).map(|border| border.place);
        let rim = self.rim.iter().copied().filter(|wall| {
            let beside = |at| match wall.axis {
                Axis::Vertical => self.board.zone_at(at, wall.from),
                Axis::Horizontal => self.board.zone_at(wall.from, at),
            };
            beside(wall.at) == Some(zone) || wall.at.checked_sub(1).and_then(beside) == Some(zone)
        });
        inner.chain(rim).max_by_key(|place| (place.length(), std::cmp::Reverse(*place)))
    }

    /// The gate of a door of the plan.
    fn planned_gate(&self, at: &str) -> Option<GateId> {
        match self.pair(at).ok()? {
            (one, Some(other)) => self.board.stretches[self.stretch(one, other).ok()?].border.gate,
            (_, None) => {
                let found = self.gates.iter().position(|gate| gate.name == at)?;
                Some(GateId::new(found as u8))
            }
        }
    }

    fn link(&mut self, plan: &BoardPlan) {
        for (index, link) in plan.links.iter().enumerate() {
            let way = match &link.ends {
                LinkEnds::Zones(zones) => self.zone_link(&link.name, zones, link.open),
                LinkEnds::Doors(doors) => self.door_link(doors),
            };
            match way {
                Ok(way) => self.links.push((way, link.by)),
                Err(wrong) => self.fault(Spot::Link(index), wrong),
            }
        }
    }

    fn zone_link(
        &mut self,
        name: &str,
        zones: &[String; 2],
        open: bool,
    ) -> Result<Way, Unreadable> {
        let zone = |name: &str| {
            let known = self.names.keys().map(String::as_str);
            let zone = self.names.get(name).copied();
            zone.ok_or_else(|| horda_content::no_such("Zone", name, known))
        };
        let zones = [zone(&zones[0])?, zone(&zones[1])?];
        let gate = self.add(GateKind::Link, name.to_owned(), zones, None);
        let gates = gate.map_or(GateSet::NONE, GateSet::only);
        if let Some(gate) = self.gates.last_mut().filter(|_| open) {
            gate.open = true;
        }
        Ok(Way { zones, gates })
    }

    /// RULE WZ-MIS-06: the Zones of two connected doors are neighbours while both are open.
    fn door_link(&self, doors: &[String; 2]) -> Result<Way, Unreadable> {
        let gate = |name: &String| {
            let known = self.gates.iter().map(|gate| gate.name.as_str());
            self.planned_gate(name).ok_or_else(|| horda_content::no_such("door", name, known))
        };
        let gates = [gate(&doors[0])?, gate(&doors[1])?];
        let zones = gates.map(|gate| self.gates[gate.index()].zones[0]);
        Ok(Way { zones, gates: gates.into_iter().collect() })
    }

    fn finish(mut self, options: MapOptions) -> Map {
        let borders: Vec<Border> =
            self.board.stretches.iter().map(|stretch| stretch.border).collect();
        let mut zones = self.zone_facts();
        let kinds: Vec<ZoneKind> = zones.iter().map(|facts| facts.kind).collect();
        let of = |holds: &dyn Fn(&ZoneFacts) -> bool| -> ZoneSet {
            let numbered = (0..).map(Zone::new).zip(&zones);
            numbered.filter(|(_, facts)| holds(facts)).map(|(zone, _)| zone).collect()
        };
        let mut buildings = buildings(&kinds, of(&|facts| facts.dark), &borders);
        let tank = of(&|facts| facts.kind == ZoneKind::Tank);
        name_buildings(&mut zones, &mut self.gates, &mut buildings);
        let ways = Mover::ALL.map(|mover| ways(mover, &borders, &self.links, tank));
        let walks = walks(&self.board, &borders, options);
        let ends = |zone: Zone| match kinds[zone.index()] {
            ZoneKind::Room => true,
            ZoneKind::Tank => {
                mark!("WZ-TNK-02");
                true
            }
            ZoneKind::Corridor => {
                mark!("WZ-COR-02");
                false
            }
            ZoneKind::Street => false,
        };
        let sight = Sight::new(zones.len(), &walks, ends);
        // ZE-SKL-33 switches off that rooms end a line; the Tank still does.
        let far_sight = Sight::new(zones.len(), &walks, |zone| tank.contains(zone));
        let beams = Beams::new(&borders, outer_zones(&self.board), tank);
        let sandbagged = borders.iter().any(|border| border.sandbags != Sandbags::None);
        let mut remarks = mismatches(&self.board);
        let lost = unreachable(&ways[Mover::Survivor as usize], ZoneSet::first_of(zones.len()));
        let lost = lost.iter().map(|zone| zones[zone.index()].name.clone());
        remarks.extend(lost.map(|zone| Remark::Unreachable { zone }));
        let geometry = Geometry::new(&self.board, &borders, self.rim);
        let (zone_names, street_signs) = name_zones(zones.len(), &geometry);
        Map {
            zones,
            gates: self.gates,
            buildings,
            borders,
            tank,
            sandbagged,
            names: self.names,
            ways,
            sight,
            far_sight,
            beams,
            geometry,
            zone_names,
            street_signs,
            remarks,
        }
    }

    fn zone_facts(&self) -> Vec<ZoneFacts> {
        let zone = |index: usize| {
            let own = |part: &usize| self.board.zone_of[*part].index() == index;
            let mut parts: Vec<usize> = (0..self.board.parts.len()).filter(own).collect();
            parts.sort_by_key(|part| {
                let side = &self.board.tiles[self.board.parts[*part].tile].tile.side;
                (side_order(side), &self.board.part(*part).name)
            });
            let names: Vec<String> = parts.iter().map(|part| self.board.name(*part)).collect();
            let tiles = parts.iter().fold(0, |set, part| set | 1 << self.board.parts[*part].tile);
            let first = self.board.part(parts[0]);
            let secret_service = parts.iter().any(|part| self.board.part(*part).secret_service);
            ZoneFacts {
                name: names.join("+"),
                kind: first.kind,
                dark: first.dark,
                secret_service,
                tiles,
                building: None,
            }
        };
        (0..self.board.zones).map(zone).collect()
    }
}

/// Tells rooms and doors their buildings, and buildings their doors.
fn name_buildings(zones: &mut [ZoneFacts], gates: &mut [Gate], buildings: &mut [Building]) {
    for (index, building) in (0..).zip(buildings.iter()) {
        for room in building.rooms {
            zones[room.index()].building = Some(BuildingId(index));
        }
    }
    for (index, gate) in (0..).zip(gates.iter_mut()) {
        gate.buildings = gate.zones.map(|zone| zones[zone.index()].building);
        if gate.kind == GateKind::Door {
            for building in gate.buildings.into_iter().flatten() {
                buildings[building.index()].doors.insert(GateId::new(index));
            }
        }
    }
}

/// RULE ZE-ZON-15: free borders, openings and open doors let through; RULE WZ-SBG-04 and
/// RULE WZ-TNK-06: not every Zombie at every time.
fn ways(mover: Mover, borders: &[Border], links: &[(Way, LinkUse)], tank: ZoneSet) -> Ways {
    let hindered = mover == Mover::Zombie;
    let mut ways = Vec::new();
    for border in borders.iter().filter(|it| !(hindered && it.sandbags == Sandbags::Whole)) {
        if border.kind != BorderKind::Wall {
            let gates = border.gate.map_or(GateSet::NONE, GateSet::only);
            ways.push(Way { zones: border.zones, gates });
        }
    }
    let all = |by: LinkUse| by == LinkUse::All || mover == Mover::Survivor;
    ways.extend(links.iter().filter(|(_, by)| all(*by)).map(|(way, _)| *way));
    Ways::new(&ways, if hindered { tank } else { ZoneSet::NONE })
}

/// Every row and column of units as the Zones it meets, each different one once.
fn walks(board: &Joined<'_>, borders: &[Border], options: MapOptions) -> Vec<Vec<Stop>> {
    let mut walks: Vec<Vec<Stop>> = Vec::new();
    for (axis, lines, length) in
        [(Axis::Vertical, board.height, board.width), (Axis::Horizontal, board.width, board.height)]
    {
        let through = edges(axis, lines, length, borders, options);
        for line in 0..lines {
            let zone = |step| match axis {
                Axis::Vertical => board.zone_at(step, line),
                Axis::Horizontal => board.zone_at(line, step),
            };
            let onwards =
                |step: u16| through[usize::from(line) * usize::from(length) + usize::from(step)];
            for walk in walk(length, zone, onwards) {
                if !walks.contains(&walk) {
                    walks.push(walk);
                }
            }
        }
    }
    walks
}

/// For each unit of each line the gates of the border in front of it, if sight passes there.
fn edges(
    axis: Axis,
    lines: u16,
    length: u16,
    borders: &[Border],
    options: MapOptions,
) -> Vec<Option<GateSet>> {
    let mut through = vec![None; usize::from(lines) * usize::from(length)];
    let clear = |border: &&Border| border.place.axis == axis && border.kind != BorderKind::Wall;
    for border in borders.iter().filter(clear) {
        if border.sandbags != Sandbags::None {
            mark!("WZ-SBG-02"); // they are seen over
        }
        // RULE ZE-LOS-03: see-through over the whole length, unless the option says otherwise.
        let place = border.door.filter(|_| options.exact_doors).unwrap_or(border.place);
        for line in place.from..place.to {
            let gates = border.gate.map_or(GateSet::NONE, GateSet::only);
            through[usize::from(line) * usize::from(length) + usize::from(place.at)] = Some(gates);
        }
    }
    through
}

/// The Zones that one line meets. Where no tile lies a new walk begins.
fn walk(
    length: u16,
    zone: impl Fn(u16) -> Option<Zone>,
    onwards: impl Fn(u16) -> Option<GateSet>,
) -> Vec<Vec<Stop>> {
    let mut walks = vec![Vec::<Stop>::new()];
    for step in 0..length {
        let last = walks.len() - 1;
        let Some(zone) = zone(step) else {
            walks.push(Vec::new());
            continue;
        };
        match walks[last].last_mut() {
            Some(stop) if stop.zone == zone => continue,
            Some(stop) => stop.onwards = onwards(step),
            None => {}
        }
        walks[last].push(Stop { zone, onwards: None });
    }
    walks.retain(|walk| !walk.is_empty());
    walks
}

/// Zones at the rim of the board.
fn outer_zones(board: &Joined<'_>) -> ZoneSet {
    let at = |x: Option<u16>, y: Option<u16>| x.zip(y).and_then(|(x, y)| board.zone_at(x, y));
    let mut outer = ZoneSet::NONE;
    for (x, y) in (0..board.width).flat_map(|x| (0..board.height).map(move |y| (x, y))) {
        let beside = [
            at(x.checked_sub(1), Some(y)),
            at(Some(x + 1), Some(y)),
            at(Some(x), y.checked_sub(1)),
            at(Some(x), Some(y + 1)),
        ];
        if let Some(zone) = board.zone_at(x, y).filter(|_| beside.contains(&None)) {
            outer.insert(zone);
        }
    }
    outer
}

/// Lines along which a tile has no neighbour.
fn rim(board: &Joined<'_>) -> Vec<Segment> {
    let mut rim = Vec::new();
    for laid in &board.tiles {
        let (left, top) = (laid.x, laid.y);
        let upright = |at, y: u16| Segment { axis: Axis::Vertical, at, from: y, to: y + TILE };
        let level = |at, x: u16| Segment { axis: Axis::Horizontal, at, from: x, to: x + TILE };
        let outside = |x: Option<u16>, y: Option<u16>| {
            x.zip(y).is_none_or(|(x, y)| board.part_at(x, y).is_none())
        };
        let sides = [
            (outside(left.checked_sub(1), Some(top)), upright(left, top)),
            (outside(Some(left + TILE), Some(top)), upright(left + TILE, top)),
            (outside(Some(left), top.checked_sub(1)), level(top, left)),
            (outside(Some(left), Some(top + TILE)), level(top + TILE, left)),
        ];
        rim.extend(sides.into_iter().filter(|(free, _)| *free).map(|(_, side)| side));
    }
    rim
}
