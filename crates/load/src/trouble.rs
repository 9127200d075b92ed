//! What can go wrong between the load and the server.

use std::fmt;
use std::io;

/// Why something could not be done.
#[derive(Debug)]
pub enum Trouble {
    /// There is no connection, or there is none any more.
    Lost(String),
    /// The server said something that it should not have said.
    Wrong(String),
    /// The server did not answer in time.
    Silent(String),
    /// This side could not do its work.
    Own(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Lost(what) => write!(out, "no connection: {what}"),
            Trouble::Wrong(what) => write!(out, "wrong answer: {what}"),
            Trouble::Silent(what) => write!(out, "no answer: {what}"),
            Trouble::Own(what) => write!(out, "{what}"),
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        /// "Too many open files", on Linux and elsewhere.
        const TOO_MANY_FILES: i32 = 24;
        if error.raw_os_error() == Some(TOO_MANY_FILES) {
            return Trouble::Own(format!("{error}; raise the limit with `ulimit -n 8192`"));
        }
        Trouble::Lost(error.to_string())
    }
}
