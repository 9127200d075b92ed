//! Messages of clients that act on the game.

use axum::extract::ws::Utf8Bytes;
use horda_kit::Seat;
use horda_protocol::{ClientMessage, Problem, ProblemKind, ServerMessage};
use horda_store::{Change, Ended};
use horda_table::{TableError, Told, Turn};
use metrics::counter;

use super::clients::{Client, to_json};
use super::{ClientId, Next, Room, deciding, ended, observer, problem};
use crate::fair_queue::Owner;
use crate::film::{Seen, keep};
use crate::problem::Failure;
use crate::workers::JobKind;

/// Letters that the id of a request may have.
const LONGEST_ID: usize = 64;

impl Room {
    pub(super) async fn receive(&mut self, from: ClientId, message: ClientMessage) -> Next {
        if let Some(client) = self.clients.get(from)
            && message.id().is_some_and(|id| id.is_empty() || id.len() > LONGEST_ID)
        {
            client.fail(None, Failure::unreadable("an id has 1 to 64 letters").0);
            return Next::Stay;
        }
        match message {
            ClientMessage::Act { id, revision, action } => {
                return self.act(from, id, revision, &action).await;
            }
            ClientMessage::Explain { id, action } => self.explain(from, id, &action),
            ClientMessage::Preview { id, action } => self.preview(from, id, action),
            ClientMessage::Hint { id } => self.hint(from, id),
            ClientMessage::Undo { id, revision } => {
                return self.ask_undo(from, id, revision).await;
            }
            ClientMessage::AnswerUndo { revision, agree } => {
                return self.answer_undo(from, revision, agree).await;
            }
            ClientMessage::Concede { id } => self.ask_concede(from, id).await,
            ClientMessage::AnswerConcede { agree } => self.answer_concede(from, agree).await,
            ClientMessage::Chat { id, text } => self.chat(from, id, &text).await,
            ClientMessage::MuteAudience { on } => self.mute_audience(from, on),
            ClientMessage::Chances { on } => self.want_chances(from, on),
            ClientMessage::Propose { action } => self.propose(from, action.as_deref()),
        }
        Next::Stay
    }

    async fn act(&mut self, from: ClientId, id: String, revision: u32, action: &str) -> Next {
        let Some(seat) = self.seat_asking(from, &id) else { return Next::Stay };
        let Some(seen) = self.version_at(revision) else {
            self.refuse(from, id, TableError::Stale { current: self.table.version() });
            return Next::Stay;
        };
        match self.table.submit(seat, seen, action, &mut self.luck) {
            Ok(turn) => self.keep_turn(turn, id, Some(from)).await,
            Err(error) => {
                self.refuse(from, id, error);
                Next::Stay
            }
        }
    }

    /// How many turns had been played at this revision, if nothing was taken back since.
    pub(super) fn version_at(&self, revision: u32) -> Option<u32> {
        let since = self.revision.checked_sub(revision)?;
        if revision < self.undone { None } else { self.table.version().checked_sub(since) }
    }

    /// The seat that wants to change something, if it may: a request that was carried out before
    /// or comes when all is over is answered here.
    pub(super) fn seat_asking(&self, from: ClientId, id: &str) -> Option<Seat> {
        let seat = self.seat_of(from, id)?;
        let client = self.clients.get(from)?;
        let id = id.to_owned();
        if self.remembers(seat, &id) {
            let position = self.position(client.eyes);
            client.send(&ServerMessage::Known { id, position });
        } else if self.is_over() {
            client.fail(id, problem(ProblemKind::NotNow, "problem-over"));
        } else {
            return Some(seat);
        }
        None
    }

    /// Stores a turn that was played, then tells all clients.
    pub(super) async fn keep_turn(
        &mut self,
        turn: Turn,
        id: String,
        from: Option<ClientId>,
    ) -> Next {
        let Turn { version, seat, record } = turn;
        let change = Change::Turn {
            table: self.number,
            revision: self.revision + 1,
            turn: version,
            seat: seat.0,
            id: id.clone(),
            deciding: deciding(self.table.pending()),
            record,
            at: self.state.environment.now(),
        };
        if let Err(error) = self.state.store.commit(change).await {
            tracing::error!(table = self.summary.id, %error, "a turn was not stored");
            if let Some(client) = from.and_then(|from| self.clients.get(from)) {
                client.fail(id, problem(ProblemKind::Broken, "problem-not-saved"));
            }
            return Next::Close;
        }
        counter!("horda_turns_total").increment(1);
        self.revision += 1;
        self.undo_asked = None;
        let ended = ended(self.table.pending());
        self.summary.ended = ended;
        self.touch();
        let everybody = (0..self.summary.seats.len() as u8).map(Some).chain([None]);
        for eyes in everybody.filter(|eyes| self.clients.any(*eyes)) {
            let news = self.table.latest(observer(eyes));
            self.send_turn(&id, from, Told { version, seat, news }, eyes);
        }
        if !id.is_empty() {
            self.remember(seat, id);
        }
        if let Some(ended) = ended {
            self.end_by_rules(ended);
        }
        self.settle_proposals(Some(seat));
        self.wake_bots();
        self.wake_estimate();
        Next::Stay
    }

