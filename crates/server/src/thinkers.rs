//! Thinking away from the threads that serve people.
//!
//! Bots have places of their own, as many as there are cores, and so has everything that people
//! ask for: hints, previews, chances, replays. A flood of questions keeps no bot waiting. Both
//! queues are bounded by who may ask: a table has one thought for each of its bots and one
//! estimate, a visitor one question at a time.

use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Matter {
    /// What a bot plays.
    Bot,
    /// What somebody wants to know.
    Question,
}

/// Those who think.
pub(crate) struct Thinkers {
    bots: Arc<Semaphore>,
    questions: Arc<Semaphore>,
}

impl Thinkers {
    pub fn new() -> Thinkers {
        let cores = available_parallelism().map_or(1, usize::from);
        let places = || Arc::new(Semaphore::new(cores));
        Thinkers { bots: places(), questions: places() }
    }

    /// Thinks, and tells what came of it; nothing if the thought broke.
    pub async fn think<T: Send + 'static>(
        &self,
        matter: Matter,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let places = match matter {
            Matter::Bot => &self.bots,
            Matter::Question => &self.questions,
        };
        let place = Arc::clone(places).acquire_owned().await.ok()?;
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
