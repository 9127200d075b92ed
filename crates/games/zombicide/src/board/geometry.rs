//! Geometry: where tiles, parts and borders lie, in units, for pages and drawings. No rule asks.

use serde::Serialize;

use super::border::{Border, Segment};
use super::join::Joined;
use super::place::Place;
use super::zone::{Zone, ZoneKind};

/// A rectangle of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Rect {
    /// First column.
    pub x: u16,
    /// First row.
    pub y: u16,
    /// Columns.
    pub width: u16,
    /// Rows.
    pub height: u16,
}

impl Rect {
    /// The smallest rectangle around both.
    #[must_use]
    pub fn around(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Rect { x, y, width: right - x, height: bottom - y }
    }
}

/// A tile on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct TilePlace {
    /// Number and letter.
    pub side: String,
    /// Quarter turns clockwise.
    pub quarters: u8,
    /// Its first column.
    pub x: u16,
    /// Its first row.
    pub y: u16,
}

/// A part of a tile as it lies on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct PartPlace {
    /// `9R.MR`.
    pub name: String,
    /// The Zone it belongs to.
    pub zone: Zone,
    /// What it is.
    pub kind: ZoneKind,
    /// What a room is used for.
    pub place: Place,
    /// A dark room.
    pub dark: bool,
    /// Its units.
    pub rects: Vec<Rect>,
}

/// Where everything lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Geometry {
    /// Columns of units.
    pub width: u16,
    /// Rows of units.
    pub height: u16,
    /// All tiles.
    pub tiles: Vec<TilePlace>,
    /// All parts, by tile.
    pub parts: Vec<PartPlace>,
    /// Borders between Zones.
    pub borders: Vec<Border>,
    /// Walls around the board.
    pub rim: Vec<Segment>,
}

impl Geometry {
    pub(crate) fn new(board: &Joined<'_>, borders: &[Border], rim: Vec<Segment>) -> Geometry {
        let tile = |laid: &super::join::Laid<'_>| TilePlace {
            side: laid.tile.side.clone(),
            quarters: laid.quarters,
            x: laid.x,
            y: laid.y,
        };
        let part = |index: usize| {
            let own = board.part(index);
            let (name, zone) = (board.name(index), board.zone_of[index]);
            let rects = rects(board, index);
            PartPlace { name, zone, kind: own.kind, place: own.place, dark: own.dark, rects }
        };
        Geometry {
            width: board.width,
            height: board.height,
            tiles: board.tiles.iter().map(tile).collect(),
            parts: (0..board.parts.len()).map(part).collect(),
            borders: borders.to_vec(),
            rim,
        }
    }
}

/// The units of a part as rectangles: runs of a row, and the same run of the rows below.
fn rects(board: &Joined<'_>, part: usize) -> Vec<Rect> {
    let mut rects: Vec<Rect> = Vec::new();
    for y in 0..board.height {
        let mut x = 0;
        while x < board.width {
            let own = |x: &u16| board.part_at(*x, y) == Some(part);
            let width = (x..board.width).take_while(own).count() as u16;
            if width > 0 {
                let above =
                    |rect: &&mut Rect| (rect.x, rect.width, rect.y + rect.height) == (x, width, y);
                match rects.iter_mut().find(above) {
                    Some(rect) => rect.height += 1,
                    None => rects.push(Rect { x, y, width, height: 1 }),
                }
            }
            x += width.max(1);
        }
    }
    rects
}
