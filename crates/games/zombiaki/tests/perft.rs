//! How many ways there are from known positions: a merciless test of the lists of actions.

#![expect(clippy::disallowed_methods, reason = "tests read the files of the repository")]

use std::path::Path;

use horda_testkit::run_perft;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

#[test]
fn every_count_is_as_written() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/perft/zombiaki.toml");
    let text = std::fs::read_to_string(path).expect("Zombiaki has perft positions");
    let outcome = run_perft(&rules, "tests/perft/zombiaki.toml", &text);
    assert_eq!(outcome.wrong(), [""; 0]);
}
