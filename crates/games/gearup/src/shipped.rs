//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Language, Problem, Source};

use crate::options::Options;
use crate::pack::{Files, Pack};
use crate::rules::GearUp;

/// Survivors, zombies, Bosses and cards.
pub const FILES: Files<'static> = Files {
    survivors: Source {
        file: "content/gearup/survivors.toml",
        text: include_str!("../../../../content/gearup/survivors.toml"),
    },
    zombies: Source {
        file: "content/gearup/zombies.toml",
        text: include_str!("../../../../content/gearup/zombies.toml"),
    },
    bosses: Source {
        file: "content/gearup/bosses.toml",
        text: include_str!("../../../../content/gearup/bosses.toml"),
    },
    cards: Source {
        file: "content/gearup/cards.toml",
        text: include_str!("../../../../content/gearup/cards.toml"),
    },
};

/// The register of rules.
pub const RULES: Source<'static> = Source {
    file: "content/gearup/rules.toml",
    text: include_str!("../../../../content/gearup/rules.toml"),
};

/// Weights of an estimate of the chances, written by `horda calibrate`.
pub const CHANCES: Source<'static> = Source {
    file: "content/gearup/chances.toml",
    text: include_str!("../../../../content/gearup/chances.toml"),
};

/// Which tests would see which rule broken, written by `cargo xtask proofs`.
pub const PROOFS: Source<'static> = Source {
    file: "content/gearup/proofs.toml",
    text: include_str!("../../../../content/gearup/proofs.toml"),
};

/// Everything people read, by language.
pub const TEXTS: [(Language, &str, &str); 2] = [
    (
        Language::Pl,
        "content/gearup/text/pl.ftl",
        include_str!("../../../../content/gearup/text/pl.ftl"),
    ),
    (
        Language::En,
        "content/gearup/text/en.ftl",
        include_str!("../../../../content/gearup/text/en.ftl"),
    ),
];

/// The shipped pack under these readings.
pub fn rules(options: Options) -> Result<GearUp, Vec<Problem>> {
    Ok(GearUp::new(Arc::new(Pack::load(FILES)?), options))
}
