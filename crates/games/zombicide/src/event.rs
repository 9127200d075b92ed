//! What happened.

use horda_kit::{RuleId, Seat};
use horda_words::Words;
use serde::Serialize;

use crate::board::beam::Direction;
use crate::board::building::BuildingId;
use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::combat::dice::{AllOutFaces, Faces};
use crate::combat::reroll::Reroll;
use crate::equipment::card::{CardKind, Deck};
use crate::missions::card::CardId;
use crate::missions::mission::{Colour, EndReason, FlagId, TextId};
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::spawning::zombie_card::ZombieCardId;
use crate::survivors::car::CarKind;
use crate::survivors::character::CharacterId;
use crate::survivors::level::Level;
use crate::zombies::activation::Cause;
use crate::zombies::kind::Kind;
use crate::zombies::why::Why;

/// Something that happened, and the rule that made it happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Event {
    /// What.
    pub what: Happening,
    /// By which rule.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub rule: RuleId,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[words(rules = Zombicide, keys = "event-")]
#[expect(missing_docs, reason = "who, where and what, named as in the rules")]
pub enum Happening {
    /// A Survivor joined the team.
    #[word("picked {seat} {who}", says(seat = rules.seat_number(seat), who))]
    Picked { seat: Seat, who: CharacterId },
    /// A Survivor starts in a Zone.
    #[word("placed {who} {at}")]
    Placed { who: CharacterId, at: Zone },
    /// Another player leads a Survivor.
    #[word("handed-over {who} {seat}", says(who, seat = rules.seat_number(seat)))]
    HandedOver { who: CharacterId, seat: Seat },
    /// A seat was asked for a Survivor and leads it on.
    #[word("kept {who} {seat}", says(who, seat = rules.seat_number(seat)))]
    Kept { who: CharacterId, seat: Seat },
    /// A Survivor got a card before the game.
    #[word("dealt {who} {card}")]
    Dealt { who: CharacterId, card: CardKind },
    /// A Round began.
    #[word("round {round}")]
    RoundBegan { round: u8 },
    /// A Turn began.
    #[word("turn {who}")]
    TurnBegan { who: CharacterId },
    /// A Turn ended.
    #[word("ended {who}")]
    TurnEnded { who: CharacterId },
    /// A Survivor moved.
    #[word("moved {who} {from} {to}")]
    Moved { who: CharacterId, from: Zone, to: Zone },
    /// Zombies ended a move.
    #[word("stopped {who} {at}")]
    Stopped { who: CharacterId, at: Zone },
    /// Actions were lost to Zombies in the Zone that was left.
    #[word("shook-off {who} {actions}")]
    ShookOff { who: CharacterId, actions: u8 },
    /// A Noise token was laid.
    #[word("noise {at}", says("noisy", at))]
    Noisy { at: Zone },
    /// A door was opened.
    #[word("opened {door} {who: CharacterId}", when(by = Some(who)), says(door, who))]
    #[word("opened {door}", when(by = None), says("opened-itself", door))]
    Opened { door: GateId, by: Option<CharacterId> },
    /// A building was opened.
    #[word("entered-building {rooms}", says("building-opened", rooms))]
    BuildingOpened { building: BuildingId, rooms: u8 },
    /// A card was drawn.
    #[word("found {who} {card}")]
    Found { who: CharacterId, card: CardKind, deck: Deck },
    /// Nothing was left to draw.
    #[word("found-nothing {who}")]
    FoundNothing { who: CharacterId },
    /// A drawn card was replaced.
    #[word("replaced {who} {card}")]
    Replaced { who: CharacterId, card: CardKind },
    /// A card was discarded.
    #[word("dropped {who} {card}")]
    Dropped { who: CharacterId, card: CardKind },
    /// Cards were put into other slots.
    #[word("arranged {who}")]
    Arranged { who: CharacterId },
    /// Cards were exchanged.
    #[word("traded {who} {with}")]
    Traded { who: CharacterId, with: CharacterId },
    /// A trade was refused.
    #[word("refused-trade {with} {who}", says("trade-refused", with, who))]
    TradeRefused { who: CharacterId, with: CharacterId },
    /// A weapon was reloaded.
    #[word("reloaded {who} {weapon}")]
    Reloaded { who: CharacterId, weapon: CardKind },
    /// Food was eaten.
    #[word("ate {who} {card} {amount}")]
    Ate { who: CharacterId, card: CardKind, amount: u8 },
    /// An Objective was taken.
    #[word("took {who} {at}", says("took-objective", who, at))]
    TookObjective { who: CharacterId, at: Zone },
    /// The back of a shuffled Objective was shown.
    #[word("shown {at} {colour}")]
    Shown { at: Zone, colour: Colour },
    /// A crate was taken.
    #[word("took-crate {who} {at}")]
    TookCrate { who: CharacterId, at: Zone },
    /// A Survivor got into a car.
    #[word("got-in {who} driver", when(driver = true), says("got-in-driver", who, kind))]
    #[word("got-in {who}", when(driver = false), says(who, kind))]
    GotIn { who: CharacterId, kind: CarKind, driver: bool },
    /// A Survivor got out of a car.
    #[word("got-out {who}")]
    GotOut { who: CharacterId },
    /// A Survivor took the wheel, or left it.
    #[word("took-wheel {who}", when(driver = true))]
    #[word("left-wheel {who}", when(driver = false))]
    ChangedSeat { who: CharacterId, driver: bool },
    /// A car was driven.
    #[word("drove {who} {from} {to}")]
    Drove { who: CharacterId, from: Zone, to: Zone },
    /// A car ran into Zombies.
    #[word("ran-over {who} {at}")]
    RanOver { who: CharacterId, at: Zone },
    /// An attack was declared.
    #[word("attacked {who} {at} {weapon: CardKind}", when(weapon = Some(weapon)), says(who, weapon, at))]
    #[word("attacked {who} {at}", when(weapon = None), says("attacked-improvised", who, at))]
    Attacked { who: CharacterId, weapon: Option<CardKind>, at: Zone },
    /// Dice were rolled.
    #[word("rolled {who} {faces}", says(who, faces, needed))]
    Rolled { who: CharacterId, faces: Faces, needed: u8 },
    /// An attack goes All-Out.
    #[word("went-all-out {who}")]
    WentAllOut { who: CharacterId },
    /// All-Out dice were rolled.
    #[word("all-out {who} {faces}", says("all-out-rolled", who, faces))]
    AllOutRolled { who: CharacterId, faces: AllOutFaces },
    /// Breaks are ignored.
    #[word("breaks-ignored {who}")]
    BreaksIgnored { who: CharacterId },
    /// A weapon broke.
    #[word("broke {who} {card}")]
    Broke { who: CharacterId, card: CardKind },
    /// Dice were rolled again.
    #[word("rerolled {who} {by} {faces}")]
    Rerolled { who: CharacterId, by: Reroll, faces: Faces },
    /// Sixes brought dice.
    #[word("sixes {who} {faces}")]
    SixesBrought { who: CharacterId, faces: Faces },
    /// What the roll came to.
    #[word("hits {hits} misses {misses} damage {damage}", says("counted", hits, misses, damage))]
    Counted { hits: u8, misses: u8, damage: u8 },
    /// Zombies died.
    #[word("killed {who} {kind} {count} {at}")]
    Killed { who: CharacterId, kind: Kind, count: u8, at: Zone },
    /// Hits did nothing.
    #[word("shrugged {kind} {count}", says("shrugged-off", kind, count))]
    ShruggedOff { kind: Kind, count: u8 },
    /// A Molotov burnt a Zone.
    #[word("burnt {who} {at}")]
    Burnt { who: CharacterId, at: Zone },
    /// A Molotov came back.
    #[word("cocktail {who} {face}", says("cocktail-back", who, face))]
    CocktailBack { who: CharacterId, face: u8 },
    /// A Survivor gained adrenaline.
    #[word("adrenaline {who} {amount}", says("gained", who, amount))]
    Gained { who: CharacterId, amount: u8 },
    /// A Survivor reached a Danger Level.
    #[word("level {who} {level}", says("levelled-up", who, level))]
    LevelledUp { who: CharacterId, level: Level },
    /// A Survivor learned a skill.
    #[word("learned {who} {skill}")]
    Learned { who: CharacterId, skill: Skill },
    /// A Survivor was wounded by Zombies.
    #[word("wounded {who} {count} {kind: Kind} left {left}", when(by = Some(kind)), says(who, count, kind, left))]
    #[word("wounded {who} {count} shot left {left}", when(by = None), says("shot-by-friend", who, count, left))]
    Wounded { who: CharacterId, count: u8, by: Option<Kind>, left: u8 },
    /// A wound was ignored.
    #[word("ignored {who} {skill}")]
    Ignored { who: CharacterId, skill: Skill },
    /// Wounds were healed.
    #[word("healed {who} {count}")]
    Healed { who: CharacterId, count: u8 },
    /// A Survivor or Companion was eliminated.
    #[word("eliminated {who}")]
    Eliminated { who: CharacterId },
    /// A Survivor was knocked out.
    #[word("knocked-out {who}")]
    KnockedOut { who: CharacterId },
    /// A Survivor who lay knocked out was brought to safety.
    #[word("rescued {who} {other}")]
    Rescued { who: CharacterId, other: CharacterId },
    /// A card is kept for the next mission.
    #[word("card-kept {who} {card} {faces}")]
    CardKept { who: CharacterId, card: CardKind, faces: AllOutFaces },
    /// A card could not be kept.
    #[word("card-lost {who} {card} {faces}")]
    CardLost { who: CharacterId, card: CardKind, faces: AllOutFaces },
    /// A Survivor left the board.
    #[word("left {who}", says("left-board", who))]
    LeftBoard { who: CharacterId },
    /// A Companion follows a leader.
    #[word("rallied {who} {companion}")]
    Rallied { who: CharacterId, companion: CharacterId },
    /// Another Survivor was given an Action.
    #[word("led {who} {other}")]
    Led { who: CharacterId, other: CharacterId },
    /// A Survivor was pulled out of a Zone.
    #[word("pulled {who} {other} {to}")]
    Pulled { who: CharacterId, other: CharacterId, to: Zone },
    /// Zombies were pushed.
    #[word("shoved {who} {count} {to}")]
    Shoved { who: CharacterId, count: u8, to: Zone },
    /// Zombies were drawn to a Survivor.
    #[word("taunted {who} {at}")]
    Taunted { who: CharacterId, at: Zone },
    /// A phase began.
    #[word("zombie-phase")]
    ZombiePhase,
    /// Zombies begin to act.
    #[word("activation {cause}", says("activated", cause))]
    Activated { cause: Cause },
    /// Runners act again.
    #[word("runners-again")]
    RunnersAgain,
    /// Zombies of a Zone attack.
    #[word("attack {at} {count}", says("zombies-attack", at, count))]
    ZombiesAttack { at: Zone, count: u8 },
    /// Attacks had no target left.
    #[word("attacks-lost {at} {count}")]
    AttacksLost { at: Zone, count: u8 },
    /// Zombies moved.
    #[word(
        "shuffled {kind} {count} {from} {to} {why}",
        says("zombies-moved", kind, count, from, to, why),
        keys(
            "zombies-moved-saw",
            "zombies-moved-heard",
            "zombies-moved-taunted",
            "zombies-moved-saw-by-light",
            "zombies-moved-heard-by-light"
        )
    )]
    ZombiesMoved { kind: Kind, count: u8, from: Zone, to: Zone, why: Why },
    /// Zombies stayed.
    #[word(
        "stayed {kind} {count} {at} {why}",
        says("zombies-stayed", kind, count, at, why),
        keys(
            "zombies-stayed-saw",
            "zombies-stayed-heard",
            "zombies-stayed-taunted",
            "zombies-stayed-saw-by-light",
            "zombies-stayed-heard-by-light"
        )
    )]
    ZombiesStayed { kind: Kind, count: u8, at: Zone, why: Why },
    /// A Zombie card was turned up.
    #[word("card {card} {at} {level}", says("zombie-card", card, at, level))]
    CardDrawn { card: ZombieCardId, at: Zone, level: Level },
    /// A drawn Zombie card was given to a Spawn Zone.
    #[word("distributed {who} {card} {at}")]
    Distributed { who: CharacterId, card: ZombieCardId, at: Zone },
    /// The Zombie deck was renewed.
    #[word("deck-renewed")]
    DeckRenewed,
    /// A card does nothing at this level.
    #[word("card-idle {card}")]
    CardIdle { card: ZombieCardId },
    /// Zombies appeared.
    #[word("spawned {kind} {count} {at}")]
    Spawned { kind: Kind, count: u8, at: Zone },
    /// Figures were missing.
    #[word("shortage {kind} {missing}", says("ran-short", kind, missing))]
    RanShort { kind: Kind, missing: u8 },
    /// A Spawn Zone became active.
    #[word("spawn-active {at}")]
    SpawnActive { at: Zone },
    /// The Round ends: noise is gone, weapons are loaded.
    #[word("end-phase")]
    EndPhase,
    /// The First Player token went on.
    #[word("first-player {seat}", says(seat = rules.seat_number(seat)))]
    FirstSeat { seat: Seat },
    /// The Clock shows another hour.
    #[word("hour {hour}")]
    Hour { hour: u8 },
    /// Day became night, or night day.
    #[word("night", when(night = true), says("night-fell"))]
    #[word("day", when(night = false), says("day-broke"))]
    NightFell { night: bool },
    /// A Survivor switched a light on.
    #[word("light-on {who} {at} {to}")]
    LightOn { who: CharacterId, at: Zone, to: Direction },
    /// A beam points somewhere else.
    #[word("light-turned {who} {at} {to}")]
    LightTurned { who: CharacterId, at: Zone, to: Direction },
    /// The light of a Survivor went out.
    #[word("light-off {who}")]
    LightOff { who: CharacterId },
    /// A light of the mission was switched on, or off.
    #[word("lit {at}", when(on = true), says("zone-lit", at))]
    #[word("unlit {at}", when(on = false), says("zone-unlit", at))]
    ZoneLit { at: Zone, on: bool },
    /// An Objective card was taken.
    #[word("took-card {who} {card}")]
    TookCard { who: CharacterId, card: CardId },
    /// An Objective card revealed itself.
    #[word("revealed {card}")]
    Revealed { card: CardId },
    /// An Objective card lies where it lay, face up.
    #[word("put-back {card}")]
    PutBack { card: CardId },
    /// An Objective card stays revealed.
    #[word("card-stays {card}")]
    CardStays { card: CardId },
    /// An Objective card was discarded.
    #[word("card-gone {card}")]
    CardGone { card: CardId },
    /// An Objective card was laid out.
    #[word("card-put {card}")]
    CardPut { card: CardId },
    /// A Note was read.
    #[word("note {number}", says("note-read", number))]
    NoteRead { number: u8 },
    /// A keyword was found.
    #[word("keyword {word}", says("keyword-found", word))]
    KeywordFound { word: FlagId },
    /// The mission tells something.
    #[word("told {text}")]
    Told { text: TextId },
    /// It is over.
    #[word("won {why}", when(won = true), says("won", why))]
    #[word("lost {why}", when(won = false), says("lost", why))]
    Ended { won: bool, why: EndReason },
}
