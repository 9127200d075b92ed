//! Golden playthroughs: written by `cargo xtask golden --update`, compared without it.
//!
//! Each game's own test compares the same files, so a changed rule cannot slip through; this
//! chore exists to write them.

use std::fs;
use std::path::Path;

use crate::games::{Game, games};

/// The games that are written down, by seed.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=4;

/// What to do with the files.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Compare,
    Update,
}

impl Mode {
    /// The mode behind a command line flag.
    pub fn of(update: bool) -> Mode {
        if update { Mode::Update } else { Mode::Compare }
    }
}

/// Compares or writes every golden playthrough.
pub fn run(root: &Path, mode: Mode) -> Result<(), String> {
    let mut different = Vec::new();
    for game in games()? {
        different.extend(run_game(root, mode, &game)?);
    }
    report(mode, &different)
}

/// The playthroughs of one game that are not as written.
fn run_game(root: &Path, mode: Mode, game: &Game) -> Result<Vec<String>, String> {
    let folder = root.join("tests/playthroughs").join(game.key);
    let mut different = Vec::new();
    for seed in SEEDS {
        let path = folder.join(format!("seed-{seed}.txt"));
        let played = (game.playthrough)(seed);
        let written = fs::read_to_string(&path).unwrap_or_default();
        if written == played {
            continue;
        }
        different.push(format!("{}: {}", shown(root, &path), difference(&written, &played)));
        if mode == Mode::Update {
            write(&folder, &path, &played)?;
        }
    }
    Ok(different)
}

fn write(folder: &Path, path: &Path, text: &str) -> Result<(), String> {
    let complain = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
    fs::create_dir_all(folder).map_err(complain)?;
    fs::write(path, text).map_err(complain)
}

fn report(mode: Mode, different: &[String]) -> Result<(), String> {
    match (different, mode) {
        ([], _) => println!("golden: all playthroughs are as written"),
        (different, Mode::Update) => {
            println!("golden: wrote {} playthroughs; say in the commit why", different.len());
            different.iter().for_each(|line| println!("  {line}"));
        }
        (different, Mode::Compare) => {
            return Err(format!(
                "golden: {}\nif the change is meant, run cargo xtask golden --update",
                different.join("\ngolden: ")
            ));
        }
    }
    Ok(())
}

/// The first line at which two texts part.
fn difference(written: &str, played: &str) -> String {
    if written.is_empty() {
        return "there is no such file yet".to_owned();
    }
    let (mut old, mut new) = (written.lines(), played.lines());
    for line in 1.. {
        match (old.next(), new.next()) {
            (Some(old), Some(new)) if old == new => {}
            (None, None) => break,
            (old, new) => {
                let say = |line: Option<&str>| line.unwrap_or("the end of the file").to_owned();
                return format!("line {line} was \"{}\", is \"{}\"", say(old), say(new));
            }
        }
    }
    "differs in its line ends".to_owned()
}

fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_different_line_is_named() {
        let found = difference("a\nb\nc\n", "a\nx\nc\n");
        assert_eq!(found, "line 2 was \"b\", is \"x\"");
        let found = difference("a\n", "a\nb\n");
        assert_eq!(found, "line 2 was \"the end of the file\", is \"b\"");
        assert_eq!(difference("", "a\n"), "there is no such file yet");
        assert_eq!(difference("a\r\n", "a\n"), "differs in its line ends");
    }

    #[test]
    fn a_difference_fails_only_where_it_is_compared() {
        let different = ["seed-1.txt: line 2".to_owned()];
        assert!(report(Mode::Compare, &different).unwrap_err().contains("golden --update"));
        assert!(report(Mode::Update, &different).is_ok());
        assert!(report(Mode::Compare, &[]).is_ok());
    }
}
