//! Sets of fields, and things that lie on fields.

use horda_words::{Readable, Unreadable, Written};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::place::{Block, FIELD_COUNT, Field, Track};

/// Some fields of the street, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct FieldSet(u16);

impl FieldSet {
    /// No field.
    pub const NONE: FieldSet = FieldSet(0);
    /// The whole street.
    pub const ALL: FieldSet = FieldSet((1 << FIELD_COUNT) - 1);

    /// One field.
    pub const fn only(field: Field) -> FieldSet {
        FieldSet(1 << field.index())
    }

    /// The fields of a block.
    pub const fn block(block: Block) -> FieldSet {
        FieldSet(0b00001_00001_00001 << block.0)
    }

    /// The fields of a track.
    pub const fn track(track: Track) -> FieldSet {
        FieldSet(0b11111 << (track.0 * 5))
    }

    /// The fields of a track that are nearer the Barricades than this one.
    pub const fn ahead_of(field: Field) -> FieldSet {
        let nearer = (1u16 << field.index()) - 1;
        FieldSet(FieldSet::track(field.track()).0 & nearer)
    }

    /// Is this field among them?
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.0 & (1 << field.index()) != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Fields in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & other.0)
    }

    /// Fields in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }

    /// Fields of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & !other.0)
    }

    /// Adds a field.
    #[inline]
    pub fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.index();
    }

    /// Takes a field out.
    #[inline]
    pub fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.index());
    }

    /// The first field: on the lowest track, nearest the Barricades.
    #[inline]
    pub fn first(self) -> Option<Field> {
        if self.0 == 0 { None } else { Some(Field::at(self.0.trailing_zeros() as u8)) }
    }

    /// The fields track by track, each from the Barricades to the Cemetery.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let field = rest.first()?;
            rest.remove(field);
            Some(field)
        })
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        fields.into_iter().fold(FieldSet::NONE, |all, field| all.or(FieldSet::only(field)))
    }
}

/// `T1B2 T3B2`.
impl<R: ?Sized> Written<R> for FieldSet {
    fn write(&self, _: &R, out: &mut String) {
        let fields: Vec<String> = self.iter().map(|field| field.to_string()).collect();
        out.push_str(&fields.join(" "));
    }
}

impl<R: ?Sized> Readable<R> for FieldSet {
    const WORD: &'static str = "fields";

    fn read(rules: &R, text: &str) -> Result<FieldSet, Unreadable> {
        text.split_whitespace().map(|word| Field::read(rules, word)).collect()
    }
}

/// At most one thing on every field (ZK-GEN-03).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer<T> {
    taken: FieldSet,
    things: [T; FIELD_COUNT],
}

impl<T: Copy + Default> Layer<T> {
    /// Nothing anywhere.
    pub fn empty() -> Layer<T> {
        Layer { taken: FieldSet::NONE, things: [T::default(); FIELD_COUNT] }
    }

    /// The fields on which something lies.
    #[inline]
    pub fn taken(&self) -> FieldSet {
        self.taken
    }

    /// What lies on this field.
    #[inline]
    pub fn get(&self, field: Field) -> Option<&T> {
        if self.taken.contains(field) { Some(&self.things[field.index()]) } else { None }
    }

    /// What lies on this field, to be changed.
    #[inline]
    pub fn get_mut(&mut self, field: Field) -> Option<&mut T> {
        if self.taken.contains(field) { Some(&mut self.things[field.index()]) } else { None }
    }

    /// Puts something on a field.
    #[inline]
    pub fn put(&mut self, field: Field, thing: T) {
        self.taken.insert(field);
        self.things[field.index()] = thing;
    }

    /// Takes what lies on a field. The place is wiped, so that equal streets are equal values.
    #[inline]
    pub fn take(&mut self, field: Field) -> Option<T> {
        if !self.taken.contains(field) {
            return None;
        }
        self.taken.remove(field);
        Some(std::mem::take(&mut self.things[field.index()]))
    }

    /// Moves what lies on one field to another.
    #[inline]
    pub fn shift(&mut self, from: Field, to: Field) {
        if let Some(thing) = self.take(from) {
            self.put(to, thing);
        }
    }
}

/// For people and pages a list with a place for every field; for digests and stores the bits
/// and the things, as they lie in memory.
impl<T: Copy + Default + Serialize> Serialize for Layer<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() {
            to.collect_seq(Field::all().map(|field| self.get(field)))
        } else {
            (self.taken, &self.things).serialize(to)
        }
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for Layer<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Layer<T>, D::Error> {
        if from.is_human_readable() {
            let things = <[Option<T>; FIELD_COUNT]>::deserialize(from)?;
            let mut layer = Layer::empty();
            for (field, thing) in Field::all().zip(things) {
                thing.into_iter().for_each(|thing| layer.put(field, thing));
            }
            Ok(layer)
        } else {
            let (taken, things) = Deserialize::deserialize(from)?;
            Ok(Layer { taken, things })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_fields_are_what_they_say() {
        let written =
            |set: FieldSet| set.iter().map(|field| field.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(written(FieldSet::block(Block(4))), "T1B5 T2B5 T3B5");
        assert_eq!(written(FieldSet::track(Track(1))), "T2B1 T2B2 T2B3 T2B4 T2B5");
        assert_eq!(written(FieldSet::ahead_of(Field::new(Track(2), Block(2)))), "T3B1 T3B2");
        assert_eq!(FieldSet::ALL.iter().count(), FIELD_COUNT);
    }

    #[test]
    fn a_layer_forgets_what_was_taken() {
        let field = Field::new(Track(1), Block(1));
        let mut layer = Layer::<u8>::empty();
        layer.put(field, 7);
        layer.shift(field, Field::new(Track(1), Block(0)));
        assert_eq!(layer.get(field), None);
        assert_eq!(layer.take(Field::new(Track(1), Block(0))), Some(7));
        assert_eq!(layer, Layer::empty());
    }
}
