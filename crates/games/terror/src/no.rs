//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when somebody wants to read it.

use horda_kit::{Phrase, Refusal, RuleId};

use crate::card::CardId;
use crate::human::Human;
use crate::pack::Pack;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum No {
    GameOver,
    NotYourTurn(Side),
    AnswerFirst(Ask),
    NotNow,
    // Set-up.
    OtherSort(Sort),
    CopiesGone(TokenId),
    TurnForNothing(TokenId),
    OffBoard(Field),
    TokenThere(Field),
    CarInLastRow,
    SewerHalf,
    BoothHalf,
    AtEdge(Field),
    Touches(Field),
    OtherHuman(Human),
    NotFirstRow,
    HalfFull(Half),
    CarIsClosed(Field),
    TooClose(Field),
    Taken { at: Field, by: Blocker },
    // The human turn.
    NotOnBoard(Human),
    Finished(Human),
    FinishFirst(Human),
    NobodyActs,
    NotAdjacent { human: Human, to: Field },
    OnlyTheChild(Human),
    DiagonalUsed,
    Squeezed(Field),
    Obstacle(Field),
    CarLacks { thing: Thing, needed: u8 },
    CannotPush(Human),
    BruteStands(Field),
    PushFacing(Field),
    PushOffBoard(Field),
    PushOntoCar(Field),
    PushBlocked { to: Field, beyond: Field, by: Blocker },
    HumanInTheWay { human: Human, at: Field },
    ShovedAlready,
    ShoveOntoCar(Human),
    TooFarToHeal(Human),
    NotWounded(Human),
    ZombieMissing(Field),
    ZombieTooFar(Field),
    FacesLumberjack(Field),
    NeverAtHumans(Human),
    BulletsGone,
    NotInLine(Field),
    LineBlocked { at: Field, blocker: Field, by: Blocker },
    // The zombie turn.
    Used(Field),
    OtherZombie(Field),
    DutyFirst { at: Field, other: Field, human: Human, duty: Duty },
    MustBite { at: Field, human: Human },
    MustChase { at: Field, human: Human },
    NobodyToBite(Field),
    QuarterTurn(Field),
    TurnedAlready(Field),
    WastesPoint(Field),
    MustUsePoints(Field),
    EdgeAhead(Field),
    CarAhead(Field),
    PoolEmpty,
    PoolFirst(u8),
    LiftedAlready(Field),
    NotPermitted(Field),
    NotDueThere(Half),
    NotDead(Human),
    // Cards.
    NotHeld(CardId),
    WrongTarget(CardId),
    SawnOffMisses { at: Field, reach: u8 },
    NobodyBeside(Field),
    SewerMissing,
    NobodyOnSewer(Field),
    SeesNobody(Field),
    MovementOver(CardId),
    AddingOver(CardId),
    AmbushNowhere,
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

    fn key(self) -> String {
        match self {
            Blocker::Human(human) => human_key(human),
            Blocker::Zombie => "thing-zombie".into(),
            Blocker::Obstacle => "thing-obstacle".into(),
        }
    }
}

/// Key of the text with a human's name.
pub(crate) fn human_key(human: Human) -> String {
    format!("human-{}", human.name())
}

impl No {
    /// Something stands on a field that should be free.
    pub(crate) fn taken(table: &FaceUp, at: Field) -> No {
        No::Taken { at, by: Blocker::on(table, at) }
    }

    /// The refusal that a person gets to read.
    pub(crate) fn refusal(self, rules: &Terror) -> Refusal {
        let (rule, key) = self.rule_and_key();
        let phrase = |key: String| self.fill(Phrase::new(key), &rules.pack);
        Refusal {
            rule: RuleId(rules.rule_of_setup(rule)),
            reason: phrase(format!("refusal-{key}")),
            remedy: Some(phrase(format!("refusal-{key}.fix"))),
        }
    }

