//! Taking back: alone at will, together by agreement. Bots always agree.

use horda_kit::{Seat, SeatSet};
use horda_protocol::{ProblemKind, ServerMessage, Undo};
use horda_store::{Change, StoredSeat};
use horda_table::{UndoPolicy, UndoRight};

use super::{Room, VisitorId, numbers, problem};

/// Somebody wants to take back.
pub(super) struct Question {
    pub by: Seat,
    pub id: String,
    /// Seats that have still to agree, as bits.
    pub waiting: u16,
}

impl Room {
    /// One person, on however many seats, plays alone.
    pub(super) fn undo_policy(&self) -> UndoPolicy {
        let mut people: Vec<_> = self
            .summary
            .seats
            .iter()
            .filter(|it| !is_bot(&it.holder))
            .map(|it| &it.holder)
            .collect();
        people.dedup();
        let alone = people.len() <= 1 && !people.contains(&&StoredSeat::Open);
        if alone { UndoPolicy::Solo } else { UndoPolicy::Together }
    }

    /// What undo means when these seats have a say in it.
    pub(super) fn undo_by(&self, seats: SeatSet) -> Undo {
        if self.must_agree(seats) == 0 { Undo::Free } else { Undo::Ask }
    }

    /// Those of the seats that are people, as bits.
    fn must_agree(&self, seats: SeatSet) -> u16 {
        let people = seats.iter().filter(|seat| {
            self.summary.seats.get(usize::from(seat.0)).is_some_and(|it| !is_bot(&it.holder))
        });
        super::bits(people)
    }

    pub(super) async fn ask_undo(&mut self, from: VisitorId, id: String, revision: u32) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Some(visitor) = self.visitors.get(from) else { return };
        if self.is_over() {
            return visitor.fail(id, problem(ProblemKind::NotNow, "problem-over"));
        }
        if self.remembers(seat, &id) {
            let position = self.position(visitor.eyes);
            return visitor.tell(&ServerMessage::Known { id, position });
        }
        if revision != self.revision {
            let position = self.position(visitor.eyes);
            return visitor.tell(&ServerMessage::Stale { id, position });
        }
        if self.question.is_some() {
            return visitor.fail(id, problem(ProblemKind::NotNow, "problem-undo-pending"));
        }
        let waiting = match self.table.undo_right(seat, self.undo_policy()) {
            UndoRight::Nothing => {
                let problem = problem(ProblemKind::NotNow, "problem-nothing-to-undo");
                return visitor.fail(id, problem);
            }
            UndoRight::Free => 0,
            UndoRight::NeedsAgreement(seats) => self.must_agree(seats),
        };
        if waiting == 0 {
            return self.take_back(seat, id).await;
        }
        self.question = Some(Question { by: seat, id, waiting });
        let message = ServerMessage::UndoAsked { by: seat.0, waiting: numbers(waiting) };
        self.visitors.tell_all(&message);
    }

    pub(super) async fn answer_undo(&mut self, from: VisitorId, revision: u32, agree: bool) {
        let Some(seat) = self.seat_of(from, "") else { return };
        let bit = 1 << seat.0;
        let Some(question) = &mut self.question else { return };
        // An answer to an older question says nothing about this one.
        if revision != self.revision || question.waiting & bit == 0 {
            return;
        }
        if !agree {
            self.question = None;
            return self.visitors.tell_all(&ServerMessage::UndoDeclined { by: seat.0 });
        }
        question.waiting &= !bit;
        let (by, waiting) = (question.by, question.waiting);
        if waiting != 0 {
            let message = ServerMessage::UndoAsked { by: by.0, waiting: numbers(waiting) };
            return self.visitors.tell_all(&message);
        }
        if let Some(question) = self.question.take() {
            self.take_back(question.by, question.id).await;
        }
    }

    async fn take_back(&mut self, by: Seat, id: String) {
        let everybody = SeatSet::first(self.summary.seats.len() as u8);
        let Ok(turn) = self.table.undo(by, self.undo_policy(), everybody) else { return };
        let change = Change::Undo {
            table: self.summary.id.clone(),
            revision: self.revision + 1,
            turn,
            seat: by.0,
            id: id.clone(),
            deciding: self.deciding(),
            at: self.house.nature.now(),
        };
        if let Err(error) = self.house.store.commit(change).await {
            tracing::error!(table = self.summary.id, %error, "taking back was not stored");
            return self.reload().await;
        }
        self.revision += 1;
        self.remember(by, id);
        self.touch();
        self.curve.retain(|chances| chances.turn <= turn);
        for (_, visitor) in self.visitors.iter() {
            let position = self.position(visitor.eyes);
            visitor.tell(&ServerMessage::Undone { by: by.0, position });
        }
        self.wake_bots();
        self.wake_estimate();
    }
}

fn is_bot(holder: &StoredSeat) -> bool {
    matches!(holder, StoredSeat::Bot(_))
}
