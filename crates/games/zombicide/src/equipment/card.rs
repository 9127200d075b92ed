//! Equipment cards: kinds that a pack names, and single cards that are carried.

use serde::{Deserialize, Serialize};

use crate::combat::fight::Fight;
use crate::skills::Skill;
use horda_words::Noun;

/// Kinds of cards that a pack may have.
pub const CARD_KINDS: usize = 64;

/// A kind of card, by its number in the pack. Cards of one name in different decks are of
/// different kinds, because they go back to different piles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct CardKind(pub u8);

impl CardKind {
    /// Its place in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card that a Survivor carries. Whether a Reload weapon is empty belongs to the card and goes
/// with it (ZE-INV-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Card {
    /// What it is.
    pub kind: CardKind,
    /// Was it fired and not reloaded?
    pub empty: bool,
}

impl From<CardKind> for Card {
    fn from(kind: CardKind) -> Card {
        Card { kind, empty: false }
    }
}

/// Decks of equipment (ZE-CMP-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("deck")]
pub enum Deck {
    /// Dealt before the game; never comes back (ZE-DCK-02).
    Starting,
    /// Searched.
    Equipment,
    /// Found in crates; never comes back (ZE-DCK-03).
    #[noun("pimpweapon")]
    Pimpweapons,
    /// Searched where a Humvee stands (ZE-AMB-86).
    SecretService,
}

/// What the pack says of a kind.
#[derive(Clone, Debug)]
pub struct CardFace {
    /// Its name in files, its own.
    pub id: String,
    /// Its printed name; copies in two decks share it and pair up (ZE-EQT-09).
    pub name: String,
    /// Where it lies before the game.
    pub deck: Deck,
    /// How many there are.
    pub count: u8,
    /// Its attack in the own Zone.
    pub melee: Option<Profile>,
    /// Its attack at a distance.
    pub ranged: Option<Profile>,
    /// Two of this name may be used as one (ZE-EQT-09).
    pub dual: bool,
    /// Is empty after it was fired (ZE-EQT-12)?
    pub reload: bool,
    /// Opens doors, with this noise (ZE-EQT-08).
    pub opens: Option<Noise>,
    /// What its ammunition is.
    pub ammo: Option<Ammo>,
    /// A skill for attacks with this weapon (ZE-EQT-19).
    pub skill: Option<Skill>,
    /// A skill of the Survivor who has this card, which is no weapon, in Hand (ZE-EQT-20).
    pub worn: Option<Skill>,
    /// What else it does.
    pub special: Special,
    /// All-Out dice in the advanced decks and in the Secret Service deck; 0 without a value
    /// (WZ-EQP-03).
    pub all_out: u8,
    /// Dice of its Keep roll there; 0 if it cannot be kept (WZ-EQP-04).
    pub keep: u8,
}

/// How a weapon attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Profile {
    /// Nearest Zone (ZE-EQT-03).
    pub nearest: u8,
    /// Farthest Zone.
    pub farthest: u8,
    /// Dice (ZE-EQT-04).
    pub dice: u8,
    /// Smallest face that hits (ZE-EQT-05).
    pub accuracy: u8,
    /// Damage of each hit (ZE-EQT-06).
    pub damage: u8,
    /// Does it make Noise (ZE-EQT-07)?
    pub noise: Noise,
}

/// Does a use of a card make Noise?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("noise")]
pub enum Noise {
    /// No token.
    Silent,
    /// One token.
    Noisy,
}

/// Ammunition, which only matters for cards that bring more of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("ammo")]
pub enum Ammo {
    /// ZE-EQT-10.
    Bullets,
    /// ZE-EQT-11.
    Shells,
}

/// What a card does besides attacking and opening doors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Nothing.
    #[default]
    None,
    /// Burns a Zone (ZE-EQT-13).
    Molotov,
    /// Two cards in a Search, light (ZE-EQT-14, ZE-EQT-15).
    Flashlight,
    /// All dice of weapons with this ammunition again (ZE-EQT-16, ZE-EQT-17).
    Ammo(Ammo),
    /// So many AP for eating it (ZE-EQT-18).
    Food(u8),
    /// A Walker instead of a card (ZE-EQT-24, ZE-EQT-25).
    Trap,
    /// A die more for another Melee weapon in Hand (ZE-EQT-29).
    Helper,
    /// Undoes Breaks, which only advanced weapons have (ZE-EQT-30).
    RepairKit,
    /// Sight at night, which only some expansions have (ZE-EQT-32).
    NightVision,
}

impl CardFace {
    /// How it attacks in one of the two ways.
    #[inline]
    pub fn profile(&self, fight: Fight) -> Option<&Profile> {
        match fight {
            Fight::Melee => self.melee.as_ref(),
            Fight::Ranged => self.ranged.as_ref(),
        }
    }

    /// Does it work from the Backpack (ZE-EQT-21)?
    pub fn works_from_backpack(&self) -> bool {
        match self.special {
            Special::Flashlight
            | Special::Ammo(_)
            | Special::Food(_)
            | Special::RepairKit
            | Special::NightVision => true,
            Special::None | Special::Molotov | Special::Trap | Special::Helper => false,
        }
    }

    /// Is it a weapon?
    pub fn is_weapon(&self) -> bool {
        self.melee.is_some() || self.ranged.is_some() || self.special == Special::Molotov
    }
}
