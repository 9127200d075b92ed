//! How long things took, as percentiles.

use std::fmt;
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

/// Longer than any answer is waited for, in microseconds.
const LONGEST: u64 = 120_000_000;

/// Measured times.
pub struct Times {
    microseconds: Histogram<u64>,
}

/// Percentiles in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Percentiles {
    /// Half are not longer.
    pub p50: f64,
    /// 95 of 100 are not longer.
    pub p95: f64,
    /// 99 of 100 are not longer.
    pub p99: f64,
    /// None is longer.
    pub max: f64,
}

impl Times {
    pub fn new() -> Times {
        let microseconds = Histogram::new_with_max(LONGEST, 3).expect("these bounds are valid");
        Times { microseconds }
    }

    pub fn add(&mut self, time: Duration) {
        self.microseconds.saturating_record(time.as_micros() as u64);
    }

    pub fn percentiles(&self) -> Percentiles {
        let at = |share: f64| self.microseconds.value_at_quantile(share) as f64 / 1000.0;
        Percentiles {
            p50: at(0.5),
            p95: at(0.95),
            p99: at(0.99),
            max: self.microseconds.max() as f64 / 1000.0,
        }
    }
}

impl fmt::Display for Percentiles {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Percentiles { p50, p95, p99, max } = self;
        write!(out, "p50 {p50:.2} ms, p95 {p95:.2} ms, p99 {p99:.2} ms, max {max:.1} ms")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_right_to_a_thousandth() {
        let mut times = Times::new();
        for milliseconds in 1..=1000 {
            times.add(Duration::from_millis(milliseconds));
        }
        let found = times.percentiles();
        for (value, expected) in
            [(found.p50, 500.0), (found.p95, 950.0), (found.p99, 990.0), (found.max, 1000.0)]
        {
            assert!((value - expected).abs() <= expected / 1000.0, "{value} for {expected}");
        }
    }

    #[test]
    fn nothing_measured_is_nothing() {
        let none = Percentiles { p50: 0.0, p95: 0.0, p99: 0.0, max: 0.0 };
        assert_eq!(Times::new().percentiles(), none);
    }

    #[test]
    fn what_is_too_long_is_not_forgotten() {
        let mut times = Times::new();
        times.add(Duration::from_secs(1_000_000));
        assert!(times.percentiles().max >= 119_000.0);
    }
}
