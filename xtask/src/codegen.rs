//! Types of the page, and the words of the games in the documents: written by `cargo xtask codegen`, committed, compared by `check`.
//!
//! The page imports nothing else of what it shares with the server, so a changed message breaks
//! its build and not a game in progress.

use std::fs;
use std::path::Path;

use horda_protocol as protocol;
use ts_rs::{Config, ExportError, TS};

use crate::games::{Game, games};
use crate::golden::Mode;
use crate::vocabulary;
use crate::web::first_difference;

const FOLDER: &str = "web/src/generated";

/// What the page must know of Zombiaki II.
pub fn zombiaki(config: &Config) -> Result<(), ExportError> {
    use horda_zombiaki::{action, event, face, view};
    view::View::export_all(config)?;
    event::Event::export_all(config)?;
    action::Action::export_all(config)?;
    face::CardFace::export_all(config)
}

/// What the page must know of Zombie Terror.
pub fn terror(config: &Config) -> Result<(), ExportError> {
    use horda_terror::{action, event, face, view};
    view::View::export_all(config)?;
    event::Event::export_all(config)?;
    action::Action::export_all(config)?;
    face::Pieces::export_all(config)
}

/// What the page must know of Gear Up.
pub fn gearup(config: &Config) -> Result<(), ExportError> {
    use horda_gearup::{action, event, face, view};
    view::View::export_all(config)?;
    event::Event::export_all(config)?;
    action::Action::export_all(config)?;
    face::Pieces::export_all(config)
}

/// What the page must know of Zombicide.
pub fn zombicide(config: &Config) -> Result<(), ExportError> {
    use horda_zombicide::{action, event, face, view};
    view::View::export_all(config)?;
    event::Event::export_all(config)?;
    action::Action::export_all(config)?;
    face::Pieces::export_all(config)
}

/// Writes the types, or compares them with what the code says today.
pub fn run(root: &Path, mode: Mode) -> Result<(), String> {
    vocabulary::run(root, mode)?;
    let folder = root.join(FOLDER);
    let fresh = root.join("target/codegen");
    let _ = fs::remove_dir_all(&fresh);
    let written = match mode {
        Mode::Update => &folder,
        Mode::Compare => &fresh,
    };
    if mode == Mode::Update {
        let _ = fs::remove_dir_all(&folder);
    }
    export(written, &games()?).map_err(|error| format!("the types cannot be written: {error}"))?;
    if mode == Mode::Update {
        println!("codegen: wrote {FOLDER}");
        return Ok(());
    }
    match first_difference(&folder, &fresh) {
        None => Ok(()),
        Some(name) => Err(format!(
            "{FOLDER} is not what the code says: {} differs\nrun: cargo xtask codegen",
            name.display()
        )),
    }
}

fn export(folder: &Path, games: &[Game]) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(folder);
    protocol::ClientMessage::export_all(&config)?;
    protocol::ServerMessage::export_all(&config)?;
    protocol::Problem::export_all(&config)?;
    protocol::Game::export_all(&config)?;
    protocol::Rule::export_all(&config)?;
    protocol::Picture::export_all(&config)?;
    protocol::NewTable::export_all(&config)?;
    protocol::Opened::export_all(&config)?;
    protocol::Join::export_all(&config)?;
    protocol::Tables::export_all(&config)?;
    protocol::Film::export_all(&config)?;
    protocol::Verification::export_all(&config)?;
    protocol::WrittenAction::export_all(&config)?;
    protocol::Branch::export_all(&config)?;
    protocol::Rematch::export_all(&config)?;
    protocol::Me::export_all(&config)?;
    protocol::NewName::export_all(&config)?;
    protocol::RecoveryCode::export_all(&config)?;
    protocol::Recover::export_all(&config)?;
    protocol::Sessions::export_all(&config)?;
    games.iter().try_for_each(|game| (game.write_types)(&config))
}
