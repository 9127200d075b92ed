//! The one interface to a game. A server, a page, a terminal, a bot and a test all reach a game
//! through [`Table`], and only here are its types erased.
//!
//! What was played is a [`Journal`]: actions, answers of luck and a chain of digests. It is the
//! truth; the positions that a [`Record`] keeps beside each line are caches of it.
//!
//! No IO and no clock: journals and records are text and bytes, and luck is handed in.
#![warn(missing_docs)]

mod analyst;
mod change;
mod digest;
mod history;
mod hosted;
mod identity;
mod journal;
mod packed;
mod record;
mod replay;
mod rules_change;
mod seeded;
mod shown;
mod table;
mod undo;

pub use analyst::{Advised, Analyst, Estimate, Foresight, Weighed};
pub use change::Change;
pub use digest::Digest;
pub use hosted::{Hosted, Playable};
pub use identity::{Identity, Ruling};
pub use journal::{Journal, Line};
pub use packed::Packed;
pub use record::{Record, ResumeError, Resumed, check_chain, resume};
pub use replay::{Divergence, branch, replay};
pub use rules_change::rules_version;
pub use seeded::{Luck, Seeded, derived};
pub use table::{
    AnyBot, Logged, News, Offer, Proposal, Table, TableError, Told, ToldStep, Turn, Undone,
};
pub use undo::{UndoPolicy, UndoRight};
