//! Room for Washington: corridors, Sandbags, the Tank, doors in walls, links, tiles apart. The
//! tiles are made up for these tests.

use horda_content::Source;
use horda_zombicide::board::beam::Direction;
use horda_zombicide::board::files::read_board;
use horda_zombicide::board::tile_set::CORE_TILES;
use horda_zombicide::board::{GateSet, Map, MapOptions, Mover, TileSet, ZoneKind, ZoneSet};

/// A street around a tank, with Sandbags; corridors; a rim that is one Zone with the street.
const TILES: &str = r#"
[[tile]]
side = "10V"
tank = "T"
same = ["56"]
drawing = '''
         9    12     5     4
      +-----+-----+-----+-----+
   9  |  1  .  2     2  S  3  |
      +. . .+. . .+. . .+s s s+
  12  |  4  .  T     T  .  5  |
      +. . .+-----+-----+     +
   9  |  7  .  8     8  .  6  |
      +-----+-----+-----+-----+
'''

[[tile]]
side = "11R"
secret-service = "A"
dark = "B"
drawing = '''
        10    10    10
      +-----+-----+-----+
  10  |  A  :  a  .  b  |
      +-----+-----+--D--+
  20  |  B  |  C  :  D  |
      +-----+-----+-----+
'''

[[tile]]
side = "12R"
drawing = '''
        10    10    10
      +-----+-----+-----+
  10  |  c  .  d  :  A  |
      +-----+-----+-----+
  20  |  B     B     B  |
      +-----+-----+-----+
'''
"#;

fn tiles() -> TileSet {
    let mut files = CORE_TILES.to_vec();
    files.push(Source { file: "washington.toml", text: TILES });
    TileSet::load(&files).expect("the tiles are drawn well")
}

fn board(text: &str) -> Map {
    let mut map = None;
    let file = Source { file: "mission.toml", text };
    let found = file.read(|table| {
        map = read_board(table, &tiles(), MapOptions::default(), |_| {});
    });
    assert!(found.is_empty(), "{found:?}");
    map.expect("nothing was wrong").1
}

fn names(map: &Map, zones: ZoneSet) -> String {
    zones.iter().map(|zone| map.zone(zone).name.clone()).collect::<Vec<_>>().join(" ")
}

#[test]
fn sandbags_stop_zombies_where_they_close_a_border() {
    let map = board("tiles = ['10V@0']");
    let zone = |name: &str| map.zone_named(name).unwrap();
    let next = |mover: Mover, name: &str| {
        names(&map, map.ways(mover).neighbours(zone(name), GateSet::NONE))
    };
    assert_eq!(next(Mover::Survivor, "10V.3"), "10V.2 10V.5+10V.6");
    // WZ-SBG-06: the border to 5 is covered in part.
    assert_eq!(next(Mover::Zombie, "10V.3"), "10V.5+10V.6");
    assert_eq!(next(Mover::ExtraZombie, "10V.3"), "10V.2 10V.5+10V.6");
    // WZ-SBG-02: they never block sight.
    assert_eq!(map.range(zone("10V.3"), zone("10V.TL"), GateSet::NONE), Some(2));
}

#[test]
fn wz_amb_38_from_the_ground_no_light_falls_onto_the_tank() {
    let map = board("tiles = ['10V@0']");
    let zone = |name: &str| map.zone_named(name).unwrap();
    let lights = |from: &str, to: &str| {
        let direction = Direction::Zone(zone(to));
        assert!(map.beams().allows(zone(from), direction), "{from} {to}");
        names(&map, map.beams().lights(zone(from), direction, GateSet::NONE))
    };
    assert_eq!(lights("10V.ML", "10V.T"), "10V.ML");
    assert_eq!(lights("10V.T", "10V.ML"), "10V.ML 10V.T");
    // WZ-LGT-15 names no Sandbags.
    assert_eq!(lights("10V.3", "10V.2"), "10V.2 10V.3");
}

