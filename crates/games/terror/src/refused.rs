//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when somebody wants to read it.

use horda_words::{Phrase, Refusals, Said};

use crate::card::CardId;
use crate::human::Human;
use crate::place::{Field, Half};
use crate::rules::Terror;
use crate::setup::Thing;
use crate::side::Side;
use crate::state::{Ask, FaceUp};
use crate::token::{Sort, TokenId};
use crate::view::Duty;

/// What stands on a field that should be free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blocker {
    Human(Human),
    Zombie,
    Obstacle,
}

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Refusals)]
#[refusals(rules = Terror)]
pub(crate) enum Refused {
    #[refused("ZT-END-01", "game-over")]
    GameOver,
    #[refused("ZT-ROUND-01", "not-your-turn", side)]
    NotYourTurn(Side),
    #[refused(ask.rule(), "answer-first", silent)]
    AnswerFirst { ask: Ask },
    #[refused("ZT-ZTURN-01", "not-now")]
    NotNow,
    // Set-up.
    #[refused("ZT-ADV-06", "other-sort", sort)]
    OtherSort(Sort),
    #[refused("ZT-RUL-41", "no-copy-left", token)]
    CopiesGone(TokenId),
    #[refused("ZT-ADV-06", "turn-for-nothing", token)]
    TurnForNothing(TokenId),
    #[refused("ZT-ADV-07", "off-board", at)]
    OffBoard(Field),
    #[refused("ZT-RUL-38", "token-there", at)]
    TokenThere(Field),
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
    #[refused("ZT-ACT-02", "taken")]
    Taken { at: Field, by: Blocker },
    // The human turn.
    #[refused("ZT-HUM-01", "not-on-board", human)]
    NotOnBoard(Human),
    #[refused("ZT-RUL-08", "finished", human)]
    Finished(Human),
    #[refused("ZT-HUM-03", "finish-first", human)]
    FinishFirst(Human),
    #[refused("ZT-HUM-03", "nobody-acts")]
    NobodyActs,
    #[refused("ZT-ACT-01", "not-adjacent", human, at = to)]
    NotAdjacent { human: Human, to: Field },
    #[refused("ZT-ACT-01", "no-diagonal", human)]
    OnlyTheChild(Human),
    #[refused("ZT-CHAR-06", "diagonal-used")]
    DiagonalUsed,
    #[refused("ZT-RUL-24", "squeezed", at)]
    Squeezed(Field),
    #[refused("ZT-OBST-02", "obstacle", at)]
    Obstacle(Field),
    #[refused("ZT-GAP-10", "car-locked", when(thing = Thing::Keys), needed)]
    #[refused("ZT-GAP-10", "car-empty", when(thing = Thing::Fuel), needed)]
    CarLacks { thing: Thing, needed: u8 },
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
    #[refused("ZT-CHAR-08", "shoved-already")]
    ShovedAlready,
    #[refused("ZT-RUL-23", "shove-onto-car", human)]
    ShoveOntoCar(Human),
    #[refused("ZT-CHAR-10", "too-far-to-heal", human)]
    TooFarToHeal(Human),
    #[refused("ZT-RUL-27", "not-wounded", human)]
    NotWounded(Human),
    #[refused("ZT-ACT-02", "no-zombie", at)]
    ZombieMissing(Field),
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
    #[refused("ZT-ZACT-02", "edge-ahead", at)]
    EdgeAhead(Field),
    #[refused("ZT-ZACT-05", "car-ahead", at)]
    CarAhead(Field),
    #[refused("ZT-SPAWN-09", "pool-empty")]
    PoolEmpty,
    #[refused("ZT-RUL-31", "pool-first", pool)]
    PoolFirst(u8),
    #[refused("ZT-RUL-31", "lifted-already", at)]
    LiftedAlready(Field),
    #[refused("ZT-SPAWN-01", "not-permitted", at)]
    NotPermitted(Field),
    #[refused("ZT-SPAWN-05", "not-due-there", half)]
    NotDueThere(Half),
    #[refused("ZT-TIDY-01", "not-dead", human)]
    NotDead(Human),
    // Cards.
    #[refused("ZT-CARD-01", "not-held", card)]
    NotHeld(CardId),
    #[refused("ZT-CARD-01", "wrong-target", card)]
    WrongTarget(CardId),
    #[refused("ZT-SHOT-08", "sawn-off-misses")]
    SawnOffMisses { at: Field, reach: u8 },
    #[refused("ZT-SPAWN-08", "nobody-beside", at)]
    NobodyBeside(Field),
    #[refused("ZT-ESC-04", "no-sewer")]
    SewerMissing,
    #[refused("ZT-ESC-04", "nobody-on-sewer", at)]
    NobodyOnSewer(Field),
    #[refused("ZT-MAND-04", "sees-nobody", at)]
    SeesNobody(Field),
    #[refused("ZT-ZTURN-01", "movement-over", card)]
    MovementOver(CardId),
    #[refused("ZT-ZTURN-01", "adding-over", card)]
    AddingOver(CardId),
    #[refused("ZT-SPAWN-03", "no-room-for-ambush")]
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
            None => Blocker::Obstacle,
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
    /// Something stands on a field that should be free.
    pub(crate) fn taken(table: &FaceUp, at: Field) -> Refused {
        Refused::Taken { at, by: Blocker::on(table, at) }
    }
}
