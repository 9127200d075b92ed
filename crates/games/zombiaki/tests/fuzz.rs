//! Bounded fuzzing, the same in every run. The targets in `fuzz/` go on from here.

#![expect(clippy::disallowed_methods, reason = "tests read the files of the repository")]

use std::path::Path;

use horda_testkit::fuzz::{Law, journal_law, run, sample_journal, sample_scenario, scenario_law};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

#[path = "../../../../fuzz/laws/pack.rs"]
mod pack;
#[path = "../../../../fuzz/laws/scenarios.rs"]
mod scenarios;

fn rules() -> Zombiaki {
    shipped::rules(Options::default()).expect("the shipped decks are right")
}

/// Mutations that are all refused would prove nothing, so some must get through.
fn fuzz(corpus: &[String], mutations: u64, least: u32, law: &Law<'_>) {
    let accepted = run(corpus, 0..mutations, law).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(accepted >= least, "only {accepted} of {mutations} mutations were accepted");
}

#[test]
fn any_bytes_are_a_pack_or_are_refused() {
    fuzz(&[pack::shipped_pair()], 3_000, 100, &pack::pack_law);
}

#[test]
fn any_bytes_are_a_journal_or_are_refused() {
    let rules = rules();
    let corpus: Vec<String> = (1..4).map(|seed| sample_journal(&rules, seed)).collect();
    fuzz(&corpus, 1_500, 100, &|bytes| journal_law(&rules, bytes));
}

#[test]
fn any_bytes_are_a_scenario_or_are_refused() {
    let rules = rules();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/scenarios/zombiaki");
    let mut corpus = scenarios::single_cases(&folder);
    corpus.extend((0..100).map(|seed| sample_scenario(&rules, seed)));
    fuzz(&corpus, 3_000, 300, &|bytes| scenario_law(&rules, bytes));
}
