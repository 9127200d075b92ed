//! A few settings of many options in which every two values of two options meet.
//!
//! Most faults of readings need one value or two that meet; trying all settings would take for
//! ever. The rows are found greedily and are the same on every machine.

/// Rows of values, one for each option, so that every pair of values of two options stands in at
/// least one of them. `values` says how many each option has.
pub(super) fn pairwise(values: &[usize]) -> Vec<Vec<usize>> {
    let mut missing = Missing::new(values);
    let mut rows = Vec::new();
    while let Some(pair) = missing.first() {
        let mut row: Vec<Option<usize>> = vec![None; values.len()];
        (row[pair.0.option], row[pair.1.option]) = (Some(pair.0.value), Some(pair.1.value));
        for option in 0..values.len() {
            if row[option].is_none() {
                let gain = |value: &usize| missing.gain(&row, At { option, value: *value });
                // Of equal ones the first, so that the default stays where nothing is gained.
                row[option] = (0..values[option]).rev().max_by_key(gain);
            }
        }
        let row: Vec<usize> = row.into_iter().map(Option::unwrap_or_default).collect();
        missing.strike(&row);
        rows.push(row);
    }
    rows
}

/// A value of an option.
#[derive(Clone, Copy, PartialEq, Eq)]
struct At {
    option: usize,
    value: usize,
}

/// Pairs of values that have not met yet, the lower option first.
struct Missing(Vec<(At, At)>);

impl Missing {
    fn new(values: &[usize]) -> Missing {
        let all = |option: usize| (0..values[option]).map(move |value| At { option, value });
        let mut pairs = Vec::new();
        for one in 0..values.len() {
            for other in one + 1..values.len() {
                pairs.extend(all(one).flat_map(|at| all(other).map(move |other| (at, other))));
            }
        }
        Missing(pairs)
    }

    fn first(&self) -> Option<(At, At)> {
        self.0.first().copied()
    }

    /// How many missing pairs this value would make with those that are set.
    fn gain(&self, row: &[Option<usize>], at: At) -> usize {
        let set = |other: At| row[other.option] == Some(other.value);
        let meets =
            |(one, other): &&(At, At)| (*one == at && set(*other)) || (*other == at && set(*one));
        self.0.iter().filter(meets).count()
    }

    fn strike(&mut self, row: &[usize]) {
        let met = |at: At| row[at.option] == at.value;
        self.0.retain(|(one, other)| !(met(*one) && met(*other)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meet(rows: &[Vec<usize>], values: &[usize]) -> bool {
        Missing::new(values).0.iter().all(|(one, other)| {
            rows.iter().any(|row| row[one.option] == one.value && row[other.option] == other.value)
        })
    }

    #[test]
    fn all_pairs_of_values_meet_in_few_rows() {
        for (values, most) in [
            (vec![2; 10], 12),
            (vec![5, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 16),
            (vec![6, 4, 6, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], 42),
        ] {
            let rows = pairwise(&values);
            assert!(meet(&rows, &values));
            assert!(rows.len() <= most, "{} rows for {values:?}", rows.len());
        }
    }

    #[test]
    fn one_option_has_no_pairs() {
        assert!(pairwise(&[4]).is_empty() && pairwise(&[]).is_empty());
    }
}
