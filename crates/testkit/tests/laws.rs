//! The laws, tried with the made-up game: it obeys them, and a game that breaks one is caught.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod faulty;

use faulty::{Fault, Faulty, UNLISTED};
use horda_content::Variant;
use horda_kit::{FastLuck, Seat};
use horda_testkit::drill::{Drill, Ground};
use horda_testkit::{Law, check_composed_laws, check_laws, check_pairs, check_readings};

fn drill(options: &[(&str, &str)]) -> Drill {
    let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: Vec<(String, String)> = options.iter().map(owned).collect();
    Drill::default().with_options(&options).unwrap()
}

fn with_everything() -> Drill {
    drill(&[("hands", "3"), ("arranging", "on"), ("raising", "on")])
}

/// Which law a drill with this fault breaks.
fn broken_by(fault: Fault) -> Option<Law> {
    let compose = |rules: &Faulty, ground: &Ground, seat: Seat, luck: &mut FastLuck| {
        rules.0.compose(ground, seat, luck)
    };
    let found = check_composed_laws(&Faulty(with_everything(), fault), &compose, 0..100);
    found.err().map(|broken| broken.law)
}

#[test]
fn a_drill_obeys_the_laws_in_every_reading() {
    check_laws(&Drill::default(), 0..20).unwrap();
    check_readings(&Drill::default(), 0..20).unwrap();
    check_pairs(&Drill::default(), 0).unwrap();
}

#[test]
fn composed_actions_and_interjections_obey_the_laws() {
    check_composed_laws(&with_everything(), &Drill::compose, 0..100).unwrap();
    assert_eq!(broken_by(Fault::None), None);
}

#[test]
fn a_broken_law_is_named() {
    assert_eq!(broken_by(Fault::ForgetsComposed), Some(Law::ListAndCheckAgree));
    assert_eq!(broken_by(Fault::ListsIllegal), Some(Law::ListAndCheckAgree));
    assert_eq!(broken_by(Fault::ForgetsInterjectors), Some(Law::PendingSeatsCanAct));
    assert_eq!(broken_by(Fault::CallsBroken), Some(Law::NeverBroken));
    assert_eq!(broken_by(Fault::HidesEverything), Some(Law::NoSecrets));
}

#[test]
fn actions_that_are_not_listed_are_played() {
    assert_eq!(broken_by(Fault::None), None);
    let unlisted = UNLISTED.get();
    assert!(unlisted > 20, "only {unlisted} in a hundred games");
}
