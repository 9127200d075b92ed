//! The connections to a table.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use horda_protocol::{Problem, ServerMessage};
use tokio::sync::mpsc::Sender;
use tokio::sync::mpsc::error::TrySendError;

use crate::address::ClientAddress;
use crate::fair_queue::Owner;

/// The number of a connection to this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ClientId(u32);

/// A connection to the table. It sees what one seat or the audience may see.
pub(crate) struct Client {
    /// The seat that it connected for; nothing for the audience.
    pub seat: Option<u8>,
    /// What it sees: a seat's view, or the audience's while the table waits, while a bot plays in
    /// the place of its person, and for spectators.
    pub eyes: Option<u8>,
    /// Hash of the secret of its session.
    pub session: Option<Vec<u8>>,
    /// The id of the person, if the connection has a session.
    pub person: Option<String>,
    /// The name that the person chose.
    pub name: String,
    /// Sends messages to the connection.
    pub sender: ClientSender,
    /// Has it asked for the win chances?
    pub chances: bool,
    /// Is a preview or a hint for it in work?
    pub thinking: bool,
    /// Where it is connected from.
    pub address: ClientAddress,
}

/// Sends messages to a connection. The queue is bounded: a client that does not read is
/// disconnected, and receives everything when it connects again.
#[derive(Clone)]
pub(crate) struct ClientSender {
    pub queue: Sender<Utf8Bytes>,
    /// Set when a message was lost because the queue was full; the connection then closes itself.
    pub lagging: Arc<AtomicBool>,
}

impl ClientSender {
    pub fn send_text(&self, message: Utf8Bytes) {
        if let Err(TrySendError::Full(_)) = self.queue.try_send(message) {
            self.lagging.store(true, Ordering::Relaxed);
        }
    }
}

impl Client {
    pub fn send(&self, message: &ServerMessage) {
        self.send_text(to_json(message));
    }

    pub fn send_text(&self, message: Utf8Bytes) {
        self.sender.send_text(message);
    }

    pub fn fail(&self, id: impl Into<Option<String>>, problem: Problem) {
        self.send(&ServerMessage::Failed { id: id.into(), problem });
    }

    /// For whom work is done that this client asks for.
    pub fn owner(&self) -> Owner {
        self.address.owner(self.person.clone())
    }

    /// Sends messages after the client was let go.
    pub fn sender(&self) -> ClientSender {
        self.sender.clone()
    }
}

#[derive(Default)]
pub(crate) struct Clients {
    connected: BTreeMap<ClientId, Client>,
    next: u32,
}

impl Clients {
    pub fn add(&mut self, client: Client) -> ClientId {
        self.next += 1;
        let id = ClientId(self.next);
        self.connected.insert(id, client);
        id
    }

    pub fn remove(&mut self, id: ClientId) {
        self.connected.remove(&id);
    }

    pub fn get(&self, id: ClientId) -> Option<&Client> {
        self.connected.get(&id)
    }

    pub fn get_mut(&mut self, id: ClientId) -> Option<&mut Client> {
        self.connected.get_mut(&id)
    }

    pub fn iter(&self) -> impl Iterator<Item = (ClientId, &Client)> {
        self.connected.iter().map(|(id, client)| (*id, client))
    }

    pub fn is_empty(&self) -> bool {
        self.connected.is_empty()
    }

    /// Is a client of this seat, or of the audience, connected?
    pub fn any(&self, eyes: Option<u8>) -> bool {
        self.connected.values().any(|client| client.eyes == eyes)
    }

    pub fn watching(&self) -> u32 {
        self.connected.values().filter(|client| client.seat.is_none()).count() as u32
    }

    /// How many of this address watch without a seat.
    pub fn watching_from(&self, address: ClientAddress) -> u32 {
        let watches = |it: &&Client| it.seat.is_none() && it.address == address;
        self.connected.values().filter(watches).count() as u32
    }

    pub fn broadcast(&self, message: &ServerMessage) {
        let json = to_json(message);
        self.connected.values().for_each(|client| client.send_text(json.clone()));
    }
}

/// A message as JSON. Most of them have about 2 KB; a longer one grows.
pub(crate) fn to_json(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(4096);
    serde_json::to_writer(&mut text, message).expect("a message can be written");
    String::from_utf8(text).expect("JSON is text").into()
}
