//! Proposals of seats: shown to all clients, never stored. A proposal lives as long as
//! the decision that it is about.

use std::collections::{BTreeMap, BTreeSet};

use horda_kit::{Pending, RuleId, Seat};
use horda_protocol::{ProblemKind, ServerMessage};
use horda_store::SeatHolder;
use horda_table::{Offer, Proposal};

use super::{ClientId, Room, problem};

/// Proposals by seat.
#[derive(Default)]
pub(super) struct Proposals {
    by_seat: BTreeMap<Seat, Proposal>,
    /// Seats that leave a question to the seat that decides, for as long as it is asked.
    left: BTreeSet<Seat>,
    /// The question that they leave.
    question: Option<RuleId>,
}

impl Proposals {
    pub fn list(&self) -> Vec<Proposal> {
        self.by_seat.values().cloned().collect()
    }

    /// What this seat would do, in writing.
    pub fn of(&self, seat: Seat) -> Option<String> {
        self.by_seat.get(&seat).map(|it| it.action.clone())
    }

    /// Has this seat proposed something, or declined to?
    fn has_spoken(&self, seat: Seat) -> bool {
        self.by_seat.contains_key(&seat) || self.left.contains(&seat)
    }

    /// Another question is not the one that was left.
    fn ask(&mut self, question: Option<RuleId>) {
        if self.question != question {
            (self.left, self.question) = (BTreeSet::new(), question);
        }
    }
}

impl Room {
    pub(super) fn propose(&mut self, from: ClientId, id: String, action: Option<&str>) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Some(client) = self.clients.get(from) else { return };
        match action {
            None => {
                self.proposals.by_seat.remove(&seat);
                self.proposals.left.insert(seat);
            }
            Some(action) => match self.table.proposal(seat, action) {
                Ok(proposal) if !self.is_over() => {
                    self.proposals.by_seat.insert(seat, proposal);
                }
                Ok(_) | Err(_) => {
                    let problem = problem(ProblemKind::NotNow, "problem-cannot-propose");
                    return client.fail(id, problem);
                }
            },
        }
        self.send_proposals();
        self.done(from, id);
        self.wake_bots();
    }

    /// Takes in what a bot proposes.
    pub(super) fn bot_proposes(&mut self, seat: Seat, action: &str) {
        if let Ok(proposal) = self.table.proposal(seat, action) {
            self.proposals.by_seat.insert(seat, proposal);
            self.send_proposals();
        }
    }

    /// Drops what is decided or possible no more. `decided` is the seat that acted, if one did.
    pub(super) fn settle_proposals(&mut self, decided: Option<Seat>) {
        self.proposals.ask(self.question());
        if self.proposals.by_seat.is_empty() {
            return;
        }
        let before = std::mem::take(&mut self.proposals.by_seat);
        let done = |seat| decided == Some(seat) || self.is_over();
        let open = before.values().filter(|it| !done(it.decider) && !done(it.seat));
        // The same words may say something else in another position, so they are made anew.
        let now = open.filter_map(|it| {
            let now = self.table.proposal(it.seat, &it.action).ok()?;
            (now.decider == it.decider).then_some((it.seat, now))
        });
        self.proposals.by_seat = now.collect();
        if self.proposals.by_seat != before {
            self.send_proposals();
        }
    }

    /// Drops the proposal of a seat that has another holder.
    pub(super) fn forget_proposal(&mut self, seat: Seat) {
        self.proposals.left.remove(&seat);
        if self.proposals.by_seat.remove(&seat).is_some() {
            self.send_proposals();
        }
    }

    /// What a seat may propose to the one that decides.
    pub(super) fn proposable(&self, seat: Seat) -> Vec<Offer> {
        match self.decider().filter(|_| self.table.advisers().contains(seat)) {
            Some(decider) => self.table.offers(decider, usize::MAX),
            None => Vec::new(),
        }
    }

    /// What is asked now.
    fn question(&self) -> Option<RuleId> {
        match self.table.pending() {
            Pending::Decision { rule, .. } => Some(rule),
            Pending::Over(_) => None,
        }
    }

    /// Who decides for the team, if it is such a decision.
    pub(super) fn decider(&self) -> Option<Seat> {
        match self.table.pending() {
            Pending::Decision { seats, .. } if !self.table.advisers().is_empty() => {
                seats.iter().next()
            }
            Pending::Decision { .. } | Pending::Over(_) => None,
        }
    }

    /// Does a person who is here still think about what to propose?
    pub(super) fn is_advice_awaited(&self) -> bool {
        self.advising_people().any(|seat| !self.proposals.has_spoken(seat))
    }

    /// What all people who proposed something want, if it is the same.
    pub(super) fn advice(&self) -> Option<String> {
        let mut wanted =
            self.advising_people().filter_map(|seat| self.proposals.by_seat.get(&seat));
        let first = wanted.next()?;
        wanted.all(|it| it.action == first.action).then(|| first.action.clone())
    }

    /// Advisers who are people and here.
    pub(super) fn advising_people(&self) -> impl Iterator<Item = Seat> {
        let held = |seat: &Seat| {
            let held = self.summary.seats.get(usize::from(seat.0));
            held.is_some_and(|it| matches!(it.holder, SeatHolder::Person(_)))
        };
        let here = |seat: &Seat| self.clients.any(Some(seat.0));
        self.table.advisers().iter().filter(move |seat| held(seat) && here(seat))
    }

    pub(super) fn send_proposals(&self) {
        let proposals = self.proposals.list();
        let decides_in = self.decides_in();
        self.clients.broadcast(&ServerMessage::Proposals { proposals, decides_in });
    }
}
