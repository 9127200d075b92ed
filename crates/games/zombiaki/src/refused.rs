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
    /// Somebody has won: the humans at Dawn, the zombies at the Barricades.
    GameOver(Side),
    NotYourTurn(Side),
    /// Cards wait for the end of step 2.
    CardsLater,
    /// Step 2 may not be passed.
    NoPassing,
    DiscardFirst,
    NotOfTheFour(CardId),
    /// Nothing moves outside step 2.
    NoMovement,
    AnswerFirst,
    NothingToPick,
    NotAvailable(CardId),
    DawnIsNotPlayed,
    WrongTarget(CardId),
    NotEntry(CardId),
    RaisedAtEntry(CardId),
    Taken {
        field: Field,
        by: CardId,
    },
    EntryTaken {
        field: Field,
        by: CardId,
    },
    WrongPlace {
        card: CardId,
        field: Field,
    },
    BeforeZombie {
        card: CardId,
        zombie: CardId,
    },
    NobodyThere,
    EmptyStreet,
    NothingThere(Field),
    NothingToRemove(Field),
    NoHumanCard(Field),
    OpponentLacks(CardId),
    NothingAboveDawn,
    NobodyToRaise(u8),
    Shielded {
        field: Field,
        by: CardId,
    },
    AlreadyAttached {
        card: CardId,
        zombie: CardId,
    },
    FullBeside,
    Panic {
        by: CardId,
        limit: u8,
    },
    /// The zombie could not go back, and the card does nothing else.
    NoRetreat {
        card: CardId,
        by: Obstacle,
    },
    NobodyRetreats(CardId),
    Unhurt(CardId),
    NobodyHurt(CardId),
    /// The zombie could not take the step that the card grants.
    NoWay {
        card: CardId,
        by: Obstacle,
    },
    NoWayAside(CardId),
    NothingToMove(Field),
    NotYours(CardId),
    AlreadyMoved(Field),
    AlreadyTried(Field),
    TriesLater(Field),
    NotYet(Block),
    InTrackOrder(Field),
    MustMove(CardId),
    NotThatFar(CardId),
    FieldByField(CardId),
    NotBack(CardId),
    NotAgile(CardId),
    NotBeside(CardId),
    /// This way is closed to the zombie in step 2.
    Blocked {
        card: CardId,
        by: Obstacle,
    },
    NotACar(Field),
    CarDrove(Field),
    CarNotYet {
        card: CardId,
        block: Block,
    },
    MustDrive(CardId),
    NotShown(CardId),
    NotRaisable {
        card: CardId,
        strength: u8,
    },
    LuredAside(CardId),
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

    /// The same reason where it holds for all zombies that this card would reach.
    pub(crate) fn of_all(self, card: CardId) -> Refused {
        if let Refused::NoRetreat { .. } = self {
            Refused::NobodyRetreats(card)
        } else if let Refused::Unhurt(_) = self {
            Refused::NobodyHurt(card)
        } else {
            self
        }
    }

    /// Every key that a refusal may use, so that the texts can be checked.
    pub(crate) const KEYS: &[&str] = &[
        "over-dawn",
        "over-breach",
        "not-your-turn",
        "cards-later",
        "no-passing",
        "discard-first",
        "not-available",
        "no-movement",
        "answer-first",
        "nothing-to-pick",
        "dawn-is-not-played",
        "nothing-to-move",
        "not-yours",
        "already-moved",
        "already-tried",
        "tries-later",
        "not-yet",
        "in-track-order",
        "must-move",
        "not-that-far",
        "field-by-field",
        "not-back",
        "not-agile",
        "not-beside",
        "not-a-car",
        "car-drove",
        "car-not-yet",
        "must-drive",
        "not-shown",
        "not-raisable",
        "lured-aside",
        "wrong-target",
        "not-entry",
        "raised-at-entry",
        "taken",
        "entry-taken",
        "wrong-place",
        "before-zombie",
        "no-zombie",
        "empty-street",
        "nothing-there",
        "nothing-to-remove",
        "no-human-card",
        "opponent-lacks",
        "nothing-above-dawn",
        "nobody-to-raise",
        "shielded",
        "already-attached",
        "no-room-beside",
        "panic",
        "nobody-retreats",
        "unhurt",
        "nobody-hurt",
        "no-way-aside",
        "blocked-zombie",
        "blocked-card",
        "blocked-held",
        "blocked-own",
        "no-way-zombie",
        "no-way-card",
        "no-way-held",
        "no-way-edge",
        "no-retreat-zombie",
        "no-retreat-card",
        "no-retreat-edge",
        "no-retreat-own",
    ];

    fn rule_and_key(self) -> (&'static str, &'static str) {
        match self {
            Refused::GameOver(Side::Humans) => ("ZK-END-01", "over-dawn"),
            Refused::GameOver(Side::Zombies) => ("ZK-END-02", "over-breach"),
            Refused::NotYourTurn(_) => ("ZK-RUL-41", "not-your-turn"),
            Refused::CardsLater => ("ZK-TURN-02", "cards-later"),
            Refused::NoPassing => ("ZK-RUL-42", "no-passing"),
            Refused::DiscardFirst => ("ZK-DISC-01", "discard-first"),
            Refused::NotOfTheFour(_) => ("ZK-DISC-01", "not-available"),
            Refused::NoMovement => ("ZK-TURN-02", "no-movement"),
            Refused::AnswerFirst => ("ZK-RUL-18", "answer-first"),
            Refused::NothingToPick => ("ZK-CARD-02", "nothing-to-pick"),
            Refused::NotAvailable(_) => ("ZK-USE-01", "not-available"),
            Refused::DawnIsNotPlayed => ("ZK-END-01", "dawn-is-not-played"),
            Refused::NothingToMove(_) => ("ZK-MOVE-01", "nothing-to-move"),
            Refused::NotYours(_) => ("ZK-MOVE-01", "not-yours"),
            Refused::AlreadyMoved(_) => ("ZK-RUL-07", "already-moved"),
            Refused::AlreadyTried(_) => ("ZK-RUL-06", "already-tried"),
            Refused::TriesLater(_) => ("ZK-RUL-44", "tries-later"),
            Refused::NotYet(_) => ("ZK-MOVE-04", "not-yet"),
            Refused::InTrackOrder(_) => ("ZK-RUL-06", "in-track-order"),
            Refused::MustMove(_) => ("ZK-MOVE-05", "must-move"),
            Refused::NotThatFar(_) => ("ZK-MOVE-01", "not-that-far"),
            Refused::FieldByField(_) => ("ZK-RUL-08", "field-by-field"),
            Refused::NotBack(_) => ("ZK-MOVE-02", "not-back"),
            Refused::NotAgile(_) => ("ZK-MOVE-03", "not-agile"),
            Refused::NotBeside(_) => ("ZK-RUL-05", "not-beside"),
            Refused::Blocked { by, .. } => blocked(by),
            Refused::NotACar(_) => ("ZK-CAR-01", "not-a-car"),
            Refused::CarDrove(_) => ("ZK-CAR-01", "car-drove"),
            Refused::CarNotYet { .. } => ("ZK-RUL-10", "car-not-yet"),
            Refused::MustDrive(_) => ("ZK-RUL-10", "must-drive"),
            Refused::NotShown(_) => ("ZK-CARD-02", "not-shown"),
            Refused::NotRaisable { .. } => ("ZK-CARD-02", "not-raisable"),
            Refused::LuredAside(_) => ("ZK-CARD-02", "lured-aside"),
            Refused::WrongTarget(_) => ("ZK-BOARD-07", "wrong-target"),
            Refused::NotEntry(_) => ("ZK-DEPLOY-01", "not-entry"),
            Refused::RaisedAtEntry(_) => ("ZK-CARD-02", "raised-at-entry"),
            Refused::Taken { .. } => ("ZK-GEN-03", "taken"),
            Refused::EntryTaken { .. } => ("ZK-DEPLOY-02", "entry-taken"),
            Refused::WrongPlace { .. } => ("ZK-BOARD-06", "wrong-place"),
            Refused::BeforeZombie { .. } => ("ZK-CARD-02", "before-zombie"),
            Refused::NobodyThere => ("ZK-RUL-19", "no-zombie"),
            Refused::EmptyStreet => ("ZK-RUL-19", "empty-street"),
            Refused::NothingThere(_) => ("ZK-RUL-19", "nothing-there"),
            Refused::NothingToRemove(_) => ("ZK-RUL-19", "nothing-to-remove"),
            Refused::NoHumanCard(_) => ("ZK-RUL-19", "no-human-card"),
            Refused::OpponentLacks(_) => ("ZK-RUL-19", "opponent-lacks"),
            Refused::NothingAboveDawn => ("ZK-RUL-19", "nothing-above-dawn"),
            Refused::NobodyToRaise(_) => ("ZK-RUL-19", "nobody-to-raise"),
            Refused::Shielded { .. } => ("ZK-LOF-02", "shielded"),
            Refused::AlreadyAttached { .. } => ("ZK-RUL-43", "already-attached"),
            Refused::FullBeside => ("ZK-RUL-37", "no-room-beside"),
            Refused::Panic { .. } => ("ZK-CARD-03", "panic"),
            Refused::NoRetreat { by, .. } => ("ZK-RUL-19", no_retreat(by)),
            Refused::NobodyRetreats(_) => ("ZK-RUL-19", "nobody-retreats"),
            Refused::Unhurt(_) => ("ZK-RUL-19", "unhurt"),
            Refused::NobodyHurt(_) => ("ZK-RUL-19", "nobody-hurt"),
            Refused::NoWay { by, .. } => no_way(by),
            Refused::NoWayAside(_) => ("ZK-RUL-19", "no-way-aside"),
        }
    }

    fn fill(self, phrase: Phrase, pack: &Pack) -> Phrase {
        let name = |card: CardId| pack.name_key(card);
        match self {
            Refused::GameOver(_)
            | Refused::CardsLater
            | Refused::NoPassing
            | Refused::DiscardFirst
            | Refused::NoMovement
            | Refused::AnswerFirst
            | Refused::NothingToPick
            | Refused::DawnIsNotPlayed
            | Refused::NobodyThere
            | Refused::EmptyStreet
            | Refused::NothingAboveDawn
            | Refused::FullBeside => phrase,
            Refused::NotYourTurn(side) => phrase.key("side", format!("side-{}", side.name())),
            Refused::NotOfTheFour(card)
            | Refused::NotAvailable(card)
            | Refused::WrongTarget(card)
            | Refused::NotEntry(card)
            | Refused::RaisedAtEntry(card)
            | Refused::OpponentLacks(card)
            | Refused::NobodyRetreats(card)
            | Refused::Unhurt(card)
            | Refused::NobodyHurt(card)
            | Refused::NoWayAside(card)
            | Refused::NotYours(card)
            | Refused::MustMove(card)
            | Refused::NotThatFar(card)
            | Refused::FieldByField(card)
            | Refused::NotBack(card)
            | Refused::NotAgile(card)
            | Refused::NotBeside(card)
            | Refused::MustDrive(card)
            | Refused::NotShown(card)
            | Refused::LuredAside(card) => phrase.key("card", name(card)),
            Refused::NothingThere(field)
            | Refused::NothingToRemove(field)
            | Refused::NoHumanCard(field)
            | Refused::NothingToMove(field)
            | Refused::AlreadyMoved(field)
            | Refused::AlreadyTried(field)
            | Refused::TriesLater(field)
            | Refused::InTrackOrder(field)
            | Refused::NotACar(field)
            | Refused::CarDrove(field) => phrase.text("field", field),
            Refused::Taken { field, by }
            | Refused::EntryTaken { field, by }
            | Refused::Shielded { field, by } => phrase.text("field", field).key("by", name(by)),
            Refused::BeforeZombie { card, zombie } | Refused::AlreadyAttached { card, zombie } => {
                phrase.key("card", name(card)).key("zombie", name(zombie))
            }
            Refused::WrongPlace { card, field } => {
                phrase.key("card", name(card)).text("field", field)
            }
            Refused::NobodyToRaise(strength) => phrase.number("strength", strength),
            Refused::NotRaisable { card, strength } => {
                phrase.key("card", name(card)).number("strength", strength)
            }
            Refused::Panic { by, limit } => phrase.key("by", name(by)).number("limit", limit),
            Refused::NotYet(block) => phrase.number("block", block.0 + 1),
            Refused::CarNotYet { card, block } => {
                phrase.key("card", name(card)).number("block", block.0 + 1)
            }
            Refused::Blocked { card, by }
            | Refused::NoRetreat { card, by }
            | Refused::NoWay { card, by } => stopped(phrase.key("card", name(card)), by, pack),
        }
    }
}

