//! Tiles: a square of 30 by 30 units, cut into street parts and rooms (ZE-ZON-01 to ZE-ZON-03).

use super::border::{BorderKind, Sandbags, Segment, TILE};
use super::place::Place;
use super::zone::ZoneKind;

/// Which part each unit of a tile belongs to, row by row.
pub(crate) type Units = [[u8; TILE as usize]; TILE as usize];

/// One side of a tile, as its table says, not turned.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Number of the tile and letter of the side: `9R`.
    pub side: String,
    /// Its parts in reading order.
    pub parts: Vec<Part>,
    /// Borders between its parts.
    pub borders: Vec<TileBorder>,
    /// Part with the printed place of the objective, where it is known (ZE-AMB-99).
    pub objective: Option<usize>,
    /// Part with the printed place of the crate, where it is known.
    pub crate_place: Option<usize>,
    /// What the sources of this side do not agree about (ZE-AMB-96).
    pub doubts: Vec<String>,
    pub(crate) units: Units,
    /// Pieces of its rim that are wall whatever lies beside them.
    pub(crate) solid: Vec<Segment>,
}

/// A street part, room, corridor part or the Tank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its letter or digit in the drawing.
    pub sign: char,
    /// `ML` for a street part that fills its band (ZE-ZON-02), its sign otherwise.
    pub name: String,
    /// What it is.
    pub kind: ZoneKind,
    /// A dark room.
    pub dark: bool,
    /// What a room is used for.
    pub place: Place,
    /// A Search draws from the Secret Service deck.
    pub secret_service: bool,
    /// The first part of the same Zone, often the part itself (WZ-TNK-07).
    pub zone: usize,
}

/// A straight stretch between two parts of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileBorder {
    /// Where it lies on the tile.
    pub place: Segment,
    /// The part to the left or above, and the other one.
    pub parts: [u8; 2],
    /// Its one kind.
    pub kind: BorderKind,
    /// How far Sandbags cover it.
    pub sandbags: Sandbags,
    /// Where its door stands.
    pub door: Option<Segment>,
}

impl Tile {
    /// The number that both sides of the tile share.
    pub fn number(&self) -> u32 {
        side_order(&self.side).0
    }

    /// The part of a unit after so many quarter turns clockwise (ZE-ZON-04).
    pub fn part_at(&self, x: u16, y: u16, quarters: u8) -> usize {
        let last = TILE - 1;
        // What lies here came from where three more quarters would bring it.
        let (x, y) = match quarters % 4 {
            0 => (x, y),
            1 => (y, last - x),
            2 => (last - x, last - y),
            _ => (last - y, x),
        };
        usize::from(self.units[usize::from(y)][usize::from(x)])
    }

    /// Is the rim solid at a unit of this line, after so many quarter turns clockwise?
    pub(crate) fn is_solid(&self, line: Segment, quarters: u8) -> bool {
        let turned = self.solid.iter().map(|piece| piece.turned(quarters));
        let mut on_line = turned.filter(|piece| (piece.axis, piece.at) == (line.axis, line.at));
        on_line.any(|piece| piece.from <= line.from && line.to <= piece.to)
    }

    /// The part with this name.
    pub fn part_named(&self, name: &str) -> Option<usize> {
        self.parts.iter().position(|part| part.name == name)
    }
}

/// Sides in the order of their numbers: `9R` before `10V`.
pub(crate) fn side_order(side: &str) -> (u32, &str) {
    let letters = side.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = side[..side.len() - letters.len()].parse().unwrap_or(u32::MAX);
    (number, letters)
}

/// Name of the band that is filled by exactly the units of a part (ZE-ZON-02).
pub(crate) fn band(units: &Units, part: u8) -> Option<String> {
    let owns = |x: u16, y: u16| units[usize::from(y)][usize::from(x)] == part;
    let size = units.iter().flatten().filter(|own| **own == part).count();
    for (row, top, bottom) in [("T", 0, 9), ("M", 9, 21), ("B", 21, 30)] {
        for (column, left, right) in [("L", 0, 9), ("C", 9, 21), ("R", 21, 30)] {
            let cells = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y)));
            let area = usize::from((right - left) * (bottom - top));
            if area == size && cells.into_iter().all(|(x, y)| owns(x, y)) {
                return Some(format!("{row}{column}"));
            }
        }
    }
    None
}