#[test]
fn the_tank_ends_lines_and_zombies_only_leave_it() {
    let map = board("tiles = ['10V@0']");
    let zone = |name: &str| map.zone_named(name).unwrap();
    let tank = zone("10V.T");
    assert_eq!(map.zone(tank).kind, ZoneKind::Tank);
    assert_eq!(map.range(zone("10V.ML"), zone("10V.5"), GateSet::NONE), None);
    assert_eq!(map.range(zone("10V.ML"), tank, GateSet::NONE), Some(1));
    assert_eq!(map.range(tank, zone("10V.5"), GateSet::NONE), Some(1));
    assert_eq!(map.far_sight().range(zone("10V.ML"), zone("10V.5"), GateSet::NONE), None);
    let enters = |mover| {
        let beside = map.ways(mover).neighbours(zone("10V.ML"), GateSet::NONE);
        beside.contains(tank)
    };
    assert_eq!(Mover::ALL.map(enters), [true, false, true]);
    let left = map.ways(Mover::Zombie).neighbours(tank, GateSet::NONE);
    assert_eq!(names(&map, left), "10V.2 10V.ML 10V.5+10V.6");
    // A Zombie on the Tank has a way off it, and none leads onto it.
    let ways = map.ways(Mover::Zombie).with(GateSet::NONE);
    let off = ways.distances_to(ZoneSet::only(zone("10V.ML")));
    assert_eq!((off.get(tank), off.get(zone("10V.5"))), (Some(1), Some(3)));
    let onto = ways.distances_to(ZoneSet::only(tank));
    assert_eq!((onto.get(tank), onto.get(zone("10V.ML"))), (Some(0), None));
}

#[test]
fn the_rim_and_the_street_are_one_zone() {
    let map = board("tiles = ['10V@90']");
    assert_eq!(map.zone_named("10V.5"), map.zone_named("10V.6"));
}

#[test]
fn corridors_merge_across_tiles_and_are_seen_along() {
    let map = board("tiles = ['11R@0 12R@0']");
    let zone = |name: &str| map.zone_named(name).unwrap();
    assert_eq!(map.zone(zone("11R.b")).name, "11R.b+12R.c");
    assert_eq!(map.zone(zone("11R.b")).kind, ZoneKind::Corridor);
    assert_eq!(map.range(zone("11R.a"), zone("12R.d"), GateSet::NONE), Some(2));
    assert_eq!(map.range(zone("11R.A"), zone("12R.A"), GateSet::NONE), Some(4));
    assert!(map.zone(zone("11R.A")).secret_service && !map.zone(zone("12R.A")).secret_service);
    // ZE-AMB-13: an opening to a corridor makes a building open.
    let open = |name: &str| map.building(map.zone(zone(name)).building.unwrap()).open;
    assert_eq!((open("11R.A"), open("11R.B")), (true, false));
}

const M8: &str = r#"
tiles = ["11R@0"]
apart = ["12R@0"]
door = [
    { at = "11R.B-C" , wall = true },
    { at = "11R.C-D" },
    { at = "11R.B", wall = true },
    { at = "12R.B", wall = true, open = true },
]
link = [
    { name = "tunnel", doors = ["11R.B", "12R.B"], for = "survivors" },
    { name = "shaft", zones = ["11R.D", "12R.A"] },
]
"#;

#[test]
fn ze_zon_19_ze_amb_97_doors_in_walls_and_links_are_gates() {
    let map = board(M8);
    let zone = |name: &str| map.zone_named(name).unwrap();
    let gate = |name: &str| map.gate_named(name).unwrap();
    let gates: Vec<&str> = map.gates().iter().map(|gate| gate.name.as_str()).collect();
    assert_eq!(gates, ["11R.D-b", "11R.B-C", "11R.C-D", "11R.B", "12R.B", "shaft"]);
    assert_eq!(map.open_from_start(), GateSet::only(gate("12R.B")));
    let next = |mover: Mover, open: &[&str]| {
        let open: GateSet = open.iter().map(|name| gate(name)).collect();
        names(&map, map.ways(mover).neighbours(zone("11R.B"), open))
    };
    assert_eq!(next(Mover::Survivor, &["11R.B-C"]), "11R.C");
    assert_eq!(next(Mover::Survivor, &["11R.B"]), "");
    assert_eq!(next(Mover::Survivor, &["11R.B", "12R.B"]), "12R.B");
    assert_eq!(next(Mover::Zombie, &["11R.B", "12R.B"]), "");
    let shaft = GateSet::only(gate("shaft"));
    let below = map.ways(Mover::Zombie).neighbours(zone("11R.D"), shaft);
    assert_eq!(names(&map, below), "12R.A");
    // ZE-AMB-97: a link gives no sight.
    assert_eq!(map.range(zone("11R.D"), zone("12R.A"), shaft), None);
    // ZE-AMB-13: the door on the opening parts the building.
    let building = |name: &str| map.zone(zone(name)).building;
    assert_ne!(building("11R.C"), building("11R.D"));
}

#[test]
fn a_mission_may_close_an_opening() {
    let map = board("tiles = ['1R@0']\nwall = ['1R.A-B']");
    let (room, other) = (map.zone_named("1R.A").unwrap(), map.zone_named("1R.B").unwrap());
    assert!(!map.neighbours(room, GateSet::ALL).contains(other));
    assert_ne!(map.zone(room).building, map.zone(other).building);
}
