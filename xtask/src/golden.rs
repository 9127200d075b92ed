//! Golden playthroughs: written by `cargo xtask golden --update`, compared without it.
//!
//! Each game's own test compares the same files, so a changed rule cannot slip through; this
//! chore exists to write them.

use std::fs;
use std::path::Path;

use horda_testkit::difference;

use crate::games::{Game, games};

/// The games that are written down of every game, by seed.
const SEEDS: std::ops::RangeInclusive<u64> = 1..=4;

/// Further games with options: the game, its seed and the options.
const VARIANTS: &[(&str, u64, &str)] = &[
    ("zombicide", 5, "players=6 mission=pharmacy"),
    ("zombicide", 6, "players=3 mission=vault"),
    ("zombicide", 7, "players=2 interleaved=on falling=knocked-out abomination-health=hits"),
];

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
    let variants = VARIANTS.iter().filter(|(key, _, _)| *key == game.key);
    let variants = variants.map(|(_, seed, options)| (*seed, *options));
    for (seed, options) in SEEDS.map(|seed| (seed, "")).chain(variants) {
        let path = folder.join(format!("seed-{seed}.txt"));
        let played = (game.playthrough)(seed, options)?;
        let written = fs::read_to_string(&path).unwrap_or_default();
        let Some(what) = difference(&written, &played) else { continue };
        different.push(format!("{}: {what}", shown(root, &path)));
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

fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_fails_only_where_it_is_compared() {
        let different = ["seed-1.txt: line 2".to_owned()];
        assert!(report(Mode::Compare, &different).unwrap_err().contains("golden --update"));
        assert!(report(Mode::Update, &different).is_ok());
        assert!(report(Mode::Compare, &[]).is_ok());
    }
}
