//! The frozen generator of playouts.

use crate::{Chance, ChanceTag, Odds, RandomBits, pick};

/// A small fast generator (PCG-XSH-RR, 64 bits of state) for playouts and simulations.
///
/// Ours, not a library's, because its values may never change: a test pins them. Not for real
/// tables: an observer of some answers could work out the next.
#[derive(Clone, Debug)]
pub struct FastLuck {
    state: u64,
}

const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const INCREMENT: u64 = 1_442_695_040_888_963_407;

impl FastLuck {
    /// A stream of its own for every seed.
    pub fn new(seed: u64) -> FastLuck {
        let mut luck = FastLuck { state: seed.wrapping_add(INCREMENT) };
        luck.next_bits();
        luck.state = luck.state.wrapping_add(seed);
        luck.next_bits();
        luck
    }
}

impl RandomBits for FastLuck {
    #[inline]
    fn next_bits(&mut self) -> u32 {
        let state = self.state;
        self.state = state.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        let mixed = (((state >> 18) ^ state) >> 27) as u32;
        mixed.rotate_right((state >> 59) as u32)
    }
}

impl Chance for FastLuck {
    fn answer(&mut self, _tag: ChanceTag, odds: Odds<'_>) -> u32 {
        pick(odds, self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_frozen() {
        let mut luck = FastLuck::new(42);
        let bits: Vec<u32> = (0..4).map(|_| luck.next_bits()).collect();
        let dice: Vec<u32> = (0..8).map(|_| pick(Odds::Uniform(6), &mut luck)).collect();
        assert_eq!(
            format!("{bits:?} {dice:?}"),
            "[939910920, 925430578, 1387502169, 826810026] [2, 3, 0, 0, 0, 4, 3, 0]"
        );
    }
}
