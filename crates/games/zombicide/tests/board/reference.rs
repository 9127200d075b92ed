//! The map against a slow reference: the pseudo-code of ZE-ZON, ZE-LOS and ZE-ZAC on units, fed
//! from the table of coordinates, on random boards.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use horda_zombicide::board::border::Axis;
use horda_zombicide::board::map_check::Remark;
use horda_zombicide::board::{BoardPlan, GateSet, Map, MapOptions, Mover, TileSet, Zone, ZoneSet};

use super::facts::{Side, sides};

/// SplitMix64: enough luck for a test.
struct Luck(u64);

impl Luck {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % count as u64) as usize
    }
}

/// Up to nine tiles in up to three columns, any side, any rotation, some places empty.
fn random_rows(luck: &mut Luck) -> Vec<String> {
    let mut numbers: Vec<usize> = (1..=9).collect();
    let (columns, rows) = (1 + luck.below(3), 1 + luck.below(3));
    let mut place = |first: bool| {
        if !first && luck.below(8) == 0 {
            return "-".to_owned();
        }
        let number = numbers.remove(luck.below(numbers.len()));
        let letter = ["R", "V"][luck.below(2)];
        format!("{number}{letter}@{}", 90 * luck.below(4))
    };
    let mut row = |row: usize| {
        let places: Vec<String> = (0..columns).map(|column| place(row + column == 0)).collect();
        places.join(" ")
    };
    (0..rows).map(&mut row).collect()
}

/// A board as units, without any table.
struct Slow {
    width: usize,
    height: usize,
    /// Name of the part at each unit, `9R.MR`, or nothing.
    parts: Vec<Option<String>>,
    /// Zone of each part, called after the smallest name in it.
    zones: BTreeMap<String, String>,
    rooms: BTreeSet<String>,
    /// Openings of the table, as pairs of parts.
    openings: BTreeSet<[String; 2]>,
    /// Doors of the table, with the axis of their line after turning.
    doors: Vec<SlowDoor>,
    /// Units of border between two parts.
    shared: BTreeMap<[String; 2], usize>,
}

struct SlowDoor {
    parts: [String; 2],
    axis: Option<Axis>,
}

fn sorted<T: Ord>(mut pair: [T; 2]) -> [T; 2] {
    pair.sort();
    pair
}

