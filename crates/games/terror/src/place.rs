//! The car park: twelve columns, sixteen rows (ZT-GAP-01).
//!
//! Row 1 borders the supermarket, row 16 holds the escape car. Written `C5`: column C, row 5.
//! North is towards the car. Rows lie sixteen apart in memory, four more than they need, so that
//! a step in any direction is a shift and a step over the edge leaves the board.

use std::fmt;

use horda_words::Noun;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::field_set::FieldSet;

/// Number of columns.
pub const COLUMNS: u8 = 12;
/// Number of rows.
pub const ROWS: u8 = 16;
/// How far apart two rows lie.
const STRIDE: u8 = 16;

/// A square field.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

/// Which way something looks or goes.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Noun,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[noun("facing")]
pub enum Facing {
    /// Towards the car.
    #[serde(rename = "n")]
    #[noun("n")]
    North,
    /// Towards column L.
    #[serde(rename = "e")]
    #[noun("e")]
    East,
    /// Towards the supermarket.
    #[serde(rename = "s")]
    #[noun("s")]
    South,
    /// Towards column A.
    #[serde(rename = "w")]
    #[noun("w")]
    West,
}

/// One of the two parts of the board, divided by the traffic cones (ZT-SETUP-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[noun("half")]
pub enum Half {
    /// Rows 1 to 8.
    Supermarket,
    /// Rows 9 to 16.
    Car,
}

impl Field {
    /// The field in this column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Field {
        Field(row * STRIDE + column)
    }

    /// All fields, row by row from the supermarket.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Field::new(column, row)))
    }

    /// Its bit in a [`FieldSet`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn at(index: u8) -> Field {
        Field(index)
    }

    /// Counted from 0 at column A.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Counted from 0 at the supermarket.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Which half it belongs to.
    #[inline]
    pub const fn half(self) -> Half {
        if self.row() < ROWS / 2 { Half::Supermarket } else { Half::Car }
    }

    /// The next field in this direction, if the board goes on.
    #[inline]
    pub const fn next(self, facing: Facing) -> Option<Field> {
        let inside = match facing {
            Facing::North => self.row() + 1 < ROWS,
            Facing::East => self.column() + 1 < COLUMNS,
            Facing::South => self.row() > 0,
            Facing::West => self.column() > 0,
        };
        if inside { Some(Field(self.0.wrapping_add(facing.step()))) } else { None }
    }

    /// So many columns and rows further, if that is on the board.
    pub fn offset(self, columns: i8, rows: i8) -> Option<Field> {
        let column = self.column().checked_add_signed(columns).filter(|it| *it < COLUMNS)?;
        let row = self.row().checked_add_signed(rows).filter(|it| *it < ROWS)?;
        Some(Field::new(column, row))
    }

    /// The direction in which an adjacent field lies (ZT-RUL-05).
    pub fn towards(self, other: Field) -> Option<Facing> {
        Facing::ALL.into_iter().find(|facing| self.next(*facing) == Some(other))
    }

    /// Does the other field share a corner and no side?
    pub fn is_diagonal_to(self, other: Field) -> bool {
        self.column().abs_diff(other.column()) == 1 && self.row().abs_diff(other.row()) == 1
    }

    /// The fields that share a side with this one.
    #[inline]
    pub fn around(self) -> FieldSet {
        FieldSet::only(self).grown()
    }
}

impl Facing {
    /// Place in arrays that hold one thing per direction.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn step(self) -> u8 {
        match self {
            Facing::North => STRIDE,
            Facing::East => 1,
            Facing::South => STRIDE.wrapping_neg(),
            Facing::West => 1u8.wrapping_neg(),
        }
    }

    /// A quarter turn to the left.
    #[inline]
    #[must_use]
    pub const fn left(self) -> Facing {
        Facing::ALL[(self as usize + 3) % 4]
    }

    /// A quarter turn to the right.
    #[inline]
    #[must_use]
    pub const fn right(self) -> Facing {
        Facing::ALL[(self as usize + 1) % 4]
    }

    /// The other way round.
    #[inline]
    #[must_use]
    pub const fn back(self) -> Facing {
        Facing::ALL[(self as usize + 2) % 4]
    }
}

impl Half {
    /// Place in arrays that hold one thing per half.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its fields.
    #[inline]
    pub const fn fields(self) -> FieldSet {
        match self {
            Half::Supermarket => FieldSet::rows(0, ROWS / 2),
            Half::Car => FieldSet::rows(ROWS / 2, ROWS),
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// Reads `C5`.
pub fn read_field(text: &str) -> Option<Field> {
    let (first, rest) = text.split_at_checked(1)?;
    let column = first.bytes().next()?.checked_sub(b'A').filter(|it| *it < COLUMNS)?;
    let row: u8 = rest.parse().ok().filter(|row| (1..=ROWS).contains(row))?;
    (!rest.starts_with(['0', '+'])).then(|| Field::new(column, row - 1))
}

horda_words::spelled! { Field: "field", read_field, "fields are A1 to L16" }

/// For people and pages its name, for digests and stores its number.
impl Serialize for Field {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Field {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Field, D::Error> {
        let field = if from.is_human_readable() {
            read_field(&String::deserialize(from)?)
        } else {
            Some(Field(u8::deserialize(from)?)).filter(|field| field.column() < COLUMNS)
        };
        field.ok_or_else(|| D::Error::custom("a field is written A1 to L16"))
    }
}

#[cfg(feature = "wire")]
impl ts_rs::TS for Field {
    type WithoutGenerics = Field;
    type OptionInnerType = Field;

    fn name(_: &ts_rs::Config) -> String {
        "string".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_written_and_read() {
        for field in Field::all() {
            assert_eq!(read_field(&field.to_string()), Some(field));
        }
        for wrong in ["", "A0", "A17", "M1", "a1", "A01", "A+1", "AA"] {
            assert_eq!(read_field(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_step_over_the_edge_leads_nowhere() {
        let corner = Field::new(0, 0);
        assert_eq!(corner.next(Facing::South), None);
        assert_eq!(corner.next(Facing::West), None);
        assert_eq!(corner.next(Facing::North), read_field("A2"));
        assert_eq!(corner.next(Facing::East), read_field("B1"));
        assert_eq!(Field::new(11, 15).next(Facing::North), None);
        assert_eq!(Field::new(11, 15).next(Facing::East), None);
    }
}
