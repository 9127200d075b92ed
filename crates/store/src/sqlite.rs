//! The store that comes with the program: one file, one thread that writes, one that reads.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Transaction};
use tokio::sync::oneshot;

use crate::check::FileCheck;
use crate::writer::{self, Job};
use crate::{
    Change, Later, NewTable, SessionHolder, Store, StoreError, StoredSession, StoredTable, Summary,
    apply, private, reader, schema,
};

/// Work of the thread that reads.
enum Reading {
    Read(Box<dyn FnOnce(&Connection) + Send>),
    /// Ends the thread.
    Close,
}

/// A SQLite database in a file.
pub struct Sqlite {
    jobs: Sender<Job>,
    readings: Sender<Reading>,
    generation: Arc<AtomicU64>,
    file: FileCheck,
    writer: Mutex<Option<JoinHandle<()>>>,
    reader: Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the database, making or bringing up to date what is needed. `fresh` is a secret
    /// for a database that has none yet.
    pub fn open(path: &Path, fresh: [u8; 32]) -> Result<Sqlite, StoreError> {
        make_private(path)?;
        let mut connection = connect(path)?;
        schema::migrate(&mut connection)?;
        connection.execute("INSERT OR IGNORE INTO meta VALUES ('secret', ?)", [fresh])?;
        let generation = Arc::new(AtomicU64::new(0));
        let (jobs, inbox) = mpsc::channel();
        let seen = Arc::clone(&generation);
        let writer = thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || writer::run(connection, &inbox, &seen))
            .map_err(|error| StoreError::Database(error.to_string()))?;
        let (readings, reader) = read_thread(connect(path)?)?;
        Ok(Sqlite {
            jobs,
            readings,
            generation,
            file: FileCheck::new(path)?,
            writer: Mutex::new(Some(writer)),
            reader: Mutex::new(Some(reader)),
        })
    }

    /// Copies a database that may be in use to a new file.
    pub fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
        let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        copy(&source, to)
    }

    /// Puts a copy in the place of a database that may be in use. A running server notices and
    /// begins anew from it. What is no backup of Horda is refused and nothing is touched.
    pub fn restore(from: &Path, to: &Path) -> Result<(), StoreError> {
        let source = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        schema::recognise(&source)?;
        // A running server must not find tables of an older program: the copy is brought up to
        // date before it takes the place of the database.
        let mut name = to.as_os_str().to_owned();
        name.push(".restoring");
        let ready = PathBuf::from(name);
        let restored = copy(&source, &ready).and_then(|()| {
            let mut current = Connection::open(&ready)?;
            schema::migrate(&mut current)?;
            copy(&current, to)
        });
        let _ = std::fs::remove_file(&ready);
        restored
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<'_, T> {
        let (job, answer) = writer::job(work);
        let sent = self.jobs.send(job);
        Box::pin(async move {
            sent.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn read<T: Send + 'static>(
        &self,
        reading: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<'_, T> {
        let (told, answer) = oneshot::channel();
        let sent = self.readings.send(Reading::Read(Box::new(move |connection| {
            let _ = told.send(reading(connection));
        })));
        Box::pin(async move {
            sent.map_err(|_| StoreError::Closed)?;
            answer.await.map_err(|_| StoreError::Closed)?
        })
    }
}

impl Store for Sqlite {
    fn open(&self, new: NewTable) -> Later<'_, i64> {
        self.write(move |transaction| apply::open(transaction, &new))
    }

    fn commit(&self, change: Change) -> Later<'_, ()> {
        self.write(move |transaction| apply::apply(transaction, &change))
    }

    fn table(&self, id: &str) -> Later<'_, Option<StoredTable>> {
        let id = id.to_owned();
        self.read(move |connection| reader::table(connection, &id))
    }

    fn every_table(&self) -> Later<'_, Vec<String>> {
        self.read(|connection| reader::ids(connection, "SELECT id FROM game_table"))
    }

    fn unsettled(&self) -> Later<'_, Vec<String>> {
        let query = "SELECT id FROM game_table WHERE winners IS NULL
            OR number NOT IN (SELECT number FROM film)";
        self.read(move |connection| reader::ids(connection, query))
    }

    fn tables_of(&self, person: &str, most: u32) -> Later<'_, Vec<Summary>> {
        let person = person.to_owned();
        self.read(move |connection| reader::tables_of(connection, &person, most))
    }

    fn listed(&self, most: u32) -> Later<'_, Vec<Summary>> {
        self.read(move |connection| reader::listed(connection, most))
    }

    fn opened_by(&self, person: &str) -> Later<'_, u32> {
        let person = person.to_owned();
        self.read(move |connection| {
            let count = connection
                .prepare_cached(
                    "SELECT count(*) FROM game_table WHERE opener = ? AND winners IS NULL",
                )?
                .query_row([person], |row| row.get(0))?;
            Ok(count)
        })
    }

    fn content(&self, digest: &str) -> Later<'_, Option<String>> {
        let digest = digest.to_owned();
        self.read(move |connection| {
            let text = connection
                .prepare_cached("SELECT text FROM content WHERE digest = ?")?
                .query_row([digest], |row| row.get(0))
                .optional()?;
            Ok(text)
        })
    }

    fn outcome(&self, id: &str) -> Later<'_, Option<String>> {
        let id = id.to_owned();
        self.read(move |connection| {
            let outcome = connection
                .prepare_cached("SELECT outcome FROM game_table WHERE id = ?")?
                .query_row([id], |row| row.get(0))
                .optional()?;
            Ok(outcome.flatten())
        })
    }

    fn film(&self, id: &str) -> Later<'_, Option<Vec<u8>>> {
        let id = id.to_owned();
        self.read(move |connection| {
            let film = connection
                .prepare_cached(
                    "SELECT film FROM film JOIN game_table USING (number) WHERE id = ?",
                )?
                .query_row([id], |row| row.get(0))
                .optional()?;
            Ok(film)
        })
    }

    fn session(&self, session: &[u8]) -> Later<'_, Option<SessionHolder>> {
        let session = session.to_owned();
        self.read(move |connection| reader::holder(connection, &session))
    }

    fn sessions(&self, person: &str) -> Later<'_, Vec<StoredSession>> {
        let person = person.to_owned();
        self.read(move |connection| reader::sessions(connection, &person))
    }

    fn name(&self, person: &str) -> Later<'_, String> {
        let person = person.to_owned();
        self.read(move |connection| {
            let name = connection
                .prepare_cached("SELECT name FROM person WHERE id = ?")?
                .query_row([person], |row| row.get(0))
                .optional()?;
            Ok(name.unwrap_or_default())
        })
    }

    fn recover(
        &self,
        code: &[u8],
        session: &[u8],
        device: &str,
        at: u64,
    ) -> Later<'_, Option<String>> {
        let (code, session, device) = (code.to_owned(), session.to_owned(), device.to_owned());
        self.write(move |transaction| apply::recover(transaction, &code, &session, &device, at))
    }

    fn secret(&self) -> Later<'_, [u8; 32]> {
        self.read(|connection| {
            let secret = connection
                .prepare_cached("SELECT value FROM meta WHERE name = 'secret'")?
                .query_row([], |row| row.get(0))?;
            Ok(secret)
        })
    }

    fn ready(&self) -> Later<'_, ()> {
        let file = self.file.state();
        let probed = self.write(apply::probe);
        Box::pin(async move {
            file?;
            probed.await
        })
    }

    fn generation(&self) -> u64 {
        self.generation.load(Ordering::Acquire)
    }
}

