//! Giving up: in a duel a seat does so by itself, in a team everybody agrees.

use horda_kit::{Seat, SeatSet};
use horda_protocol::{ProblemKind, ServerMessage};
use horda_store::{Change, Ended};
use horda_table::TableError;
use metrics::counter;

use super::agreement::Agreement;
use super::{ClientId, Room, bits, problem, seats};

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
        let asked = Agreement { by: seat, id: id.clone(), waiting };
        self.clients.broadcast(&ServerMessage::ConcedeAsked { question: asked.told() });
        self.concede_asked = Some(asked);
        self.done(from, id);
    }

    pub(super) async fn answer_concede(&mut self, from: ClientId, id: String, agree: bool) {
        let waiting = self.concede_asked.as_ref().map_or(0, |asked| asked.waiting);
        let own = self.answers_for(from, waiting);
        let (Some(first), Some(asked)) = (seats(own).first().copied(), &mut self.concede_asked)
        else {
            return self.refuse(from, id, TableError::Stale { current: self.table.turn() });
        };
        if agree && asked.waiting == own {
            let by = asked.by;
            return self.concede(by, from, id).await;
        }
        if agree {
            asked.waiting &= !own;
            let question = asked.told();
            self.clients.broadcast(&ServerMessage::ConcedeAsked { question });
        } else {
            self.concede_asked = None;
            self.clients.broadcast(&ServerMessage::ConcedeDeclined { by: first });
        }
        self.done(from, id);
    }

    /// Giving up is stored before it is told: nothing else knows of it. `from` and its request
    /// are answered.
    async fn concede(&mut self, seat: Seat, from: ClientId, id: String) {
        // A team gives up together.
        let others = self.everybody().iter();
        let others = others.filter(|other| *other != seat && !self.game.is_team());
        let ended = Ended { winners: bits(others), conceded: true };
        let (table, at) = (self.number, self.state.environment.now());
        let change = Change::End { table, ended, outcome: None, at };
        if self.state.store.commit(change).await.is_err() {
            return self.not_saved(from, id);
        }
        counter!("horda_games_ended_total").increment(1);
        self.summary.ended = Some(ended);
        (self.undo_asked, self.concede_asked) = (None, None);
        self.touch();
        for (_, client) in self.clients.iter() {
            let position = self.position(client.eyes);
            client.send(&ServerMessage::Conceded { by: seat, position });
        }
        self.done(from, id);
        self.settle_proposals(None);
    }

    pub(super) fn everybody(&self) -> SeatSet {
        SeatSet::first(self.summary.seats.len() as u8)
    }
}
