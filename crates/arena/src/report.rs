//! What a match showed: plain data, for people and for files.

use serde::Serialize;

use crate::wilson::{Interval, wilson};

/// What a match showed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// House rules that were played by: options that differ from their defaults.
    pub options: Vec<(String, String)>,
    /// Games played.
    pub games: u64,
    /// The seed that gives this very report again.
    pub seed: u64,
    /// Names of the bots by seat.
    pub bots: Vec<String>,
    /// Games won by seat.
    pub wins: Vec<Share>,
    /// Decisions a game.
    pub lengths: Lengths,
    /// What became of every piece of content, by item and seat.
    pub items: Vec<ItemReport>,
}

/// What became of one piece of content in the hands of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ItemReport {
    /// Its name.
    pub item: String,
    /// Whose it was.
    pub seat: u8,
    /// How often it was drawn.
    pub drawn: u64,
    /// How often it was played, of the times it was drawn.
    pub played: Share,
    /// How often it was thrown away unused, of the times it was drawn.
    pub discarded: Share,
    /// Games that its seat won, of those in which it was drawn.
    pub wins_when_drawn: Share,
    /// Games that its seat won, of those in which it was played.
    pub wins_when_played: Share,
}

/// So many of so many, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// So many.
    pub count: u64,
    /// Of so many.
    pub of: u64,
    /// Their ratio; 0 of 0 is 0.
    pub share: f64,
    /// Where the true share lies, 19 times out of 20.
    pub interval: Interval,
}

/// How long games take, in decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// The shortest game.
    pub least: u64,
    /// One game in ten is no longer.
    pub tenth: u64,
    /// Half of the games are no longer.
    pub median: u64,
    /// Nine games in ten are no longer.
    pub ninetieth: u64,
    /// The longest game.
    pub most: u64,
}

impl Share {
    /// The share of these counts.
    pub fn new(count: u64, of: u64) -> Share {
        let share = if of == 0 { 0.0 } else { count as f64 / of as f64 };
        Share { count, of, share, interval: wilson(count, of) }
    }
}

impl Lengths {
    /// Of a histogram: how many games had each length.
    pub fn new(histogram: &[u64]) -> Lengths {
        let games: u64 = histogram.iter().sum();
        if games == 0 {
            return Lengths::default();
        }
        let total: u64 = (0u64..).zip(histogram).map(|(length, games)| length * games).sum();
        let percentile = |percent: u64| {
            let wanted = (games * percent).div_ceil(100).max(1);
            let mut seen = 0;
            let reached = histogram.iter().position(|games| {
                seen += games;
                seen >= wanted
            });
            reached.expect("all games together reach any share of them") as u64
        };
        Lengths {
            mean: total as f64 / games as f64,
            least: percentile(0),
            tenth: percentile(10),
            median: percentile(50),
            ninetieth: percentile(90),
            most: percentile(100),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_lengths_that_occurred() {
        // 19 games of 3 decisions, one of 5.
        let lengths = Lengths::new(&[0, 0, 0, 19, 0, 1]);
        let expected = Lengths { mean: 3.1, least: 3, tenth: 3, median: 3, ninetieth: 3, most: 5 };
        assert_eq!(lengths, expected);
    }

    #[test]
    fn no_games_have_no_length() {
        assert_eq!(Lengths::new(&[0, 0]), Lengths::default());
    }

    #[test]
    fn none_of_none_is_unknown() {
        let unknown = Interval { low: 0.0, high: 1.0 };
        assert_eq!(Share::new(0, 0), Share { count: 0, of: 0, share: 0.0, interval: unknown });
    }
}
