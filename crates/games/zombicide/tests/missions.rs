//! Missions: those that ship make sense, and what makes none is named with its line.

use horda_content::Source;
use horda_zombicide::missions::check::{Checked, Spot, check_mission};
use horda_zombicide::missions::draw::draw_mission;
use horda_zombicide::missions::mission::Difficulty;
use horda_zombicide::missions::vocabulary::{CONDITIONS, EFFECTS, KEYS, TRIGGERS};
use horda_zombicide::options::Options;
use horda_zombicide::shipped;

/// A mission that is right. The cases below spoil it in one place each.
const GOOD: &str = r#"id = "mine"
difficulty = "easy"
tiles = ["9R@0 6R@0"]
start = ["9R.TL"]
exit = "6R.BR"
crates = ["6R.A"]
spawn = [{ at = "6R.TR" }, { at = "9R.BL", colour = "blue" }]
objective = [{ at = "9R.A" }, { at = "6R.B", colour = "blue" }]
door = [{ at = "6R.A-ML", colour = "blue", opens = { flag = "key" } }]
zombies = [{ at = "9R.BC", zombie = "walker", count = 2 }]
[[goal]]
text = "goal"
when = { all = [{ taken = "all" }, { left = "all" }] }
[[trigger]]
on = { taken-at = "9R.A" }
do = [{ say = "key" }, { flag = "key" }, { spawn-on = "blue" }]
[text.en]
title = "Mine"
story = "A story."
won = "Won."
lost = "Lost."
goal = "Take both and leave."
key = "A key."
"#;

fn check(text: &str) -> Checked {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_mission(rules.pack(), Source { file: "mine.toml", text })
}

/// What is said about the good mission with something in it replaced.
fn spoilt(what: &str, with: &str) -> Vec<String> {
    assert!(GOOD.contains(what), "the mission has no {what}");
    let found = check(&GOOD.replacen(what, with, 1)).problems;
    found.iter().map(ToString::to_string).collect()
}

/// Among everything that is said there is this sentence.
fn says(what: &str, with: &str, sentence: &str) {
    let all = spoilt(what, with);
    assert!(all.iter().any(|it| it == sentence), "{sentence}\nis not among\n{}", all.join("\n"));
}

#[test]
fn the_example_is_right() {
    let checked = check(GOOD);
    assert_eq!(checked.problems, Vec::new());
    assert_eq!(checked.spots, Vec::new());
}

#[test]
fn missions_that_ship_are_right_and_go_from_easy_to_very_hard() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    for source in shipped::MISSION_FILES {
        let checked = check_mission(rules.pack(), source);
        assert_eq!(checked.problems, Vec::new(), "{}", source.file);
        // The corner of 1R lies apart wherever its streets meet those of the tiles beside it.
        let corner = "no way leads from the rest of the board to 1R.TR";
        let odd = checked.remarks.iter().filter(|it| it.as_str() != corner);
        assert_eq!(odd.collect::<Vec<_>>(), Vec::<&String>::new(), "{}", source.file);
    }
    let of =
        |hard: Difficulty| rules.pack().missions.iter().filter(move |it| it.difficulty == hard);
    let counts = Difficulty::ALL.map(|hard| of(hard).count());
    assert_eq!(counts, [2, 8, 4, 3]);
    let hard: Vec<u8> = rules.pack().missions.iter().map(|it| it.difficulty as u8).collect();
    let (core, washington) = hard.split_at(7);
    assert!(core.is_sorted() && washington.is_sorted(), "both are listed from easy to very hard");
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let text = GOOD
        .replace("6R.BR", "6R.XX")
        .replace("{ at = \"6R.TR\" }", "{ at = \"9R.A\" }")
        .replace("key = \"A key.\"", "kay = \"A key.\"");
    let lines: Vec<usize> = check(&text).problems.iter().map(|it| it.line).collect();
    assert!(lines.len() >= 3, "{lines:?}");
    assert!([5, 7].iter().all(|line| lines.contains(line)), "{lines:?}");
}

