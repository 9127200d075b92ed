//! The laws of every game, at every step of random games, for every reading of the rules.

use horda_testkit::{check_laws, check_pairs, check_readings};
use horda_zombicide::options::Options;
use horda_zombicide::shipped;

#[test]
fn zombicide_obeys_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_laws(&rules, 0..10).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn every_other_reading_obeys_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_readings(&rules, 100..101).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn any_two_readings_together_obey_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_pairs(&rules, 200).unwrap_or_else(|broken| panic!("{broken}"));
}
