//! The missions of Washington Z.C. as the book counts them, and what of their rules a scenario
//! cannot say.

use horda_content::{Source, Variant};
use horda_kit::{Facts, Notation, Rules, Seat};
use horda_zombicide::board::{GateSet, Mover};
use horda_zombicide::missions::card::CardPlace;
use horda_zombicide::missions::check::check_mission;
use horda_zombicide::missions::mission::{Difficulty, Mission};
use horda_zombicide::options::Options;
use horda_zombicide::state::State;
use horda_zombicide::{Zombicide, shipped};

/// Id, difficulty, hour, rows of tiles, tiles apart, cards, Notes, crates.
type Row = (&'static str, Difficulty, u8, &'static str, &'static str, usize, usize, usize);

/// As the book has them; the timed card of M3 is the eighth.
const BOOK: &[Row] = &[
    ("m1", Difficulty::Medium, 12, "2V 7R 4R / 5R 8R 3R", "", 7, 2, 6),
    ("m2", Difficulty::Medium, 12, "2R 1R / 8R 6R / 7V 4V", "", 6, 0, 6),
    ("m3", Difficulty::Medium, 11, "6V 8V / 3V 4V / 1V 2V", "", 8, 0, 6),
    ("m4", Difficulty::Medium, 0, "9R 1R / 6R 3R / 10V 11V", "", 9, 0, 5),
    ("m5", Difficulty::Medium, 15, "13V 12R / 11R 15R / 10R 14R", "", 9, 5, 6),
    ("m6", Difficulty::Medium, 15, "11R 15R / 10R 14R / 12R 13R", "", 6, 6, 6),
    ("m7", Difficulty::Hard, 4, "11R 15V / 10R 14V / 13V 12R", "", 6, 3, 6),
    ("m8", Difficulty::Hard, 10, "11R 13V / 14V 15V", "12V", 8, 5, 5),
    ("m9", Difficulty::VeryHard, 15, "12R 10R 11R / 13R 14R 15R", "", 6, 0, 5),
    ("m10", Difficulty::VeryHard, 22, "10V 11V / 7R 2V / 1R 8V", "", 9, 1, 6),
];

fn rules() -> Zombicide {
    shipped::rules(Options::default()).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

fn under(options: &[(&str, &str)]) -> Zombicide {
    let options: Vec<_> =
        options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    rules().with_options(&options).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn mission<'a>(rules: &'a Zombicide, id: &str) -> &'a Mission {
    rules.pack().missions.iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no {id}"))
}

fn position(rules: &Zombicide, facts: &[(&str, &str)]) -> State {
    let facts: Facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

#[test]
fn wz_missions_begin_at_the_hour_of_the_book() {
    let rules = rules();
    for (id, _, hour, ..) in BOOK {
        assert_eq!(mission(&rules, id).hour, Some(*hour), "{id}");
    }
}

#[test]
fn wz_missions_have_the_tiles_and_counts_of_the_book() {
    let rules = rules();
    for (id, difficulty, _, tiles, apart, cards, notes, crates) in BOOK {
        let own = mission(&rules, id);
        assert_eq!(own.difficulty, *difficulty, "{id}");
        let rows = own.plan.rows.iter().map(|row| {
            let sides = row.iter().map(|tile| tile.as_ref().map_or("-", |it| it.side.as_str()));
            sides.collect::<Vec<_>>().join(" ")
        });
        assert_eq!(rows.collect::<Vec<_>>().join(" / "), *tiles, "{id}");
        let sides: Vec<&str> = own.plan.apart.iter().map(|it| it.side.as_str()).collect();
        assert_eq!(sides.join(" "), *apart, "{id}");
        let counts = (own.cards.len(), own.notes.len(), own.crates.len());
        assert_eq!(counts, (*cards, *notes, *crates), "{id}");
        assert!(
            own.counts()
                .iter()
                .all(|(_, want, have)| want.is_none_or(|it| usize::from(it) == *have))
        );
        assert!(!own.spawns.is_empty(), "{id} has a Starting Spawn Zone");
    }
    let m1 = mission(&rules, "m1");
    assert_eq!((m1.humvees.len(), m1.noise[0].1, m1.start.len()), (1, 6, 6));
    let m2 = mission(&rules, "m2");
    assert_eq!((m2.humvees.len(), m2.noise[0].1), (1, 6));
    let m4 = mission(&rules, "m4");
    assert!(m4.exit.is_some() && m4.lights.len() == 1);
    assert!(m4.cards.iter().any(|card| card.id == "corpse-pile"), "instead of the crate of 10V");
}

/// Every crate lies on a tile of its own, as printed.
#[test]
fn wz_set_04_everything_else_is_set_up_as_ever() {
    let rules = rules();
    for (id, ..) in BOOK {
        let own = mission(&rules, id);
        let tile = |zone| {
            let name = &own.map.zone(zone).name;
            name.split('.').next().unwrap_or_default().to_owned()
        };
        let mut tiles: Vec<String> = own.crates.iter().map(|zone| tile(*zone)).collect();
        tiles.sort();
        tiles.dedup();
        assert_eq!(tiles.len(), own.crates.len(), "{id}");
        assert!(own.start.iter().all(|zone| own.spawns.iter().all(|it| it.zone != *zone)), "{id}");
    }
}

#[test]
fn wz_set_01_wz_set_02_wz_set_03_every_mission_has_its_own_cards_and_notes() {
    let rules = rules();
    for (id, ..) in BOOK {
        let own = mission(&rules, id);
        let mut names: Vec<&str> = own.cards.iter().map(|card| card.id.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), own.cards.len(), "{id}: each card once");
        for card in own.card_ids() {
            let objective = &own.objectives[usize::from(card.0)];
            if matches!(objective.card, Some(CardPlace::Hour(_))) {
                continue; // it lies beside the board
            }
            let zone = objective.zone;
            assert!(own.face(card).tile.contains(zone), "{id}: a card belongs to its tile");
        }
        // Notes lie beside the board: nothing sets them off but what reads them.
        assert!(own.notes.iter().all(|note| usize::from(*note) < own.triggers.len()));
    }
    let table = under(&[("mission", "m1")]);
    let state = position(&table, &[("amy", "2V.BC"), ("turn", "amy 3")]);
    assert_eq!((state.objectives.count_ones(), state.notes, state.read), (7, 0, 0));
}

/// A small board with a tunnel and a tile that lies apart.
const TUNNEL: &str = r#"id = "mine"
difficulty = "easy"
tiles = ["9R@0 6R@0"]
apart = ["1R@0"]
start = ["9R.TL"]
spawn = [{ at = "6R.TR" }]
door = [
    { at = "6R.B", wall = true, colour = "blue", opens = { achievement = "tunnel-dweller" } },
    { at = "1R.C", wall = true, colour = "green", opens = { achievement = "tunnel-dweller" } },
]
link = [
    { name = "tunnel", doors = ["6R.B", "1R.C"], for = "survivors" },
    { name = "shaft", zones = ["9R.A", "1R.A"] },
]
card = [{ id = "plan", at = "9R.BL", text = "one", do = [{ open = "shaft" }] }]
[[goal]]
text = "one"
when = { at = "1R.B" }
[text.en]
title = "Mine"
story = "A story."
won = "Won."
lost = "Lost."
one = "One."
"#;

fn tunnel() -> Zombicide {
    let source = Source { file: "mine.toml", text: TUNNEL };
    rules().with_document(source).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

#[test]
fn wz_mis_06_a_tunnel_is_for_survivors_and_needs_both_doors() {
    let rules = tunnel();
    let map = rules.map();
    let zone = |name: &str| map.zone_named(name).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let gate = |name: &str| {
        GateSet::only(map.gate_named(name).unwrap_or_else(|wrong| panic!("{wrong:?}")))
    };
    let beyond = |mover, open: GateSet| {
        map.ways(mover).neighbours(zone("6R.B"), open).contains(zone("1R.C"))
    };
    let both = gate("6R.B").with(gate("1R.C"));
    assert!(beyond(Mover::Survivor, both) && !beyond(Mover::Survivor, gate("6R.B")));
    assert!(!beyond(Mover::Zombie, both) && !beyond(Mover::ExtraZombie, both));
    assert_eq!(map.range(zone("6R.B"), zone("1R.C"), both), None, "nobody sees through it");
    let back = map.ways(Mover::Survivor).neighbours(zone("1R.C"), both);
    assert!(back.contains(zone("6R.B")), "it leads both ways");
}

#[test]
fn wz_obj_15_a_tile_apart_is_reached_by_a_link_that_is_opened() {
    let rules = tunnel();
    let map = rules.map();
    let zone = |name: &str| map.zone_named(name).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let shaft = GateSet::only(map.gate_named("shaft").unwrap_or_else(|wrong| panic!("{wrong:?}")));
    let reach =
        |open| map.ways(Mover::Survivor).with(open).reach(map.zones_where(|it| it.name == "9R.A"));
    assert!(!reach(GateSet::NONE).contains(zone("1R.A")));
    assert!(reach(shaft).contains(zone("1R.A")));
}

/// WZ-EX-22: cards in a Zone without a token and on doors, a tile apart, a blue door in a wall.
#[test]
fn wz_ex_22_an_unusual_layout_can_be_written() {
    let text = TUNNEL
        .replace("card = [{", "card = [{ id = \"two\", door = \"9R.A-ML\", text = \"one\" }, { id = \"six\", door = \"6R.A-ML\", text = \"one\" }, {")
        .replace("opens = { achievement = \"tunnel-dweller\" } },\n    { at = \"1R.C\"", "opens = \"card\" },\n    { at = \"1R.C\"")
        .replace("{ open = \"shaft\" }", "{ open = \"shaft\" }, { open = \"6R.B\" }");
    let rules = rules();
    let checked = check_mission(rules.pack(), Source { file: "mine.toml", text: &text });
    assert_eq!(checked.problems, Vec::new());
    let own = checked.mission.unwrap_or_else(|| panic!("it is right"));
    assert_eq!((own.cards.len(), own.plan.apart.len()), (3, 1));
}

/// What makes no sense in standing rules is named.
#[test]
fn standing_rules_that_hold_on_to_nothing_are_named() {
    let rules = rules();
    let said = |from: &str, to: &str| {
        let text = TUNNEL.replacen(from, to, 1);
        let checked = check_mission(rules.pack(), Source { file: "mine.toml", text: &text });
        checked.problems.iter().map(|it| it.what.clone()).collect::<Vec<_>>()
    };
    let has = |all: Vec<String>, what: &str| {
        assert!(all.iter().any(|it| it == what), "{what}\nis not among\n{}", all.join("\n"));
    };
    let start = "start = [\"9R.TL\"]";
    has(said(start, &format!("{start}\nstart-each = true")), "start-each needs six starting Zones");
    has(
        said(start, &format!("{start}\ncard-door-first = true")),
        "no door of the building of 9R.A has an Objective card",
    );
    has(
        said(start, &format!("{start}\nexpect = {{ cards = 2 }}")),
        "1 of \"cards\", and the mission promises 2",
    );
    has(said("{ open = \"shaft\" }", "{ note = 1 }"), "there is no Note 1");
    has(
        said("{ open = \"shaft\" }", "{ if = { flag = \"never\" }, do = [{ open = \"shaft\" }] }"),
        "an effect behind \"if\" can never happen",
    );
}

/// WZ-M8-03: the only way into the basement is the shaft, which a Note opens.
#[test]
fn wz_m8_03_the_basement_lies_apart_until_a_card_opens_the_shaft() {
    let rules = under(&[("mission", "m8")]);
    let map = rules.map();
    let shaft = GateSet::only(map.gate_named("shaft").unwrap_or_else(|wrong| panic!("{wrong:?}")));
    let doors: GateSet = map.doors().map(|(door, _)| door).collect();
    let start = rules.mission().start.iter().copied().collect();
    let below = map.zone_named("12V.A").unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let reach = |open| map.ways(Mover::Survivor).with(open).reach(start);
    assert!(!reach(doors).contains(below) && reach(doors.with(shaft)).contains(below));
}

#[test]
fn wz_m8_07_with_the_achievement_the_tunnel_can_be_opened() {
    let doors = |options: &[(&str, &str)]| {
        let rules = under(options);
        let given = [("amy", "13V.A"), ("amy.cards", "crowbar / -"), ("turn", "amy 3")];
        let state = position(&rules, &given);
        let action =
            rules.read_action("open 13V.A crowbar").unwrap_or_else(|wrong| panic!("{wrong:?}"));
        rules.check(&state, Seat(0), &action).is_ok()
    };
    assert!(!doors(&[("mission", "m8")]));
    assert!(doors(&[("mission", "m8"), ("tunnel-dweller", "earned")]));
}

/// WZ-DV-30: all combinations of three Achievements.
#[test]
fn wz_dv_30_eight_set_ups_of_the_seventh_mission() {
    for bits in 0..8u8 {
        let value = |place: u8| if bits & 1 << place == 0 { "missing" } else { "earned" };
        let rules = under(&[
            ("mission", "m7"),
            ("tunnel-dweller", value(0)),
            ("let-there-be-light", value(1)),
            ("praetorian", value(2)),
        ]);
        let state = position(&rules, &[("amy", "10R.b"), ("turn", "amy 3")]);
        let door =
            |name: &str| rules.map().gate_named(name).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let tunnel = ["13V.A", "15V.B"].map(|name| state.gates.contains(door(name)));
        assert_eq!(tunnel, [bits & 1 != 0; 2], "WZ-M7-03");
        assert_eq!(state.spawns.count_ones(), 3 + u32::from(bits & 2 != 0), "WZ-M7-04");
    }
}

/// WZ-M4-02: by night the Zone of the projector is lit, and a card puts it out.
#[test]
fn wz_m4_02_the_projector_lights_its_zone_from_the_start() {
    let rules = under(&[("mission", "m4")]);
    let state = position(&rules, &[("amy", "9R.TL"), ("turn", "amy 3")]);
    let lit = rules.facts(&state).get("lit").map(ToString::to_string);
    assert_eq!(lit.as_deref(), Some("10V.MR"));
}
