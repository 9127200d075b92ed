//! Playouts allocate nothing: bots play millions of them, and a state is copied at every node of
//! a search.
//!
//! The allocator counts for the whole process, so each game has a test file with this one test,
//! which declares the allocator: `#[global_allocator] static ALLOCATOR: &Counting = COUNTING;`.

use std::alloc::System;

use horda_kit::Rules;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

use crate::play_many;

/// An allocator that counts.
pub type Counting = StatsAlloc<System>;

/// The counting allocator of the process.
pub static COUNTING: &Counting = &INSTRUMENTED_SYSTEM;

/// Plays random games and panics if they allocate after the first fifty. `most_offers` is an upper
/// limit of the offers of one decision.
pub fn check_playouts_allocate_nothing<R: Rules>(rules: &R, most_offers: usize) {
    let mut offers = Vec::with_capacity(most_offers);
    play_many(rules, 0..50, &mut offers);
    let measured = Region::new(COUNTING);
    let decisions = play_many(rules, 1_000..1_200, &mut offers);
    let change = measured.change();
    assert!(decisions > 200, "200 games have decisions");
    assert_eq!(change.allocations, 0, "{change:?}");
    assert_eq!(change.reallocations, 0, "{change:?}");
    assert_eq!(change.deallocations, 0, "{change:?}");
}
