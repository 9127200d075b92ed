//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Problem, Source, in_order};

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
    /// A rescue.
    PHARMACY = "missions/pharmacy.toml";
    /// A siege.
    BROADCAST = "missions/broadcast.toml";
    /// A search against the clock.
    AMBULANCE = "missions/ambulance.toml";
    /// Keys and coloured doors.
    VAULT = "missions/vault.toml";
    /// A hunt for Abominations.
    HUNT = "missions/hunt.toml";
    /// A split team.
    REUNION = "missions/reunion.toml";
}

/// Missions from easy to very hard, in the order of the option.
pub const MISSION_FILES: [Source<'static>; 7] =
    [TRAINING, PHARMACY, BROADCAST, AMBULANCE, VAULT, HUNT, REUNION];

/// How many files come before the tiles and before the missions.
const TILES: usize = 3;
const MISSIONS: usize = TILES + CORE_TILES.len();

/// The files of the pack: cards and characters, tiles, missions.
pub const FILES: [Source<'static>; MISSIONS + MISSION_FILES.len()] = {
    let mut files = [EQUIPMENT; MISSIONS + MISSION_FILES.len()];
    (files[1], files[2]) = (ZOMBIES, CHARACTERS);
    let mut tile = 0;
    while tile < CORE_TILES.len() {
        files[TILES + tile] = CORE_TILES[tile];
        tile += 1;
    }
    let mut mission = 0;
    while mission < MISSION_FILES.len() {
        files[MISSIONS + mission] = MISSION_FILES[mission];
        mission += 1;
    }
    files
};

/// The shipped pack under these readings.
pub fn rules(options: Options) -> Result<Zombicide, Vec<Problem>> {
    load(&FILES, options)
}

/// The pack of some files with the names of [`FILES`], in any order.
pub fn load(files: &[Source<'_>], options: Options) -> Result<Zombicide, Vec<Problem>> {
    let files = in_order(files, FILES)?;
    let (tiles, missions) = (&files[TILES..MISSIONS], &files[MISSIONS..]);
    let pack = Pack::load(files[0], files[1], files[2], tiles, missions)?;
    Zombicide::new(Arc::new(pack), options).map_err(|problem| {
        let file = missions[0].file.to_owned();
        vec![Problem { file, line: 1, what: problem.what, hint: problem.hint }]
    })
}