    /// Sends a turn to all clients of one seat, written once; the client that acted is told
    /// which request it answers.
    fn send_turn(&self, id: &str, from: Option<ClientId>, told: Told, eyes: Option<u8>) {
        let position = self.position(eyes);
        let mut message = ServerMessage::Turn { id: None, told, position };
        let mut common: Option<Utf8Bytes> = None;
        for (client_id, client) in self.clients.iter().filter(|(_, it)| it.eyes == eyes) {
            let own = Some(client_id) == from;
            if let ServerMessage::Turn { id: answered, .. } = &mut message {
                *answered = own.then(|| id.to_owned());
            }
            match own {
                true => client.send(&message),
                false => client.send_text(common.get_or_insert_with(|| to_json(&message)).clone()),
            }
        }
    }

    /// Stores the end after all clients were told: the turn that ended the game is stored, and
    /// the end is found again when the table is read.
    pub(super) fn end_by_rules(&mut self, ended: Ended) {
        self.summary.ended = Some(ended);
        counter!("horda_games_ended_total").increment(1);
        let (state, table, at) = (self.state.clone(), self.number, self.state.environment.now());
        let change = Change::End { table, ended, outcome: self.table.outcome(), at };
        tokio::spawn(async move {
            if let Err(error) = state.store.commit(change).await {
                tracing::error!(%error, "the end of a game was not stored");
            }
        });
    }

    /// Makes the film of a finished game when its room closes.
    pub(super) async fn keep_film(&mut self) {
        let seen = self.seen_by_all();
        let packed =
            self.state.workers.run(JobKind::Question, Owner::default(), move || keep(&seen));
        let film = packed.await;
        let Some(film) = film else { return };
        let change = Change::Film { table: self.number, film };
        if let Err(error) = self.state.store.commit(change).await {
            tracing::error!(table = self.summary.id, %error, "a film was not stored");
        }
    }

    /// The whole game through all eyes.
    fn seen_by_all(&self) -> Vec<Seen> {
        let all = (0..self.summary.seats.len() as u8).map(Some).chain([None]);
        let seen = |eyes| {
            let (opening, frames) = self.frames(eyes);
            (eyes, opening, frames)
        };
        all.map(seen).collect()
    }

    fn explain(&self, from: ClientId, id: String, action: &str) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        match self.table.explain(seat, action) {
            Ok(offer) => {
                if let Some(client) = self.clients.get(from) {
                    client.send(&ServerMessage::Allowed { id, offer });
                }
            }
            Err(error) => self.refuse(from, id, error),
        }
    }

    /// The seat of a client; a client that has none or whose table waits is told so.
    pub(super) fn seat_of(&self, from: ClientId, id: &str) -> Option<Seat> {
        let client = self.clients.get(from)?;
        if client.eyes.is_none() {
            client.fail(id.to_owned(), self.why_no_seat(client));
        }
        client.eyes.map(Seat)
    }

    /// Why a client that sees what the audience sees cannot act.
    pub(super) fn why_no_seat(&self, client: &Client) -> Problem {
        match self.held_seat(client) {
            Some(_) => problem(ProblemKind::NotNow, "problem-table-waits"),
            None => problem(ProblemKind::Forbidden, "problem-watch-only"),
        }
    }

    pub(super) fn refuse(&self, from: ClientId, id: String, error: TableError) {
        let Some(client) = self.clients.get(from) else { return };
        match error {
            TableError::Refused(refusal) => {
                client.send(&ServerMessage::Refused { id, refusal: *refusal });
            }
            TableError::Stale { .. } | TableError::NoUndo(_) => {
                let position = self.position(client.eyes);
                client.send(&ServerMessage::Stale { id, position });
            }
            TableError::Unreadable(what) => client.fail(id, Failure::unreadable(what).0),
            TableError::Broken { what, .. } => {
                // The journal that shows it again is in the store; it tells secrets, so it is
                // not logged.
                tracing::error!(table = self.summary.id, what, "the rules broke");
                client.fail(id, problem(ProblemKind::Broken, "problem-broken"));
            }
        }
    }
}
