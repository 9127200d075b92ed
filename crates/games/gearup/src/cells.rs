//! Squares of a card: which of them are meant, as bits.

use std::fmt;

use horda_words::{Phrase, Readable, Said, Unreadable, Written, spelled};
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Rows and columns that a card may have.
pub const SIDE: u8 = 8;

/// The first column and the last one.
const WEST: u64 = 0x0101_0101_0101_0101;
const EAST: u64 = WEST << 7;

/// One square, by row and column from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Cell(u8);

/// Some squares of one card.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/", type = "number[]"))]
pub struct Cells(u64);

impl Cell {
    /// The square in this row and column.
    pub const fn new(row: u8, column: u8) -> Option<Cell> {
        if row < SIDE && column < SIDE { Some(Cell(row * SIDE + column)) } else { None }
    }

    /// Its number, row by row.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Counted from the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Counted from the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Reads `B3`: column, then row.
    pub fn read(text: &str) -> Option<Cell> {
        let [column, row] = text.as_bytes() else { return None };
        let column = column.to_ascii_uppercase().checked_sub(b'A')?;
        Cell::new(row.checked_sub(b'1')?, column)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl Cells {
    /// No square.
    pub const NONE: Cells = Cells(0);

    /// Exactly one square.
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is it exactly one?
    #[inline]
    pub const fn is_single(self) -> bool {
        self.0.is_power_of_two()
    }

    /// Is this square among them?
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    /// Those in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Those that the other has not.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Have both a square in common?
    #[inline]
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// Does the other have all of these?
    #[inline]
    pub const fn lies_in(self, other: Cells) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first one, row by row.
    pub fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// All of them, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = Cells(rest).first()?;
            rest &= rest - 1;
            Some(cell)
        })
    }

    /// These, each one column to the east; what would leave the card is gone.
    #[must_use]
    pub const fn east(self) -> Cells {
        Cells((self.0 & !EAST) << 1)
    }

    /// These, each one row to the south.
    #[must_use]
    pub const fn south(self) -> Cells {
        Cells(self.0 << SIDE)
    }

    /// These and everything beside them.
    #[must_use]
    pub const fn with_sides(self) -> Cells {
        let west = (self.0 & !WEST) >> 1;
        Cells(self.0 | self.east().0 | west | self.0 << SIDE | self.0 >> SIDE)
    }

    /// These and everything that touches them, corners included.
    #[must_use]
    #[inline]
    pub const fn with_corners(self) -> Cells {
        let row = self.0 | (self.0 & !EAST) << 1 | (self.0 & !WEST) >> 1;
        Cells(row | row << SIDE | row >> SIDE)
    }

    /// Do they hang together by their sides?
    pub fn is_connected(self) -> bool {
        self.first().is_some_and(|cell| Cells::only(cell).spread(self, Cells::with_sides) == self)
    }

    /// Everything among `ground` that can be reached from these, step by step.
    #[must_use]
    pub fn spread(self, ground: Cells, step: fn(Cells) -> Cells) -> Cells {
        let mut reached = self.and(ground);
        loop {
            let next = step(reached).and(ground);
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The whole row and the whole column of a square.
    pub fn cross_of(cell: Cell) -> Cells {
        let row = 0xff << (cell.row() * SIDE);
        Cells(row | WEST << cell.column())
    }

    /// Reads `A1 B2`.
    pub fn read<'a>(words: impl Iterator<Item = &'a str>) -> Option<Cells> {
        words.map(|word| Cell::read(word).map(Cells::only)).sum()
    }
}

spelled! { Cell: "cell", Cell::read, "cells are A1 to H8" }

/// `A1 B2`.
impl<R: ?Sized> Written<R> for Cells {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(&self.to_string());
    }
}

impl<R: ?Sized> Readable<R> for Cells {
    const WORD: &'static str = "cells";

    fn read(rules: &R, text: &str) -> Result<Cells, Unreadable> {
        text.split_whitespace().map(|word| <Cell as Readable<R>>::read(rules, word)).collect()
    }
}

impl<R: ?Sized> Said<R> for Cells {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.text(name, self)
    }
}

impl std::iter::Sum for Cells {
    fn sum<I: Iterator<Item = Cells>>(all: I) -> Cells {
        all.fold(Cells::NONE, Cells::or)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(all: I) -> Cells {
        all.into_iter().map(Cells::only).sum()
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, cell) in self.iter().enumerate() {
            let gap = if nth == 0 { "" } else { " " };
            write!(out, "{gap}{cell}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Cells({self})")
    }
}

// Bits for files, numbers of squares for pages: a page cannot hold 64 bits in a number.
impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        if out.is_human_readable() {
            out.collect_seq(self.iter().map(Cell::index))
        } else {
            out.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cells, D::Error> {
        if from.is_human_readable() {
            from.deserialize_seq(Squares)
        } else {
            u64::deserialize(from).map(Cells)
        }
    }
}

struct Squares;

impl<'de> Visitor<'de> for Squares {
    type Value = Cells;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("numbers of squares from 0 to 63")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut squares: A) -> Result<Cells, A::Error> {
        let mut cells = Cells::NONE;
        while let Some(square) = squares.next_element::<u8>()? {
            if square >= SIDE * SIDE {
                return Err(A::Error::custom(format!("there is no square {square}")));
            }
            cells = cells.or(Cells::only(Cell(square)));
        }
        Ok(cells)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::{Error, SeqDeserializer};

    use super::*;

    fn cells(text: &str) -> Cells {
        Cells::read(text.split_whitespace()).unwrap()
    }

    #[test]
    fn squares_are_written_and_read_alike() {
        assert_eq!(cells("B1 A1 H8").to_string(), "A1 B1 H8");
        assert_eq!(Cell::read("I1"), None);
        assert_eq!(Cell::read("A9"), None);
        assert_eq!(Cell::read("A0"), None);
    }

    #[test]
    fn numbers_of_squares_end_with_the_card() {
        type Numbers<'a> = SeqDeserializer<std::iter::Copied<std::slice::Iter<'a, u8>>, Error>;
        let read = |numbers: &[u8]| Cells::deserialize(Numbers::new(numbers.iter().copied()));
        assert_eq!(read(&[0, 63]), Ok(cells("A1 H8")));
        assert!(read(&[64]).is_err());
    }

    #[test]
    fn edges_do_not_touch_each_other() {
        assert_eq!(cells("H1").with_corners(), cells("G1 H1 G2 H2"));
        assert_eq!(cells("A2").with_sides(), cells("A1 A2 B2 A3"));
        assert_eq!(cells("H1").east(), Cells::NONE);
    }

    #[test]
    fn corners_do_not_connect() {
        assert!(cells("A1 B1 B2").is_connected());
        assert!(!cells("A1 B2").is_connected());
        assert!(!Cells::NONE.is_connected());
    }

    #[test]
    fn a_cross_is_a_row_and_a_column() {
        let cross = Cells::cross_of(Cell::read("C2").unwrap());
        assert_eq!(cross.count(), 15);
        assert!(cells("A2 H2 C1 C8").lies_in(cross));
    }
}
