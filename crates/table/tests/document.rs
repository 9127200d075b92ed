//! A set-up that brings a document, and a game that hands one over.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_content::{Source, Variant};
use horda_kit::{Pending, Rules};
use horda_table::{Hosted, Identity, Journal, Record, Seeded, Table, replay, resume};
use horda_testkit::drill::Drill;

fn drill(document: &str) -> (Drill, Identity) {
    let source = Source { file: "document", text: document };
    let identity = Identity {
        game: Drill::GAME.into(),
        rules_version: Drill::VERSION,
        content: String::new(),
        rulings: Vec::new(),
        seats: Vec::new(),
        document: Some(source.canonical().unwrap()),
    };
    (Drill::default().with_document(source).unwrap(), identity)
}

fn played(document: &str) -> (Hosted<Drill>, Vec<Record>) {
    let (rules, identity) = drill(document);
    let mut luck = Seeded::from_number(4);
    let mut table = Hosted::deal(rules, identity, &mut luck);
    let mut records = vec![table.dealt()];
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().unwrap();
        let action = table.offers(seat, 0)[0].action.clone();
        let version = table.turn();
        records.push(table.submit(seat, version, &action, &mut luck).unwrap().record);
    }
    (table, records)
}

#[test]
fn a_document_is_part_of_identity_journal_and_digest() {
    let (table, records) = played("goal = 9 # high\n");
    let (other, _) = played("goal = 8\n");
    assert_ne!(table.dealt().line.digest, other.dealt().line.digest);
    let journal = table.journal();
    assert_eq!(journal.identity.document.as_deref(), Some("goal = 9\n"));
    assert_eq!(journal.result.as_deref(), Some("nobody"));
    assert!(journal.write().contains("\ndocument: goal = 9\n"));
    let read = Journal::read("journal", &journal.write()).unwrap();
    let (rules, identity) = drill("goal = 9");
    let again = replay(rules, &read, None, &mut |_, _| ()).unwrap();
    assert_eq!(again.journal(), journal);
    let resumed = resume(rules, identity, &records).unwrap().table;
    assert_eq!(resumed.journal(), journal);
}

#[test]
fn the_outcome_of_one_table_is_the_document_of_the_next() {
    let (first, _) = played("goal = 1\nscore = 5");
    let outcome = first.outcome().unwrap();
    assert!(outcome.starts_with("goal = 1\nscore = "), "{outcome}");
    assert_eq!(first.journal().outcome.as_ref(), Some(&outcome));
    let (next, _) = played(&outcome);
    let (rules, _) = drill(&outcome);
    assert!(rules.broken(next.state()).is_empty());
    let view = next.view_at(0, horda_kit::Observer::Audience);
    let score = outcome.trim_end().rsplit(' ').next().unwrap();
    assert!(view.get().contains(&format!("\"score\":{score}")), "{}", view.get());
}

#[test]
fn a_game_that_runs_hands_over_nothing() {
    let (rules, identity) = drill("goal = 2");
    let table = Hosted::deal(rules, identity, &mut Seeded::from_number(1));
    assert_eq!((table.outcome(), table.journal().outcome), (None, None));
}

#[test]
fn a_journal_that_claims_another_outcome_is_refused() {
    let (table, _) = played("goal = 1");
    let mut journal = table.journal();
    journal.outcome = Some("goal = 1\nscore = 9\n".into());
    let (rules, _) = drill("goal = 1");
    let found = replay(rules, &journal, None, &mut |_, _| ()).err().unwrap();
    assert_eq!(found.why, "the game hands over something else than the header says");
}

#[test]
fn what_is_wrong_with_a_document_is_named_with_line_and_way_out() {
    let text = "# orders\ngaol = 2\nscore = 12\n";
    let problems = Drill::default().with_document(Source { file: "document", text }).unwrap_err();
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "document:1: missing key \"goal\" at the top of the file",
            "document:2: unknown key \"gaol\"; did you mean \"goal\"?",
            "document:3: \"score\" must be from 0 to 9, found 12",
        ]
    );
}
