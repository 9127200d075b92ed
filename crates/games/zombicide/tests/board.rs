//! The board against the vectors of the catalogue: Zones, sight and routes (ZE-VEC-01 to -14, -24
//! to -32, -98).

use horda_zombicide::board::border::{Axis, BorderKind, Segment};
use horda_zombicide::board::tile_set::CORE_TILES;
use horda_zombicide::board::{BoardPlan, GateSet, Map, MapOptions, Mover, TileSet, Zone, ZoneSet};
use horda_zombicide::board::{ZoneKind, sight::Sight};

#[path = "board/facts.rs"]
mod facts;
#[path = "board/formats.rs"]
mod formats;
#[path = "board/reference.rs"]
mod reference;
#[path = "board/washington.rs"]
mod washington;
#[path = "board/white_house.rs"]
mod white_house;

fn tiles() -> TileSet {
    TileSet::load(&CORE_TILES).expect("the shipped tiles are right")
}

fn map(rows: &[&str]) -> Map {
    let plan = BoardPlan::of_rows(rows).expect("the rows are written well");
    Map::new(&tiles(), &plan, MapOptions::default()).expect("the tiles fit together")
}

/// The example map of the catalogue: 9R with 6R to its right.
struct MapH(Map);

const DOORS: [(&str, &str); 4] =
    [("dW", "9R.A-ML"), ("dM", "9R.A-MR"), ("dQ", "6R.A-ML"), ("dR", "6R.B-BR")];

const NAMES: [(&str, &str); 15] = [
    ("N1", "9R.TL"),
    ("N2", "9R.TC"),
    ("N3", "9R.TR+6R.TL"),
    ("N4", "6R.TC"),
    ("N5", "6R.TR"),
    ("W", "9R.ML"),
    ("P", "9R.A"),
    ("M", "9R.MR+6R.ML"),
    ("Q", "6R.A"),
    ("R", "6R.B"),
    ("S1", "9R.BL"),
    ("S2", "9R.BC"),
    ("S3", "9R.BR+6R.BL"),
    ("S4", "6R.BC"),
    ("S5", "6R.BR"),
];

impl MapH {
    fn new() -> MapH {
        MapH(map(&["9R@0 6R@0"]))
    }

    fn zone(&self, name: &str) -> Zone {
        let (_, parts) = NAMES.iter().find(|(own, _)| *own == name).expect(name);
        self.0.zone_named(parts).expect(parts)
    }

    fn open(&self, doors: &str) -> GateSet {
        let gate = |door: &str| {
            let (_, name) = DOORS.iter().find(|(own, _)| *own == door).expect(door);
            self.0.gate_named(name).expect(name)
        };
        doors.split_whitespace().map(gate).collect()
    }

    /// `N2(1) W(1)`: what a Zone sees without itself, by range and then as the map is read.
    fn seen(&self, from: &str, open: GateSet) -> String {
        self.seen_with(self.0.sight(), from, open)
    }

    fn seen_with(&self, sight: &Sight, from: &str, open: GateSet) -> String {
        let from = self.zone(from);
        let seen = sight.sees(from, open) - ZoneSet::only(from);
        let mut seen: Vec<(u8, usize)> = seen
            .iter()
            .map(|zone| {
                let place = NAMES
                    .iter()
                    .position(|(name, _)| self.zone(name) == zone)
                    .expect("the map has it");
                (sight.range(from, zone, open).expect("the map has it"), place)
            })
            .collect();
        seen.sort_unstable();
        let words = seen.iter().map(|(range, place)| format!("{}({range})", NAMES[*place].0));
        words.collect::<Vec<_>>().join(" ")
    }

    fn names(&self, zones: ZoneSet) -> String {
        let own = NAMES.iter().filter(|(name, _)| zones.contains(self.zone(name)));
        own.map(|(name, _)| *name).collect::<Vec<_>>().join(" ")
    }

    /// Options of a Zombie in this Zone (the reference of ZE-ZAC): where noise is, and where
    /// Survivors are.
    fn options(&self, from: &str, survivors: &str, noise: &[(&str, u8)], open: GateSet) -> String {
        let survivors = survivors.split_whitespace().map(|name| self.zone(name)).collect();
        let mut loud = vec![0u8; self.0.zone_count()];
        noise.iter().for_each(|(name, tokens)| loud[self.zone(name).index()] = *tokens);
        let from = self.zone(from);
        let options = zombie_options(&self.0, from, survivors, &loud, open);
        let stays = options.contains(from);
        let moves = self.names(options - ZoneSet::only(from));
        if stays { format!("stay {moves}").trim_end().to_owned() } else { moves }
    }
}

