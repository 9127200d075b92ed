//! An attack under way (ZE-CBT-02).

use serde::{Deserialize, Serialize};

use super::dice::Faces;
use super::effort::Effort;
use super::fight::Fight;
use crate::board::zone::Zone;
use crate::equipment::card::CardKind;
use crate::survivors::survivor::Who;

/// More dice than this are one question of luck no more; an attack with more asks again.
pub const DICE_AT_ONCE: u8 = 24;

/// An attack. There is never more than one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Attack {
    /// What comes next.
    pub stage: Stage,
    /// Who attacks.
    pub who: Who,
    /// Melee or Ranged.
    pub fight: Fight,
    /// With which weapon; an improvised one is no card.
    pub weapon: Option<CardKind>,
    /// With two of them?
    pub pair: bool,
    /// By a car that was driven into the Zone: no Combat Action (ZE-CBT-20).
    pub by_car: bool,
    /// Which Zone.
    pub at: Zone,
    /// Is the number of Zombies rolled instead of the printed dice?
    pub by_zombies: bool,
    /// How hard the weapon is used.
    pub effort: Effort,
    /// What the standard dice show.
    pub faces: Faces,
    /// What the All-Out dice show; the lowest face is a Break (WZ-DIE-01).
    pub all_out: Faces,
    /// Breaks that still count (WZ-AO-11).
    pub breaks: u8,
    /// Re-rolls of Lucky that were used.
    pub lucky: u8,
    /// Re-rolls of ammo cards that were used.
    pub ammo: u8,
    /// Hits that are left.
    pub hits: u8,
    /// Misses that can still hit a friend.
    pub misses: u8,
    /// Damage of each hit.
    pub damage: u8,
    /// Zombies that it killed.
    pub kills: u8,
    /// Was the extra kill of Reaper taken?
    pub reaped: bool,
    /// Survivors and Companions that misses pass over, as bits.
    pub spared: u16,
    /// Survivors whose Tough was used against it, as bits.
    pub toughened: u8,
}

/// Stages of an attack, in the order of ZE-CBT-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The attacker chooses whether there is light.
    Light,
    /// The attacker chooses which dice are counted.
    Declare,
    /// The dice are rolled.
    Roll,
    /// They may be rolled again.
    Reroll,
    /// Breaks may be undone (WZ-AMB-07).
    Breaks,
    /// Sixes, hits and damage are counted.
    Count,
    /// Hits are assigned.
    Hits,
    /// Misses are assigned.
    Misses,
    /// Level-ups, then after-effects.
    After,
}

impl Attack {
    /// An attack that has just been declared.
    pub(crate) fn new(
        who: Who,
        fight: Fight,
        weapon: Option<CardKind>,
        pair: bool,
        at: Zone,
    ) -> Attack {
        Attack {
            stage: Stage::Declare,
            who,
            fight,
            weapon,
            pair,
            by_car: false,
            at,
            by_zombies: false,
            effort: Effort::Plain,
            faces: Faces::default(),
            all_out: Faces::default(),
            breaks: 0,
            lucky: 0,
            ammo: 0,
            hits: 0,
            misses: 0,
            damage: 0,
            kills: 0,
            reaped: false,
            spared: 0,
            toughened: 0,
        }
    }
}
