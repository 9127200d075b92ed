//! Previews and hints. Computed by workers from what the seat may see, one question of a client
//! at a time.

use std::sync::Arc;

use horda_kit::Phrase;
use horda_protocol::{Hint, Outcome, Preview, ProblemKind, ServerMessage};
use horda_table::{Foresight, TableError};

use super::clients::{Client, to_json};
use super::{ClientId, Room, RoomRequest, observer, problem};
use crate::problem::Failure;
use crate::workers::JobKind;

impl Room {
    pub(super) fn preview(&mut self, from: ClientId, id: String, action: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        let label = match self.table.explain(seat, &action) {
            Ok(offer) => offer.label().clone(),
            Err(error) => return self.refuse(from, id, error),
        };
        let view = self.table.view(observer(Some(seat.0)));
        let analyst = Arc::clone(&self.analyst);
        self.run_question(from, id, move || {
            let foresight = analyst.foresee(seat, &view, &action)?;
            Ok(move |id| ServerMessage::Previewed { id, preview: previewed(label, foresight) })
        });
    }

    pub(super) fn hint(&mut self, from: ClientId, id: String) {
        let Some(seat) = self.seat_of(from, &id) else { return };
        if !self.summary.advice {
            if let Some(client) = self.clients.get(from) {
                client.fail(id, problem(ProblemKind::Forbidden, "problem-no-advice"));
            }
            return;
        }
        let offers = if self.is_over() { Vec::new() } else { self.table.offers(seat, 0) };
        if offers.is_empty() {
            if let Some(client) = self.clients.get(from) {
                client.fail(id, problem(ProblemKind::NotNow, "problem-not-your-turn"));
            }
            return;
        }
        let view = self.table.view(observer(Some(seat.0)));
        let analyst = Arc::clone(&self.analyst);
        let (revision, seed) = (self.revision, self.state.environment.seed());
        self.run_question(from, id, move || {
            let advised = analyst.advise(seat, &view, &offers, seed)?;
            let (before, after) = (percent(advised.before), percent(advised.after));
            Ok(move |id| ServerMessage::Hinted {
                id,
                hint: Hint { revision, offer: advised.offer, before, after, why: advised.why },
            })
        });
    }

    /// Runs a question of one client, unless another one of it is in work.
    pub(super) fn run_question<M: FnOnce(String) -> ServerMessage + Send + 'static>(
        &mut self,
        from: ClientId,
        id: String,
        thought: impl FnOnce() -> Result<M, TableError> + Send + 'static,
    ) {
        let Some(client) = self.clients.get_mut(from) else { return };
        if client.thinking {
            let phrase = Phrase::new("problem-too-fast").number("seconds", 1);
            return client.fail(id, Failure::saying(ProblemKind::TooMuch, phrase).0);
        }
        client.thinking = true;
        let (owner, client) = (client.owner(), client.sender());
        let (state, own) = (self.state.clone(), self.own.clone());
        let mut revisions = self.revisions.subscribe();
        tokio::spawn(async move {
            // A question that nobody waits for any more is not computed.
            let worker = tokio::select! {
                biased;
                () = client.queue.closed() => return,
                _ = revisions.changed() => Err(problem(ProblemKind::NotNow, "problem-moved-on")),
                worker = state.workers.wait(JobKind::Question, owner) => Ok(worker),
            };
            let answer = match worker {
                Ok(worker) => match worker.run(thought).await {
                    Some(answer) => answer.map_err(|error| Failure::unreadable(error).0),
                    None => Err(problem(ProblemKind::Broken, "problem-broken")),
                },
                Err(problem) => Err(problem),
            };
            let message = match answer {
                Ok(message) => message(id),
                Err(problem) => ServerMessage::Failed { id: Some(id), problem },
            };
            client.send_text(to_json(&message));
            let _ = own.send(RoomRequest::Answered(from)).await;
        });
    }

    pub(super) fn answered(&mut self, from: ClientId) {
        if let Some(Client { thinking, .. }) = self.clients.get_mut(from) {
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