/// Next Zones of a Zombie by ZE-ZAC-09 to ZE-ZAC-12, with its own Zone for "stay".
fn zombie_options(
    map: &Map,
    from: Zone,
    survivors: ZoneSet,
    noise: &[u8],
    open: GateSet,
) -> ZoneSet {
    let ways = map.ways(Mover::Zombie).with(open);
    let seen = map.sees(from, open) & survivors;
    let among = if seen.is_empty() { map.all_zones() } else { seen };
    let most = among.iter().map(|zone| noise[zone.index()]).max().unwrap_or(0);
    let goals = among.iter().filter(|zone| most > 0 && noise[zone.index()] == most);
    let mut options = ZoneSet::NONE;
    for goal in goals {
        if goal == from {
            options.insert(from);
        }
        options |= ways.steps(from, &ways.distances_to(ZoneSet::only(goal)));
    }
    if options.is_empty() { ZoneSet::only(from) } else { options }
}

fn count(map: &Map, kind: BorderKind) -> usize {
    map.borders().iter().filter(|border| border.kind == kind).count()
}

fn neighbour_pairs(map: &Map, open: GateSet) -> u32 {
    let each = map.all_zones().iter().map(|zone| map.neighbours(zone, open).len());
    each.sum::<u32>() / 2
}

fn names(map: &Map, zones: ZoneSet) -> Vec<&str> {
    zones.iter().map(|zone| map.zone(zone).name.as_str()).collect()
}

#[test]
fn ze_vec_01_ze_zon_06_ze_zon_12_ze_zon_13_joining_map_h() {
    let h = MapH::new();
    let map = &h.0;
    assert_eq!(map.zone_count(), 15);
    assert_eq!(map.of_kind(ZoneKind::Street).len(), 12);
    assert_eq!(map.of_kind(ZoneKind::Room).len(), 3);
    let kinds = [BorderKind::Free, BorderKind::Opening, BorderKind::Door, BorderKind::Wall];
    assert_eq!(kinds.map(|kind| count(map, kind)), [12, 1, 4, 7]);
    assert_eq!(neighbour_pairs(map, GateSet::NONE), 13);
    assert_eq!(neighbour_pairs(map, GateSet::ALL), 17);
    let buildings: Vec<String> = map.buildings().iter().map(|own| h.names(own.rooms)).collect();
    assert_eq!(buildings, ["P", "Q R"]);
    assert_eq!(map.zone(h.zone("M")).name, "6R.ML+9R.MR");
    assert!(map.remarks().is_empty());
}

#[test]
fn ze_vec_02_ze_zon_04_rotation() {
    let room = |quarters: u16, name: &str| {
        let map = map(&[&format!("1R@{}", quarters * 90)]);
        let parts = &map.geometry().parts;
        let part = parts.iter().find(|part| part.name == format!("1R.{name}")).unwrap();
        let [rect] = part.rects[..] else { panic!("{name} is a rectangle") };
        (rect.x, rect.x + rect.width - 1, rect.y, rect.y + rect.height - 1)
    };
    assert_eq!(room(1, "A"), (21, 29, 9, 20));
    assert_eq!(room(1, "C"), (9, 20, 21, 29));
    let door = |quarters: u16| {
        let map = map(&[&format!("1R@{}", quarters * 90)]);
        let gate = map.gate(map.gate_named("1R.A-TL").unwrap()).clone();
        // The street behind the door by its place as the tile lies.
        let street = map.geometry().parts.iter().find(|part| part.name == "1R.TL").unwrap();
        (gate.place.unwrap(), street.rects[0].x, street.rects[0].y)
    };
    let segment = |axis, at, from, to: u16| Segment { axis, at, from, to: to + 1 };
    assert_eq!(door(0), (segment(Axis::Vertical, 9, 2, 4), 0, 0));
    assert_eq!(door(1), (segment(Axis::Horizontal, 9, 25, 27), 21, 0));
    assert_eq!(door(2), (segment(Axis::Vertical, 21, 25, 27), 21, 21));
    assert_eq!(door(3), (segment(Axis::Horizontal, 21, 2, 4), 0, 21));
}

