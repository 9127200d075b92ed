//! How many ways there are from known positions: a merciless test of the lists of actions.

use horda_testkit::check_perft;
use horda_zombicide::options::Options;
use horda_zombicide::shipped;

#[test]
fn every_count_is_as_written() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_perft(&rules, "zombicide.toml").unwrap_or_else(|wrong| panic!("{wrong}"));
}
