//! The only test of this file: see `horda_testkit::check_playouts_allocate_nothing`.

use horda_testkit::{COUNTING, Counting, check_playouts_allocate_nothing};
use horda_zombicide::options::Options;
use horda_zombicide::shipped;
use horda_zombicide::state::State;

#[global_allocator]
static ALLOCATOR: &Counting = COUNTING;

const _: () = assert!(size_of::<State>() <= 1500, "a state is copied at every node of a search");

#[test]
fn a_random_playout_allocates_nothing() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_playouts_allocate_nothing(&rules, 4096);
}
