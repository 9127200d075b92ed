//! How sure a measured rate is.

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_963_984_540_054;

/// Where the true rate lies, 19 times out of 20.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// Not below.
    pub low: f64,
    /// Not above.
    pub high: f64,
}

/// The Wilson score interval at 95 %. Unlike the plain one it holds for few trials and for
/// rates near 0 and 1. Without trials nothing is known.
pub fn wilson(successes: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let count = trials as f64;
    let rate = successes as f64 / count;
    let shrink = 1.0 + Z * Z / count;
    let centre = rate + Z * Z / (2.0 * count);
    let reach = Z * (rate * (1.0 - rate) / count + Z * Z / (4.0 * count * count)).sqrt();
    Interval {
        low: ((centre - reach) / shrink).max(0.0),
        high: ((centre + reach) / shrink).min(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of Newcombe (1998), table I, method 3.
    #[test]
    fn published_values_are_met() {
        for (successes, trials, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let interval = wilson(successes, trials);
            assert!((interval.low - low).abs() < 5e-5, "{successes}/{trials}: {interval:?}");
            assert!((interval.high - high).abs() < 5e-5, "{successes}/{trials}: {interval:?}");
        }
    }

    #[test]
    fn without_trials_nothing_is_known() {
        assert_eq!(wilson(0, 0), Interval { low: 0.0, high: 1.0 });
    }
}
