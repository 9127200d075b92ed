//! The twelve sides of Washington: what the books ask of them, and how they join on the boards of
//! the campaign.

use horda_zombicide::board::border::Sandbags;
use horda_zombicide::board::place::Place;
use horda_zombicide::board::tile::{Part, Tile};
use horda_zombicide::board::tile_set::{CORE_TILES, WASHINGTON_TILES};
use horda_zombicide::board::{BoardPlan, GateSet, Map, MapOptions, Mover, TileSet};
use horda_zombicide::board::{ZoneKind, ZoneSet};

/// Tiles of the missions 4 to 10 as they may lie: rows, and the tile that lies apart.
const LAYOUTS: [(&[&str], Option<&str>); 7] = [
    (&["9R@0 1R@90", "6R@180 3R@0", "10V@0 11V@180"], None),
    (&["13V@0 12R@90", "11R@270 15R@0", "10R@270 14R@180"], None),
    (&["11R@0 15R@0", "10R@270 14R@180", "12R@90 13R@270"], None),
    (&["11R@0 15V@0", "10R@270 14V@180", "13V@0 12R@90"], None),
    (&["11R@0 13V@90", "14V@180 15V@0"], Some("12V@0")),
    (&["12R@0 10R@0 11R@0", "13R@0 14R@270 15R@90"], None),
    (&["10V@0 11V@270", "7R@270 2V@90", "1R@270 8V@270"], None),
];

fn tiles() -> TileSet {
    let files = [&CORE_TILES[..], &WASHINGTON_TILES[..]].concat();
    TileSet::load(&files).expect("the shipped tiles are right")
}

fn map(rows: &[&str]) -> Map {
    let plan = BoardPlan::of_rows(rows).expect("the rows are written well");
    Map::new(&tiles(), &plan, MapOptions::default()).expect("the tiles fit together")
}

