//! The program as people use it: arguments in, words and exit codes out.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use horda_catalog::{Game, games};

/// Runs `horda` with these arguments and this input.
fn horda(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_horda"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has already answered may close its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complained(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A file of this test alone.
fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("horda-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// The seats of a game by default.
fn names(game: &dyn Game) -> &'static [&'static str] {
    game.seat_names(&[]).unwrap()
}

/// Every seat of a game in the hands of this bot, as arguments.
fn everybody(game: &dyn Game, bot: &str) -> Vec<String> {
    let seat = |name: &&str| ["--seat".to_owned(), format!("{name}={bot}")];
    names(game).iter().flat_map(seat).collect()
}

#[test]
fn bots_play_every_game_to_its_end_and_it_is_told_in_both_languages() {
    for game in games() {
        for (language, word) in [("pl", "Koniec gry."), ("en", "The game is over.")] {
            let seats = everybody(game, "random");
            let mut arguments = vec!["play", game.key(), "--lang", language, "--seed", "4"];
            arguments.extend(seats.iter().map(String::as_str));
            let output = horda(&arguments, "");
            assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
            assert!(said(&output).contains(word), "{}", said(&output));
            assert!(!said(&output).contains('\x1b'), "a pipe gets no colours");
            assert!(!said(&output).contains('⟨'), "every text is there: {}", said(&output));
        }
    }
}

#[test]
fn a_person_who_names_no_seat_holds_the_last_one_of_every_game() {
    for game in games() {
        let names = names(game);
        let others = names[..names.len() - 1].iter();
        let others: Vec<String> = others.map(|name| format!("--seat={name}=random")).collect();
        let file = scratch(&format!("last-seat-{}.horda", game.key()));
        let mut arguments = vec!["play", game.key(), "--lang", "en", "--seed", "4"];
        arguments.extend(others.iter().map(String::as_str));
        let output = horda(&arguments, &format!("?\nsave {}\nquit\n", file.display()));
        assert!(!said(&output).contains('⟨'), "help has every text: {}", said(&output));
        let journal = std::fs::read_to_string(&file).unwrap();
        let holder = |name: &&str| journal.contains(&format!("seat: {name} human\n"));
        assert_eq!(names.iter().filter(|name| holder(name)).count(), 1, "{journal}");
        assert!(holder(names.last().unwrap()), "{journal}");
    }
}

const AGAINST_RANDOM: &[&str] =
    &["play", "zombiaki", "--lang", "en", "--seat", "zombies=random", "--seed", "9"];

/// What one takes is gone for the others: bots choose their Survivors after the people.
#[test]
fn a_person_chooses_before_the_bots() {
    let seats = ["--option", "players=2", "--seat", "one=random", "--seat", "two=me"];
    let play = [&["play", "gearup", "--lang", "en", "--seed", "1"], &seats[..]].concat();
    let text = said(&horda(&play, "quit\n"));
    assert!(text.contains("6 Kenji"), "all six are free:\n{text}");
}

#[test]
fn a_person_can_play_ask_undo_save_and_verify() {
    let file = scratch("saved.horda");
    let name = file.to_str().unwrap();
    let input = format!("? 1\n1\nundo\n1\n? ZK-RETR-01\nend\nsave {name}\nquit\n");
    let output = horda(AGAINST_RANDOM, &input);
    let text = said(&output);
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(text.contains("ZK-DISC-01"), "an explained offer shows its rule: {text}");
    assert!(text.contains("Taken back."), "{text}");
    assert!(text.contains("ZK-RETR-01  "), "{text}");
    let go_on = format!("horda play zombiaki --resume {name}");
    assert!(text.contains("Saved as") && text.contains(&go_on), "{text}");

    let verified = horda(&["replay", name, "--verify"], "");
    assert!(said(&verified).contains("verified"), "{}", complained(&verified));
    let shown = horda(&["replay", name, "--to", "3", "--lang", "pl"], "");
    assert!(said(&shown).contains("Przecznica 5"), "{}", complained(&shown));
    let resume = ["play", "zombiaki", "--resume", name, "--seat", "zombies=random"];
    let resumed = horda(&resume, "quit\n");
    assert_eq!(resumed.status.code(), Some(0), "{}", complained(&resumed));

    let again = horda(AGAINST_RANDOM, &format!("save {name}\nquit\n"));
    let text = said(&again);
    assert!(text.contains("Not saved"), "no other game's file is written over: {text}");
    let journal = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, journal.replace("2 zombies", "2 humans")).unwrap();
    let tampered = horda(&["replay", name, "--verify"], "");
    assert_eq!(tampered.status.code(), Some(1), "{journal}");
    assert!(complained(&tampered).contains(": turn "), "{}", complained(&tampered));
}

