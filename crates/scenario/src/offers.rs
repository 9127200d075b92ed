//! What may be done now: everything, everything with a certain beginning, some of it.

use std::collections::BTreeSet;

use horda_content::did_you_mean;
use horda_kit::{Notation, Seat, Spoken};

use crate::case::{Expect, Written};
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
    fn compare_all_offers(&self, expected: &[Written]) -> Option<Complaint> {
        let mut spare = self.offers();
        let mut missing = Vec::new();
        let (seated, plain): (Vec<&Written>, Vec<&Written>) =
            expected.iter().partition(|it| seat_and_rest(&it.text).0.is_some());
        for written in seated.into_iter().chain(plain) {
            match spare.iter().position(|offer| offer.is(&written.text)) {
                Some(at) => drop(spare.remove(at)),
                None => missing.push(written),
            }
        }
        let line = missing.first().or(expected.first().as_ref()).map_or(0, |first| first.line);
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
        // A verb alone was looked at before the case ran.
        let is_verb = !beginning.contains(' ');
        let is_clear = is_verb || !found.is_empty();
        if is_clear { None } else { self.unknown_beginning(written, beginning, &offers) }
    }

    /// Nothing is offered and nothing should be; but could anything begin like this at all?
    fn unknown_beginning(
        &self,
        written: &Written,
        beginning: &str,
        offers: &[Offer],
    ) -> Option<Complaint> {
        let readable = |action: &str| self.rules.read_action(action).is_ok();
        let mut words = BTreeSet::new();
        let facts = self.rules.facts(&self.state);
        let texts = facts.iter().flat_map(|(key, value)| [key.as_str(), value.as_str()]);
        for text in texts.chain(offers.iter().map(|offer| offer.action.as_str())) {
            words.extend(text.split([' ', ',', '+']).filter(|word| !word.is_empty()));
        }
        let is_known = readable(beginning)
            || words.iter().any(|word| readable(&format!("{beginning} {word}")))
            || words.iter().any(|word| {
                let longer = format!("{beginning} {word}");
                words.iter().any(|last| readable(&format!("{longer} {last}")))
            });
        let why = match self.rules.read_action(beginning) {
            Err(why) if !is_known => why,
            Ok(_) | Err(_) => return None,
        };
        let near = did_you_mean(beginning, offers.iter().map(|it| it.action.as_str()));
        let hint = near.filter(|near| near.starts_with("did")).unwrap_or_default();
        let what = format!("no action begins with \"{beginning}\": {why}; {hint}");
        Some(Complaint::new(written.line, what.trim_end_matches("; ")))
    }
}
