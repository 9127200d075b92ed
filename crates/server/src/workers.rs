//! Runs long computations on threads that serve no connections.
//!
//! Bots and questions of people (hints, previews, chances, replays) have one pool each, with as
//! many workers as there are cores, so a flood of questions delays no bot. Before each pool jobs
//! wait in a fair queue: those who have many wait for their own, not for others'. The queues are
//! bounded by their callers: a room has at most one job for its bots and one estimate, a client
//! one question at a time.

use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::available_parallelism;

use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

use crate::fair_queue::{FairQueue, Owner};

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
    bots: Arc<Pool>,
    questions: Arc<Pool>,
}

impl Workers {
    pub fn new() -> Workers {
        let cores = available_parallelism().map_or(1, usize::from);
        Workers { bots: Pool::of(cores), questions: Pool::of(cores) }
    }

    /// Waits for a worker. Who stops waiting leaves the queue.
    pub async fn wait(&self, kind: JobKind, owner: Owner) -> Worker {
        let pool = match kind {
            JobKind::Bot => &self.bots,
            JobKind::Question => &self.questions,
        };
        Pool::wait(pool, owner).await
    }

    /// Waits for a worker, runs a job and returns its result; nothing if it panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        kind: JobKind,
        owner: Owner,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.wait(kind, owner).await.run(job).await
    }
}

/// The right to run one job.
pub(crate) struct Worker(Arc<Pool>);

impl Worker {
    /// Runs a job and returns its result; nothing if it panicked.
    pub async fn run<T: Send + 'static>(
        self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let running = spawn_blocking(move || {
            let result = job();
            drop(self);
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

impl Drop for Worker {
    fn drop(&mut self) {
        Pool::hand_on(&self.0);
    }
}

struct Pool(Mutex<Waiting>);

struct Waiting {
    free: usize,
    queue: FairQueue<oneshot::Sender<Worker>>,
}

impl Pool {
    fn of(workers: usize) -> Arc<Pool> {
        Arc::new(Pool(Mutex::new(Waiting { free: workers, queue: FairQueue::default() })))
    }

    async fn wait(pool: &Arc<Pool>, owner: Owner) -> Worker {
        let turn = {
            let mut waiting = pool.lock();
            if waiting.free > 0 {
                waiting.free -= 1;
                return Worker(Arc::clone(pool));
            }
            let (given, turn) = oneshot::channel();
            waiting.queue.push(owner, given);
            turn
        };
        turn.await.expect("a queue lives as long as its pool")
    }

    /// Gives a worker to the next who still waits.
    fn hand_on(pool: &Arc<Pool>) {
        let mut waiting = pool.lock();
        while let Some(next) = waiting.queue.pop() {
            if !next.is_closed() {
                drop(waiting);
                // One who left at this very moment drops the worker, which hands it on.
                let _ = next.send(Worker(Arc::clone(pool)));
                return;
            }
        }
        waiting.free += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().expect("no thread panics while it holds this lock")
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;

    fn owner(address: u8) -> Owner {
        Owner { address: Some([10, 0, 0, address].into()), person: None }
    }

    /// Waits with one worker, and tells which of the waiting get it, in order.
    async fn served(waiting: impl IntoIterator<Item = u8>) -> Vec<u8> {
        let pool = Pool::of(1);
        let busy = Pool::wait(&pool, owner(0)).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for address in waiting {
            let (pool, order) = (Arc::clone(&pool), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let worker = Pool::wait(&pool, owner(address)).await;
                order.lock().unwrap().push(address);
                drop(worker);
            }));
            // It is in the queue before the next one comes.
            tokio::task::yield_now().await;
        }
        drop(busy);
        for task in tasks {
            task.await.unwrap();
        }
        Arc::try_unwrap(order).unwrap().into_inner().unwrap()
    }

    #[tokio::test]
    async fn a_job_does_not_wait_for_all_jobs_of_another_address() {
        let order = served([1; 119].into_iter().chain([2])).await;
        assert_eq!(order.len(), 120);
        assert_eq!(order[..3], [1, 2, 1]);
    }

    #[tokio::test]
    async fn who_stops_waiting_gets_no_worker_and_loses_none() {
        let pool = Pool::of(1);
        let busy = Pool::wait(&pool, owner(0)).await;
        let gone: Vec<_> = (0..1000)
            .map(|_| {
                let pool = Arc::clone(&pool);
                tokio::spawn(async move { drop(Pool::wait(&pool, owner(1)).await) })
            })
            .collect();
        tokio::task::yield_now().await;
        gone.iter().for_each(tokio::task::JoinHandle::abort);
        for task in gone {
            assert!(task.await.unwrap_err().is_cancelled());
        }
        drop(busy);
        assert_eq!(pool.lock().free, 1);
        Pool::wait(&pool, owner(2)).await;
    }

    #[tokio::test]
    async fn a_job_that_panics_gives_its_worker_back() {
        let workers = Workers { bots: Pool::of(1), questions: Pool::of(1) };
        let broken = workers.run(JobKind::Bot, owner(1), || panic!("on purpose")).await;
        assert_eq!(broken, None::<()>);
        assert_eq!(workers.run(JobKind::Bot, owner(1), || 7).await, Some(7));
    }
}
