//! What somebody wants to know before deciding. Thought about away from this task, from what
//! that somebody may see, one question of a visitor at a time.

use std::sync::Arc;

use horda_kit::Phrase;
use horda_protocol::{Hint, Outcome, Preview, ProblemKind, ServerMessage};
use horda_table::{Foresight, Offer, TableError};

use super::visitors::{Visitor, written};
use super::{Ask, Room, VisitorId, observer, problem};
use crate::problem::Failure;
use crate::thinkers::Matter;

impl Room {
    pub(super) fn preview(&mut self, from: VisitorId, id: String, action: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let Offer { label, .. } = match self.table.explain(seat, &action) {
            Ok(offer) => offer,
            Err(error) => return self.refuse(from, id, error),
        };
        let view = self.table.view(observer(Some(seat.0)));
        let analyst = Arc::clone(&self.analyst);
        self.think(from, id, move || {
            let foresight = analyst.foresee(seat, &view, &action)?;
            Ok(move |id| ServerMessage::Previewed { id, preview: previewed(label, foresight) })
        });
    }

    pub(super) fn hint(&mut self, from: VisitorId, id: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let offers = self.position(Some(seat.0)).offers;
        if offers.is_empty() {
            if let Some(visitor) = self.visitors.get(from) {
                visitor.fail(id, problem(ProblemKind::NotNow, "problem-not-your-turn"));
            }
            return;
        }
        let view = self.table.view(observer(Some(seat.0)));
        let analyst = Arc::clone(&self.analyst);
        let (revision, seed) = (self.revision, self.house.nature.seed());
        self.think(from, id, move || {
            let advised = analyst.advise(seat, &view, &offers, seed)?;
            let offer = offers.into_iter().find(|offer| offer.action == advised.action);
            let offer = offer.expect("a bot chooses one of the offers");
            let (before, after) = (percent(advised.before), percent(advised.after));
            Ok(move |id| ServerMessage::Hinted {
                id,
                hint: Hint { revision, offer, before, after },
            })
        });
    }

    /// Thinks about something for one visitor, unless it still thinks about something else.
    fn think<M: FnOnce(String) -> ServerMessage + Send + 'static>(
        &mut self,
        from: VisitorId,
        id: String,
        thought: impl FnOnce() -> Result<M, TableError> + Send + 'static,
    ) {
        let Some(visitor) = self.visitors.get_mut(from) else { return };
        if visitor.thinking {
            let phrase = Phrase::new("problem-too-fast").number("seconds", 1);
            return visitor.fail(id, Failure::saying(ProblemKind::TooMuch, phrase).0);
        }
        visitor.thinking = true;
        let (house, own, visitor) = (self.house.clone(), self.own.clone(), visitor.voice());
        tokio::spawn(async move {
            let message = match house.thinkers.think(Matter::Question, thought).await {
                Some(Ok(message)) => message(id),
                Some(Err(error)) => {
                    let problem = Failure::unreadable(error).0;
                    ServerMessage::Failed { id: Some(id), problem }
                }
                None => {
                    let problem = problem(ProblemKind::Broken, "problem-broken");
                    ServerMessage::Failed { id: Some(id), problem }
                }
            };
            visitor.pass(written(&message));
            let _ = own.send(Ask::Thought(from)).await;
        });
    }

    pub(super) fn thought(&mut self, from: VisitorId) {
        if let Some(Visitor { thinking, .. }) = self.visitors.get_mut(from) {
            *thinking = false;
        }
    }
}

fn previewed(label: Phrase, foresight: Foresight) -> Preview {
    let Foresight { certain, outcomes } = foresight;
    let open = outcomes.is_none();
    let outcomes = outcomes.unwrap_or_default().into_iter().map(|(happens, odds)| Outcome {
        share: (odds.as_f64() * 100_000.0).round() as u32,
        happens,
    });
    Preview { label, certain, outcomes: outcomes.collect(), open }
}

/// As every figure about chances is told.
pub(super) fn percent(share: f32) -> u8 {
    (share * 100.0).round().clamp(0.0, 100.0) as u8
}
