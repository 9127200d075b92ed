//! What one observer may know, and what it means for the sheets.

use horda_kit::Observer;
use serde::{Deserialize, Serialize};

use crate::card::Colour;
use crate::state::{State, Target, ZombieNumber};

/// The table as everybody sees it: in this game nothing is held back from anybody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct View {
    /// Whose eyes.
    #[cfg_attr(feature = "wire", ts(skip))]
    pub observer: Observer,
    /// Everything that lies face up, and how much lies face down.
    pub state: State,
    /// What follows from the position, so that a page need not know the rules.
    pub insight: Insight,
}

/// Danger and possibility made visible.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Insight {
    /// The level of difficulty, by its number in the pieces.
    pub level: u8,
    /// The Boss, by its number in the pieces.
    pub boss: u8,
    /// Which side of its board: 0 black, 1 red.
    pub boss_side: u8,
    /// Which side of the Survivor boards: 0 for several, 1 for one alone.
    pub sheet_side: u8,
    /// What each zombie would deal, in the order of the position.
    pub zombies: Vec<Threat>,
    /// What the Boss would deal to everybody, once it is there.
    pub boss_attack: Vec<BossThreat>,
    /// The weapon of this turn, by seat; nothing before the first turn.
    pub colour: Option<Colour>,
    /// What the activation under way can still stamp.
    pub targets: Vec<Target>,
    /// Stamps, or passes, that are left in the activation under way.
    pub hits_left: u8,
    /// Cards in the two decks, and among the dead.
    pub decks: [u8; 2],
    /// Dead zombies of each deck.
    pub discards: [u8; 2],
    /// What the next icon A, B or C draws: Standard and Special.
    pub spawns: [[u8; 2]; 3],
}

/// What a zombie is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Threat {
    /// Its number.
    pub id: ZombieNumber,
    /// What it deals when it attacks, Stinkers counted.
    pub damage: u8,
    /// Does it move or attack in the march of this turn?
    pub moves: bool,
}

/// What the Boss, or one of its members, deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct BossThreat {
    /// Cells that must still be crossed.
    pub left: u8,
    /// By the Attack icon.
    pub attack: u8,
    /// By the Special Attack icon.
    pub special: u8,
}
