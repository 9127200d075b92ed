//! What a table sends to a client: the position and the log as its seat may see them.

use horda_kit::{Pending, Seat};
use horda_protocol::{ChatLine, Ending, Frame, Position, ServerMessage, Status, Undo, VERSION};
use horda_store::{Ended, Said};
use horda_table::UndoRight;

use super::agreement::Agreement;
use super::clients::Client;
use super::{Room, Watched, numbers, observer};
use crate::problem::Failure;

impl Room {
    pub(super) fn welcome(&self, client: &Client) -> ServerMessage {
        let eyes = observer(client.eyes);
        ServerMessage::Welcome {
            protocol: VERSION,
            table: Box::new(self.card(client.person.as_deref())),
            eyes: client.eyes,
            position: self.position(client.eyes),
            opening: self.table.opening(eyes),
            log: self.table.told(eyes, 0),
            chat: self.said.iter().map(line).collect(),
            proposals: self.proposals.list(),
            asked: self.undo_asked.as_ref().map(Agreement::told),
            conceding: self.concede_asked.as_ref().map(Agreement::told),
        }
    }

    /// The position as these eyes see it, and what they may do.
    pub(super) fn position(&self, eyes: Option<u8>) -> Position {
        let seat = eyes.map(Seat).filter(|_| !self.is_over());
        Position {
            revision: self.revision,
            turn: self.table.version(),
            status: self.status(),
            view: self.table.view(observer(eyes)),
            offers: seat.map_or_else(Vec::new, |seat| self.table.offers(seat)),
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

    /// The whole game through these eyes, if this person may look through them.
    pub(super) fn film(&self, eyes: Option<u8>, person: Option<&str>) -> Result<Watched, Failure> {
        let allowed = self.allowed_eyes(person);
        if !allowed.contains(&eyes) {
            return Err(Failure::new(horda_protocol::ProblemKind::Forbidden, "problem-not-over"));
        }
        let (opening, frames) = self.frames(eyes);
        Ok(Watched { card: self.card(person), allowed, opening, frames })
    }

    /// What happened at the deal, and every position since.
    pub(super) fn frames(&self, eyes: Option<u8>) -> (Vec<horda_table::News>, Vec<Frame>) {
        let observer = observer(eyes);
        let told = [None].into_iter().chain(self.table.told(observer, 0).into_iter().map(Some));
        let last = self.table.version();
        let frames = (self.table.begun()..).zip(told).map(|(version, told)| Frame {
            told,
            view: self.table.view_at(version, observer),
            status: status(
                self.table.pending_at(version),
                self.summary.ended.filter(|_| version == last),
            ),
        });
        (self.table.opening(observer), frames.collect())
    }
}

/// Who decides, or how it ended.
pub(crate) fn status(pending: Pending, ended: Option<Ended>) -> Status {
    match (pending, ended) {
        (_, Some(ended)) => {
            let by = if ended.conceded { Ending::Concession } else { Ending::Rules };
            Status::Over { winners: numbers(ended.winners), by }
        }
        (Pending::Over(verdict), None) => Status::Over {
            winners: verdict.winners.iter().map(|seat| seat.0).collect(),
            by: Ending::Rules,
        },
        (Pending::Decision { seats, rule }, None) => Status::Deciding {
            seats: seats.iter().map(|seat| seat.0).collect(),
            rule: rule.0.to_owned(),
        },
    }
}

/// Something said, as it travels.
pub(super) fn line(said: &Said) -> ChatLine {
    ChatLine { seat: said.seat, name: said.name.clone(), text: said.text.clone(), at: said.at }
}
