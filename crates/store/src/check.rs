//! Is the file whole, and where it was? Asked when a request asks whether the store is ready.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;

/// Shortest time between two looks through the whole file. One takes about a second a gigabyte.
const INTERVAL: Duration = Duration::from_secs(60);

/// What is known of the database file.
pub(crate) struct FileCheck {
    path: PathBuf,
    /// Which file it was when it was opened.
    opened: FileId,
    latest: Mutex<Latest>,
}

#[derive(Default)]
struct Latest {
    begun: Option<Instant>,
    running: Option<JoinHandle<Option<String>>>,
    damage: Option<String>,
}

/// Tells two files under one name apart, where the system can.
type FileId = (u64, u64);

impl FileCheck {
    pub fn new(path: &Path) -> Result<FileCheck, StoreError> {
        let opened = file_id(path).map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(FileCheck { path: path.to_owned(), opened, latest: Mutex::default() })
    }

    /// Says what is wrong with the file as far as it is known. Damage is looked for beside all
    /// other work, so it may be told a moment later.
    pub fn state(&self) -> Result<(), StoreError> {
        // What is written to a file that was removed is lost, and the database does not notice.
        if file_id(&self.path).ok() != Some(self.opened) {
            return Err(StoreError::Gone);
        }
        let mut latest = self.lock();
        latest.take_result();
        if latest.is_due() {
            let path = self.path.clone();
            latest.begun = Some(Instant::now());
            latest.running = Some(thread::spawn(move || damage(&path)));
        }
        latest.damage.clone().map_or(Ok(()), |what| Err(StoreError::Damaged(what)))
    }

    /// Waits until nothing has the file open on behalf of this.
    pub fn finish(&self) {
        if let Some(running) = self.lock().running.take() {
            let _ = running.join();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Latest> {
        self.latest.lock().expect("no thread panics while it holds this lock")
    }
}

impl Latest {
    fn is_due(&self) -> bool {
        self.running.is_none() && self.begun.is_none_or(|begun| begun.elapsed() >= INTERVAL)
    }

    fn take_result(&mut self) {
        if let Some(done) = self.running.take_if(|running| running.is_finished()) {
            self.damage = done.join().unwrap_or_else(|_| Some("the check broke off".to_owned()));
        }
    }
}

/// What is damaged in a database, if anything is.
fn damage(path: &Path) -> Option<String> {
    let checked = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
        .and_then(|file| file.pragma_query_value(None, "quick_check", |row| row.get(0)));
    match checked {
        Ok::<String, _>(found) if found == "ok" => None,
        Ok(found) => Some(found),
        Err(error) => Some(error.to_string()),
    }
}

#[cfg(unix)]
fn file_id(path: &Path) -> std::io::Result<FileId> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(path)?;
    Ok((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn file_id(path: &Path) -> std::io::Result<FileId> {
    std::fs::metadata(path).map(|_| (0, 0))
}
