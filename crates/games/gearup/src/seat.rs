//! Seats: how they are called in files.

use horda_kit::Seat;
use horda_words::{Phrase, Readable, Said, Unreadable, Written, no_such};

use crate::rules::GearUp;
use crate::state::SEATS;

/// Names of the seats.
pub(crate) const SEAT_NAMES: [&str; SEATS] = ["one", "two", "three", "four", "five", "six"];

/// The name of a seat.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    SEAT_NAMES[seat.index().min(SEATS - 1)]
}

/// `one`.
impl Written<GearUp> for Seat {
    fn write(&self, _: &GearUp, out: &mut String) {
        out.push_str(seat_name(*self));
    }
}

impl Readable<GearUp> for Seat {
    const WORD: &'static str = "seat";

    fn read(_: &GearUp, text: &str) -> Result<Seat, Unreadable> {
        let found = SEAT_NAMES.iter().position(|name| *name == text);
        found.map(|seat| Seat(seat as u8)).ok_or_else(|| no_such("seat", text, SEAT_NAMES))
    }
}

/// A seat where nobody sits yet has only its number.
impl Said<GearUp> for Seat {
    fn say(&self, _: &GearUp, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.number(name, self.0 + 1)
    }
}
