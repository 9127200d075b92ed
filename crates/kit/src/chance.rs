//! Luck is passed in: rules ask a question by name and get an index back.

use serde::Serialize;

use crate::Dice;

/// Names a question of luck. Stable: it is written into every journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct ChanceTag(pub &'static str);

/// How likely each answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odds<'a> {
    /// Answers `0..n`, all alike.
    Uniform(u32),
    /// Answer `i` is as likely as its weight says. Not all weights are zero.
    Weighted(&'a [u8]),
    /// What these dice show together: `Roll::of` says what an answer means.
    Dice(Dice),
}

/// A question that was asked, and its answer.
pub type Answer = (ChanceTag, u32);

/// The only source of luck in the rules.
pub trait Chance {
    /// Answers with an index that `odds` allows.
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32;
}

/// A stream of evenly spread 32-bit numbers.
pub trait RandomBits {
    /// The next number.
    fn next_bits(&mut self) -> u32;
}

impl Odds<'_> {
    /// How many parts the whole is cut into.
    pub fn total(&self) -> u64 {
        match self {
            Odds::Uniform(sides) => u64::from(*sides),
            Odds::Weighted(weights) => weights.iter().map(|weight| u64::from(*weight)).sum(),
            Odds::Dice(dice) => dice.total(),
        }
    }

    /// How many parts belong to this answer.
    pub fn weight(&self, answer: u32) -> u64 {
        match self {
            Odds::Uniform(sides) => u64::from(answer < *sides),
            Odds::Weighted(weights) => usize::try_from(answer)
                .ok()
                .and_then(|index| weights.get(index))
                .map_or(0, |weight| u64::from(*weight)),
            Odds::Dice(dice) => dice.weight(answer),
        }
    }

    /// The first possible answer at or after `from`.
    pub fn possible_from(&self, from: u32) -> Option<u32> {
        let answers = match self {
            Odds::Uniform(sides) => 0..*sides,
            Odds::Weighted(weights) => 0..weights.len() as u32,
            Odds::Dice(dice) => dice.answers(),
        };
        (from.max(answers.start)..answers.end).find(|answer| self.weight(*answer) > 0)
    }

    /// The answer, where only one is possible. Such a question need not be asked.
    pub fn certain(&self) -> Option<u32> {
        let first = self.possible_from(0)?;
        (self.weight(first) == self.total()).then_some(first)
    }
}

/// Turns random bits into an answer. Fixed-width and unbiased, so that the same bits give the
/// same game on every platform and in every release.
#[inline]
pub fn pick(odds: Odds<'_>, bits: &mut impl RandomBits) -> u32 {
    match odds {
        Odds::Uniform(sides) => below(sides, bits),
        Odds::Weighted(weights) => {
            let total: u32 = weights.iter().map(|weight| u32::from(*weight)).sum();
            let mut rest = below(total, bits);
            for (index, weight) in (0u32..).zip(weights) {
                let weight = u32::from(*weight);
                if rest < weight {
                    return index;
                }
                rest -= weight;
            }
            unreachable!("the rest is below the sum of all weights")
        }
        Odds::Dice(dice) => dice.pick(bits),
    }
}

/// A number below `bound` by multiplication, rejecting the few bits that would favour some.
#[inline]
pub(crate) fn below(bound: u32, bits: &mut impl RandomBits) -> u32 {
    assert!(bound > 0, "a question of luck needs at least one possible answer");
    let mut product = u64::from(bits.next_bits()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(bits.next_bits()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FastLuck;

    #[test]
    fn weights_are_met() {
        let mut luck = FastLuck::new(7);
        let mut seen = [0u32; 4];
        for _ in 0..60_000 {
            seen[pick(Odds::Weighted(&[1, 0, 2, 3]), &mut luck) as usize] += 1;
        }
        assert_eq!(seen[1], 0);
        for (index, share) in [(0, 10_000), (2, 20_000), (3, 30_000)] {
            assert!(seen[index].abs_diff(share) < 600, "{seen:?}");
        }
    }

    #[test]
    fn one_possible_answer_is_certain() {
        assert_eq!(Odds::Weighted(&[0, 5, 0]).certain(), Some(1));
        assert_eq!(Odds::Weighted(&[1, 5, 0]).certain(), None);
        assert_eq!(Odds::Uniform(1).certain(), Some(0));
        assert_eq!(Odds::Uniform(6).certain(), None);
    }
}
