//! How many ways there are from known positions: a merciless test of the lists of actions.

use horda_content::Variant;
use horda_gearup::options::Options;
use horda_gearup::shipped;
use horda_testkit::check_perft;

#[test]
fn every_count_is_as_written() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let rules = rules.with_options(&[("players".into(), "2".into())]).expect("known option");
    check_perft(&rules, "gearup.toml").unwrap_or_else(|wrong| panic!("{wrong}"));
}
