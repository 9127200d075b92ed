//! Sets of Zones: one bit each, so that reach and sight are a few instructions.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::zone::{ZONES, Zone};

/// Some Zones of a board.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ZoneSet(u128);

impl ZoneSet {
    /// No Zone.
    pub const NONE: ZoneSet = ZoneSet(0);

    /// One Zone.
    #[inline]
    pub const fn only(zone: Zone) -> ZoneSet {
        ZoneSet(1 << zone.index())
    }

    /// The first so many Zones.
    #[inline]
    pub const fn first_of(count: usize) -> ZoneSet {
        assert!(count <= ZONES, "a board has at most 80 Zones");
        ZoneSet((1 << count) - 1)
    }

    /// Is this Zone among them?
    #[inline]
    pub const fn contains(self, zone: Zone) -> bool {
        self.0 >> zone.index() & 1 != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is some Zone in both sets?
    #[inline]
    pub const fn meets(self, other: ZoneSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The Zone with the smallest number.
    #[inline]
    pub const fn first(self) -> Option<Zone> {
        if self.0 == 0 { None } else { Some(Zone::new(self.0.trailing_zeros() as u8)) }
    }

    /// Adds a Zone.
    #[inline]
    pub fn insert(&mut self, zone: Zone) {
        self.0 |= 1 << zone.index();
    }

    /// Adds a Zone if the number is one, and not if it is zero.
    #[inline]
    pub(crate) fn insert_if(&mut self, zone: Zone, number: u8) {
        self.0 |= u128::from(number) << zone.index();
    }

    /// Takes a Zone out.
    #[inline]
    pub fn remove(&mut self, zone: Zone) {
        self.0 &= !(1 << zone.index());
    }

    /// The Zones by number.
    #[inline]
    pub fn iter(self) -> Zones {
        Zones([self.0 as u64, (self.0 >> 64) as u64])
    }
}

/// The Zones of a set by number. Two halves, because a processor counts zeros in 64 bits at once.
#[derive(Clone, Debug)]
pub struct Zones([u64; 2]);

impl Iterator for Zones {
    type Item = Zone;

    #[inline]
    fn next(&mut self) -> Option<Zone> {
        let half = usize::from(self.0[0] == 0);
        let bits = &mut self.0[half];
        if *bits == 0 {
            return None;
        }
        let zone = Zone::new(half as u8 * 64 + bits.trailing_zeros() as u8);
        *bits &= *bits - 1;
        Some(zone)
    }

    /// One half after the other: loops over whole sets, as `for_each` is, need not ask which.
    #[inline]
    fn fold<B, F: FnMut(B, Zone) -> B>(self, start: B, mut f: F) -> B {
        let mut folded = start;
        for (half, mut bits) in self.0.into_iter().enumerate() {
            while bits != 0 {
                folded = f(folded, Zone::new(half as u8 * 64 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
        folded
    }
}

impl IntoIterator for ZoneSet {
    type Item = Zone;
    type IntoIter = Zones;

    fn into_iter(self) -> Zones {
        self.iter()
    }
}

impl BitOr for ZoneSet {
    type Output = ZoneSet;

    #[inline]
    fn bitor(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 | other.0)
    }
}

impl BitOrAssign for ZoneSet {
    #[inline]
    fn bitor_assign(&mut self, other: ZoneSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for ZoneSet {
    type Output = ZoneSet;

    #[inline]
    fn bitand(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & other.0)
    }
}

/// Zones of the first set that are not in the second.
impl Sub for ZoneSet {
    type Output = ZoneSet;

    #[inline]
    fn sub(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & !other.0)
    }
}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> ZoneSet {
        zones.into_iter().fold(ZoneSet::NONE, |set, zone| set | ZoneSet::only(zone))
    }
}

impl fmt::Debug for ZoneSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

/// For people and pages a list of Zones, for digests and stores the bits.
impl Serialize for ZoneSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for ZoneSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ZoneSet, D::Error> {
        if from.is_human_readable() {
            Ok(Vec::<Zone>::deserialize(from)?.into_iter().collect())
        } else {
            Ok(ZoneSet(u128::deserialize(from)?) & ZoneSet::first_of(ZONES))
        }
    }
}

#[cfg(feature = "wire")]
impl ts_rs::TS for ZoneSet {
    type WithoutGenerics = ZoneSet;
    type OptionInnerType = ZoneSet;

    fn name(_: &ts_rs::Config) -> String {
        "Array<number>".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_what_was_put_in_by_number() {
        let zones: Vec<Zone> = [79, 0, 64, 63, 12].map(Zone::new).into();
        let mut set: ZoneSet = zones.iter().copied().collect();
        let mut sorted = zones.clone();
        sorted.sort();
        assert_eq!(set.iter().collect::<Vec<_>>(), sorted);
        let mut folded = Vec::new();
        set.iter().for_each(|zone| folded.push(zone));
        assert_eq!(folded, sorted);
        assert_eq!((set.len(), set.first()), (5, Some(Zone::new(0))));
        assert!(zones.iter().all(|zone| set.contains(*zone)) && !set.contains(Zone::new(1)));
        set.remove(Zone::new(0));
        assert_eq!((set.len(), set.first()), (4, Some(Zone::new(12))));
        assert_eq!(ZoneSet::NONE.first(), None);
    }

    #[test]
    fn sets_are_joined_cut_and_taken_apart() {
        let (first, last) = (ZoneSet::first_of(3), ZoneSet::only(Zone::new(2)));
        assert_eq!(first & last, last);
        assert_eq!((first - last) | last, first);
        assert!(first.meets(last) && !(first - last).meets(last));
        assert_eq!(ZoneSet::first_of(ZONES).len(), ZONES as u32);
        assert!(ZoneSet::first_of(0).is_empty());
    }
}
