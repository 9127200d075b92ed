//! Runs long computations on threads that serve no connections.
//!
//! Bots and questions of people (hints, previews, chances, replays) have one pool each, with as
//! many workers as there are cores, so a flood of questions delays no bot. The queues are bounded
//! by their callers: a room has at most one job for its bots and one estimate, a client one
//! question at a time.

use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// Which pool runs a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JobKind {
    /// A bot chooses an action.
    Bot,
    /// A person asked for something.
    Question,
}

/// The two pools of workers.
pub(crate) struct Workers {
    bots: Arc<Semaphore>,
    questions: Arc<Semaphore>,
}

impl Workers {
    pub fn new() -> Workers {
        let cores = available_parallelism().map_or(1, usize::from);
        let pool = || Arc::new(Semaphore::new(cores));
        Workers { bots: pool(), questions: pool() }
    }

    /// Runs a job and returns its result; nothing if it panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        kind: JobKind,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let pool = match kind {
            JobKind::Bot => &self.bots,
            JobKind::Question => &self.questions,
        };
        let permit = Arc::clone(pool).acquire_owned().await.ok()?;
        let running = spawn_blocking(move || {
            let result = job();
            drop(permit);
            result
        });
        match running.await {
            Ok(result) => Some(result),
            Err(error) => {
                tracing::error!(%error, "a job panicked");
                None
            }
        }
    }
}
