//! Mass self-play with statistics.
//!
//! [`simulate`] plays many games between bots on all cores and counts what happened into a
//! [`Report`]. Every game has seeds of its own, made from the seed of the match and the number of
//! the game, and counting is commutative: the report does not depend on the number of threads.
//!
//! [`play_out`] is the hot loop of benchmarks: random games, nothing watched.
//!
//! This crate does no IO and prints nothing; its callers show the progress and the report.
#![warn(missing_docs)]

mod playout;
mod report;
mod seeds;
mod simulate;
mod tally;
mod wilson;

pub use playout::{Playout, count_questions, play_out};
pub use report::{ItemReport, Lengths, Report, Share};
pub use simulate::{Match, simulate};
pub use wilson::{Interval, wilson};
