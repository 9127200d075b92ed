//! Undo: free for a person who plays alone, by agreement where several play. Bots always agree.

use horda_kit::{Seat, SeatSet};
use horda_protocol::{ProblemKind, ServerMessage, Undo};
use horda_store::{Change, SeatHolder};
use horda_table::{TableError, UndoPolicy, UndoRight, Undone};

use super::agreement::Agreement;
use super::{ClientId, Next, Room, deciding, observer, problem, seats};

impl Room {
    /// Solo where one person owns all seats that are not bots' own.
    pub(super) fn undo_policy(&self) -> UndoPolicy {
        let people = self.summary.seats.iter().map(|it| &it.holder);
        let people = people.filter(|holder| !matches!(holder, SeatHolder::Bot(_)));
        let mut owners: Vec<Option<&str>> = people.map(SeatHolder::owner).collect();
        owners.dedup();
        let alone = owners.len() <= 1 && !owners.contains(&None);
        if alone { UndoPolicy::Solo } else { UndoPolicy::Together }
    }

    /// What undo means to this seat when those seats have a say in it.
    pub(super) fn undo_by(&self, seat: Seat, seats: SeatSet) -> Undo {
        if self.must_agree(seat, seats) == 0 { Undo::Free } else { Undo::Ask }
    }

    pub(super) async fn ask_undo(&mut self, from: ClientId, id: String, revision: u32) -> Next {
        let Some(seat) = self.seat_asking(from, &id) else { return Next::Stay };
        if revision != self.revision {
            self.refuse(from, id, TableError::Stale { current: self.table.turn() });
            return Next::Stay;
        }
        match self.must_agree_with(seat) {
            Ok(0) => self.take_back(seat, id.clone(), (from, id)).await,
            Ok(waiting) => {
                let asked = Agreement { by: seat, id: id.clone(), waiting };
                self.clients.broadcast(&ServerMessage::UndoAsked { question: asked.told() });
                self.undo_asked = Some(asked);
                self.done(from, id);
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
        if self.undo_asked.is_some() {
            return Err("problem-undo-pending");
        }
        match self.table.undo_right(seat, self.undo_policy()) {
            UndoRight::Nothing => Err("problem-nothing-to-undo"),
            UndoRight::Free => Ok(0),
            UndoRight::NeedsAgreement(seats) => Ok(self.must_agree(seat, seats)),
        }
    }

    pub(super) async fn answer_undo(
        &mut self,
        from: ClientId,
        id: String,
        revision: u32,
        agree: bool,
    ) -> Next {
        let waiting = self.undo_asked.as_ref().map_or(0, |asked| asked.waiting);
        let own = self.answers_for(from, waiting);
        // An answer to an older question says nothing about this one.
        let first = seats(own).first().copied().filter(|_| revision == self.revision);
        let (Some(first), Some(asked)) = (first, &mut self.undo_asked) else {
            self.refuse(from, id, TableError::Stale { current: self.table.turn() });
            return Next::Stay;
        };
        if agree && asked.waiting == own {
            let (by, asked) = (asked.by, asked.id.clone());
            return self.take_back(by, asked, (from, id)).await;
        }
        if agree {
            asked.waiting &= !own;
            let question = asked.told();
            self.clients.broadcast(&ServerMessage::UndoAsked { question });
        } else {
            self.undo_asked = None;
            self.clients.broadcast(&ServerMessage::UndoDeclined { by: first });
        }
        self.done(from, id);
        Next::Stay
    }

    /// Takes back what a seat asked for in request `id`. The request that decided it is answered.
    async fn take_back(&mut self, by: Seat, id: String, decided: (ClientId, String)) -> Next {
        let Ok(undone) = self.table.undo(by, self.undo_policy(), self.everybody()) else {
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
        let (from, decided) = decided;
        if let Err(error) = self.state.store.commit(change).await {
            self.not_saved(from, decided);
            return self.roll_back(&error);
        }
        self.undo_asked = None;
        self.revision += 1 + more;
        self.undone = self.revision;
        self.remember(by, id);
        self.touch();
        self.shorten_log(left);
        self.curve.retain(|chances| chances.turn <= left);
        for (_, client) in self.clients.iter() {
            let eyes = observer(client.eyes);
            let (kept, view) = (self.table.log(eyes, left), self.table.view(eyes));
            let position = self.position(client.eyes);
            client.send(&ServerMessage::Undone { by, kept, view, position });
        }
        self.table.all_told();
        self.done(from, decided);
        self.settle_proposals(None);
        self.wake_bots();
        self.wake_estimate();
        Next::Stay
    }
}
