//! Bots by name.
use std::fmt;
use std::str::FromStr;

use horda_kit::Judged;

use crate::{Bot, GreedyBot, RandomBot, Search, SearchBot};

/// How strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// E
    Easy,
    /// N
    Normal,
    /// H
    Hard,
}

/// Kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// R
    Random,
    /// G
    Greedy,
    /// E
    Easy,
    /// N
    Normal,
    /// H
    Hard,
}
/// U
#[derive(Clone, Debug)]
pub struct UnknownBot {}
impl FromStr for BotKind { type Err = UnknownBot; fn from_str(_: &str) -> Result<BotKind, UnknownBot> { Err(UnknownBot{}) } }
impl fmt::Display for UnknownBot { fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result { out.write_str("x") } }
impl Level {
    /// S
    pub fn search(self) -> Search {
        let iterations = match self { Level::Easy => 30, Level::Normal => 300, Level::Hard => 5000 };
        Search { iterations, playout: 0, exploration: 0.5, weight: 1.0, prior: false, reduction: 0.0, squash: 0.0 }
    }
}
/// S
pub fn seat<R: Judged>(kind: BotKind, seed: u64) -> Box<dyn Bot<R>> {
    match kind {
        BotKind::Random => Box::new(RandomBot::new(seed)),
        BotKind::Greedy => Box::new(GreedyBot::new(seed)),
        BotKind::Easy => Box::new(SearchBot::new(seed, Level::Easy.search())),
        BotKind::Normal => Box::new(SearchBot::new(seed, Level::Normal.search())),
        BotKind::Hard => Box::new(SearchBot::new(seed, Level::Hard.search())),
    }
}
