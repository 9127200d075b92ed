//! What a seat may ask for. One action is one choice.

use horda_kit::Seat;
use horda_words::{Noun, Words};
use serde::{Deserialize, Serialize};

use crate::boss::Member;
use crate::card::Colour;
use crate::cells::{Cell, Cells};
use crate::rules::GearUp;
use crate::sheet::SurvivorId;
use crate::speech::Moment;
use crate::state::{Target, ZombieNumber};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[words(rules = GearUp, context(now: Moment<'_>), keys = "action-", read = "action")]
pub enum Action {
    /// Chooses a Survivor (GU-SET-02).
    #[word("pick {survivor}", example = "pick ethan")]
    Pick {
        /// Whom.
        survivor: SurvivorId,
    },
    /// Names the Commander (GU-SET-10).
    #[word("command {seat}", example = "command two", says(seat = now.state.whose(seat)))]
    Command {
        /// Whom.
        seat: Seat,
    },
    /// Lets a Companion act (GU-SOL-04).
    #[word("call {survivor}", example = "call lisa", said_by(say_call, "call", "call-last"))]
    Call {
        /// Whom.
        survivor: SurvivorId,
    },
    /// Draws the Hit Shape, or one cell instead (GU-HIT-02, GU-HIT-05).
    #[word(
        "stamp {target} {cells..}",
        example = "stamp z3 A1 B1 B2",
        said_by(say_stamp, "stamp", "cross")
    )]
    Stamp {
        /// On what.
        target: Target,
        /// Which cells.
        cells: Cells,
    },
    /// Draws one part of a shape that is split (GU-EFF-08).
    #[word(
        "part {target} {cells..}",
        example = "part z3 A1 B1",
        says(target = now.state.seen(target), cells)
    )]
    Part {
        /// On what.
        target: Target,
        /// Which cells.
        cells: Cells,
    },
    /// Drives the zombie back, or leaves it (GU-EFF-02).
    #[word("knock", when(back = true), says(target = now.state.knocked()))]
    #[word("leave", when(back = false), says(target = now.state.knocked()))]
    Knock {
        /// Drive it back?
        back: bool,
    },
    /// Begins the next pass of a Sweep or an Explosion (GU-AMB-19).
    #[word("again")]
    Again,
    /// Ends the activation with what was stamped (GU-AMB-05).
    #[word("stop")]
    Stop,
    /// Activates a second time (GU-AMB-09).
    #[word(
        "second {way}",
        example = "second adrenaline",
        said_by(say_second, "second", "second-deadly")
    )]
    Second {
        /// By which effect.
        way: Way,
    },
    /// Has finished this part of the step (GU-AMB-57).
    #[word("done")]
    Done,
    /// Spends 1 Ammo on a cell (GU-AMM-02).
    #[word(
        "shoot {target} {cell}",
        example = "shoot z3 B2",
        says(target = now.state.seen(target), cell)
    )]
    Shoot {
        /// On what.
        target: Target,
        /// Which cell.
        cell: Cell,
    },
    /// Unlocks an upgrade (GU-UPG-03).
    #[word(
        "upgrade {weapon} {level}",
        example = "upgrade red 1",
        says(
            level,
            colour = weapon,
            weapon = rules.weapon_name(now.who(), weapon),
            effect = rules.learned(now.who(), weapon, level)
        )
    )]
    Upgrade {
        /// On which weapon.
        weapon: Colour,
        /// 1 or 2.
        level: u8,
    },
    /// Takes so much of the damage with Armour (GU-DMG-03).
    #[word("block {armour}", example = "block 2", said_by(say_block, "block", "block-none"))]
    Block {
        /// Points.
        armour: u8,
    },
    /// Lets another zombie of the same space attack first (GU-AMB-22).
    #[word(
        "before {zombie}",
        example = "before z4",
        says(target = now.state.seen(Target::Zombie(zombie)))
    )]
    Before {
        /// Which.
        zombie: ZombieNumber,
    },
    /// Buys off the Boss's blow, or not (GU-ELE-03, GU-MUT-02).
    #[word("pay", when(pay = true), says(good = rules.toll_good()))]
    #[word("suffer", when(pay = false))]
    Pay {
        /// Buy it off?
        pay: bool,
    },
    /// Gives the next drawn zombie to a Survivor (GU-SPN-06).
    #[word(
        "assign {seat}",
        example = "assign two",
        says(seat = now.state.whose(seat), card = now.state.next_drawn())
    )]
    Assign {
        /// Whom.
        seat: Seat,
    },
    /// Says which of the Dead Sox strikes next (GU-AMB-23).
    #[word("order {member}", example = "order batter", says(target = member))]
    Order {
        /// Which.
        member: Member,
    },
}

/// What grants a second activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[noun("way")]
pub enum Way {
    /// For 1 damage (GU-EFF-09).
    Adrenaline,
    /// For 1 Ammo (GU-EFF-10).
    Reload,
    /// After a Damage icon, on another zombie (GU-EFF-11).
    Critical,
}
