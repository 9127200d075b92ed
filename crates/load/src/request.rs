//! An action on its way to the server.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use horda_kit::{FastLuck, Odds, pick};
use horda_protocol::ClientMessage;

use crate::error::LoadError;
use crate::received::Seen;

/// An action with all that is needed to send it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Its own id.
    pub id: String,
    /// Which client sends it.
    pub seat: usize,
    /// The revision that was seen.
    pub revision: u32,
    /// The written action.
    pub action: String,
}

impl Request {
    /// One of the offers.
    pub fn pick(seat: usize, position: &Seen, luck: &mut FastLuck) -> Result<Request, LoadError> {
        let count = position.offers.len() as u32;
        if count == 0 {
            let what = format!("seat {seat} has to decide and has no offers: {position:?}");
            return Err(LoadError::Wrong(what));
        }
        let chosen = pick(Odds::Uniform(count), luck) as usize;
        let action = position.offers[chosen].action.clone();
        Ok(Request { id: fresh_id(), seat, revision: position.revision, action })
    }

    pub fn message(&self) -> String {
        let Request { id, revision, action, .. } = self.clone();
        let message = ClientMessage::Act { id, revision, action };
        serde_json::to_string(&message).expect("numbers and text can always be written")
    }
}

/// Shaped like a UUID and never the same, also for the same seed: a server that remembers the
/// ids of the last run should not take this one for a retry.
pub fn fresh_id() -> String {
    static RUN: LazyLock<u64> = LazyLock::new(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        now.as_nanos() as u64
    });
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let run = *RUN;
    let (high, low) = ((run >> 32) as u32, (run >> 16) as u16);
    let rest = run & 0xfff;
    format!("{high:08x}-{low:04x}-4{rest:03x}-8000-{count:012x}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::received::Received;

    fn position(offers: &str) -> Seen {
        let text = format!(
            r#"{{"type":"turn","id":"a","told":{{"turn":6,"seat":1}},"position":{{"revision":7,"turn":6,
            "status":{{"status":"deciding","seats":[0]}},"offers":{offers}}}}}"#
        );
        let Ok(Received::Turn { position, .. }) = Received::read(&text) else {
            panic!("not a turn");
        };
        position
    }

    #[test]
    fn a_request_is_what_the_protocol_says() {
        let request = Request { id: "a".into(), seat: 1, revision: 7, action: "play \"x\"".into() };
        let expected = r#"{"type":"act","id":"a","revision":7,"action":"play \"x\""}"#;
        assert_eq!(request.message(), expected);
    }

    #[test]
    fn the_same_seed_picks_the_same_offers_with_other_ids() {
        let position = position(r#"[{"action":"a"},{"action":"b"},{"action":"c"}]"#);
        let picked = || {
            let mut luck = FastLuck::new(3);
            let mut pick = || Request::pick(0, &position, &mut luck).unwrap();
            [pick(), pick(), pick(), pick()]
        };
        let (first, second) = (picked(), picked());
        let actions = |some: &[Request; 4]| some.each_ref().map(|it| it.action.clone());
        assert_eq!(actions(&first), actions(&second));
        assert_ne!(first[0].id, second[0].id);
        assert_eq!(first[0].id.len(), 36);
        assert_eq!(first[0].revision, 7);
    }

    #[test]
    fn no_offers_are_an_error() {
        assert!(Request::pick(0, &position("[]"), &mut FastLuck::new(1)).is_err());
    }
}
