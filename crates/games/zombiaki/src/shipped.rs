//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Problem, Source, in_order};

use crate::options::Options;
use crate::pack::Pack;
use crate::rules::Zombiaki;

horda_content::shipped! { "zombiaki";
    /// The zombie deck.
    ZOMBIES = "zombies.toml";
    /// The human deck.
    HUMANS = "humans.toml";
}

/// The files of the pack.
pub const FILES: [Source<'static>; 2] = [ZOMBIES, HUMANS];

/// The shipped decks under these readings.
pub fn rules(options: Options) -> Result<Zombiaki, Vec<Problem>> {
    load(&FILES, options)
}

/// The decks of some files with the names of [`FILES`], in any order.
pub fn load(files: &[Source<'_>], options: Options) -> Result<Zombiaki, Vec<Problem>> {
    let [zombies, humans] = in_order(files, FILES)?;
    Ok(Zombiaki::new(Arc::new(Pack::load(zombies, humans)?), options))
}
