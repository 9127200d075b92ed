//! Messages of the bare server, as long as those of a real one.

use horda_protocol::ClientMessage;
use serde::Deserialize;

/// What goes to both connections of a room: the message and enough after it.
pub fn padded(message: &str, bytes: usize) -> String {
    const AROUND: usize = r#"{"echo":,"padding":""}"#.len();
    let padding = "x".repeat(bytes.saturating_sub(AROUND + message.len()));
    format!(r#"{{"echo":{message},"padding":"{padding}"}}"#)
}

/// A message like that of a client which acts.
pub fn message(id: &str, revision: u32) -> String {
    let action = "play zombies-07 at 3-2".to_owned();
    let message = ClientMessage::Act { id: id.to_owned(), revision, action };
    serde_json::to_string(&message).expect("numbers and text can always be written")
}

/// The id of the message that was answered.
pub fn echoed_id(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Answer {
        echo: Echo,
    }
    #[derive(Deserialize)]
    struct Echo {
        id: String,
    }
    serde_json::from_str::<Answer>(text).ok().map(|answer| answer.echo.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_as_long_as_asked() {
        let message = message("a-1", 7);
        let answer = padded(&message, 2500);
        assert_eq!(answer.len(), 2500);
        assert_eq!(echoed_id(&answer).as_deref(), Some("a-1"));
        assert!(padded(&message, 10).len() > message.len());
    }
}
