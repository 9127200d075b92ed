//! Undo: free for a person who plays alone, by agreement where several play. Bots always agree.

use horda_kit::{Seat, SeatSet};
use horda_protocol::{ProblemKind, ServerMessage, Undo};
use horda_store::{Change, SeatHolder};
use horda_table::{TableError, UndoPolicy, UndoRight, Undone};

use super::{ClientId, Next, Room, deciding, numbers, observer, problem};

/// A request for an undo that waits for agreement.
pub(super) struct Question {
    pub by: Seat,
    pub id: String,
    /// Seats that have still to agree, as bits.
    pub waiting: u16,
}

impl Room {
    /// Solo where one person holds all seats that are not bots'.
    pub(super) fn undo_policy(&self) -> UndoPolicy {
        let mut people: Vec<_> = self
            .summary
            .seats
            .iter()
            .filter(|it| it.holder.bot().is_none())
            .map(|it| &it.holder)
            .collect();
        people.dedup();
        let alone = people.len() <= 1 && !people.contains(&&SeatHolder::Open);
        if alone { UndoPolicy::Solo } else { UndoPolicy::Together }
    }

    /// What undo means when these seats have a say in it.
    pub(super) fn undo_by(&self, seats: SeatSet) -> Undo {
        if self.must_agree(seats) == 0 { Undo::Free } else { Undo::Ask }
    }

    /// Those of the seats that are people, as bits.
    fn must_agree(&self, seats: SeatSet) -> u16 {
        let people = seats.iter().filter(|seat| {
            self.summary.seats.get(usize::from(seat.0)).is_some_and(|it| it.holder.bot().is_none())
        });
        super::bits(people)
    }

    pub(super) async fn ask_undo(&mut self, from: ClientId, id: String, revision: u32) -> Next {
        let Some(seat) = self.seat_asking(from, &id) else { return Next::Stay };
        if revision != self.revision {
            self.refuse(from, id, TableError::Stale { current: self.table.version() });
            return Next::Stay;
        }
        match self.must_agree_with(seat) {
            Ok(0) => self.take_back(seat, id).await,
            Ok(waiting) => {
                self.question = Some(Question { by: seat, id, waiting });
                let message = ServerMessage::UndoAsked { by: seat.0, waiting: numbers(waiting) };
                self.clients.broadcast(&message);
                Next::Stay
            }
            Err(key) => {
                if let Some(client) = self.clients.get(from) {
                    client.fail(id, problem(ProblemKind::NotNow, key));
                }
                Next::Stay
            }
        }
    }

    /// Who has to agree when this seat takes back, as bits; or why it cannot.
    fn must_agree_with(&self, seat: Seat) -> Result<u16, &'static str> {
        if self.question.is_some() {
            return Err("problem-undo-pending");
        }
        match self.table.undo_right(seat, self.undo_policy()) {
            UndoRight::Nothing => Err("problem-nothing-to-undo"),
            UndoRight::Free => Ok(0),
            UndoRight::NeedsAgreement(seats) => Ok(self.must_agree(seats)),
        }
    }

    pub(super) async fn answer_undo(&mut self, from: ClientId, revision: u32, agree: bool) -> Next {
        let Some(seat) = self.seat_of(from, "") else { return Next::Stay };
        let bit = 1 << seat.0;
        let Some(question) = &mut self.question else { return Next::Stay };
        // An answer to an older question says nothing about this one.
        if revision != self.revision || question.waiting & bit == 0 {
            return Next::Stay;
        }
        if !agree {
            self.question = None;
            self.clients.broadcast(&ServerMessage::UndoDeclined { by: seat.0 });
            return Next::Stay;
        }
        question.waiting &= !bit;
        let (by, waiting) = (question.by, question.waiting);
        if waiting != 0 {
            let message = ServerMessage::UndoAsked { by: by.0, waiting: numbers(waiting) };
            self.clients.broadcast(&message);
            return Next::Stay;
        }
        match self.question.take() {
            Some(question) => self.take_back(question.by, question.id).await,
            None => Next::Stay,
        }
    }

    async fn take_back(&mut self, by: Seat, id: String) -> Next {
        let everybody = SeatSet::first(self.summary.seats.len() as u8);
        let Ok(undone) = self.table.undo(by, self.undo_policy(), everybody) else {
            // The right was checked a moment ago: the room and its table do not agree.
            return Next::Close;
        };
        let Undone { left, kept } = undone;
        let more = kept.len() as u32;
        let change = Change::Undo {
            table: self.number,
            revision: self.revision + 1,
            turn: left,
            kept: kept.into_iter().map(|turn| (turn.seat.0, turn.record)).collect(),
            seat: by.0,
            id: id.clone(),
            deciding: deciding(self.table.pending()),
            at: self.state.environment.now(),
        };
        if let Err(error) = self.state.store.commit(change).await {
            tracing::error!(table = self.summary.id, %error, "taking back was not stored");
            return Next::Close;
        }
        self.revision += 1 + more;
        self.undone = self.revision;
        self.remember(by, id);
        self.touch();
        self.curve.retain(|chances| chances.turn <= left);
        for (_, client) in self.clients.iter() {
            let kept = self.table.told(observer(client.eyes), left);
            let position = self.position(client.eyes);
            client.send(&ServerMessage::Undone { by: by.0, kept, position });
        }
        self.settle_proposals(None);
        self.wake_bots();
        self.wake_estimate();
        Next::Stay
    }
}
