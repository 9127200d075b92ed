//! How a table stands, estimated from what a spectator sees. Estimated only while a client asks
//! for it, one estimate at a time, always of the latest position.

use std::sync::Arc;

use horda_kit::Observer;
use horda_protocol::{Chances, ProblemKind, ServerMessage};
use horda_table::Estimate;

use super::advice::percent;
use super::clients::to_json;
use super::{ClientId, Room, RoomRequest, numbers, problem};
use crate::workers::JobKind;

impl Room {
    pub(super) fn want_chances(&mut self, from: ClientId, on: bool) {
        let allowed = self.summary.advice || self.is_over();
        let Some(client) = self.clients.get_mut(from) else { return };
        if on && !allowed {
            return client.fail(None, problem(ProblemKind::Forbidden, "problem-no-advice"));
        }
        client.chances = on;
        if on {
            for chances in &self.curve {
                client.send(&ServerMessage::Chances { chances: chances.clone() });
            }
            self.wake_estimate();
        }
    }

    /// Estimates the present position, if a client asks for it and it is not known yet.
    pub(super) fn wake_estimate(&mut self) {
        let turn = self.table.version();
        let asker = self.clients.iter().find(|(_, client)| client.chances);
        let Some((_, asker)) = asker else { return };
        if self.estimating || self.curve.iter().any(|known| known.turn == turn) {
            return;
        }
        if let Some(ended) = self.summary.ended {
            let winners = numbers(ended.winners);
            let seats = 0..self.summary.seats.len() as u8;
            let sure = |seat| if winners.contains(&seat) { [100; 3] } else { [0; 3] };
            return self.add_chances(Chances { turn, games: 0, seats: seats.map(sure).collect() });
        }
        let (owner, asker) = (asker.owner(), asker.sender());
        self.estimating = true;
        let (state, own) = (Arc::clone(&self.state), self.own.clone());
        let (analyst, view) = (Arc::clone(&self.analyst), self.table.view(Observer::Audience));
        let undone = self.undone;
        tokio::spawn(async move {
            let estimate = move || analyst.estimate(&view);
            // When the client that asked is gone, the next one that wants it asks.
            let answered = tokio::select! {
                biased;
                () = asker.queue.closed() => None,
                answered = state.workers.run(JobKind::Question, owner, estimate) => answered,
            };
            let chances = answered.and_then(Result::ok).map(|Estimate { games, seats }| {
                let seats = seats.into_iter().map(|band| band.map(percent)).collect();
                Chances { turn, games, seats }
            });
            let _ = own.send(RoomRequest::Estimated(chances, undone)).await;
        });
    }

    pub(super) fn estimated(&mut self, chances: Option<Chances>, undone: u32) {
        self.estimating = false;
        // A turn that was taken back meanwhile has no point on the curve.
        if let Some(chances) = chances.filter(|_| undone == self.undone) {
            self.add_chances(chances);
        }
        self.wake_estimate();
    }

    fn add_chances(&mut self, chances: Chances) {
        let message = to_json(&ServerMessage::Chances { chances: chances.clone() });
        for (_, client) in self.clients.iter().filter(|(_, client)| client.chances) {
            client.send_text(message.clone());
        }
        self.curve.push(chances);
    }
}
