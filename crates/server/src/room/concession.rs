//! Giving up: in a duel a seat does so by itself, in a team everybody agrees.

use horda_kit::{Seat, SeatSet};
use horda_protocol::{ProblemKind, ServerMessage};
use horda_store::{Change, Ended};
use metrics::counter;

use super::agreement::Agreement;
use super::{ClientId, Room, bits, numbers, problem};

impl Room {
    pub(super) async fn ask_concede(&mut self, from: ClientId, id: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Some(client) = self.clients.get(from) else { return };
        if self.is_over() {
            return client.fail(id, problem(ProblemKind::NotNow, "problem-over"));
        }
        if self.concede_asked.is_some() {
            return client.fail(id, problem(ProblemKind::NotNow, "problem-concede-pending"));
        }
        let asked = if self.game.is_team() { self.everybody() } else { SeatSet::NONE };
        let waiting = self.must_agree(seat, asked);
        if waiting == 0 {
            return self.concede(seat, from, id).await;
        }
        self.concede_asked = Some(Agreement { by: seat, id, waiting });
        self.tell_concede_asked(seat, waiting);
    }

    pub(super) async fn answer_concede(&mut self, from: ClientId, agree: bool) {
        let Some(asked) = &self.concede_asked else { return };
        let own = self.answers_for(from, asked.waiting);
        let (by, waiting) = (asked.by, asked.waiting & !own);
        let Some(first) = numbers(own).first().copied() else { return };
        if !agree {
            self.concede_asked = None;
            self.clients.broadcast(&ServerMessage::ConcedeDeclined { by: first });
            return;
        }
        if waiting != 0 {
            self.concede_asked.iter_mut().for_each(|asked| asked.waiting = waiting);
            return self.tell_concede_asked(by, waiting);
        }
        if let Some(Agreement { by, id, .. }) = self.concede_asked.take() {
            self.concede(by, from, id).await;
        }
    }

    fn tell_concede_asked(&self, by: Seat, waiting: u16) {
        let message = ServerMessage::ConcedeAsked { by: by.0, waiting: numbers(waiting) };
        self.clients.broadcast(&message);
    }

    /// Giving up is stored before it is told: nothing else knows of it. `from` is told if it
    /// cannot be.
    async fn concede(&mut self, seat: Seat, from: ClientId, id: String) {
        // A team gives up together.
        let others = self.everybody().iter();
        let others = others.filter(|other| *other != seat && !self.game.is_team());
        let ended = Ended { winners: bits(others), conceded: true };
        let (table, at) = (self.number, self.state.environment.now());
        let change = Change::End { table, ended, outcome: None, at };
        if self.state.store.commit(change).await.is_err() {
            if let Some(client) = self.clients.get(from) {
                client.fail(id, problem(ProblemKind::Broken, "problem-not-saved"));
            }
            return;
        }
        counter!("horda_games_ended_total").increment(1);
        self.summary.ended = Some(ended);
        self.undo_asked = None;
        self.touch();
        for (_, client) in self.clients.iter() {
            let position = self.position(client.eyes);
            client.send(&ServerMessage::Conceded { by: seat.0, position });
        }
        self.settle_proposals(None);
    }

    pub(super) fn everybody(&self) -> SeatSet {
        SeatSet::first(self.summary.seats.len() as u8)
    }
}
