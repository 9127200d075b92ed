//! One table and everybody who looks at it. One task owns all of it, so whatever happens at a
//! table happens in one order.
//!
//! A change is carried out in memory, stored, and only then told. If the store says no, the
//! table is read back from it, so what people see is never more than what is kept.

mod ask;
mod bots;
mod chances;
mod message;
mod play;
mod seats;
mod undo;
mod visitors;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use horda_catalog::Game;
use horda_kit::{Observer, Pending, Seat};
use horda_protocol::{Chances, Problem, ProblemKind, ServerMessage, Status};
use horda_store::{Ended, StoreError, StoredTable, Summary};
use horda_table::{Analyst, Seeded, Table};
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;

pub(crate) use ask::{Ask, Asker, Watched};
use bots::Bots;
pub(crate) use message::status;
pub(crate) use seats::{card, is_held_by};
use undo::Question;
use visitors::Visitors;
pub(crate) use visitors::{Visitor, VisitorId, written};

use crate::house::House;
use crate::problem::Failure;

/// A table that nobody looks at is put away after this time; it is read back when asked for.
const PATIENCE: Duration = Duration::from_secs(300);

/// Requests that are remembered, so that a retry is recognised.
const REMEMBERED: usize = 200;

/// What everybody knows of a seat that plays no part in a view.
pub(crate) fn eyes(observer: Observer) -> Option<u8> {
    match observer {
        Observer::Seat(seat) => Some(seat.0),
        Observer::Audience => None,
    }
}

/// Whose eyes a number stands for.
pub(crate) fn observer(eyes: Option<u8>) -> Observer {
    eyes.map_or(Observer::Audience, |seat| Observer::Seat(Seat(seat)))
}

/// A table in use.
pub(crate) struct Room {
    house: Arc<House>,
    inbox: Receiver<Ask>,
    own: Asker,
    game: &'static dyn Game,
    analyst: Arc<dyn Analyst>,
    table: Box<dyn Table>,
    luck: Seeded,
    summary: Summary,
    revision: u32,
    requests: VecDeque<(u8, String)>,
    said: Vec<horda_store::Said>,
    visitors: Visitors,
    bots: Bots,
    question: Option<Question>,
    curve: Vec<Chances>,
    estimating: bool,
    rematch: Option<String>,
    generation: u64,
}

/// Why a stored table cannot be used.
#[derive(Debug)]
pub(crate) enum NoRoom {
    /// There is none.
    Missing,
    /// It was played by rules or content that this program does not have.
    Archived(Box<Summary>),
    /// The store failed.
    Store(StoreError),
}

impl Room {
    /// A room for a table that was just opened or read back.
    pub fn new(
        house: Arc<House>,
        inbox: Receiver<Ask>,
        own: Asker,
        stored: StoredTable,
    ) -> Result<Room, NoRoom> {
        let StoredTable { summary, identity, revision, records, requests, said } = stored;
        let archived = |summary: &Summary| NoRoom::Archived(Box::new(summary.clone()));
        let game = horda_catalog::find(&summary.game).map_err(|_| archived(&summary))?;
        let options = options(&summary);
        let analyst = game.analyst(&options).map_err(|_| archived(&summary))?;
        let table = game.resume(identity, &records).map_err(|error| {
            tracing::warn!(table = summary.id, %error, "a table cannot be resumed");
            archived(&summary)
        })?;
        let generation = house.store.generation();
        Ok(Room {
            bots: Bots::new(&house.nature, game, &options, &summary),
            luck: Seeded::new(house.nature.random()),
            house,
            inbox,
            own,
            game,
            analyst: analyst.into(),
            table,
            revision,
            requests: requests.into(),
            said,
            visitors: Visitors::default(),
            question: None,
            curve: Vec::new(),
            estimating: false,
            rematch: None,
            generation,
            summary,
        })
    }

    /// Serves the table until nobody needs it.
    pub async fn run(mut self) {
        if let Some(ended) = ended(self.table.pending()).filter(|_| !self.is_over()) {
            self.end(ended).await;
        }
        self.wake_bots();
        loop {
            match timeout(PATIENCE, self.inbox.recv()).await {
                Ok(Some(Ask::Close(done))) => {
                    self.visitors.tell_all(&ServerMessage::Closing);
                    let _ = done.send(());
                    return;
                }
                Ok(Some(ask)) => {
                    if self.generation != self.house.store.generation() {
                        // A backup was restored under us: begin anew from what is stored now.
                        self.visitors.tell_all(&ServerMessage::Closing);
                        self.house.hall.forget(&self.summary.id);
                        return;
                    }
                    self.answer(ask).await;
                }
                Ok(None) => return,
                Err(_) => {
                    if self.is_idle() && self.house.hall.retire(&self.summary.id, &self.inbox) {
                        return;
                    }
                }
            }
        }
    }

    fn is_idle(&self) -> bool {
        self.visitors.is_empty() && !self.bots.are_thinking() && !self.estimating
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter { visitor, answer } => self.enter(visitor, answer),
            Ask::Leave(visitor) => self.leave(visitor),
            Ask::Said(visitor, message) => self.hear(visitor, message).await,
            Ask::Sit { seat, code, person, name, answer } => {
                let _ = answer.send(self.sit(seat, code, person, name).await);
            }
            Ask::Card { person, answer } => {
                let _ = answer.send(self.card(person.as_deref()));
            }
            Ask::Film { eyes, person, answer } => {
                let _ = answer.send(self.film(eyes, person.as_deref()));
            }
            Ask::Journal(answer) => {
                let over = self.summary.ended.is_some().then(|| self.table.journal());
                let _ = answer.send(over.ok_or_else(not_over));
            }
            Ask::Rematch { person, answer } => {
                let _ = answer.send(self.play_again(&person).await);
            }
            Ask::Chosen(chosen) => self.bot_chose(chosen).await,
            Ask::Estimated(chances) => self.estimated(chances),
            Ask::Close(done) => {
                let _ = done.send(());
            }
        }
    }

    /// Reads the table back after the store refused a change.
    async fn reload(&mut self) {
        let found = self.house.store.table(&self.summary.id).await;
        let resumed = found.ok().flatten().and_then(|stored| {
            let table = self.game.resume(stored.identity, &stored.records).ok()?;
            Some((table, stored.revision, stored.summary, stored.requests))
        });
        match resumed {
            Some((table, revision, summary, requests)) => {
                self.table = table;
                self.revision = revision;
                self.summary = summary;
                self.requests = requests.into();
            }
            None => tracing::error!(table = self.summary.id, "a table cannot be read back"),
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

    fn deciding(&self) -> u16 {
        match self.table.pending() {
            Pending::Decision { seats, .. } => bits(seats.iter()),
            Pending::Over(_) => 0,
        }
    }

    fn status(&self) -> Status {
        status(self.table.pending(), self.summary.ended)
    }

    fn is_over(&self) -> bool {
        self.summary.ended.is_some()
    }
}

/// Options of a table as the catalog takes them.
pub(crate) fn options(summary: &Summary) -> Vec<(String, String)> {
    summary.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// Seats as bits.
pub(crate) fn bits(seats: impl Iterator<Item = Seat>) -> u16 {
    seats.fold(0, |bits, seat| bits | 1 << seat.0)
}

/// Bits as numbers of seats.
pub(crate) fn numbers(bits: u16) -> Vec<u8> {
    (0..16).filter(|seat| bits & (1 << seat) != 0).collect()
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