impl Slow {
    fn new(rows: &[String], sides: &[Side]) -> Slow {
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.split(' ').collect()).collect();
        let (width, height) = (rows[0].len() * 30, rows.len() * 30);
        let mut board = Slow {
            width,
            height,
            parts: vec![None; width * height],
            zones: BTreeMap::new(),
            rooms: BTreeSet::new(),
            openings: BTreeSet::new(),
            doors: Vec::new(),
            shared: BTreeMap::new(),
        };
        for (row, places) in rows.iter().enumerate() {
            for (column, place) in places.iter().enumerate().filter(|(_, place)| **place != "-") {
                let (name, degrees) = place.split_once('@').expect("the board has it");
                let side = sides.iter().find(|side| side.name == name).expect("the board has it");
                board.lay(
                    side,
                    degrees.parse::<usize>().expect("the board has it") / 90,
                    column,
                    row,
                );
            }
        }
        board.unite();
        board.measure();
        board
    }

    fn lay(&mut self, side: &Side, quarters: usize, column: usize, row: usize) {
        for (x, y) in (0..30u16).flat_map(|x| (0..30u16).map(move |y| (x, y))) {
            let name = format!("{}.{}", side.name, side.owner(x, y));
            // Unit (x, y) becomes (29 - y, x).
            let (x, y) = (0..quarters).fold((x, y), |(x, y), _| (29 - y, x));
            let index = (row * 30 + usize::from(y)) * self.width + column * 30 + usize::from(x);
            self.zones.insert(name.clone(), name.clone());
            self.parts[index] = Some(name);
        }
        let full = |part: &str| format!("{}.{part}", side.name);
        self.rooms.extend(side.rooms.iter().map(|room| full(room.name)));
        self.openings.extend(side.openings.iter().map(|pair| sorted(pair.map(full))));
        for door in &side.doors {
            let turn = |axis: Axis| match (axis, quarters % 2) {
                (axis, 0) => axis,
                (Axis::Vertical, _) => Axis::Horizontal,
                (Axis::Horizontal, _) => Axis::Vertical,
            };
            let axis = door.place.map(|(axis, ..)| turn(axis));
            self.doors.push(SlowDoor { parts: [full(door.room), full(door.street)], axis });
        }
    }

    fn part(&self, x: usize, y: usize) -> Option<&String> {
        (x < self.width && y < self.height).then(|| self.parts[y * self.width + x].as_ref())?
    }

    fn zone(&self, x: usize, y: usize) -> Option<&String> {
        self.part(x, y).map(|part| &self.zones[part])
    }

    fn tile(part: &str) -> &str {
        part.split_once('.').expect("the board has it").0
    }

    /// Street parts of different tiles with units side by side are one Zone.
    fn unite(&mut self) {
        for (x, y) in (0..self.width).flat_map(|x| (0..self.height).map(move |y| (x, y))) {
            for (i, j) in [(x + 1, y), (x, y + 1)] {
                let (Some(one), Some(other)) = (self.part(x, y), self.part(i, j)) else { continue };
                let street = !self.rooms.contains(one) && !self.rooms.contains(other);
                if !street || Self::tile(one) == Self::tile(other) {
                    continue;
                }
                let (keep, drop) = (self.zones[one].clone(), self.zones[other].clone());
                for zone in self.zones.values_mut().filter(|zone| **zone == drop) {
                    *zone = keep.clone();
                }
            }
        }
    }

    /// Does sight and passage go from a unit to the one beside it? Closed doors are those whose
    /// parts are not in `open`.
    fn passes(&self, from: (usize, usize), to: (usize, usize), open: &[[String; 2]]) -> bool {
        let (Some(one), Some(other)) = (self.part(from.0, from.1), self.part(to.0, to.1)) else {
            return false;
        };
        let axis = if from.1 == to.1 { Axis::Vertical } else { Axis::Horizontal };
        let room = |part: &String| self.rooms.contains(part);
        if Self::tile(one) != Self::tile(other) {
            let shared = self.shared[&sorted([one.clone(), other.clone()])];
            return room(one) && room(other) && shared >= 7;
        }
        let pair = sorted([one.clone(), other.clone()]);
        let here = |door: &&SlowDoor| {
            sorted(door.parts.clone()) == pair && door.axis.is_none_or(|own| own == axis)
        };
        match self.doors.iter().find(here) {
            Some(door) => open.contains(&door.parts),
            None => (!room(one) && !room(other)) || self.openings.contains(&pair),
        }
    }

    /// Counts the units of border between every two parts.
    fn measure(&mut self) {
        for (x, y) in (0..self.width).flat_map(|x| (0..self.height).map(move |y| (x, y))) {
            for (i, j) in [(x + 1, y), (x, y + 1)] {
                let (Some(one), Some(other)) = (self.part(x, y), self.part(i, j)) else { continue };
                let pair = sorted([one.clone(), other.clone()]);
                *self.shared.entry(pair).or_insert(0) += 1;
            }
        }
    }

    /// The reference algorithm of sight; with `far` rooms do not end a line.
    fn sees(&self, open: &[[String; 2]], far: bool) -> BTreeMap<(String, String), u8> {
        let mut sees = BTreeMap::new();
        for (x, y) in (0..self.width).flat_map(|x| (0..self.height).map(move |y| (x, y))) {
            let Some(eye) = self.zone(x, y) else { continue };
            sees.insert((eye.clone(), eye.clone()), 0);
            for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let beside = x.checked_add_signed(dx).zip(y.checked_add_signed(dy));
                // From each end of a Zone outwards.
                if beside.is_some_and(|(x, y)| self.zone(x, y) == Some(eye)) {
                    continue;
                }
                let (mut at, mut crossed, mut current) = ((x, y), 0, eye);
                loop {
                    let step = at.0.checked_add_signed(dx).zip(at.1.checked_add_signed(dy));
                    let Some((next, zone)) = step.and_then(|to| Some((to, self.zone(to.0, to.1)?)))
                    else {
                        break;
                    };
                    if zone != current {
                        let ends = !far && current != eye && self.rooms.contains(current);
                        if ends || !self.passes(at, next, open) {
                            break;
                        }
                        (current, crossed) = (zone, crossed + 1);
                        let range = sees.entry((eye.clone(), zone.clone())).or_insert(crossed);
                        *range = crossed.min(*range);
                    }
                    at = next;
                }
            }
        }
        sees
    }

    fn neighbours(&self, open: &[[String; 2]]) -> BTreeSet<(String, String)> {
        let mut pairs = BTreeSet::new();
        for (x, y) in (0..self.width).flat_map(|x| (0..self.height).map(move |y| (x, y))) {
            for to in [(x + 1, y), (x, y + 1)] {
                let (Some(one), Some(other)) = (self.zone(x, y), self.zone(to.0, to.1)) else {
                    continue;
                };
                if one != other && self.passes((x, y), to, open) {
                    pairs.insert((one.clone(), other.clone()));
                    pairs.insert((other.clone(), one.clone()));
                }
            }
        }
        pairs
    }
}

