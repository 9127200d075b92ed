//! Objective cards: what a scenario cannot say of them. Faces are secret, so two games that differ
//! only in what nobody has read must look alike and be imagined alike.

use horda_content::{Source, Variant};
use horda_kit::{Cx, Facts, FastLuck, Notation, Observer, Rules, Seat};
use horda_zombicide::Zombicide;
use horda_zombicide::missions::card::CardPlace;
use horda_zombicide::options::Options;
use horda_zombicide::shipped;
use horda_zombicide::state::State;

/// A card in a Zone, one on a door, one in a room, one that comes later, and a Note.
const MISSION: &str = r#"id = "mine"
difficulty = "easy"
tiles = ["9R@0 6R@0"]
start = ["9R.TL"]
exit = "6R.BR"
spawn = [{ at = "6R.TR" }, { at = "9R.BL", colour = "blue" }]
[[card]]
id = "zone"
at = "9R.BL"
text = "one"
do = [FIRST]
[[card]]
id = "door"
door = "9R.A-ML"
text = "one"
do = [SECOND]
[[card]]
id = "room"
room = "6R.B"
text = "one"
do = [{ put = "later" }, { note = 1 }, { flag = "up" }, { spawn-on = "blue" }]
[[card]]
id = "later"
at = "9R.TC"
text = "one"
later = true
[[note]]
text = "one"
do = [THIRD]
[[goal]]
text = "goal"
when = { all = [{ taken = "all" }, { flag = "up" }] }
[text.en]
title = "Mine"
story = "A story."
won = "Won."
lost = "Lost."
goal = "Take all."
one = "One."
"#;

fn game(faces: [&str; 3]) -> Zombicide {
    let text = MISSION.replace("FIRST", faces[0]).replace("SECOND", faces[1]);
    let text = text.replace("THIRD", faces[2]);
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let source = Source { file: "mine.toml", text: &text };
    rules.with_document(source).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

fn kind() -> Zombicide {
    game(["{ heal = 1 }", "{ draw = 1 }", "{ adrenaline = 5 }"])
}

fn cruel() -> Zombicide {
    game([
        "{ zombies = \"brute\", count = 3, at = \"taker\" }",
        "{ back = true }",
        "{ lose = true }",
    ])
}

fn position(rules: &Zombicide, facts: &[(&str, &str)]) -> State {
    let facts: Facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn act(rules: &Zombicide, state: &mut State, action: &str) {
    let action = rules.read_action(action).expect("it is written well");
    rules.check(state, Seat(0), &action).unwrap_or_else(|no| panic!("{no:?}"));
    rules.apply(state, Seat(0), &action, &mut Cx::playout(FastLuck::new(1)));
}

const GIVEN: [(&str, &str); 4] =
    [("amy", "9R.BL"), ("ned", "9R.ML"), ("turn", "amy 3"), ("ned.cards", "crowbar / -")];

#[test]
fn wz_obj_02_a_card_lies_in_a_zone_on_a_door_or_in_a_room() {
    let rules = kind();
    let places: Vec<_> = rules.mission().objectives.iter().map(|it| it.card).collect();
    let door = rules.map().gate_named("9R.A-ML").expect("it is there");
    let zone = Some(CardPlace::Zone);
    assert_eq!(places, [zone, Some(CardPlace::Door(door)), Some(CardPlace::Room), zone]);
    assert_eq!(position(&rules, &GIVEN).objectives, 0b0111, "the last one comes later");
}

/// WZ-OBJ-03: what nobody has read is in no view, and nobody who imagines taking it reads it.
#[test]
fn wz_obj_03_two_worlds_that_differ_in_unread_faces_look_and_play_alike() {
    let worlds = [kind(), cruel()].map(|rules| {
        let state = position(&rules, &GIVEN);
        let view = rules.view(&state, Observer::Audience);
        let mut world = rules.determinize(&view, &mut Cx::playout(FastLuck::new(1)));
        act(&rules, &mut world, "take");
        act(&rules, &mut world, "end");
        act(&rules, &mut world, "open 9R.A-ML crowbar");
        (view.insight, world)
    });
    assert_eq!(worlds[0].0, worlds[1].0);
    assert_eq!(worlds[0].1, worlds[1].1);
    assert_eq!(worlds[0].1.objectives, 0b0100, "both count as taken");
    assert!(worlds[0].1.gates.len() == 1, "and the door is imagined open");
    // At the table the same two Actions part the worlds.
    let tables = [kind(), cruel()].map(|rules| {
        let mut state = position(&rules, &GIVEN);
        act(&rules, &mut state, "take");
        state
    });
    assert_ne!(tables[0], tables[1]);
    assert!(!tables[0].imagined);
}

/// A card that was read and lies there again is no secret any more: bots may reckon with it.
#[test]
fn a_card_that_was_read_is_imagined_as_it_is() {
    let rules = cruel();
    let mut given = GIVEN.to_vec();
    given.push(("objective-cards", "zone read"));
    let state = position(&rules, &given);
    let view = rules.view(&state, Observer::Audience);
    assert_eq!(view.insight.revealed.len(), 1);
    let mut world = rules.determinize(&view, &mut Cx::playout(FastLuck::new(1)));
    act(&rules, &mut world, "take");
    assert_eq!(world.zombies_at(world.survivors[0].zone), 3);
}