    /// Every key that a refusal may use, so that the texts can be checked.
    pub(crate) const KEYS: &[&str] = &[
        "game-over",
        "not-your-turn",
        "answer-first",
        "not-now",
        "other-sort",
        "no-copy-left",
        "turn-for-nothing",
        "off-board",
        "token-there",
        "car-in-last-row",
        "sewer-half",
        "booth-half",
        "at-edge",
        "touches",
        "other-human",
        "not-first-row",
        "half-full",
        "car-is-closed",
        "too-close",
        "taken",
        "not-on-board",
        "finished",
        "finish-first",
        "nobody-acts",
        "not-adjacent",
        "no-diagonal",
        "diagonal-used",
        "squeezed",
        "obstacle",
        "car-locked",
        "car-empty",
        "cannot-push",
        "brute-stands",
        "push-facing",
        "push-off-board",
        "push-onto-car",
        "push-blocked",
        "human-in-the-way",
        "shoved-already",
        "shove-onto-car",
        "too-far-to-heal",
        "not-wounded",
        "no-zombie",
        "zombie-too-far",
        "faces-lumberjack",
        "never-at-humans",
        "no-bullets",
        "not-in-line",
        "line-blocked",
        "used",
        "other-zombie",
        "bite-first",
        "chase-first",
        "must-bite",
        "must-chase",
        "nobody-to-bite",
        "quarter-turn",
        "turned-already",
        "wastes-point",
        "must-use-points",
        "edge-ahead",
        "car-ahead",
        "pool-empty",
        "pool-first",
        "lifted-already",
        "not-permitted",
        "not-due-there",
        "not-dead",
        "not-held",
        "wrong-target",
        "sawn-off-misses",
        "nobody-beside",
        "no-sewer",
        "nobody-on-sewer",
        "sees-nobody",
        "movement-over",
        "adding-over",
        "no-room-for-ambush",
        "ambush-too-close",
    ];

