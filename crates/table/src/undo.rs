//! Who may take back what.

use horda_kit::{Seat, SeatSet};

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

/// One action as far as undo cares.
pub(crate) struct Done {
    pub seat: Seat,
    /// Luck was asked or something hidden was shown.
    pub learned: bool,
}

/// How many of the last actions go, and by which right.
pub(crate) fn undo_right(
    done: impl DoubleEndedIterator<Item = Done>,
    seat: Seat,
    seats: u8,
    policy: UndoPolicy,
) -> (u32, UndoRight) {
    let mut count = 0;
    let mut concerns = SeatSet::NONE;
    for action in done.rev() {
        count += 1;
        if action.learned || action.seat != seat {
            concerns = SeatSet::first(seats);
        }
        if action.seat == seat {
            let others = concerns.iter().filter(|other| *other != seat);
            let others = others.fold(SeatSet::NONE, SeatSet::with);
            let free = policy == UndoPolicy::Solo || others.is_empty();
            let right = if free { UndoRight::Free } else { UndoRight::NeedsAgreement(others) };
            return (count, right);
        }
    }
    (0, UndoRight::Nothing)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const YOU: Seat = Seat(1);

    fn right(done: &[(Seat, bool)], policy: UndoPolicy) -> (u32, UndoRight) {
        let done = done.iter().map(|(seat, learned)| Done { seat: *seat, learned: *learned });
        undo_right(done, ME, 2, policy)
    }

    #[test]
    fn free_while_nothing_was_learned() {
        let done = [(YOU, true), (ME, false)];
        assert_eq!(right(&done, UndoPolicy::Together), (1, UndoRight::Free));
    }

    #[test]
    fn by_agreement_once_luck_spoke_or_somebody_acted() {
        let you = UndoRight::NeedsAgreement(SeatSet::only(YOU));
        assert_eq!(right(&[(ME, true)], UndoPolicy::Together), (1, you));
        assert_eq!(right(&[(ME, false), (YOU, false)], UndoPolicy::Together), (2, you));
    }

    #[test]
    fn always_free_alone() {
        assert_eq!(right(&[(ME, true), (YOU, true)], UndoPolicy::Solo), (2, UndoRight::Free));
        assert_eq!(right(&[(YOU, true)], UndoPolicy::Solo), (0, UndoRight::Nothing));
    }
}
