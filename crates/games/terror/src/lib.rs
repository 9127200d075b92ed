//! The rules of Zombie Terror: six survivors cross a car park to reach a car; the more of them
//! act, the more zombies may, and zombies that see a human must go for him.
//!
//! Reading order: [`place`], [`field_set`], [`human`], [`token`], [`card`], [`setup`], [`state`],
//! [`action`], [`event`], then `turn` (the course of a game), `build` (before it), `human_turn` (the
//! human turn), `duty` and `walk` (zombies that see and move), `bite` (wounds and the end),
//! `adding` (new zombies and the dead that rise), `play` (special cards), `refused` (why not) with
//! `timing` (why not now).
//! `rules` signs the contract and only dispatches; `insight` says what follows from a position.
//!
//! Boards, tokens, stars and cards are data (`content/terror`).
//!
//! ```
//! use horda_kit::{Cx, FastLuck, Pending, Rules};
//! use horda_terror::{options::Options, shipped};
//!
//! let rules = shipped::rules(Options::default()).expect("the shipped content is right");
//! let mut cx = Cx::playout(FastLuck::new(7));
//! let mut state = rules.deal(&mut cx);
//! let mut offers = Vec::new();
//! while let Pending::Decision { seats, .. } = rules.pending(&state) {
//!     let seat = seats.iter().next().expect("a seat must decide");
//!     offers.clear();
//!     rules.legal_actions(&state, seat, &mut offers);
//!     rules.apply(&mut state, seat, &offers[0], &mut cx);
//! }
//! assert!(state.face_up.round > 1);
//! ```

pub mod action;
mod adding;
mod bite;
mod broken;
mod build;
pub mod card;
mod duty;
mod evaluation;
pub mod event;
pub mod face;
mod facts;
pub mod field_set;
pub mod human;
mod human_turn;
mod insight;
mod notation;
pub mod options;
pub mod pack;
pub mod place;
mod play;
mod refused;
pub mod rules;
pub mod setup;
mod setup_reader;
pub mod shipped;
pub mod side;
mod speech;
pub mod state;
mod timing;
pub mod token;
mod turn;
pub mod view;
mod walk;
mod ways;

pub use rules::Terror;
