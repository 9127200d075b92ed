//! The open rooms, by the id of their table. A room is opened from the store when it is needed.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use horda_protocol::ProblemKind;
use horda_store::{Change, Store, StoredContent, Summary};
use horda_table::Seeded;
use metrics::gauge;
use tokio::sync::mpsc::error::SendError;
use tokio::sync::{Mutex as AsyncMutex, oneshot};
use tokio::task::spawn_blocking;

use crate::app_state::AppState;
use crate::problem::Failure;
use crate::room::{OpenTable, Room, RoomError, RoomHandle, RoomRequest, read_back};
use crate::secret;
use crate::setup::game_of;

/// Upper limit of open rooms.
const MAX_ROOMS: usize = 20_000;

/// The open rooms.
#[derive(Default)]
pub(crate) struct Rooms {
    open: Mutex<HashMap<String, RoomHandle>>,
    loading: Loading,
}

/// A lock for each table that is being read from the store: none is read twice at a time, and
/// none waits for another.
#[derive(Default)]
struct Loading(Mutex<HashMap<String, Weak<AsyncMutex<()>>>>);

impl Loading {
    fn of(&self, table: &str) -> Arc<AsyncMutex<()>> {
        let mut locks = self.0.lock().expect("no thread panics while it holds this lock");
        locks.retain(|_, lock| lock.strong_count() > 0);
        if let Some(lock) = locks.get(table).and_then(Weak::upgrade) {
            return lock;
        }
        let lock = Arc::default();
        locks.insert(table.to_owned(), Arc::downgrade(&lock));
        lock
    }
}

/// Why a table has no room.
pub(crate) enum Unavailable {
    Failed(Failure),
    /// It was played by rules that this server does not have: it can only be watched.
    Archived(Box<Summary>),
}

impl From<RoomError> for Unavailable {
    fn from(reason: RoomError) -> Unavailable {
        match reason {
            RoomError::Archived(summary) => Unavailable::Archived(summary),
            RoomError::Damaged => {
                Unavailable::Failed(Failure::new(ProblemKind::Broken, "problem-damaged"))
            }
        }
    }
}

impl From<Failure> for Unavailable {
    fn from(failure: Failure) -> Unavailable {
        Unavailable::Failed(failure)
    }
}

impl From<Unavailable> for Failure {
    fn from(reason: Unavailable) -> Failure {
        match reason {
            Unavailable::Failed(failure) => failure,
            Unavailable::Archived(_) => Failure::new(ProblemKind::NotNow, "problem-other-rules"),
        }
    }
}

impl Rooms {
    /// Sends a request to the room of a table and waits for the answer. Opens the room if it is
    /// not open.
    pub async fn ask<T>(
        &self,
        state: &Arc<AppState>,
        table: &str,
        request: impl FnOnce(oneshot::Sender<T>) -> RoomRequest,
    ) -> Result<T, Unavailable> {
        let (answer, answered) = oneshot::channel();
        let closed = || Unavailable::Failed(Failure::new(ProblemKind::Broken, "problem-busy"));
        let sent = self.handle(state, table).await?.send(request(answer)).await;
        if let Err(SendError(request)) = sent {
            // The room closed between lookup and sending: the second try opens it again.
            self.handle(state, table).await?.send(request).await.map_err(|_| closed())?;
        }
        answered.await.map_err(|_| closed())
    }

    /// The handle of a table's room. Opens the room if it is not open.
    pub async fn handle(
        &self,
        state: &Arc<AppState>,
        table: &str,
    ) -> Result<RoomHandle, Unavailable> {
        if let Some(handle) = self.open_handle(table) {
            return Ok(handle);
        }
        let lock = self.loading.of(table);
        let _loading = lock.lock().await;
        if let Some(handle) = self.open_handle(table) {
            return Ok(handle);
        }
        // What is read may be older than what is stored now, but never newer than this.
        let generation = state.store.generation();
        let stored = state.store.table(table).await.map_err(|it| Unavailable::Failed(it.into()))?;
        let stored = stored.ok_or_else(|| Unavailable::Failed(Failure::no_table()))?;
        let game = game_of(&*state.store, &stored.identity).await;
        let game = game.map_err(|it| Unavailable::Failed(it.into()))?;
        let Some(game) = game else {
            return Err(Unavailable::Archived(Box::new(stored.summary)));
        };
        let luck = luck(&*state.store, table).await.map_err(Unavailable::Failed)?;
        // Every turn is looked at, which in a long game takes a while.
        let reading = spawn_blocking(move || read_back(stored, game, luck, generation));
        let broken = |_| Unavailable::Failed(Failure::new(ProblemKind::Broken, "problem-broken"));
        self.open(state, reading.await.map_err(broken)??)
    }

