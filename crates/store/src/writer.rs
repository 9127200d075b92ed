//! The one thread that writes. What has arrived while it was busy is committed together, so the
//! price of a safe commit is shared.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use horda_table::Record;
use rusqlite::{Connection, OptionalExtension, Transaction, params};
use tokio::sync::oneshot::Sender;

use crate::{Change, StoreError, StoredSeat, Summary};

/// More changes than this wait for the next commit.
const BATCH: usize = 512;

/// How often an idle writer looks whether somebody else has written.
const LOOK: Duration = Duration::from_millis(500);

/// Something to be written, and who waits for it.
pub(crate) enum Job {
    Change(Box<Change>, Sender<Result<(), StoreError>>),
    /// Uses up a recovery code.
    Recover(Vec<u8>, Sender<Result<Option<String>, StoreError>>),
    /// Ends the thread.
    Close,
}

/// What a job came to, not yet told.
enum Done {
    Changed(Result<(), StoreError>, Sender<Result<(), StoreError>>),
    Recovered(Result<Option<String>, StoreError>, Sender<Result<Option<String>, StoreError>>),
}

/// Writes until the store is closed.
pub(crate) fn run(mut connection: Connection, jobs: &Receiver<Job>, generation: &Arc<AtomicU64>) {
    let mut known = data_version(&connection);
    loop {
        let first = jobs.recv_timeout(LOOK);
        let now = data_version(&connection);
        let overtaken = now != known;
        if overtaken {
            known = now;
            generation.fetch_add(1, Ordering::Release);
        }
        let mut batch = match first {
            Ok(Job::Close) | Err(RecvTimeoutError::Disconnected) => return,
            Ok(job) => vec![job],
            Err(RecvTimeoutError::Timeout) => continue,
        };
        batch.extend(jobs.try_iter().take(BATCH - 1));
        let closing = batch.iter().any(|job| matches!(job, Job::Close));
        if overtaken {
            batch.into_iter().for_each(|job| refuse(job, &StoreError::Overtaken));
        } else {
            write(&mut connection, batch);
        }
        if closing {
            return;
        }
    }
}

/// Changes by other connections change this number; own ones do not.
fn data_version(connection: &Connection) -> i64 {
    connection.pragma_query_value(None, "data_version", |row| row.get(0)).unwrap_or_default()
}

fn write(connection: &mut Connection, batch: Vec<Job>) {
    let transaction = match connection.transaction() {
        Ok(transaction) => transaction,
        Err(error) => {
            let error = StoreError::from(error);
            return batch.into_iter().for_each(|job| refuse(job, &error));
        }
    };
    let done: Vec<Done> =
        batch.into_iter().filter_map(|job| carry_out(&transaction, job)).collect();
    let committed = transaction.commit().map_err(StoreError::from);
    done.into_iter().for_each(|done| tell(done, &committed));
}

fn carry_out(transaction: &Transaction<'_>, job: Job) -> Option<Done> {
    match job {
        Job::Change(change, waiting) => {
            // A change is whole or not there, whatever becomes of its neighbours.
            Some(Done::Changed(whole(transaction, || apply(transaction, &change)), waiting))
        }
        Job::Recover(code, waiting) => Some(Done::Recovered(recover(transaction, &code), waiting)),
        Job::Close => None,
    }
}

fn whole(
    transaction: &Transaction<'_>,
    change: impl FnOnce() -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    transaction.prepare_cached("SAVEPOINT change")?.execute([])?;
    let done = change();
    if done.is_err() {
        transaction.prepare_cached("ROLLBACK TO change")?.execute([])?;
    }
    transaction.prepare_cached("RELEASE change")?.execute([])?;
    done
}

fn tell(done: Done, committed: &Result<(), StoreError>) {
    // Whoever does not wait any more has gone; the change stays.
    match done {
        Done::Changed(result, waiting) => {
            let _ = waiting.send(committed.clone().and(result));
        }
        Done::Recovered(result, waiting) => {
            let _ = waiting.send(committed.clone().and(result));
        }
    }
}

fn refuse(job: Job, error: &StoreError) {
    match job {
        Job::Change(_, waiting) => {
            let _ = waiting.send(Err(error.clone()));
        }
        Job::Recover(_, waiting) => {
            let _ = waiting.send(Err(error.clone()));
        }
        Job::Close => {}
    }
}

