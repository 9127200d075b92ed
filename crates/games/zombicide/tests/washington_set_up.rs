//! The set-up of the ten missions of Washington Z.C., counted one by one on a dealt table, and what
//! the content says of the expansion as a whole. What the book says of all ten at once stands in
//! `washington_missions.rs`.

use std::collections::BTreeSet;
use std::sync::Arc;

use horda_content::{Source, Variant};
use horda_derive::rule_test;
use horda_kit::{Cx, Facts, FastLuck, Notation, Rules, Script, Seat};
use horda_zombicide::board::Zone;
use horda_zombicide::board::tile_set::CORE_TILES;
use horda_zombicide::missions::card::CardPlace;
use horda_zombicide::missions::condition::Achievement;
use horda_zombicide::missions::mission::{Colour, Mission};
use horda_zombicide::options::{AdvancedEquipment, Options};
use horda_zombicide::state::State;
use horda_zombicide::{Zombicide, shipped};

const MISSIONS: [&str; 10] = ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10"];

fn under(options: &[(&str, &str)]) -> Zombicide {
    let rules = shipped::rules(Options::default()).unwrap_or_else(|wrong| panic!("{wrong:#?}"));
    let options: Vec<_> =
        options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    rules.with_options(&options).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn position(rules: &Zombicide, facts: &[(&str, &str)]) -> State {
    let facts: Facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

/// The mission as a table gets it.
fn dealt(id: &str) -> (Zombicide, State) {
    let rules = under(&[("mission", id)]);
    let state = rules.deal(&mut Cx::playout(FastLuck::new(1)));
    (rules, state)
}

/// The side of the tile on which a Zone lies, the first one if it lies on two.
fn side(mission: &Mission, zone: Zone) -> &str {
    mission.map.zone(zone).name.split('.').next().unwrap_or_default()
}

/// Sides of all tiles, those on the board row by row, and those that lie apart.
fn sides(mission: &Mission) -> (Vec<Vec<&str>>, Vec<&str>) {
    let rows = mission.plan.rows.iter();
    let rows = rows.map(|row| row.iter().flatten().map(|tile| tile.side.as_str()).collect());
    (rows.collect(), mission.plan.apart.iter().map(|tile| tile.side.as_str()).collect())
}

/// Objective cards that lie on the board, those that come at an hour, Notes that nobody has read,
/// crates.
fn counts(rules: &Zombicide, state: &State) -> [usize; 4] {
    let mission = rules.mission();
    let hours = mission.objectives.iter();
    let hours = hours.filter(|it| matches!(it.card, Some(CardPlace::Hour(_)))).count();
    let cards = state.objectives.count_ones() as usize - hours;
    let notes = mission.notes.len() - state.notes.count_ones() as usize;
    [cards, hours, notes, state.crates.count_ones() as usize]
}

/// A crate on every tile but those that are named.
fn one_crate_a_tile(mission: &Mission, without: &[&str]) {
    let (rows, apart) = sides(mission);
    let tiles: BTreeSet<&str> = rows.into_iter().flatten().chain(apart).collect();
    let wanted: Vec<&str> = tiles.into_iter().filter(|side| !without.contains(side)).collect();
    let mut found: Vec<&str> = mission.crates.iter().map(|zone| side(mission, *zone)).collect();
    found.sort_unstable();
    assert_eq!(found, wanted, "{}", mission.id);
}

/// Counts, layout and crates of a mission.
fn check(id: &str, expected: [usize; 4], rows: &[&[&str]], apart: &[&str], without: &[&str]) {
    let (rules, state) = dealt(id);
    assert_eq!(counts(&rules, &state), expected, "{id}: cards, timed, Notes, crates");
    assert_eq!(sides(rules.mission()), (rows.iter().map(|it| it.to_vec()).collect(), apart.into()));
    one_crate_a_tile(rules.mission(), without);
}

#[test]
fn wz_m1_11_set_up_counts() {
    check("m1", [7, 0, 2, 6], &[&["2V", "7R", "4R"], &["5R", "8R", "3R"]], &[], &[]);
    let (rules, state) = dealt("m1");
    let mission = rules.mission();
    assert_eq!(mission.humvees.len(), 1);
    let [(noisy, 6)] = mission.noise[..] else { panic!("six Noise tokens in one Zone") };
    assert_eq!(side(mission, noisy), "4R");
    let starts: BTreeSet<usize> = state.survivors.iter().map(|it| it.zone.index()).collect();
    assert_eq!(starts.len(), 6, "a Zone for each of six Survivors");
}

#[test]
fn wz_m2_07_set_up_counts() {
    check("m2", [6, 0, 0, 6], &[&["2R", "1R"], &["8R", "6R"], &["7V", "4V"]], &[], &[]);
    let (rules, _) = dealt("m2");
    let mission = rules.mission();
    assert_eq!(mission.humvees.len(), 1);
    let [(noisy, 6)] = mission.noise[..] else { panic!("six Noise tokens in one Zone") };
    let name = &mission.map.zone(noisy).name;
    assert!(name.contains("1R.") && name.contains("2R."), "{name} is on 1R and 2R");
}

#[test]
fn wz_m3_06_set_up_counts() {
    check("m3", [7, 1, 0, 6], &[&["6V", "8V"], &["3V", "4V"], &["1V", "2V"]], &[], &[]);
}

#[test]
fn wz_m4_08_set_up_counts() {
    check("m4", [9, 0, 0, 5], &[&["9R", "1R"], &["6R", "3R"], &["10V", "11V"]], &[], &["10V"]);
    let (rules, state) = dealt("m4");
    assert!(rules.mission().exit.is_some());
    assert_eq!(
        (rules.mission().lights.len(), state.lights),
        (1, 1),
        "one lit Zone, from the start"
    );
}

#[test]
fn wz_m5_07_set_up_counts() {
    check("m5", [9, 0, 5, 6], &[&["13V", "12R"], &["11R", "15R"], &["10R", "14R"]], &[], &[]);
}

#[test]
fn wz_m6_05_set_up_counts() {
    check("m6", [6, 0, 6, 6], &[&["11R", "15R"], &["10R", "14R"], &["12R", "13R"]], &[], &[]);
}

#[test]
fn wz_m7_09_set_up_counts() {
    check("m7", [6, 0, 3, 6], &[&["11R", "15V"], &["10R", "14V"], &["13V", "12R"]], &[], &[]);
}

#[test]
fn wz_m8_09_set_up_counts() {
    check("m8", [8, 0, 5, 5], &[&["11R", "13V"], &["14V", "15V"]], &["12V"], &[]);
}

#[test]
fn wz_m9_06_set_up_counts() {
    check("m9", [6, 0, 0, 5], &[&["12R", "10R", "11R"], &["13R", "14R", "15R"]], &[], &["12R"]);
}

#[test]
fn wz_m10_04_set_up_counts() {
    check("m10", [9, 0, 1, 6], &[&["10V", "11V"], &["7R", "2V"], &["1R", "8V"]], &[], &[]);
}

/// In M10 the same tile has its crate, and there is no Corpse Pile.
#[test]
fn wz_m4_05_the_corpse_pile_lies_where_the_crate_of_10v_would() {
    let (fourth, tenth) = (dealt("m4").0, dealt("m10").0);
    let mission = tenth.mission();
    let crates = mission.crates.iter().filter(|zone| side(mission, **zone) == "10V");
    let places: Vec<&str> = crates.map(|zone| mission.map.zone(*zone).name.as_str()).collect();
    let mission = fourth.mission();
    let pile = mission.card_ids().find(|card| mission.face(*card).id == "corpse-pile");
    let pile = pile.unwrap_or_else(|| panic!("there is no Corpse Pile"));
    let zone = mission.objectives[usize::from(pile.0)].zone;
    assert_eq!(places, [mission.map.zone(zone).name.as_str()]);
    assert!(!mission.crates.contains(&zone));
}

/// In M6 the same tile has its crate.
#[test]
fn wz_m9_03_no_crate_lies_on_12r() {
    let on = |id: &str| {
        let (rules, _) = dealt(id);
        let mission = rules.mission();
        mission.crates.iter().filter(|zone| side(mission, **zone) == "12R").count()
    };
    assert_eq!((on("m6"), on("m9")), (1, 0));
}

#[test]
fn wz_mis_02_every_mission_names_the_data_of_its_map() {
    for id in MISSIONS {
        let (rules, state) = dealt(id);
        let mission = rules.mission();
        let (rows, _) = sides(mission);
        assert!(rows.iter().all(|row| row.len() == rows[0].len()), "{id}: a full rectangle");
        assert!(mission.hour.is_some_and(|hour| state.hour == hour), "{id}");
        let first = mission.spawns.first();
        assert!(first.is_some_and(|it| it.active && it.colour == Colour::Red), "{id}: starting");
        assert!(!mission.start.is_empty() && !mission.crates.is_empty(), "{id}");
        assert!(!mission.cards.is_empty() && !mission.goals.is_empty(), "{id}");
        // Every door that is special is one of the map, and says when it opens.
        let doors: Vec<_> = mission.map.doors().map(|(door, _)| door).collect();
        assert!(mission.locks.iter().all(|lock| doors.contains(&lock.door)), "{id}");
    }
    let doors = |id: &str| dealt(id).0.mission().locks.len();
    let special = MISSIONS.map(|id| doors(id) > 0);
    assert_eq!(special, [false, false, false, false, true, true, true, true, false, false]);
}

/// What is left out of the content that ships makes the rest no game; what is Washington's does not.
#[test]
fn wz_gen_01_washington_needs_the_core_game() {
    let load = |keep: &dyn Fn(&Source<'_>) -> bool| {
        let files: Vec<Source<'_>> = shipped::FILES.into_iter().filter(keep).collect();
        shipped::load(&files, Options::default()).is_ok()
    };
    let core = [shipped::EQUIPMENT, shipped::ZOMBIES, shipped::CHARACTERS, shipped::TRAINING];
    for needed in core.into_iter().chain(CORE_TILES) {
        assert!(!load(&|file| file.file != needed.file), "it loads without {}", needed.file);
    }
    let washington =
        |file: &Source<'_>| shipped::MISSION_FILES[7..].iter().any(|it| it.file == file.file);
    assert!(load(&|file| !washington(file)), "the core game needs no mission of Washington");
}

#[test]
fn wz_ach_04_three_achievements_have_names_and_two_missions_ask_for_them() {
    let names = Achievement::ALL.map(Achievement::name);
    assert_eq!(names, ["tunnel-dweller", "let-there-be-light", "praetorian"]);
    let asked: Vec<(&str, &str)> = MISSIONS
        .into_iter()
        .flat_map(|id| names.map(|name| (id, name)))
        .filter(|(id, name)| begins(id, name, "earned") != begins(id, name, "missing"))
        .collect();
    let seventh = names.map(|name| ("m7", name));
    assert_eq!(asked, [&seventh[..], &[("m8", "tunnel-dweller")]].concat());
}

/// What is open, what spawns, which doors a Survivor with a tool in hand may open, and what is
/// offered to one who sees an Abomination, in each room and Corridor.
fn begins(id: &str, achievement: &str, value: &str) -> Vec<String> {
    let rules = under(&[("mission", id), (achievement, value)]);
    let map = rules.map();
    let seen = |zone: Zone| {
        let name = map.zone(zone).name.split('+').next().unwrap_or_default();
        let given = [("amy", name), ("amy.cards", "crowbar / -"), ("turn", "amy 3")];
        let offers = |foe: Option<(&str, &str)>| {
            let given: Vec<(&str, &str)> = given.into_iter().chain(foe).collect();
            let mut state = position(&rules, &given);
            rules.run_on(&mut state, &mut Cx::playout(FastLuck::new(1)));
            let mut offers = Vec::new();
            rules.legal_actions(&state, Seat(0), &mut offers);
            let written: Vec<String> = offers.iter().map(|it| rules.write_action(it)).collect();
            format!("{} {:?} {}", state.spawns, state.gates, written.join(", "))
        };
        [offers(None), offers(Some((name, "patient-zero")))]
    };
    map.all_zones().iter().flat_map(seen).collect()
}

/// Cards of one name that ship have the same value, so the case changes one of them.
#[rule_test]
fn wz_amb_02_values_of_a_pair_are_added_and_only_what_gave_dice_is_lost() {
    let nothing: [&str; 0] = [];
    // Three and one are four dice; two Breaks cost both.
    assert_eq!(shoot(3, 1, "1,1,2,2"), ["pistol", "starting-pistol"]);
    assert_eq!(shoot(3, 1, "2,2,2,2"), nothing);
    // None and two are two dice, and however many Breaks: only the card that gave them goes.
    assert_eq!(shoot(0, 2, "1,1"), ["pistol"]);
    assert_eq!(shoot(0, 2, "1,2"), ["pistol"]);
    assert_eq!(shoot(2, 0, "1,1"), ["starting-pistol"]);
}

/// What breaks when two Pistols with these All-Out values go All-Out and show these faces.
fn shoot(starting: u8, found: u8, all_out: &str) -> Vec<String> {
    let mut pack = (**under(&[]).pack()).clone();
    for card in pack.cards.iter_mut().filter(|card| card.name == "pistol") {
        card.all_out = if card.id == "pistol" { found } else { starting };
    }
    let options = Options { advanced_equipment: AdvancedEquipment::On, ..Options::default() };
    let rules = Zombicide::new(Arc::new(pack), options).unwrap_or_else(|it| panic!("{it:?}"));
    let given = [
        ("amy", "9R.TL"),
        ("ned", "6R.BR"),
        ("amy.cards", "starting-pistol pistol / -"),
        ("turn", "amy 3"),
        ("9R.TC", "walker 9"),
    ];
    let mut state = position(&rules, &given);
    let read = |tag: &str, faces: &str| {
        let answer = rules.read_answer(tag, faces);
        (tag.to_owned(), answer.unwrap_or_else(|wrong| panic!("{wrong:?}")))
    };
    let mut luck = Script::new(vec![read("dice", "1,1"), read("all-out", all_out)]);
    let mut cx = Cx::table(&mut luck);
    let shot = rules.read_action("fire pistol pair 9R.TC all-out");
    let shot = shot.unwrap_or_else(|wrong| panic!("{wrong:?}"));
    rules.check(&state, Seat(0), &shot).unwrap_or_else(|no| panic!("{no:?}"));
    rules.apply(&mut state, Seat(0), &shot, &mut cx);
    let told = cx.take_events().into_iter().map(|event| rules.write_event(&event));
    let broke = told.filter_map(|it| Some(it.strip_prefix("broke amy ")?.to_owned()));
    let broke = broke.collect::<BTreeSet<String>>().into_iter().collect();
    assert_eq!(luck.mismatch(), None, "as many All-Out dice as {all_out}");
    broke
}
