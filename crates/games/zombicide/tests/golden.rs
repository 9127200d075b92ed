//! The golden playthroughs: whole games in words. A change of them is a change of the game.

use horda_testkit::check_playthroughs;
use horda_zombicide::options::Options;
use horda_zombicide::shipped;

#[test]
fn golden_playthroughs_are_unchanged() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_playthroughs(&rules).unwrap_or_else(|wrong| panic!("{wrong}"));
}
