//! Scenario files: rules told as cases, in TOML that nobody needs Rust to write.
//!
//! [`run_scenarios`] reads a file, plays its cases on a game and says everything that is not as
//! they say. A case never passes by mistake: whatever cannot be read, does not exist or is
//! ignored is a failure with a hint. `docs/scenarios.md` documents the files.
//!
//! Generic over the game, takes text, opens no file.
#![warn(missing_docs)]

mod case;
mod compare;
mod events;
mod given;
mod offers;
mod read;
mod run;
mod running;
mod sees;
mod vet;

pub use read::read_facts;
pub use run::{Book, Failure, Named, Outcome, run_scenarios};
