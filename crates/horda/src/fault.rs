//! What can go wrong, in a sentence with a way out, and the exit code that goes with it.

use std::path::Path;
use std::process::ExitCode;

use horda_kit::Unreadable;

/// Why a command did not do its work.
#[derive(Debug)]
pub enum Fault {
    /// The command was called wrongly: exit code 2.
    Usage(String),
    /// The command was right and what it looked at was not: exit code 1.
    Failure(String),
}

pub type Done = Result<(), Fault>;

impl Fault {
    pub fn message(&self) -> &str {
        match self {
            Fault::Usage(message) | Fault::Failure(message) => message,
        }
    }

    pub fn code(&self) -> ExitCode {
        match self {
            Fault::Usage(_) => ExitCode::from(2),
            Fault::Failure(_) => ExitCode::from(1),
        }
    }

    /// Something that was written on the command line and cannot be read.
    pub fn unreadable(complaints: Vec<Unreadable>) -> Fault {
        let lines: Vec<String> = complaints.iter().map(ToString::to_string).collect();
        Fault::Usage(lines.join("\n"))
    }

    /// Several lines at once, such as all problems of a file.
    pub fn all<T: ToString>(problems: &[T]) -> Fault {
        let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
        Fault::Failure(lines.join("\n"))
    }
}

impl From<Unreadable> for Fault {
    fn from(complaint: Unreadable) -> Fault {
        Fault::Usage(complaint.to_string())
    }
}

/// The text of a file.
pub fn read_file(path: &Path) -> Result<String, Fault> {
    let bytes = std::fs::read(path).map_err(|error| {
        Fault::Usage(format!("cannot read {}: {error}; check the path", path.display()))
    })?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Fault::Failure(format!("{}: not UTF-8 text after byte {at}", path.display()))
    })
}
