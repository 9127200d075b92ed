//! Tokens that lie on the car park: obstacles, buses, the booth, the sewer, the car.

use horda_words::{Noun, Words};
use serde::{Deserialize, Serialize};

use crate::field_set::FieldSet;
use crate::place::{Facing, Field};
use crate::rules::Terror;

/// A kind of token, by its place in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct TokenId(pub(crate) u8);

/// What sort of token it is. Placement goes by sorts (ZT-ADV-06, ZT-FREE-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[noun("sort")]
pub enum Sort {
    /// The escape car: three fields of the last row (ZT-RUL-45).
    Car,
    /// An obstacle with doors.
    Bus,
    /// Open ground, with a way down (ZT-OBST-03).
    Sewer,
    /// An obstacle with a door (ZT-RUL-58).
    Booth,
    /// An obstacle of several fields.
    Large,
    /// An obstacle of one field.
    Small,
}

/// A kind of token as its file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenKind {
    /// Its name in files.
    pub id: String,
    /// What sort it is.
    pub sort: Sort,
    /// Fields from west to east while it points north.
    pub width: u8,
    /// Fields from south to north while it points north.
    pub height: u8,
    /// Permitted fields that belong to it (ZT-RUL-43): columns and rows from its first field.
    pub doors: Vec<(i8, i8)>,
    /// How many the box holds (ZT-COMP-03).
    pub copies: u8,
}

/// A token on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[words(rules = Terror, read = "token")]
#[word("{kind} {at} {turned}")]
pub struct Token {
    /// Which kind.
    pub kind: TokenId,
    /// Its field nearest the supermarket and column A.
    pub at: Field,
    /// Which way its north points.
    pub turned: Facing,
}

impl TokenKind {
    /// The ways in which it can lie that differ from each other.
    pub fn turns(&self) -> &'static [Facing] {
        let count = match (self.doors.is_empty(), self.width == self.height) {
            (false, _) => 4,
            (true, false) if self.sort != Sort::Car => 2,
            (true, _) => 1,
        };
        &Facing::ALL[..count]
    }

    /// The fields it would cover, if all are on the board.
    pub fn cover(&self, at: Field, turned: Facing) -> Option<FieldSet> {
        let mut cover = FieldSet::NONE;
        for column in 0..self.width as i8 {
            for row in 0..self.height as i8 {
                let (columns, rows) = self.rotated(column, row, turned);
                cover.insert(at.offset(columns, rows)?);
            }
        }
        Some(cover)
    }

    /// Its doors that are on the board.
    pub fn doors(&self, at: Field, turned: Facing) -> FieldSet {
        let rotated = self.doors.iter().map(|(column, row)| self.rotated(*column, *row, turned));
        rotated.filter_map(|(columns, rows)| at.offset(columns, rows)).collect()
    }

    /// A field of the token after a turn, counted from its field nearest the supermarket and
    /// column A.
    fn rotated(&self, column: i8, row: i8, turned: Facing) -> (i8, i8) {
        let (last_column, last_row) = (self.width as i8 - 1, self.height as i8 - 1);
        match turned {
            Facing::North => (column, row),
            Facing::East => (row, last_column - column),
            Facing::South => (last_column - column, last_row - row),
            Facing::West => (last_row - row, column),
        }
    }
}
