//! `horda content` and missions of one's own in the terminal.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const MISSION: &str = "../../docs/my-mission.toml";

fn horda(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_horda"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
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
fn scratch(name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("horda-content-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn everything_that_ships_is_checked_by_folder() {
    for folder in ["missions", "tiles"] {
        let output = horda(&["content", "check", &format!("../../content/zombicide/{folder}")], "");
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        assert!(said(&output).contains("files, 0 problems"), "{}", said(&output));
    }
    assert_eq!(horda(&["content", "check", MISSION], "").status.code(), Some(0));
}

#[test]
fn problems_are_printed_with_file_and_line_and_the_exit_code_tells() {
    let text = std::fs::read_to_string(MISSION).unwrap();
    let bad = text.replace("at = \"4R.TL\"", "at = \"4R.B\"");
    let file = scratch("bad.toml", &bad);
    let name = file.to_str().unwrap();
    let output = horda(&["content", "check", name], "");
    assert_eq!(output.status.code(), Some(1));
    let sentence = format!("{name}:11: the Spawn Zone 4R.B is in a building");
    assert!(said(&output).contains(&sentence), "{}", said(&output));
    let missing = horda(&["content", "check", "nothing/here.toml"], "");
    assert_eq!(missing.status.code(), Some(2));
}

#[test]
fn a_mission_is_drawn_also_where_something_is_wrong() {
    let text = std::fs::read_to_string(MISSION).unwrap();
    let good = scratch("good.toml", &text);
    let picture = good.with_extension("svg");
    let output = horda(&["content", "render", good.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let drawn = std::fs::read_to_string(&picture).unwrap();
    assert!(drawn.starts_with("<svg ") && !drawn.contains("class=\"wrong\""));
    let bad = scratch("red.toml", &text.replace("at = \"4R.TL\"", "at = \"4R.B\""));
    let out = bad.with_file_name("out.svg");
    let arguments = ["content", "render", bad.to_str().unwrap(), "-o", out.to_str().unwrap()];
    let output = horda(&arguments, "");
    assert_eq!(output.status.code(), Some(1));
    assert!(std::fs::read_to_string(&out).unwrap().contains("class=\"wrong\""));
    let tile = scratch(
        "tile.toml",
        &std::fs::read_to_string("../../content/zombicide/tiles/9.toml").unwrap(),
    );
    let output = horda(&["content", "render", tile.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    assert!(tile.with_file_name("tile-2.svg").exists(), "a picture for each side");
}

#[test]
fn an_own_mission_is_played_saved_and_proved() {
    let file = scratch("own.horda", "");
    std::fs::remove_file(&file).unwrap();
    let name = file.to_str().unwrap();
    let input = format!("1\nsave {name}\nquit\n");
    let arguments = ["play", "zombicide", "--mission", MISSION, "--lang", "en", "--seed", "4"];
    let output = horda(&arguments, &input);
    assert_eq!(output.status.code(), Some(0), "{}", complained(&output));
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(shown.contains("The Photograph") && shown.contains('┌'), "its map: {shown}");
    let journal = std::fs::read_to_string(&file).unwrap();
    assert!(journal.contains("document: id = \"my-mission\""), "{journal}");
    let proved = horda(&["replay", "--verify", name], "");
    assert_eq!(proved.status.code(), Some(0), "{}", complained(&proved));
    let again = horda(&["play", "zombicide", "--resume", name, "--lang", "en"], "quit\n");
    assert_eq!(again.status.code(), Some(0), "{}", complained(&again));
    let bad = horda(&["play", "zombicide", "--mission", "../../Cargo.toml"], "");
    assert_eq!(bad.status.code(), Some(1));
    assert!(complained(&bad).contains("Cargo.toml:"), "{}", complained(&bad));
}