fn stopped(phrase: Phrase, by: Obstacle, pack: &Pack) -> Phrase {
    match by {
        Obstacle::Zombie(by) | Obstacle::Card(by) | Obstacle::Held(by) => {
            phrase.key("by", pack.name_key(by))
        }
        Obstacle::Edge | Obstacle::Own(_) => phrase,
    }
}

/// What closes a way in step 2.
fn blocked(by: Obstacle) -> (&'static str, &'static str) {
    match by {
        Obstacle::Zombie(_) => ("ZK-MOVE-06", "blocked-zombie"),
        Obstacle::Card(_) => ("ZK-RUL-03", "blocked-card"),
        Obstacle::Held(_) => ("ZK-MOVE-07", "blocked-held"),
        // The end of the street closes no way of step 2.
        Obstacle::Own(_) | Obstacle::Edge => ("ZK-SPEC-01", "blocked-own"),
    }
}

/// What closes the way that a card grants.
fn no_way(by: Obstacle) -> (&'static str, &'static str) {
    match by {
        Obstacle::Zombie(_) => ("ZK-MOVE-06", "no-way-zombie"),
        Obstacle::Card(_) => ("ZK-RUL-03", "no-way-card"),
        Obstacle::Held(_) => ("ZK-MOVE-07", "no-way-held"),
        // A card may move a zombie that never moves by itself.
        Obstacle::Edge | Obstacle::Own(_) => ("ZK-RUL-31", "no-way-edge"),
    }
}

/// What keeps a zombie from going back.
fn no_retreat(by: Obstacle) -> &'static str {
    match by {
        Obstacle::Zombie(_) => "no-retreat-zombie",
        // A held zombie can be driven back.
        Obstacle::Card(_) | Obstacle::Held(_) => "no-retreat-card",
        Obstacle::Edge => "no-retreat-edge",
        Obstacle::Own(_) => "no-retreat-own",
    }
}
