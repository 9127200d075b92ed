//! What people and bots do at a table.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use horda_kit::Seat;
use horda_protocol::{ClientMessage, Hint, Outcome, Preview, ProblemKind, ServerMessage};
use horda_store::{Change, Ended, Said};
use horda_table::{Foresight, Offer, TableError, Told, Turn};
use metrics::counter;

use super::message::line;
use super::visitors::{Visitor, written};
use super::{Room, VisitorId, bits, ended, observer, problem};
use crate::film::keep;
use crate::problem::Failure;

/// Letters that one saying may have.
const LONGEST_CHAT: usize = 500;
/// Sayings that are told to whoever comes.
const REMEMBERED_CHAT: usize = 200;
/// Letters that the id of a request may have.
const LONGEST_ID: usize = 64;

impl Room {
    pub(super) async fn hear(&mut self, visitor: VisitorId, message: ClientMessage) {
        match message {
            ClientMessage::Act { id, revision, action } => {
                self.act(visitor, id, revision, &action).await;
            }
            ClientMessage::Explain { id, action } => self.explain(visitor, id, &action),
            ClientMessage::Preview { id, action } => self.preview(visitor, id, action),
            ClientMessage::Hint { id } => self.hint(visitor, id),
            ClientMessage::Undo { id, revision } => self.ask_undo(visitor, id, revision).await,
            ClientMessage::AnswerUndo { revision, agree } => {
                self.answer_undo(visitor, revision, agree).await;
            }
            ClientMessage::Concede { id } => self.concede(visitor, id).await,
            ClientMessage::Chat { id, text } => self.chat(visitor, id, &text).await,
            ClientMessage::Chances { on } => self.want_chances(visitor, on),
        }
    }

