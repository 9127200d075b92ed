//! Errors of a run: how many, and what the first ones were.

use serde::Serialize;

/// More examples than this only repeat themselves.
const EXAMPLES: usize = 5;
/// A message that was not understood may be long.
const LONGEST: usize = 400;

/// Counted errors.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Errors {
    /// How many.
    pub count: u64,
    /// The first ones.
    pub examples: Vec<String>,
}

impl Errors {
    pub fn add(&mut self, what: impl ToString) {
        self.count += 1;
        if self.examples.len() < EXAMPLES {
            self.examples.push(what.to_string().chars().take(LONGEST).collect());
        }
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_counted_and_some_are_kept() {
        let mut errors = Errors::default();
        assert!(errors.is_empty());
        for number in 0..9 {
            errors.add(number);
        }
        assert_eq!(errors.count, 9);
        assert_eq!(errors.examples, ["0", "1", "2", "3", "4"]);
    }

    #[test]
    fn a_long_one_is_cut() {
        let mut errors = Errors::default();
        errors.add("ż".repeat(1000));
        assert_eq!(errors.examples[0].chars().count(), LONGEST);
    }
}
