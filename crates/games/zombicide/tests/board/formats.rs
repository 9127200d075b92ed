//! What the checks say about wrong drawings and wrong boards, and the options of the map.

use horda_content::{Problem, Source};
use horda_zombicide::board::files::{check_file, render_file};
use horda_zombicide::board::tile_set::CORE_TILES;
use horda_zombicide::board::{BoardPlan, GateSet, Map, MapOptions, TileSet};

fn problems(text: &str) -> Vec<String> {
    let findings = check_file(Source { file: "own.toml", text }, &super::tiles());
    findings.problems.iter().map(Problem::to_string).collect()
}

/// The problems without pictures.
fn heads(text: &str) -> Vec<String> {
    let head = |text: String| text.lines().next().unwrap_or_default().to_owned();
    problems(text).into_iter().map(head).collect()
}

fn tile(keys: &str, drawing: &str) -> String {
    format!("[[tile]]\nside = \"20R\"\n{keys}\ndrawing = '''\n{drawing}'''\n")
}

const GOOD: &str = "\
         9    12     9
      +-----+-----+-----+
   9  |  1  .  2  .  3  |
      +. . .+--D--+-----+
  12  |  4  |  A  :  B  |
      +. . .+-----+-----+
   9  |  5  .  6  .  7  |
      +-----+-----+-----+
";

#[test]
fn a_good_drawing_has_no_problem() {
    let text = tile("dark = 'B'", GOOD);
    assert!(problems(&text).is_empty(), "{:?}", problems(&text));
}

#[test]
fn a_problem_shows_its_spot() {
    let found = problems(&tile("", &GOOD.replace("+--D--+-----+", "+--D--+- . -+")));
    let expected = "own.toml:8: column 20: two signs on one border: \"-\" and \".\"; \
        use one sign from corner to corner\n\
        \x20      9  |  1  .  2  .  3  |\n\
        \x20         +. . .+--D--+- . -+\n\
        \x20                      ^^^^^\n\
        \x20     12  |  4  |  A  :  B  |\n";
    assert_eq!(found, [expected]);
}

#[test]
fn every_problem_of_a_drawing_comes_at_once() {
    let drawing = "\
         9    12     9
      +-----+-----+--.--+
   9  |  1  D  2  :  3  |
      +. . .+-----+-----+
  12  |  4  |  A  .  B  |
      +. . .+     +-----+
   9  |  5  .  6  .  4  |
      +-----+-----+-----+
";
    let keys = "dark = 'C'\nobjective = '9'\nsame = ['1Z']\ndoor = { A4 = 'y9-11' }\nlight = 1";
    let found = heads(&tile(keys, drawing));
    let expected = [
        "3: \"C\" is no room of this drawing; its rooms are A, B",
        "4: \"9\" is not drawn; its parts are 1, 2, 3, 4, A, B, 5, 6",
        "5: \"1Z\" names a part that is not drawn; write the signs of parts that are one Zone",
        "6: no door between \"A4\"; name the two parts of a border with D",
        "7: unknown key \"light\"; known: crate, dark, door, doubt, drawing, objective, room, same, \
         secret-service, side, tank",
        "10: column 20: two signs on one border: \"-\" and \".\"; use one sign from corner to corner",
        "11: column 13: a door between two streets (1 and 2); streets meet in . or a wall",
        "11: column 19: an opening without a room (2 and 3); streets and corridors meet in .",
        "13: column 19: a free border at a room (A and B); an opening is : and a door is D",
        "14: column 14: no border between (A and 6); draw - . : D or S",
        "15: column 22: part 4 lies in two pieces; give the pieces different signs, or name it in \
         same",
    ];
    assert_eq!(found, expected.map(|line| format!("own.toml:{line}")));
}

#[test]
fn rulers_and_ragged_lines_are_named() {
    let wide = heads(&tile("", &GOOD.replace("12     9\n", "12     8\n")));
    assert_eq!(
        wide,
        ["own.toml:5: column 1: the columns sum up to 29 units; a tile has 30 units on each side"]
    );
    let tall = heads(&tile("", &GOOD.replace("  12  |", "  13  |")));
    assert_eq!(
        tall,
        ["own.toml:7: column 1: the rows sum up to 31 units; a tile has 30 units on each side"]
    );
    let ragged = heads(&tile("", &GOOD.replace("  4  |  A", "  4 |  A")));
    assert_eq!(
        ragged,
        [
            "own.toml:9: column 25: the line ends in column 24, the first in 25; draw all lines alike"
        ]
    );
    let walled = GOOD.replace("--D--", "-----").replace("A  :", "A  |");
    let walled = heads(&tile("", &walled));
    assert_eq!(
        walled,
        ["own.toml:9: column 16: no way leads into A; draw an opening : or a door D"]
    );
}

