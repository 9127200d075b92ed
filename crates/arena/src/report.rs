//! What a match showed: plain data, for people and for files.

use horda_bots::BotKind;
use horda_kit::{Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::{Interval, wilson};

/// What a match showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// The seed that gives this very report again.
    pub seed: u64,
    /// How the seats fared, in seat order.
    pub seats: Vec<SeatReport>,
    /// Decisions per game.
    pub decisions: Spread,
    /// What became of every piece of content, in the game's own order.
    pub items: Vec<ItemReport>,
}

/// How one seat fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// Which one.
    pub seat: Seat,
    /// Who held it.
    #[serde(serialize_with = "by_name")]
    pub bot: BotKind,
    /// Games won, of all.
    pub wins: Rate,
}

/// What became of one piece of content.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ItemReport {
    /// Its name.
    pub name: String,
    /// Who ever drew it.
    pub owners: SeatSet,
    /// How often it was drawn.
    pub drawn: u64,
    /// How often it was played.
    pub played: u64,
    /// How often it was thrown away unused.
    pub discarded: u64,
    /// How often it was played, of the times it was drawn.
    pub played_when_drawn: Rate,
    /// Games that its owner won, of those in which it was drawn.
    pub wins_when_drawn: Rate,
}

/// So many out of so many, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// So many.
    pub successes: u64,
    /// Out of so many.
    pub trials: u64,
    /// Their ratio, 0 without trials.
    pub rate: f64,
    /// Where the true rate lies, 19 times out of 20.
    pub interval: Interval,
}

/// How a count is spread over the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The least.
    pub min: u64,
    /// One game in twenty has no more.
    pub low: u64,
    /// Half of the games have no more.
    pub median: u64,
    /// Nineteen games in twenty have no more.
    pub high: u64,
    /// The most.
    pub max: u64,
}

impl Rate {
    /// The rate of these counts.
    pub fn new(successes: u64, trials: u64) -> Rate {
        let rate = if trials == 0 { 0.0 } else { successes as f64 / trials as f64 };
        Rate { successes, trials, rate, interval: wilson(successes, trials) }
    }
}

impl Spread {
    /// The spread of a histogram: how many games had each count.
    pub fn new(histogram: &[u64]) -> Spread {
        let games: u64 = histogram.iter().sum();
        if games == 0 {
            return Spread::default();
        }
        let total: u64 = (0u64..).zip(histogram).map(|(count, games)| count * games).sum();
        let quantile = |numerator: u64, denominator: u64| {
            let wanted = (games * numerator).div_ceil(denominator).max(1);
            let mut seen = 0;
            let reached = histogram.iter().position(|games| {
                seen += games;
                seen >= wanted
            });
            reached.expect("all games together reach any share of them") as u64
        };
        Spread {
            mean: total as f64 / games as f64,
            min: quantile(0, 1),
            low: quantile(1, 20),
            median: quantile(1, 2),
            high: quantile(19, 20),
            max: quantile(1, 1),
        }
    }
}

fn by_name<S: Serializer>(bot: &BotKind, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(bot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_counts_that_occurred() {
        // 19 games of 3 decisions, one of 5.
        let spread = Spread::new(&[0, 0, 0, 19, 0, 1]);
        assert_eq!(spread, Spread { mean: 3.1, min: 3, low: 3, median: 3, high: 3, max: 5 });
    }

    #[test]
    fn no_games_have_no_spread() {
        assert_eq!(Spread::new(&[0, 0]), Spread::default());
    }
}
