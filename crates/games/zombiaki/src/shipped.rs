//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::Problem;

use crate::options::Options;
use crate::pack::Pack;
use crate::rules::Zombiaki;

horda_content::shipped! { "zombiaki";
    /// The zombie deck.
    ZOMBIES = "zombies.toml";
    /// The human deck.
    HUMANS = "humans.toml";
}

/// The shipped decks under these readings.
pub fn rules(options: Options) -> Result<Zombiaki, Vec<Problem>> {
    Ok(Zombiaki::new(Arc::new(Pack::load(ZOMBIES, HUMANS)?), options))
}
