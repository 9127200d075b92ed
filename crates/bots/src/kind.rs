//! Bots by name.

use std::fmt;
use std::str::FromStr;

use horda_kit::Evaluated;
use thiserror::Error;

use crate::{Bot, EasyBot, GreedyBot, PlanBot, Planning, RandomBot, Search, SearchBot};

/// How much to prefer what is little known. Judgements of neighbouring moves differ by a few
/// hundredths, so a large value tries everything alike: in Zombie Terror a searching human side
/// won 6 of 40 games at 1, 17 at 0.2 and 26 at 0.05. In Zombiaki no value between 0.05 and 1 was
/// surely better or worse.
const EXPLORATION: f32 = 0.05;

/// How strong an opponent people ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Sees little and so makes mistakes as people do.
    Easy,
    /// Plans its turn.
    Normal,
    /// Plans its turn and plays the next ones through in its mind.
    Hard,
}

/// Every kind of bot, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BotKind {
    /// Takes any offer.
    Random,
    /// Looks one action ahead.
    Greedy,
    /// Looks ahead at [`Level::Easy`].
    Easy,
    /// Looks ahead at [`Level::Normal`].
    Normal,
    /// Looks ahead at [`Level::Hard`].
    Hard,
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no bot \"{name}\"; known bots: {known}",
    known = BotKind::ALL.map(BotKind::name).join(", ")
)]
pub struct UnknownBot {
    /// The name.
    pub name: String,
}

/// Seats a bot of this kind.
pub fn seat<R: Evaluated>(kind: BotKind, seed: u64) -> Box<dyn Bot<R>> {
    match kind {
        BotKind::Random => Box::new(RandomBot::new(seed)),
        BotKind::Greedy => Box::new(GreedyBot::new(seed)),
        BotKind::Easy => level(Level::Easy, seed),
        BotKind::Normal => level(Level::Normal, seed),
        BotKind::Hard => level(Level::Hard, seed),
    }
}

/// Seats a bot of this level: one that plans, where the game has plans.
fn level<R: Evaluated>(level: Level, seed: u64) -> Box<dyn Bot<R>> {
    match level {
        _ if R::PLANS => Box::new(PlanBot::new(seed, level.planning())),
        Level::Easy => Box::new(EasyBot::new(seed, level.search::<R>())),
        Level::Normal | Level::Hard => Box::new(SearchBot::new(seed, level.search::<R>())),
    }
}

impl Level {
    /// How hard it plans.
    pub const fn planning(self) -> Planning {
        match self {
            Level::Easy => Planning { worlds: 1, rounds: 1, doubt: 0.0, slips: 5 },
            Level::Normal => Planning { worlds: 4, rounds: 2, doubt: 0.5, slips: 0 },
            Level::Hard => Planning { worlds: 12, rounds: 3, doubt: 1.0, slips: 0 },
        }
    }

    /// How hard it thinks.
    pub const fn search<R: Evaluated>(self) -> Search {
        let (iterations, playout) = match self {
            Level::Easy => (40, 0),
            Level::Normal => (400, 0),
            Level::Hard => (1000, R::PLAY_ON),
        };
        Search { iterations, playout, exploration: EXPLORATION }
    }
}

impl BotKind {
    /// Every kind, weakest first.
    pub const ALL: [BotKind; 5] =
        [BotKind::Random, BotKind::Greedy, BotKind::Easy, BotKind::Normal, BotKind::Hard];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Easy => "easy",
            BotKind::Normal => "normal",
            BotKind::Hard => "hard",
        }
    }
}

impl From<Level> for BotKind {
    fn from(level: Level) -> BotKind {
        match level {
            Level::Easy => BotKind::Easy,
            Level::Normal => BotKind::Normal,
            Level::Hard => BotKind::Hard,
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.name())
    }
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotKind, UnknownBot> {
        let known = BotKind::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| UnknownBot { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
    }

    #[test]
    fn unknown_name_is_answered_with_the_known_ones() {
        let error = "smart".parse::<BotKind>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no bot \"smart\"; known bots: random, greedy, easy, normal, hard"
        );
    }
}
