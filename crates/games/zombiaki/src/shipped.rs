//! The content that ships with Horda, put into the program when it is built.

use horda_content::{Language, Problem, Source};

use crate::options::Options;
use crate::pack::Pack;
use crate::rules::Zombiaki;

/// The zombie deck.
pub const ZOMBIES: Source<'static> = Source {
    file: "content/zombiaki/zombies.toml",
    text: include_str!("../../../../content/zombiaki/zombies.toml"),
};

/// The human deck.
pub const HUMANS: Source<'static> = Source {
    file: "content/zombiaki/humans.toml",
    text: include_str!("../../../../content/zombiaki/humans.toml"),
};

/// The register of rules.
pub const RULES: Source<'static> = Source {
    file: "content/zombiaki/rules.toml",
    text: include_str!("../../../../content/zombiaki/rules.toml"),
};

/// Weights of an estimate of the chances, written by `horda calibrate`.
pub const CHANCES: Source<'static> = Source {
    file: "content/zombiaki/chances.toml",
    text: include_str!("../../../../content/zombiaki/chances.toml"),
};

/// Which tests would see which rule broken, written by `cargo xtask proofs`.
pub const PROOFS: Source<'static> = Source {
    file: "content/zombiaki/proofs.toml",
    text: include_str!("../../../../content/zombiaki/proofs.toml"),
};

/// Everything people read, by language.
pub const TEXTS: [(Language, &str, &str); 2] = [
    (
        Language::Pl,
        "content/zombiaki/text/pl.ftl",
        include_str!("../../../../content/zombiaki/text/pl.ftl"),
    ),
    (
        Language::En,
        "content/zombiaki/text/en.ftl",
        include_str!("../../../../content/zombiaki/text/en.ftl"),
    ),
];

/// The shipped decks under these readings.
pub fn rules(options: Options) -> Result<Zombiaki, Vec<Problem>> {
    let pack = Pack::load(ZOMBIES, HUMANS)?;
    Ok(Zombiaki::new(std::sync::Arc::new(pack), options))
}