#[test]
fn ze_cmp_04_every_problem_of_a_board_comes_at_once() {
    let found = heads("tiles = ['9R@0 6R@45', '1R@0']");
    assert_eq!(
        found,
        [
            "own.toml:1: \"6R@45\" is no turned tile; write the side and 0, 90, 180 or 270: \"2V@270\""
        ]
    );
    let found = problems("tiles = ['9R@0 9V@90', '99R@0 1R@0']\napart = ['1R@0']");
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(
        found[0].starts_with("own.toml:1: 9R and 9V are two sides of one tile; use each tile once")
    );
    assert!(found[0].ends_with("    9R@0     9V@90\n    ^^^^     ^^^^^\n    99R@0    1R@0\n"));
    assert!(found[1].starts_with("own.toml:1: there is no tile \"99R\""));
    assert!(found[2].starts_with("own.toml:2: 1R lies on the board twice"));
    let text = "tiles = ['9R@0 6R@0']\nwall = ['9R.A-6R.A', '9R.X-A']\n\
        door = [{ at = '9R.A-TC' }, { at = '6R.A-B', wall = true },\n{ at = '9R.TL-TC' }]\n\
        link = [{ name = 'hole', zones = ['9R.A', '6R.Z'] }, { name = 'lid', doors = ['9R.A', '6R.A'] }]";
    let expected = [
        "2: 9R.A and 6R.A share no border; parts are written \"9R.MR\"",
        "2: there is no part \"9R.X\"; did you mean \"9R.A\"?",
        "3: 6R.A-B is no wall; leave wall = true away",
        "3: 9R.A-TC is a wall; wall = true puts a door into a wall",
        "4: 9R.TL-TC is a border of streets; a door stands in a wall or an opening",
        "5: there is no Zone \"6R.Z\"; did you mean \"6R.A\"?",
        "5: there is no door \"9R.A\"; did you mean \"9R.A-ML\"?",
    ];
    assert_eq!(heads(text), expected.map(|line| format!("own.toml:{line}")));
}

#[test]
fn ze_zon_21_a_mismatch_is_a_remark() {
    let board = Source { file: "own.toml", text: "tiles = ['9R@0 5V@0']" };
    let findings = check_file(board, &super::tiles());
    assert!(findings.problems.is_empty());
    let expected = "9R.TR is street and faces the room 5V.A: they are walled off";
    assert!(findings.remarks.iter().any(|remark| remark == expected), "{:?}", findings.remarks);
}

#[test]
fn a_file_of_tiles_and_a_board_are_drawn() {
    let tiles = super::tiles();
    let sides = render_file(CORE_TILES[8], &tiles).unwrap();
    assert_eq!(sides.len(), 2);
    assert!(sides[0].contains(">9R.MR</text>") && sides[1].contains(">9V.D</text>"));
    let board = Source {
        file: "own.toml",
        text: "tiles = ['9R@0 6R@0']\ndoor = [{ at = '9R.A-ML', colour = 'blue' }]",
    };
    let drawn = render_file(board, &tiles).unwrap();
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].matches("class=\"door\"").count(), 4);
    assert_eq!(drawn[0].matches("class=\"dark\"").count(), 2);
}

fn with(rows: &[&str], options: MapOptions) -> Map {
    Map::new(&super::tiles(), &BoardPlan::of_rows(rows).expect("rows"), options).expect("a board")
}

#[test]
fn ze_amb_09_exact_doors_are_as_wide_as_they_are() {
    let rows = ["9R@0 6R@0"];
    let exact = with(&rows, MapOptions { exact_doors: true, ..MapOptions::default() });
    let zone = |name: &str| exact.zone_named(name).unwrap();
    // Both doors stand at y13-15, so the line holds; those of 4R and 3R stand apart.
    assert_eq!(exact.range(zone("9R.A"), zone("6R.A"), GateSet::ALL), Some(2));
    let rows = ["4R@0 3R@0"];
    let ranges = [false, true].map(|exact_doors| {
        let map = with(&rows, MapOptions { exact_doors, ..MapOptions::default() });
        let zone = |name: &str| map.zone_named(name).unwrap();
        map.range(zone("4R.B"), zone("3R.B"), GateSet::ALL)
    });
    assert_eq!(ranges, [Some(2), None]);
}

#[test]
fn ze_amb_06_six_units_are_wall_unless_the_option_opens_them() {
    let openings = |six_units_open| {
        let options = MapOptions { six_units_open, ..MapOptions::default() };
        let map = with(&["8V@0 4V@0"], options);
        let six = map.borders().iter().filter(|border| border.place.length() == 6);
        let six = six.filter(|border| border.place.at == 30);
        six.map(|border| border.kind).collect::<Vec<_>>()
    };
    assert_ne!(openings(false), openings(true));
    assert!(!openings(false).is_empty());
}

/// A tile of 25 rooms with one sign on every border between them.
fn crowded(side: &str, sign: char) -> String {
    let level = |sign: char| format!("      +{}\n", format!("--{sign}--+").repeat(5));
    let mut drawing = format!("      {}\n{}", "   6".repeat(5), level('-'));
    for row in 0..5u8 {
        let rooms: Vec<String> =
            (0..5).map(|column| format!("  {}  ", char::from(b'A' + row * 5 + column))).collect();
        drawing += &format!("   6  |{}|\n", rooms.join(&sign.to_string()));
        drawing += &level(if row == 4 || sign == '|' { '-' } else { sign });
    }
    let side = format!("[[tile]]\nside = \"{side}\"\ndrawing = '''\n{drawing}'''\n");
    side.replace("--:--", ": : :")
}

#[test]
fn a_board_has_at_most_80_zones_and_64_gates() {
    let limits = |count: usize, sign: char| {
        let text: String = (1..=count).map(|n| crowded(&format!("{n}R"), sign)).collect();
        let tiles = TileSet::load(&[Source { file: "own.toml", text: &text }]).unwrap();
        let rows: Vec<String> = (1..=count).map(|n| format!("{n}R@0")).collect();
        let plan = BoardPlan::of_rows(&[&rows.join(" ")]).unwrap();
        let faults = Map::new(&tiles, &plan, MapOptions::default()).err().unwrap_or_default();
        faults.into_iter().map(|fault| fault.what).collect::<Vec<_>>()
    };
    assert_eq!(limits(3, ':'), Vec::<String>::new());
    assert_eq!(limits(4, ':'), ["the board has 100 Zones, more than 80"]);
    assert_eq!(limits(1, 'D'), Vec::<String>::new());
    assert_eq!(limits(2, 'D'), ["more than 64 doors and links"]);
}
