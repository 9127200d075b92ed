//! Zombie cards, Boss boards and Hit Shapes in letters.

use anstyle::Style;
use horda_gearup::boss::BossSide;
use horda_gearup::cells::{Cell, Cells};
use horda_gearup::grid::Grid;
use horda_gearup::shape::Shape;

use super::block::{Block, Line, PLAIN};
use super::{BLUE, GOODS};
use crate::play::screen::{BLOOD, BOLD, DIM, HUMANS, ZOMBIES};

/// A card or a Boss board with what was drawn on it.
pub struct Card<'a> {
    pub grid: &'a Grid,
    pub crossed: Cells,
    /// The first part of a shape that is split.
    pub part: Cells,
    pub boss: Option<&'a BossSide>,
}

impl Card<'_> {
    /// Column letters, then the rows with their numbers.
    pub fn draw(&self) -> Block {
        let columns = self.grid.cells.iter().map(|cell| cell.column() + 1).max().unwrap_or(0);
        let rows = self.grid.cells.iter().map(|cell| cell.row() + 1).max().unwrap_or(0);
        let letters: String =
            (0..columns).map(|at| format!(" {}", char::from(b'A' + at))).collect();
        let mut block = vec![Line::new(format!(" {letters}"), DIM)];
        for row in 0..rows {
            let mut line = Line::new((row + 1).to_string(), DIM);
            for column in 0..columns {
                let (sign, style) = self.sign(Cell::new(row, column));
                line = line.with(self.edge(row, column), BLUE).with(sign, style);
            }
            let end = self.edge(row, columns).trim_end();
            block.push(if end.is_empty() { line } else { line.with(end, BLUE) });
            let below: String = (0..columns).map(|column| self.below(row, column)).collect();
            if !below.trim().is_empty() {
                block.push(Line::new(format!(" {}", below.trim_end()), BLUE));
            }
        }
        block
    }

    fn sign(&self, cell: Option<Cell>) -> (&'static str, Style) {
        let on = |cells: Cells| cell.is_some_and(|cell| cells.contains(cell));
        match self.boss {
            _ if !on(self.grid.cells) => (" ", PLAIN),
            _ if on(self.part) => ("+", BOLD.invert()),
            _ if on(self.crossed) => ("x", DIM),
            _ if on(self.grid.ammo) => ("a", GOODS),
            _ if on(self.grid.armour) => ("s", GOODS),
            Some(_) if on(self.grid.damage) => ("y", HUMANS),
            Some(_) if on(self.grid.blue) => ("b", BLUE),
            Some(side) if on(side.cores) => ("c", ZOMBIES),
            None if on(self.grid.damage) => ("*", BLOOD),
            _ => (".", PLAIN),
        }
    }

    /// What stands to the left of a cell: an end of the mouth, a dotted line, or nothing.
    fn edge(&self, row: u8, column: u8) -> &'static str {
        let Some(side) = self.boss else { return " " };
        let here = Cell::new(row, column);
        let west = column.checked_sub(1).and_then(|column| Cell::new(row, column));
        let on = |cell: Option<Cell>, cells: Cells| cell.is_some_and(|it| cells.contains(it));
        let both = on(here, self.grid.cells) && on(west, self.grid.cells);
        match (on(west, side.mouth), on(here, side.mouth)) {
            (false, true) => "(",
            (true, false) => ")",
            _ if both && on(west, side.line_east) => ":",
            _ => " ",
        }
    }

    /// What stands below a cell: a dotted line, or nothing.
    fn below(&self, row: u8, column: u8) -> &'static str {
        let on =
            |row: u8, cells: Cells| Cell::new(row, column).is_some_and(|it| cells.contains(it));
        let line = self.boss.is_some_and(|side| on(row, side.line_south));
        if line && on(row + 1, self.grid.cells) { " -" } else { "  " }
    }
}

/// A shape in `#` signs, turned so that it is as flat as it can be.
pub fn drawn_shape(cells: Cells) -> Vec<String> {
    let height = |cells: Cells| cells.iter().map(|cell| cell.row() + 1).max().unwrap_or(0);
    let width = |cells: Cells| cells.iter().map(|cell| cell.column() + 1).max().unwrap_or(0);
    let turned = Shape::of(cells).orientations().into_iter().map(Shape::cells);
    let flat = turned.min_by_key(|cells| height(*cells)).unwrap_or(cells);
    let sign = |row: u8, column: u8| match Cell::new(row, column) {
        Some(cell) if flat.contains(cell) => '#',
        _ => ' ',
    };
    let row = |row: u8| (0..width(flat)).map(|column| sign(row, column)).collect();
    (0..height(flat)).map(row).collect()
}

#[cfg(test)]
mod tests {
    use horda_gearup::boss::BossKind;
    use horda_gearup::shipped;

    use super::*;

    #[test]
    fn a_boss_shows_its_mouth_its_lines_and_its_core() {
        let pieces = shipped::rules(Default::default()).expect("the content is sound").pieces();
        let lines = |boss: BossKind| {
            let side = &pieces.bosses[boss.index()].sides[0];
            let (grid, crossed) = (&side.members[0], side.crossed);
            let card = Card { grid, crossed, part: Cells::NONE, boss: Some(side) };
            card.draw()
                .iter()
                .map(|line| anstream::adapter::strip_str(&line.text).to_string())
                .collect::<Vec<_>>()
        };
        let shown = |boss: BossKind, row: usize| lines(boss)[row].trim_end().to_owned();
        assert_eq!(shown(BossKind::Screamer, 3), "3   .(b . b).");
        assert_eq!(shown(BossKind::Elephombie, 3), "3 . . c . . y .");
        assert_eq!(shown(BossKind::ZombiePyramid, 6), "6 . s . x . b .");
        let mutation = lines(BossKind::Mutation);
        assert_eq!(mutation[2..5], ["2 . y .:. a .", "      - -", "3 . .:b y:. ."]);
    }

    #[test]
    fn shapes_are_drawn_flat() {
        let cells = Cells::read("A1 A2 A3 B3".split(' ')).expect("these are cells");
        assert_eq!(drawn_shape(cells).len(), 2);
        let squares = drawn_shape(cells).concat().matches('#').count();
        assert_eq!(squares, 4);
    }
}
