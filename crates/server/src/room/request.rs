//! Requests to the task that owns a table: from HTTP handlers, connections, bots and timers.

use std::sync::Arc;

use horda_protocol::{Chances, ClientMessage, Invitation, Join, TableCard};
use horda_store::{Ended, StoredSeat};
use serde_json::value::RawValue;
use tokio::sync::mpsc::{self, error::SendError};
use tokio::sync::oneshot;

use super::bots::{Announced, Chosen};
use super::clients::{Client, ClientId};
use crate::problem::Failure;

/// The requests that wait for a room.
pub(crate) type Inbox = mpsc::Receiver<Box<RoomRequest>>;

/// Upper limit of requests that wait for one room.
const QUEUE: usize = 64;

/// Sends requests to a room. They wait in boxes: a queue has room for many of the largest request
/// as long as the room is open, and most rooms wait for nothing most of the time.
#[derive(Clone)]
pub(crate) struct RoomHandle(mpsc::Sender<Box<RoomRequest>>);

impl RoomHandle {
    /// A queue for a new room.
    pub fn new() -> (RoomHandle, Inbox) {
        let (sender, inbox) = mpsc::channel(QUEUE);
        (RoomHandle(sender), inbox)
    }

    /// Gives the request back if the room is closed.
    pub async fn send(&self, request: RoomRequest) -> Result<(), SendError<RoomRequest>> {
        self.0.send(Box::new(request)).await.map_err(|SendError(request)| SendError(*request))
    }

    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// Waits until the room is closed.
    pub async fn closed(&self) {
        self.0.closed().await;
    }

    /// Is it the handle of the same room?
    pub fn is_of(&self, other: &RoomHandle) -> bool {
        self.0.same_channel(&other.0)
    }
}

/// A request to a room.
pub(crate) enum RoomRequest {
    /// A client connected.
    Connect { client: Client, answer: oneshot::Sender<Result<ClientId, Failure>> },
    /// A client disconnected.
    Disconnect(ClientId),
    /// A client sent a message.
    Message(ClientId, ClientMessage),
    /// Invitations to the open seats, for the person who opened the table.
    Invitations {
        person: Option<String>,
        answer: oneshot::Sender<Result<Vec<Invitation>, Failure>>,
    },
    /// The seat that a person may take in this way.
    Invited { join: Join, answer: oneshot::Sender<Result<u8, Failure>> },
    /// A person takes an open seat.
    Sit {
        join: Join,
        person: String,
        name: String,
        answer: oneshot::Sender<Result<TableCard, Failure>>,
    },
    /// The table as a list shows it to this person.
    Card { person: Option<String>, answer: oneshot::Sender<TableCard> },
    /// A person wants to watch the game, as one seat or the audience saw it.
    Watch {
        eyes: Option<u8>,
        person: Option<String>,
        answer: oneshot::Sender<Result<Watched, Failure>>,
    },
    /// What a page must know of the pieces of this table to draw them.
    Pieces(oneshot::Sender<Box<RawValue>>),
    /// What the game handed over at its end.
    Outcome(oneshot::Sender<Option<String>>),
    /// How a finished game ended, and what it handed over.
    Finished(oneshot::Sender<Result<(Ended, Option<String>), Failure>>),
    /// A person asks for a rematch.
    Rematch { person: String, answer: oneshot::Sender<Result<String, Failure>> },
    /// A bot has decided.
    Chosen(Chosen),
    /// A bot has told its team what it will do, and nobody has asked for something else.
    Announced(Announced),
    /// The time that a bot waits for proposals is over; it began at this revision.
    Waited(u32),
    /// What a bot did could not be stored a moment ago: it may try again.
    WakeBots,
    /// A person at the table gives a seat to another holder.
    HandOver {
        seat: u8,
        to: StoredSeat,
        person: String,
        answer: oneshot::Sender<Result<TableCard, Failure>>,
    },
    /// These sessions were ended; given by the hashes of their secrets.
    SignOut(Arc<[Vec<u8>]>),
    /// An estimate of the chances is done. The number is the revision of the last undo when it
    /// began.
    Estimated(Option<Chances>, u32),
    /// A preview or hint for this client is done.
    Answered(ClientId),
    /// The server stops.
    Close(oneshot::Sender<()>),
}

/// What goes with a film.
pub(crate) struct Watched {
    pub card: TableCard,
    pub allowed: Vec<Option<u8>>,
    pub ended: Option<Ended>,
}
