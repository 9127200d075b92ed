//! Every scenario file of the repository, each rule named by the cases that would see it broken.

use horda_testkit::check_scenarios;
use horda_zombiaki::options::Options;
use horda_zombiaki::rules::Zombiaki;
use horda_zombiaki::shipped;

#[test]
fn every_scenario_holds() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    let words = Zombiaki::vocabulary();
    let checked = check_scenarios(&rules, shipped::RULES, shipped::TEXTS, words.cited());
    checked.unwrap_or_else(|wrong| panic!("{wrong}"));
}
