//! Journals of the rules as they are, played again: `tests/journals/<game>/<version>`. The
//! contents that they name lie in `tests/journals/<game>/content`.
//!
//! Those of version 1 were written by the program of then, with a table in the middle of a game
//! (`running.json`) as it was stored.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::play;
use horda_catalog::{Game, games};
use horda_table::{Identity, Journal, Line, Packed, Record, ResumeError, check_chain};
use serde::Deserialize;

fn folder(game: &dyn Game) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/journals").join(game.key())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let found =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = found.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

fn journal(file: &Path) -> Journal {
    let text = fs::read_to_string(file).unwrap();
    let journal = Journal::read(&file.display().to_string(), &text).unwrap();
    assert_eq!(journal.write(), text, "{} is written the same again", file.display());
    journal
}

/// The game with the content that a table of then was dealt.
fn as_dealt(game: &dyn Game, identity: &Identity) -> Arc<dyn Game> {
    let file = folder(game).join("content").join(&identity.content).with_extension("toml");
    let content = fs::read_to_string(&file);
    let content = content.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    game.of(identity, Some(&content)).unwrap()
}

#[test]
fn journals_of_these_rules_are_played_again_with_their_content() {
    for game in games() {
        let own = folder(game).join(game.rules_version().to_string());
        let missing = "run: cargo test -p horda-catalog --test journals -- --ignored";
        assert!(own.exists(), "{} has no journals of this version; {missing}", game.key());
        for file in files(&own) {
            let journal = journal(&file);
            let again = as_dealt(game, &journal.identity).replay(&journal, None, &mut |_, _| ());
            assert_eq!(again.map(|it| it.journal()).as_ref(), Ok(&journal), "{}", file.display());
        }
    }
}

/// The journals of all versions before this one.
fn older(game: &dyn Game) -> Vec<(u32, PathBuf)> {
    let of = |version: u32| {
        let all = files(&folder(game).join(version.to_string()));
        let journals = all.into_iter().filter(|file| file.extension().unwrap() == "horda");
        journals.map(move |file| (version, file)).collect::<Vec<_>>()
    };
    (1..game.rules_version()).flat_map(of).collect()
}

#[test]
fn journals_of_older_rules_are_read_and_refused_for_what_they_are() {
    for game in games() {
        for (version, file) in older(game) {
            let journal = journal(&file);
            assert_eq!(journal.identity.rules_version, version, "{}", file.display());
            assert!(journal.result.is_some() && journal.lines.len() > 20, "{}", file.display());
            let again = as_dealt(game, &journal.identity).replay(&journal, None, &mut |_, _| ());
            let Err(parted) = again else { panic!("{} is of other rules", file.display()) };
            let why = format!("the journal was played by rules version {version}");
            assert!(parted.why.starts_with(&why), "{parted}");
        }
    }
}

/// A stored table of then.
#[derive(Deserialize)]
struct Running {
    identity: Identity,
    records: Vec<Kept>,
}

/// A turn as it was stored before positions were packed.
#[derive(Deserialize)]
struct Kept {
    line: Line,
    learned: bool,
    position: Box<[u8]>,
}

#[test]
fn running_tables_of_version_1_go_on_or_are_archived() {
    // A game that is at its first version has none of another.
    for game in games().into_iter().filter(|game| game.rules_version() > 1) {
        let text = fs::read_to_string(folder(game).join("1/running.json")).unwrap();
        let Running { identity, records } = serde_json::from_str(&text).unwrap();
        let packed = |Kept { line, learned, position }| Record {
            line,
            learned,
            position: Packed::Whole(position),
        };
        let records: Vec<Record> = records.into_iter().map(packed).collect();
        check_chain(&identity, &records).unwrap();
        match as_dealt(game, &identity).resume(identity, &records) {
            Ok(resumed) => {
                let changed = resumed.changed.expect("a line says that the rules changed");
                assert_eq!(changed.line.action, game.rules_version().to_string());
                assert_eq!(resumed.table.turn(), 13, "{}", game.key());
            }
            Err(ResumeError::OtherRules { version }) => assert_eq!(version, 1),
            Err(error) => panic!("{}: {error}", game.key()),
        }
    }
}

/// Games that get to different parts of the rules.
fn set_ups(game: &dyn Game) -> [&'static [(&'static str, &'static str)]; 2] {
    match game.key() {
        "zombiaki" => [&[], &[("entry", "shared"), ("second-pass", "yes")]],
        "terror" => [&[], &[("setup", "free")]],
        _ => [&[], &[("players", "2")]],
    }
}

#[test]
#[ignore = "writes the journals of a version that has none yet, and the content that ships"]
fn write_journals_of_this_version() {
    for game in games() {
        let own = folder(game).join(game.rules_version().to_string());
        let content = folder(game).join("content");
        fs::create_dir_all(&content).unwrap();
        let file = content.join(&game.content().digest).with_extension("toml");
        fs::write(file, &*game.content().text).unwrap();
        fs::create_dir_all(&own).unwrap();
        for (number, options) in (1..).zip(set_ups(game)) {
            let file = own.join(format!("{}-{number}.horda", game.content().digest));
            fs::write(file, play(game, options, number).journal().write()).unwrap();
        }
    }
}
