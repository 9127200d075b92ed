//! Journals of the rules as they are, played again: `tests/journals/<game>/<version>`. The
//! contents that they name lie in `tests/journals/<game>/content`.
//!
//! Each version was written by the program of then, with a table in the middle of a game
//! (`running.json`) as it was stored.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::{content_of, folder, goes_on_from_version_1, play, running, written_running};
use horda_catalog::{Game, games};
use horda_kit::{Observer, Pending};
use horda_table::{Identity, Journal, ResumeError, Seeded, Table, check_chain};

fn journals(folder: &Path) -> Vec<PathBuf> {
    let found =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = found.map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|it| it == "horda"));
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
    game.of(identity, Some(&content_of(game, identity))).unwrap()
}

#[test]
fn journals_of_these_rules_are_played_again_with_their_content() {
    for game in games() {
        let own = folder(game).join(game.rules_version().to_string());
        let missing = "run: cargo test -p horda-catalog --test journals -- --ignored";
        assert!(own.exists(), "{} has no journals of this version; {missing}", game.key());
        for file in journals(&own) {
            let journal = journal(&file);
            let again = as_dealt(game, &journal.identity).replay(&journal, None, &mut |_, _| ());
            assert_eq!(again.map(|it| it.journal()).as_ref(), Ok(&journal), "{}", file.display());
        }
    }
}

/// The journals of all versions before this one.
fn older(game: &dyn Game) -> Vec<(u32, PathBuf)> {
    let of = |version: u32| {
        let journals = journals(&folder(game).join(version.to_string()));
        journals.into_iter().map(move |file| (version, file)).collect::<Vec<_>>()
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

#[test]
fn running_tables_of_version_1_go_on_or_are_archived() {
    // A game that is at its first version has none of another.
    for game in games().into_iter().filter(|game| game.rules_version() > 1) {
        let (identity, records) = running(game, 1);
        check_chain(&identity, &records).unwrap();
        let resumed = as_dealt(game, &identity).resume(identity, &records);
        match (goes_on_from_version_1(game), resumed) {
            (true, Ok(resumed)) => {
                let changed = resumed.changed.expect("a line says that the rules changed");
                assert_eq!(changed.line.seat, "rules", "{}", game.key());
                assert_eq!(changed.line.action, game.rules_version().to_string());
                assert_eq!(resumed.table.turn(), records.len() as u32, "{}", game.key());
                play_to_the_end(game, resumed.table);
            }
            (false, Err(ResumeError::OtherRules { version })) => assert_eq!(version, 1),
            (goes_on, resumed) => {
                panic!("{} goes on: {goes_on}, but {:?}", game.key(), resumed.err());
            }
        }
    }
}

/// A table that goes on is whole: it can be played to its end, and its journal again.
fn play_to_the_end(game: &dyn Game, mut table: Box<dyn Table>) {
    let (mut luck, dealt) = (Seeded::new([3; 32]), as_dealt(game, table.identity()));
    let mut bot = dealt.bot("greedy".parse().unwrap(), 7, &[]).unwrap();
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().unwrap();
        let (view, version) = (table.view(Observer::Seat(seat)), table.turn());
        let action = bot.choose(seat, &view, &table.offers(seat, 0), &[]).unwrap();
        table.submit(seat, version, &action, &mut luck).unwrap();
    }
    let journal = table.journal();
    let again = dealt.replay(&journal, None, &mut |_, _| ());
    assert_eq!(again.map(|it| it.journal()).as_ref(), Ok(&journal), "{}", game.key());
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
        if !own.join("running.json").exists() {
            fs::write(own.join("running.json"), written_running(game)).unwrap();
        }
        for (number, options) in (1..).zip(set_ups(game)) {
            let file = own.join(format!("{}-{number}.horda", game.content().digest));
            fs::write(file, play(game, options, number).journal().write()).unwrap();
        }
    }
}
