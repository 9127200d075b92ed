//! One table and the clients that look at it. One task owns all of it, so everything that
//! happens at a table happens in one order.
//!
//! A change is carried out in memory, stored, and only then told. If the store cannot write, the
//! change is rolled back and only the client that asked for it is told; if another process has
//! written, the room is closed and the next comer finds the table as it is stored. So what people
//! see is never more than what is kept.

mod advice;
mod agreement;
mod bots;
mod chances;
mod chat;
mod clients;
mod concession;
mod invitations;
mod message;
mod orders;
mod play;
mod presence;
mod proposals;
mod request;
mod seats;
mod undo;
mod waiting;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use horda_catalog::Game;
use horda_kit::{Observer, Pending, Seat};
use horda_protocol::{Chances, Problem, ProblemKind, ServerMessage, Status, WrittenLog};
use horda_store::{Change, Ended, StoreError, StoredTable, Summary};
use horda_table::{Analyst, Record, ResumeError, Resumed, Seeded, Table, rules_version};
use metrics::counter;
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use agreement::Agreement;
use bots::Bots;
use clients::Clients;
pub(crate) use clients::{Client, ClientId, ClientSender, to_json};
pub(crate) use message::reel;
use message::status;
use orders::Orders;
use presence::Presence;
use proposals::Proposals;
pub(crate) use request::{Inbox, RoomHandle, RoomRequest, Watched};
pub(crate) use seats::card;

use crate::app_state::AppState;
use crate::fair_queue::Owner;
use crate::limits::OwnLimit;
use crate::problem::Failure;

/// A room without clients closes after this time; it is opened again when it is needed.
const IDLE_TIMEOUT: Duration = Duration::from_secs(300);

/// The same for a room whose game is over: hardly anybody comes back to it.
const OVER_TIMEOUT: Duration = Duration::from_secs(30);

/// Requests that are remembered, so that a retry is recognised.
const REMEMBERED: usize = 200;

/// Whose eyes a number stands for.
pub(crate) fn observer(eyes: Option<u8>) -> Observer {
    eyes.map_or(Observer::Audience, |seat| Observer::Seat(Seat(seat)))
}

/// An open table.
pub(crate) struct Room {
    state: Arc<AppState>,
    inbox: Inbox,
    own: RoomHandle,
    game: Arc<dyn Game>,
    analyst: Arc<dyn Analyst>,
    table: Box<dyn Table>,
    /// Newer rules go on with the table, and the turn that says so is not stored yet.
    changed: Option<Record>,
    luck: Seeded,
    /// Its number in the store.
    number: i64,
    summary: Summary,
    revision: u32,
    /// Tells questions that wait for a worker that the position has changed.
    revisions: watch::Sender<u32>,
    requests: VecDeque<(u8, String)>,
    said: Vec<horda_store::Said>,
    clients: Clients,
    /// What happened, as it was written for spectators who came in.
    audience_log: WrittenLog,
    presence: Presence,
    /// The limit of what the audience writes.
    audience: Option<OwnLimit>,
    bots: Bots,
    /// An undo that waits for agreement.
    undo_asked: Option<Agreement>,
    /// A concession that waits for agreement.
    concede_asked: Option<Agreement>,
    proposals: Proposals,
    orders: Orders,
    curve: Vec<Chances>,
    estimating: bool,
    /// The revision after the last undo: what was seen or estimated before it may be void. Of a
    /// table that was read from the store it is not known, so it is the revision then.
    undone: u32,
    rematch: Option<String>,
    generation: u64,
    /// Is told when the room is closed.
    closed: Option<oneshot::Sender<()>>,
}

/// A table that was just dealt or read back, to open a room for.
pub(crate) struct OpenTable {
    /// What is stored of it beside its turns.
    pub stored: StoredTable,
    pub game: Arc<dyn Game>,
    pub resumed: Resumed<Box<dyn Table>>,
    pub luck: Seeded,
    /// That of the store when it was read.
    pub generation: u64,
}

/// Why no room can be opened for a stored table.
#[derive(Debug)]
pub(crate) enum RoomError {
    /// It was played by rules or content that this program does not have.
    Archived(Box<Summary>),
    /// What is stored of it is damaged.
    Damaged,
}

/// Whether a room stays open after a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Stay,
    /// What it knows and what is stored may differ.
    Close,
}

