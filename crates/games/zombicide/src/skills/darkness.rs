//! Skills that speak against darkness.

use super::feature::{AttackFeature, Feature};

/// Skills of the night.
pub(super) const DARKNESS: &[Feature] = &[
    Feature {
        attack: AttackFeature { dim_accuracy: Some(5), ..AttackFeature::PLAIN },
        ..Feature::new("night-fighter", "WZ-SKL-08")
    },
    Feature { dark_sight: true, ..Feature::new("night-vision", "WZ-SKL-09") },
];
