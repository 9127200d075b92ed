//! What happened.

use horda_kit::{RuleId, Seat};
use horda_words::Words;
use serde::Serialize;

use crate::action::Way;
use crate::boss::Member;
use crate::card::{BossCardId, CardId, Class, Colour, Good, Icon, Letter, Speed, TurnCardId};
use crate::cells::{Cell, Cells};
use crate::rules::GearUp;
use crate::sheet::SurvivorId;
use crate::state::{Cause, Target, ZombieNumber};
use crate::target::Seen;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "snake_case")]
#[words(rules = GearUp, keys = "event-")]
#[expect(missing_docs, reason = "seats, amounts and things, named as in the rules")]
pub enum Happening {
    /// A Survivor was chosen.
    #[word("picked {seat} {survivor}")]
    Picked { seat: Seat, survivor: SurvivorId },
    /// The team is complete: this Survivor plays.
    #[word("joined {seat} {survivor}", says(survivor))]
    Joined { seat: Seat, survivor: SurvivorId },
    /// The Commander was named.
    #[word("commander {seat}", says(survivor = who))]
    Commander { who: SurvivorId, seat: Seat },
    /// A Companion comes along.
    #[word("came {survivor}")]
    Came { survivor: SurvivorId },
    /// A round began.
    #[word("round {round}")]
    RoundBegan { round: u8 },
    /// The Boss arrived, or moved on.
    #[word("boss {seat}", says("boss-came", survivor = who, boss = rules.boss))]
    BossCame { who: SurvivorId, seat: Seat },
    /// A Turn card was turned up.
    #[word(
        "revealed turn {turn} {card}",
        says(turn, colour = rules.turn(card).colour, speed = rules.turn(card).speed)
    )]
    Revealed { turn: u8, card: TurnCardId },
    /// A seat has this weapon in hand for this turn.
    #[word("readied {seat} {weapon}", says(survivor, weapon = rules.weapon_name(survivor, weapon)))]
    Readied { seat: Seat, survivor: SurvivorId, weapon: Colour },
    /// A Companion was called.
    #[word("called {seat} {survivor}", says(survivor))]
    Called { seat: Seat, survivor: SurvivorId },
    /// The weapon, or the Companion, was activated.
    #[word(
        "fired {seat} {colour: Colour}",
        when(weapon = Some(colour)),
        says(survivor, weapon = rules.weapon_name(survivor, colour))
    )]
    #[word("fired {seat} {survivor}", when(weapon = None), says("fired-companion", survivor))]
    Fired { seat: Seat, survivor: SurvivorId, weapon: Option<Colour> },
    /// Cells were crossed.
    #[word(
        "crossed {seat} {target} {cells}",
        says(survivor = who, target = Seen { target, card }, cells)
    )]
    Crossed {
        who: SurvivorId,
        seat: Seat,
        target: Target,
        card: Option<CardId>,
        lane: Seat,
        cells: Cells,
    },
    /// The first part of a split shape was laid down.
    #[word(
        "part {seat} {target} {cells}",
        says("part-laid", survivor = who, target = Seen { target, card }, cells)
    )]
    PartLaid { who: SurvivorId, seat: Seat, target: Target, card: Option<CardId>, cells: Cells },
    /// A Survivor gained something; the rest found no blank box.
    #[word(
        "gained {seat} {good} {amount}",
        when(lost = 0),
        says(survivor = who, good, amount)
    )]
    #[word(
        "gained {seat} {good} {amount} lost {lost}",
        says("gained-lost", survivor = who, good, amount, lost)
    )]
    Gained { who: SurvivorId, seat: Seat, good: Good, amount: u8, lost: u8 },
    /// The Elephombie collapsed around a core.
    #[word("collapsed {core} {cells}", says(core, cells, count = cells.count()))]
    Collapsed { core: Cell, cells: Cells },
    /// A zombie died.
    #[word(
        "died {zombie} {card} {lane}",
        says(survivor = who, target = Seen::zombie(zombie, card))
    )]
    Died { who: SurvivorId, zombie: ZombieNumber, card: CardId, lane: Seat },
    /// A member of Dead Sox died.
    #[word("died {member}", says("member-died", target = member))]
    MemberDied { member: Member },
    /// A zombie was driven back.
    #[word(
        "knocked {zombie} s{from} s3",
        says("knocked-back", target = Seen::zombie(zombie, card))
    )]
    KnockedBack { zombie: ZombieNumber, card: CardId, from: u8 },
    /// A field of the Fury track was crossed; on a full track none is left (GU-AMB-39).
    #[word("raged {seat} full", when(full = true), says("raged-full", survivor = who))]
    #[word("raged {seat} {field}", when(full = false), says(survivor = who, field))]
    Raged { who: SurvivorId, seat: Seat, field: u8, full: bool },
    /// A weapon fires a second time.
    #[word("second {seat} {way}", says(survivor = who, way))]
    SecondWind { who: SurvivorId, seat: Seat, way: Way },
    /// A seat has finished its part of the step.
    #[word("finished {seat}", says(survivor = who))]
    Finished { who: SurvivorId, seat: Seat },
    /// Ammo was spent on a cell.
    #[word(
        "shot {seat} {target} {cell}",
        says(survivor = who, target = Seen { target, card }, cell)
    )]
    Shot {
        who: SurvivorId,
        seat: Seat,
        target: Target,
        card: Option<CardId>,
        lane: Seat,
        cell: Cell,
    },
    /// An upgrade was unlocked.
    #[word(
        "upgraded {seat} {weapon} {level}",
        says(
            survivor,
            weapon = rules.weapon_name(survivor, weapon),
            effect = rules.learned(survivor, weapon, level)
        )
    )]
    Upgraded { seat: Seat, survivor: SurvivorId, weapon: Colour, level: u8 },
    /// Upgrades found no weapon any more.
    #[word("upgrades-lost {seat} {amount}", says(survivor = who, amount))]
    UpgradesLost { who: SurvivorId, seat: Seat, amount: u8 },
    /// The zombies of a speed march.
    #[word("march none", when(speed = Speed::None), key = "march-none")]
    #[word("march {speed}")]
    MarchBegan { speed: Speed },
    /// A zombie came nearer.
    #[word("marched {zombie} s{from} s{to}", says(target = Seen::zombie(zombie, card), to))]
    Marched { zombie: ZombieNumber, card: CardId, lane: Seat, from: u8, to: u8 },
    /// A zombie attacked.
    #[word(
        "attacked {zombie} {seat} {damage}",
        says(survivor = who, target = Seen::zombie(zombie, card), damage)
    )]
    Attacked { who: SurvivorId, zombie: ZombieNumber, card: CardId, seat: Seat, damage: u8 },
    /// A zombie that was about to attack lets another go first.
    #[word("gave-way {zombie}", says(target = Seen::zombie(zombie, card)))]
    GaveWay { zombie: ZombieNumber, card: CardId, lane: Seat },
    /// A Bomber went off.
    #[word("exploded {zombie} {damage}", says(target = Seen::zombie(zombie, card), damage))]
    Exploded { zombie: ZombieNumber, card: CardId, lane: Seat, damage: u8 },
    /// Armour took damage.
    #[word("blocked {seat} {amount} {cause}", says(survivor = who, amount, cause))]
    Blocked { who: SurvivorId, seat: Seat, amount: u8, cause: Cause },
    /// Armour was broken.
    #[word("stripped {seat} {amount} {cause}", says(survivor = who, amount, cause))]
    Stripped { who: SurvivorId, seat: Seat, amount: u8, cause: Cause },
    /// Health was lost.
    #[word("hurt {seat} {amount} left {left} {cause}", says(survivor = who, amount, left, cause))]
    Hurt { who: SurvivorId, seat: Seat, amount: u8, left: u8, cause: Cause },
    /// A Spawn card was turned up.
    #[word("spawn {letter}", says(letter = letter.name()))]
    SpawnRevealed { letter: Letter },
    /// A zombie was drawn.
    #[word("drew {card}")]
    Drew { card: CardId },
    /// The dead of a deck were shuffled into a new one.
    #[word("reshuffled {class}")]
    Reshuffled { class: Class },
    /// So many zombies of a deck were missing.
    #[word("ran-out {class} {missing}")]
    RanOut { class: Class, missing: u8 },
    /// A zombie entered a street.
    #[word(
        "entered {zombie} {card} {lane}",
        says(survivor = who, target = Seen::zombie(zombie, card))
    )]
    Entered { who: SurvivorId, zombie: ZombieNumber, card: CardId, lane: Seat },
    /// A Boss card was turned up.
    #[word("boss-card {card}")]
    BossRevealed { card: BossCardId },
    /// An icon of the Boss card was carried out.
    #[word("boss-acts {icon}", says("boss-acted", icon, boss = rules.boss))]
    BossActed { icon: Icon },
    /// A Survivor bought off the Boss's blow.
    #[word("paid {seat} {good}", says(survivor = who, good))]
    Paid { who: SurvivorId, seat: Seat, good: Good },
    /// The Screamer screamed.
    #[word("screamed {field} {speed}")]
    Screamed { field: u8, speed: Speed },
    /// It is over.
    #[word("won", when(won = true))]
    #[word("lost", when(won = false))]
    Ended { won: bool },
}
