//! The content that ships with Horda, put into the program when it is built.

use std::sync::Arc;

use horda_content::{Problem, Source, in_order};

use crate::board::tile_set::{CORE_TILES, WASHINGTON_TILES};
use crate::options::Options;
use crate::pack::Pack;
use crate::rules::Zombicide;

horda_content::shipped! { "zombicide" + "washington";
    /// Equipment cards.
    EQUIPMENT = "equipment.toml";
    /// Zombie cards.
    ZOMBIES = "zombies.toml";
    /// ID cards.
    CHARACTERS = "characters.toml";
    /// Positions that the rulebook shows.
    PICTURES = "pictures.toml";
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
    /// Washington 1: the diner.
    M1 = "missions/m1.toml";
    /// Washington 2: people behind the front.
    M2 = "missions/m2.toml";
    /// Washington 3: houses that are nailed up.
    M3 = "missions/m3.toml";
    /// Washington 4: a searchlight.
    M4 = "missions/m4.toml";
    /// Washington 5: a place to sleep.
    M5 = "missions/m5.toml";
    /// Washington 6: the entrance of the bunker.
    M6 = "missions/m6.toml";
    /// Washington 7: a keycard.
    M7 = "missions/m7.toml";
    /// Washington 8: a generator.
    M8 = "missions/m8.toml";
    /// Washington 9: fifty people.
    M9 = "missions/m9.toml";
    /// Washington 10: the way out.
    M10 = "missions/m10.toml";
}

/// Missions in the order of the option: the core game's from easy to very hard, then Washington's.
pub const MISSION_FILES: [Source<'static>; 17] = [
    TRAINING, PHARMACY, BROADCAST, AMBULANCE, VAULT, HUNT, REUNION, M1, M2, M3, M4, M5, M6, M7, M8,
    M9, M10,
];

/// Missions of the core game, which every content has.
const CORE_MISSIONS: usize = 7;

/// How many files come before the tiles and before the missions.
const TILES: usize = 3;
const MISSIONS: usize = TILES + CORE_TILES.len() + WASHINGTON_TILES.len();

/// The files of the pack: cards and characters, tiles, missions.
pub const FILES: [Source<'static>; MISSIONS + MISSION_FILES.len()] = {
    let mut files = [EQUIPMENT; MISSIONS + MISSION_FILES.len()];
    (files[1], files[2]) = (ZOMBIES, CHARACTERS);
    let mut tile = 0;
    while tile < CORE_TILES.len() {
        files[TILES + tile] = CORE_TILES[tile];
        tile += 1;
    }
    while tile < CORE_TILES.len() + WASHINGTON_TILES.len() {
        files[TILES + tile] = WASHINGTON_TILES[tile - CORE_TILES.len()];
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

/// The pack of some files with the names of [`FILES`], in any order. Contents from before a box
/// came out have no tiles and no missions of it (ADR 26).
pub fn load(files: &[Source<'_>], options: Options) -> Result<Zombicide, Vec<Problem>> {
    let later = WASHINGTON_TILES.iter().chain(&MISSION_FILES[CORE_MISSIONS..]);
    let none: Vec<Source<'_>> = later.map(|file| Source { text: "", ..*file }).collect();
    let files = in_order(&[files, &none[..]].concat(), FILES)?;
    let tiles = &files[TILES..MISSIONS];
    let missions = files[MISSIONS..].iter().filter(|file| !file.text.is_empty());
    let missions: Vec<Source<'_>> = missions.copied().collect();
    let pack = Pack::load(files[0], files[1], files[2], tiles, &missions)?;
    Zombicide::new(Arc::new(pack), options).map_err(|problem| {
        let file = missions[0].file.to_owned();
        vec![Problem { file, line: 1, what: problem.what, hint: problem.hint }]
    })
}
