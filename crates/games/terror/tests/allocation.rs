//! Playouts allocate nothing: bots play millions of them, and a state is copied at every node.
//!
//! The only test of this file: the allocator counts for the whole process, so a test beside it
//! would be counted too.

use std::alloc::System;

use horda_terror::options::Options;
use horda_terror::shipped;
use horda_terror::state::State;
use horda_testkit::play_many;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const _: () = assert!(size_of::<State>() < 512, "a state is copied at every node of a search");

#[test]
fn a_random_playout_allocates_nothing() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let mut offers = Vec::with_capacity(256);
    play_many(&rules, 0..50, &mut offers);
    let measured = Region::new(ALLOCATOR);
    let decisions = play_many(&rules, 1_000..1_200, &mut offers);
    let change = measured.change();
    assert!(decisions > 200, "200 games have decisions");
    assert_eq!(change.allocations, 0, "{change:?}");
    assert_eq!(change.reallocations, 0, "{change:?}");
    assert_eq!(change.deallocations, 0, "{change:?}");
}