impl Room {
    /// A room for a table that was just opened or read back.
    pub fn new(
        state: &Arc<AppState>,
        (own, inbox): (RoomHandle, Inbox),
        table: OpenTable,
    ) -> Result<Room, RoomError> {
        let OpenTable { stored, game, resumed, luck, generation } = table;
        let StoredTable { number, summary, revision, requests, said, .. } = stored;
        let options = options(&summary);
        let analyst = game.analyst(&options).map_err(|_| archived(&summary))?;
        Ok(Room {
            bots: Bots::new(&state.environment, &*game, &options, &summary),
            luck,
            audience: state.limits.audience(),
            state: Arc::clone(state),
            inbox,
            own,
            game,
            analyst: analyst.into(),
            table: resumed.table,
            changed: resumed.changed,
            number,
            revision,
            revisions: watch::Sender::new(revision),
            requests: requests.into(),
            said,
            clients: Clients::default(),
            audience_log: WrittenLog::default(),
            presence: Presence::default(),
            undo_asked: None,
            concede_asked: None,
            proposals: Proposals::default(),
            orders: Orders::default(),
            curve: Vec::new(),
            estimating: false,
            undone: revision,
            rematch: None,
            generation,
            closed: None,
            summary,
        })
    }

    /// Serves the table until no client, bot or estimate needs it.
    pub async fn run(mut self) {
        if self.store_change().await.is_err() {
            return self.state.rooms.remove(&self.summary.id, &self.own);
        }
        if let Some(ended) = ended(self.table.pending()).filter(|_| !self.is_over()) {
            self.end_by_rules(ended);
        }
        self.wake_bots();
        loop {
            let due = self.presence.due_in();
            let next = match timeout(due.unwrap_or(self.idle_timeout()), self.inbox.recv()).await {
                Ok(Some(request)) => self.answer(*request).await,
                Ok(None) => return,
                Err(_) if due.is_none() && self.is_idle() => break,
                Err(_) => Next::Stay,
            };
            if self.presence.is_due() {
                self.send_seats();
            }
            if next == Next::Close || self.generation != self.state.store.generation() {
                self.clients.broadcast(&ServerMessage::Closing);
                break;
            }
        }
        self.state.rooms.remove(&self.summary.id, &self.own);
        // No request is taken any more. Requests that wait already are dropped, which tells their
        // senders so.
        self.inbox.close();
        while self.inbox.try_recv().is_ok() {}
        let closed = self.closed.take();
        if self.is_over() && self.generation == self.state.store.generation() {
            self.keep_film().await;
        }
        if let Some(done) = closed {
            let _ = done.send(());
        }
    }

    /// Stores that newer rules go on with the table, before they do.
    async fn store_change(&mut self) -> Result<(), StoreError> {
        let Some(record) = self.changed.take() else { return Ok(()) };
        let change = Change::Turn {
            table: self.number,
            revision: self.revision + 1,
            turn: self.table.turn(),
            seat: 0,
            id: String::new(),
            deciding: deciding(self.table.pending()),
            record,
            at: self.state.environment.now(),
        };
        self.state.store.commit(change).await.inspect_err(|error| {
            tracing::error!(table = self.summary.id, %error, "a change of rules was not stored");
        })?;
        self.revision += 1;
        self.undone = self.revision;
        self.touch();
        Ok(())
    }

    fn idle_timeout(&self) -> Duration {
        if self.is_over() { OVER_TIMEOUT } else { IDLE_TIMEOUT }
    }

    fn is_idle(&self) -> bool {
        self.clients.is_empty() && !self.bots.are_thinking() && !self.estimating
    }

    /// For whom the bots think: for a client with a seat, else for one that watches, else for
    /// the person who opened the table.
    fn bots_owner(&self) -> Owner {
        let seated = self.clients.iter().find(|(_, client)| client.seat.is_some());
        let first = seated.or_else(|| self.clients.iter().next());
        let absent = || Owner { address: None, person: Some(self.summary.opener.clone()) };
        first.map_or_else(absent, |(_, client)| client.owner())
    }

    async fn answer(&mut self, request: RoomRequest) -> Next {
        match request {
            RoomRequest::Connect { client, answer } => self.connect(client, answer),
            RoomRequest::Disconnect(client) => self.disconnect(client),
            RoomRequest::Message(client, message) => return self.receive(client, message).await,
            RoomRequest::Invitations { person, answer } => {
                let _ = answer.send(self.invitations(person.as_deref()).await);
            }
            RoomRequest::Invited { join, answer } => {
                let _ = answer.send(self.invited(&join).await);
            }
            RoomRequest::Sit { join, person, name, answer } => {
                let _ = answer.send(self.sit(&join, person, name).await);
            }
            RoomRequest::SignOut(sessions) => self.sign_out(&sessions),
            RoomRequest::Card { person, answer } => {
                let _ = answer.send(self.card(person.as_deref()));
            }
            RoomRequest::Watch { eyes, person, answer } => {
                let _ = answer.send(self.watch(eyes, person.as_deref()));
            }
            RoomRequest::Pieces(answer) => {
                let _ = answer.send(self.game.pieces());
            }
            RoomRequest::Outcome(answer) => {
                let _ = answer.send(self.table.outcome());
            }
            RoomRequest::Finished(answer) => {
                let ended = self.summary.ended.ok_or_else(not_over);
                let _ = answer.send(ended.map(|it| (it, self.table.outcome())));
            }
            RoomRequest::Rematch { person, answer } => {
                let _ = answer.send(self.play_again(&person).await);
            }
            RoomRequest::Chosen(chosen) => return self.bot_chose(chosen).await,
            RoomRequest::Announced(announced) => return self.announced(announced).await,
            RoomRequest::Waited(revision) => self.waited(revision),
            RoomRequest::WakeBots => self.wake_bots(),
            RoomRequest::HandOver { seat, to, person, answer } => {
                let _ = answer.send(self.hand_over(seat, to, &person).await);
            }
            RoomRequest::Estimated(chances, undone) => self.estimated(chances, undone),
            RoomRequest::Answered(client) => self.answered(client),
            RoomRequest::Close(done) => {
                self.closed = Some(done);
                return Next::Close;
            }
        }
        Next::Stay
    }