#[test]
fn hours_and_lights_need_the_clock() {
    let hint = "means nothing without the module \"clock\"; modules = [\"clock\"]";
    let needs = |what: &str, with: &str, line: usize, named: &str| {
        let sentence = format!("mine.toml:{line}: {named} {hint}");
        says(what, with, &sentence);
        let text = GOOD.replacen(what, with, 1);
        let text = text.replacen("difficulty", "modules = [\"clock\"]\ndifficulty", 1);
        assert_eq!(check(&text).problems, Vec::new(), "{with}");
    };
    let easy = "difficulty = \"easy\"";
    needs(easy, "difficulty = \"easy\"\nhour = 12", 3, "an hour at which the mission begins");
    let lit = "difficulty = \"easy\"\nlight = [{ at = \"9R.TC\", on = false }]";
    needs(easy, lit, 3, "a light");
    let trigger = "on = { taken-at = \"9R.A\" }";
    needs(trigger, "on = { hour = 19 }", 14, "an hour of a trigger");
    needs(
        trigger,
        "on = { taken-at = \"9R.A\" }\nif = { night = true }",
        14,
        "an hour of a trigger",
    );
    let goal = "when = { all = [{ taken = \"all\" }, { left = \"all\" }] }";
    needs(
        goal,
        "when = { any = [{ left = \"all\" }, { not = { hour = 7 } }] }",
        11,
        "an hour of a goal",
    );
    let door = "opens = { flag = \"key\" }";
    needs(
        door,
        "opens = { all = [{ flag = \"key\" }, { night = false }] }",
        9,
        "an hour of a door",
    );
}

#[test]
fn an_hour_that_the_game_never_sees_is_named() {
    let text = "difficulty = \"easy\"\nmodules = [\"clock\"]\nhour = 12\nrounds = 3";
    let text = GOOD.replacen("difficulty = \"easy\"", text, 1);
    let text = text.replacen("on = { taken-at = \"9R.A\" }", "on = { hour = 19 }", 1);
    let all: Vec<String> = check(&text).problems.iter().map(ToString::to_string).collect();
    assert!(all.iter().any(|it| it.contains("the game ends before the hour 19")), "{all:?}");
}

#[test]
fn a_missing_tile_is_named() {
    let all = spoilt("6R@0", "66R@0");
    assert_eq!(all.len(), 1, "{all:?}");
    assert!(all[0].starts_with("mine.toml:3:") && all[0].contains("66R"), "{all:?}");
}

#[test]
fn a_door_that_no_border_has_is_named_at_its_line() {
    let all = spoilt("6R.A-ML\", colour", "6R.A-TL\", colour");
    assert_eq!(all.len(), 1, "{all:?}");
    assert!(all[0].starts_with("mine.toml:9: 6R.A and 6R.TL share no border"), "{all:?}");
}

#[test]
fn a_spawn_zone_outside_the_board_or_in_a_building_is_refused() {
    let all = spoilt("{ at = \"6R.TR\" }", "{ at = \"6R.MC\" }");
    assert!(all[0].starts_with("mine.toml:7:") && all[0].contains("6R.MC"), "{all:?}");
    says(
        "{ at = \"6R.TR\" }",
        "{ at = \"9R.A\" }",
        "mine.toml:7: the Spawn Zone 9R.A is in a building; Zombies come from the street; dark \
         rooms spawn when they are opened",
    );
}

#[test]
fn a_spawn_zone_that_nothing_wakes_is_named() {
    says(
        ", { spawn-on = \"blue\" }",
        "",
        "mine.toml:7: nothing wakes the blue Spawn Zone; { spawn-on = \"blue\" } in a trigger",
    );
}

