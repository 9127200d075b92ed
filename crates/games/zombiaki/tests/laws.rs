//! The laws of the house, at every step of random games, for every reading of the rules.

use horda_content::Variant;
use horda_testkit::check_laws;
use horda_zombiaki::Zombiaki;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

#[test]
fn zombiaki_obeys_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    check_laws(&rules, 0..60).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn every_other_reading_obeys_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    for (name, _, values) in Zombiaki::option_list() {
        for value in &values[1..] {
            let variant =
                rules.with_options(&[((*name).into(), (*value).into())]).expect("known option");
            check_laws(&variant, 100..106)
                .unwrap_or_else(|broken| panic!("{name}={value}: {broken}"));
        }
    }
}
