//! What may be done now: everything, everything with a certain beginning, some of it.

use horda_kit::{Notation, Seat, Spoken};

use crate::case::{Expect, Written, WrittenList};
use crate::compare::difference;
use crate::run::Complaint;
use crate::running::{Running, seat_and_rest};

/// An action that a seat may do, in its written form.
struct Offer {
    seat: &'static str,
    action: String,
}

impl Offer {
    /// Is this what was written, with the seat or without?
    fn is(&self, written: &str) -> bool {
        let (seat, action) = seat_and_rest(written);
        seat.is_none_or(|seat| seat == self.seat) && action == self.action
    }
}

impl<R: Notation + Spoken> Running<'_, R> {
    fn offers(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        for (index, seat) in (0..self.rules.seats()).zip(self.rules.seat_names()) {
            let mut actions = Vec::new();
            self.rules.legal_actions(&self.state, Seat(index), &mut actions);
            let offer = |action| Offer { seat, action: self.rules.write_action(action) };
            offers.extend(actions.iter().map(offer));
        }
        offers
    }

    pub(crate) fn compare_offers(&self, expect: &Expect) -> Vec<Complaint> {
        let mut found: Vec<Complaint> =
            expect.offers.iter().filter_map(|offers| self.compare_all_offers(offers)).collect();
        for (beginning, rests) in &expect.offers_of {
            found.extend(self.compare_offers_of(beginning, rests));
        }
        found
    }

    /// Each offer is written once. Those that name their seat are looked for first, so that the
    /// others can stand for any seat.
    fn compare_all_offers(&self, expected: &WrittenList) -> Option<Complaint> {
        let mut spare = self.offers();
        let mut missing = Vec::new();
        let (seated, plain): (Vec<&Written>, Vec<&Written>) =
            expected.words.iter().partition(|it| seat_and_rest(&it.text).0.is_some());
        for written in seated.into_iter().chain(plain) {
            match spare.iter().position(|offer| offer.is(&written.text)) {
                Some(at) => drop(spare.remove(at)),
                None => missing.push(written),
            }
        }
        let line = missing.first().map_or(expected.line, |first| first.line);
        let mut what = Vec::new();
        if !missing.is_empty() {
            let missing: Vec<&str> = missing.iter().map(|it| it.text.as_str()).collect();
            what.push(format!("not offered:  {}", missing.join(", ")));
        }
        if !spare.is_empty() {
            let several = self.rules.seats() > 1 && spare.iter().any(|it| it.seat != spare[0].seat);
            let write = |offer: &Offer| match several {
                true => format!("{}: {}", offer.seat, offer.action),
                false => offer.action.clone(),
            };
            let spare: Vec<String> = spare.iter().map(write).collect();
            what.push(format!("offered, too: {}", spare.join(", ")));
        }
        (!what.is_empty()).then(|| Complaint::new(line, what.join("\n")))
    }

    fn compare_offers_of(&self, written: &Written, expected: &[String]) -> Option<Complaint> {
        let (seat, beginning) = seat_and_rest(&written.text);
        let offers = self.offers();
        let own = offers.iter().filter(|offer| seat.is_none_or(|seat| seat == offer.seat));
        let rests = own.filter_map(|offer| offer.action.strip_prefix(beginning));
        let rests = rests.filter(|rest| rest.is_empty() || rest.starts_with(' '));
        let mut found: Vec<&str> = rests.map(str::trim).collect();
        let mut expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        found.sort_unstable();
        expected.sort_unstable();
        if found != expected {
            let what = format!("offers of \"{}\"", written.text);
            let what = difference(&what, &expected.join(", "), &found.join(", "));
            return Some(Complaint::new(written.line, what));
        }
        None
    }
}
