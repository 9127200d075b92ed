//! Journals of the rules as they are, played again: `tests/journals/<game>/<version>`. The
//! contents that they name lie in `tests/journals/<game>/content`.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::play;
use horda_catalog::{Game, games};
use horda_table::Journal;

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

#[test]
fn journals_of_these_rules_are_played_again_with_their_content() {
    for game in games() {
        let own = folder(game).join(game.rules_version().to_string());
        let missing = "run: cargo test -p horda-catalog --test journals -- --ignored";
        assert!(own.exists(), "{} has no journals of this version; {missing}", game.key());
        for file in files(&own) {
            let journal = journal(&file);
            let content = folder(game).join("content").join(&journal.identity.content);
            let content = fs::read_to_string(content.with_extension("toml"));
            let content = content.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let as_dealt = game.of(&journal.identity, Some(&content)).unwrap();
            let again = as_dealt.replay(&journal, None, &mut |_, _| ());
            assert_eq!(again.map(|it| it.journal()).as_ref(), Ok(&journal), "{}", file.display());
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
