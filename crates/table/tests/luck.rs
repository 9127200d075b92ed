//! The luck of an action is its own: taking back and doing the same again draws the same luck.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_content::Variant;
use horda_kit::{Seat, SeatSet};
use horda_table::{Hosted, Identity, Line, Seeded, Table, UndoPolicy, resume};
use horda_testkit::drill::Drill;

const RED: Seat = Seat(0);

fn rules() -> Drill {
    Drill::default().with_options(&[("hands".into(), "1".into())]).unwrap()
}

fn identity() -> Identity {
    Identity {
        game: "drill".into(),
        rules_version: 3,
        content: "none".into(),
        rulings: Vec::new(),
        seats: vec![("red".into(), "person".into())],
        document: None,
    }
}

fn deal(luck: &mut Seeded) -> Hosted<Drill> {
    Hosted::deal(rules(), identity(), luck)
}

fn act(table: &mut Hosted<Drill>, luck: &mut Seeded, action: &str) -> Line {
    table.submit(RED, table.turn(), action, luck).unwrap().record.line
}

fn undo(table: &mut Hosted<Drill>) {
    table.undo(RED, UndoPolicy::Solo, SeatSet::NONE).unwrap();
}

/// What `look` draws first, at tables with different secrets.
fn first_looks(secrets: std::ops::Range<u64>) -> Vec<Line> {
    let look = |secret| {
        let mut luck = Seeded::from_number(secret);
        act(&mut deal(&mut luck), &mut luck, "look")
    };
    secrets.map(look).collect()
}

#[test]
fn the_same_action_after_an_undo_draws_the_same_luck() {
    for secret in 0..20 {
        let luck = &mut Seeded::from_number(secret);
        let table = &mut deal(luck);
        let (looked, ordered) = (act(table, luck, "look"), act(table, luck, "order 1"));
        for _ in 0..3 {
            undo(table);
            undo(table);
            act(table, luck, "mark 1");
            act(table, luck, "order 2");
            undo(table);
            undo(table);
            assert_eq!(act(table, luck, "look"), looked);
            assert_eq!(act(table, luck, "order 1"), ordered);
        }
    }
}

#[test]
fn a_table_that_was_read_back_draws_the_same_luck() {
    let luck = &mut Seeded::from_number(3);
    let table = &mut deal(luck);
    let records = [table.dealt(), table.submit(RED, 0, "mark 2", luck).unwrap().record];
    let ordered = act(table, luck, "order 3");
    let mut again = resume(rules(), identity(), &records).unwrap().table;
    assert_eq!(act(&mut again, &mut Seeded::from_number(3), "order 3"), ordered);
}

/// In the same place `order 1` and `order 2` roll one die each; over many secrets all nine pairs
/// come up, so one says nothing about the other.
#[test]
fn another_action_after_an_undo_draws_independent_luck() {
    let mut pairs = std::collections::BTreeMap::<_, u32>::new();
    for secret in 0..900 {
        let luck = &mut Seeded::from_number(secret);
        let table = &mut deal(luck);
        act(table, luck, "mark 1");
        let one = act(table, luck, "order 1").answers;
        undo(table);
        *pairs.entry((one, act(table, luck, "order 2").answers)).or_default() += 1;
    }
    assert_eq!(pairs.len(), 9);
    assert!(pairs.values().all(|seen| seen.abs_diff(100) < 40), "{pairs:?}");
}

/// Rules, place and action are known to every client; what they draw is not.
#[test]
fn luck_cannot_be_told_without_the_secret_of_the_table() {
    let looks = first_looks(0..300);
    let seen = |number: &str| looks.iter().filter(|it| it.answers[0].1 == number).count();
    let counts = ["0", "1", "2"].map(seen);
    assert!(counts.iter().all(|count| count.abs_diff(100) < 30), "{counts:?}");
}

/// The same thing in a place that is only like an earlier one is another throw: a turn that
/// changed nothing can be tried again.
#[test]
fn every_turn_has_luck_of_its_own() {
    let differs = |secret: &u64| {
        let luck = &mut Seeded::from_number(*secret);
        let table = &mut deal(luck);
        let first = act(table, luck, "look").answers;
        act(table, luck, "order 1");
        act(table, luck, "look").answers != first
    };
    let differing = (0..300).filter(differs).count();
    assert!(differing.abs_diff(200) < 40, "{differing}");
}
