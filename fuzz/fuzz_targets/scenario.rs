//! Any bytes as a scenario file of Zombiaki II.
#![no_main]

use std::sync::LazyLock;

use horda_testkit::single_cases;
use horda_testkit::fuzz::{sample_scenario, scenario_law};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

#[path = "../laws/house_mutator.rs"]
mod house_mutator;

static RULES: LazyLock<Zombiaki> =
    LazyLock::new(|| shipped::rules(Options::default()).expect("the shipped decks are right"));

static CORPUS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut corpus = single_cases("zombiaki");
    corpus.extend((0..100).map(|seed| sample_scenario(&*RULES, seed)));
    corpus
});

fuzz_target!(|data: &[u8]| {
    if let Err(what) = scenario_law(&*RULES, data) {
        panic!("{what}");
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    house_mutator::house_mutation(&CORPUS, data, size, most, seed)
});
