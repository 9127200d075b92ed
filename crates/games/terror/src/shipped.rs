//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Language, Problem, Source};

use crate::options::Options;
use crate::pack::Pack;
use crate::rules::Terror;

/// Pawns and tokens.
pub const PIECES: Source<'static> = Source {
    file: "content/terror/pieces.toml",
    text: include_str!("../../../../content/terror/pieces.toml"),
};

/// The special cards.
pub const CARDS: Source<'static> = Source {
    file: "content/terror/cards.toml",
    text: include_str!("../../../../content/terror/cards.toml"),
};

/// Boards and goals.
pub const SETUPS: Source<'static> = Source {
    file: "content/terror/setups.toml",
    text: include_str!("../../../../content/terror/setups.toml"),
};

/// The register of rules.
pub const RULES: Source<'static> = Source {
    file: "content/terror/rules.toml",
    text: include_str!("../../../../content/terror/rules.toml"),
};

/// Weights of an estimate of the chances, written by `horda calibrate`.
pub const CHANCES: Source<'static> = Source {
    file: "content/terror/chances.toml",
    text: include_str!("../../../../content/terror/chances.toml"),
};

/// Which tests would see which rule broken, written by `cargo xtask proofs`.
pub const PROOFS: Source<'static> = Source {
    file: "content/terror/proofs.toml",
    text: include_str!("../../../../content/terror/proofs.toml"),
};

/// Everything people read, by language.
pub const TEXTS: [(Language, &str, &str); 2] = [
    (
        Language::Pl,
        "content/terror/text/pl.ftl",
        include_str!("../../../../content/terror/text/pl.ftl"),
    ),
    (
        Language::En,
        "content/terror/text/en.ftl",
        include_str!("../../../../content/terror/text/en.ftl"),
    ),
];

/// The shipped pieces under these readings.
pub fn rules(options: Options) -> Result<Terror, Vec<Problem>> {
    let pack = Arc::new(Pack::load(PIECES, CARDS, SETUPS)?);
    Ok(Terror::new(pack, options).expect("the shipped pack has every set-up"))
}