    /// What could not be stored did not happen. Only where the store has more than this room
    /// knows, the room must close.
    fn roll_back(&mut self, error: &StoreError) -> Next {
        tracing::error!(table = self.summary.id, %error, "a change of the game was not stored");
        match error {
            StoreError::Database(_) | StoreError::Damaged(_) | StoreError::Gone => {
                self.table.roll_back();
                Next::Stay
            }
            StoreError::Overtaken | StoreError::Closed => Next::Close,
        }
    }

    /// Tells a client that its request was not carried out, because it could not be stored.
    fn not_saved(&self, from: ClientId, id: String) {
        if let Some(client) = self.clients.get(from) {
            client.fail(id, problem(ProblemKind::Broken, "problem-not-saved"));
        }
    }

    /// Remembers that a request was carried out.
    fn remember(&mut self, seat: Seat, id: String) {
        if self.requests.len() == REMEMBERED {
            self.requests.pop_front();
        }
        self.requests.push_back((seat.0, id));
    }

    /// Was this request carried out? Ids of different seats have nothing to do with each other.
    fn remembers(&self, seat: Seat, id: &str) -> bool {
        self.requests.iter().any(|(by, known)| *by == seat.0 && known == id)
    }

    fn status(&self) -> Status {
        status(self.table.pending(), self.summary.ended)
    }

    fn is_over(&self) -> bool {
        self.summary.ended.is_some()
    }
}

/// A stored table with the game that plays it.
pub(crate) fn read_back(
    mut stored: StoredTable,
    game: Arc<dyn Game>,
    luck: Seeded,
    generation: u64,
) -> Result<OpenTable, RoomError> {
    let (identity, records) = (stored.identity.clone(), std::mem::take(&mut stored.records));
    let summary = &stored.summary;
    // A game that is over has nothing to go on with: it is watched as it was played.
    let older = rules_version(&identity, &records) < game.rules_version();
    if summary.ended.is_some() && older {
        return Err(archived(summary));
    }
    let resumed = game.resume(identity, &records).map_err(|error| match error {
        ResumeError::OtherRules { .. } | ResumeError::OtherSetup { .. } => archived(summary),
        ResumeError::NoDeal | ResumeError::Damaged { .. } => {
            tracing::error!(table = summary.id, %error, "a table is damaged");
            counter!("horda_tables_damaged_total").increment(1);
            RoomError::Damaged
        }
    })?;
    Ok(OpenTable { stored, game, resumed, luck, generation })
}

fn archived(summary: &Summary) -> RoomError {
    RoomError::Archived(Box::new(summary.clone()))
}

/// Options of a table as the catalog takes them.
pub(crate) fn options(summary: &Summary) -> Vec<(String, String)> {
    summary.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// Seats as bits.
pub(crate) fn bits(seats: impl Iterator<Item = Seat>) -> u16 {
    seats.fold(0, |bits, seat| bits | 1 << seat.0)
}

/// Bits as seats.
pub(crate) fn seats(bits: u16) -> Vec<Seat> {
    numbers(bits).into_iter().map(Seat).collect()
}

/// Bits as numbers of seats.
pub(crate) fn numbers(bits: u16) -> Vec<u8> {
    (0..16).filter(|seat| bits & (1 << seat) != 0).collect()
}

/// Seats that owe a decision, as bits.
pub(crate) fn deciding(pending: Pending) -> u16 {
    match pending {
        Pending::Decision { seats, .. } => bits(seats.iter()),
        Pending::Over(_) => 0,
    }
}

/// How a pending game ended, if it did.
fn ended(pending: Pending) -> Option<Ended> {
    match pending {
        Pending::Over(verdict) => {
            Some(Ended { winners: bits(verdict.winners.iter()), conceded: false })
        }
        Pending::Decision { .. } => None,
    }
}

fn not_over() -> Failure {
    Failure::new(ProblemKind::NotNow, "problem-not-over")
}

fn problem(kind: ProblemKind, key: &'static str) -> Problem {
    Failure::new(kind, key).0
}
