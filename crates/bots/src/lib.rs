//! Bots that play any game of Horda.
//!
//! A bot is given what its seat may see and what it may do, and chooses. It never holds a
//! state of the table: worlds that it thinks about are made by `Rules::determinize` from its
//! view, so it cannot cheat. Same seed, same questions, same answers.
//!
//! Reading order: [`Bot`], `random`, `greedy`, `search` (looks ahead), `tree` (what the search
//! remembers), `plan` (plans a round), `kind` (bots by name), `estimator` (how likely a seat wins). This crate does no IO, reads no clock and spawns nothing.
#![warn(missing_docs)]

mod easy;
mod estimator;
mod greedy;
mod kind;
mod plan;
mod random;
mod search;
mod tree;

pub use easy::EasyBot;
pub use estimator::{Chance, Estimator, LINE, along_line, key as factor_key};
pub use greedy::GreedyBot;
pub use kind::{BotKind, Level, UnknownBot, seat};
pub use plan::{PlanBot, Planning};
pub use random::RandomBot;
pub use search::{Advice, Candidate, Search, SearchBot};

use horda_kit::{Rules, Seat};

/// A holder of a seat who is no person.
pub trait Bot<R: Rules>: Send {
    /// Chooses one of the offers, of which there is at least one, or a composed action that the
    /// game names as a candidate.
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> R::Action;

    /// Takes written orders of people, in place of those before. Only bots that plan can.
    fn obey(&mut self, _rules: &R, _orders: &[String]) {}
}