/// Both ways into 6R.A and 6R.B need a flag that only lies behind them.
#[test]
fn an_objective_behind_doors_that_never_open_is_named_with_the_doors() {
    let doors = "door = [{ at = \"6R.A-ML\", opens = { flag = \"key\" } }, \
                 { at = \"6R.B-BR\", opens = { flag = \"key\" } }]";
    let text = GOOD
        .replace(
            "door = [{ at = \"6R.A-ML\", colour = \"blue\", opens = { flag = \"key\" } }]",
            doors,
        )
        .replace("taken-at = \"9R.A\"", "taken-at = \"6R.B\"");
    let checked = check(&text);
    let all: Vec<String> = checked.problems.iter().map(ToString::to_string).collect();
    for sentence in [
        "mine.toml:8: nobody can reach the Objective in 6R.B; these doors never open: 6R.A-ML, 6R.B-BR",
        "mine.toml:6: nobody can reach the crate in 6R.A; these doors never open: 6R.A-ML, 6R.B-BR",
        "mine.toml:9: 6R.A-ML can never be opened; the flag \"key\" is never raised",
        "mine.toml:11: this goal can never become true; the Objective in 6R.B cannot be reached",
        "mine.toml:14: this trigger can never fire; the Objective cannot be reached",
    ] {
        assert!(all.iter().any(|it| it == sentence), "{sentence}\n{}", all.join("\n"));
    }
    let zones = checked.spots.iter().filter(|(spot, _)| matches!(spot, Spot::Zone(_)));
    assert!(zones.count() >= 2, "{:?}", checked.spots);
}

#[test]
fn a_goal_that_can_never_become_true_says_why() {
    let goal = "{ all = [{ taken = \"all\" }, { left = \"all\" }] }";
    let never = |with: &str, why: &str| {
        says(goal, with, &format!("mine.toml:11: this goal can never become true; {why}"));
    };
    never("{ flag = \"never\" }", "the flag \"never\" is never raised");
    never("{ counter = \"steps\", least = 3 }", "the counter \"steps\" gets to 0 and never to 3");
    never("{ round = 99 }", "the game ends before Round 99");
    never("{ companions-left = \"all\" }", "there is no Companion");
    never("{ taken-count = 3 }", "3 Objectives can never be taken");
    says(
        "exit = \"6R.BR\"\n",
        "",
        "mine.toml:10: this goal can never become true; there is no Exit",
    );
    let text = GOOD.replace("difficulty", "abominations = []\ndifficulty");
    let text = text.replace(goal, "{ killed = \"abomination\" }");
    let all = check(&text).problems;
    let sentence = "this goal can never become true";
    assert!(all.iter().any(|it| it.line == 12 && it.what == sentence), "{all:?}");
}

#[test]
fn a_trigger_that_can_never_fire_is_named() {
    let never = |with: &str, why: &str| {
        let sentence = format!("mine.toml:14: this trigger can never fire; {why}");
        says("{ taken-at = \"9R.A\" }", with, &sentence);
    };
    never("{ taken = \"green\" }", "no green Objective can be taken");
    never("{ killed = \"hobomination\" }\nif = { round = 61 }", "the game ends before Round 61");
}

#[test]
fn effects_and_conditions_that_name_nothing_are_named() {
    says(
        "spawn-on = \"blue\"",
        "spawn-on = \"green\"",
        "mine.toml:14: no Spawn Zone is green; give one [[spawn]] colour = \"green\"",
    );
    let all = spoilt("taken-at = \"9R.A\"", "taken-at = \"9R.TL\"");
    assert!(all.iter().any(|it| it.contains("no Objective lies there")), "{all:?}");
    let all = spoilt("{ say = \"key\" }", "{ shout = \"key\" }");
    assert!(all.iter().any(|it| it.starts_with("mine.toml:16:")), "{all:?}");
    says(
        "{ flag = \"key\" }, ",
        "{ flag = \"key\" }, { flag = \"spare\" }, ",
        "mine.toml:14: nothing asks for the flag \"spare\"; ask for it in a goal, a door or a \
         trigger, or leave it out",
    );
}

