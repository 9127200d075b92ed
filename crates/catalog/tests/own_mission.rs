//! A mission of one's own is part of its table: identity, journal, digest, words.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::play;
use horda_catalog::find;
use horda_content::Language;
use horda_kit::{Observer, Phrase};
use horda_table::Journal;

const MISSION: &str = include_str!("../../../docs/my-mission.toml");

#[test]
fn a_table_with_an_own_mission_is_played_stored_and_read_back() {
    let game = find("zombicide").unwrap();
    let own = game.set_up(Some(MISSION)).unwrap();
    let table = play(&*own, &[], 5);
    let journal = table.journal();
    assert!(journal.identity.document.as_ref().unwrap().contains("my-mission"));
    let text = journal.write();
    let read = Journal::read("own.horda", &text).unwrap();
    assert_eq!(read.identity, journal.identity);
    // The game that ships reads the document out of the journal.
    let again = game.replay(&read, None, &mut |_, _| ()).unwrap();
    let view = |table: &dyn horda_table::Table| table.view(Observer::Audience).get().to_owned();
    assert_eq!(view(&*again), view(&*table));
    let shipped = play(game, &[], 5).journal();
    assert_ne!(shipped.lines[0].digest, journal.lines[0].digest, "the mission is in the digest");
    // Another word of the mission is another table.
    let other = game.set_up(Some(&MISSION.replace("9R.TR", "9R.TC"))).unwrap();
    assert_ne!(play(&*other, &[], 5).journal().lines[0].digest, journal.lines[0].digest);
}

#[test]
fn an_own_mission_brings_its_words() {
    let game = find("zombicide").unwrap();
    let own = game.set_up(Some(MISSION)).unwrap();
    let title = Phrase::new("mission-my-mission-title");
    assert_eq!(own.texts().say(Language::Pl, &title), "Fotografia");
    assert_eq!(own.texts().say(Language::En, &title), "The Photograph");
    assert!(!game.texts().has("mission-my-mission-title"));
    let pieces = own.pieces();
    assert!(pieces.get().contains("mission-my-mission-story"), "a page is told the words");
    // One language is enough: the other one is told in it.
    let english = &MISSION[..MISSION.find("[text.pl]").unwrap()];
    let own = game.set_up(Some(english)).unwrap();
    assert_eq!(own.texts().say(Language::Pl, &title), "The Photograph");
    // The mission stays, whatever the option says.
    let options = [("mission", "vault")];
    let table = play(&*own, &options, 2);
    assert!(table.view(Observer::Audience).get().contains("\"mission\":17"), "after all that ship");
}

#[test]
fn a_bad_mission_is_refused_with_all_that_is_wrong() {
    let game = find("zombicide").unwrap();
    let bad = MISSION.replace("at = \"4R.TL\"", "at = \"4R.B\"").replace("key = \"A", "kee = \"A");
    let found = game.set_up(Some(&bad)).err().unwrap();
    let all: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(all.iter().any(|it| it.contains("the Spawn Zone 4R.B is in a building")), "{all:?}");
    assert!(all.iter().any(|it| it.contains("nothing says the text \"kee\"")), "{all:?}");
}
