//! Streets: the lines along which tiles meet, and the rim of the board. Street parts lie within
//! nine units of them (ZE-ZON-02), so every row and every column of tiles has a street on each side.

use horda_words::Noun;
use serde::Serialize;

use super::border::{Axis, TILE};
use super::geometry::{Geometry, Rect};

/// Streets reach so far from their line.
const BAND: u16 = 9;

/// Names of streets: first those that run down the board, then those across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Noun)]
#[noun("street")]
#[expect(missing_docs, reason = "names mean nothing")]
pub enum StreetName {
    Canal,
    Mill,
    Station,
    Orchard,
    Brewery,
    Abbey,
    Forest,
    Field,
    Garden,
    Quiet,
    Dock,
    Market,
    Bridge,
    Smith,
    Water,
    Baker,
    Salt,
    Linden,
    Hill,
    Castle,
}

/// So many names are for each direction.
const NAMES: usize = StreetName::ALL.len() / 2;

impl StreetName {
    /// The name of a line by its place from the left or from the top.
    fn of(axis: Axis, place: usize) -> StreetName {
        let first = match axis {
            Axis::Vertical => 0,
            Axis::Horizontal => NAMES,
        };
        StreetName::ALL[first + place % NAMES]
    }
}

/// A street as it is written on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct StreetSign {
    /// Key of the text with its name.
    pub street: String,
    /// The part of the street on which the name is written.
    pub place: Rect,
    /// Which way the street runs.
    pub along: Axis,
}

/// The lines of a board in one direction.
pub(crate) struct Lines {
    axis: Axis,
    /// Where they lie, each once, in order.
    at: Vec<u16>,
}

impl Lines {
    pub(crate) fn new(axis: Axis, geometry: &Geometry) -> Lines {
        let begin = geometry.tiles.iter().map(|tile| match axis {
            Axis::Vertical => tile.x,
            Axis::Horizontal => tile.y,
        });
        let mut at: Vec<u16> = begin.flat_map(|first| [first, first + TILE]).collect();
        at.sort_unstable();
        at.dedup();
        Lines { axis, at }
    }

    /// The street on whose line something lies.
    pub(crate) fn street_of(&self, place: Rect) -> Option<StreetName> {
        let (from, to) = match self.axis {
            Axis::Vertical => (place.x, place.x + place.width),
            Axis::Horizontal => (place.y, place.y + place.height),
        };
        let near = |at: &u16| from + BAND >= *at && to <= at + BAND;
        self.at.iter().position(near).map(|place| StreetName::of(self.axis, place))
    }
}
