//! One move at one table: sent by one client, seen by both.

use std::time::{Duration, Instant};

use tokio::select;

use crate::error::LoadError;
use crate::pair::Pair;
use crate::received::Received;
use crate::request::Request;

/// After this a server that does not answer is taken for broken.
pub const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// Sends a request and waits until both clients have seen the turn. `on_turn` is called with what
/// exactly they were told. Gives the time until the other client saw it.
pub async fn exchange(
    pair: &mut Pair,
    request: &Request,
    on_turn: &mut (impl FnMut(usize, &Received) + Send),
) -> Result<Duration, LoadError> {
    let answered = tokio::time::timeout(REQUEST_TIMEOUT, attempt(pair, request, on_turn)).await;
    answered
        .unwrap_or_else(|_| Err(LoadError::Silent(format!("{request:?} for {REQUEST_TIMEOUT:?}"))))
}

async fn attempt(
    pair: &mut Pair,
    request: &Request,
    on_turn: &mut (impl FnMut(usize, &Received) + Send),
) -> Result<Duration, LoadError> {
    let sent = Instant::now();
    pair.clients[request.seat].wire.say(request.message()).await?;
    let mut seen = [None, None];
    loop {
        let [first, second] = &mut pair.clients;
        let (seat, heard) = select! {
            heard = first.hear() => (0, heard?),
            heard = second.hear() => (1, heard?),
        };
        if !is_turn_of(request, seat, &heard)? {
            continue;
        }
        on_turn(seat, &heard);
        if let Received::Turn { position, .. } = heard {
            pair.clients[seat].position = position;
        }
        seen[seat] = Some(sent.elapsed());
        if let ([Some(_), Some(_)], Some(time)) = (&seen, seen[1 - request.seat]) {
            return Ok(time);
        }
    }
}

/// Is this the turn that was asked for, with its id for the client that asked and without for the
/// other?
/// Any other answer to the request is an error.
fn is_turn_of(request: &Request, seat: usize, heard: &Received) -> Result<bool, LoadError> {
    let id = (seat == request.seat).then_some(request.id.as_str());
    match heard {
        Received::Turn { position, .. }
            if position.revision == request.revision + 1 && heard.id() == id =>
        {
            Ok(true)
        }
        Received::Other => Ok(false),
        Received::Closing => Err(LoadError::Lost("the server is closing".to_owned())),
        Received::Denied(text) => Err(LoadError::Wrong(text.clone())),
        Received::Turn { .. }
        | Received::Stale { .. }
        | Received::Known { .. }
        | Received::Welcome { .. } => {
            Err(LoadError::Wrong(format!("{request:?} was answered with {heard:?}")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(kind: &str, revision: u32) -> Received {
        let text = format!(
            r#"{{"type":"{kind}","id":"a","revision":{revision},"told":{{"turn":1,"seat":0}},"position":{{
            "revision":{revision},"turn":1,"status":{{"status":"deciding"}},"offers":[]}}}}"#
        );
        Received::read(&text).unwrap()
    }

    #[test]
    fn only_the_next_turn_is_the_one_that_was_asked_for() {
        let request = Request { id: "a".into(), seat: 0, revision: 4, action: "x".into() };
        let judged = |seat: usize, heard: Received| is_turn_of(&request, seat, &heard);
        assert!(judged(0, heard("turn", 5)).unwrap());
        assert!(judged(0, heard("turn", 6)).is_err());
        assert!(judged(1, heard("turn", 5)).is_err(), "an id that is not its own");
        assert!(judged(0, heard("stale", 5)).is_err());
        assert!(judged(0, heard("known", 5)).is_err());
        assert!(judged(0, heard("refused", 5)).is_err());
        assert!(!judged(1, heard("seats", 5)).unwrap());
    }
}