fn apply(to: &Transaction<'_>, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Open { table, identity, records, at } => open(to, table, identity, records, *at),
        Change::Turn { table, revision, turn, seat, id, deciding, record, at } => {
            insert_turn(to, table, *revision, *turn, *seat, id, record)?;
            touch(to, table, *turn, *deciding, *at)
        }
        Change::Undo { table, revision, turn, seat, id, deciding, at } => {
            to.prepare_cached(
                "INSERT INTO turn (table_id, revision, turn, seat, request) VALUES (?, ?, ?, ?, ?)",
            )?
            .execute(params![table, revision, turn, seat, id])?;
            touch(to, table, *turn, *deciding, *at)
        }
        Change::End { table, ended, film, at } => {
            to.prepare_cached(
                "UPDATE game_table SET winners = ?, conceded = ?, deciding = 0, changed = ?
                 WHERE id = ?",
            )?
            .execute(params![ended.winners, ended.conceded, at, table])?;
            to.prepare_cached("INSERT OR REPLACE INTO film VALUES (?, ?)")?
                .execute(params![table, film])?;
            Ok(())
        }
        Change::Sit { table, seat, holder } => sit(to, table, *seat, holder),
        Change::Say { table, said } => {
            to.prepare_cached(
                "INSERT INTO said (table_id, seat, name, text, at) VALUES (?, ?, ?, ?, ?)",
            )?
            .execute(params![table, said.seat, said.name, said.text, said.at])?;
            Ok(())
        }
        Change::Session { session, person, at } => {
            to.prepare_cached("INSERT OR IGNORE INTO person (id, created) VALUES (?, ?)")?
                .execute(params![person, at])?;
            to.prepare_cached("INSERT INTO session VALUES (?, ?)")?
                .execute(params![session, person])?;
            Ok(())
        }
        Change::Name { person, name } => {
            to.prepare_cached("UPDATE person SET name = ? WHERE id = ?")?
                .execute(params![name, person])?;
            Ok(())
        }
        Change::Recovery { person, code } => {
            to.prepare_cached("UPDATE person SET recovery = ? WHERE id = ?")?
                .execute(params![code, person])?;
            Ok(())
        }
    }
}

fn open(
    to: &Transaction<'_>,
    table: &Summary,
    identity: &str,
    records: &[Record],
    at: u64,
) -> Result<(), StoreError> {
    let options = json(&table.options)?;
    let (from, turn) = table.branched.clone().unzip();
    to.prepare_cached(
        "INSERT INTO game_table (id, game, opener, identity, options, listed, branched_from,
             branched_turn, turns, deciding, changed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        table.id,
        table.game,
        table.opener,
        identity,
        options,
        table.listed,
        from,
        turn,
        table.turns,
        table.deciding,
        at
    ])?;
    for (seat, seated) in (0..).zip(&table.seats) {
        sit(to, &table.id, seat, &seated.holder)?;
    }
    for (number, record) in (0..).zip(records) {
        insert_turn(to, &table.id, number, number, 0, "", record)?;
    }
    Ok(())
}

fn insert_turn(
    to: &Transaction<'_>,
    table: &str,
    revision: u32,
    turn: u32,
    seat: u8,
    id: &str,
    record: &Record,
) -> Result<(), StoreError> {
    let line = &record.line;
    to.prepare_cached(
        "INSERT INTO turn (table_id, revision, turn, seat, request, name, action, answers, digest,
             learned, position)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        table,
        revision,
        turn,
        seat,
        id,
        line.seat,
        line.action,
        json(&line.answers)?,
        line.digest.to_string(),
        record.learned,
        record.position
    ])?;
    Ok(())
}

fn touch(
    to: &Transaction<'_>,
    table: &str,
    turns: u32,
    deciding: u16,
    at: u64,
) -> Result<(), StoreError> {
    to.prepare_cached("UPDATE game_table SET turns = ?, deciding = ?, changed = ? WHERE id = ?")?
        .execute(params![turns, deciding, at, table])?;
    Ok(())
}

fn sit(to: &Transaction<'_>, table: &str, seat: u8, holder: &StoredSeat) -> Result<(), StoreError> {
    let (person, bot) = match holder {
        StoredSeat::Open => (None, None),
        StoredSeat::Person(person) => (Some(person), None),
        StoredSeat::Bot(bot) => (None, Some(bot)),
    };
    to.prepare_cached("INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?)")?
        .execute(params![table, seat, person, bot])?;
    Ok(())
}

fn recover(to: &Transaction<'_>, code: &[u8]) -> Result<Option<String>, StoreError> {
    let found = to
        .prepare_cached("UPDATE person SET recovery = NULL WHERE recovery = ? RETURNING id")?
        .query_row([code], |row| row.get(0))
        .optional()?;
    Ok(found)
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Database(error.to_string()))
}
