//! What a seat asks for and the other people at the table have to agree to.

use horda_kit::{Seat, SeatSet};
use horda_protocol::ServerMessage;

use super::{ClientId, Room, bits, numbers};

/// A request that waits for agreement.
pub(super) struct Agreement {
    pub by: Seat,
    /// The id that the client gave the request.
    pub id: String,
    /// Seats whose people have still to agree, as bits.
    pub waiting: u16,
}

impl Agreement {
    /// As it is told: the seat that asks, and those that have to answer.
    pub fn told(&self) -> (u8, Vec<u8>) {
        (self.by.0, numbers(self.waiting))
    }
}

impl Room {
    /// Those of the seats whose people must agree to what this seat asks for, as bits. A seat
    /// that is lent to a bot is its owner's, and nobody is asked for their own seats.
    pub(super) fn must_agree(&self, by: Seat, seats: SeatSet) -> u16 {
        let own = self.owner(by);
        bits(seats.iter().filter(|seat| {
            let owner = self.owner(*seat);
            owner.is_some() && owner != own
        }))
    }

    /// Those of the seats for which the person of this client answers, as bits: all that they
    /// hold or have lent to a bot.
    pub(super) fn answers_for(&self, from: ClientId, seats: u16) -> u16 {
        let person = self.clients.get(from).and_then(|client| client.person.as_deref());
        let own = numbers(seats).into_iter().map(Seat);
        bits(own.filter(|seat| person.is_some() && self.owner(*seat) == person))
    }

    /// Drops what was asked when a seat has another holder: other people have to agree now.
    pub(super) fn void_questions(&mut self, seat: Seat) {
        if self.undo_asked.take().is_some() {
            self.clients.broadcast(&ServerMessage::UndoDeclined { by: seat.0 });
        }
        if self.concede_asked.take().is_some() {
            self.clients.broadcast(&ServerMessage::ConcedeDeclined { by: seat.0 });
        }
    }

    /// The person who holds a seat or has lent it to a bot.
    pub(super) fn owner(&self, seat: Seat) -> Option<&str> {
        self.summary.seats.get(usize::from(seat.0))?.holder.owner()
    }
}
