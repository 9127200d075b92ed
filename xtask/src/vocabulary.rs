//! The words of every game in `docs/scenarios.md`, written from their declarations.
//!
//! Written by `cargo xtask codegen`, compared by `check`: so no game is missing there and no word
//! is out of date. Everything between the two comments of a game belongs to this chore.

use std::fs;
use std::path::Path;

use crate::games::{Game, games};
use crate::golden::Mode;

const FILE: &str = "docs/scenarios.md";

/// Writes the words of every game, or compares them with what the code says today.
pub fn run(root: &Path, mode: Mode) -> Result<(), String> {
    let path = root.join(FILE);
    let text = fs::read_to_string(&path).map_err(|error| format!("{FILE}: {error}"))?;
    let mut now = text.clone();
    for game in games()? {
        now = replaced(&now, &game)?;
    }
    match mode {
        _ if now == text => Ok(()),
        Mode::Update => {
            println!("codegen: wrote the words of the games into {FILE}");
            fs::write(&path, now).map_err(|error| format!("{FILE}: {error}"))
        }
        Mode::Compare => Err(format!("{FILE} is not what the code says\nrun: cargo xtask codegen")),
    }
}

fn replaced(text: &str, game: &Game) -> Result<String, String> {
    let begin = format!("<!-- words of {}: written by cargo xtask codegen -->\n", game.key);
    let end = format!("<!-- end of the words of {} -->", game.key);
    let missing = || format!("{FILE} has no place for the words of {}: {begin}{end}", game.key);
    let (before, rest) = text.split_once(&begin).ok_or_else(missing)?;
    let (_, after) = rest.split_once(&end).ok_or_else(missing)?;
    Ok(format!("{before}{begin}\n{}{end}{after}", game.vocabulary.describe()))
}
