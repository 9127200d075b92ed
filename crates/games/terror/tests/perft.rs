//! How many ways there are from known positions: a merciless test of the lists of actions.

use horda_content::Variant;
use horda_terror::options::Options;
use horda_terror::shipped;
use horda_testkit::check_perft;

/// Compares every count of a file, played on this set-up.
fn compare(file: &str, setup: &str) {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let rules = rules.with_options(&[("setup".into(), setup.into())]).expect("a known set-up");
    check_perft(&rules, file).unwrap_or_else(|wrong| panic!("{wrong}"));
}

#[test]
fn every_count_is_as_written() {
    compare("terror.toml", "printed");
}

#[test]
fn every_count_of_a_board_that_is_built_is_as_written() {
    compare("terror-free.toml", "free");
}
