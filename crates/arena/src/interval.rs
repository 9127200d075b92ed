//! How sure a share is.

use serde::Serialize;

/// The bounds between which a true share lies in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The 97.5th percentile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The Wilson interval, which stays honest for few trials and for shares near 0 and 1.
pub fn wilson(successes: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let (n, share) = (trials as f64, successes as f64 / trials as f64);
    let scale = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / scale;
    let reach = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { low: (centre - reach).max(0.0), high: (centre + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_values() {
        let close = |found: f64, expected: f64| assert!((found - expected).abs() < 5e-4, "{found}");
        let half = wilson(50, 100);
        close(half.low, 0.4038);
        close(half.high, 0.5962);
        let none = wilson(0, 10);
        close(none.low, 0.0);
        close(none.high, 0.2775);
        let few = wilson(9, 10);
        close(few.low, 0.5958);
        close(few.high, 0.9821);
        assert_eq!(wilson(0, 0), Interval { low: 0.0, high: 1.0 });
    }
}
