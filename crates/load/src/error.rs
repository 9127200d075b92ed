//! What can go wrong between the load and the server.

use std::io;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// There is no connection, or there is none any more.
    #[error("no connection: {0}")]
    Lost(String),
    /// The server said something that it should not have said.
    #[error("wrong answer: {0}")]
    Wrong(String),
    /// The server did not answer in time.
    #[error("no answer: {0}")]
    Silent(String),
    /// This side could not do its work.
    #[error("{0}")]
    Own(String),
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> LoadError {
        /// "Too many open files", on Linux and elsewhere.
        const TOO_MANY_FILES: i32 = 24;
        if error.raw_os_error() == Some(TOO_MANY_FILES) {
            return LoadError::Own(format!("{error}; raise the limit with `ulimit -n 8192`"));
        }
        LoadError::Lost(error.to_string())
    }
}
