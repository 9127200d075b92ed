//! Luck for real tables: not to be guessed from what was seen, and repeatable from a seed.

use std::collections::BTreeMap;

use horda_kit::{Chance, ChanceTag, Odds, RandomBits, pick};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Digest;

/// ChaCha with a stream of its own for every question, so that two games on one seed stay
/// comparable when choices differ: the tenth card of a deck is the tenth card of that deck.
pub struct Seeded {
    seed: [u8; 32],
    streams: BTreeMap<&'static str, Stream>,
}

struct Stream(ChaCha8Rng);

impl RandomBits for Stream {
    fn next_bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl Seeded {
    /// From 32 bytes, which the operating system should have made for a real table.
    pub fn new(seed: [u8; 32]) -> Seeded {
        Seeded { seed, streams: BTreeMap::new() }
    }

    /// From a number that a person can type.
    pub fn from_number(seed: u64) -> Seeded {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Seeded::new(bytes)
    }

    fn stream(&mut self, tag: &'static str) -> &mut Stream {
        let seed = self.seed;
        self.streams.entry(tag).or_insert_with(|| {
            let name = Digest::of(&[tag.as_bytes()]).to_string();
            let number = u64::from_str_radix(&name, 16).expect("a digest is sixteen digits");
            let mut stream = ChaCha8Rng::from_seed(seed);
            stream.set_stream(number);
            Stream(stream)
        })
    }
}

impl Chance for Seeded {
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        pick(odds, self.stream(tag.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_do_not_disturb_each_other() {
        let die = |luck: &mut Seeded, tag| luck.answer(ChanceTag(tag), Odds::Uniform(1000));
        let mut alone = Seeded::from_number(5);
        let expected: Vec<u32> = (0..5).map(|_| die(&mut alone, "deck")).collect();
        let mut mixed = Seeded::from_number(5);
        let found: Vec<u32> = (0..5)
            .map(|_| {
                die(&mut mixed, "die");
                die(&mut mixed, "deck")
            })
            .collect();
        assert_eq!(expected, found);
    }

    #[test]
    fn values_are_frozen() {
        let mut luck = Seeded::from_number(1);
        let dice: Vec<u32> =
            (0..6).map(|_| luck.answer(ChanceTag("die"), Odds::Uniform(6))).collect();
        assert_eq!(format!("{dice:?}"), "[1, 0, 5, 2, 1, 5]");
    }
}
