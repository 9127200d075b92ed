//! Tables go on with the content that they were dealt.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{changed, play};
use horda_catalog::{find, games};
use horda_kit::Observer;
use horda_table::{Identity, Line};

fn actions(lines: &[Line]) -> Vec<(&str, &[(String, String)])> {
    lines.iter().map(|line| (line.action.as_str(), &line.answers[..])).collect()
}

#[test]
fn what_a_content_means_is_enough_to_play_with_it() {
    for game in games() {
        let shipped = play(game, &[], 3).journal();
        let other = Identity { content: "another digest".into(), ..shipped.identity.clone() };
        let kept = game.of(&other, Some(&game.content().text)).unwrap();
        let journal = play(&*kept, &[], 3).journal();
        assert_eq!(journal.identity, other);
        assert_eq!(actions(&journal.lines), actions(&shipped.lines), "{}", game.key());
        assert_eq!(kept.pieces().get(), game.pieces().get());
    }
}

#[test]
fn a_table_of_older_content_plays_on_and_is_replayed_with_its_own() {
    for game in games() {
        let older = changed(game);
        let table = play(&*older, &[], 3);
        let journal = table.journal();
        let shipped = game.replay(&journal, None, &mut |_, _| ()).err().unwrap();
        assert!(shipped.why.contains("it was played with content"), "{shipped}");
        let again = older.replay(&journal, None, &mut |_, _| ()).unwrap();
        let view = |table: &dyn horda_table::Table| table.view(Observer::Audience).get().to_owned();
        assert_eq!(view(&*again), view(&*table));
        assert_ne!(older.pieces().get(), game.pieces().get(), "a page is told of the change");
    }
}

#[test]
fn a_content_that_is_no_pack_is_refused_with_what_is_missing() {
    let game = find("zombiaki").unwrap();
    let identity = play(game, &[], 1).identity().clone();
    let identity = Identity { content: "abc".into(), ..identity };
    let wrong = game.of(&identity, Some("\"humans.toml\" = {}\n")).err().unwrap();
    assert_eq!(wrong[0].to_string(), "zombies.toml:1: this file of the pack is missing");
}

#[test]
fn tables_from_before_know_the_same_content_by_the_digest_of_its_bytes() {
    for game in games() {
        let mut journal = play(game, &[], 1).journal();
        let of_bytes = game.content().of_bytes.clone().unwrap();
        assert!(game.content().is(&of_bytes) && !game.content().is("another"));
        journal.identity.content = of_bytes;
        let found = game.replay(&journal, None, &mut |_, _| ()).err().unwrap();
        assert!(found.why.contains("the digest is"), "only the identity differs: {found}");
    }
}

#[test]
fn games_that_take_no_document_say_so() {
    // Zombicide takes a mission: `own_mission.rs`.
    for game in games().into_iter().filter(|game| game.key() != "zombicide") {
        let wrong = game.set_up(Some("goal = 1")).err().unwrap();
        let said = "document:1: this game takes no document; set it up by its options alone";
        assert_eq!(wrong[0].to_string(), said);
        let wrong = game.set_up(Some("goal = ")).err().unwrap();
        assert!(wrong[0].to_string().starts_with("document:1: "), "{wrong:?}");
    }
}