    fn rule_and_key(self) -> (&'static str, &'static str) {
        match self {
            No::GameOver => ("ZT-END-01", "game-over"),
            No::NotYourTurn(_) => ("ZT-ROUND-01", "not-your-turn"),
            No::AnswerFirst(ask) => (ask.rule(), "answer-first"),
            No::NotNow => ("ZT-ZTURN-01", "not-now"),
            No::OtherSort(_) => ("ZT-ADV-06", "other-sort"),
            No::CopiesGone(_) => ("ZT-RUL-41", "no-copy-left"),
            No::TurnForNothing(_) => ("ZT-ADV-06", "turn-for-nothing"),
            No::OffBoard(_) => ("ZT-ADV-07", "off-board"),
            No::TokenThere(_) => ("ZT-RUL-38", "token-there"),
            No::CarInLastRow => ("ZT-FREE-06", "car-in-last-row"),
            No::SewerHalf => ("ZT-RUL-37", "sewer-half"),
            No::BoothHalf => ("ZT-FREE-07", "booth-half"),
            No::AtEdge(_) => ("ZT-ADV-08", "at-edge"),
            No::Touches(_) => ("ZT-ADV-09", "touches"),
            No::OtherHuman(_) => ("ZT-SETUP-07", "other-human"),
            No::NotFirstRow => ("ZT-SETUP-07", "not-first-row"),
            No::HalfFull(_) => ("ZT-SETUP-08", "half-full"),
            No::CarIsClosed(_) => ("ZT-ZACT-05", "car-is-closed"),
            No::TooClose(_) => ("ZT-SETUP-10", "too-close"),
            No::Taken { .. } => ("ZT-ACT-02", "taken"),
            No::NotOnBoard(_) => ("ZT-HUM-01", "not-on-board"),
            No::Finished(_) => ("ZT-RUL-08", "finished"),
            No::FinishFirst(_) => ("ZT-HUM-03", "finish-first"),
            No::NobodyActs => ("ZT-HUM-03", "nobody-acts"),
            No::NotAdjacent { .. } => ("ZT-ACT-01", "not-adjacent"),
            No::OnlyTheChild(_) => ("ZT-ACT-01", "no-diagonal"),
            No::DiagonalUsed => ("ZT-CHAR-06", "diagonal-used"),
            No::Squeezed(_) => ("ZT-RUL-24", "squeezed"),
            No::Obstacle(_) => ("ZT-OBST-02", "obstacle"),
            No::CarLacks { thing: Thing::Keys, .. } => ("ZT-GAP-10", "car-locked"),
            No::CarLacks { thing: Thing::Fuel, .. } => ("ZT-GAP-10", "car-empty"),
            No::CannotPush(_) => ("ZT-CHAR-07", "cannot-push"),
            No::BruteStands(_) => ("ZT-GAP-10", "brute-stands"),
            No::PushFacing(_) => ("ZT-RUL-21", "push-facing"),
            No::PushOffBoard(_) => ("ZT-RUL-22", "push-off-board"),
            No::PushOntoCar(_) => ("ZT-RUL-22", "push-onto-car"),
            No::PushBlocked { .. } => ("ZT-ACT-05", "push-blocked"),
            No::HumanInTheWay { .. } => ("ZT-ACT-02", "human-in-the-way"),
            No::ShovedAlready => ("ZT-CHAR-08", "shoved-already"),
            No::ShoveOntoCar(_) => ("ZT-RUL-23", "shove-onto-car"),
            No::TooFarToHeal(_) => ("ZT-CHAR-10", "too-far-to-heal"),
            No::NotWounded(_) => ("ZT-RUL-27", "not-wounded"),
            No::ZombieMissing(_) => ("ZT-ACT-02", "no-zombie"),
            No::ZombieTooFar(_) => ("ZT-CHAR-03", "zombie-too-far"),
            No::FacesLumberjack(_) => ("ZT-CHAR-04", "faces-lumberjack"),
            No::NeverAtHumans(_) => ("ZT-SHOT-06", "never-at-humans"),
            No::BulletsGone => ("ZT-SHOT-01", "no-bullets"),
            No::NotInLine(_) => ("ZT-SHOT-03", "not-in-line"),
            No::LineBlocked { .. } => ("ZT-SHOT-04", "line-blocked"),
            No::Used(_) => ("ZT-ZMOVE-06", "used"),
            No::OtherZombie(_) => ("ZT-ZMOVE-02", "other-zombie"),
            No::DutyFirst { duty: Duty::Bite, .. } => ("ZT-MAND-02", "bite-first"),
            No::DutyFirst { duty: Duty::Chase, .. } => ("ZT-MAND-01", "chase-first"),
            No::MustBite { .. } => ("ZT-BITE-01", "must-bite"),
            No::MustChase { .. } => ("ZT-MAND-06", "must-chase"),
            No::NobodyToBite(_) => ("ZT-ZACT-08", "nobody-to-bite"),
            No::QuarterTurn(_) => ("ZT-ZACT-06", "quarter-turn"),
            No::TurnedAlready(_) => ("ZT-ZACT-07", "turned-already"),
            No::WastesPoint(_) => ("ZT-ZACT-09", "wastes-point"),
            No::MustUsePoints(_) => ("ZT-ZACT-10", "must-use-points"),
            No::EdgeAhead(_) => ("ZT-ZACT-02", "edge-ahead"),
            No::CarAhead(_) => ("ZT-ZACT-05", "car-ahead"),
            No::PoolEmpty => ("ZT-SPAWN-09", "pool-empty"),
            No::PoolFirst(_) => ("ZT-RUL-31", "pool-first"),
            No::LiftedAlready(_) => ("ZT-RUL-31", "lifted-already"),
            No::NotPermitted(_) => ("ZT-SPAWN-01", "not-permitted"),
            No::NotDueThere(_) => ("ZT-SPAWN-05", "not-due-there"),
            No::NotDead(_) => ("ZT-TIDY-01", "not-dead"),
            No::NotHeld(_) => ("ZT-CARD-01", "not-held"),
            No::WrongTarget(_) => ("ZT-CARD-01", "wrong-target"),
            No::SawnOffMisses { .. } => ("ZT-SHOT-08", "sawn-off-misses"),
            No::NobodyBeside(_) => ("ZT-SPAWN-08", "nobody-beside"),
            No::SewerMissing => ("ZT-ESC-04", "no-sewer"),
            No::NobodyOnSewer(_) => ("ZT-ESC-04", "nobody-on-sewer"),
            No::SeesNobody(_) => ("ZT-MAND-04", "sees-nobody"),
            No::MovementOver(_) => ("ZT-ZTURN-01", "movement-over"),
            No::AddingOver(_) => ("ZT-ZTURN-01", "adding-over"),
            No::AmbushNowhere => ("ZT-SPAWN-03", "no-room-for-ambush"),
            No::AmbushTooClose(_) => ("ZT-GAP-07", "ambush-too-close"),
        }
    }

