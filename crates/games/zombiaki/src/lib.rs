//! The rules of Zombiaki II: zombies walk down a street of three tracks and five blocks; the
//! humans hold them until Dawn, which lies at the bottom of the zombie deck.
//!
//! Reading order: [`place`], [`card`], [`state`], [`action`], [`event`], then `turn` (the five
//! steps), `march` and `driving` (step 2), `aim` (what a card may be pointed at), `useful` (whether
//! it would do anything there), `play` and `pick` (what it does), `refused` (why not), `broken` (what
//! no game can come to), `sense` (what makes sense on a card). `rules` signs the contract and only
//! dispatches.
//!
//! All cards are data (`content/zombiaki`); no rule knows a card by name.
//!
//! ```
//! use horda_kit::{Cx, FastLuck, Pending, Rules};
//! use horda_zombiaki::{options::Options, shipped};
//!
//! let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
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
mod aim;
mod broken;
pub mod card;
mod card_reader;
mod driving;
mod evaluation;
pub mod event;
pub mod face;
mod facts;
mod harm;
pub mod layer;
mod line_of_fire;
mod march;
mod movement;
mod notation;
pub mod options;
pub mod pack;
mod pick;
pub mod place;
mod play;
mod refused;
pub mod rules;
mod sense;
pub mod shipped;
mod speech;
pub mod state;
mod turn;
mod useful;
pub mod view;

pub use rules::Zombiaki;
