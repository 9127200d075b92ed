//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when somebody wants to read it.

use horda_kit::{Phrase, Refusal, RuleId};

use crate::card::{CardId, Side};
use crate::event::Obstacle;
use crate::pack::Pack;
use crate::place::{Block, Field};

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    GameOver,
    NotYourTurn(Side),
    DiscardFirst,
    MoveFirst,
    AnswerFirst,
    NotAsked,
    NotAvailable(CardId),
    WrongTarget(CardId),
    NotEntry(CardId),
    Taken { field: Field, by: CardId },
    EntryTaken { field: Field, by: CardId },
    WrongPlace { card: CardId, field: Field },
    BeforeZombie { card: CardId, zombie: CardId },
    NobodyThere,
    Shielded { field: Field, by: CardId },
    Pointless(CardId),
    AlreadyAttached { card: CardId, zombie: CardId },
    FullBeside,
    Panic { by: CardId, limit: u8 },
    NotWaiting(Field),
    NotYet(Block),
    CarNotYet(Block),
    InTrackOrder(Field),
    MustMove(CardId),
    NotThatFar(CardId),
    NotAgile(CardId),
    Blocked { card: CardId, by: Obstacle },
    NotShown(CardId),
    DawnIsNotPlayed,
}

impl Refused {
    /// The refusal that a person gets to read.
    pub(crate) fn refusal(self, pack: &Pack) -> Refusal {
        let (rule, key) = self.rule_and_key();
        let phrase = |key: String| self.fill(Phrase::new(key), pack);
        Refusal {
            rule: RuleId(rule),
            reason: phrase(format!("refusal-{key}")),
            remedy: Some(phrase(format!("refusal-{key}.fix"))),
        }
    }

    /// The same reason where a zombie wants to enter, which has a rule of its own.
    pub(crate) fn at_entry(self) -> Refused {
        if let Refused::Taken { field, by } = self {
            Refused::EntryTaken { field, by }
        } else {
            self
        }
    }

    /// Every key that a refusal may use, so that the texts can be checked.
    pub(crate) const KEYS: &[&str] = &[
        "game-over",
        "not-your-turn",
        "discard-first",
        "move-first",
        "answer-first",
        "not-asked",
        "not-available",
        "wrong-target",
        "not-entry",
        "taken",
        "wrong-place",
        "before-zombie",
        "no-zombie",
        "shielded",
        "pointless",
        "already-attached",
        "no-room-beside",
        "panic",
        "not-waiting",
        "not-yet",
        "in-track-order",
        "must-move",
        "not-that-far",
        "not-agile",
        "blocked-zombie",
        "blocked-card",
        "blocked-held",
        "blocked-edge",
        "blocked-own",
        "not-shown",
        "dawn-is-not-played",
    ];

