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
pub(crate) enum Refused {
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

impl Refused {
    /// Something stands on a field that should be free.
    pub(crate) fn taken(table: &FaceUp, at: Field) -> Refused {
        Refused::Taken { at, by: Blocker::on(table, at) }
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
            Refused::GameOver => ("ZT-END-01", "game-over"),
            Refused::NotYourTurn(_) => ("ZT-ROUND-01", "not-your-turn"),
            Refused::AnswerFirst(ask) => (ask.rule(), "answer-first"),
            Refused::NotNow => ("ZT-ZTURN-01", "not-now"),
            Refused::OtherSort(_) => ("ZT-ADV-06", "other-sort"),
            Refused::CopiesGone(_) => ("ZT-RUL-41", "no-copy-left"),
            Refused::TurnForNothing(_) => ("ZT-ADV-06", "turn-for-nothing"),
            Refused::OffBoard(_) => ("ZT-ADV-07", "off-board"),
            Refused::TokenThere(_) => ("ZT-RUL-38", "token-there"),
            Refused::CarInLastRow => ("ZT-FREE-06", "car-in-last-row"),
            Refused::SewerHalf => ("ZT-RUL-37", "sewer-half"),
            Refused::BoothHalf => ("ZT-FREE-07", "booth-half"),
            Refused::AtEdge(_) => ("ZT-ADV-08", "at-edge"),
            Refused::Touches(_) => ("ZT-ADV-09", "touches"),
            Refused::OtherHuman(_) => ("ZT-SETUP-07", "other-human"),
            Refused::NotFirstRow => ("ZT-SETUP-07", "not-first-row"),
            Refused::HalfFull(_) => ("ZT-SETUP-08", "half-full"),
            Refused::CarIsClosed(_) => ("ZT-ZACT-05", "car-is-closed"),
            Refused::TooClose(_) => ("ZT-SETUP-10", "too-close"),
            Refused::Taken { .. } => ("ZT-ACT-02", "taken"),
            Refused::NotOnBoard(_) => ("ZT-HUM-01", "not-on-board"),
            Refused::Finished(_) => ("ZT-RUL-08", "finished"),
            Refused::FinishFirst(_) => ("ZT-HUM-03", "finish-first"),
            Refused::NobodyActs => ("ZT-HUM-03", "nobody-acts"),
            Refused::NotAdjacent { .. } => ("ZT-ACT-01", "not-adjacent"),
            Refused::OnlyTheChild(_) => ("ZT-ACT-01", "no-diagonal"),
            Refused::DiagonalUsed => ("ZT-CHAR-06", "diagonal-used"),
            Refused::Squeezed(_) => ("ZT-RUL-24", "squeezed"),
            Refused::Obstacle(_) => ("ZT-OBST-02", "obstacle"),
            Refused::CarLacks { thing: Thing::Keys, .. } => ("ZT-GAP-10", "car-locked"),
            Refused::CarLacks { thing: Thing::Fuel, .. } => ("ZT-GAP-10", "car-empty"),
            Refused::CannotPush(_) => ("ZT-CHAR-07", "cannot-push"),
            Refused::BruteStands(_) => ("ZT-GAP-10", "brute-stands"),
            Refused::PushFacing(_) => ("ZT-RUL-21", "push-facing"),
            Refused::PushOffBoard(_) => ("ZT-RUL-22", "push-off-board"),
            Refused::PushOntoCar(_) => ("ZT-RUL-22", "push-onto-car"),
            Refused::PushBlocked { .. } => ("ZT-ACT-05", "push-blocked"),
            Refused::HumanInTheWay { .. } => ("ZT-ACT-02", "human-in-the-way"),
            Refused::ShovedAlready => ("ZT-CHAR-08", "shoved-already"),
            Refused::ShoveOntoCar(_) => ("ZT-RUL-23", "shove-onto-car"),
            Refused::TooFarToHeal(_) => ("ZT-CHAR-10", "too-far-to-heal"),
            Refused::NotWounded(_) => ("ZT-RUL-27", "not-wounded"),
            Refused::ZombieMissing(_) => ("ZT-ACT-02", "no-zombie"),
            Refused::ZombieTooFar(_) => ("ZT-CHAR-03", "zombie-too-far"),
            Refused::FacesLumberjack(_) => ("ZT-CHAR-04", "faces-lumberjack"),
            Refused::NeverAtHumans(_) => ("ZT-SHOT-06", "never-at-humans"),
            Refused::BulletsGone => ("ZT-SHOT-01", "no-bullets"),
            Refused::NotInLine(_) => ("ZT-SHOT-03", "not-in-line"),
            Refused::LineBlocked { .. } => ("ZT-SHOT-04", "line-blocked"),
            Refused::Used(_) => ("ZT-ZMOVE-06", "used"),
            Refused::OtherZombie(_) => ("ZT-ZMOVE-02", "other-zombie"),
            Refused::DutyFirst { duty: Duty::Bite, .. } => ("ZT-MAND-02", "bite-first"),
            Refused::DutyFirst { duty: Duty::Chase, .. } => ("ZT-MAND-01", "chase-first"),
            Refused::MustBite { .. } => ("ZT-BITE-01", "must-bite"),
            Refused::MustChase { .. } => ("ZT-MAND-06", "must-chase"),
            Refused::NobodyToBite(_) => ("ZT-ZACT-08", "nobody-to-bite"),
            Refused::QuarterTurn(_) => ("ZT-ZACT-06", "quarter-turn"),
            Refused::TurnedAlready(_) => ("ZT-ZACT-07", "turned-already"),
            Refused::WastesPoint(_) => ("ZT-ZACT-09", "wastes-point"),
            Refused::MustUsePoints(_) => ("ZT-ZACT-10", "must-use-points"),
            Refused::EdgeAhead(_) => ("ZT-ZACT-02", "edge-ahead"),
            Refused::CarAhead(_) => ("ZT-ZACT-05", "car-ahead"),
            Refused::PoolEmpty => ("ZT-SPAWN-09", "pool-empty"),
            Refused::PoolFirst(_) => ("ZT-RUL-31", "pool-first"),
            Refused::LiftedAlready(_) => ("ZT-RUL-31", "lifted-already"),
            Refused::NotPermitted(_) => ("ZT-SPAWN-01", "not-permitted"),
            Refused::NotDueThere(_) => ("ZT-SPAWN-05", "not-due-there"),
            Refused::NotDead(_) => ("ZT-TIDY-01", "not-dead"),
            Refused::NotHeld(_) => ("ZT-CARD-01", "not-held"),
            Refused::WrongTarget(_) => ("ZT-CARD-01", "wrong-target"),
            Refused::SawnOffMisses { .. } => ("ZT-SHOT-08", "sawn-off-misses"),
            Refused::NobodyBeside(_) => ("ZT-SPAWN-08", "nobody-beside"),
            Refused::SewerMissing => ("ZT-ESC-04", "no-sewer"),
            Refused::NobodyOnSewer(_) => ("ZT-ESC-04", "nobody-on-sewer"),
            Refused::SeesNobody(_) => ("ZT-MAND-04", "sees-nobody"),
            Refused::MovementOver(_) => ("ZT-ZTURN-01", "movement-over"),
            Refused::AddingOver(_) => ("ZT-ZTURN-01", "adding-over"),
            Refused::AmbushNowhere => ("ZT-SPAWN-03", "no-room-for-ambush"),
            Refused::AmbushTooClose(_) => ("ZT-GAP-07", "ambush-too-close"),
        }
    }

