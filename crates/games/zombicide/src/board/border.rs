//! Borders: straight stretches along which two Zones meet, each of one kind (ZE-ZON-12).

use serde::Serialize;

use super::gate::GateId;
use super::zone::Zone;

/// Units along a side of a tile (ZE-ZON-01).
pub const TILE: u16 = 30;

/// Which way a line runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub enum Axis {
    /// `x=k`: between the columns k-1 and k.
    Vertical,
    /// `y=k`: between the rows k-1 and k.
    Horizontal,
}

/// A straight piece of a line between units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Segment {
    /// Which way it runs.
    pub axis: Axis,
    /// The k of its line.
    pub at: u16,
    /// First unit along the line.
    pub from: u16,
    /// Unit after the last.
    pub to: u16,
}

impl Segment {
    /// Its length in units.
    pub fn length(self) -> u16 {
        self.to - self.from
    }

    /// A piece of a tile after so many quarter turns clockwise (ZE-ZON-04).
    #[must_use]
    pub fn turned(self, quarters: u8) -> Segment {
        (0..quarters % 4).fold(self, |segment, _| segment.turned_once())
    }

    fn turned_once(self) -> Segment {
        let Segment { axis, at, from, to } = self;
        match axis {
            Axis::Vertical => {
                Segment { axis: Axis::Horizontal, at, from: TILE - to, to: TILE - from }
            }
            Axis::Horizontal => Segment { axis: Axis::Vertical, at: TILE - at, from, to },
        }
    }

    /// The piece moved right and down.
    #[must_use]
    pub fn shifted(self, x: u16, y: u16) -> Segment {
        let (across, along) = match self.axis {
            Axis::Vertical => (x, y),
            Axis::Horizontal => (y, x),
        };
        Segment {
            at: self.at + across,
            from: self.from + along,
            to: self.to + along,
            axis: self.axis,
        }
    }

    /// The piece seen from a tile whose upper left unit is here.
    #[must_use]
    pub(crate) fn on_tile(self, x: u16, y: u16) -> Segment {
        let (across, along) = match self.axis {
            Axis::Vertical => (x, y),
            Axis::Horizontal => (y, x),
        };
        Segment {
            at: self.at - across,
            from: self.from - along,
            to: self.to - along,
            axis: self.axis,
        }
    }

    /// The middle of the piece, so many units long: where a door stands whose place is unknown.
    #[must_use]
    pub fn middle(self, length: u16) -> Segment {
        let length = length.min(self.length());
        let from = self.from + (self.length() - length) / 2;
        Segment { from, to: from + length, ..self }
    }
}

/// What a border is (ZE-ZON-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub enum BorderKind {
    /// Nothing passes.
    Wall,
    /// A painted line.
    Free,
    /// A gap in a wall.
    Opening,
    /// Passes while its gate is open.
    Door,
}

/// How far Sandbags cover a border (WZ-SBG-04, WZ-SBG-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub enum Sandbags {
    /// None there.
    None,
    /// Some, which hinder no Zombie.
    Part,
    /// From end to end.
    Whole,
}

/// A maximal straight stretch of common border of two Zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Border {
    /// Where it lies on the board.
    pub place: Segment,
    /// The Zone to the left or above, and the other one.
    pub zones: [Zone; 2],
    /// Its one kind.
    pub kind: BorderKind,
    /// The gate of a door.
    pub gate: Option<GateId>,
    /// Where on the border its door stands.
    pub door: Option<Segment>,
    /// How far Sandbags cover it.
    pub sandbags: Sandbags,
}
