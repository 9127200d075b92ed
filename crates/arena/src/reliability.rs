//! Does an estimate keep its word? Of positions that it calls 30%, how many are won?

use horda_bots::Estimator;
use serde::Serialize;

use crate::report::Share;
use crate::sample::Sample;

/// Ranges of estimates, each of ten percent.
const RANGES: usize = 10;

/// What became of positions, by what they were called.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reliability {
    /// What the first position is called on average, and how often it was won.
    pub opening: Called,
    /// The other positions, by what they were called: 0 to 10%, 10 to 20% and so on.
    pub ranges: Vec<Called>,
    /// The mean square of the errors; 0.25 is the flip of a coin.
    pub error: f64,
    /// The same for a guess that knows only how often the first seat wins.
    pub blind: f64,
}

/// Some positions: what they were called, and what they were.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Called {
    /// The mean of the estimates, from 0 to 1.
    pub called: f64,
    /// The games that the first seat won.
    pub won: Share,
}

/// Compares estimates with results.
pub fn reliability(estimator: &Estimator, samples: &[Sample]) -> Reliability {
    let called = |sample: &Sample| (f64::from(estimator.chance(&sample.factors)), sample.won);
    let (openings, others): (Vec<&Sample>, Vec<&Sample>) =
        samples.iter().partition(|sample| sample.opening);
    let openings: Vec<(f64, bool)> = openings.into_iter().map(called).collect();
    let others: Vec<(f64, bool)> = others.into_iter().map(called).collect();
    let range = |nth: usize| {
        let inside = |chance: f64| ((chance * RANGES as f64) as usize).min(RANGES - 1) == nth;
        others.iter().copied().filter(|(chance, _)| inside(*chance)).collect::<Vec<_>>()
    };
    let usual = summary(&others).won.share;
    Reliability {
        opening: summary(&openings),
        ranges: (0..RANGES).map(|nth| summary(&range(nth))).collect(),
        error: mean(
            others.iter().map(|(chance, won)| (f64::from(u8::from(*won)) - chance).powi(2)),
        ),
        blind: usual * (1.0 - usual),
    }
}

fn summary(positions: &[(f64, bool)]) -> Called {
    let won = positions.iter().filter(|(_, won)| *won).count() as u64;
    let called = mean(positions.iter().map(|(chance, _)| *chance));
    Called { called, won: Share::new(won, positions.len() as u64) }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len().max(1) as f64;
    values.sum::<f64>() / count
}

#[cfg(test)]
mod tests {
    use horda_kit::Factor;

    use super::*;

    #[test]
    fn positions_are_counted_where_they_were_called() {
        let weights = [("lead".to_owned(), 1.0)].into();
        let line = [0.0, 1.0, 0.0, 0.0, 0.0, 0.0];
        let estimator = Estimator { games: 1, spread: 0.0, constant: 0.0, line, weights };
        let sample = |opening, lead, won| {
            let factors = vec![Factor::new("lead", lead)];
            Sample { opening, factors, won, again: None }
        };
        let found = reliability(
            &estimator,
            &[sample(true, 0.0, true), sample(false, 9.0, true), sample(false, -9.0, false)],
        );
        assert_eq!(found.opening.called, 0.5);
        assert_eq!((found.ranges[0].won.count, found.ranges[0].won.of), (0, 1));
        assert_eq!((found.ranges[9].won.count, found.ranges[9].won.of), (1, 1));
        assert!(found.error < 0.001 && found.blind == 0.25);
    }
}
