//! Seeds from seeds.

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The `index`-th seed of a family. Frozen, because seeds are quoted in bug reports and in
/// balance notes: a change would make all of them point at other games (SplitMix64).
pub const fn mix(seed: u64, index: u64) -> u64 {
    let mut bits = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(GOLDEN));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published first values of SplitMix64 for the seed 1234567.
    #[test]
    fn values_are_frozen() {
        assert_eq!(mix(1_234_567, 0), 6_457_827_717_110_365_317);
        assert_eq!(mix(1_234_567, 1), 3_203_168_211_198_807_973);
    }
}
