//! A table at which several seats act at once: late actions, and taking back what only one did.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_content::Variant;
use horda_kit::{FastLuck, Observer, Odds, Pending, Rules, Seat, SeatSet, pick};
use horda_table::{
    Hosted, Identity, Record, Seeded, Table, TableError, UndoPolicy, UndoRight, Undone, replay,
    resume,
};
use horda_testkit::drill::Drill;

const RED: Seat = Seat(0);
const GREEN: Seat = Seat(1);
const BLUE: Seat = Seat(2);

fn rules() -> Drill {
    Drill::default().with_options(&[("hands".to_owned(), "3".to_owned())]).unwrap()
}

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

fn table() -> Hosted<Drill> {
    Hosted::deal(rules(), identity(), &mut Seeded::from_number(1))
}

/// Plays these actions, each with the present before its eyes.
fn played(acts: &[(Seat, &str)]) -> Hosted<Drill> {
    let mut table = table();
    for (seat, action) in acts {
        let version = table.turn();
        table.submit(*seat, version, action, &mut Seeded::from_number(2)).unwrap();
    }
    table
}

fn right(acts: &[(Seat, &str)]) -> UndoRight {
    played(acts).undo_right(RED, UndoPolicy::Together)
}

fn others() -> UndoRight {
    UndoRight::NeedsAgreement(SeatSet::only(GREEN).with(BLUE))
}

#[test]
fn what_was_chosen_before_others_acted_still_counts() {
    let mut table = played(&[(RED, "mark 1"), (BLUE, "mark 2")]);
    let turn = table.submit(GREEN, 0, "mark 3", &mut Seeded::from_number(2)).unwrap();
    assert_eq!(turn.turn, 3);
}

#[test]
fn what_was_chosen_before_an_own_action_or_another_decision_comes_too_late() {
    let mut luck = Seeded::from_number(2);
    let mut stale = |acts: &[(Seat, &str)], seat, seen| {
        let answer = played(acts).submit(seat, seen, "mark 1", &mut luck);
        matches!(answer, Err(TableError::Stale { .. }))
    };
    assert!(stale(&[(RED, "mark 1")], RED, 0), "red has marked");
    let round = [(RED, "mark 1"), (GREEN, "mark 1"), (BLUE, "mark 1"), (RED, "order 1")];
    assert!(stale(&round, GREEN, 0), "that was another round");
    assert!(stale(&round, GREEN, 3), "green was not asked then");
    assert!(stale(&round, GREEN, 9), "that is to come");
    assert!(!stale(&round, GREEN, 4));
}

#[test]
fn taking_back_is_free_while_nothing_was_learned() {
    assert_eq!(right(&[]), UndoRight::Nothing);
    assert_eq!(right(&[(RED, "mark 1")]), UndoRight::Free);
    assert_eq!(right(&[(RED, "mark 1"), (GREEN, "mark 2")]), UndoRight::Free);
}

#[test]
fn taking_back_needs_agreement_once_luck_spoke_or_somebody_built_on_it() {
    assert_eq!(right(&[(RED, "look")]), others(), "luck was asked");
    assert_eq!(right(&[(RED, "mark 1"), (GREEN, "look")]), others(), "luck was asked since");
    assert_eq!(right(&[(RED, "mark 1"), (GREEN, "follow")]), others(), "green followed red");
    let ordered = [(BLUE, "mark 1"), (GREEN, "mark 1"), (RED, "mark 1"), (RED, "order 1")];
    assert_eq!(right(&ordered), others());
    let alone = played(&[(RED, "look"), (GREEN, "look")]).undo_right(RED, UndoPolicy::Solo);
    assert_eq!(alone, UndoRight::Free, "alone everything is free");
}

#[test]
fn what_others_did_at_the_same_time_stays() {
    let mut table = played(&[(RED, "mark 1"), (GREEN, "mark 2"), (BLUE, "mark 3")]);
    let Undone { left, kept } = table.undo(RED, UndoPolicy::Together, SeatSet::NONE).unwrap();
    assert_eq!((left, kept.len(), table.turn()), (0, 2, 2));
    assert_eq!(*table.state(), *played(&[(GREEN, "mark 2"), (BLUE, "mark 3")]).state());
    let told = table.told(Observer::Audience, left);
    assert_eq!(told.iter().map(|it| it.seat).collect::<Vec<_>>(), [GREEN, BLUE]);
}

/// Random games with much taking back, and a store that fails now and then: whatever is stored
/// leads to the same table, the journal can be proved, and of others nothing is lost that they
/// could keep.
#[test]
fn a_table_can_always_be_read_back_and_proved() {
    let mut kept_turns = 0;
    for seed in 0..300 {
        let mut bits = FastLuck::new(seed);
        let mut any = |count: usize| pick(Odds::Uniform(count as u32), &mut bits) as usize;
        let mut table = table();
        let mut stored: Vec<Record> = vec![table.dealt()];
        while let Pending::Decision { seats, .. } = table.pending() {
            let seats: Vec<Seat> = seats.iter().collect();
            let (undoer, before) = (Seat(any(9) as u8), stored.clone());
            if let Ok(undone) = table.undo(undoer, UndoPolicy::Together, SeatSet::NONE) {
                kept_turns += undone.kept.len();
                assert!(undone.kept.iter().all(|turn| turn.seat != undoer));
                stored.truncate(undone.left as usize + 1);
                stored.extend(undone.kept.into_iter().map(|turn| turn.record));
                let Pending::Decision { seats, .. } = table.pending() else { panic!("over") };
                assert!(seats.contains(undoer), "a seat that takes back decides anew");
            } else {
                let seat = seats[any(seats.len())];
                let offers = table.offers(seat, usize::MAX);
                let action = &offers[any(offers.len())].action;
                let version = table.turn();
                let turn =
                    table.submit(seat, version, action, &mut Seeded::from_number(seed)).unwrap();
                stored.push(turn.record);
            }
            if any(4) == 0 {
                table.roll_back();
                stored = before;
            } else {
                table.all_told();
            }
            let again = resume(rules(), identity(), &stored).unwrap().table;
            assert_eq!((again.state(), again.digest()), (table.state(), table.digest()));
        }
        replay(rules(), &table.journal(), None, &mut |_, _| ()).unwrap();
    }
    assert!(kept_turns > 50, "only {kept_turns} turns were kept");
}

#[test]
fn the_last_of_a_long_list_have_labels_too() {
    let labelled = |labels| -> Vec<bool> {
        table().offers(RED, labels).iter().map(|offer| offer.label.is_some()).collect()
    };
    assert_eq!(labelled(0), [false, true, true, true], "by the last ones things end");
    assert_eq!(labelled(1), [true; 4]);
}
