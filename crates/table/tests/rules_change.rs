//! Newer rules go on with a table that older ones began.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_kit::{Observer, Pending, Rules, Seat, SeatSet};
use horda_table::{
    Hosted, Identity, Journal, Record, ResumeError, Resumed, Seeded, Table, UndoPolicy, UndoRight,
    branch, replay, resume, rules_version,
};
use horda_testkit::aged;
use horda_testkit::drill::Drill;

fn identity() -> Identity {
    Identity {
        game: Drill::GAME.into(),
        rules_version: Drill::VERSION,
        content: String::new(),
        rulings: Vec::new(),
        seats: Vec::new(),
        document: None,
    }
}

/// Plays the first offer of the first seat that is asked, so many times or to the end.
fn play(table: &mut Hosted<Drill>, luck: &mut Seeded, turns: u32) -> Vec<Record> {
    let mut records = Vec::new();
    for _ in 0..turns {
        let Pending::Decision { seats, .. } = table.pending() else { break };
        let seat = seats.iter().next().unwrap();
        let action = table.offers(seat, 0)[0].action.clone();
        let version = table.turn();
        records.push(table.submit(seat, version, &action, luck).unwrap().record);
    }
    records
}

/// A running table as version 2 kept it: positions had no goal, which is their last byte.
fn of_version_2() -> (Identity, Vec<Record>) {
    let mut luck = Seeded::from_number(1);
    let mut table = Hosted::deal(Drill::default(), identity(), &mut luck);
    let mut records = vec![table.dealt()];
    records.extend(play(&mut table, &mut luck, 4));
    aged(&identity(), &records, 2, |position| position[..position.len() - 1].to_vec())
}

fn go_on() -> (Hosted<Drill>, Identity, Vec<Record>) {
    let (identity, mut records) = of_version_2();
    let Resumed { table, changed } = resume(Drill::default(), identity.clone(), &records).unwrap();
    records.push(changed.expect("the rules have changed"));
    (table, identity, records)
}

#[test]
fn newer_rules_go_on_from_the_position_of_older_ones() {
    let (mut table, identity, mut records) = go_on();
    assert_eq!((table.turn(), table.begun()), (5, 5));
    assert_eq!(rules_version(&identity, &records), 3);
    let audience = Observer::Audience;
    assert!(table.view(audience).get().contains("\"goal\":1"), "the new rules write the position");
    assert!(table.told(audience, 0).is_empty(), "what older rules did is not told again");
    for seat in [Seat(0), Seat(1)] {
        let right = table.undo_right(seat, UndoPolicy::Solo);
        assert_eq!(right, UndoRight::Nothing, "what older rules did is not taken back");
    }
    records.extend(play(&mut table, &mut Seeded::from_number(2), 2));
    assert_eq!(table.told(audience, 0)[0].turn, 6);
    let again = resume(Drill::default(), identity, &records).unwrap();
    assert!(again.changed.is_none(), "the change is stored once");
    assert_eq!(again.table.journal(), table.journal());
    assert_eq!(again.table.state(), table.state());
}

#[test]
fn taking_back_stops_where_the_rules_changed() {
    let (mut table, ..) = go_on();
    let mut luck = Seeded::from_number(2);
    play(&mut table, &mut luck, 1);
    let seat =
        (0..2).map(Seat).find(|seat| table.undo_right(*seat, UndoPolicy::Solo) == UndoRight::Free);
    let undone = table.undo(seat.unwrap(), UndoPolicy::Solo, SeatSet::NONE).unwrap();
    assert_eq!((undone.left, table.turn()), (5, 5));
}

#[test]
fn a_journal_is_verified_from_where_the_rules_changed() {
    let (mut table, ..) = go_on();
    play(&mut table, &mut Seeded::from_number(2), 99);
    let text = table.journal().write();
    assert!(text.contains("\nrules: 2\n") && text.contains("\n5 rules 3 | position="), "{text}");
    let journal = Journal::read("journal", &text).unwrap();
    let verify = |journal: &Journal, last| {
        replay(Drill::default(), journal, last, &mut |_, _| ()).map(|table| table.turn())
    };
    assert_eq!(verify(&journal, None), Ok(table.turn()));
    let early = verify(&journal, Some(3)).unwrap_err();
    assert!(early.why.contains("the rules changed at turn 5"), "{early}");
    let elsewhere = branch(Drill::default(), &journal, 6, identity()).err().unwrap();
    assert_eq!(elsewhere.turn, 5);
    // Whatever is changed from the line before on is seen.
    let mut forged = journal.clone();
    forged.lines[5].answers[0].1.replace_range(0..2, "03");
    assert_eq!(verify(&forged, None).unwrap_err().turn, 5);
    let mut forged = journal.clone();
    forged.lines[4].digest = forged.lines[3].digest;
    assert_eq!(verify(&forged, None).unwrap_err().turn, 5);
    let mut forged = journal;
    forged.lines[6].action = "mark 3".into();
    assert_eq!(verify(&forged, None).unwrap_err().turn, 6);
}

#[test]
fn a_position_that_cannot_be_read_or_come_to_is_left_to_its_own_rules() {
    let (identity, records) = of_version_2();
    let resumed = |version, position: fn(&[u8]) -> Vec<u8>| {
        let (identity, records) = aged(&identity, &records, version, position);
        resume(Drill::default(), identity, &records).err()
    };
    assert_eq!(resumed(1, <[u8]>::to_vec), Some(ResumeError::OtherRules { version: 1 }));
    assert_eq!(resumed(4, <[u8]>::to_vec), Some(ResumeError::OtherRules { version: 4 }));
    let cut = |position: &[u8]| position[..3].to_vec();
    assert_eq!(resumed(2, cut), Some(ResumeError::OtherRules { version: 2 }));
    let impossible = |position: &[u8]| [&position[..position.len() - 1], &[9]].concat();
    assert_eq!(resumed(2, impossible), Some(ResumeError::OtherRules { version: 2 }));
}

#[test]
fn a_damaged_table_of_older_rules_is_still_found_to_be_damaged() {
    let (identity, mut records) = of_version_2();
    records[2].line.action = "mark 3".into();
    let error = resume(Drill::default(), identity, &records).err().unwrap();
    assert!(matches!(error, ResumeError::Damaged { turn: 2, .. }), "{error}");
}
