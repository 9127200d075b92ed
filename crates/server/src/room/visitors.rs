//! Everybody who looks at a table.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use horda_protocol::{Problem, ServerMessage};
use tokio::sync::mpsc::Sender;
use tokio::sync::mpsc::error::TrySendError;

use crate::limits::Bucket;

/// Where words to a connection go. It is bounded: whoever does not listen is shown out, and
/// finds everything as it is when coming back.
pub(crate) type Outbox = Sender<Utf8Bytes>;

/// A connection at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct VisitorId(u32);

/// Somebody who looks at the table, through one pair of eyes.
pub(crate) struct Visitor {
    /// The number of a seat, or nothing for the audience.
    pub eyes: Option<u8>,
    /// Who it is, if it is known.
    pub person: Option<String>,
    /// The name they chose.
    pub name: String,
    /// How to speak to them.
    pub voice: Voice,
    /// Wants to be told the chances.
    pub chances: bool,
    /// Has asked something that is still thought about.
    pub thinking: bool,
    /// What is left to say.
    pub chat: Bucket,
}

/// The way to a connection.
#[derive(Clone)]
pub(crate) struct Voice {
    pub outbox: Outbox,
    /// Set when words were lost because nobody listened; the connection ends itself then.
    pub lagging: Arc<AtomicBool>,
}

impl Voice {
    pub fn pass(&self, message: Utf8Bytes) {
        if let Err(TrySendError::Full(_)) = self.outbox.try_send(message) {
            self.lagging.store(true, Ordering::Relaxed);
        }
    }
}

impl Visitor {
    pub fn tell(&self, message: &ServerMessage) {
        self.pass(written(message));
    }

    pub fn pass(&self, message: Utf8Bytes) {
        self.voice.pass(message);
    }

    pub fn fail(&self, id: impl Into<Option<String>>, problem: Problem) {
        self.tell(&ServerMessage::Failed { id: id.into(), problem });
    }

    /// A way to speak to them later.
    pub fn voice(&self) -> Voice {
        self.voice.clone()
    }
}

#[derive(Default)]
pub(crate) struct Visitors {
    here: BTreeMap<VisitorId, Visitor>,
    next: u32,
}

impl Visitors {
    pub fn add(&mut self, visitor: Visitor) -> VisitorId {
        self.next += 1;
        let id = VisitorId(self.next);
        self.here.insert(id, visitor);
        id
    }

    pub fn remove(&mut self, id: VisitorId) {
        self.here.remove(&id);
    }

    pub fn get(&self, id: VisitorId) -> Option<&Visitor> {
        self.here.get(&id)
    }

    pub fn get_mut(&mut self, id: VisitorId) -> Option<&mut Visitor> {
        self.here.get_mut(&id)
    }

    pub fn iter(&self) -> impl Iterator<Item = (VisitorId, &Visitor)> {
        self.here.iter().map(|(id, visitor)| (*id, visitor))
    }

    pub fn len(&self) -> usize {
        self.here.len()
    }

    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Does somebody look through these eyes?
    pub fn any(&self, eyes: Option<u8>) -> bool {
        self.here.values().any(|visitor| visitor.eyes == eyes)
    }

    pub fn watching(&self) -> u32 {
        self.here.values().filter(|visitor| visitor.eyes.is_none()).count() as u32
    }

    pub fn tell_all(&self, message: &ServerMessage) {
        let written = written(message);
        self.here.values().for_each(|visitor| visitor.pass(written.clone()));
    }
}

/// A message as it travels. Most of them are about 2 KB; one that is longer grows.
pub(crate) fn written(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(4096);
    serde_json::to_writer(&mut text, message).expect("a message can be written");
    String::from_utf8(text).expect("JSON is text").into()
}
