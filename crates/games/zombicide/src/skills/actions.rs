//! Skills that bring Actions.

use super::feature::{CardFeature, Feature};
use crate::survivors::budget::Pool;

const fn free(id: &'static str, pool: Pool) -> Feature {
    Feature { free: Some(pool), adds_up: true, ..Feature::new(id, "ZE-SKL-04") }
}

/// More Actions.
pub(super) const ACTIONS: &[Feature] = &[
    Feature { free: Some(Pool::Any), adds_up: true, ..Feature::new("plus-1-action", "ZE-SKL-01") },
    free("plus-1-free-combat-action", Pool::Combat),
    free("plus-1-free-melee-action", Pool::Melee),
    free("plus-1-free-ranged-action", Pool::Ranged),
    free("plus-1-free-move-action", Pool::Move),
    free("plus-1-free-search-action", Pool::Search),
    Feature {
        free: Some(Pool::Door),
        cards: CardFeature { break_in: true, ..CardFeature::PLAIN },
        ..Feature::new("break-in", "ZE-SKL-18")
    },
    Feature { any_time: true, ..Feature::new("tactician", "ZE-SKL-60") },
];
