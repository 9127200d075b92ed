//! What happened.

use crate::boss::Member;
use horda_kit::{RuleId, Seat};
use serde::Serialize;

use crate::action::Way;
use crate::card::{BossCardId, CardId, Class, Colour, Good, Icon, Letter, Speed, TurnCardId};
use crate::cells::{Cell, Cells};
use crate::sheet::SurvivorId;
use crate::state::{Cause, Target, ZombieNumber};

/// Something that happened, and the rule that made it happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Event {
    /// What.
    pub what: Happening,
    /// By which rule.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub rule: RuleId,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "seats, amounts and things, named as in the rules")]
pub enum Happening {
    /// A Survivor was chosen.
    Picked { seat: Seat, survivor: SurvivorId },
    /// The team is complete: this Survivor plays.
    Joined { seat: Seat, survivor: SurvivorId },
    /// The Commander was named.
    Commander { who: SurvivorId, seat: Seat },
    /// A Companion comes along.
    Came { survivor: SurvivorId },
    /// A round began.
    RoundBegan { round: u8 },
    /// The Boss arrived, or moved on.
    BossCame { who: SurvivorId, seat: Seat },
    /// A Turn card was turned up.
    Revealed { turn: u8, card: TurnCardId },
    /// A seat has this weapon in hand for this turn.
    Readied { seat: Seat, survivor: SurvivorId, weapon: Colour },
    /// A Companion was called.
    Called { seat: Seat, survivor: SurvivorId },
    /// The weapon, or the Companion, was activated.
    Fired { seat: Seat, survivor: SurvivorId, weapon: Option<Colour> },
    /// Cells were crossed.
    Crossed {
        who: SurvivorId,
        seat: Seat,
        target: Target,
        card: Option<CardId>,
        lane: Seat,
        cells: Cells,
    },
    /// The first part of a split shape was laid down.
    PartLaid { who: SurvivorId, seat: Seat, target: Target, card: Option<CardId>, cells: Cells },
    /// A Survivor gained something; the rest found no blank box.
    Gained { who: SurvivorId, seat: Seat, good: Good, amount: u8, lost: u8 },
    /// The Elephombie collapsed around a core.
    Collapsed { core: Cell, cells: Cells },
    /// A zombie died.
    Died { who: SurvivorId, zombie: ZombieNumber, card: CardId, lane: Seat },
    /// A member of Dead Sox died.
    MemberDied { member: Member },
    /// A zombie was driven back.
    KnockedBack { zombie: ZombieNumber, card: CardId, from: u8 },
    /// A field of the Fury track was crossed; on a full track none is left (GU-AMB-39).
    Raged { who: SurvivorId, seat: Seat, field: u8, full: bool },
    /// A weapon fires a second time.
    SecondWind { who: SurvivorId, seat: Seat, way: Way },
    /// A seat has finished its part of the step.
    Finished { who: SurvivorId, seat: Seat },
    /// Ammo was spent on a cell.
    Shot {
        who: SurvivorId,
        seat: Seat,
        target: Target,
        card: Option<CardId>,
        lane: Seat,
        cell: Cell,
    },
    /// An upgrade was unlocked.
    Upgraded { seat: Seat, survivor: SurvivorId, weapon: Colour, level: u8 },
    /// Upgrades found no weapon any more.
    UpgradesLost { who: SurvivorId, seat: Seat, amount: u8 },
    /// The zombies of a speed march.
    MarchBegan { speed: Speed },
    /// A zombie came nearer.
    Marched { zombie: ZombieNumber, card: CardId, lane: Seat, from: u8, to: u8 },
    /// A zombie attacked.
    Attacked { who: SurvivorId, zombie: ZombieNumber, card: CardId, seat: Seat, damage: u8 },
    /// A zombie that was about to attack lets another go first.
    GaveWay { zombie: ZombieNumber, card: CardId, lane: Seat },
    /// A Bomber went off.
    Exploded { zombie: ZombieNumber, card: CardId, lane: Seat, damage: u8 },
    /// Armour took damage.
    Blocked { who: SurvivorId, seat: Seat, amount: u8, cause: Cause },
    /// Armour was broken.
    Stripped { who: SurvivorId, seat: Seat, amount: u8, cause: Cause },
    /// Health was lost.
    Hurt { who: SurvivorId, seat: Seat, amount: u8, left: u8, cause: Cause },
    /// A Spawn card was turned up.
    SpawnRevealed { letter: Letter },
    /// A zombie was drawn.
    Drew { card: CardId },
    /// The dead of a deck were shuffled into a new one.
    Reshuffled { class: Class },
    /// So many zombies of a deck were missing.
    RanOut { class: Class, missing: u8 },
    /// A zombie entered a street.
    Entered { who: SurvivorId, zombie: ZombieNumber, card: CardId, lane: Seat },
    /// A Boss card was turned up.
    BossRevealed { card: BossCardId },
    /// An icon of the Boss card was carried out.
    BossActed { icon: Icon },
    /// A Survivor bought off the Boss's blow.
    Paid { who: SurvivorId, seat: Seat, good: Good },
    /// The Screamer screamed.
    Screamed { field: u8, speed: Speed },
    /// It is over.
    Ended { won: bool },
}
