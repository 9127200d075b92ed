//! Every scenario file of the repository, each rule named by the cases that would see it broken.

use horda_gearup::options::Options;
use horda_gearup::rules::GearUp;
use horda_gearup::shipped;
use horda_testkit::check_scenarios;

#[test]
fn every_scenario_holds() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let words = GearUp::vocabulary();
    let checked = check_scenarios(&rules, shipped::RULES, shipped::TEXTS, words.cited());
    checked.unwrap_or_else(|wrong| panic!("{wrong}"));
}
