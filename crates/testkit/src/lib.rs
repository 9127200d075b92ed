//! The examination that every game takes: the scenario files of the repository, the laws of all
//! games, perft counts and golden playthroughs.
//!
//! Generic over the game. Takes text; only `repository` opens files, those that lie beside the
//! tests.
#![warn(missing_docs)]

mod aged;
mod allocation;
pub mod drill;
pub mod fuzz;
mod golden;
mod laws;
mod perft;
mod random;
mod recording;
mod repository;
mod texts;
mod unproven;

pub use aged::aged;
pub use allocation::{COUNTING, Counting, check_playouts_allocate_nothing};
pub use golden::{check_playthrough, difference, playthrough};
pub use laws::{
    Compose, Law, LawBroken, check_composed_laws, check_laws, check_pairs, check_readings,
};
pub use perft::{PerftOutcome, count_decisions, count_outcomes, run_perft};
pub use random::{play_many, play_random, play_watched};
pub use recording::record;
pub use repository::{check_perft, check_playthroughs, check_scenarios, single_cases};
pub use texts::{
    check_phrase, check_said, differing_arguments, missing_chapter_texts, missing_option_texts,
};
pub use unproven::{Unproven, missed};
