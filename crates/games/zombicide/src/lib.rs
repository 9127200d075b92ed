//! The rules of Zombicide: 2nd Edition: six Survivors against Zombies that follow fixed rules and a
//! deck of cards.
//!
//! Chapters are folders: [`board`], [`survivors`], [`equipment`], [`combat`], [`zombies`],
//! [`spawning`], [`skills`], [`missions`]; [`washington`] is the expansion. In the root stand the parts that put them together:
//! [`state`], [`frame`] (what is under way), `question` (what the table waits for), [`action`],
//! [`event`], `refused` (why not), `judge`, `offers` and `act` (dispatch to the chapters), `run`
//! (what runs by itself). `rules` signs the contract.

mod act;
pub mod action;
pub mod board;
pub mod bots;
mod broken;
pub mod combat;
mod dashboard;
pub mod equipment;
mod evaluation;
pub mod event;
pub mod face;
mod facts;
pub mod few;
pub mod frame;
pub mod insight;
mod judge;
mod long_list;
pub mod missions;
mod notation;
mod offers;
pub mod options;
pub mod outlook;
pub mod pack;
mod question;
mod refused;
pub mod rules;
mod run;
pub mod shipped;
pub mod skills;
pub mod spawning;
mod speech;
pub mod state;
pub mod survivors;
pub mod view;
mod visibility;
pub mod washington;
pub mod zombies;

pub use rules::Zombicide;
