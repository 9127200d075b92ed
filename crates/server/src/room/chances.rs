//! How a table stands, estimated from what a spectator sees. Estimated only while somebody wants
//! to know, one estimate at a time, always of the latest position.

use std::sync::Arc;

use horda_kit::Observer;
use horda_protocol::{Chances, ServerMessage};
use horda_table::Estimate;

use super::advice::percent;
use super::visitors::written;
use super::{Ask, Room, VisitorId, numbers};
use crate::thinkers::Matter;

impl Room {
    pub(super) fn want_chances(&mut self, from: VisitorId, on: bool) {
        let Some(visitor) = self.visitors.get_mut(from) else { return };
        visitor.chances = on;
        if on {
            for chances in &self.curve {
                visitor.tell(&ServerMessage::Chances { chances: chances.clone() });
            }
            self.wake_estimate();
        }
    }

    /// Estimates the present position, if somebody wants it and it is not known yet.
    pub(super) fn wake_estimate(&mut self) {
        let turn = self.table.version();
        let wanted = self.visitors.iter().any(|(_, visitor)| visitor.chances);
        if !wanted || self.estimating || self.curve.iter().any(|known| known.turn == turn) {
            return;
        }
        if let Some(ended) = self.summary.ended {
            let winners = numbers(ended.winners);
            let seats = 0..self.summary.seats.len() as u8;
            let sure = |seat| if winners.contains(&seat) { [100; 3] } else { [0; 3] };
            return self.add_chances(Chances { turn, games: 0, seats: seats.map(sure).collect() });
        }
        self.estimating = true;
        let (house, own) = (Arc::clone(&self.house), self.own.clone());
        let (analyst, view) = (Arc::clone(&self.analyst), self.table.view(Observer::Audience));
        let undone = self.undone;
        tokio::spawn(async move {
            let estimate = move || analyst.estimate(&view);
            let thought = house.thinkers.think(Matter::Question, estimate);
            let chances = thought.await.and_then(Result::ok).map(|Estimate { games, seats }| {
                let seats = seats.into_iter().map(|band| band.map(percent)).collect();
                Chances { turn, games, seats }
            });
            let _ = own.send(Ask::Estimated(chances, undone)).await;
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
        let message = written(&ServerMessage::Chances { chances: chances.clone() });
        for (_, visitor) in self.visitors.iter().filter(|(_, visitor)| visitor.chances) {
            visitor.pass(message.clone());
        }
        self.curve.push(chances);
    }
}
