//! The clients of a table come and go, and all of them are told who is there.
//!
//! Seats are always let in: spectators keep no player out.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use horda_kit::{Phrase, Seat};
use horda_protocol::{ProblemKind, ServerMessage};
use tokio::sync::oneshot::Sender;
use tokio::time::Instant;

use super::clients::{Client, to_json};
use super::seats::is_held_by;
use super::{ClientId, Room, bits};
use crate::problem::Failure;

/// Upper limit of clients of one table that have no seat.
const MAX_AUDIENCE: u32 = 500;
/// Upper limit of those of one address.
const MAX_AUDIENCE_OF_ADDRESS: u32 = 50;
/// Shortest time between two messages that only say who is there.
const INTERVAL: Duration = Duration::from_millis(500);

/// When clients were told who is there, and when they are told next.
#[derive(Default)]
pub(super) struct Presence {
    told: Option<Instant>,
    due: Option<Instant>,
}

impl Presence {
    /// How long until clients have to be told, if they have to.
    pub fn due_in(&self) -> Option<Duration> {
        self.due.map(|due| due.saturating_duration_since(Instant::now()))
    }

    pub fn is_due(&self) -> bool {
        self.due.is_some_and(|due| due <= Instant::now())
    }
}

impl Room {
    /// Adds a client and sends it everything that its seat may know.
    pub(super) fn connect(
        &mut self,
        mut client: Client,
        answer: Sender<Result<ClientId, Failure>>,
    ) {
        if let Err(failure) = self.admit(&client) {
            let _ = answer.send(Err(failure));
            return;
        }
        self.note_name(&client);
        client.eyes = self.eyes_of(&client);
        let id = self.clients.add(client);
        self.welcome(id);
        self.note_presence();
        if answer.send(Ok(id)).is_err() {
            return self.disconnect(id);
        }
        // Bots may have waited for a client that looks.
        self.wake_bots();
    }

    fn admit(&self, client: &Client) -> Result<(), Failure> {
        let full = |key, most| {
            Err(Failure::saying(ProblemKind::NotNow, Phrase::new(key).number("most", most)))
        };
        match client.seat.map(usize::from) {
            // The holder of the seat was looked up a moment ago, perhaps in an older room.
            Some(seat) => {
                let held = self.summary.seats.get(seat);
                let own = held.is_some_and(|it| is_held_by(&it.holder, client.person.as_deref()));
                own.then_some(())
                    .ok_or_else(|| Failure::new(ProblemKind::Forbidden, "problem-not-yours"))
            }
            None if self.clients.watching() >= MAX_AUDIENCE => {
                full("problem-table-full", MAX_AUDIENCE)
            }
            None if self.clients.watching_from(client.address) >= MAX_AUDIENCE_OF_ADDRESS => {
                full("problem-address-full", MAX_AUDIENCE_OF_ADDRESS)
            }
            None => Ok(()),
        }
    }

    /// A person may have chosen another name since they took the seat.
    fn note_name(&mut self, client: &Client) {
        for seat in &mut self.summary.seats {
            if is_held_by(&seat.holder, client.person.as_deref()) {
                seat.name.clone_from(&client.name);
            }
        }
    }

    pub(super) fn disconnect(&mut self, id: ClientId) {
        self.clients.remove(id);
        self.note_presence();
        // A bot may have waited for a proposal of this client.
        self.wake_bots();
    }

    /// Drops the connections of sessions that were ended.
    pub(super) fn sign_out(&mut self, sessions: &[Vec<u8>]) {
        let ended =
            |client: &Client| client.session.as_ref().is_some_and(|it| sessions.contains(it));
        let gone: Vec<_> =
            self.clients.iter().filter(|(_, it)| ended(it)).map(|(id, _)| id).collect();
        gone.into_iter().for_each(|id| self.disconnect(id));
    }

    /// Tells who is there: at once if that is rare, else all that came and went together.
    fn note_presence(&mut self) {
        let now = Instant::now();
        match self.presence.told.map(|told| told + INTERVAL).filter(|next| *next > now) {
            Some(next) => self.presence.due = Some(next),
            None => self.send_seats(),
        }
    }

    /// Sends the seats to every client. Each is told which seats are its own, so the message is
    /// written once for all who hold the same.
    pub(super) fn send_seats(&mut self) {
        self.presence = Presence { told: Some(Instant::now()), due: None };
        let (watching, audience_muted) = (self.clients.watching(), self.summary.muted);
        let mut written: BTreeMap<u16, Utf8Bytes> = BTreeMap::new();
        for (_, client) in self.clients.iter() {
            let person = client.person.as_deref();
            let text = written.entry(self.owned_by(person)).or_insert_with(|| {
                let seats = self.card(person).seats;
                to_json(&ServerMessage::Seats { seats, watching, audience_muted })
            });
            client.send_text(text.clone());
        }
    }

    /// Seats that a person holds or has lent, as bits.
    fn owned_by(&self, person: Option<&str>) -> u16 {
        let seats = (0..).map(Seat).zip(&self.summary.seats);
        let own = seats.filter(|(_, it)| person.is_some() && it.holder.owner() == person);
        bits(own.map(|(seat, _)| seat))
    }
}
