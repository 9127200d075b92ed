//! How many Walkers, Brutes and Runners stand in a Zone. No rule tells two of a kind apart.

use serde::{Deserialize, Serialize};

use super::kind::{CROWDS, Kind};

/// Counts of the three common kinds in 16 bits: 6 for Walkers, 5 for Brutes, 5 for Runners, which
/// is more than there are figures (ZE-CMP-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crowd(u16);

const SHIFT: [u32; CROWDS] = [0, 6, 11];
const MASK: [u16; CROWDS] = [0x3f, 0x1f, 0x1f];

impl Crowd {
    /// Nobody.
    pub const NONE: Crowd = Crowd(0);

    /// Is nobody there?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a kind; none of an Abomination.
    #[inline]
    pub fn count(self, kind: Kind) -> u8 {
        match kind.abomination() {
            Some(_) => 0,
            None => (self.0 >> SHIFT[kind.index()] & MASK[kind.index()]) as u8,
        }
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> u8 {
        ((self.0 & MASK[0]) + (self.0 >> SHIFT[1] & MASK[1]) + (self.0 >> SHIFT[2])) as u8
    }

    /// Some of a kind come.
    #[inline]
    pub fn add(&mut self, kind: Kind, count: u8) {
        debug_assert!(kind.abomination().is_none(), "an Abomination is no crowd");
        self.0 += u16::from(count) << SHIFT[kind.index()];
    }

    /// Some of a kind come, unless it is an Abomination, which is counted elsewhere.
    #[inline]
    pub fn add_common(&mut self, kind: Kind, count: u8) {
        if kind.abomination().is_none() {
            self.add(kind, count);
        }
    }

    /// Some of a kind go.
    #[inline]
    pub fn remove(&mut self, kind: Kind, count: u8) {
        debug_assert!(self.count(kind) >= count, "only those who are there can go");
        self.0 -= u16::from(count) << SHIFT[kind.index()];
    }

    /// Only those of a kind.
    #[inline]
    #[must_use]
    pub fn only(self, kind: Kind) -> Crowd {
        let mut crowd = Crowd::NONE;
        crowd.add(kind, self.count(kind));
        crowd
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_box_fits_into_one_zone() {
        let mut crowd = Crowd::NONE;
        for kind in Kind::COMMON {
            crowd.add(kind, kind.figures());
        }
        assert_eq!(Kind::COMMON.map(|kind| crowd.count(kind)), [40, 16, 16]);
        assert_eq!(crowd.total(), 72);
        crowd.remove(Kind::Walker, 40);
        assert_eq!(crowd.only(Kind::Brute).total(), 16);
    }
}
