//! The only test of this file: see `horda_testkit::check_playouts_allocate_nothing`.

use horda_testkit::{COUNTING, Counting, check_playouts_allocate_nothing};
use horda_zombicide::options::{AdvancedEquipment, Falling, Keep, MissionChoice, Options};
use horda_zombicide::shipped;
use horda_zombicide::state::State;

#[global_allocator]
static ALLOCATOR: &Counting = COUNTING;

const _: () = assert!(size_of::<State>() <= 1536, "a state is copied at every node of a search");

/// On the two tiles of the first mission, with modules and on six tiles.
#[test]
fn a_random_playout_allocates_nothing() {
    let modules = Options {
        advanced_equipment: AdvancedEquipment::On,
        keep: Keep::On,
        falling: Falling::KnockedOut,
        ..Options::default()
    };
    let vault = Options { mission: MissionChoice::Vault, ..Options::default() };
    for options in [Options::default(), modules, vault] {
        let rules = shipped::rules(options).expect("the shipped content is right");
        check_playouts_allocate_nothing(&rules, 4096);
    }
}
