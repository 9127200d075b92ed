//! Types of the page: written by `cargo xtask codegen`, committed, compared by `check`.
//!
//! The page imports nothing else of what it shares with the server, so a changed message breaks
//! its build and not somebody's evening.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use horda_protocol as protocol;
use horda_zombiaki::{action, event, face, view};
use ts_rs::{Config, ExportError, TS};

use crate::golden::Mode;

const FOLDER: &str = "web/src/generated";

/// Writes the types, or compares them with what the code says today.
pub fn run(root: &Path, mode: Mode) -> Result<(), String> {
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
    export(written).map_err(|error| format!("the types cannot be written: {error}"))?;
    if mode == Mode::Update {
        println!("codegen: wrote {FOLDER}");
        return Ok(());
    }
    let (old, new) = (files(&folder), files(&fresh));
    let names = old.keys().chain(new.keys());
    let mut different: Vec<_> = names.filter(|name| old.get(*name) != new.get(*name)).collect();
    different.dedup();
    if different.is_empty() {
        println!("codegen: the types of the page are as the code says");
        return Ok(());
    }
    let list: Vec<String> = different.iter().map(|it| it.display().to_string()).collect();
    Err(format!(
        "{FOLDER} is not what the code says: {}\nrun: cargo xtask codegen",
        list.join(", ")
    ))
}

fn export(folder: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_out_dir(folder);
    protocol::ClientMessage::export_all(&config)?;
    protocol::ServerMessage::export_all(&config)?;
    protocol::Problem::export_all(&config)?;
    protocol::Game::export_all(&config)?;
    protocol::Rule::export_all(&config)?;
    protocol::NewTable::export_all(&config)?;
    protocol::Opened::export_all(&config)?;
    protocol::Join::export_all(&config)?;
    protocol::Tables::export_all(&config)?;
    protocol::Film::export_all(&config)?;
    protocol::Verification::export_all(&config)?;
    protocol::Branch::export_all(&config)?;
    protocol::Rematch::export_all(&config)?;
    protocol::Me::export_all(&config)?;
    protocol::NewName::export_all(&config)?;
    protocol::RecoveryCode::export_all(&config)?;
    protocol::Recover::export_all(&config)?;
    view::View::export_all(&config)?;
    event::Event::export_all(&config)?;
    action::Target::export_all(&config)?;
    face::CardFace::export_all(&config)
}

/// Every file below a folder with its text.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(inner) = path.strip_prefix(folder) {
                found.insert(inner.to_owned(), fs::read_to_string(&path).unwrap_or_default());
            }
        }
    }
    found
}
