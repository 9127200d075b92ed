//! Mass self-play with statistics.
//!
//! [`simulate`] plays many games between bots on all cores and counts what happened into a
//! [`Report`]. Every game has seeds of its own, made from the seed of the match and the number of
//! the game, and counting is commutative: the report does not depend on the number of threads.
//!
//! [`sample`] takes positions of such games, [`fit`] makes an estimate of the chances from them,
//! and [`reliability`] says whether an estimate keeps its word.
//!
//! [`play_out`] is the hot loop of benchmarks: random games, nothing watched.
//!
//! This crate does no IO and prints nothing; its callers show the progress and the report.
#![warn(missing_docs)]

mod fit;
mod playout;
mod reliability;
mod report;
mod sample;
mod seeds;
mod simulate;
mod tally;
mod wilson;

pub use fit::fit;
pub use playout::{Playout, count_questions, play_out};
pub use reliability::{Called, Reliability, reliability};
pub use report::{ItemReport, Lengths, Report, Share};
pub use sample::{Sample, Sampling, sample};
pub use simulate::{Match, simulate};
pub use wilson::{Interval, wilson};
