//! Messages of clients that act on the game.

use axum::extract::ws::Utf8Bytes;
use horda_kit::Seat;
use horda_protocol::{ClientMessage, Problem, ProblemKind, ServerMessage};
use horda_store::{Change, Ended};
use horda_table::{TableError, Told, Turn};
use metrics::counter;
use serde_json::Value;

use super::clients::{Client, to_json};
use super::{ClientId, Next, Room, deciding, ended, observer, problem, reel};
use crate::fair_queue::Owner;
use crate::film::{Seen, keep};
use crate::problem::Failure;
use crate::workers::JobKind;

/// Letters that the id of a request may have.
const LONGEST_ID: usize = 64;

impl Room {
    pub(super) async fn receive(&mut self, from: ClientId, message: ClientMessage) -> Next {
        if let Some(client) = self.clients.get(from)
            && (message.id().is_empty() || message.id().len() > LONGEST_ID)
        {
            client.fail(None, Failure::unreadable("an id has 1 to 64 letters").0);
            return Next::Stay;
        }
        match message {
            ClientMessage::Act { id, revision, action } => {
                return self.act(from, id, revision, &action).await;
            }
            ClientMessage::Explain { id, data } => self.explain(from, id, &data),
            ClientMessage::Labels { id, revision, from: first } => {
                self.label(from, id, revision, first as usize);
            }
            ClientMessage::Preview { id, action } => self.preview(from, id, action),
            ClientMessage::Hint { id } => self.hint(from, id),
            ClientMessage::Undo { id, revision } => {
                return self.ask_undo(from, id, revision).await;
            }
            ClientMessage::AnswerUndo { id, revision, agree } => {
                return self.answer_undo(from, id, revision, agree).await;
            }
            ClientMessage::Concede { id } => self.ask_concede(from, id).await,
            ClientMessage::AnswerConcede { id, agree } => {
                self.answer_concede(from, id, agree).await;
            }
            ClientMessage::Chat { id, text } => self.chat(from, id, &text).await,
            ClientMessage::MuteAudience { id, on } => self.mute_audience(from, id, on).await,
            ClientMessage::Chances { id, on } => self.want_chances(from, id, on),
            ClientMessage::Propose { id, action } => self.propose(from, id, action.as_deref()),
            ClientMessage::Orders { id, seat } => self.list_orders(from, id, seat),
            ClientMessage::Order { id, seat, order, on } => {
                self.order(from, id, seat, &order, on);
            }
            ClientMessage::Weigh { id, seat } => self.weigh(from, id, seat),
        }
        Next::Stay
    }

    async fn act(&mut self, from: ClientId, id: String, revision: u32, action: &str) -> Next {
        let Some(seat) = self.seat_asking(from, &id) else { return Next::Stay };
        let Some(seen) = self.version_at(revision) else {
            self.refuse(from, id, TableError::Stale { current: self.table.turn() });
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
        if revision < self.undone { None } else { self.table.turn().checked_sub(since) }
    }

    /// The seat that wants to change something, if it may: a request that was carried out before
    /// or comes when all is over is answered here.
    pub(super) fn seat_asking(&self, from: ClientId, id: &str) -> Option<Seat> {
        let seat = self.seat_of(from, id)?;
        let client = self.clients.get(from)?;
        let id = id.to_owned();
        if self.remembers(seat, &id) {
            client.send(&ServerMessage::Known { id, revision: self.revision });
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
        let Turn { turn, seat, record } = turn;
        let change = Change::Turn {
            table: self.number,
            revision: self.revision + 1,
            turn,
            seat: seat.0,
            id: id.clone(),
            deciding: deciding(self.table.pending()),
            record,
            at: self.state.environment.now(),
        };
        if let Err(error) = self.state.store.commit(change).await {
            match from {
                Some(from) => self.not_saved(from, id),
                None => self.wake_bots_later(),
            }
            return self.roll_back(&error);
        }
        counter!("horda_turns_total").increment(1);
        self.revision += 1;
        self.undo_asked = None;
        let ended = ended(self.table.pending());
        self.summary.ended = ended;
        self.touch();
        let everybody = (0..self.summary.seats.len() as u8).map(Some).chain([None]);
        for eyes in everybody.filter(|eyes| self.clients.any(*eyes)) {
            let steps = self.table.latest(observer(eyes));
            self.send_turn(&id, from, Told { turn, seat, steps }, eyes);
        }
        self.table.all_told();
        if !id.is_empty() {
            self.remember(seat, id);
        }
        if let Some(ended) = ended {
            self.end_by_rules(ended);
        }
        self.settle_proposals(Some(seat));
        self.settle_orders();
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

    /// Makes the film of a finished game, through all eyes, when its room closes.
    pub(super) async fn keep_film(self) {
        let Room { state, table, summary, number, .. } = self;
        let (seats, ended) = (summary.seats.len() as u8, summary.ended);
        let film = move || {
            let all = (0..seats).map(Some).chain([None]);
            let seen: Vec<Seen> = all.map(|eyes| (eyes, reel(&*table, ended, eyes))).collect();
            keep(&seen)
        };
        let film = state.workers.run(JobKind::Question, Owner::default(), film).await;
        let Some(film) = film else { return };
        if let Err(error) = state.store.commit(Change::Film { table: number, film }).await {
            tracing::error!(table = summary.id, %error, "a film was not stored");
        }
    }

    fn explain(&self, from: ClientId, id: String, data: &Value) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let written = self.table.written(data);
        match written.and_then(|action| self.table.explain(seat, &action)) {
            Ok(offer) => {
                if let Some(client) = self.clients.get(from) {
                    client.send(&ServerMessage::Allowed { id, offer });
                }
            }
            Err(error) => self.refuse(from, id, error),
        }
    }

    /// What the offers of a seat would do, from this one on.
    fn label(&self, from: ClientId, id: String, revision: u32, first: usize) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        if revision != self.revision {
            return self.refuse(from, id, TableError::Stale { current: self.table.turn() });
        }
        let Some(client) = self.clients.get(from) else { return };
        let offers = self.table.offers(seat, usize::MAX).into_iter().skip(first);
        let labels = offers.filter_map(|offer| offer.label).collect();
        client.send(&ServerMessage::Labelled { id, labels });
    }

    /// Tells a client that its request was carried out.
    pub(super) fn done(&self, from: ClientId, id: String) {
        if let Some(client) = self.clients.get(from) {
            client.send(&ServerMessage::Done { id });
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
                client.send(&ServerMessage::Stale { id, revision: self.revision });
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