/// What stands in sight at the prompt, in both languages and nothing of the workshop.
#[test]
fn the_terminal_tells_the_goal_the_piles_and_a_hint_in_its_language() {
    let play = |language: &'static str| {
        let play = ["play", "zombiaki", "--lang", language, "--seat", "zombies=random"];
        let input = "hint\n? 1\ndance wildly\nquit\n";
        said(&horda(&[&play[..], &["--seed", "9"]].concat(), input))
    };
    let english = play("en");
    for part in [
        "Goal: Keep",
        "deck: 36, Trash: 0",
        "A strong bot would take",
        "“dance wildly” is no action",
    ] {
        assert!(english.contains(part), "{part}:\n{english}");
    }
    let polish = play("pl");
    for part in
        ["Cel: Nie wpuść", "talia: 36, Śmietnik: 0", "Silny bot wybrałby", "to nie jest akcja"]
    {
        assert!(polish.contains(part), "{part}:\n{polish}");
    }
    for text in [english, polish] {
        assert!(!text.contains('✓'), "no names of tests:\n{text}");
        let long = text.lines().find(|line| line.chars().count() > 100);
        assert_eq!(long, None, "no line is longer than the terminal");
    }
}

#[test]
fn a_target_alone_is_enough_where_only_one_offer_has_it() {
    let file = scratch("target.horda");
    let name = file.to_str().unwrap();
    let seats = ["--seat", "zombies=random", "--seat", "humans=me"];
    let play = [&["play", "terror", "--lang", "en", "--seed", "1"], &seats[..]].concat();
    let input = format!("c1\nC1\nM1\nd1\nsave {name}\nquit\n");
    let text = said(&horda(&play, &input));
    assert!(text.contains("The Banker is placed on C1."), "{text}");
    assert!(text.contains("“C1” is no action"), "a taken field is not offered: {text}");
    assert!(text.contains("“M1” is no action"), "{text}");
    let resume = [&["play", "terror", "--lang", "en", "--resume", name], &seats[..]].concat();
    let resumed = said(&horda(&resume, "quit\n"));
    assert!(resumed.contains("Ch  Child        ★★★ to be placed now"), "{resumed}");
    assert!(resumed.contains(" 1  ·  · Ba Lu  ·"), "{resumed}");
}

#[test]
fn a_saved_game_goes_on_only_as_the_game_it_is() {
    let file = scratch("other.horda");
    let name = file.to_str().unwrap();
    horda(AGAINST_RANDOM, &format!("save {name}\nquit\n"));
    let journal = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, journal.replace("game: zombiaki", "game: chess")).unwrap();
    let output = horda(&["play", "zombiaki", "--resume", name], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(complained(&output).contains("is a game of chess"), "{}", complained(&output));
}

#[test]
fn a_refused_action_cites_its_rule_and_a_way_out() {
    let text = said(&horda(AGAINST_RANDOM, "end\nfly\nquit\n"));
    assert!(text.contains("✗") && text.contains("[ZK-DISC-01]"), "{text}");
    assert!(text.contains("“fly” is no action"), "{text}");
}

