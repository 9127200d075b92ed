//! What a table is asked, by whomever.

use horda_protocol::{Chances, ClientMessage, Frame, TableCard};
use horda_store::Seated;
use horda_table::{Journal, News};
use tokio::sync::mpsc;
use tokio::sync::oneshot;

use super::bots::Chosen;
use super::visitors::{Visitor, VisitorId};
use crate::problem::Failure;

/// The door of a room.
pub(crate) type Asker = mpsc::Sender<Ask>;

/// Somebody asks something of a table.
pub(crate) enum Ask {
    /// A connection was made.
    Enter { visitor: Visitor, answer: oneshot::Sender<VisitorId> },
    /// A connection is gone.
    Leave(VisitorId),
    /// A connection said something.
    Said(VisitorId, ClientMessage),
    /// Somebody who may wants to sit down.
    Sit {
        seat: u8,
        person: String,
        name: String,
        answer: oneshot::Sender<Result<TableCard, Failure>>,
    },
    /// How do things stand?
    Card { person: Option<String>, answer: oneshot::Sender<TableCard> },
    /// The whole game through these eyes.
    Film {
        eyes: Option<u8>,
        person: Option<String>,
        answer: oneshot::Sender<Result<Watched, Failure>>,
    },
    /// What was played; only once it is over.
    Journal(oneshot::Sender<Result<Journal, Failure>>),
    /// Somebody wants to play again.
    Rematch { person: String, answer: oneshot::Sender<Result<String, Failure>> },
    /// A bot has decided.
    Chosen(Chosen),
    /// A bot has waited for advice since this revision.
    Waited(u32),
    /// Somebody at the table wants somebody else on a seat.
    Hand {
        seat: u8,
        to: Seated,
        person: String,
        answer: oneshot::Sender<Result<TableCard, Failure>>,
    },
    /// Chances were estimated, when turns had last been taken back at this revision.
    Estimated(Option<Chances>, u32),
    /// A question of this visitor was answered.
    Thought(VisitorId),
    /// The server goes down.
    Close(oneshot::Sender<()>),
}

/// A game as one pair of eyes saw it.
pub(crate) struct Watched {
    pub card: TableCard,
    pub allowed: Vec<Option<u8>>,
    pub opening: Vec<News>,
    pub frames: Vec<Frame>,
}