fn names(map: &Map, zones: ZoneSet) -> String {
    zones.iter().map(|zone| map.zone(zone).name.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_side_has_one_place_for_the_objective_and_one_for_the_crate() {
    let tiles = tiles();
    let own: Vec<_> = tiles.iter().filter(|tile| tile.number() >= 10).collect();
    let sides: Vec<&str> = own.iter().map(|tile| tile.side.as_str()).collect();
    let all = ["10R", "10V", "11R", "11V", "12R", "12V", "13R", "13V", "14R", "14V", "15R", "15V"];
    assert_eq!(sides, all);
    for tile in own {
        assert!(tile.objective.is_some() && tile.crate_place.is_some(), "{}", tile.side);
        assert_ne!(tile.objective, tile.crate_place, "{}", tile.side);
        let rooms = tile.parts.iter().filter(|part| part.kind == ZoneKind::Room);
        let nameless: Vec<_> = rooms.filter(|part| part.place == Place::Room).collect();
        assert!(nameless.is_empty(), "{}: {nameless:?}", tile.side);
    }
}

#[test]
fn the_rooms_that_the_books_name_are_where_they_say() {
    let room = |side: &str, place: Place| {
        let map = map(&[&format!("{side}@0")]);
        let parts = map.geometry().parts.iter().filter(|part| part.place == place);
        let zones: Vec<_> = parts.map(|part| part.zone).collect();
        let [zone] = zones[..] else { panic!("{side} has one {place:?}") };
        let doors = map.doors().filter(|(_, door)| door.zones.contains(&zone)).count();
        (doors, map.zone(zone).secret_service, map.zone(zone).dark)
    };
    assert_eq!(room("10R", Place::OvalOffice), (1, false, false));
    assert_eq!(room("11R", Place::GuardRoom), (2, true, false));
    assert_eq!(room("11R", Place::CommandCentre), (2, true, false));
    assert_eq!(room("13R", Place::Bunker), (2, false, true));
    assert_eq!(room("12V", Place::Generator), (2, false, true));
}

#[test]
fn the_boards_of_the_campaign_join_without_a_remark() {
    for (rows, apart) in LAYOUTS {
        assert_eq!(map(rows).remarks(), [], "{rows:?}");
        if let Some(apart) = apart {
            assert_eq!(map(&[apart]).remarks(), [], "{apart}");
        }
    }
}

/// Whatever single Zone Zombies hold, another way leads from tile to tile.
#[test]
fn no_single_zone_parts_the_white_house() {
    for (rows, _) in &LAYOUTS[1..6] {
        let map = map(rows);
        let passage = map.ways(Mover::Survivor).with(GateSet::ALL);
        for lost in map.all_zones() {
            let left = map.all_zones() - ZoneSet::only(lost);
            let mut largest = ZoneSet::NONE;
            for from in left {
                let (mut reached, mut layer) = (ZoneSet::NONE, ZoneSet::only(from));
                while !layer.is_empty() {
                    reached |= layer;
                    let next = layer
                        .iter()
                        .fold(ZoneSet::NONE, |all, zone| all | passage.neighbours(zone));
                    layer = (next & left) - reached;
                }
                if reached.len() > largest.len() {
                    largest = reached;
                }
            }
            let tiles = largest.iter().fold(0, |tiles, zone| tiles | map.zone(zone).tiles);
            let all = map.all_zones().iter().fold(0, |tiles, zone| tiles | map.zone(zone).tiles);
            assert_eq!(tiles, all, "{rows:?} without {}", map.zone(lost).name);
        }
    }
}

/// Opening one door wakes a suite of rooms and never a whole wing.
#[test]
fn buildings_of_the_white_house_are_suites() {
    for (rows, _) in &LAYOUTS[1..6] {
        let map = map(rows);
        for building in map.buildings() {
            let rooms = names(&map, building.rooms);
            assert!(building.dark.len() <= 4 && building.rooms.len() <= 8, "{rows:?}: {rooms}");
            assert!(!building.doors.is_empty() || building.open, "{rows:?}: {rooms}");
        }
    }
}

#[test]
fn a_solid_rim_never_opens() {
    let map = map(&["10R@0 11R@0"]);
    let zone = |name: &str| map.zone_named(name).unwrap();
    let beside =
        |one: &str, other: &str| map.neighbours(zone(one), GateSet::ALL).contains(zone(other));
    // Both share eleven units with their neighbours; 11R is solid there.
    assert!(!beside("10R.B", "11R.A") && !beside("10R.E", "11R.C"));
    assert_eq!(map.zone_named("10R.b"), map.zone_named("11R.a"), "corridors still meet");
    let turned = self::map(&["10R@0 12R@0"]);
    let zone = |name: &str| turned.zone_named(name).unwrap();
    assert!(turned.neighbours(zone("10R.E"), GateSet::ALL).contains(zone("12R.D")));
    assert!(!turned.neighbours(zone("10R.B"), GateSet::ALL).contains(zone("12R.A")));
}

#[test]
fn the_street_keeps_its_name_beside_no_mans_land() {
    for turn in [0, 90, 180, 270] {
        let map = map(&[&format!("10V@{turn}")]);
        let name = |zone: &str| format!("{:?}", map.zone_name(map.zone_named(zone).unwrap()));
        assert!(name("10V.N").starts_with("Street"), "{}", name("10V.N"));
        assert!(name("10V.6").contains("NoMansLand"), "{}", name("10V.6"));
    }
}

/// A Zone by its name, and what it sees with all doors closed.
fn sees(map: &Map, from: &str, to: &str) -> bool {
    let zone = |name: &str| map.zone_named(name).expect("a Zone of the White House");
    let there = map.sees(zone(from), GateSet::NONE).contains(zone(to));
    assert_eq!(there, map.sees(zone(to), GateSet::NONE).contains(zone(from)), "both ways alike");
    there
}

#[horda_derive::rule_test]
fn wz_cor_01_a_corridor_is_joined_like_a_street() {
    let map = map(&["11R@0 14V@0"]);
    let carpet = map.zone_named("11R.c").unwrap();
    assert_eq!(map.zone(carpet).name, "11R.c+14V.a");
    assert_eq!((map.zone(carpet).kind, map.zone(carpet).building), (ZoneKind::Corridor, None));
}

#[horda_derive::rule_test]
fn wz_cor_02_sight_along_corridors_has_no_limit() {
    let map = map(&["11R@0 14V@0 15R@0"]);
    let zone = |name: &str| map.zone_named(name).unwrap();
    assert_eq!(map.range(zone("11R.a"), zone("15R.b"), GateSet::NONE), Some(5));
    // Across a door it ends in the first room, as from a street.
    let open = GateSet::only(map.gate_named("15R.C-b").unwrap());
    assert_eq!(map.range(zone("11R.a"), zone("15R.C"), open), Some(6));
}

#[horda_derive::rule_test]
fn wz_sbg_02_sandbags_hide_nobody() {
    let map = map(&["10V@0"]);
    assert!(sees(&map, "10V.BC", "10V.BL") && sees(&map, "10V.MR", "10V.6"));
    assert!(sees(&map, "10V.BR", "10V.BL"), "beyond them too");
}

#[horda_derive::rule_test]
fn wz_tnk_02_the_tank_stands_between() {
    let map = map(&["10V@0"]);
    assert!(sees(&map, "10V.6", "10V.MR") && !sees(&map, "10V.6", "10V.4"));
    assert!(sees(&map, "10V.MR", "10V.4"), "past it, over the rim of no man's land");
}

#[test]
fn wz_tnk_03_from_its_top_the_tank_hides_nothing() {
    let map = map(&["10V@0"]);
    for zone in ["10V.4", "10V.6", "10V.TC", "10V.BC", "10V.BL", "10V.MR"] {
        assert!(sees(&map, "10V.T", zone), "{zone}");
    }
}

#[horda_derive::rule_test]
fn wz_tnk_07_the_rim_of_no_mans_land_is_the_street() {
    for turn in [0, 90, 180, 270] {
        let map = map(&[&format!("10V@{turn}")]);
        let (rim, street) = (map.zone_named("10V.N").unwrap(), map.zone_named("10V.TC").unwrap());
        assert_eq!(rim, street);
        assert_eq!(map.distances_to(street, GateSet::NONE).get(rim), Some(0));
    }
}

#[test]
fn wz_tnk_01_the_tank_is_a_zone_of_10v() {
    let tanks = |tile: &&Tile| tile.parts.iter().any(|part| part.kind == ZoneKind::Tank);
    let sides: Vec<String> = tiles().iter().filter(tanks).map(|tile| tile.side.clone()).collect();
    assert_eq!(sides, ["10V"]);
    let map = map(&["10V@0"]);
    assert_eq!(names(&map, map.tank()), "10V.T");
    assert_eq!(map.of_kind(ZoneKind::Tank), map.tank());
}

#[test]
fn wz_sbg_01_sandbags_belong_to_a_border() {
    let map = map(&["10V@0"]);
    let zone = |name: &str| map.zone_named(name).unwrap();
    let between = |one: &str, other: &str| map.sandbags(zone(one), zone(other));
    assert_eq!(between("10V.BL", "10V.BC"), Sandbags::Whole);
    assert_eq!(between("10V.BL", "10V.4"), Sandbags::Part);
    assert_eq!(between("10V.BL", "10V.T"), Sandbags::None);
    // All that leads to 6 but the Tank is closed.
    let ways = map.ways(Mover::Zombie).with(GateSet::ALL);
    let into: ZoneSet = map
        .all_zones()
        .iter()
        .filter(|from| ways.neighbours(*from).contains(zone("10V.6")))
        .collect();
    assert_eq!(names(&map, into), "10V.T");
}

#[test]
fn wz_gen_04_places_are_drawn_on_tiles_of_washington_alone() {
    for tile in tiles().iter() {
        let sandbags = tile.borders.iter().any(|border| border.sandbags != Sandbags::None);
        let special = |part: &Part| {
            part.secret_service || matches!(part.kind, ZoneKind::Corridor | ZoneKind::Tank)
        };
        let places = sandbags || tile.parts.iter().any(special);
        assert_eq!(places, tile.number() >= 10 && tile.side != "12V", "{}", tile.side);
    }
}
