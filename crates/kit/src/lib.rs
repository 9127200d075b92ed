//! The vocabulary that all games of Horda share, and the contract each of them signs.
//!
//! A game is a value of a type that implements [`Rules`]: it holds content and options, never
//! a position. A position is `Rules::State`. Luck comes in through [`Cx`] and news goes out
//! through it, so one call of [`Rules::apply`] is a pure function of state, action and answers.
//!
//! This crate knows no game, does no IO, reads no clock and spawns nothing.
#![warn(missing_docs)]

mod chance;
mod context;
mod deck;
mod dice;
mod every_outcome;
mod fast_luck;
pub mod marks;
mod notation;
mod order;
mod phrase;
mod refusal;
mod rules;
mod script;
mod seat;

pub use chance::{Answer, Chance, ChanceTag, Odds, RandomBits, pick};
pub use context::{Cx, STEP_LIMIT, Step};
pub use deck::{Deck, DeckView, Known};
pub use dice::{Dice, Roll};
pub use every_outcome::{EveryOutcome, Probability, Walk};
pub use fast_luck::FastLuck;
pub use notation::{Facts, Notation, Unreadable};
pub use order::Order;
pub use phrase::{Arg, Phrase};
pub use refusal::{Refusal, RuleId};
pub use rules::{Counted, Evaluated, Factor, Pending, Prospect, Rules, Spoken, Usage, Verdict};
pub use script::{Mismatch, Script};
pub use seat::{Observer, Seat, SeatSet};
