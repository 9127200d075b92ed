//! Seats that act although the table waits for none of them, and actions that are not listed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_content::Variant;
use horda_kit::{Pending, Rules, Seat, SeatSet};
use horda_table::{
    Hosted, Identity, Seeded, Table, TableError, Turn, UndoPolicy, UndoRight, replay,
};
use horda_testkit::drill::Drill;

const RED: Seat = Seat(0);
const GREEN: Seat = Seat(1);
const BLUE: Seat = Seat(2);

fn table() -> Hosted<Drill> {
    let options = [("hands", "3"), ("arranging", "on"), ("raising", "on")];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let identity = Identity {
        game: Drill::GAME.into(),
        rules_version: Drill::VERSION,
        content: String::new(),
        rulings: Vec::new(),
        seats: Vec::new(),
        document: None,
    };
    let rules = Drill::default().with_options(&options).unwrap();
    Hosted::deal(rules, identity, &mut Seeded::from_number(1))
}

fn submit(
    table: &mut Hosted<Drill>,
    seat: Seat,
    seen: u32,
    action: &str,
) -> Result<Turn, TableError> {
    table.submit(seat, seen, action, &mut Seeded::from_number(2))
}

fn played(acts: &[(Seat, &str)]) -> Hosted<Drill> {
    let mut table = table();
    for (seat, action) in acts {
        let version = table.turn();
        submit(&mut table, *seat, version, action).unwrap();
    }
    table
}

fn offered(table: &Hosted<Drill>, seat: Seat) -> Vec<String> {
    table.offers(seat, usize::MAX).into_iter().map(|offer| offer.action).collect()
}

#[test]
fn a_seat_that_nobody_waits_for_may_act() {
    let mut table = played(&[(RED, "mark 1")]);
    let Pending::Decision { seats, .. } = table.pending() else { panic!("over") };
    assert!(!seats.contains(RED));
    assert_eq!(offered(&table, RED), ["raise"]);
    submit(&mut table, RED, 1, "raise").unwrap();
    assert_eq!(offered(&table, RED), [""; 0], "once a round");
    assert!(matches!(submit(&mut table, RED, 2, "raise"), Err(TableError::Refused(_))));
}

#[test]
fn neither_overtakes_the_other() {
    let mut table = played(&[(RED, "mark 1"), (RED, "raise")]);
    submit(&mut table, GREEN, 0, "mark 2").unwrap();
    let mut table = played(&[(RED, "mark 1"), (GREEN, "mark 2")]);
    submit(&mut table, RED, 1, "raise").unwrap();
    let mut table = played(&[(RED, "mark 1")]);
    let late = submit(&mut table, RED, 0, "raise");
    assert!(matches!(late, Err(TableError::Stale { .. })), "red was asked something else then");
}

#[test]
fn taking_back_keeps_an_interjection_of_another_seat() {
    let mut table = played(&[(RED, "mark 1"), (GREEN, "mark 2"), (RED, "raise")]);
    assert_eq!(table.undo_right(GREEN, UndoPolicy::Together), UndoRight::Free);
    let undone = table.undo(GREEN, UndoPolicy::Together, SeatSet::NONE).unwrap();
    assert_eq!((undone.left, undone.kept.len()), (1, 1));
    assert_eq!(table.state(), played(&[(RED, "mark 1"), (RED, "raise")]).state());
    assert_eq!(table.undo_right(RED, UndoPolicy::Together), UndoRight::Free);
}

#[test]
fn a_composed_action_is_played_without_being_offered() {
    let mut table = played(&[(RED, "mark 1"), (GREEN, "mark 2"), (BLUE, "mark 3")]);
    assert_eq!(
        offered(&table, RED),
        ["order 1", "order 2", "order 3", "arrange 2 1 3", "arrange 1 3 2"]
    );
    assert!(table.explain(RED, "arrange 3 2 1").is_ok());
    assert!(matches!(table.explain(RED, "arrange 3 3 1"), Err(TableError::Refused(_))));
    assert!(matches!(table.explain(GREEN, "arrange 3 2 1"), Err(TableError::Refused(_))));
    assert!(matches!(table.explain(RED, "arrange 3 2"), Err(TableError::Unreadable(_))));
    submit(&mut table, RED, 3, "arrange 3 2 1").unwrap();
    let again = replay(table.rules().to_owned(), &table.journal(), None, &mut |_, _| ()).unwrap();
    assert_eq!(again.state(), table.state());
}