#[test]
fn wrong_calls_end_with_code_two_and_a_hint() {
    for (arguments, hint) in [
        (vec!["play", "zombiak"], "zombiaki"),
        (vec!["play", "zombiaki", "--seat", "zombies=clever"], "known bots"),
        (vec!["play", "zombiaki", "--seat", "hard"], "NAME=WHO"),
        (vec!["play", "zombiaki", "--seat", "zombis=me"], "did you mean \"zombies\"?"),
        (vec!["play", "zombiaki", "--seat", "cats=me"], "known seats: zombies, humans"),
        (vec!["sim", "zombiaki", "--seat", "humans=me"], "known bots"),
        (vec!["sim", "zombiaki", "--seat", "human=easy"], "did you mean \"humans\"?"),
        (vec!["play", "zombiaki", "--option", "clenup=all"], "did you mean \"cleanup\"?"),
        (vec!["play", "zombiaki", "--option", "cleanup=none"], "own, all"),
        (vec!["play", "zombiaki", "--lang", "de"], "known: pl, en"),
        (vec!["replay", "no-such-file.horda"], "check the path"),
        (vec!["scenario", "run", "no-such-file.toml"], "check the path"),
        (vec!["sim", "zombiaki", "-n", "0"], "0"),
    ] {
        let output = horda(&arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", complained(&output));
        assert!(complained(&output).contains(hint), "{arguments:?}: {}", complained(&output));
    }
}

#[test]
fn broken_files_end_with_code_one_and_their_line() {
    let journal = scratch("broken.horda");
    std::fs::write(&journal, "horda journal 1\ngame: zombiaki\nruls: 1\n\n").unwrap();
    let output = horda(&["replay", journal.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    let text = complained(&output);
    assert!(text.contains("broken.horda:3: unknown header \"ruls\""), "{text}");
    let scenario = scratch("broken.toml");
    let case = "game = \"zombiaki\"\n[[scenario]]\ntitle = \"A\"\nrules = [\"ZK-MOVE-01\"]\n\
        kind = \"derived\"\ngiven = { T1B2 = \"sasza\" }\n\
        steps = [{ then = { T1B2 = \"sasza\" } }, { act = \"discrad sasza\" }]\n";
    std::fs::write(&scenario, case).unwrap();
    let output = horda(&["scenario", "run", scenario.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    let text = said(&output);
    assert!(text.contains("expected: sasza") && text.contains("found:"), "{text}");
    assert!(text.contains("1 scenarios in 1 files, 1 wrong"), "{text}");
}

#[test]
fn a_survey_plays_every_value_of_an_option() {
    let plan = ["sim", "gearup", "-n", "20", "--all", "random", "--option", "survivors=dealt"];
    let axes = ["--each", "players", "--each", "difficulty", "--over", "boss"];
    let text = said(&horda(&[&plan[..], &axes].concat(), ""));
    assert!(text.contains("| players | easy | normal | hard | nightmare |"), "{text}");
    assert!(text.contains("| 6 | ") && text.contains("| mutation | "), "{text}");
    // 120 games in each place: none won may still be 3 of 100.
    assert!(text.contains("(0 to 3)"), "{text}");
    assert!(text.contains("| concrete-saw | ") && text.contains(" points |"), "{text}");
    let wrong = horda(&["sim", "gearup", "--each", "plyers"], "");
    assert!(complained(&wrong).contains("did you mean \"players\"?"), "{}", complained(&wrong));
}

#[test]
fn a_simulation_reports_as_a_table_as_json_and_as_csv() {
    for game in games() {
        let seats = everybody(game, "random");
        let mut plan = vec!["sim", game.key(), "-n", "200"];
        plan.extend(seats.iter().map(String::as_str));
        let table = said(&horda(&plan, ""));
        // A team wins or loses together, so it has one line.
        let winners = if game.is_team() { &["team"] } else { names(game) };
        let seat = |name: &&str| table.contains(&format!("{name:<8} random"));
        assert!(winners.iter().all(seat) && table.contains("wins if drawn"), "{table}");
        let json = said(&horda(&[&plan[..], &["--json"]].concat(), ""));
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(json["games"], 200);
        let csv = said(&horda(&[&plan[..], &["--csv"]].concat(), ""));
        assert!(csv.lines().count() > 1 && csv.starts_with("seat,card,drawn"), "{csv}");
    }
}

#[test]
fn house_rules_are_told_with_every_statistic() {
    let plan = ["sim", "zombiaki", "-n", "20", "--all", "random", "--option", "entry=shared"];
    let run = |more: &[&str]| said(&horda(&[&plan[..], more].concat(), ""));
    let rules = "house rules: entry=shared";
    let table = run(&[]);
    assert!(table.starts_with(&format!("20 games of zombiaki, {rules}, seed ")), "{table}");
    let json: serde_json::Value = serde_json::from_str(&run(&["--json"])).unwrap();
    assert_eq!(json["options"], serde_json::json!([["entry", "shared"]]));
    let csv = run(&["--csv"]);
    assert!(csv.lines().skip(1).all(|line| line.ends_with(",entry=shared")), "{csv}");
    let survey = run(&["--each", "cover"]);
    assert!(survey.starts_with(&format!("20 games a cell of zombiaki, {rules}\n")), "{survey}");
    let printed = said(&horda(&[&plan[..6], &["--option", "entry=closed"]].concat(), ""));
    assert!(printed.starts_with("20 games of zombiaki, rules as printed, seed "), "{printed}");
    let chances = ["calibrate", "zombiaki", "-n", "4", "--level", "easy"];
    let chances = said(&horda(&[&chances[..], &["--option", "entry=shared"]].concat(), ""));
    assert!(chances.trim_end().ends_with(rules), "{chances}");
}

#[test]
fn rules_are_found_by_id_and_by_words_in_either_language() {
    let by_id = said(&horda(&["rules", "zk-move-04"], ""));
    assert!(by_id.contains("ZK-MOVE-04") && by_id.contains('✓'), "{by_id}");
    let by_word = said(&horda(&["rules", "smietnik"], ""));
    assert!(by_word.contains("ZK-SETUP-05"), "{by_word}");
    let nothing = horda(&["rules", "zkmove04"], "");
    assert_eq!(nothing.status.code(), Some(1));
    assert!(complained(&nothing).contains("did you mean ZK-MOVE-"), "{}", complained(&nothing));
}

#[test]
fn the_first_of_all_commands_answers() {
    assert!(said(&horda(&["--help"], "")).contains("play"));
    assert!(said(&horda(&["completions", "bash"], "")).contains("_horda"));
    for game in games() {
        let counted = said(&horda(&["bench", game.key(), "--games", "20"], ""));
        assert!(counted.contains("games: 20") && counted.contains("decisions: "), "{counted}");
    }
    let options = ["--option", "mission=vault", "--option", "players=2"];
    let vault = [&["bench", "zombicide", "--games", "3"][..], &options].concat();
    assert!(said(&horda(&vault, "")).contains("games: 3"));
    let wrong = horda(&["bench", "zombicide", "--games", "3", "--option", "mission=vualt"], "");
    assert!(complained(&wrong).contains("did you mean \"vault\"?"), "{}", complained(&wrong));
}
