//! The one thread of the bare server that writes: all messages that wait share one commit.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use rusqlite::{Connection, params};

use super::padding::padded;
use super::rooms::Room;
use crate::error::LoadError;

/// More than this in one commit would let the first wait for the last.
const BATCH: usize = 1024;

/// A message that is to be kept, and who is told once it is.
pub struct Job {
    pub room: Arc<Room>,
    pub number: u32,
    pub message: String,
    /// How long the answer is to be.
    pub bytes: usize,
}

/// Starts the thread. It ends when all senders are gone.
pub fn start(folder: &Path) -> Result<Sender<Job>, LoadError> {
    std::fs::create_dir_all(folder)?;
    let connection = open(&folder.join("echo.sqlite")).map_err(own)?;
    let (sender, receiver) = channel();
    let work = move || {
        if let Err(error) = write_all(connection, &receiver) {
            anstream::eprintln!("horda-load echo: the database failed: {error}");
        }
    };
    std::thread::Builder::new().name("writer".to_owned()).spawn(work)?;
    Ok(sender)
}

fn open(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(path)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.execute_batch(
        "CREATE TABLE IF NOT EXISTS message (
            id INTEGER PRIMARY KEY,
            room INTEGER NOT NULL,
            text TEXT NOT NULL
        )",
    )?;
    Ok(connection)
}

fn write_all(mut connection: Connection, jobs: &Receiver<Job>) -> rusqlite::Result<()> {
    while let Ok(first) = jobs.recv() {
        let batch: Vec<Job> = std::iter::once(first).chain(jobs.try_iter()).take(BATCH).collect();
        commit(&mut connection, &batch)?;
        for job in &batch {
            job.room.tell(padded(&job.message, job.bytes));
        }
    }
    Ok(())
}

fn commit(connection: &mut Connection, batch: &[Job]) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    {
        let sql = "INSERT INTO message (room, text) VALUES (?1, ?2)";
        let mut insert = transaction.prepare_cached(sql)?;
        for job in batch {
            insert.execute(params![job.number, job.message])?;
        }
    }
    transaction.commit()
}

fn own(error: rusqlite::Error) -> LoadError {
    LoadError::Own(format!("the database cannot be opened: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::echo::rooms::Rooms;

    #[test]
    fn a_message_is_kept_and_told() {
        let folder = std::env::temp_dir().join(format!("horda-load-{}", std::process::id()));
        let jobs = start(&folder).unwrap();
        let (room, mut heard) = Rooms::default().enter(3);
        for _ in 0..3 {
            let message = r#"{"id":"a"}"#.to_owned();
            jobs.send(Job { room: room.clone(), number: 3, message, bytes: 100 }).unwrap();
        }
        for _ in 0..3 {
            assert_eq!(heard.blocking_recv().unwrap().len(), 100);
        }
        let reader = Connection::open(folder.join("echo.sqlite")).unwrap();
        let sql = "SELECT count(*) FROM message WHERE room = 3";
        let kept: u32 = reader.query_row(sql, [], |row| row.get(0)).unwrap();
        assert_eq!(kept, 3);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