/// A random board in both forms, with some doors open.
struct Case {
    rows: Vec<String>,
    map: Map,
    slow: Slow,
    /// Zone of the map for each Zone of the reference.
    zones: BTreeMap<String, Zone>,
    open: GateSet,
    slow_open: Vec<[String; 2]>,
}

impl Case {
    fn new(luck: &mut Luck, tiles: &TileSet, sides: &[Side]) -> Case {
        let rows = random_rows(luck);
        let texts: Vec<&str> = rows.iter().map(String::as_str).collect();
        let plan = BoardPlan::of_rows(&texts).expect("the board has it");
        let map = Map::new(tiles, &plan, MapOptions::default()).expect("the board has it");
        let slow = Slow::new(&rows, sides);
        let (mut open, mut slow_open) = (GateSet::NONE, Vec::new());
        for door in &slow.doors {
            if luck.below(2) == 0 {
                let [room, street] = &door.parts;
                open.insert(map.gate_named(&format!("{room}-{street}")).unwrap_or_else(|_| {
                    let street = street.split_once('.').expect("the board has it").1;
                    map.gate_named(&format!("{room}-{street}")).expect("the board has it")
                }));
                slow_open.push(door.parts.clone());
            }
        }
        let zone = |name: &String| {
            (slow.zones[name].clone(), map.zone_named(name).expect("the board has it"))
        };
        let zones = slow.zones.keys().map(zone).collect();
        Case { rows, map, slow, zones, open, slow_open }
    }
}

/// Runs a check on random boards, the same in every run.
fn each_case(check: impl Fn(&Case, &mut Luck)) {
    let (tiles, sides) = (super::tiles(), sides());
    let mut luck = Luck(14);
    for _ in 0..60 {
        let case = Case::new(&mut luck, &tiles, &sides);
        check(&case, &mut luck);
    }
}

#[test]
fn ze_zon_07_ze_zon_05_ze_zon_18_zones_are_those_of_the_reference() {
    each_case(|case, _| {
        let distinct: BTreeSet<&String> = case.slow.zones.values().collect();
        assert_eq!(distinct.len(), case.map.zone_count(), "{:?}", case.rows);
        for (part, zone) in &case.slow.zones {
            assert_eq!(
                case.map.zone_named(part).expect("the board has it"),
                case.zones[zone],
                "{:?}",
                case.rows
            );
        }
    });
}

#[test]
fn ze_los_02_ze_los_13_ze_los_14_ze_amb_11_sight_is_that_of_the_reference() {
    each_case(|case, _| {
        for (far, sight) in [(false, case.map.sight()), (true, case.map.far_sight())] {
            let slow: BTreeMap<(Zone, Zone), u8> = case
                .slow
                .sees(&case.slow_open, far)
                .into_iter()
                .map(|((from, to), range)| ((case.zones[&from], case.zones[&to]), range))
                .collect();
            for from in case.map.all_zones() {
                let seen = sight.sees(from, case.open);
                for to in case.map.all_zones() {
                    let range = sight.range(from, to, case.open);
                    assert_eq!(range, slow.get(&(from, to)).copied(), "{:?}", case.rows);
                    assert_eq!(seen.contains(to), range.is_some());
                    // ZE-LOS-13: sight is mutual.
                    assert_eq!(range, sight.range(to, from, case.open), "{:?}", case.rows);
                }
            }
        }
    });
}

