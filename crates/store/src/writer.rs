//! The one thread that writes. What has arrived while it was busy is committed together, so the
//! price of a safe commit is shared.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::oneshot;

use crate::StoreError;

/// Upper limit of changes in one commit.
const BATCH: usize = 512;

/// A commit costs nearly the same for one change and for fifty. When so many came together, more
/// are on their way, and it pays to wait for them this long.
const BUSY: usize = 4;
const GATHER: Duration = Duration::from_micros(1500);

/// How often an idle writer checks whether another process has written.
const LOOK: Duration = Duration::from_millis(500);

/// Something to be done within a transaction. What it came to is told when all is committed.
pub(crate) enum Job {
    Write(Work),
    /// Ends the thread.
    Close,
}

type Work = Box<dyn FnOnce(Result<&Transaction<'_>, &StoreError>) -> Tell + Send>;
type Tell = Box<dyn FnOnce(&Result<(), StoreError>)>;

/// The answer to wait for.
type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

/// A job, and the answer to wait for.
pub(crate) fn job<T: Send + 'static>(
    work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
) -> (Job, Answer<T>) {
    let (told, answer) = oneshot::channel();
    let work = |transaction: Result<&Transaction<'_>, &StoreError>| -> Tell {
        let done = match transaction {
            Ok(transaction) => whole(transaction, work),
            Err(error) => Err(error.clone()),
        };
        Box::new(move |committed| {
            // A caller that does not wait any more is no reason to undo the change.
            let _ = told.send(committed.clone().and(done));
        })
    };
    (Job::Write(Box::new(work)), answer)
}

/// A change is whole or not there, whatever becomes of its neighbours.
fn whole<T>(
    transaction: &Transaction<'_>,
    work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    // A full disk may have rolled back everything that came before.
    if transaction.is_autocommit() {
        return Err(StoreError::Database("the transaction was rolled back".to_owned()));
    }
    transaction.prepare_cached("SAVEPOINT change")?.execute([])?;
    let done = work(transaction);
    if done.is_err() {
        transaction.prepare_cached("ROLLBACK TO change")?.execute([])?;
    }
    transaction.prepare_cached("RELEASE change")?.execute([])?;
    done
}

/// Writes until the store is closed.
pub(crate) fn run(mut connection: Connection, jobs: &Receiver<Job>, generation: &AtomicU64) {
    let mut watch = Watch { known: data_version(&connection).unwrap_or_default(), generation };
    let mut busy = false;
    loop {
        let first = match jobs.recv_timeout(LOOK) {
            Ok(Job::Write(work)) => work,
            Ok(Job::Close) | Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {
                watch.look(&connection);
                continue;
            }
        };
        if busy {
            thread::sleep(GATHER);
        }
        let mut batch = vec![first];
        let mut closing = false;
        for job in jobs.try_iter().take(BATCH - 1) {
            match job {
                Job::Write(work) => batch.push(work),
                Job::Close => closing = true,
            }
        }
        busy = batch.len() >= BUSY;
        write(&mut connection, batch, &mut watch);
        if closing {
            return;
        }
    }
}

fn write(connection: &mut Connection, batch: Vec<Work>, watch: &mut Watch<'_>) {
    // The lock first, then the look: a backup that is being restored holds the lock, and what
    // waited for it must not be written on top.
    let begun = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let begun = begun.map_err(StoreError::from).and_then(|transaction| {
        if watch.look(&transaction) { Err(StoreError::Overtaken) } else { Ok(transaction) }
    });
    let tell: Vec<Tell> = batch.into_iter().map(|work| work(begun.as_ref())).collect();
    let committed = begun.and_then(|transaction| transaction.commit().map_err(StoreError::from));
    tell.into_iter().for_each(|tell| tell(&committed));
}

/// Notices when another process has written.
struct Watch<'a> {
    known: i64,
    generation: &'a AtomicU64,
}

impl Watch<'_> {
    /// Has another process written since the last check?
    fn look(&mut self, connection: &Connection) -> bool {
        // An error here is not reported: the write that follows fails with the same reason.
        let overtaken = data_version(connection).is_ok_and(|now| {
            let differs = now != self.known;
            self.known = now;
            differs
        });
        if overtaken {
            self.generation.fetch_add(1, Ordering::Release);
        }
        overtaken
    }
}

/// Changes by other connections change this number; own ones do not.
fn data_version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))
}