#[test]
fn ze_vec_03_ze_zon_08_rooms_across_a_border() {
    let map = map(&["7V@0 4V@270"]);
    let border = |one: &str, other: &str| {
        let zones = [one, other].map(|name| map.zone_named(name).unwrap());
        let found = map.borders().iter().find(|border| border.zones == zones).unwrap();
        (found.place.length(), found.kind)
    };
    assert_eq!(border("7V.C", "4V.C"), (11, BorderKind::Opening));
    assert_eq!(border("7V.C", "4V.A"), (1, BorderKind::Wall));
    assert_eq!(border("7V.E", "4V.A"), (9, BorderKind::Opening));
}

#[test]
fn ze_vec_04_ze_zon_17_a_building_on_two_tiles() {
    let map = map(&["4R@0", "3R@0"]);
    let [building] = map.buildings() else { panic!("one building") };
    assert_eq!(names(&map, building.rooms), ["4R.A", "4R.B", "3R.A", "3R.B"]);
    assert_eq!(names(&map, building.dark), ["4R.A", "3R.A"]);
    let zones = ["4R.B", "3R.A"].map(|name| map.zone_named(name).unwrap());
    let shared = map.borders().iter().find(|border| border.zones == zones).unwrap();
    assert_eq!((shared.place.length(), shared.kind), (12, BorderKind::Opening));
    assert!(map.neighbours(zones[0], GateSet::NONE).contains(zones[1]));
}

