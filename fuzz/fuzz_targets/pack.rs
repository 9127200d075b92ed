//! Any bytes as the two decks of Zombiaki II.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

#[path = "../laws/house_mutator.rs"]
mod house_mutator;
#[path = "../laws/pack.rs"]
mod pack;

static CORPUS: LazyLock<Vec<String>> = LazyLock::new(|| vec![pack::shipped_pair()]);

fuzz_target!(|data: &[u8]| {
    if let Err(what) = pack::pack_law(data) {
        panic!("{what}");
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, most: usize, seed: u32| {
    house_mutator::house_mutation(&CORPUS, data, size, most, seed)
});
