//! Thinking about a position without having it.

use horda_kit::{Phrase, Probability, Seat};
use serde_json::value::RawValue;

use crate::{Offer, TableError};

/// What is asked about a table. It gets what a client would get, never a state, so
/// nothing that it answers can tell more than the client that asks may know.
pub trait Analyst: Send + Sync {
    /// What an action of this seat would do, in every way that luck may fall.
    fn foresee(&self, seat: Seat, view: &RawValue, action: &str) -> Result<Foresight, TableError>;

    /// What a strong bot would do.
    fn advise(
        &self,
        seat: Seat,
        view: &RawValue,
        offers: &[Offer],
        seed: u64,
    ) -> Result<Advised, TableError>;

    /// What this seat may do, with how likely it wins then; best first, and not everything: what
    /// the game names as worth a thought, the action that is asked about among them.
    fn weigh(
        &self,
        seat: Seat,
        view: &RawValue,
        offers: &[Offer],
        about: Option<&str>,
    ) -> Result<Vec<Weighed>, TableError>;

    /// How likely each seat wins. The figures are the same for all observers.
    fn estimate(&self, view: &RawValue) -> Result<Estimate, TableError>;
}

/// How likely each seat wins.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Games between bots that the estimate was fitted to.
    pub games: u32,
    /// For each seat from 0 to 1: at least, most likely, at most (half of the true chances lie within).
    pub seats: Vec<[f32; 3]>,
}

/// One thing that may be done, and how likely the seat wins then.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The written action.
    pub action: String,
    /// What it would do.
    pub label: Phrase,
    /// From 0 to 1, on average over what luck may do.
    pub chance: f32,
}

/// What an action would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// What surely happens.
    pub certain: Vec<Phrase>,
    /// What may happen then, likeliest first, with exact odds; `None` if there are too many
    /// ways to list. Empty where luck is not asked.
    pub outcomes: Option<Vec<(Vec<Phrase>, Probability)>>,
}

/// What a strong bot would do.
#[derive(Clone, Debug)]
pub struct Advised {
    /// The action, with its label; a composed one may not be among the offers.
    pub offer: Offer,
    /// How likely the seat wins as things stand, from 0 to 1, as [`Analyst::estimate`] says.
    pub before: f32,
    /// How likely it wins after this action, on average over what luck may do.
    pub after: f32,
    /// Why: the game's own argument, else what surely follows from the action; may be empty.
    pub why: Vec<Phrase>,
}
