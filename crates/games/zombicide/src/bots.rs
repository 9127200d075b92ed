//! Team-mates: what is left to do, who does it, and how a Turn is played to that end (ADR 33).
//!
//! Reading order: `goals` (what the mission still asks for), `outlook` (who goes for what, and how
//! far it is), `odds` (what an attack is worth), `hands` (what to hold), `script` (a Turn), `order`
//! and `obey` (what people ask for),
//! `answers` (everything else that is asked), `plan` (variants that a search tries), `evaluate` (how
//! well the team stands), `intention` (why, in words).

pub(crate) mod answers;
pub(crate) mod evaluate;
pub(crate) mod goals;
pub(crate) mod hands;
pub(crate) mod intention;
mod light;
pub(crate) mod obey;
pub(crate) mod odds;
pub mod order;
pub(crate) mod outlook;
pub mod plan;
pub(crate) mod script;
