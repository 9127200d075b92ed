//! Every scenario file of the repository, each rule named by the cases that would see it broken.

use horda_terror::options::Options;
use horda_terror::rules::Terror;
use horda_terror::shipped;
use horda_testkit::check_scenarios;

#[test]
fn every_scenario_holds() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let words = Terror::vocabulary();
    let checked = check_scenarios(&rules, shipped::RULES, shipped::TEXTS, words.cited());
    checked.unwrap_or_else(|wrong| panic!("{wrong}"));
}
