//! Rooms of the bare server: who hears what is said in them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// All rooms, made at the first connection.
#[derive(Default)]
pub struct Rooms {
    rooms: Mutex<HashMap<u32, Arc<Room>>>,
}

/// The connections of a room.
#[derive(Default)]
pub struct Room {
    listeners: Mutex<Vec<UnboundedSender<Utf8Bytes>>>,
}

impl Rooms {
    pub fn enter(&self, number: u32) -> (Arc<Room>, UnboundedReceiver<Utf8Bytes>) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.entry(number).or_default().clone();
        let (sender, receiver) = unbounded_channel();
        room.listeners.lock().unwrap_or_else(PoisonError::into_inner).push(sender);
        (room, receiver)
    }
}

impl Room {
    /// To everybody who is still there.
    pub fn tell(&self, text: String) {
        let text = Utf8Bytes::from(text);
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|listener| listener.send(text.clone()).is_ok());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_in_a_room_hears_and_nobody_else() {
        let rooms = Rooms::default();
        let (room, mut first) = rooms.enter(1);
        let (_, mut second) = rooms.enter(1);
        let (_, mut elsewhere) = rooms.enter(2);
        let (_, gone) = rooms.enter(1);
        drop(gone);
        room.tell("a".to_owned());
        assert_eq!(first.try_recv().unwrap().as_str(), "a");
        assert_eq!(second.try_recv().unwrap().as_str(), "a");
        assert!(elsewhere.try_recv().is_err());
        assert_eq!(room.listeners.lock().unwrap().len(), 2);
    }
}
