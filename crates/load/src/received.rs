//! What a server says, as far as a load has to understand it.
//!
//! Not the types of the protocol: those are written, never read, and a load that keeps two cores
//! busy should skip what it does not need. The view is skipped, the log stays text.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::LoadError;

/// A message of the server.
#[derive(Debug)]
pub enum Received {
    /// The first message.
    Welcome {
        /// The position.
        position: Seen,
        /// All turns so far.
        log: Vec<Line>,
    },
    /// A turn was played.
    Turn {
        /// The request, if it was made here.
        id: Option<String>,
        /// What happened.
        told: Line,
        /// The position after it.
        position: Seen,
        /// How long the message was.
        bytes: u64,
    },
    /// Nothing was changed: the request came too late.
    Stale {
        /// The request.
        id: String,
    },
    /// Nothing was changed: the request was carried out before.
    Known {
        /// The request.
        id: String,
        /// How it stands.
        revision: u32,
    },
    /// A request was not carried out; the message.
    Denied(String),
    /// The server goes away.
    Closing,
    /// Something that a load does not have to know.
    Other,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Seen {
    /// Goes up with every change.
    pub revision: u32,
    /// Turns played.
    pub turn: u32,
    /// Who decides.
    pub status: Standing,
    /// What can be done.
    pub offers: Vec<Offered>,
}

impl Seen {
    /// Does this seat have to decide?
    pub fn waits_for(&self, seat: usize) -> bool {
        self.status.seats.iter().any(|waiting| usize::from(*waiting) == seat)
    }

    pub fn is_over(&self) -> bool {
        self.status.status == Stage::Over
    }
}

/// Which seats decide; none when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Standing {
    /// How far it is.
    pub status: Stage,
    /// Who decides.
    #[serde(default)]
    pub seats: Vec<u8>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// At least one seat has to decide.
    Deciding,
    /// It is over.
    Over,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Offered {
    /// As it is to be sent.
    pub action: String,
}

/// A turn of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which; the first turn is 1.
    pub turn: u32,
    /// Who acted.
    pub seat: u8,
    /// What happened, as it was written.
    pub text: Box<str>,
}

impl Line {
    /// What happened alone, as it was written: a log tells it at once, a turn step by step.
    pub fn news(&self) -> String {
        #[derive(Deserialize)]
        struct Told<'a> {
            #[serde(borrow, default)]
            news: Vec<&'a RawValue>,
            #[serde(borrow, default)]
            steps: Vec<Step<'a>>,
        }
        #[derive(Deserialize)]
        struct Step<'a> {
            #[serde(borrow)]
            news: Vec<&'a RawValue>,
        }
        let Ok(told) = serde_json::from_str::<Told<'_>>(&self.text) else {
            return self.text.to_string();
        };
        let steps = told.steps.iter().flat_map(|step| &step.news);
        told.news.iter().chain(steps).map(|news| news.get()).collect::<Vec<_>>().join(",")
    }
}

impl Received {
    /// The request that this answers.
    pub fn id(&self) -> Option<&str> {
        match self {
            Received::Turn { id, .. } => id.as_deref(),
            Received::Stale { id } | Received::Known { id, .. } => Some(id),
            Received::Welcome { .. }
            | Received::Denied(_)
            | Received::Closing
            | Received::Other => None,
        }
    }

    pub fn read(text: &str) -> Result<Received, LoadError> {
        let unreadable = |error: serde_json::Error| LoadError::Wrong(format!("{error} in {text}"));
        let message: Message = serde_json::from_str(text).map_err(unreadable)?;
        message
            .sorted(text)
            .ok_or_else(|| LoadError::Wrong(format!("something is missing in {text}")))
    }
}

/// All fields of all messages that matter here. A tagged enum would copy the view.
#[derive(Deserialize)]
struct Message {
    #[serde(rename = "type")]
    kind: Kind,
    id: Option<String>,
    revision: Option<u32>,
    position: Option<Seen>,
    told: Option<Box<RawValue>>,
    log: Option<Vec<Box<RawValue>>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Welcome,
    Turn,
    Stale,
    Known,
    Refused,
    Failed,
    Closing,
    #[serde(other)]
    Other,
}

