//! Hit Shapes: turned, flipped, and cut in two.

use crate::cells::{Cell, Cells, SIDE};

/// A Hit Shape in one of its positions, pushed into the top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape(Cells);

impl Shape {
    /// The shape that these squares have, wherever they lie.
    pub fn of(cells: Cells) -> Shape {
        let top = cells.iter().map(Cell::row).min().unwrap_or(0);
        let left = cells.iter().map(Cell::column).min().unwrap_or(0);
        let moved = cells.iter().filter_map(|it| Cell::new(it.row() - top, it.column() - left));
        Shape(moved.collect())
    }

    /// Its squares.
    pub fn cells(self) -> Cells {
        self.0
    }

    /// A quarter turned.
    fn turned(self) -> Shape {
        let cell = |it: Cell| Cell::new(it.column(), SIDE - 1 - it.row());
        Shape::of(self.0.iter().filter_map(cell).collect())
    }

    /// Seen in a mirror.
    fn flipped(self) -> Shape {
        let cell = |it: Cell| Cell::new(it.row(), SIDE - 1 - it.column());
        Shape::of(self.0.iter().filter_map(cell).collect())
    }

    /// Every way it can be turned and flipped, each once (GU-HIT-01).
    pub fn orientations(self) -> Vec<Shape> {
        let mut all: Vec<Shape> = Vec::new();
        for mut shape in [self, self.flipped()] {
            for _ in 0..4 {
                if !all.contains(&shape) {
                    all.push(shape);
                }
                shape = shape.turned();
            }
        }
        all
    }

    /// The same for all its positions, so that two shapes can be compared.
    #[must_use]
    pub fn canonical(self) -> Shape {
        let all = self.orientations().into_iter();
        all.min_by_key(|shape| shape.0.iter().map(Cell::index).collect::<Vec<_>>()).unwrap_or(self)
    }

    /// Everywhere that it fits on these squares, each place once.
    pub fn placements(self, ground: Cells) -> Vec<Cells> {
        let mut found = Vec::new();
        for shape in self.orientations() {
            for row in 0..SIDE {
                for column in 0..SIDE {
                    found.extend(shape.moved(row, column).filter(|it| it.lies_in(ground)));
                }
            }
        }
        found
    }

    /// Its squares, so many rows and columns away, if the card is large enough.
    fn moved(self, rows: u8, columns: u8) -> Option<Cells> {
        self.0
            .iter()
            .map(|it| Cell::new(it.row() + rows, it.column() + columns).map(Cells::only))
            .sum()
    }

    /// Every cut into two parts that each hang together (GU-EFF-08, GU-AMB-18).
    pub fn cuts(self) -> Vec<(Cells, Cells)> {
        let squares: Vec<Cell> = self.0.iter().collect();
        let Some((first, others)) = squares.split_first() else { return Vec::new() };
        let part = |bits: u32| {
            let rest = others.iter().enumerate().filter(move |(nth, _)| bits & (1 << nth) != 0);
            Cells::only(*first).or(rest.map(|(_, cell)| *cell).collect())
        };
        let all = (0..(1 << others.len()) - 1).map(|bits| (part(bits), self.0.without(part(bits))));
        all.filter(|(one, other)| one.is_connected() && other.is_connected()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(text: &str) -> Shape {
        Shape::of(Cells::read(text.split_whitespace()).unwrap())
    }

    #[test]
    fn shapes_have_as_many_positions_as_they_have() {
        assert_eq!(shape("A1 B1 A2 B2").orientations().len(), 1);
        assert_eq!(shape("A1 B1 C1").orientations().len(), 2);
        assert_eq!(shape("A1 A2 A3 B3").orientations().len(), 8);
    }

    #[test]
    fn a_flipped_shape_is_the_same_shape() {
        assert_eq!(shape("A1 A2 A3 B3").canonical(), shape("B1 B2 B3 A3").canonical());
        assert_ne!(shape("A1 A2 A3 B3").canonical(), shape("A1 B1 A2 B2").canonical());
    }

    #[test]
    fn placements_are_counted_once_each() {
        let field = Cells::read("A1 B1 C1 A2 B2 C2".split(' ')).unwrap();
        assert_eq!(shape("A1 B1").placements(field).len(), 7);
        assert_eq!(shape("A1 B1 A2 B2").placements(field).len(), 2);
    }

    #[test]
    fn cuts_leave_connected_parts() {
        assert_eq!(shape("A1 B1 B2 C2").cuts().len(), 3);
        assert_eq!(shape("A1 B1 B2 C2 C3 D3").cuts().len(), 5);
        assert_eq!(shape("A1").cuts().len(), 0);
    }
}