    fn fill(self, phrase: Phrase, pack: &Pack) -> Phrase {
        let person = |phrase: Phrase, human: Human| phrase.key("human", human_key(human));
        match self {
            No::GameOver
            | No::AnswerFirst(_)
            | No::NotNow
            | No::CarInLastRow
            | No::SewerHalf
            | No::BoothHalf
            | No::NotFirstRow
            | No::NobodyActs
            | No::DiagonalUsed
            | No::ShovedAlready
            | No::BulletsGone
            | No::PoolEmpty
            | No::SewerMissing
            | No::AmbushNowhere => phrase,
            No::NotYourTurn(side) => phrase.key("side", format!("side-{}", side.name())),
            No::OtherSort(sort) => phrase.key("sort", format!("sort-{}", sort.name())),
            No::CopiesGone(token) | No::TurnForNothing(token) => {
                phrase.key("token", format!("token-{}", pack.token(token).id))
            }
            No::HalfFull(half) | No::NotDueThere(half) => {
                phrase.key("half", format!("half-{}", half.name()))
            }
            No::PoolFirst(pool) => phrase.number("pool", pool),
            No::CarLacks { needed, .. } => phrase.number("needed", needed),
            No::NotHeld(card)
            | No::WrongTarget(card)
            | No::MovementOver(card)
            | No::AddingOver(card) => phrase.key("card", format!("card-{}", pack.card(card).id)),
            No::OtherHuman(human)
            | No::NotOnBoard(human)
            | No::Finished(human)
            | No::FinishFirst(human)
            | No::OnlyTheChild(human)
            | No::CannotPush(human)
            | No::ShoveOntoCar(human)
            | No::TooFarToHeal(human)
            | No::NotWounded(human)
            | No::NeverAtHumans(human)
            | No::NotDead(human) => person(phrase, human),
            No::NotAdjacent { human, to: at }
            | No::HumanInTheWay { human, at }
            | No::MustBite { at, human }
            | No::MustChase { at, human } => person(phrase, human).text("at", at),
            No::DutyFirst { at, other, human, .. } => {
                person(phrase, human).text("at", at).text("other", other)
            }
            No::Taken { at, by } => phrase.text("at", at).key("by", by.key()),
            No::PushBlocked { to: at, beyond: other, by }
            | No::LineBlocked { at, blocker: other, by } => {
                phrase.text("at", at).text("other", other).key("by", by.key())
            }
            No::SawnOffMisses { at, reach } => phrase.text("at", at).number("reach", reach),
            No::OffBoard(at)
            | No::TokenThere(at)
            | No::AtEdge(at)
            | No::Touches(at)
            | No::CarIsClosed(at)
            | No::TooClose(at)
            | No::Squeezed(at)
            | No::Obstacle(at)
            | No::BruteStands(at)
            | No::PushFacing(at)
            | No::PushOffBoard(at)
            | No::PushOntoCar(at)
            | No::ZombieMissing(at)
            | No::ZombieTooFar(at)
            | No::FacesLumberjack(at)
            | No::NotInLine(at)
            | No::Used(at)
            | No::OtherZombie(at)
            | No::NobodyToBite(at)
            | No::QuarterTurn(at)
            | No::TurnedAlready(at)
            | No::WastesPoint(at)
            | No::MustUsePoints(at)
            | No::EdgeAhead(at)
            | No::CarAhead(at)
            | No::LiftedAlready(at)
            | No::NotPermitted(at)
            | No::NobodyBeside(at)
            | No::NobodyOnSewer(at)
            | No::SeesNobody(at)
            | No::AmbushTooClose(at) => phrase.text("at", at),
        }
    }
}
