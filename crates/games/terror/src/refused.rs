//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when a person is to read it.

use horda_kit::mark;
use horda_words::{Phrase, Refusals, Said};

use crate::card::CardId;
use crate::human::{Fate, Human};
use crate::place::{Field, Half};
use crate::rules::Terror;
use crate::setup::Thing;
use crate::side::Side;
use crate::state::{Ask, FaceUp, FacingAfter};
use crate::token::{Sort, TokenId};
use crate::view::Duty;

/// What stands on a field that should be free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blocker {
    Human(Human),
    Zombie,
    Obstacle,
}

/// What should be put on a field that is not free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placed {
    /// A human, at set-up.
    Human,
    /// A zombie, at set-up.
    Zombie,
    /// A zombie in the adding phase.
    NewZombie,
    /// The zombie of the Ambush card.
    Ambush,
}

/// What a zombie is wanted for where none stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ZombieFor {
    Axe,
    Shot,
    Activation,
    Relocation,
    Conversion,
    Card(CardId),
}

/// Why zombies are still due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owed {
    Half,
    Shot,
    Card,
    Relocation,
}

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Refusals)]
#[refusals(rules = Terror)]
pub(crate) enum Refused {
    #[refused("ZT-END-01", "game-over", side)]
    GameOver(Side),
    // Whose decision it is, and what this moment asks for.
    #[refused("ZT-ROUND-01", "not-your-turn", side)]
    NotYourTurn(Side),
    #[refused("ZT-ADV-06", "not-your-token", side)]
    NotYourToken(Side),
    #[refused("ZT-SETUP-07", "humans-place-humans")]
    HumansPlaceHumans,
    #[refused("ZT-SETUP-08", "zombies-place-zombies")]
    ZombiesPlaceZombies,
    #[refused("ZT-ADV-01", "board-first")]
    BoardFirst { side: Side, sort: Sort },
    #[refused("ZT-ADV-11", "board-stands")]
    BoardStands,
    #[refused("ZT-SETUP-03", "humans-first", human)]
    HumansFirst(Human),
    #[refused("ZT-SETUP-03", "zombies-first")]
    ZombiesFirst,
    #[refused("ZT-SETUP-03", "set-up-over")]
    SetUpOver,
    #[refused("ZT-ROUND-01", "zombies-later")]
    ZombiesLater,
    #[refused("ZT-ROUND-01", "humans-later")]
    HumansLater,
    #[refused("ZT-CARD-01", "card-in-own-turn", card)]
    CardInOwnTurn(CardId),
    #[refused("ZT-CARD-03", "face-first",
        when(ask = Ask::Facing { at, after: FacingAfter::Ambush | FacingAfter::Racket }), at)]
    #[refused(ask.rule(), "face-first", when(ask = ask @ Ask::Facing { at, .. }), at)]
    #[refused("ZT-CARD-03", "ambush-first", when(ask = Ask::Ambush))]
    #[refused(ask.rule(), "put-down-first", when(ask = ask @ Ask::PutDown { .. }))]
    #[refused(ask.rule(), "replace-first", when(ask = ask @ Ask::Replace { human }), human)]
    AnswerFirst { ask: Ask },
    #[refused("ZT-ZMOVE-01", "quota-left", left)]
    QuotaLeft(u8),
    #[refused("ZT-ZMOVE-04", "quota-used", quota)]
    QuotaUsed(u8),
    #[refused("ZT-ZMOVE-06", "used-and-over", at)]
    UsedAndOver(Field),
    #[refused("ZT-ZTURN-01", "came-too-late", at)]
    CameTooLate(Field),
    #[refused("ZT-ZTURN-01", "adding-later")]
    AddingLater,
    #[refused("ZT-ZTURN-01", "adding-done")]
    AddingDone,
    #[refused("ZT-SPAWN-05", "still-due", when(owed = Owed::Half), count)]
    #[refused("ZT-SPAWN-06", "still-due", when(owed = Owed::Shot), count)]
    #[refused("ZT-GAP-07", "still-due", when(owed = Owed::Card), count)]
    #[refused("ZT-SPAWN-10", "still-to-relocate", when(owed = Owed::Relocation), count)]
    StillDue { count: u8, owed: Owed },
    #[refused("ZT-ZTURN-01", "tidying-later")]
    TidyingLater,
    #[refused("ZT-TIDY-01", "dead-first")]
    DeadFirst,
    #[refused("ZT-ZACT-06", "turn-in-activation")]
    TurnInActivation,
    #[refused("ZT-TIDY-02", "nothing-to-face", when(tidying = true))]
    #[refused("ZT-SPAWN-04", "nothing-to-face", when(tidying = false))]
    NothingToFace { tidying: bool },
    // Set-up.
    #[refused("ZT-ADV-06", "other-sort", sort)]
    OtherSort(Sort),
    #[refused("ZT-RUL-41", "no-copy-left", token)]
    CopiesGone(TokenId),
    #[refused("ZT-ADV-06", "turn-for-nothing", token)]
    TurnForNothing(TokenId),
    #[refused("ZT-ADV-07", "off-board", at)]
    OffBoard(Field),
    #[refused("ZT-ADV-07", "token-there", at)]
    TokenThere(Field),
    #[refused("ZT-RUL-38", "sewer-there", at)]
    SewerThere(Field),
    #[refused("ZT-FREE-06", "car-in-last-row")]
    CarInLastRow,
    #[refused("ZT-RUL-37", "sewer-half")]
    SewerHalf,
    #[refused("ZT-FREE-07", "booth-half")]
    BoothHalf,
    #[refused("ZT-ADV-08", "at-edge", at)]
    AtEdge(Field),
    #[refused("ZT-ADV-09", "touches", at)]
    Touches(Field),
    #[refused("ZT-RUL-64", "touches-car", at)]
    TouchesCar(Field),
    #[refused("ZT-SETUP-07", "other-human", human)]
    OtherHuman(Human),
    #[refused("ZT-SETUP-07", "not-first-row")]
    NotFirstRow,
    #[refused("ZT-SETUP-08", "half-full", half)]
    HalfFull(Half),
    #[refused("ZT-ZACT-05", "car-is-closed", at)]
    CarIsClosed(Field),
    #[refused("ZT-SETUP-10", "too-close", at)]
    TooClose(Field),
    #[refused("ZT-RUL-05", "corner-too-close", at)]
    CornerTooClose(Field),
    #[refused("ZT-SETUP-07", "taken", when(placed = Placed::Human), at, by)]
    #[refused("ZT-SETUP-08", "taken", when(placed = Placed::Zombie), at, by)]
    #[refused("ZT-SPAWN-03", "taken", when(placed = Placed::NewZombie), at, by)]
    #[refused("ZT-GAP-07", "taken", when(placed = Placed::Ambush), at, by)]
    Taken { at: Field, by: Blocker, placed: Placed },
    // The human turn.
    #[refused("ZT-HUM-01", "not-on-board", human)]
    NotOnBoard(Human),
    #[refused("ZT-ESC-06", "gone-safe", human)]
    GoneSafe(Human),
    #[refused("ZT-RUL-16", "lies-dead", human)]
    LiesDead(Human),
    #[refused("ZT-GAP-10", "gone-dead", when(human = human @ Human::Dog), human)]
    #[refused("ZT-TIDY-04", "gone-dead", human)]
    GoneDead(Human),
    #[refused("ZT-RUL-08", "finished", human)]
    Finished(Human),
    #[refused("ZT-HUM-03", "finish-first", human)]
    FinishFirst(Human),
    #[refused("ZT-RUL-08", "nobody-acts")]
    NobodyActs,
    #[refused("ZT-ACT-01", "not-adjacent", human, at = to)]
    NotAdjacent { human: Human, to: Field },
    #[refused("ZT-ACT-01", "already-there")]
    AlreadyThere { human: Human, at: Field },
    #[refused("ZT-ACT-04", "push-too-far", human, at)]
    PushTooFar { human: Human, at: Field },
    #[refused("ZT-ACT-01", "no-diagonal", human)]
    OnlyTheChild(Human),
    #[refused("ZT-CHAR-06", "diagonal-used")]
    DiagonalUsed,
    #[refused("ZT-RUL-25", "no-diagonal-push", at, by)]
    NoDiagonalPush { at: Field, by: Blocker },
    #[refused("ZT-RUL-24", "squeezed", at)]
    Squeezed(Field),
    #[refused("ZT-OBST-02", "obstacle", at)]
    Obstacle(Field),
    #[refused("ZT-GAP-10", "car-locked", when(thing = Thing::Keys), silent)]
    #[refused("ZT-GAP-10", "car-empty", when(thing = Thing::Fuel), needed)]
    CarLacks { thing: Thing, needed: u8 },
    #[refused("ZT-GAP-10", "cannot-push", when(human = human @ Human::Dog), human)]
    #[refused("ZT-CHAR-07", "cannot-push", human)]
    CannotPush(Human),
    #[refused("ZT-GAP-10", "brute-stands", at)]
    BruteStands(Field),
    #[refused("ZT-RUL-21", "push-facing", at)]
    PushFacing(Field),
    #[refused("ZT-RUL-22", "push-off-board", at)]
    PushOffBoard(Field),
    #[refused("ZT-RUL-22", "push-onto-car", at)]
    PushOntoCar(Field),
    #[refused("ZT-ACT-05", "push-blocked", at = to, other = beyond, by)]
    PushBlocked { to: Field, beyond: Field, by: Blocker },
    #[refused("ZT-ACT-02", "human-in-the-way")]
    HumanInTheWay { human: Human, at: Field },
    #[refused("ZT-RUL-16", "dead-not-pushed", human)]
    DeadNotPushed(Human),
    #[refused("ZT-CHAR-08", "shove-off-board", human)]
    ShoveOffBoard(Human),
    #[refused("ZT-CHAR-08", "shoved-already")]
    ShovedAlready,
    #[refused("ZT-RUL-23", "shove-onto-car", human)]
    ShoveOntoCar(Human),
    #[refused("ZT-CHAR-10", "too-far-to-heal", human)]
    TooFarToHeal(Human),
    #[refused("ZT-RUL-27", "not-wounded", human)]
    NotWounded(Human),
    #[refused("ZT-CHAR-03", "no-zombie", when(wanted = ZombieFor::Axe), at)]
    #[refused("ZT-SHOT-02", "no-zombie", when(wanted = ZombieFor::Shot), at)]
    #[refused("ZT-ZMOVE-01", "no-zombie", when(wanted = ZombieFor::Activation), at)]
    #[refused("ZT-SPAWN-09", "no-zombie", when(wanted = ZombieFor::Relocation), at)]
    #[refused("ZT-TIDY-03", "no-zombie", when(wanted = ZombieFor::Conversion), at)]
    #[refused(card.rule(), "no-zombie", when(wanted = ZombieFor::Card(card)), at)]
    ZombieMissing { at: Field, wanted: ZombieFor },
    #[refused("ZT-CHAR-03", "zombie-too-far", at)]
    ZombieTooFar(Field),
    #[refused("ZT-CHAR-04", "faces-lumberjack", at)]
    FacesLumberjack(Field),
    #[refused("ZT-SHOT-06", "never-at-humans", human)]
    NeverAtHumans(Human),
    #[refused("ZT-SHOT-01", "no-bullets")]
    BulletsGone,
    #[refused("ZT-SHOT-03", "not-in-line", at)]
    NotInLine(Field),
    #[refused("ZT-SHOT-04", "line-blocked", at, other = blocker, by)]
    LineBlocked { at: Field, blocker: Field, by: Blocker },
    // The zombie turn.
    #[refused("ZT-ZMOVE-06", "used", at)]
    Used(Field),
    #[refused("ZT-ZMOVE-02", "other-zombie", at)]
    OtherZombie(Field),
    #[refused("ZT-MAND-02", "bite-first", when(duty = Duty::Bite), human, at, other)]
    #[refused("ZT-MAND-01", "chase-first", when(duty = Duty::Chase), human, at, other)]
    DutyFirst { at: Field, other: Field, human: Human, duty: Duty },
    #[refused("ZT-BITE-01", "must-bite")]
    MustBite { at: Field, human: Human },
    #[refused("ZT-MAND-06", "must-chase")]
    MustChase { at: Field, human: Human },
    #[refused("ZT-MAND-04", "must-advance")]
    MustAdvance { at: Field, human: Human },
    #[refused("ZT-RUL-11", "held-up")]
    HeldUp { at: Field, human: Human },
    #[refused("ZT-ZACT-08", "nobody-to-bite", at)]
    NobodyToBite(Field),
    #[refused("ZT-ZACT-06", "quarter-turn", at)]
    QuarterTurn(Field),
    #[refused("ZT-ZACT-07", "turned-already", at)]
    TurnedAlready(Field),
    #[refused("ZT-ZACT-09", "wastes-point", at)]
    WastesPoint(Field),
    #[refused("ZT-ZACT-10", "must-use-points", at)]
    MustUsePoints(Field),
    #[refused("ZT-RUL-12", "must-turn", at)]
    MustTurn(Field),
    #[refused("ZT-ZACT-02", "edge-ahead", when(turns = true), at)]
    #[refused("ZT-ZACT-02", "edge-ahead-stay", when(turns = false), at)]
    EdgeAhead { at: Field, turns: bool },
    #[refused("ZT-ZACT-05", "car-ahead", when(turns = true), at)]
    #[refused("ZT-ZACT-05", "car-ahead-stay", when(turns = false), at)]
    CarAhead { at: Field, turns: bool },
    #[refused("ZT-ZACT-02", "way-taken", when(turns = true), at, other = front, by)]
    #[refused("ZT-ZACT-02", "way-taken-stay", when(turns = false), at, other = front, by)]
    WayTaken { at: Field, front: Field, by: Blocker, turns: bool },
    #[refused("ZT-SPAWN-09", "pool-empty")]
    PoolEmpty,
    #[refused("ZT-RUL-31", "pool-first", pool)]
    PoolFirst(u8),
    #[refused("ZT-RUL-31", "lifted-already", at)]
    LiftedAlready(Field),
    #[refused("ZT-RUL-68", "came-from-there", at)]
    CameFromThere(Field),
    #[refused("ZT-SPAWN-01", "not-permitted", at)]
    NotPermitted(Field),
    #[refused("ZT-SPAWN-05", "not-due-there", half)]
    NotDueThere(Half),
    #[refused("ZT-TIDY-01", "not-dead", human)]
    NotDead(Human),
    // Cards.
    #[refused("ZT-CARD-01", "not-held", card)]
    NotHeld(CardId),
    #[refused("ZT-RUL-35", "card-played", card)]
    CardPlayed(CardId),
    #[refused(card.rule(), "wrong-target", card)]
    WrongTarget(CardId),
    #[refused("ZT-GAP-10", "no-card-for-dog", card)]
    NoCardForDog(CardId),
    #[refused("ZT-GAP-06", "sawn-off-misses")]
    SawnOffMisses { at: Field, reach: u8 },
    #[refused("ZT-GAP-06", "nobody-beside", at)]
    NobodyBeside(Field),
    #[refused("ZT-ESC-04", "no-sewer", when(side = Side::Humans))]
    #[refused("ZT-GAP-07", "no-sewer", when(side = Side::Zombies))]
    SewerMissing { side: Side },
    #[refused("ZT-ESC-04", "nobody-on-sewer", at)]
    NobodyOnSewer(Field),
    #[refused("ZT-GAP-07", "sees-nobody", at)]
    SeesNobody(Field),
    #[refused("ZT-ZTURN-01", "movement-over", card)]
    MovementOver(CardId),
    #[refused("ZT-ZTURN-01", "adding-over", card)]
    AddingOver(CardId),
    #[refused("ZT-GAP-07", "ambush-without-pawn")]
    AmbushWithoutPawn,
    #[refused("ZT-GAP-07", "no-room-for-ambush")]
    AmbushNowhere,
    #[refused("ZT-GAP-07", "ambush-too-close", at)]
    AmbushTooClose(Field),
}