    fn rule_and_key(self) -> (&'static str, &'static str) {
        match self {
            Refused::GameOver => ("ZK-END-03", "game-over"),
            Refused::NotYourTurn(_) => ("ZK-RUL-41", "not-your-turn"),
            Refused::DiscardFirst => ("ZK-DISC-01", "discard-first"),
            Refused::MoveFirst => ("ZK-TURN-02", "move-first"),
            Refused::AnswerFirst => ("ZK-RUL-18", "answer-first"),
            Refused::NotAsked => ("ZK-TURN-02", "not-asked"),
            Refused::NotAvailable(_) => ("ZK-USE-01", "not-available"),
            Refused::WrongTarget(_) => ("ZK-BOARD-07", "wrong-target"),
            Refused::NotEntry(_) => ("ZK-DEPLOY-01", "not-entry"),
            Refused::Taken { .. } => ("ZK-GEN-03", "taken"),
            Refused::EntryTaken { .. } => ("ZK-DEPLOY-02", "taken"),
            Refused::WrongPlace { .. } => ("ZK-BOARD-06", "wrong-place"),
            Refused::BeforeZombie { .. } => ("ZK-CARD-02", "before-zombie"),
            Refused::NobodyThere => ("ZK-RUL-19", "no-zombie"),
            Refused::Shielded { .. } => ("ZK-LOF-02", "shielded"),
            Refused::Pointless(_) => ("ZK-RUL-19", "pointless"),
            Refused::AlreadyAttached { .. } => ("ZK-RUL-43", "already-attached"),
            Refused::FullBeside => ("ZK-RUL-37", "no-room-beside"),
            Refused::Panic { .. } => ("ZK-CARD-03", "panic"),
            Refused::NotWaiting(_) => ("ZK-RUL-07", "not-waiting"),
            Refused::NotYet(_) => ("ZK-MOVE-04", "not-yet"),
            Refused::CarNotYet(_) => ("ZK-RUL-10", "not-yet"),
            Refused::InTrackOrder(_) => ("ZK-RUL-06", "in-track-order"),
            Refused::MustMove(_) => ("ZK-MOVE-05", "must-move"),
            Refused::NotThatFar(_) => ("ZK-MOVE-01", "not-that-far"),
            Refused::NotAgile(_) => ("ZK-MOVE-03", "not-agile"),
            Refused::Blocked { by, .. } => match by {
                Obstacle::Zombie(_) => ("ZK-MOVE-06", "blocked-zombie"),
                Obstacle::Card(_) => ("ZK-RUL-03", "blocked-card"),
                Obstacle::Held(_) => ("ZK-MOVE-07", "blocked-held"),
                Obstacle::Edge => ("ZK-RUL-31", "blocked-edge"),
                Obstacle::Own(_) => ("ZK-SPEC-01", "blocked-own"),
            },
            Refused::NotShown(_) => ("ZK-CARD-02", "not-shown"),
            Refused::DawnIsNotPlayed => ("ZK-END-01", "dawn-is-not-played"),
        }
    }

    fn fill(self, phrase: Phrase, pack: &Pack) -> Phrase {
        let name = |card: CardId| pack.name_key(card);
        match self {
            Refused::GameOver
            | Refused::DiscardFirst
            | Refused::MoveFirst
            | Refused::AnswerFirst
            | Refused::NotAsked
            | Refused::NobodyThere
            | Refused::FullBeside
            | Refused::DawnIsNotPlayed => phrase,
            Refused::NotYourTurn(side) => phrase.key("side", format!("side-{}", side.name())),
            Refused::NotAvailable(card)
            | Refused::WrongTarget(card)
            | Refused::NotEntry(card)
            | Refused::Pointless(card)
            | Refused::MustMove(card)
            | Refused::NotThatFar(card)
            | Refused::NotAgile(card)
            | Refused::NotShown(card) => phrase.key("card", name(card)),
            Refused::Taken { field, by } | Refused::EntryTaken { field, by } => {
                phrase.text("field", field).key("by", name(by))
            }
            Refused::BeforeZombie { card, zombie } | Refused::AlreadyAttached { card, zombie } => {
                phrase.key("card", name(card)).key("zombie", name(zombie))
            }
            Refused::WrongPlace { card, field } => {
                phrase.key("card", name(card)).text("field", field)
            }
            Refused::Shielded { field, by } => phrase.text("field", field).key("by", name(by)),
            Refused::Panic { by, limit } => phrase.key("by", name(by)).number("limit", limit),
            Refused::NotWaiting(field) | Refused::InTrackOrder(field) => {
                phrase.text("field", field)
            }
            Refused::NotYet(block) | Refused::CarNotYet(block) => {
                phrase.number("block", block.0 + 1)
            }
            Refused::Blocked { card, by } => {
                let phrase = phrase.key("card", name(card));
                match by {
                    Obstacle::Zombie(by) | Obstacle::Card(by) | Obstacle::Held(by) => {
                        phrase.key("by", name(by))
                    }
                    Obstacle::Edge | Obstacle::Own(_) => phrase,
                }
            }
        }
    }
}
