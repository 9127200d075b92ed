//! Sets of fields: one bit each, sixteen to a row, so that reach, sight and lines are shifts.

use horda_words::{Readable, Unreadable, Written, parts};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::place::{COLUMNS, Facing, Field, ROWS};

/// Some fields of the car park.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct FieldSet([u64; 4]);

/// The bits of one row.
const ROW: u64 = (1 << COLUMNS) - 1;

impl FieldSet {
    /// No field.
    pub const NONE: FieldSet = FieldSet([0; 4]);
    /// The whole board.
    pub const ALL: FieldSet = FieldSet::rows(0, ROWS);
    /// The outermost ring (ZT-RUL-39).
    pub const EDGE: FieldSet = FieldSet::ALL.without(FieldSet::inner());

    const fn inner() -> FieldSet {
        let middle = FieldSet::rows(1, ROWS - 1);
        let row = (ROW >> 2) << 1;
        let four = row | row << 16 | row << 32 | row << 48;
        middle.and(FieldSet([four; 4]))
    }

    /// The rows from `first` up to, not with, `end`.
    pub const fn rows(first: u8, end: u8) -> FieldSet {
        let mut set = [0; 4];
        let mut row = first;
        while row < end {
            set[row as usize / 4] |= ROW << (16 * (row % 4));
            row += 1;
        }
        FieldSet(set)
    }

    /// One field.
    #[inline]
    pub const fn only(field: Field) -> FieldSet {
        let mut set = [0; 4];
        set[field.index() / 64] = 1 << (field.index() % 64);
        FieldSet(set)
    }

    /// Is this field among them?
    #[inline]
    pub const fn contains(&self, field: Field) -> bool {
        self.0[field.index() / 64] & (1 << (field.index() % 64)) != 0
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// Fields in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: FieldSet) -> FieldSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        FieldSet([a & e, b & f, c & g, d & h])
    }

    /// Fields in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: FieldSet) -> FieldSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        FieldSet([a | e, b | f, c | g, d | h])
    }

    /// Fields of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: FieldSet) -> FieldSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        FieldSet([a & !e, b & !f, c & !g, d & !h])
    }

    /// Adds a field.
    #[inline]
    pub fn insert(&mut self, field: Field) {
        self.0[field.index() / 64] |= 1 << (field.index() % 64);
    }

    /// Takes a field out.
    #[inline]
    pub fn remove(&mut self, field: Field) {
        self.0[field.index() / 64] &= !(1 << (field.index() % 64));
    }

    /// Moves a member from one field to another, if it is one.
    #[inline]
    pub fn shift_member(&mut self, from: Field, to: Field) {
        if self.contains(from) {
            self.remove(from);
            self.insert(to);
        }
    }

    /// Every field one step further; those that leave the board are gone.
    #[inline]
    #[must_use]
    pub const fn shifted(self, facing: Facing) -> FieldSet {
        let [a, b, c, d] = self.0;
        let moved = match facing {
            Facing::North => [a << 16, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48],
            Facing::South => [a >> 16 | b << 48, b >> 16 | c << 48, c >> 16 | d << 48, d >> 16],
            // Rows are wider than the board, so nothing can reach the next row.
            Facing::East => [a << 1, b << 1, c << 1, d << 1],
            Facing::West => [a >> 1, b >> 1, c >> 1, d >> 1],
        };
        FieldSet(moved).and(FieldSet::ALL)
    }

    /// The fields that share a side with one of these.
    #[inline]
    #[must_use]
    pub fn grown(self) -> FieldSet {
        Facing::ALL.into_iter().fold(FieldSet::NONE, |grown, facing| grown.or(self.shifted(facing)))
    }

    /// The fields that share a side or a corner with one of these, and themselves.
    #[must_use]
    pub fn grown_with_corners(self) -> FieldSet {
        let row = self.or(self.shifted(Facing::East)).or(self.shifted(Facing::West));
        row.or(row.shifted(Facing::North)).or(row.shifted(Facing::South))
    }

    /// The first field: in the lowest row, nearest column A.
    #[inline]
    pub fn first(&self) -> Option<Field> {
        for (word, bits) in (0u8..).zip(self.0) {
            if bits != 0 {
                return Some(Field::at(word * 64 + bits.trailing_zeros() as u8));
            }
        }
        None
    }

    /// The fields, row by row from the supermarket.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut rest = self.0;
        let mut word = 0u8;
        std::iter::from_fn(move || {
            while word < 4 {
                let bits = &mut rest[usize::from(word)];
                if *bits != 0 {
                    let field = Field::at(word * 64 + bits.trailing_zeros() as u8);
                    *bits &= *bits - 1;
                    return Some(field);
                }
                word += 1;
            }
            None
        })
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        let mut set = FieldSet::NONE;
        fields.into_iter().for_each(|field| set.insert(field));
        set
    }
}

impl std::fmt::Debug for FieldSet {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_set().entries(self.iter()).finish()
    }
}

/// For people and pages a list of fields, for digests and stores the bits.
impl Serialize for FieldSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for FieldSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FieldSet, D::Error> {
        if from.is_human_readable() {
            Ok(Vec::<Field>::deserialize(from)?.into_iter().collect())
        } else {
            Ok(FieldSet(Deserialize::deserialize(from)?).and(FieldSet::ALL))
        }
    }
}

#[cfg(feature = "wire")]
impl ts_rs::TS for FieldSet {
    type WithoutGenerics = FieldSet;
    type OptionInnerType = FieldSet;

    fn name(_: &ts_rs::Config) -> String {
        "Array<string>".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

/// `E7, G3`.
impl<R: ?Sized> Written<R> for FieldSet {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.iter().map(|field| field.to_string()).collect::<Vec<_>>().join(", "));
    }
}

impl<R: ?Sized> Readable<R> for FieldSet {
    const WORD: &'static str = "fields";

    fn read(rules: &R, text: &str) -> Result<FieldSet, Unreadable> {
        parts(text).map(|field| Field::read(rules, field)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::{Half, read_field};

    fn set(text: &str) -> FieldSet {
        text.split_whitespace().map(|field| read_field(field).expect(field)).collect()
    }

    #[test]
    fn sets_of_fields_are_what_they_say() {
        assert_eq!(FieldSet::ALL.len(), 192);
        assert_eq!(FieldSet::EDGE.len(), 52);
        assert!(FieldSet::EDGE.contains(Field::new(0, 7)));
        assert!(!FieldSet::EDGE.contains(Field::new(1, 1)));
        assert_eq!(Half::Car.fields().first(), read_field("A9"));
        assert_eq!(Half::Car.fields().or(Half::Supermarket.fields()), FieldSet::ALL);
    }

    #[test]
    fn a_shift_is_a_step_of_every_field() {
        for field in Field::all() {
            for facing in Facing::ALL {
                let stepped = field.next(facing).into_iter().collect::<FieldSet>();
                assert_eq!(FieldSet::only(field).shifted(facing), stepped, "{field} {facing:?}");
            }
        }
    }

    #[test]
    fn neighbours_share_a_side_or_a_corner() {
        assert_eq!(set("A1").grown(), set("A2 B1"));
        assert_eq!(set("L16").grown_with_corners(), set("L16 K16 K15 L15"));
        assert_eq!(set("C3").grown_with_corners().len(), 9);
    }
}