    fn fill(self, phrase: Phrase, pack: &Pack) -> Phrase {
        let person = |phrase: Phrase, human: Human| phrase.key("human", human_key(human));
        match self {
            Refused::GameOver
            | Refused::AnswerFirst(_)
            | Refused::NotNow
            | Refused::CarInLastRow
            | Refused::SewerHalf
            | Refused::BoothHalf
            | Refused::NotFirstRow
            | Refused::NobodyActs
            | Refused::DiagonalUsed
            | Refused::ShovedAlready
            | Refused::BulletsGone
            | Refused::PoolEmpty
            | Refused::SewerMissing
            | Refused::AmbushNowhere => phrase,
            Refused::NotYourTurn(side) => phrase.key("side", format!("side-{}", side.name())),
            Refused::OtherSort(sort) => phrase.key("sort", format!("sort-{}", sort.name())),
            Refused::CopiesGone(token) | Refused::TurnForNothing(token) => {
                phrase.key("token", format!("token-{}", pack.token(token).id))
            }
            Refused::HalfFull(half) | Refused::NotDueThere(half) => {
                phrase.key("half", format!("half-{}", half.name()))
            }
            Refused::PoolFirst(pool) => phrase.number("pool", pool),
            Refused::CarLacks { needed, .. } => phrase.number("needed", needed),
            Refused::NotHeld(card)
            | Refused::WrongTarget(card)
            | Refused::MovementOver(card)
            | Refused::AddingOver(card) => {
                phrase.key("card", format!("card-{}", pack.card(card).id))
            }
            Refused::OtherHuman(human)
            | Refused::NotOnBoard(human)
            | Refused::Finished(human)
            | Refused::FinishFirst(human)
            | Refused::OnlyTheChild(human)
            | Refused::CannotPush(human)
            | Refused::ShoveOntoCar(human)
            | Refused::TooFarToHeal(human)
            | Refused::NotWounded(human)
            | Refused::NeverAtHumans(human)
            | Refused::NotDead(human) => person(phrase, human),
            Refused::NotAdjacent { human, to: at }
            | Refused::HumanInTheWay { human, at }
            | Refused::MustBite { at, human }
            | Refused::MustChase { at, human } => person(phrase, human).text("at", at),
            Refused::DutyFirst { at, other, human, .. } => {
                person(phrase, human).text("at", at).text("other", other)
            }
            Refused::Taken { at, by } => phrase.text("at", at).key("by", by.key()),
            Refused::PushBlocked { to: at, beyond: other, by }
            | Refused::LineBlocked { at, blocker: other, by } => {
                phrase.text("at", at).text("other", other).key("by", by.key())
            }
            Refused::SawnOffMisses { at, reach } => phrase.text("at", at).number("reach", reach),
            Refused::OffBoard(at)
            | Refused::TokenThere(at)
            | Refused::AtEdge(at)
            | Refused::Touches(at)
            | Refused::CarIsClosed(at)
            | Refused::TooClose(at)
            | Refused::Squeezed(at)
            | Refused::Obstacle(at)
            | Refused::BruteStands(at)
            | Refused::PushFacing(at)
            | Refused::PushOffBoard(at)
            | Refused::PushOntoCar(at)
            | Refused::ZombieMissing(at)
            | Refused::ZombieTooFar(at)
            | Refused::FacesLumberjack(at)
            | Refused::NotInLine(at)
            | Refused::Used(at)
            | Refused::OtherZombie(at)
            | Refused::NobodyToBite(at)
            | Refused::QuarterTurn(at)
            | Refused::TurnedAlready(at)
            | Refused::WastesPoint(at)
            | Refused::MustUsePoints(at)
            | Refused::EdgeAhead(at)
            | Refused::CarAhead(at)
            | Refused::LiftedAlready(at)
            | Refused::NotPermitted(at)
            | Refused::NobodyBeside(at)
            | Refused::NobodyOnSewer(at)
            | Refused::SeesNobody(at)
            | Refused::AmbushTooClose(at) => phrase.text("at", at),
        }
    }
}
