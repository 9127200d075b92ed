//! Skills that speak against darkness.

use super::feature::{AttackFeature, Feature};
use crate::washington::module::Module;

/// Skills of the night.
pub(super) const DARKNESS: &[Feature] = &[
    Feature {
        attack: AttackFeature { dim_accuracy: Some(5), ..AttackFeature::PLAIN },
        module: Some(Module::Clock),
        ..Feature::new("night-fighter", "WZ-SKL-08")
    },
    Feature { dark_sight: true, ..Feature::new("night-vision", "WZ-SKL-09") },
];
