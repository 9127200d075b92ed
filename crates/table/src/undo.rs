//! Who may take back what.

use horda_kit::{Rules, Script, Seat, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::history::Past;
use crate::hosted::Done;
use crate::{Hosted, Playable};

/// How a table deals with taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoPolicy {
    /// One person plays: anything may be taken back.
    Solo,
    /// Several people play: freely while nothing was learned, else if all agree.
    Together,
}

/// Whether a seat may take its last action back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoRight {
    /// It has not acted yet.
    Nothing,
    /// At once.
    Free,
    /// If these seats agree.
    NeedsAgreement(SeatSet),
}

/// A turn that is played again: who, what, and what it did.
type Kept<R> = (Seat, String, Done<R>);

/// What taking back would do.
pub(crate) struct Plan<R: Rules> {
    /// Turns that are left.
    pub left: usize,
    /// Turns of others that are played again after those.
    pub kept: Vec<Kept<R>>,
    pub right: UndoRight,
}

/// Have those agreed whom this right asks for?
pub(crate) fn allowed(right: UndoRight, agreed: SeatSet) -> bool {
    match right {
        UndoRight::Nothing => false,
        UndoRight::Free => true,
        UndoRight::NeedsAgreement(seats) => seats.iter().all(|seat| agreed.contains(seat)),
    }
}

impl<R> Hosted<R>
where
    R: Playable,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    /// How far this seat goes back, what is played again, and by which right.
    pub(crate) fn undo_plan(&self, seat: Seat, policy: UndoPolicy) -> Plan<R> {
        let turns = self.history.turns();
        let Some(left) = turns.iter().rposition(|past| past.seat == seat) else {
            return Plan { left: turns.len(), kept: Vec::new(), right: UndoRight::Nothing };
        };
        let gone = &turns[left..];
        if let Some(kept) = self.kept_without(left, gone) {
            return Plan { left, kept, right: UndoRight::Free };
        }
        let concerns = gone.len() > 1 || gone.iter().any(|past| past.learned);
        let others = SeatSet::first(self.rules.seats()).iter().filter(|other| *other != seat);
        let others = others.fold(SeatSet::NONE, SeatSet::with);
        let free = policy == UndoPolicy::Solo || !concerns || others.is_empty();
        let right = if free { UndoRight::Free } else { UndoRight::NeedsAgreement(others) };
        Plan { left, kept: Vec::new(), right }
    }

    /// What others did after the first of these turns, played again without it: only if they
    /// did it at the same time, nobody learned anything, and the seat that takes back is asked anew.
    fn kept_without(&self, left: usize, gone: &[Past<R>]) -> Option<Vec<Kept<R>>> {
        let (first, later) = gone.split_first()?;
        if gone.iter().any(|past| past.learned) {
            return None;
        }
        let start = &*self.history.at(left);
        if gone.iter().any(|past| !self.may_act(start, past.seat)) {
            return None;
        }
        let mut kept: Vec<Kept<R>> = Vec::new();
        for past in later {
            let before = kept.last().map_or(start, |(_, _, done)| &done.state);
            let (action, done) = self.again(before, past)?;
            kept.push((past.seat, action, done));
        }
        let state = kept.last().map_or(start, |(_, _, done)| &done.state);
        self.may_act(state, first.seat).then_some(kept)
    }

    /// An accepted action from another position, if it can be done there and needs no luck.
    fn again(&self, before: &R::State, past: &Past<R>) -> Option<(String, Done<R>)> {
        let written = past.line().action;
        let action = self.rules.read_action(&written).ok()?;
        self.rules.check(before, past.seat, &action).ok()?;
        let mut no_luck = Script::new(Vec::new());
        let done = self.carry_out(before, past.seat, &action, &mut no_luck).ok()?;
        (!self.learned(&done.answers, &done.steps)).then_some((written, done))
    }
}
