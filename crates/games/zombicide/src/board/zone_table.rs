//! Short lists, one for each Zone, in one piece of memory.

use super::zone::{ZONES, Zone};

/// A list for each Zone.
#[derive(Clone, Debug)]
pub(crate) struct ZoneTable<T> {
    items: Box<[T]>,
    /// Where the list of a Zone begins; it ends where the next begins.
    begin: [u16; ZONES + 1],
}

impl<T> ZoneTable<T> {
    /// Sorts what belongs to Zones into their lists; the order within a list stays.
    pub(crate) fn new(mut items: Vec<(Zone, T)>) -> ZoneTable<T> {
        items.sort_by_key(|(zone, _)| *zone);
        let begin = std::array::from_fn(|index| {
            items.partition_point(|(zone, _)| zone.index() < index) as u16
        });
        ZoneTable { items: items.into_iter().map(|(_, item)| item).collect(), begin }
    }

    /// The list of a Zone.
    #[inline]
    pub(crate) fn of(&self, zone: Zone) -> &[T] {
        let index = zone.index();
        &self.items[usize::from(self.begin[index])..usize::from(self.begin[index + 1])]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zone_has_its_own_list() {
        let zone = Zone::new;
        let table = ZoneTable::new(vec![(zone(79), 'a'), (zone(3), 'c'), (zone(3), 'b')]);
        assert_eq!(table.of(zone(3)), ['c', 'b']);
        assert_eq!(table.of(zone(79)), ['a']);
        assert!((0..79).filter(|index| *index != 3).all(|index| table.of(zone(index)).is_empty()));
    }
}