#[test]
fn ze_zon_15_ze_los_15_ze_amb_12_neighbours_are_those_of_the_reference() {
    each_case(|case, _| {
        let slow: BTreeSet<(Zone, Zone)> = case
            .slow
            .neighbours(&case.slow_open)
            .into_iter()
            .map(|(from, to)| (case.zones[&from], case.zones[&to]))
            .collect();
        for from in case.map.all_zones() {
            let own = case.map.neighbours(from, case.open);
            let slow: ZoneSet = slow.iter().filter(|pair| pair.0 == from).map(|p| p.1).collect();
            assert_eq!(own, slow, "{:?} {}", case.rows, case.map.zone(from).name);
            // ZE-LOS-15: range 1 by sight is a neighbour, and the other way round.
            let near = case.map.sight().sees_within(from, 1, case.open);
            assert_eq!(near, own | ZoneSet::only(from), "{:?}", case.rows);
        }
    });
}

/// Shortest paths by a queue, written out one by one; first steps are what they begin with.
fn slow_first_steps(map: &Map, from: Zone, to: Zone, open: GateSet) -> ZoneSet {
    let mut queue = VecDeque::from([vec![from]]);
    let mut shortest = None;
    let mut steps = ZoneSet::NONE;
    let mut best: BTreeMap<Zone, usize> = BTreeMap::new();
    while let Some(path) = queue.pop_front() {
        let last = path[path.len() - 1];
        if shortest.is_some_and(|length| path.len() > length) {
            break;
        }
        if last == to && path.len() > 1 {
            shortest = Some(path.len());
            steps.insert(path[1]);
        }
        // All paths of the same length to a Zone go on, longer ones do not.
        if *best.entry(last).or_insert(path.len()) < path.len() {
            continue;
        }
        for next in map.neighbours(last, open) {
            let known = best.get(&next).is_none_or(|length| *length > path.len());
            let kept = |other: &Vec<Zone>| {
                other[other.len() - 1] == next && other[1] == first(&path, next)
            };
            if known && !queue.iter().any(kept) {
                queue.push_back(path.iter().copied().chain([next]).collect());
            }
        }
    }
    steps
}

fn first(path: &[Zone], next: Zone) -> Zone {
    path.get(1).copied().unwrap_or(next)
}

#[test]
fn ze_vec_29_30_32_first_steps_are_those_of_all_shortest_paths() {
    each_case(|case, luck| {
        let zones: Vec<Zone> = case.map.all_zones().iter().collect();
        let ways = case.map.ways(Mover::Zombie).with(case.open);
        for _ in 0..20 {
            let (from, to) = (zones[luck.below(zones.len())], zones[luck.below(zones.len())]);
            let distances = ways.distances_to(ZoneSet::only(to));
            let own = ways.steps(from, &distances);
            if from == to {
                assert_eq!((distances.get(from), own), (Some(0), ZoneSet::NONE));
                continue;
            }
            let slow = slow_first_steps(&case.map, from, to, case.open);
            assert_eq!(own, slow, "{:?} {from:?} to {to:?}", case.rows);
            assert_eq!(distances.get(from).is_none(), own.is_empty());
        }
    });
}

#[test]
fn zones_that_cannot_be_reached_are_reported() {
    each_case(|case, _| {
        let reported = |zone: Zone| {
            let name = &case.map.zone(zone).name;
            let of_zone =
                |remark: &Remark| matches!(remark, Remark::Unreachable { zone } if zone == name);
            case.map.remarks().iter().any(of_zone)
        };
        let reached: ZoneSet =
            case.map.all_zones().iter().filter(|zone| !reported(*zone)).collect();
        let start = reached.first().expect("the board has it");
        let distances = case.map.distances_to(start, GateSet::ALL);
        for zone in case.map.all_zones() {
            assert_eq!(distances.get(zone).is_some(), reached.contains(zone), "{:?}", case.rows);
        }
    });
}

#[test]
fn zones_are_numbered_in_reading_order_of_their_first_parts() {
    each_case(|case, _| {
        let mut first: Vec<Zone> = Vec::new();
        for part in &case.map.geometry().parts {
            if !first.contains(&part.zone) {
                first.push(part.zone);
            }
        }
        let all: Vec<Zone> = case.map.all_zones().iter().collect();
        assert_eq!(first, all, "{:?}", case.rows);
    });
}