    /// Opens a room for a table, or finds the one that was opened meanwhile.
    pub fn open(&self, state: &Arc<AppState>, table: OpenTable) -> Result<RoomHandle, Unavailable> {
        let id = table.stored.summary.id.clone();
        let (handle, inbox) = RoomHandle::new();
        let room = Room::new(state, (handle.clone(), inbox), table)?;
        let mut open = self.lock();
        if let Some(other) = open.get(&id).filter(|handle| !handle.is_closed()) {
            return Ok(other.clone());
        }
        open.insert(id, handle.clone());
        gauge!("horda_tables").set(open.len() as f64);
        drop(open);
        tokio::spawn(room.run());
        Ok(handle)
    }

    /// Removes a room that closes, unless another room of the same table was opened already.
    /// Senders that still have its handle find it closed and ask again.
    pub fn remove(&self, table: &str, own: &RoomHandle) {
        let mut open = self.lock();
        if open.get(table).is_some_and(|handle| handle.is_of(own)) {
            open.remove(table);
            gauge!("horda_tables").set(open.len() as f64);
        }
    }

    /// Is the upper limit of open rooms reached?
    pub fn is_full(&self) -> bool {
        self.lock().len() >= MAX_ROOMS
    }

    /// Opens a room for every running table, so that bots go on thinking, and for every finished
    /// table whose film is not stored yet.
    pub async fn resume(&self, state: &Arc<AppState>) -> usize {
        keep_former_contents(&*state.store).await;
        let tables = state.store.unsettled().await.unwrap_or_default();
        let mut resumed = 0;
        for table in tables {
            if state.closing.load(Ordering::Relaxed) {
                break;
            }
            resumed += usize::from(self.handle(state, &table).await.is_ok());
        }
        resumed
    }

    /// Closes every room after the turn in progress.
    pub async fn close(&self) {
        let handles: Vec<RoomHandle> = self.lock().drain().map(|(_, handle)| handle).collect();
        for handle in handles {
            let (done, closed) = oneshot::channel();
            if handle.send(RoomRequest::Close(done)).await.is_ok() {
                let _ = closed.await;
            }
        }
    }

    /// The handle of a table's room if it is open.
    pub fn open_handle(&self, table: &str) -> Option<RoomHandle> {
        self.lock().get(table).filter(|handle| !handle.is_closed()).cloned()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, RoomHandle>> {
        self.open.lock().expect("no thread panics while it holds this lock")
    }
}

/// The luck of a table.
pub(crate) async fn luck(store: &dyn Store, table: &str) -> Result<Seeded, Failure> {
    Ok(Seeded::new(secret::luck(&store.secret().await?, table)))
}

/// Tables from before contents were stored name them by the digest of their bytes. As long as the
/// same files ship, they are still known by it: they are kept for programs with other files.
async fn keep_former_contents(store: &dyn Store) {
    for game in horda_catalog::games() {
        let content = game.content();
        let Some(digest) = content.of_bytes.clone() else { continue };
        let (game, text) = (game.key().to_owned(), Arc::clone(&content.text));
        let change = Change::Content(StoredContent { digest, game, text });
        if let Err(error) = store.commit(change).await {
            tracing::error!(%error, "the content of older tables was not stored");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_read_each_under_its_own_lock() {
        let loading = Loading::default();
        let (one, same, other) = (loading.of("one"), loading.of("one"), loading.of("other"));
        assert!(Arc::ptr_eq(&one, &same) && !Arc::ptr_eq(&one, &other));
        drop((one, same));
        loading.of("third");
        let known = loading.0.lock().unwrap();
        assert!(!known.contains_key("one") && known.contains_key("other"), "none is left over");
    }
}
