//! What a seat may ask for. One action is one choice.

use crate::boss::Member;
use horda_kit::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Colour;
use crate::cells::{Cell, Cells};
use crate::sheet::SurvivorId;
use crate::state::{Target, ZombieNumber};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Chooses a Survivor (GU-SET-02).
    Pick {
        /// Whom.
        survivor: SurvivorId,
    },
    /// Names the Commander (GU-SET-10).
    Command {
        /// Whom.
        seat: Seat,
    },
    /// Lets a Companion act (GU-SOL-04).
    Call {
        /// Whom.
        survivor: SurvivorId,
    },
    /// Draws the Hit Shape, or one cell instead (GU-HIT-02, GU-HIT-05).
    Stamp {
        /// On what.
        target: Target,
        /// Which cells.
        cells: Cells,
    },
    /// Draws one part of a shape that is split (GU-EFF-08).
    Part {
        /// On what.
        target: Target,
        /// Which cells.
        cells: Cells,
    },
    /// Drives the zombie back, or leaves it (GU-EFF-02).
    Knock {
        /// Drive it back?
        back: bool,
    },
    /// Begins the next pass of a Sweep or an Explosion (GU-AMB-19).
    Again,
    /// Ends the activation with what was stamped (GU-AMB-05).
    Stop,
    /// Activates a second time (GU-AMB-09).
    Second {
        /// By which effect.
        way: Way,
    },
    /// Has finished this part of the step (GU-AMB-57).
    Done,
    /// Spends 1 Ammo on a cell (GU-AMM-02).
    Shoot {
        /// On what.
        target: Target,
        /// Which cell.
        cell: Cell,
    },
    /// Unlocks an upgrade (GU-UPG-03).
    Upgrade {
        /// On which weapon.
        weapon: Colour,
        /// 1 or 2.
        level: u8,
    },
    /// Takes so much of the damage with Armour (GU-DMG-03).
    Block {
        /// Points.
        armour: u8,
    },
    /// Lets another zombie of the same space attack first (GU-AMB-22).
    Before {
        /// Which.
        zombie: ZombieNumber,
    },
    /// Buys off the Boss's blow, or not (GU-ELE-03, GU-MUT-02).
    Pay {
        /// Buy it off?
        pay: bool,
    },
    /// Gives the next drawn zombie to a Survivor (GU-SPN-06).
    Assign {
        /// Whom.
        seat: Seat,
    },
    /// Says which of the Dead Sox strikes next (GU-AMB-23).
    Order {
        /// Which.
        member: Member,
    },
}

/// What grants a second activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// For 1 damage (GU-EFF-09).
    Adrenaline,
    /// For 1 Ammo (GU-EFF-10).
    Reload,
    /// After a Damage icon, on another zombie (GU-EFF-11).
    Critical,
}

impl Way {
    /// All three.
    pub const ALL: [Way; 3] = [Way::Adrenaline, Way::Reload, Way::Critical];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["adrenaline", "reload", "critical"][self as usize]
    }
}
