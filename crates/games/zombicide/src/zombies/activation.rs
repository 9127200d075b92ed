//! An activation of Zombies under way (ZE-ZAC-01 to ZE-ZAC-19): who acts, why, and how far it is.

use horda_words::Noun;
use serde::{Deserialize, Serialize};

use super::crowd::Crowd;
use super::kind::{KINDS, Kind, KindSet};
use crate::board::zone::{ZONES, Zone};
use crate::board::zone_set::ZoneSet;
use crate::few::Few;
use crate::survivors::survivor::Who;

/// Zones over which the figures of one card can spread in one activation.
pub const PLACED: usize = 6;

/// Figures of Runners (ZE-CMP-01).
const RUNNERS: usize = 16;

/// Why Zombies act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("cause")]
pub enum Cause {
    /// Step 1 of the Zombie Phase (ZE-ZAC-01).
    #[default]
    Phase,
    /// A Rush card (ZE-SPN-08).
    Rush,
    /// An Extra Activation card (ZE-SPN-09).
    ExtraCard,
    /// Too few figures (ZE-SPN-10).
    Shortage,
    /// A second Abomination card (ZE-ABO-03).
    Abomination,
    /// The Taunt of a Survivor (ZE-SKL-61).
    Taunt,
    /// An effect of the mission.
    Mission,
    /// Light that they see (WZ-XAC-02).
    Light,
}

/// Figures of a Zombie card in a Zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Where.
    pub zone: Zone,
    /// What they are.
    pub kind: Kind,
    /// How many.
    pub count: u8,
}

impl Default for Placed {
    fn default() -> Placed {
        Placed { zone: Zone::new(0), kind: Kind::Walker, count: 0 }
    }
}

/// What an activation does next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Nothing acts.
    #[default]
    Idle,
    /// Those who share a Zone with prey attack.
    Attack,
    /// The Attacks of one Zone are shared out.
    ShareOut,
    /// The others move.
    Move,
}

/// An activation. Zombies of a set that still act in this pass are in `acting`; Runners that have
/// acted and will act again are in `runners`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// What it does next.
    pub step: Step,
    /// Why they act.
    pub cause: Cause,
    /// Is this the second pass of Runners (ZE-ZAC-13)?
    pub again: bool,
    /// Common kinds that still act in this pass.
    #[serde(with = "crate::long_list")]
    pub acting: [Crowd; ZONES],
    /// Where each Runner that has acted in the first pass is now.
    pub runners: Few<u8, RUNNERS>,
    /// Zones in which `acting` is not empty, Abominations aside.
    pub active: ZoneSet,
    /// Abominations that still act.
    pub abominations: KindSet,
    /// The Survivor that they are after, whatever they see and hear (ZE-SKL-61).
    pub taunted: Option<Who>,
    /// Where Attacks are being shared out.
    pub zone: Zone,
    /// Attacks that are left there, by kind.
    pub attacks: [u8; KINDS],
    /// Survivors whose Tough has been used in this pass, as bits (ZE-AMB-27).
    pub toughened: u8,
    /// Where the figures are that the Zombie card in hand has placed (ZE-AMB-31).
    pub placed: Few<Placed, PLACED>,
    /// Are odd ones spread as proposed without asking again?
    pub as_proposed: bool,
}

impl Default for Activation {
    fn default() -> Activation {
        Activation {
            step: Step::Idle,
            cause: Cause::Phase,
            again: false,
            acting: [Crowd::NONE; ZONES],
            runners: Few::new(),
            active: ZoneSet::NONE,
            abominations: KindSet::NONE,
            taunted: None,
            zone: Zone::new(0),
            attacks: [0; KINDS],
            toughened: 0,
            placed: Few::new(),
            as_proposed: false,
        }
    }
}

impl Activation {
    /// Lets some of a kind in a Zone act.
    pub fn include(&mut self, zone: Zone, kind: Kind, count: u8) {
        if kind.abomination().is_some() {
            self.abominations = self.abominations.with(kind);
        } else if count > 0 {
            self.acting[zone.index()].add(kind, count);
            self.active.insert(zone);
        }
    }

    /// Some of a kind have acted; Runners will again.
    pub fn note_acted(&mut self, zone: Zone, kind: Kind, count: u8) {
        if kind == Kind::Runner && !self.again {
            let room = RUNNERS - self.runners.len();
            for _ in 0..usize::from(count).min(room) {
                self.runners.push(zone.into());
            }
        }
    }

    /// Attacks that are left to be shared out.
    pub fn attacks_left(&self) -> u8 {
        self.attacks.iter().sum()
    }
}