    async fn act(&mut self, from: VisitorId, id: String, revision: u32, action: &str) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Some(visitor) = self.visitors.get(from) else { return };
        if id.is_empty() || id.len() > LONGEST_ID {
            return visitor.fail(None, Failure::unreadable("an id has 1 to 64 letters").0);
        }
        if self.remembers(seat, &id) {
            let position = self.position(visitor.eyes);
            return visitor.tell(&ServerMessage::Known { id, position });
        }
        if self.is_over() {
            return visitor.fail(id, problem(ProblemKind::NotNow, "problem-over"));
        }
        if revision != self.revision {
            let position = self.position(visitor.eyes);
            return visitor.tell(&ServerMessage::Stale { id, position });
        }
        match self.table.submit(seat, self.table.version(), action, &mut self.luck) {
            Ok(turn) => self.keep_turn(turn, id, Some(from)).await,
            Err(error) => self.refuse(from, id, error),
        }
    }

    /// Stores a turn that was played, then tells everybody.
    pub(super) async fn keep_turn(&mut self, turn: Turn, id: String, from: Option<VisitorId>) {
        let change = Change::Turn {
            table: self.summary.id.clone(),
            revision: self.revision + 1,
            turn: turn.version,
            seat: turn.seat.0,
            id: id.clone(),
            deciding: self.deciding(),
            record: turn.record,
            at: self.house.nature.now(),
        };
        if let Err(error) = self.house.store.commit(change).await {
            tracing::error!(table = self.summary.id, %error, "a turn was not stored");
            self.reload().await;
            if let Some(visitor) = from.and_then(|from| self.visitors.get(from)) {
                visitor.fail(id, problem(ProblemKind::Broken, "problem-not-saved"));
            }
            return;
        }
        counter!("horda_turns_total").increment(1);
        self.revision += 1;
        self.question = None;
        if !id.is_empty() {
            self.remember(turn.seat, id.clone());
        }
        if let Some(ended) = ended(self.table.pending()) {
            self.end(ended).await;
        }
        self.touch();
        for (observer, news) in turn.news {
            self.tell_turn(
                &id,
                from,
                Told { version: turn.version, seat: turn.seat, news },
                observer,
            );
        }
        self.wake_bots();
        self.wake_estimate();
    }

    /// Tells a turn to all who look through these eyes, written once.
    fn tell_turn(
        &self,
        id: &str,
        from: Option<VisitorId>,
        told: Told,
        observer: horda_kit::Observer,
    ) {
        let eyes = super::eyes(observer);
        if !self.visitors.any(eyes) {
            return;
        }
        let mut message = ServerMessage::Turn { id: None, told, position: self.position(eyes) };
        let mut common: Option<Utf8Bytes> = None;
        for (visitor_id, visitor) in self.visitors.iter().filter(|(_, it)| it.eyes == eyes) {
            if Some(visitor_id) == from {
                if let ServerMessage::Turn { id: answered, .. } = &mut message {
                    *answered = Some(id.to_owned());
                }
                visitor.tell(&message);
                if let ServerMessage::Turn { id: answered, .. } = &mut message {
                    *answered = None;
                }
            } else {
                visitor.pass(common.get_or_insert_with(|| written(&message)).clone());
            }
        }
    }

    /// Notes that the game is over, with a film of it for later.
    pub(super) async fn end(&mut self, ended: Ended) {
        self.summary.ended = Some(ended);
        let all = (0..self.summary.seats.len() as u8).map(Some).chain([None]);
        let films = all.map(|eyes| {
            let (opening, frames) = self.frames(eyes);
            (eyes, opening, frames)
        });
        let film = keep(&films.collect::<Vec<_>>());
        let change = Change::End {
            table: self.summary.id.clone(),
            ended,
            film,
            at: self.house.nature.now(),
        };
        if let Err(error) = self.house.store.commit(change).await {
            // The turn that ended it is stored; the end is found again when the table is read.
            tracing::error!(table = self.summary.id, %error, "the end of a game was not stored");
        }
        counter!("horda_games_ended_total").increment(1);
    }

    async fn concede(&mut self, from: VisitorId, id: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Some(visitor) = self.visitors.get(from) else { return };
        if self.is_over() {
            return visitor.fail(id, problem(ProblemKind::NotNow, "problem-over"));
        }
        let others = (0..self.summary.seats.len() as u8).map(Seat).filter(|other| *other != seat);
        self.end(Ended { winners: bits(others), conceded: true }).await;
        self.question = None;
        self.touch();
        for (_, visitor) in self.visitors.iter() {
            let position = self.position(visitor.eyes);
            visitor.tell(&ServerMessage::Conceded { by: seat.0, position });
        }
    }

    fn explain(&self, from: VisitorId, id: String, action: &str) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        match self.table.explain(seat, action) {
            Ok(offer) => {
                if let Some(visitor) = self.visitors.get(from) {
                    visitor.tell(&ServerMessage::Allowed { id, offer });
                }
            }
            Err(error) => self.refuse(from, id, error),
        }
    }

    fn preview(&self, from: VisitorId, id: String, action: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Some(visitor) = self.visitors.get(from) else { return };
        let Offer { label, .. } = match self.table.explain(seat, &action) {
            Ok(offer) => offer,
            Err(error) => return self.refuse(from, id, error),
        };
        let (analyst, view) = (Arc::clone(&self.analyst), self.table.view(observer(visitor.eyes)));
        self.think(visitor, id, move || {
            let foresight = analyst.foresee(seat, &view, &action)?;
            Ok(move |id| ServerMessage::Previewed { id, preview: previewed(label, foresight) })
        });
    }

    fn hint(&self, from: VisitorId, id: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Some(visitor) = self.visitors.get(from) else { return };
        let offers = self.position(visitor.eyes).offers;
        if offers.is_empty() {
            return visitor.fail(id, problem(ProblemKind::NotNow, "problem-not-your-turn"));
        }
        let (analyst, view) = (Arc::clone(&self.analyst), self.table.view(observer(visitor.eyes)));
        let (revision, seed) = (self.revision, self.house.nature.seed());
        self.think(visitor, id, move || {
            let advised = analyst.advise(seat, &view, &offers, seed)?;
            let offer = offers.into_iter().find(|offer| offer.action == advised.action);
            let offer = offer.expect("a bot chooses one of the offers");
            let (before, after) = (percent(advised.before), percent(advised.after));
            Ok(move |id| ServerMessage::Hinted {
                id,
                hint: Hint { revision, offer, before, after },
            })
        });
    }

    /// Thinks about something for one visitor, away from this task.
    fn think<M: FnOnce(String) -> ServerMessage + Send + 'static>(
        &self,
        visitor: &Visitor,
        id: String,
        thought: impl FnOnce() -> Result<M, TableError> + Send + 'static,
    ) {
        let (house, outbox) = (Arc::clone(&self.house), visitor.outbox.clone());
        tokio::spawn(async move {
            let message = match house.thinkers.think(thought).await {
                Some(Ok(message)) => message(id),
                Some(Err(error)) => {
                    let problem = Failure::unreadable(error).0;
                    ServerMessage::Failed { id: Some(id), problem }
                }
                None => {
                    let problem = problem(ProblemKind::Broken, "problem-broken");
                    ServerMessage::Failed { id: Some(id), problem }
                }
            };
            let _ = outbox.try_send(written(&message));
        });
    }

    async fn chat(&mut self, from: VisitorId, id: String, text: &str) {
        let Some(visitor) = self.visitors.get(from) else { return };
        let text = text.trim();
        if text.is_empty() {
            return visitor.fail(id, problem(ProblemKind::Unreadable, "problem-chat-empty"));
        }
        if text.chars().count() > LONGEST_CHAT {
            let phrase = horda_kit::Phrase::new("problem-chat-length");
            let phrase = phrase.number("most", LONGEST_CHAT as i64);
            return visitor.fail(id, Failure::saying(ProblemKind::Unreadable, phrase).0);
        }
        let text = text.chars().filter(|letter| !letter.is_control()).collect();
        let said = Said {
            seat: visitor.eyes,
            name: visitor.name.clone(),
            text,
            at: self.house.nature.now(),
        };
        let change = Change::Say { table: self.summary.id.clone(), said: said.clone() };
        if self.house.store.commit(change).await.is_err() {
            if let Some(visitor) = self.visitors.get(from) {
                visitor.fail(id, problem(ProblemKind::Broken, "problem-not-saved"));
            }
            return;
        }
        self.visitors.tell_all(&ServerMessage::Chat { line: line(&said) });
        self.said.push(said);
        let surplus = self.said.len().saturating_sub(REMEMBERED_CHAT);
        self.said.drain(..surplus);
    }

    /// The seat that a connection speaks for; whoever only watches is told so.
    pub(super) fn seat_of(&self, from: VisitorId, id: &str) -> Option<Seat> {
        let visitor = self.visitors.get(from)?;
        if visitor.eyes.is_none() {
            visitor.fail(id.to_owned(), problem(ProblemKind::Forbidden, "problem-watch-only"));
        }
        visitor.eyes.map(Seat)
    }

    fn refuse(&self, from: VisitorId, id: String, error: TableError) {
        let Some(visitor) = self.visitors.get(from) else { return };
        match error {
            TableError::Refused(refusal) => {
                visitor.tell(&ServerMessage::Refused { id, refusal: *refusal });
            }
            TableError::Stale { .. } | TableError::NoUndo(_) => {
                let position = self.position(visitor.eyes);
                visitor.tell(&ServerMessage::Stale { id, position });
            }
            TableError::Unreadable(what) => visitor.fail(id, Failure::unreadable(what).0),
            TableError::Broken { what, report } => {
                // The journal is needed to see it again; it goes to the host, not to a visitor.
                tracing::error!(table = self.summary.id, what, report, "the rules broke");
                visitor.fail(id, problem(ProblemKind::Broken, "problem-broken"));
            }
        }
    }
}

fn previewed(label: horda_kit::Phrase, foresight: Foresight) -> Preview {
    let Foresight { certain, outcomes } = foresight;
    let open = outcomes.is_none();
    let outcomes = outcomes.unwrap_or_default().into_iter().map(|(happens, odds)| Outcome {
        share: (odds.as_f64() * 100_000.0).round() as u32,
        happens,
    });
    Preview { label, certain, outcomes: outcomes.collect(), open }
}

fn percent(share: f32) -> u8 {
    (share * 100.0).round().clamp(0.0, 100.0) as u8
}
