//! Skills that answer Zombie cards, and those that are shared.

use super::attacks::ATTACKS;
use super::feature::{Feature, SpawnFeature};

const fn spawn(id: &'static str, rule: &'static str, spawn: SpawnFeature) -> Feature {
    Feature { spawn: Some(spawn), ..Feature::new(id, rule) }
}

const fn shared(id: &'static str, feature: &'static Feature) -> Feature {
    Feature { shared: Some(feature), ..Feature::new(id, "ZE-SKL-19") }
}

/// Skills of reactions.
pub(super) const REACTIONS: &[Feature] = &[
    spawn("combat-reflexes", "ZE-SKL-22", SpawnFeature::CombatReflexes),
    spawn("distributor", "ZE-SKL-24", SpawnFeature::Distributor),
    spawn("sidestep", "ZE-SKL-51", SpawnFeature::Sidestep),
    spawn("zombie-link", "ZE-SKL-64", SpawnFeature::ZombieLink),
    shared("brother-in-arms-dice-roll", &ATTACKS[7]),
];
