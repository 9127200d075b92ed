//! Luck for real tables: it belongs to the action (ADR 30).

use horda_kit::{Chance, ChanceTag, FastLuck, Odds, RandomBits, Script, pick};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};

use crate::Digest;

/// Where a table takes the luck of its actions from.
pub trait Luck: Chance {
    /// Questions from now on belong to this seat's action, in its written form. The place in the game
    /// is known by a digest of what everybody knows. Luck that does not depend on what is done
    /// has nothing to do here.
    fn begin(&mut self, _place: Digest, _seat: &str, _action: &str) {}
}

/// Answers that were written down.
impl Luck for Script {}

/// The generator of simulations and laws.
impl Luck for FastLuck {}

/// Luck that is told which action it is for when it is first asked.
pub(crate) struct ActionLuck<'a, P> {
    pub luck: &'a mut dyn Luck,
    pub place: P,
    pub seat: &'a str,
    pub action: &'a str,
    pub begun: bool,
}

impl<P: Fn() -> Digest> Chance for ActionLuck<'_, P> {
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        if !std::mem::replace(&mut self.begun, true) {
            self.luck.begin((self.place)(), self.seat, self.action);
        }
        self.luck.answer(tag, odds)
    }
}

/// Luck that follows from a secret and from what is done: the same action in the same place of
/// the same game meets the same answers, however often it is taken back, and every other action
/// meets answers that say nothing about these. Nobody without the secret can tell them before.
pub struct Seeded {
    secret: [u8; 32],
    bits: Stream,
}

/// ChaCha, keyed for one deal or one action.
struct Stream(ChaCha8Rng);

impl RandomBits for Stream {
    fn next_bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl Stream {
    fn of(secret: &[u8; 32], parts: &[&[u8]]) -> Stream {
        Stream(ChaCha8Rng::from_seed(derived(secret, parts)))
    }
}

/// A secret that follows from another one and from what it is for; where one part ends matters.
/// It is for luck and is never shown, so a secret before the hash is enough; codes that people are
/// shown are made otherwise.
pub fn derived(secret: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let mut key = Sha256::new_with_prefix(secret);
    for part in parts {
        key.update((part.len() as u64).to_le_bytes());
        key.update(part);
    }
    key.finalize().into()
}

impl Seeded {
    /// From 32 bytes, which for a real table nobody else knows and no other table has.
    pub fn new(secret: [u8; 32]) -> Seeded {
        Seeded { secret, bits: Stream::of(&secret, &[b"deal"]) }
    }

    /// From a number that a person can type.
    pub fn from_number(seed: u64) -> Seeded {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Seeded::new(bytes)
    }
}

impl Luck for Seeded {
    fn begin(&mut self, place: Digest, seat: &str, action: &str) {
        let parts = [place.as_bytes(), seat.as_bytes(), action.as_bytes()];
        self.bits = Stream::of(&self.secret, &parts);
    }
}

/// The luck of the deal, until there is an action.
impl Chance for Seeded {
    fn answer(&mut self, _: ChanceTag, odds: Odds<'_>) -> u32 {
        pick(odds, &mut self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(luck: &mut Seeded) -> Vec<u32> {
        (0..6).map(|_| luck.answer(ChanceTag("die"), Odds::Uniform(6))).collect()
    }

    fn acted(luck: &mut Seeded, place: Digest, seat: &str, action: &str) -> Vec<u32> {
        luck.begin(place, seat, action);
        dice(luck)
    }

    #[test]
    fn luck_belongs_to_the_action_its_place_and_the_secret() {
        let place = Digest::of(&[b"here"]);
        let first = acted(&mut Seeded::from_number(5), place, "red", "look");
        let used = &mut Seeded::from_number(5);
        dice(used);
        acted(used, place, "red", "order 1");
        assert_eq!(acted(used, place, "red", "look"), first, "whatever came before");
        let elsewhere = Digest::of(&[b"there"]);
        let others = [
            acted(used, elsewhere, "red", "look"),
            acted(used, place, "green", "look"),
            acted(used, place, "red", "look 2"),
            acted(used, place, "re", "dlook"),
            acted(&mut Seeded::from_number(6), place, "red", "look"),
        ];
        assert!(others.iter().all(|other| *other != first), "{first:?} {others:?}");
    }

    /// Of two actions in one place, the answers to one say nothing about those to the other.
    #[test]
    fn another_action_meets_independent_answers() {
        let luck = &mut Seeded::from_number(1);
        let mut pairs = [0u32; 36];
        for place in 0..36_000u32 {
            let place = Digest::of(&[&place.to_le_bytes()]);
            let one = acted(luck, place, "red", "left")[0];
            let other = acted(luck, place, "red", "right")[0];
            pairs[(one * 6 + other) as usize] += 1;
        }
        assert!(pairs.iter().all(|seen| seen.abs_diff(1000) < 150), "{pairs:?}");
    }

    #[test]
    fn values_are_frozen() {
        let luck = &mut Seeded::from_number(1);
        let dealt = dice(luck);
        let acted = acted(luck, Digest::of(&[]), "red", "look");
        assert_eq!(format!("{dealt:?} {acted:?}"), "[3, 2, 0, 2, 3, 1] [0, 0, 1, 4, 0, 0]");
    }
}
