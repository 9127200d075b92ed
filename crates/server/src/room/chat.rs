//! The chat of a table.

use horda_kit::Phrase;
use horda_protocol::{ProblemKind, ServerMessage};
use horda_store::{Change, Said};

use super::message::line;
use super::{ClientId, Room, problem};
use crate::person::clean;
use crate::problem::Failure;

/// Upper limit of the letters of a chat line.
const LONGEST: usize = 500;
/// Chat lines that a new client receives.
const REMEMBERED: usize = 200;

impl Room {
    pub(super) async fn chat(&mut self, from: ClientId, id: String, text: &str) {
        let seat = self.clients.get(from).and_then(|client| self.held_seat(client));
        let Some(client) = self.clients.get_mut(from) else { return };
        let text = clean(text);
        if text.is_empty() {
            return client.fail(id, problem(ProblemKind::Unreadable, "problem-chat-empty"));
        }
        if text.chars().count() > LONGEST {
            let phrase = Phrase::new("problem-chat-length").number("most", LONGEST as i64);
            return client.fail(id, Failure::saying(ProblemKind::Unreadable, phrase).0);
        }
        if !client.chat.allows() {
            let phrase = Phrase::new("problem-too-fast").number("seconds", 1);
            return client.fail(id, Failure::saying(ProblemKind::TooMuch, phrase).0);
        }
        let (name, at) = (client.name.clone(), self.state.environment.now());
        let said = Said { seat, name, text, at };
        let change = Change::Say { table: self.number, said: said.clone() };
        if self.state.store.commit(change).await.is_err() {
            if let Some(client) = self.clients.get(from) {
                client.fail(id, problem(ProblemKind::Broken, "problem-not-saved"));
            }
            return;
        }
        self.clients.broadcast(&ServerMessage::Chat { line: line(&said) });
        self.said.push(said);
        let surplus = self.said.len().saturating_sub(REMEMBERED);
        self.said.drain(..surplus);
    }
}
