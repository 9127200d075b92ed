//! Any bytes as a journal of Zombiaki II.
#![no_main]

use std::sync::LazyLock;

use horda_testkit::fuzz::{journal_law, sample_journal};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;
use libfuzzer_sys::{fuzz_mutator, fuzz_target};

#[path = "../laws/house_mutator.rs"]
mod house_mutator;

static RULES: LazyLock<Zombiaki> =
    LazyLock::new(|| shipped::rules(Options::default()).expect("the shipped decks are right"));

static CORPUS: LazyLock<Vec<String>> =
    LazyLock::new(|| (1..4).map(|seed| sample_journal(&*RULES, seed)).collect());

fuzz_target!(|data: &[u8]| {
    if let Err(what) = journal_law(&*RULES, data) {
        panic!("{what}");
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    house_mutator::house_mutation(&CORPUS, data, size, most, seed)
});
