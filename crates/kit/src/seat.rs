//! Seats of a game, and the observers for whom views are made.

use serde::{Deserialize, Serialize};

/// A chair at the table. Not a user: one user may hold several seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// Its place in lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Seats as bits: asking who is pending allocates nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// Exactly one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `count` seats.
    pub const fn first(count: u8) -> SeatSet {
        SeatSet((1 << count) - 1)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// Is this seat among them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Is no seat among them?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

/// Whose eyes. Every view and every event is made for exactly one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Observer {
    /// A seat of the game.
    Seat(Seat),
    /// The audience: no seat.
    Audience,
}

impl Observer {
    /// Is this observer one of the seats?
    pub const fn is_in(self, seats: SeatSet) -> bool {
        match self {
            Observer::Seat(seat) => seats.contains(seat),
            Observer::Audience => false,
        }
    }
}
