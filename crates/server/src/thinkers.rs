//! Thinking away from the threads that serve people: bots, hints, previews, chances, replays.
//!
//! As many thoughts run at once as there are cores; others wait their turn. Each table has at
//! most a few in flight, so the queue is bounded by the tables.

use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Those who think.
pub(crate) struct Thinkers {
    free: Arc<Semaphore>,
}

impl Thinkers {
    pub fn new() -> Thinkers {
        let cores = available_parallelism().map_or(1, usize::from);
        Thinkers { free: Arc::new(Semaphore::new(cores)) }
    }

    /// Thinks, and tells what came of it; nothing if the thought broke.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let thinking = spawn_blocking(move || {
            let result = thought();
            drop(place);
            result
        });
        match thinking.await {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a thought broke");
                None
            }
        }
    }
}
