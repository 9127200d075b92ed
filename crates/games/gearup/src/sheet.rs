//! Survivors and their weapons as they are printed.

use horda_kit::mark;
use horda_words::named_by_pack;
use serde::{Deserialize, Serialize};

use crate::card::{Colour, Good};
use crate::effect::{Effect, Effects};
use crate::placements::ShapeId;
use crate::rules::GearUp;

/// Survivors in the box, and Companions.
pub const SURVIVORS: usize = 6;
/// Weapons of each.
pub const WEAPONS: usize = 4;

/// A Survivor, and the Companion of that name, by number in the pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct SurvivorId(pub u8);

/// A Survivor board with both its sides (GU-SRV-08).
#[derive(Clone, Debug)]
pub struct Survivor {
    /// Its name in files.
    pub id: String,
    /// For two and more, and for one alone.
    pub sides: [Sheet; 2],
}

/// One side of a Survivor board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Sheet {
    /// Health boxes.
    pub health: u8,
    /// Armour boxes.
    pub armour: u8,
    /// Ammo boxes.
    pub ammo: u8,
    /// What is printed below each field of the Fury track; empty without a Fury weapon.
    pub fury: Vec<Vec<Good>>,
    /// By colour: yellow, blue, green, red.
    pub weapons: Vec<Weapon>,
}

/// A weapon of a Survivor.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Weapon {
    /// Its name in files.
    pub id: String,
    /// When it fires.
    pub colour: Colour,
    /// Its Hit Shape.
    pub shape: ShapeId,
    /// What it can do from the start: Knockback or Multi-Hit 2 (GU-WPN-03).
    pub initial: Option<Effect>,
    /// What it can learn, left before right (GU-UPG-04).
    pub upgrades: [Effect; 2],
}

/// What a Companion can do (GU-SOL-03).
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Companion {
    /// The name, shared with a Survivor.
    pub survivor: SurvivorId,
    /// The Hit Shape.
    pub shape: ShapeId,
    /// The only effect.
    pub effect: Effect,
}

named_by_pack! { GearUp: SurvivorId, "survivor", survivor, read_survivor }

impl SurvivorId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Weapon {
    /// Effects that work with so many upgrades unlocked (GU-EFF-01).
    pub fn effects(&self, upgrades: u8) -> Effects {
        let learned = self.upgrades.iter().take(usize::from(upgrades)).inspect(|_| {
            mark!("GU-WPN-04"); // locked until it is learned
            mark!("GU-UPG-05"); // and then to the end of the game
        });
        let initial = self.initial.iter().inspect(|_| mark!("GU-WPN-03"));
        mark!("GU-AMB-38"); // equal ones do not add up
        initial.chain(learned).copied().fold(Effects::NONE, Effects::with)
    }
}