#[test]
fn more_than_there_is_in_the_box_is_refused() {
    says(
        "zombie = \"walker\", count = 2 }",
        "zombie = \"brute\", count = 17 }",
        "mine.toml:10: 17 of \"brute\" and only 16 figures",
    );
    let many = ["\"6R.A\""; 17].join(", ");
    says(
        "crates = [\"6R.A\"]",
        &format!("crates = [{many}]"),
        "mine.toml:6: 17 entries of \"crate\", at most 16 fit",
    );
}

#[test]
fn texts_are_there_and_said() {
    says("key = \"A key.\"\n", "", "mine.toml:18: [text.en] has no text \"key\"; key = \"…\"");
    says(
        "key = \"A key.\"\n",
        "key = \"A key.\"\nold = \"Old.\"\n",
        "mine.toml:24: nothing says the text \"old\"; say it in a trigger: { say = \"old\" }",
    );
    says(
        "id = \"mine\"",
        "id = \"vault\"",
        "mine.toml:1: \"vault\" is the id of a mission that ships with the game; give yours \
         another id",
    );
    let bare = &GOOD[..GOOD.find("[text.en]").expect("it has texts")];
    let what = &check(bare).problems[0].what;
    assert_eq!(what, "this mission has no texts");
}

/// Problems are drawn where they are, and their sentences are written below the board.
#[test]
fn a_drawing_shows_tokens_and_marks_what_is_wrong() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let good = draw_mission(rules.pack(), &check(GOOD));
    for sign in [">START<", ">EXIT<", "class=\"token blue\"", "class=\"token crate\"", "lock blue"]
    {
        assert!(good.contains(sign), "{sign}");
    }
    assert!(!good.contains("class=\"wrong\"") && !good.contains("class=\"said\""));
    let bad = check(&GOOD.replace("{ at = \"6R.TR\" }", "{ at = \"9R.A\" }"));
    let drawn = draw_mission(rules.pack(), &bad);
    assert!(drawn.contains("class=\"wrong\""));
    assert!(drawn.contains("the Spawn Zone 9R.A is in a building"));
}

/// The words of the guide are those of the program, and the example of the guide is right.
#[test]
fn the_guide_lists_every_word() {
    let guide = include_str!("../../../../docs/adding-a-mission.md");
    for word in [TRIGGERS, CONDITIONS, EFFECTS].into_iter().flatten() {
        let line = format!("| `{}` | {} |", word.form, word.meaning);
        assert!(guide.contains(&line), "the guide lacks\n{line}");
    }
    let first = |line: &str| line.split('|').nth(1).is_some_and(|cell| cell.contains(" = "));
    let listed = guide.lines().filter(|line| line.starts_with("| `") && first(line));
    let known = TRIGGERS.len() + CONDITIONS.len() + EFFECTS.len();
    assert_eq!(listed.count(), known, "the guide lists a word that is not there");
    for key in KEYS {
        let line = format!("| `{key}` | ");
        assert!(guide.contains(&line), "the guide lacks\n{line}");
    }
    let example = include_str!("../../../../docs/my-mission.toml");
    assert_eq!(check(example).problems, Vec::new());
}

#[test]
fn the_list_of_keys_is_what_the_reader_asks_for() {
    let all = spoilt("id = \"mine\"", "id = \"mine\"\nqqqqqqqq = 1");
    let (_, known) = all.first().and_then(|it| it.split_once("known: ")).expect("a hint");
    let mut asked: Vec<&str> = known.split(", ").collect();
    let mut listed: Vec<&str> = KEYS.iter().map(|key| key.trim_matches(['[', ']'])).collect();
    asked.sort_unstable();
    listed.sort_unstable();
    assert_eq!(asked, listed);
}
