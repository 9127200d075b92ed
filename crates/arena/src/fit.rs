//! Weights for the factors of a win chance: a logistic regression on finished games.

use std::collections::BTreeMap;

use horda_bots::{Estimator, LINE, along_line, factor_key};

use crate::sample::Sample;

/// What a weight of 1 costs, in games: it keeps factors that were hardly met near 0.
const RIDGE: f64 = 0.5;
/// Steps of Newton's method; it settles after six or seven.
const STEPS: usize = 12;

/// A position as the regression sees it: columns and values, the result, and what it counts.
/// All positions of a game have one result, so together they count as one.
struct Row {
    values: Vec<(usize, f64)>,
    won: f64,
    counts: f64,
}

/// Fits weights to these positions of so many games.
pub fn fit(samples: &[Sample], games: u32) -> Estimator {
    let mut columns = BTreeMap::new();
    for factor in samples.iter().flat_map(|sample| &sample.factors) {
        let next = columns.len() + 1;
        columns.entry(factor_key(factor)).or_insert(next);
    }
    let counts = f64::from(games) / samples.len() as f64;
    let rows: Vec<Row> = samples.iter().map(|sample| row(sample, &columns, counts)).collect();
    let weights = regress(&rows, columns.len() + 1);
    let named = columns.into_iter().map(|(name, column)| (name, weights[column] as f32));
    let mut fitted = Estimator {
        games,
        spread: 0.0,
        constant: weights[0] as f32,
        line: [0.0; LINE],
        weights: named.collect(),
    };
    fitted.line = line(&fitted, samples, counts);
    fitted.spread = spread(&fitted, samples);
    fitted
}

/// Fits how the sum becomes the logarithm of the odds.
fn line(fitted: &Estimator, samples: &[Sample], counts: f64) -> [f32; LINE] {
    let at = |sample: &Sample| {
        let parts = along_line(fitted.sum(&sample.factors)).map(f64::from);
        Row { values: parts.into_iter().enumerate().collect(), won: won(sample), counts }
    };
    let rows: Vec<Row> = samples.iter().map(at).collect();
    let weights = regress(&rows, LINE);
    std::array::from_fn(|number| weights[number] as f32)
}

/// Weights of so many columns that explain the results best.
fn regress(rows: &[Row], columns: usize) -> Vec<f64> {
    let mut weights = vec![0.0; columns];
    for _ in 0..STEPS {
        newton(rows, &mut weights);
    }
    weights
}

fn won(sample: &Sample) -> f64 {
    f64::from(u8::from(sample.won))
}

fn row(sample: &Sample, columns: &BTreeMap<String, usize>, counts: f64) -> Row {
    let value = |factor| (columns[&factor_key(factor)], f64::from(factor.value));
    let mut values: Vec<(usize, f64)> = sample.factors.iter().map(value).collect();
    values.push((0, 1.0));
    Row { values, won: won(sample), counts }
}

/// One step of Newton's method towards the weights that explain the results best.
fn newton(rows: &[Row], weights: &mut [f64]) {
    let size = weights.len();
    let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    let mut curve = vec![vec![0.0; size]; size];
    for (column, line) in curve.iter_mut().enumerate() {
        line[column] = RIDGE;
    }
    // The constant costs nothing, or rare winners would look better than they are.
    (slope[0], curve[0][0]) = (0.0, 1e-6);
    for Row { values, won, counts } in rows {
        let sum: f64 = values.iter().map(|(column, value)| weights[*column] * value).sum();
        let chance = 1.0 / (1.0 + (-sum).exp());
        for (column, value) in values {
            slope[*column] += counts * (won - chance) * value;
            for (other, factor) in values {
                curve[*column][*other] += counts * chance * (1.0 - chance) * value * factor;
            }
        }
    }
    for (weight, step) in weights.iter_mut().zip(solve(curve, slope)) {
        *weight += step;
    }
}

/// Solves a system of linear equations whose matrix is symmetric and positive, so that no pivot
/// must be looked for.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    for column in 0..right.len() {
        let (above, below) = matrix.split_at_mut(column + 1);
        let pivot = &above[column];
        let own = right[column];
        for (line, value) in below.iter_mut().zip(&mut right[column + 1..]) {
            let share = line[column] / pivot[column];
            for (cell, from) in line.iter_mut().zip(pivot).skip(column) {
                *cell -= share * from;
            }
            *value -= share * own;
        }
    }
    for column in (0..right.len()).rev() {
        let known: f64 = (column + 1..right.len()).map(|at| matrix[column][at] * right[at]).sum();
        right[column] = (right[column] - known) / matrix[column][column];
    }
    right
}

/// How far true chances lie from estimates, in logarithms of odds. Two games from one position
/// err in the same direction only as far as the estimate is wrong there, so the mean product of
/// both errors is the square of it.
fn spread(estimator: &Estimator, samples: &[Sample]) -> f32 {
    let (mut errors, mut scale) = (0.0, 0.0);
    for sample in samples {
        let Some(again) = sample.again else { continue };
        let chance = estimator.chance(&sample.factors);
        let error = |won: bool| f32::from(u8::from(won)) - chance;
        errors += error(sample.won) * error(again);
        scale += (chance * (1.0 - chance)).powi(2);
    }
    if scale == 0.0 { 0.0 } else { (errors / scale).max(0.0).sqrt() }
}

#[cfg(test)]
mod tests {
    use horda_kit::Factor;

    use super::*;

    /// 40 positions: the first seat wins three of four where the factor is 1, one of four
    /// where it is -1.
    fn samples() -> Vec<Sample> {
        let one = |nth: u32| {
            let side = if nth.is_multiple_of(2) { 1.0 } else { -1.0 };
            let won = (nth / 2).is_multiple_of(4) != (side > 0.0);
            let factors = vec![Factor::new("side", side)];
            Sample { opening: false, factors, won, again: Some(won) }
        };
        (0..4000).map(one).collect()
    }

    #[test]
    fn shares_of_games_are_found_again() {
        let fitted = fit(&samples(), 4000);
        let chance = |side| fitted.chance(&[Factor::new("side", side)]);
        assert!((chance(1.0) - 0.75).abs() < 0.01, "{fitted:?}");
        assert!((chance(-1.0) - 0.25).abs() < 0.01, "{fitted:?}");
    }

    #[test]
    fn results_that_repeat_themselves_make_a_wide_band() {
        assert!(fit(&samples(), 4000).spread > 2.0);
        let mut once = samples();
        for (nth, sample) in once.iter_mut().enumerate() {
            let side = sample.factors[0].value > 0.0;
            sample.again = Some((nth / 8).is_multiple_of(4) != side);
        }
        assert!(fit(&once, 4000).spread < 0.3);
    }
}
