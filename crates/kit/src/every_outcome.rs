//! Exact odds: walk every combination of answers by counting up the last one.

use crate::{Chance, ChanceTag, Odds};

/// An exact share of one, as a fraction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probability {
    /// Parts that this outcome has.
    pub parts: u128,
    /// Parts of the whole.
    pub whole: u128,
}

impl Probability {
    /// The probability that one or the other of two exclusive outcomes comes.
    #[must_use]
    pub fn or(self, other: Probability) -> Probability {
        // Outcomes of many dice have large wholes: what they share is not multiplied.
        let common = greatest_common_divisor(self.whole, other.whole);
        let parts = self.parts * (other.whole / common) + other.parts * (self.whole / common);
        let whole = self.whole / common * other.whole;
        let shared = greatest_common_divisor(parts, whole);
        Probability { parts: parts / shared, whole: whole / shared }
    }

    /// As a number between zero and one, for showing.
    pub fn as_f64(self) -> f64 {
        self.parts as f64 / self.whole as f64
    }
}

fn greatest_common_divisor(one: u128, other: u128) -> u128 {
    if other == 0 { one.max(1) } else { greatest_common_divisor(other, one % other) }
}

#[derive(Clone, Copy)]
struct Branch {
    answer: u32,
    weight: u64,
    total: u64,
    next: Option<u32>,
}

/// Luck that, run again and again, gives every possible combination of answers exactly once.
#[derive(Default)]
pub struct EveryOutcome {
    branches: Vec<Branch>,
    depth: usize,
}

/// One run of [`EveryOutcome`].
pub struct Walk<'a>(&'a mut EveryOutcome);

impl EveryOutcome {
    /// The results of `run` for every combination of answers, with their probabilities,
    /// which sum to one.
    pub fn collect<T>(run: impl FnMut(&mut Walk<'_>) -> T) -> Vec<(T, Probability)> {
        EveryOutcome::collect_up_to(usize::MAX, run).expect("no limit was given")
    }

    /// The same, or nothing if there are more combinations than `most`, or some so long that
    /// their probability cannot be written: dice that bring dice have no longest one.
    pub fn collect_up_to<T>(
        most: usize,
        mut run: impl FnMut(&mut Walk<'_>) -> T,
    ) -> Option<Vec<(T, Probability)>> {
        let mut every = EveryOutcome::default();
        let mut outcomes = Vec::new();
        while outcomes.len() < most {
            every.depth = 0;
            let result = run(&mut Walk(&mut every));
            outcomes.push((result, every.probability()?));
            if !every.advance() {
                return Some(outcomes);
            }
        }
        None
    }

    fn probability(&self) -> Option<Probability> {
        let product = |part: fn(&Branch) -> u64| {
            self.branches.iter().try_fold(1u128, |all, b| all.checked_mul(part(b).into()))
        };
        Some(Probability { parts: product(|b| b.weight)?, whole: product(|b| b.total)? })
    }

    fn advance(&mut self) -> bool {
        while let Some(last) = self.branches.last_mut() {
            if let Some(next) = last.next {
                last.answer = next;
                last.next = None;
                last.weight = 0;
                return true;
            }
            self.branches.pop();
        }
        false
    }
}

impl Chance for Walk<'_> {
    fn answer(&mut self, _tag: ChanceTag, odds: Odds<'_>) -> u32 {
        let every = &mut *self.0;
        if every.depth == every.branches.len() {
            let answer = odds.possible_from(0).expect("a question of luck has a possible answer");
            every.branches.push(Branch { answer, weight: 0, total: 0, next: None });
        }
        let branch = &mut every.branches[every.depth];
        branch.weight = odds.weight(branch.answer);
        branch.total = odds.total();
        branch.next = odds.possible_from(branch.answer + 1);
        every.depth += 1;
        branch.answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exclusive_outcomes_add_up_in_lowest_terms() {
        let sixth = Probability { parts: 1, whole: 6 };
        assert_eq!(sixth.or(sixth), Probability { parts: 1, whole: 3 });
        let rest = Probability { parts: 2, whole: 3 };
        assert_eq!(sixth.or(sixth).or(rest), Probability { parts: 1, whole: 1 });
    }

    #[test]
    fn dice_that_bring_dice_have_no_last_outcome() {
        let outcomes = EveryOutcome::collect_up_to(10_000, |luck| {
            while luck.answer(ChanceTag("die"), Odds::Uniform(6)) == 5 {}
        });
        assert!(outcomes.is_none());
    }

    #[test]
    fn two_dice_give_thirty_six_outcomes_that_sum_to_one() {
        let outcomes = EveryOutcome::collect(|luck| {
            luck.answer(ChanceTag("die"), Odds::Uniform(6))
                + luck.answer(ChanceTag("die"), Odds::Uniform(6))
        });
        assert_eq!(outcomes.len(), 36);
        assert!(outcomes.iter().all(|(_, odds)| odds.parts == 1 && odds.whole == 36));
        assert_eq!(outcomes.iter().filter(|(sum, _)| *sum == 5).count(), 6);
    }

    #[test]
    fn later_questions_may_depend_on_earlier_answers() {
        let outcomes = EveryOutcome::collect(|luck| {
            match luck.answer(ChanceTag("card"), Odds::Weighted(&[3, 0, 1])) {
                0 => 10,
                kind => kind + luck.answer(ChanceTag("die"), Odds::Uniform(2)),
            }
        });
        let found: Vec<(u32, u128, u128)> =
            outcomes.iter().map(|(v, p)| (*v, p.parts, p.whole)).collect();
        assert_eq!(found, [(10, 3, 4), (2, 1, 8), (3, 1, 8)]);
    }
}