impl Message {
    /// Nothing if a field is missing that this kind must have.
    fn sorted(self, text: &str) -> Option<Received> {
        Some(match self.kind {
            Kind::Welcome => {
                let log = self.log?.iter().map(|raw| line(raw)).collect::<Option<_>>()?;
                Received::Welcome { position: self.position?, log }
            }
            Kind::Turn => Received::Turn {
                id: self.id,
                told: line(&self.told?)?,
                position: self.position?,
                bytes: text.len() as u64,
            },
            Kind::Stale => Received::Stale { id: self.id? },
            Kind::Known => Received::Known { id: self.id?, revision: self.revision? },
            Kind::Refused | Kind::Failed => Received::Denied(text.to_owned()),
            Kind::Closing => Received::Closing,
            Kind::Other => Received::Other,
        })
    }
}

fn line(raw: &RawValue) -> Option<Line> {
    #[derive(Deserialize)]
    struct Head {
        turn: u32,
        seat: u8,
    }
    let head: Head = serde_json::from_str(raw.get()).ok()?;
    Some(Line { turn: head.turn, seat: head.seat, text: raw.get().into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = r#"{"revision":5,"turn":4,"status":{"status":"deciding","seats":[1],
        "rule":"ZK"},"offers":[{"action":"pass","data":{"id":"no"},"label":{"key":"p"}}],
        "undo":"free"}"#;

    #[test]
    fn a_turn_is_read() {
        let text = format!(
            r#"{{"type":"turn","id":"a","told":{{"turn":4,"seat":0,"steps":[]}},"position":{POSITION}}}"#
        );
        let Received::Turn { id, told, position, bytes } = Received::read(&text).unwrap() else {
            panic!("not a turn");
        };
        assert_eq!(id.as_deref(), Some("a"));
        assert_eq!(bytes, text.len() as u64);
        assert_eq!((told.turn, told.seat), (4, 0));
        assert_eq!(&*told.text, r#"{"turn":4,"seat":0,"steps":[]}"#);
        assert_eq!((position.revision, position.turn), (5, 4));
        assert!(position.waits_for(1) && !position.waits_for(0) && !position.is_over());
        assert_eq!(position.offers[0].action, "pass");
    }

    #[test]
    fn a_welcome_has_its_log() {
        let text = format!(
            r#"{{"type":"welcome","protocol":3,"table":{{}},"eyes":0,"position":{POSITION},"opening":[],
            "log":[{{"turn":1,"seat":0,"news":[]}},{{"turn":2,"seat":1,"news":[]}}],"chat":[]}}"#
        );
        let Received::Welcome { log, .. } = Received::read(&text).unwrap() else {
            panic!("not a welcome");
        };
        assert_eq!(log.iter().map(|line| line.turn).collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn the_end_is_seen() {
        let text = r#"{"type":"turn","id":"a","told":{"turn":9,"seat":0,"steps":[]},
            "position":{"revision":9,"turn":9,
            "status":{"status":"over","winners":[0],"by":"rules"},"offers":[]}}"#;
        let Received::Turn { position, .. } = Received::read(text).unwrap() else {
            panic!("not a turn");
        };
        assert!(position.is_over() && !position.waits_for(0));
    }

    #[test]
    fn a_log_and_a_turn_tell_the_same_news() {
        let line = |text: &str| Line { turn: 1, seat: 0, text: text.into() };
        let log = line(r#"{"turn":1,"news":[{"event":"a"},{"event":"b"}]}"#);
        let turn = line(
            r#"{"turn":1,"steps":[{"news":[{"event":"a"}],"change":[[["x"],1]]},
            {"news":[{"event":"b"}],"change":[]}]}"#,
        );
        assert_eq!(log.news(), r#"{"event":"a"},{"event":"b"}"#);
        assert_eq!(turn.news(), log.news());
    }

    #[test]
    fn refusals_are_kept_and_the_rest_is_skipped() {
        let read = |text: &str| format!("{:?}", Received::read(text).unwrap());
        assert!(read(r#"{"type":"refused","id":"a","refusal":{}}"#).starts_with("Denied("));
        assert!(read(r#"{"type":"failed","id":null,"problem":{}}"#).starts_with("Denied("));
        assert_eq!(read(r#"{"type":"seats","seats":[],"watching":0}"#), "Other");
        assert_eq!(read(r#"{"type":"closing"}"#), "Closing");
    }

    #[test]
    fn what_is_incomplete_is_an_error() {
        assert!(Received::read("{}").is_err());
        assert!(Received::read(r#"{"type":"turn","id":null}"#).is_err());
        assert!(Received::read("[").is_err());
    }
}
