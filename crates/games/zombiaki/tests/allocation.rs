//! The only test of this file: see `horda_testkit::check_playouts_allocate_nothing`.

use horda_testkit::{COUNTING, Counting, check_playouts_allocate_nothing};
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;
use horda_zombiaki::state::State;

#[global_allocator]
static ALLOCATOR: &Counting = COUNTING;

const _: () = assert!(size_of::<State>() < 512, "a state is copied at every node of a search");

#[test]
fn a_random_playout_allocates_nothing() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    check_playouts_allocate_nothing(&rules, 256);
}
