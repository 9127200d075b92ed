//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Problem, Source};

use crate::board::tile_set::CORE_TILES;
use crate::options::Options;
use crate::pack::Pack;
use crate::rules::Zombicide;

horda_content::shipped! { "zombicide";
    /// Equipment cards.
    EQUIPMENT = "equipment.toml";
    /// Zombie cards.
    ZOMBIES = "zombies.toml";
    /// ID cards.
    CHARACTERS = "characters.toml";
    /// The first mission.
    TRAINING = "missions/training.toml";
}

/// The missions.
pub const MISSIONS: [Source<'static>; 1] = [TRAINING];

/// The shipped pack under these readings.
pub fn rules(options: Options) -> Result<Zombicide, Vec<Problem>> {
    let pack = Pack::load(EQUIPMENT, ZOMBIES, CHARACTERS, &CORE_TILES, &MISSIONS)?;
    Zombicide::new(Arc::new(pack), options).map_err(|problem| {
        vec![Problem {
            file: TRAINING.file.to_owned(),
            line: 1,
            what: problem.what,
            hint: problem.hint,
        }]
    })
}
