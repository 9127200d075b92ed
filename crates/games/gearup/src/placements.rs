//! Where every shape fits on every card, worked out once when a pack is read.

use serde::Serialize;

use crate::cells::Cells;
use crate::shape::Shape;

/// A shape, by its number in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct ShapeId(pub u16);

/// A card or a member of a Boss, by its number in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GridId(pub u16);

/// All shapes, all grids, and where each shape fits.
#[derive(Clone, Debug, Default)]
pub(crate) struct Placements {
    shapes: Vec<Shape>,
    /// For each shape: every part it can be cut into, and the parts that go with that one.
    parts: Vec<Vec<(ShapeId, Vec<ShapeId>)>>,
    grids: Vec<Cells>,
    /// Where the places of a shape on a grid begin, shape by shape; one more at the end.
    starts: Vec<u32>,
    places: Vec<Cells>,
}

impl Placements {
    /// The number of this shape, new or known. `cut` says that it may be split.
    pub(crate) fn add_shape(&mut self, cells: Cells, cut: bool) -> ShapeId {
        let shape = Shape::of(cells).canonical();
        let known = self.shapes.iter().position(|it| *it == shape);
        let at = known.unwrap_or_else(|| {
            self.shapes.push(shape);
            self.parts.push(Vec::new());
            self.shapes.len() - 1
        });
        if cut && self.parts[at].is_empty() {
            self.parts[at] = self.cut(shape);
        }
        ShapeId(at as u16)
    }

    fn cut(&mut self, shape: Shape) -> Vec<(ShapeId, Vec<ShapeId>)> {
        let mut parts: Vec<(ShapeId, Vec<ShapeId>)> = Vec::new();
        for (one, other) in shape.cuts() {
            let pair = [self.add_shape(one, false), self.add_shape(other, false)];
            for (part, partner) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                match parts.iter_mut().find(|(known, _)| *known == part) {
                    Some((_, partners)) if partners.contains(&partner) => {}
                    Some((_, partners)) => partners.push(partner),
                    None => parts.push((part, vec![partner])),
                }
            }
        }
        parts
    }

    /// Begins the grids anew; shapes stay.
    pub(crate) fn forget_grids(&mut self) {
        self.grids.clear();
    }

    /// Adds one more grid; grids are numbered in this order.
    pub(crate) fn add_grid(&mut self, cells: Cells) {
        self.grids.push(cells);
    }

    /// Works out every place. Shapes and grids that come later need it again.
    pub(crate) fn work_out(&mut self) {
        self.starts.clear();
        self.places.clear();
        for shape in &self.shapes {
            for grid in &self.grids {
                self.starts.push(self.places.len() as u32);
                self.places.extend(shape.placements(*grid));
            }
        }
        self.starts.push(self.places.len() as u32);
    }

    /// The squares of a shape.
    pub(crate) fn shape(&self, shape: ShapeId) -> Shape {
        self.shapes[usize::from(shape.0)]
    }

    /// How many shapes there are.
    pub(crate) fn shapes(&self) -> impl Iterator<Item = Shape> {
        self.shapes.iter().copied()
    }

    /// Everywhere that a shape fits on a grid.
    #[inline]
    pub(crate) fn places(&self, shape: ShapeId, grid: GridId) -> &[Cells] {
        let at = usize::from(shape.0) * self.grids.len() + usize::from(grid.0);
        &self.places[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// Every part that a shape can be cut into, and what goes with each.
    pub(crate) fn parts(&self, shape: ShapeId) -> &[(ShapeId, Vec<ShapeId>)] {
        &self.parts[usize::from(shape.0)]
    }
}
