//! Which tables are in use, and where to find them.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};

use horda_protocol::ProblemKind;
use horda_store::{StoredTable, Summary};
use metrics::gauge;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::SendError;
use tokio::sync::{Mutex as Turnstile, oneshot};

use crate::app_state::AppState;
use crate::problem::Failure;
use crate::room::{Ask, Asker, NoRoom, Room};

/// More tables are not in use at once.
const MOST_ROOMS: usize = 20_000;

/// What may wait at the door of a room.
const QUEUE: usize = 64;

/// The tables in use.
#[derive(Default)]
pub(crate) struct Hall {
    rooms: Mutex<HashMap<String, Asker>>,
    /// Tables are read back one after the other, so that none is read back twice.
    turnstile: Turnstile<()>,
}

/// Why a table cannot be asked.
pub(crate) enum Absent {
    Failed(Failure),
    /// It can only be watched.
    Archived(Box<Summary>),
}

impl From<Absent> for Failure {
    fn from(absent: Absent) -> Failure {
        match absent {
            Absent::Failed(failure) => failure,
            Absent::Archived(_) => Failure::new(ProblemKind::NotNow, "problem-other-rules"),
        }
    }
}

impl Hall {
    /// Asks a table something, reading it back if it was put away.
    pub async fn ask<T>(
        &self,
        state: &Arc<AppState>,
        table: &str,
        ask: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Absent> {
        let (answer, told) = oneshot::channel();
        let gone = || Absent::Failed(Failure::new(ProblemKind::Broken, "problem-busy"));
        let first = self.door(state, table).await?.send(ask(answer)).await;
        if let Err(SendError(ask)) = first {
            // The room was just put away: once more, and it is read back.
            self.door(state, table).await?.send(ask).await.map_err(|_| gone())?;
        }
        told.await.map_err(|_| gone())
    }

    /// The door of a table.
    pub async fn door(&self, state: &Arc<AppState>, table: &str) -> Result<Asker, Absent> {
        if let Some(door) = self.open_door(table) {
            return Ok(door);
        }
        let _turn = self.turnstile.lock().await;
        if let Some(door) = self.open_door(table) {
            return Ok(door);
        }
        // What is read may be older than what is stored now, but never newer than this.
        let generation = state.store.generation();
        let stored = state.store.table(table).await.map_err(|it| Absent::Failed(it.into()))?;
        let stored = stored.ok_or_else(|| Absent::Failed(Failure::no_table()))?;
        self.admit(state, stored, generation)
    }

    /// Opens a room for a table, or finds the one that was opened meanwhile.
    pub fn admit(
        &self,
        state: &Arc<AppState>,
        stored: StoredTable,
        generation: u64,
    ) -> Result<Asker, Absent> {
        let id = stored.summary.id.clone();
        let (door, inbox) = mpsc::channel(QUEUE);
        let room = Room::new(Arc::clone(state), inbox, door.clone(), stored, generation);
        let room = room.map_err(|reason| match reason {
            NoRoom::Archived(summary) => Absent::Archived(summary),
            NoRoom::Damaged => Absent::Failed(Failure::new(ProblemKind::Broken, "problem-damaged")),
        })?;
        let mut rooms = self.rooms();
        if let Some(open) = rooms.get(&id).filter(|door| !door.is_closed()) {
            return Ok(open.clone());
        }
        rooms.insert(id, door.clone());
        gauge!("horda_tables").set(rooms.len() as f64);
        drop(rooms);
        tokio::spawn(room.run());
        Ok(door)
    }

    /// Takes a room off the list, unless another one has taken its place already. Whoever has
    /// its door will find it closed and ask again.
    pub fn forget(&self, table: &str, own: &Asker) {
        let mut rooms = self.rooms();
        if rooms.get(table).is_some_and(|door| door.same_channel(own)) {
            rooms.remove(table);
            gauge!("horda_tables").set(rooms.len() as f64);
        }
    }

    /// Are there as many tables in use as there may be?
    pub fn is_full(&self) -> bool {
        self.rooms().len() >= MOST_ROOMS
    }

    /// Reads back every running table, so that bots go on thinking, and every finished one of
    /// which no film was made yet.
    pub async fn resume(&self, state: &Arc<AppState>) -> usize {
        let tables = state.store.unsettled().await.unwrap_or_default();
        let mut resumed = 0;
        for table in tables {
            if state.closing.load(Ordering::Relaxed) {
                break;
            }
            resumed += usize::from(self.door(state, &table).await.is_ok());
        }
        resumed
    }

    /// Closes every room after the turn in hand.
    pub async fn close(&self) {
        let doors: Vec<Asker> = self.rooms().drain().map(|(_, door)| door).collect();
        for door in doors {
            let (done, closed) = oneshot::channel();
            if door.send(Ask::Close(done)).await.is_ok() {
                let _ = closed.await;
            }
        }
    }

    fn open_door(&self, table: &str) -> Option<Asker> {
        self.rooms().get(table).filter(|door| !door.is_closed()).cloned()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Asker>> {
        self.rooms.lock().expect("nobody panics holding this lock")
    }
}
