//! Every scenario file of the repository, each rule named by the cases that would see it broken.

use horda_testkit::check_scenarios;
use horda_zombicide::options::Options;
use horda_zombicide::rules::Zombicide;
use horda_zombicide::shipped;

#[test]
fn every_scenario_holds() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let words = Zombicide::vocabulary();
    let checked = check_scenarios(&rules, shipped::RULES, shipped::TEXTS, words.cited());
    checked.unwrap_or_else(|wrong| panic!("{wrong}"));
}
