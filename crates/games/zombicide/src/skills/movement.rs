//! Skills of moving, and of moving others.

use super::feature::{Feature, Stride, Verb};
use crate::combat::fight::Fights;

const fn verb(id: &'static str, rule: &'static str, verb: Verb) -> Feature {
    Feature { verb: Some(verb), ..Feature::new(id, rule) }
}

/// Skills of moving.
pub(super) const MOVEMENT: &[Feature] = &[
    Feature {
        stride: Stride { zones: 2, slippery: false },
        ..Feature::new("plus-1-zone-per-move", "ZE-SKL-07")
    },
    Feature {
        stride: Stride { zones: 1, slippery: true },
        ..Feature::new("slippery", "ZE-SKL-52")
    },
    verb("blitz", "ZE-SKL-15", Verb::Blitz),
    verb("bloodlust-combat", "ZE-SKL-16", Verb::Bloodlust(Fights::COMBAT)),
    verb("bloodlust-melee", "ZE-SKL-16", Verb::Bloodlust(Fights::MELEE)),
    verb("bloodlust-ranged", "ZE-SKL-16", Verb::Bloodlust(Fights::RANGED)),
    verb("born-leader", "ZE-SKL-17", Verb::BornLeader),
    verb("charge", "ZE-SKL-21", Verb::Charge),
    verb("field-medic", "ZE-SKL-28", Verb::FieldMedic),
    verb("jump", "ZE-SKL-37", Verb::Jump),
    verb("lifesaver", "ZE-SKL-38", Verb::Lifesaver),
    verb("shove", "ZE-SKL-50", Verb::Shove),
    verb("sprint", "ZE-SKL-54", Verb::Sprint),
    verb("taunt", "ZE-SKL-61", Verb::Taunt),
    Feature { far_sight: true, ..Feature::new("home-defender", "ZE-SKL-33") },
];
