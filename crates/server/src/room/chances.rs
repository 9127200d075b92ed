//! How a table stands: games that bots play on from what a spectator sees. Estimated only while
//! a client asks for it, one estimate at a time, always of the latest position.

use std::sync::Arc;

use horda_arena::{Interval, wilson};
use horda_kit::Observer;
use horda_protocol::{Chances, ServerMessage};

use super::clients::to_json;
use super::{ClientId, Room, RoomRequest, numbers};
use crate::workers::JobKind;

/// Games that are played on for one point of the curve.
const GAMES: u32 = 120;

impl Room {
    pub(super) fn want_chances(&mut self, from: ClientId, on: bool) {
        let Some(client) = self.clients.get_mut(from) else { return };
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
        let wanted = self.clients.iter().any(|(_, client)| client.chances);
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
        let (state, own) = (Arc::clone(&self.state), self.own.clone());
        let (analyst, view) = (Arc::clone(&self.analyst), self.table.view(Observer::Audience));
        let (seed, undone) = (self.state.environment.seed(), self.undone);
        tokio::spawn(async move {
            let estimate = move || analyst.estimate(&view, GAMES, seed);
            let thought = state.workers.run(JobKind::Question, estimate);
            let won = thought.await.and_then(Result::ok);
            let chances = won.map(|won| Chances {
                turn,
                games: GAMES,
                seats: won.iter().map(|won| interval(*won, GAMES)).collect(),
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

/// At least, most likely and at most, in percent: the Wilson interval for 95 in 100.
fn interval(won: u32, games: u32) -> [u8; 3] {
    let Interval { low, high } = wilson(u64::from(won), u64::from(games));
    let percent = |share: f64| (share * 100.0).round().clamp(0.0, 100.0) as u8;
    [percent(low), percent(f64::from(won) / f64::from(games)), percent(high)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_band_holds_the_chance_and_never_leaves_the_scale() {
        for won in [0, 1, 60, 119, 120] {
            let [low, likely, high] = interval(won, 120);
            assert!(low <= likely && likely <= high && high <= 100, "{won}");
        }
        assert_eq!(interval(60, 120), [41, 50, 59]);
    }
}
