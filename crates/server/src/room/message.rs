//! What a table sends to a client: the position and the log as its seat may see them.

use std::mem;

use horda_kit::{Pending, Seat};
use horda_protocol::{
    ChatLine, Ending, Played, Position, Reel, ServerMessage, Status, Undo, VERSION, WrittenLog,
};
use horda_store::{Ended, Said};
use horda_table::{Table, UndoRight};

use super::agreement::Agreement;
use super::clients::{Client, ClientId};
use super::{Room, Watched, observer, seats};
use crate::problem::Failure;

/// Offers whose labels come with a position. A client asks for the others when it shows them.
const LABELS: usize = 24;

impl Room {
    pub(super) fn welcome(&mut self, id: ClientId) {
        let log = self.clients.get(id).map(|client| client.eyes).map(|eyes| self.written_log(eyes));
        let (Some(client), Some(log)) = (self.clients.get(id), log) else { return };
        client.send(&self.greeting(client, log));
    }

    /// What happened so far, as these eyes may know it. Of a table's clients only the audience
    /// comes in by hundreds: its log is kept as it was written, that of a seat is not.
    fn written_log(&mut self, eyes: Option<u8>) -> WrittenLog {
        let mut log =
            if eyes.is_none() { mem::take(&mut self.audience_log) } else { WrittenLog::default() };
        let known = self.table.begun() + log.len() as u32;
        log.extend(&self.table.log(observer(eyes), known));
        if eyes.is_none() {
            self.audience_log = log.clone();
        }
        log
    }

    /// Forgets what was written of the turns after this one.
    pub(super) fn shorten_log(&mut self, turn: u32) {
        self.audience_log.truncate(turn.saturating_sub(self.table.begun()) as usize);
    }

    fn greeting(&self, client: &Client, log: WrittenLog) -> ServerMessage {
        let eyes = observer(client.eyes);
        ServerMessage::Welcome {
            protocol: VERSION,
            table: Box::new(self.card(client.person.as_deref())),
            eyes: client.eyes.map(Seat),
            view: self.table.view(eyes),
            position: self.position(client.eyes),
            opening: self.table.opening(eyes),
            log,
            chat: self.said.iter().map(line).collect(),
            proposals: self.proposals.list(),
            orders: self.orders.list(),
            asked: self.undo_asked.as_ref().map(Agreement::told),
            conceding: self.concede_asked.as_ref().map(Agreement::told),
        }
    }

    /// What these eyes may do.
    pub(super) fn position(&self, eyes: Option<u8>) -> Position {
        let seat = eyes.map(Seat).filter(|_| !self.is_over());
        Position {
            revision: self.revision,
            turn: self.table.turn(),
            status: self.status(),
            offers: seat.map_or_else(Vec::new, |seat| self.table.offers(seat, LABELS)),
            proposable: seat.map_or_else(Vec::new, |seat| self.proposable(seat)),
            undo: seat.map_or(Undo::Nothing, |seat| {
                match self.table.undo_right(seat, self.undo_policy()) {
                    UndoRight::Nothing => Undo::Nothing,
                    UndoRight::Free => Undo::Free,
                    UndoRight::NeedsAgreement(seats) => self.undo_by(seat, seats),
                }
            }),
        }
    }

    /// What goes with a film of the game through these eyes, if this person may look through them.
    pub(super) fn watch(&self, eyes: Option<u8>, person: Option<&str>) -> Result<Watched, Failure> {
        let allowed = self.allowed_eyes(person);
        if !allowed.contains(&eyes) {
            return Err(Failure::new(horda_protocol::ProblemKind::Forbidden, "problem-not-over"));
        }
        Ok(Watched { card: self.card(person), allowed, ended: self.summary.ended })
    }
}

/// The whole game through these eyes. Takes long: never on the task of a room.
pub(crate) fn reel(table: &dyn Table, ended: Option<Ended>, eyes: Option<u8>) -> Reel {
    let observer = observer(eyes);
    let (first, last) = (table.begun(), table.turn());
    let status_at = |turn: u32| status(table.pending_at(turn), ended.filter(|_| turn == last));
    let told = table.told(observer, first).into_iter();
    Reel {
        opening: table.opening(observer),
        view: table.view_at(first, observer),
        status: status_at(first),
        turns: told.map(|told| Played { status: status_at(told.turn), told }).collect(),
    }
}

/// Who decides, or how it ended.
pub(super) fn status(pending: Pending, ended: Option<Ended>) -> Status {
    match (pending, ended) {
        (_, Some(ended)) => {
            let by = if ended.conceded { Ending::Concession } else { Ending::Rules };
            Status::Over { winners: seats(ended.winners), by }
        }
        (Pending::Over(verdict), None) => {
            Status::Over { winners: verdict.winners.iter().collect(), by: Ending::Rules }
        }
        (Pending::Decision { seats, rule }, None) => {
            Status::Deciding { seats: seats.iter().collect(), rule: rule.0.to_owned() }
        }
    }
}

/// Something said, as it travels.
pub(super) fn line(said: &Said) -> ChatLine {
    ChatLine {
        seat: said.seat.map(Seat),
        name: said.name.clone(),
        text: said.text.clone(),
        at: said.at,
    }
}
