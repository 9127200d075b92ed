//! How many ways there are from known positions: a merciless test of the lists of actions.

#![expect(clippy::disallowed_methods, reason = "tests read the files of the repository")]

use std::path::Path;

use horda_content::Variant;
use horda_gearup::options::Options;
use horda_gearup::shipped;
use horda_testkit::run_perft;

#[test]
fn every_count_is_as_written() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let rules = rules.with_options(&[("players".into(), "2".into())]).expect("known option");
    let file = "tests/perft/gearup.toml";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../").join(file);
    let text = std::fs::read_to_string(path).expect("Gear Up has perft positions");
    assert_eq!(run_perft(&rules, file, &text).wrong(), [""; 0]);
}