impl Blocker {
    /// What stands on this field.
    pub(crate) fn on(table: &FaceUp, at: Field) -> Blocker {
        match table.human_at(at) {
            Some(human) => Blocker::Human(human),
            None if table.horde.all().contains(at) => Blocker::Zombie,
            None => {
                mark!("ZT-OBST-02");
                Blocker::Obstacle
            }
        }
    }

    /// Keys of the texts with the names of what is no human.
    pub(crate) const KEYS: [&str; 2] = ["thing-zombie", "thing-obstacle"];
}

impl Said<Terror> for Blocker {
    fn say(&self, _: &Terror, name: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Blocker::Human(human) => phrase.key(name, human.key()),
            Blocker::Zombie => phrase.key(name, Blocker::KEYS[0]),
            Blocker::Obstacle => phrase.key(name, Blocker::KEYS[1]),
        }
    }
}

impl Refused {
    /// Why a human who does not live on the board cannot do or be anything there.
    pub(crate) fn absent(table: &FaceUp, human: Human) -> Refused {
        match table.fate(human) {
            Fate::Dead { .. } => Refused::LiesDead(human),
            Fate::Escaped { .. } => Refused::GoneSafe(human),
            Fate::Lost => Refused::GoneDead(human),
            Fate::Away | Fate::Alive { .. } => Refused::NotOnBoard(human),
        }
    }

    /// Something stands on a field that should be free.
    pub(crate) fn taken(table: &FaceUp, at: Field, placed: Placed) -> Refused {
        Refused::Taken { at, by: Blocker::on(table, at), placed }
    }
}
