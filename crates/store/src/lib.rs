//! Where tables, people and seats are kept.
//!
//! [`Store`] is everything that a server asks of a database; [`Sqlite`] is the one that comes
//! with the program. A change is answered only when it is durable: with [`Sqlite`] after the
//! write-ahead log was synchronised to the disk, so neither a killed process nor a power cut
//! takes back what was acknowledged. Changes that arrive together are committed together.
#![warn(missing_docs)]

mod apply;
mod change;
mod check;
mod private;
mod reader;
mod schema;
mod sqlite;
mod stored;
mod writer;

use std::pin::Pin;

use rusqlite::ErrorCode;

pub use change::{Change, NewTable};
pub use private::private_folder;
pub use sqlite::Sqlite;
pub use stored::{
    Ended, Said, SeatHolder, SessionHolder, StoredContent, StoredSeat, StoredSession, StoredTable,
    Summary,
};

/// An answer that comes later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A database, whichever it is.
pub trait Store: Send + Sync {
    /// Opens a table and tells its number; answers when it is durable.
    fn open(&self, new: NewTable) -> Later<'_, i64>;
    /// Carries out a change; answers when it is durable.
    fn commit(&self, change: Change) -> Later<'_, ()>;

    /// A table with everything that was played at it.
    fn table(&self, id: &str) -> Later<'_, Option<StoredTable>>;
    /// Every table there is, for checking them all.
    fn every_table(&self) -> Later<'_, Vec<String>>;
    /// Tables that run, and finished ones of which no film was made, for starting again after
    /// a halt.
    fn unsettled(&self) -> Later<'_, Vec<String>>;
    /// Tables with a seat of this person, latest first.
    fn tables_of(&self, person: &str, most: u32) -> Later<'_, Vec<Summary>>;
    /// Listed tables that run, latest first.
    fn listed(&self, most: u32) -> Later<'_, Vec<Summary>>;
    /// How many running tables this person opened.
    fn opened_by(&self, person: &str) -> Later<'_, u32>;
    /// The content that tables name by this digest.
    fn content(&self, digest: &str) -> Later<'_, Option<String>>;
    /// What a finished game handed over.
    fn outcome(&self, id: &str) -> Later<'_, Option<String>>;
    /// The film of a finished game, as it was kept.
    fn film(&self, id: &str) -> Later<'_, Option<Vec<u8>>>;

    /// Who holds a session, by the hash of its secret.
    fn session(&self, session: &[u8]) -> Later<'_, Option<SessionHolder>>;
    /// The sessions of a person, latest first.
    fn sessions(&self, person: &str) -> Later<'_, Vec<StoredSession>>;
    /// The name of a person; empty if none was chosen.
    fn name(&self, person: &str) -> Later<'_, String>;
    /// Who has this recovery code, by its hash. The code is used up, and the person has the
    /// session, both or neither.
    fn recover(
        &self,
        code: &[u8],
        session: &[u8],
        device: &str,
        at: u64,
    ) -> Later<'_, Option<String>>;

    /// A secret that belongs to what is stored, for making codes from.
    fn secret(&self) -> Later<'_, [u8; 32]>;
    /// Answers when something was written; says why if that was not possible, or if what is
    /// stored is damaged.
    fn ready(&self) -> Later<'_, ()>;
    /// Goes up when another process has written: a backup was restored under a running server.
    fn generation(&self) -> u64;
}

/// Why something could not be kept or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database reported an error.
    #[error("the database says: {0}")]
    Database(String),
    /// What is stored cannot be read.
    #[error("what is stored is damaged: {0}")]
    Damaged(String),
    /// The file of the database was removed or replaced while it was in use.
    #[error("the file of the database is gone; stop the server and put a backup in its place")]
    Gone,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// Another process has written since: what this server has in memory may be out of date.
    #[error("another process has written to the store")]
    Overtaken,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        let damaged = [Some(ErrorCode::DatabaseCorrupt), Some(ErrorCode::NotADatabase)];
        let what = error.to_string();
        if damaged.contains(&error.sqlite_error_code()) {
            return StoreError::Damaged(what);
        }
        StoreError::Database(what)
    }
}
