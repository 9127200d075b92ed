//! The object-safe interface of a game in progress.

use horda_kit::{Observer, Order, Pending, Phrase, Refusal, RuleId, Seat, SeatSet, Unreadable};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use thiserror::Error;

use crate::{Change, Identity, Journal, Luck, Record, UndoPolicy, UndoRight};

/// A game in progress, whatever game it is.
pub trait Table: Send {
    /// What is being played.
    fn identity(&self) -> &Identity;
    /// How many turns were played.
    fn turn(&self) -> u32;
    /// Who must decide now, or how it ended.
    fn pending(&self) -> Pending;
    /// Who had to decide after so many turns.
    fn pending_at(&self, turn: u32) -> Pending;
    /// What this observer may know.
    fn view(&self, observer: Observer) -> Box<RawValue>;
    /// What this observer knew after so many turns; of the present if there were fewer.
    fn view_at(&self, turn: u32, observer: Observer) -> Box<RawValue>;
    /// Everything this seat may do now. The first so many come with their labels, and the last
    /// few, by which things end.
    fn offers(&self, seat: Seat, labels: usize) -> Vec<Offer>;
    /// The written form of an action that is given as data.
    fn written(&self, action: &Value) -> Result<String, TableError>;
    /// Would this action be accepted? If not, why?
    fn explain(&self, seat: Seat, action: &str) -> Result<Offer, TableError>;
    /// Seats that may propose something to the seat that decides for all.
    fn advisers(&self) -> SeatSet;
    /// Does one seat now take what another may want? Bots then wait for people.
    fn is_contested(&self) -> bool;
    /// What this seat proposes: something that it may do itself, or, if it advises, something
    /// that the seat may do that decides. Nothing is changed by it.
    fn proposal(&self, seat: Seat, action: &str) -> Result<Proposal, TableError>;
    /// What this seat would tell its team before it does this.
    fn intention(&self, seat: Seat, action: &str) -> Option<Phrase>;
    /// What people may ask of a bot on this seat.
    fn orders(&self, seat: Seat) -> Vec<Order>;
    /// Carries out an action of this seat. `seen` is the turn that the seat saw; it may be
    /// older if only others acted since and it was the seat's to act all along. The seat comes from
    /// the connection, never from a message.
    fn submit(
        &mut self,
        seat: Seat,
        seen: u32,
        action: &str,
        luck: &mut dyn Luck,
    ) -> Result<Turn, TableError>;
    /// May this seat take its last action back?
    fn undo_right(&self, seat: Seat, policy: UndoPolicy) -> UndoRight;
    /// Takes back the last action of this seat and what came after it. What others did at the
    /// same time is played again, if it is all the same to them.
    fn undo(
        &mut self,
        seat: Seat,
        policy: UndoPolicy,
        agreed: SeatSet,
    ) -> Result<Undone, TableError>;
    /// Makes the last action or undo undone, of which nobody was told yet: it could not be stored.
    fn roll_back(&mut self);
    /// What happened when the table was dealt, for this observer.
    fn opening(&self, observer: Observer) -> Vec<News>;
    /// The last turn that was carried out, step by step, for this observer.
    fn latest(&self, observer: Observer) -> Vec<ToldStep>;
    /// All observers were told of the last turn or undo: what was kept to tell it or to roll it
    /// back is let go.
    fn all_told(&mut self);
    /// The turns after turn `since`, step by step, for this observer.
    fn told(&self, observer: Observer, since: u32) -> Vec<Told>;
    /// What happened in the turns after turn `since`, for this observer.
    fn log(&self, observer: Observer, since: u32) -> Vec<Logged>;
    /// The first turn after which position and news are known: 0, or that at which the rules changed.
    fn begun(&self) -> u32;
    /// What the game handed over at its end, if it is over and hands over anything.
    fn outcome(&self) -> Option<String>;
    /// What was played so far. It tells all secrets.
    fn journal(&self) -> Journal;
    /// The deal, for a store.
    fn dealt(&self) -> Record;
}

/// A bot behind the same interface: it gets what a client would get.
pub trait AnyBot: Send {
    /// Chooses one of the offers, each in its written form, as the written orders ask.
    fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        offers: &[Offer],
        orders: &[String],
    ) -> Result<String, TableError>;
}

/// Something that a seat may do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Offer {
    /// The written form, to be sent back as it is.
    pub action: String,
    /// The action as data, in the shape of the game.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub data: Box<RawValue>,
    /// What it would do. Nothing in the rest of a long list: it is asked for when it is shown.
    pub label: Option<Phrase>,
}

impl Offer {
    /// What it would do, where it was asked for with its label.
    pub fn label(&self) -> &Phrase {
        self.label.as_ref().expect("this offer was asked for with its label")
    }
}

/// Something that a seat would like to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Proposal {
    /// Who proposes it.
    pub seat: Seat,
    /// Whose decision it is: their own, or that of the seat they advise.
    pub decider: Seat,
    /// The written form of the action.
    pub action: String,
    /// The action as data, in the shape of the game.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub data: Value,
    /// What it would do.
    pub label: Phrase,
    /// The strongest argument for it, if there is one.
    pub reason: Option<Phrase>,
}

/// Something that happened, as one observer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct News {
    /// What happened, for people.
    pub phrase: Phrase,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// The event as data.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub data: Box<RawValue>,
}

/// A turn as one observer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Told {
    /// Which; the first turn is 1.
    pub turn: u32,
    /// Who acted.
    pub seat: Seat,
    /// What happened, and what it changed. All changes together lead to the view after the turn.
    pub steps: Vec<ToldStep>,
}

/// A part of a turn after which the position was whole, as one observer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ToldStep {
    /// What happened.
    pub news: Vec<News>,
    /// What that changed in the observer's view.
    pub change: Change,
}

/// What happened in a turn, as one observer may know it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Logged {
    /// Which; the first turn is 1.
    pub turn: u32,
    /// Who acted.
    pub seat: Seat,
    /// What happened.
    pub news: Vec<News>,
}

/// One accepted action: what to store. What to tell whom, the table is asked.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Which; the first turn is 1.
    pub turn: u32,
    /// Who acted.
    pub seat: Seat,
    /// What to store of it.
    pub record: Record,
}

/// What was taken back: what to store.
#[derive(Clone, Debug)]
pub struct Undone {
    /// Turns that are left before those that were played again.
    pub left: u32,
    /// Turns of others that were played again after them.
    pub kept: Vec<Turn>,
}

/// Why a table did not do what was asked. It is unchanged in every case.
#[derive(Debug, Error)]
pub enum TableError {
    /// The rules say no.
    #[error("refused by {}: {}", .0.rule.0, .0.reason.key)]
    Refused(Box<Refusal>),
    /// Another seat acted in between: look again.
    #[error("the table is at turn {current}")]
    Stale {
        /// How many turns were played.
        current: u32,
    },
    /// The action cannot be read.
    #[error("{0}")]
    Unreadable(Unreadable),
    /// There is nothing to take back, or a seat has not agreed.
    #[error("nothing can be taken back")]
    NoUndo(UndoRight),
    /// The rules broke an invariant of their own: a bug to be reported.
    #[error("the rules broke: {what}")]
    Broken {
        /// What they said.
        what: String,
        /// Everything that is needed to see it again.
        report: String,
    },
}
