//! How many ways there are from known positions: a merciless test of the lists of actions.

#![expect(clippy::disallowed_methods, reason = "tests read the files of the repository")]

use std::path::Path;

use horda_content::Variant;
use horda_terror::options::Options;
use horda_terror::shipped;
use horda_testkit::run_perft;

/// Compares every count of a file, played on this set-up.
fn compare(file: &str, setup: &str) {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let rules = rules.with_options(&[("setup".into(), setup.into())]).expect("a known set-up");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../").join(file);
    let text = std::fs::read_to_string(path).expect("Terror has perft positions");
    let outcome = run_perft(&rules, file, &text);
    assert_eq!(outcome.wrong(), [""; 0]);
}

#[test]
fn every_count_is_as_written() {
    compare("tests/perft/terror.toml", "printed");
}

#[test]
fn every_count_of_a_board_that_is_built_is_as_written() {
    compare("tests/perft/terror-free.toml", "free");
}
