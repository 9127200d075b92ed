//! The chat of a table.

use horda_kit::Phrase;
use horda_protocol::{ProblemKind, ServerMessage};
use horda_store::{Change, Said};

use super::message::line;
use super::{ClientId, Room, problem};
use crate::problem::Failure;

/// Upper limit of the letters of a chat line.
const LONGEST: usize = 500;
/// Chat lines that a new client receives.
const REMEMBERED: usize = 200;

impl Room {
    pub(super) async fn chat(&mut self, from: ClientId, id: String, text: &str) {
        let Some(client) = self.clients.get(from) else { return };
        let seat = self.held_seat(client);
        let text = clean(text);
        if text.is_empty() {
            return client.fail(id, problem(ProblemKind::Unreadable, "problem-chat-empty"));
        }
        if text.chars().count() > LONGEST {
            let phrase = Phrase::new("problem-chat-length").number("most", LONGEST as i64);
            return client.fail(id, Failure::saying(ProblemKind::Unreadable, phrase).0);
        }
        let watches = seat.is_none();
        if watches && self.summary.muted {
            return client.fail(id, problem(ProblemKind::NotNow, "problem-audience-muted"));
        }
        let audience = self.audience.as_ref().filter(|_| watches);
        if !self.state.limits.chat(&client.owner()) || audience.is_some_and(|it| !it.allows()) {
            let phrase = Phrase::new("problem-too-fast").number("seconds", 1);
            return client.fail(id, Failure::saying(ProblemKind::TooMuch, phrase).0);
        }
        let (name, at) = (client.name.clone(), self.state.environment.now());
        let said = Said { seat, name, text, at };
        let change = Change::Say { table: self.number, said: said.clone() };
        if self.state.store.commit(change).await.is_err() {
            return self.not_saved(from, id);
        }
        self.clients.broadcast(&ServerMessage::Chat { line: line(&said) });
        self.done(from, id);
        self.said.push(said);
        let surplus = self.said.len().saturating_sub(REMEMBERED);
        self.said.drain(..surplus);
    }

    /// A seat lets the audience write, or no more.
    pub(super) async fn mute_audience(&mut self, from: ClientId, id: String, on: bool) {
        if self.seat_of(from, &id).is_none() {
            return;
        }
        let change = Change::Mute { table: self.number, muted: on };
        if self.state.store.commit(change).await.is_err() {
            return self.not_saved(from, id);
        }
        self.summary.muted = on;
        self.send_seats();
        self.done(from, id);
    }
}

/// What people write, without letters that are no letters: control characters, and those that
/// turn the direction of writing.
fn clean(text: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let kept: String = text.chars().filter(|it| !it.is_control() && !turns(*it)).collect();
    kept.trim().to_owned()
}
