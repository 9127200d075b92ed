//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Problem, Source, in_order};

use crate::options::Options;
use crate::pack::Pack;
use crate::rules::GearUp;

horda_content::shipped! { "gearup";
    /// Survivors and Companions.
    SURVIVORS = "survivors.toml";
    /// Zombie cards.
    ZOMBIES = "zombies.toml";
    /// Boss boards.
    BOSSES = "bosses.toml";
    /// Turn, Spawn and Boss cards, levels and Spawn Help cards.
    CARDS = "cards.toml";
}

/// The files of the pack.
pub const FILES: [Source<'static>; 4] = [SURVIVORS, ZOMBIES, BOSSES, CARDS];

/// The shipped pack under these readings.
pub fn rules(options: Options) -> Result<GearUp, Vec<Problem>> {
    load(&FILES, options)
}

/// The pack of some files with the names of [`FILES`], in any order.
pub fn load(files: &[Source<'_>], options: Options) -> Result<GearUp, Vec<Problem>> {
    Ok(GearUp::new(Arc::new(Pack::load(in_order(files, FILES)?)?), options))
}