#[test]
fn ze_vec_05_ze_amb_08_corner_of_three() {
    let map = map(&["9R@0 6R@0", "2R@0 5V@0"]);
    let corner = map.zone_named("9R.BR+6R.BL+2R.TR").unwrap();
    assert_eq!(map.zone(corner).name, "2R.TR+6R.BL+9R.BR");
    let mut seen: Vec<(u8, &str)> = map
        .sees(corner, GateSet::ALL)
        .iter()
        .filter(|zone| *zone != corner)
        .map(|zone| (map.range(corner, zone, GateSet::ALL).unwrap(), map.zone(zone).name.as_str()))
        .collect();
    seen.sort_unstable();
    let expected = [
        (1, "6R.BC"),
        (1, "6R.ML+9R.MR"),
        (1, "9R.BC"),
        (2, "2R.TL+9R.BL"),
        (2, "6R.BR"),
        (2, "6R.TL+9R.TR"),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn ze_vec_06_ze_los_05_streets_in_line() {
    let h = MapH::new();
    assert_eq!(h.seen("N1", GateSet::NONE), "N2(1) W(1) N3(2) S1(2) N4(3) N5(4)");
    assert_eq!(h.seen("M", GateSet::NONE), "N3(1) S3(1)");
    assert_eq!(h.seen("N2", GateSet::NONE), "N1(1) N3(1) N4(2) N5(3)");
}

#[test]
fn ze_vec_07_ze_los_03_closed_doors() {
    let h = MapH::new();
    assert_eq!(h.seen("P", GateSet::NONE), "");
    assert_eq!(h.seen("Q", GateSet::NONE), "R(1)");
    assert!(h.0.sees(h.zone("P"), GateSet::NONE).contains(h.zone("P")));
    assert_eq!(h.0.range(h.zone("P"), h.zone("P"), GateSet::NONE), Some(0));
}

#[test]
fn ze_vec_08_ze_los_06_one_room_deep() {
    let h = MapH::new();
    let open = h.open("dQ");
    assert_eq!(h.seen("M", open), "N3(1) Q(1) S3(1)");
    for street in ["N3", "S3"] {
        assert!(!h.0.sees(h.zone(street), open).contains(h.zone("Q")));
    }
}

#[test]
fn ze_vec_09_ze_los_04_through_a_building() {
    let h = MapH::new();
    let open = h.open("dW dM");
    assert_eq!(h.seen("W", open), "N1(1) P(1) S1(1)");
    assert_eq!(h.seen("M", open), "N3(1) P(1) S3(1)");
    assert_eq!(h.seen("P", open), "W(1) M(1)");
}

#[test]
fn ze_vec_10_ze_los_09_across_the_street() {
    let h = MapH::new();
    let open = h.open("dM dQ");
    assert_eq!(h.seen("P", open), "M(1) Q(2)");
    assert_eq!(h.0.range(h.zone("Q"), h.zone("P"), open), Some(2));
    assert_eq!(h.0.range(h.zone("P"), h.zone("R"), open), None);
}

#[test]
fn ze_vec_11_ze_los_10_no_turning() {
    let h = MapH::new();
    let open = h.open("dR");
    assert_eq!(h.seen("R", open), "Q(1) S5(1)");
    assert!(!h.0.sees(h.zone("S4"), open).contains(h.zone("R")));
}

#[test]
fn ze_vec_12_ze_los_08_ze_los_11_different_lanes_of_a_wide_zone() {
    let map = map(&["2V@180 9R@0", "8R@0 1R@0"]);
    let zone = |name: &str| map.zone_named(name).unwrap();
    let middle = zone("2V.TL+9R.BL+8R.TR+1R.TL");
    let open: GateSet =
        ["2V.A-TL", "1R.A-TL"].map(|door| map.gate_named(door).unwrap()).into_iter().collect();
    let (upper, lower) = (zone("2V.A"), zone("1R.A"));
    let range = |from, to| map.range(from, to, open);
    assert_eq!([range(upper, middle), range(lower, middle)], [Some(1); 2]);
    assert_eq!([range(middle, upper), range(middle, lower)], [Some(1); 2]);
    assert_eq!([range(upper, lower), range(lower, upper)], [None; 2]);
    assert_eq!(range(upper, zone("9R.BC")), Some(2));
    assert_eq!(range(upper, zone("9R.BR+1R.TR")), Some(3));
    assert_eq!(range(lower, zone("8R.TC")), Some(2));
    assert_eq!(range(lower, zone("8R.TL")), Some(3));
}

#[test]
fn ze_vec_13_home_defender() {
    let h = MapH::new();
    let far = h.seen_with(h.0.far_sight(), "W", GateSet::ALL);
    assert_eq!(far, "N1(1) P(1) S1(1) M(2) Q(3) R(4)");
    assert_eq!(h.seen("R", GateSet::ALL), "Q(1) S5(1)");
}

/// The module is a filter: a dark room is seen from range 1 at most.
#[test]
fn ze_vec_14_dark_zones_are_seen_from_near() {
    let h = MapH::new();
    let open = h.open("dM dQ");
    assert_eq!(h.names(h.0.dark()), "P R");
    let seen = |from: &str| {
        let from = h.zone(from);
        let near = h.0.sight().sees_within(from, 1, open);
        h.names((h.0.sees(from, open) - h.0.dark()) | near)
    };
    assert_eq!(seen("Q"), "M Q R");
    assert_eq!(seen("M"), "N3 P M Q S3");
}

#[test]
fn ze_vec_24_sight_before_noise() {
    let h = MapH::new();
    let options = h.options("S1", "S4 N3", &[("S4", 1), ("N3", 5)], GateSet::NONE);
    assert_eq!(options, "S2");
}

#[test]
fn ze_vec_25_noisiest_of_the_seen() {
    let h = MapH::new();
    let options = h.options("N3", "N2 N5", &[("N2", 1), ("N5", 2)], GateSet::NONE);
    assert_eq!(options, "N4");
}

#[test]
fn ze_vec_26_noise_tie() {
    let h = MapH::new();
    let options = h.options("W", "N5 S5", &[("N5", 1), ("S5", 1)], GateSet::NONE);
    assert_eq!(options, "N1 S1");
}

#[test]
fn ze_vec_27_tie_with_an_unreachable_zone() {
    let h = MapH::new();
    let options = |noise| h.options("W", "P N5", &[("P", noise), ("N5", 1)], GateSet::NONE);
    assert_eq!(options(1), "N1");
    assert_eq!(options(2), "stay");
}

#[test]
fn ze_vec_28_noise_under_their_own_feet() {
    let h = MapH::new();
    let options =
        |tokens| h.options("W", "N5 S5", &[("W", tokens), ("N5", 1), ("S5", 1)], GateSet::NONE);
    assert_eq!(options(2), "stay");
    assert_eq!(options(1), "stay N1 S1");
}

#[test]
fn ze_vec_29_two_routes() {
    let h = MapH::new();
    let options = |from| h.options(from, "M", &[("M", 1)], GateSet::NONE);
    assert_eq!([options("W"), options("N1"), options("S1")], ["N1 S1", "N2", "S2"]);
}

#[test]
fn ze_vec_30_paths_with_the_same_first_step() {
    let h = MapH::new();
    let options = h.options("N1", "", &[("S3", 3)], GateSet::ALL);
    assert_eq!(options, "N2 W");
    let distances = h.0.distances_to(h.zone("S3"), GateSet::ALL);
    assert_eq!(distances.get(h.zone("N1")), Some(4));
}

#[test]
fn ze_vec_31_three_options() {
    let h = MapH::new();
    let noise = [("N1", 1), ("N5", 1), ("S3", 1)];
    assert_eq!(h.options("N3", "N1 N5 S3", &noise, GateSet::NONE), "N2 N4 M");
}

#[test]
fn ze_vec_32_ze_zon_16_closed_door() {
    let h = MapH::new();
    let open = h.open("dM");
    assert_eq!(h.options("W", "P", &[("P", 1)], open), "N1 S1");
    assert_eq!(h.0.distances_to(h.zone("P"), open).get(h.zone("W")), Some(5));
    assert_eq!(h.0.distances_to(h.zone("P"), GateSet::NONE).get(h.zone("W")), None);
}

#[test]
fn ze_vec_98_ze_set_02_a_whole_mission_board() {
    let map = map(&["2V@270 7R@90 4R@0", "5R@0 8R@270 3R@0"]);
    assert!(map.remarks().is_empty());
    let streets = map.of_kind(ZoneKind::Street);
    let parts = |zone: Zone| map.zone(zone).name.matches('+').count() + 1;
    let of_parts = |count| streets.iter().filter(|zone| parts(*zone) == count).count();
    assert_eq!((streets.len(), [1, 2, 4].map(of_parts)), (20, [6, 12, 2]));
    assert_eq!(map.of_kind(ZoneKind::Room).len(), 13);
    assert_eq!(map.doors().count(), 10);
    let mut dark: Vec<u32> = map.buildings().iter().map(|building| building.dark.len()).collect();
    dark.sort_unstable();
    assert_eq!(dark, [1, 1, 1, 2, 2]);
    let diner = map.zone(map.zone_named("3R.B").unwrap()).building.unwrap();
    let diner = names(&map, map.building(diner).rooms);
    assert_eq!(diner, ["4R.A", "4R.B", "3R.A", "3R.B"]);
}

#[test]
fn ze_zon_09_ze_amb_07_a_room_that_faces_a_street_is_walled_off() {
    let map = map(&["9R@0 5V@0"]);
    let zones = ["9R.TR", "5V.A"].map(|name| map.zone_named(name).unwrap());
    let border = map.borders().iter().find(|border| border.zones == zones).unwrap();
    assert_eq!(border.kind, BorderKind::Wall);
    assert!(!map.neighbours(zones[0], GateSet::ALL).contains(zones[1]));
    assert!(!map.sees(zones[0], GateSet::ALL).contains(zones[1]));
}

#[test]
fn ze_zon_14_corners_are_no_borders() {
    let h = MapH::new();
    let adjacent = |one: &str, other: &str| {
        let zones = [h.zone(one), h.zone(other)];
        h.0.borders().iter().any(|it| it.zones == zones || it.zones == [zones[1], zones[0]])
    };
    assert!(adjacent("N2", "P"), "a wall is a border too");
    assert!(!adjacent("N1", "P") && !adjacent("N2", "W"));
}

#[test]
fn ze_los_07_ze_amb_10_a_room_sees_the_next_room_and_nothing_behind_it() {
    let h = MapH::new();
    assert_eq!(h.seen("R", h.open("dQ")), "Q(1)");
    let map = map(&["4R@0", "3R@0"]);
    let zone = |name: &str| map.zone_named(name).unwrap();
    assert_eq!(names(&map, map.sees(zone("3R.A"), GateSet::NONE)), ["4R.B", "3R.A", "3R.B"]);
    assert_eq!(names(&map, map.sees(zone("4R.A"), GateSet::NONE)), ["4R.A", "4R.B"]);
}
