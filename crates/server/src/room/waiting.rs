//! A table of a game with secrets waits until every seat is held: nobody sees a hand that may
//! become another's (ADR 29).

use horda_catalog::Game;
use horda_store::{SeatHolder, StoredSeat};

use super::Room;
use super::clients::Client;
use super::seats::is_held_by;

/// Does a table with these seats wait? The one place that decides it.
pub(super) fn waits(game: &dyn Game, seats: &[StoredSeat]) -> bool {
    game.has_secrets() && seats.iter().any(|seat| seat.holder == SeatHolder::Open)
}

impl Room {
    pub(super) fn waits(&self) -> bool {
        waits(&*self.game, &self.summary.seats)
    }

    /// The seat that a client connected for, or another one of its person.
    pub(super) fn held_seat(&self, client: &Client) -> Option<u8> {
        let wanted = client.seat?;
        let is_own = |seat: &u8| {
            let held = self.summary.seats.get(usize::from(*seat));
            held.is_some_and(|it| is_held_by(&it.holder, client.person.as_deref()))
        };
        let others = 0..self.summary.seats.len() as u8;
        [wanted].into_iter().chain(others).find(is_own)
    }

    /// Through whose eyes a client sees the game.
    pub(super) fn eyes_of(&self, client: &Client) -> Option<u8> {
        if self.waits() { None } else { self.held_seat(client) }
    }

    /// Lets every client see the game through the eyes that it has now. All are welcomed anew
    /// when the table begins or has to wait again.
    pub(super) fn look_again(&mut self, waited: bool) {
        let turned = waited != self.waits();
        let eyes: Vec<_> =
            self.clients.iter().map(|(id, client)| (id, self.eyes_of(client))).collect();
        for (id, eyes) in eyes {
            let Some(client) = self.clients.get_mut(id) else { continue };
            let changed = std::mem::replace(&mut client.eyes, eyes) != eyes;
            if changed || turned {
                self.welcome(id);
            }
        }
    }
}
