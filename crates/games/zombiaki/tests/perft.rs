//! How many ways there are from known positions: a merciless test of the lists of actions.

use horda_testkit::check_perft;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

#[test]
fn every_count_is_as_written() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    check_perft(&rules, "zombiaki.toml").unwrap_or_else(|wrong| panic!("{wrong}"));
}