/// Everything that was asked for is written before the file is left. SQLite makes the write-ahead
/// log part of the file when its last connection is closed, so all of them must be.
impl Drop for Sqlite {
    fn drop(&mut self) {
        let _ = self.readings.send(Reading::Close);
        join(&self.reader);
        self.file.finish();
        let _ = self.jobs.send(Job::Close);
        join(&self.writer);
    }
}

fn join(thread: &Mutex<Option<JoinHandle<()>>>) {
    if let Ok(Some(thread)) = thread.lock().map(|mut thread| thread.take()) {
        let _ = thread.join();
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    // Restoring a backup holds the file for a moment.
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    // Every commit is synchronised to the disk, not only every checkpoint.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The log is copied into the database less often, in larger pieces.
    connection.pragma_update(None, "wal_autocheckpoint", 8000)?;
    connection.pragma_update(None, "foreign_keys", "ON")?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn make_private(path: &Path) -> Result<(), StoreError> {
    private::private_database(path).map_err(|error| {
        let why = format!("{} cannot be kept from other users: {error}", path.display());
        StoreError::Database(why)
    })
}

fn read_thread(connection: Connection) -> Result<(Sender<Reading>, JoinHandle<()>), StoreError> {
    let (readings, inbox) = mpsc::channel();
    let reader = thread::Builder::new()
        .name("store-reader".into())
        .spawn(move || {
            while let Ok(Reading::Read(read)) = inbox.recv() {
                read(&connection);
            }
        })
        .map_err(|error| StoreError::Database(error.to_string()))?;
    Ok((readings, reader))
}

fn copy(source: &Connection, to: &Path) -> Result<(), StoreError> {
    make_private(to)?;
    let mut target = Connection::open(to)?;
    target.busy_timeout(Duration::from_secs(10))?;
    // All pages in one step: a copy in several would begin anew at every write in between.
    Backup::new(source, &mut target)?.run_to_completion(i32::MAX, Duration::ZERO, None)?;
    Ok(())
}
