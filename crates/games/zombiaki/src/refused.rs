//! Why the rules say no: a closed list of reasons, each with its rule, its words and a way out.
//!
//! Search asks the rules millions of times a second, so a reason is a small value; it becomes
//! a sentence only when a person is to read it.

use horda_words::Refusals;

use crate::card::{CardId, Side};
use crate::event::Obstacle;
use crate::place::{Block, Field};
use crate::rules::Zombiaki;

/// A reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Refusals)]
#[refusals(rules = Zombiaki)]
pub(crate) enum Refused {
    #[refused("ZK-END-01", "over-dawn", when(it = Side::Humans), silent)]
    #[refused("ZK-END-02", "over-breach", when(it = Side::Zombies), silent)]
    GameOver(Side),
    #[refused("ZK-RUL-41", "not-your-turn", side)]
    NotYourTurn(Side),
    #[refused("ZK-TURN-02", "cards-later")]
    CardsLater,
    #[refused("ZK-RUL-42", "no-passing")]
    NoPassing,
    #[refused("ZK-DISC-01", "discard-first")]
    DiscardFirst,
    #[refused("ZK-DISC-01", "not-available", card)]
    NotOfTheFour(CardId),
    #[refused("ZK-TURN-02", "no-movement")]
    NoMovement,
    // Questions inside step 5.
    #[refused("ZK-RUL-18", "answer-first")]
    AnswerFirst,
    #[refused("ZK-CARD-02", "nothing-to-pick")]
    NothingToPick,
    #[refused("ZK-CARD-02", "not-shown", card)]
    NotShown(CardId),
    #[refused("ZK-CARD-02", "not-raisable")]
    NotRaisable { card: CardId, strength: u8 },
    #[refused("ZK-CARD-02", "lured-aside", card)]
    LuredAside(CardId),
    // What a card may be pointed at.
    #[refused("ZK-USE-01", "not-available", card)]
    NotAvailable(CardId),
    #[refused("ZK-END-01", "dawn-is-not-played")]
    DawnIsNotPlayed,
    #[refused("ZK-BOARD-07", "wrong-target", card)]
    WrongTarget(CardId),
    #[refused("ZK-DEPLOY-01", "not-entry", card)]
    NotEntry(CardId),
    #[refused("ZK-CARD-02", "raised-at-entry", card)]
    RaisedAtEntry(CardId),
    #[refused("ZK-GEN-03", "taken")]
    Taken { field: Field, by: CardId },
    #[refused("ZK-DEPLOY-02", "entry-taken")]
    EntryTaken { field: Field, by: CardId },
    #[refused("ZK-BOARD-06", "wrong-place")]
    WrongPlace { card: CardId, field: Field },
    #[refused("ZK-CARD-02", "before-zombie")]
    BeforeZombie { card: CardId, zombie: CardId },
    #[refused("ZK-RUL-19", "no-zombie")]
    NobodyThere,
    #[refused("ZK-RUL-19", "empty-street")]
    EmptyStreet,
    #[refused("ZK-RUL-19", "nothing-there", field)]
    NothingThere(Field),
    #[refused("ZK-RUL-19", "nothing-to-remove", field)]
    NothingToRemove(Field),
    #[refused("ZK-RUL-19", "no-human-card", field)]
    NoHumanCard(Field),
    #[refused("ZK-RUL-19", "opponent-lacks", card)]
    OpponentLacks(CardId),
    #[refused("ZK-RUL-19", "nothing-above-dawn")]
    NothingAboveDawn,
    #[refused("ZK-RUL-19", "nobody-to-raise", strength)]
    NobodyToRaise(u8),
    #[refused("ZK-LOF-02", "shielded")]
    Shielded { field: Field, by: CardId },
    #[refused("ZK-RUL-43", "already-attached")]
    AlreadyAttached { card: CardId, zombie: CardId },
    #[refused("ZK-RUL-37", "no-room-beside")]
    FullBeside,
    #[refused("ZK-CARD-03", "panic")]
    Panic { by: CardId, limit: u8 },
    // A card that would do nothing. A held zombie can be driven back, and a card may move a zombie
    // that never moves by itself.
    #[refused("ZK-RUL-19", "no-retreat-zombie", when(by = Obstacle::Zombie(by)), card, by)]
    #[refused("ZK-RUL-19", "no-retreat-card", when(by = Obstacle::Card(by)), card, by)]
    #[refused("ZK-RUL-19", "no-retreat-card", when(by = Obstacle::Held(by)), card, by)]
    #[refused("ZK-RUL-19", "no-retreat-edge", when(by = Obstacle::Edge), card)]
    #[refused("ZK-RUL-19", "no-retreat-own", when(by = Obstacle::Own(_)), card)]
    NoRetreat { card: CardId, by: Obstacle },
    #[refused("ZK-RUL-19", "nobody-retreats", card)]
    NobodyRetreats(CardId),
    #[refused("ZK-RUL-19", "unhurt", card)]
    Unhurt(CardId),
    #[refused("ZK-RUL-19", "nobody-hurt", card)]
    NobodyHurt(CardId),
    #[refused("ZK-MOVE-06", "no-way-zombie", when(by = Obstacle::Zombie(by)), card, by)]
    #[refused("ZK-RUL-03", "no-way-card", when(by = Obstacle::Card(by)), card, by)]
    #[refused("ZK-MOVE-07", "no-way-held", when(by = Obstacle::Held(by)), card, by)]
    #[refused("ZK-RUL-31", "no-way-edge", when(by = Obstacle::Edge | Obstacle::Own(_)), card)]
    NoWay { card: CardId, by: Obstacle },
    #[refused("ZK-RUL-19", "no-way-aside", card)]
    NoWayAside(CardId),
    // Step 2. The end of the street closes no way there.
    #[refused("ZK-MOVE-01", "nothing-to-move", field)]
    NothingToMove(Field),
    #[refused("ZK-MOVE-01", "not-yours", card)]
    NotYours(CardId),
    #[refused("ZK-RUL-07", "already-moved", field)]
    AlreadyMoved(Field),
    #[refused("ZK-RUL-06", "already-tried", field)]
    AlreadyTried(Field),
    #[refused("ZK-RUL-44", "tries-later", field)]
    TriesLater(Field),
    #[refused("ZK-MOVE-04", "not-yet", block)]
    NotYet(Block),
    #[refused("ZK-RUL-06", "in-track-order", field)]
    InTrackOrder(Field),
    #[refused("ZK-MOVE-05", "must-move", card)]
    MustMove(CardId),
    #[refused("ZK-MOVE-01", "not-that-far", card)]
    NotThatFar(CardId),
    #[refused("ZK-RUL-08", "field-by-field", card)]
    FieldByField(CardId),
    #[refused("ZK-MOVE-02", "not-back", card)]
    NotBack(CardId),
    #[refused("ZK-MOVE-03", "not-agile", card)]
    NotAgile(CardId),
    #[refused("ZK-RUL-05", "not-beside", card)]
    NotBeside(CardId),
    #[refused("ZK-MOVE-06", "blocked-zombie", when(by = Obstacle::Zombie(by)), card, by)]
    #[refused("ZK-RUL-03", "blocked-card", when(by = Obstacle::Card(by)), card, by)]
    #[refused("ZK-MOVE-07", "blocked-held", when(by = Obstacle::Held(by)), card, by)]
    #[refused("ZK-SPEC-01", "blocked-own", when(by = Obstacle::Own(_) | Obstacle::Edge), card)]
    Blocked { card: CardId, by: Obstacle },
    #[refused("ZK-CAR-01", "not-a-car", field)]
    NotACar(Field),
    #[refused("ZK-CAR-01", "car-drove", field)]
    CarDrove(Field),
    #[refused("ZK-RUL-10", "car-not-yet")]
    CarNotYet { card: CardId, block: Block },
    #[refused("ZK-RUL-10", "must-drive", card)]
    MustDrive(CardId),
}

impl Refused {
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
}
