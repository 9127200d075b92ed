//! Skills against wounds, and those that heal.

use super::feature::{EndFeature, Feature, WoundFeature};
use crate::zombies::kind::Kind;

const PLAIN: WoundFeature =
    WoundFeature { immune: None, tough: false, cancel: false, low_profile: false };

const fn wounds(id: &'static str, rule: &'static str, wounds: WoundFeature) -> Feature {
    Feature { wounds, ..Feature::new(id, rule) }
}

const fn dreadnought(id: &'static str, kind: Kind) -> Feature {
    wounds(id, "ZE-SKL-25", WoundFeature { immune: Some(kind), ..PLAIN })
}

/// Skills of wounds.
pub(super) const WOUNDS: &[Feature] = &[
    dreadnought("dreadnought-walker", Kind::Walker),
    dreadnought("dreadnought-brute", Kind::Brute),
    dreadnought("dreadnought-runner", Kind::Runner),
    wounds("is-that-all", "ZE-SKL-36", WoundFeature { cancel: true, ..PLAIN }),
    wounds("low-profile", "ZE-SKL-39", WoundFeature { low_profile: true, ..PLAIN }),
    wounds("tough", "ZE-SKL-62", WoundFeature { tough: true, ..PLAIN }),
    Feature { end: Some(EndFeature::Medic), ..Feature::new("medic", "ZE-SKL-42") },
    Feature { end: Some(EndFeature::Regeneration), ..Feature::new("regeneration", "ZE-SKL-45") },
];
