//! The rules of Zombicide: Gear Up: one to six Survivors draw the shapes of their weapons on
//! zombies, grow stronger with every kill, and meet a Boss in the second round.
//!
//! Reading order: [`cells`], [`shape`], [`placements`], [`grid`], [`effect`], [`card`],
//! [`sheet`], [`boss`], [`track`], `target`, [`state`], `broken` (what no game can come to),
//! [`action`], [`event`], then `turn` (the course of a game), `muster` (before it), `aim` and
//! `strike` (weapons), `cross` (what a crossed cell brings), `steps` (Ammo and upgrades), `march`,
//! `blow` (damage), `spawn`, `boss_turn`, `question` (what the table waits for), `refused` (why
//! not). `rules` signs the contract and only dispatches; `insight` says what follows from a
//! position. Forms and sentences are declared beside the things; `notation`, `speech` and `facts`
//! hold what is left.
//!
//! Survivors, zombies, Bosses, cards and tables are data (`content/gearup`).
//!
//! ```
//! use horda_gearup::{options::Options, shipped};
//! use horda_kit::{Cx, FastLuck, Pending, Rules};
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
//! assert!(state.turn > 1);
//! ```

pub mod action;
mod aim;
mod blow;
pub mod boss;
mod boss_reader;
mod boss_turn;
mod broken;
pub mod card;
pub mod cells;
mod cross;
pub mod effect;
mod evaluation;
pub mod event;
pub mod face;
mod fact_values;
mod facts;
mod facts_settled;
pub mod grid;
mod grid_reader;
mod insight;
mod march;
mod muster;
mod notation;
pub mod options;
pub mod pack;
mod pack_check;
pub mod placements;
mod question;
mod refused;
pub mod rules;
mod seat;
pub mod shape;
pub mod sheet;
mod sheet_reader;
pub mod shipped;
mod spawn;
mod speech;
pub mod state;
mod steps;
mod strike;
mod table_reader;
mod target;
pub mod track;
mod turn;
pub mod view;

pub use rules::GearUp;
