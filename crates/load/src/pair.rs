//! Two clients at one table.

use horda_kit::FastLuck;
use serde::Deserialize;

use crate::error::LoadError;
use crate::http::{Answer, Http};
use crate::received::{Line, Received, Seen};
use crate::request::Request;
use crate::server::Server;
use crate::wire::Wire;

/// The sessions of both clients; nothing where there is none yet.
pub type Sessions = [Option<String>; 2];

/// All that is needed to come back to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    /// The table.
    pub table: String,
    /// By which the server knows the two clients.
    pub sessions: [String; 2],
}

/// A client: where it is connected and what it knows.
pub struct Client {
    pub wire: Wire,
    pub position: Seen,
}

/// Both clients of a table.
pub struct Pair {
    pub keys: Keys,
    pub clients: [Client; 2],
}

impl Keys {
    /// Opens a table and lets both sit down.
    pub async fn open(server: &Server, game: &str, sessions: Sessions) -> Result<Keys, LoadError> {
        let [mine, friends] = sessions;
        let mut http = Http::connect(server).await?;
        let body = serde_json::json!({
            "game": game,
            "options": {},
            "seats": [{"who": "me"}, {"who": "friend"}],
            "listed": false,
        });
        let answer = http.post("/api/tables", mine.as_deref(), body.to_string()).await?;
        let opened = Opened::read(&answer)?;
        let mine = session(mine, answer)?;
        let invitation = opened.invitations.into_iter().next();
        let code = invitation.ok_or_else(|| LoadError::Wrong("no invitation".to_owned()))?.code;
        let path = format!("/api/tables/{}/join", opened.table);
        let body = serde_json::json!({ "code": code });
        let answer = http.post(&path, friends.as_deref(), body.to_string()).await?;
        good(&answer, &path)?;
        let friends = session(friends, answer)?;
        Ok(Keys { table: opened.table, sessions: [mine, friends] })
    }
}

impl Client {
    /// Connects and waits for the welcome; gives its log.
    pub async fn connect(
        server: &Server,
        keys: &Keys,
        seat: usize,
    ) -> Result<(Client, Vec<Line>), LoadError> {
        let path = format!("/api/tables/{}/socket?eyes={seat}", keys.table);
        let mut wire = Wire::connect(server, &path, Some(&keys.sessions[seat])).await?;
        let text = wire.hear().await?;
        match Received::read(&text)? {
            Received::Welcome { position, log } => Ok((Client { wire, position }, log)),
            Received::Closing => Err(LoadError::Lost("the server is closing".to_owned())),
            Received::Turn { .. }
            | Received::Stale { .. }
            | Received::Known { .. }
            | Received::Denied(_)
            | Received::Other => Err(LoadError::Wrong(format!("not a welcome: {text}"))),
        }
    }

    pub async fn hear(&mut self) -> Result<Received, LoadError> {
        let text = self.wire.hear().await?;
        Received::read(&text)
    }
}

impl Pair {
    /// Connects both clients; gives the logs that they were welcomed with.
    pub async fn connect(server: &Server, keys: Keys) -> Result<(Pair, [Vec<Line>; 2]), LoadError> {
        let (first, first_log) = Client::connect(server, &keys, 0).await?;
        let (second, second_log) = Client::connect(server, &keys, 1).await?;
        Ok((Pair { keys, clients: [first, second] }, [first_log, second_log]))
    }

    /// A new table.
    pub async fn open(server: &Server, game: &str, sessions: Sessions) -> Result<Pair, LoadError> {
        let keys = Keys::open(server, game, sessions).await?;
        Ok(Pair::connect(server, keys).await?.0)
    }

    /// Another table for the same two.
    pub async fn reopen(&mut self, server: &Server, game: &str) -> Result<(), LoadError> {
        let sessions = self.keys.sessions.clone().map(Some);
        *self = Pair::open(server, game, sessions).await?;
        Ok(())
    }

    /// An offer of the seat that has to decide.
    pub fn pick(&self, luck: &mut FastLuck) -> Result<Request, LoadError> {
        let waiting = (0..2).find(|seat| self.clients[*seat].position.waits_for(*seat));
        let seat = waiting.ok_or_else(|| {
            let position = &self.clients[0].position;
            LoadError::Wrong(format!("it is not over and nobody has to decide: {position:?}"))
        })?;
        Request::pick(seat, &self.clients[seat].position, luck)
    }

    pub fn is_over(&self) -> bool {
        self.clients[0].position.is_over()
    }
}

#[derive(Debug, Deserialize)]
struct Opened {
    table: String,
    invitations: Vec<Invitation>,
}

#[derive(Debug, Deserialize)]
struct Invitation {
    code: String,
}

impl Opened {
    fn read(answer: &Answer) -> Result<Opened, LoadError> {
        good(answer, "/api/tables")?;
        serde_json::from_str(&answer.body)
            .map_err(|error| LoadError::Wrong(format!("{error} in {}", answer.body)))
    }
}

fn good(answer: &Answer, path: &str) -> Result<(), LoadError> {
    match answer.status {
        200..300 => Ok(()),
        status => Err(LoadError::Wrong(format!("{path}: status {status}: {}", answer.body))),
    }
}

/// A new session replaces an old one.
fn session(old: Option<String>, answer: Answer) -> Result<String, LoadError> {
    let found = answer.session.or(old);
    found.ok_or_else(|| LoadError::Wrong("no session: the server set no cookie".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u16, body: &str) -> Answer {
        Answer { status, session: Some("new".to_owned()), body: body.to_owned() }
    }

    #[test]
    fn an_opened_table_is_read() {
        let body = r#"{"table":"t1","invitations":[{"seat":1,"code":"c1"}]}"#;
        let opened = Opened::read(&answer(201, body)).unwrap();
        assert_eq!((opened.table.as_str(), opened.invitations[0].code.as_str()), ("t1", "c1"));
        assert!(Opened::read(&answer(429, body)).is_err());
        assert!(Opened::read(&answer(200, "{}")).is_err());
    }

    #[test]
    fn a_session_must_come_from_somewhere() {
        let none = || Answer { status: 200, session: None, body: String::new() };
        assert_eq!(session(None, answer(200, "")).unwrap(), "new");
        assert_eq!(session(Some("old".to_owned()), none()).unwrap(), "old");
        assert!(session(None, none()).is_err());
    }
}
