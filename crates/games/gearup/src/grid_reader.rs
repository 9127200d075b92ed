//! Reads drawings: shapes and grids as rows of signs.

use horda_content::TomlTable;

use crate::cells::{Cell, Cells, SIDE};
use crate::grid::Grid;

/// Squares that no outline holds.
const OUTSIDE: u8 = b'.';

/// A drawing: for each square its sign.
pub(crate) struct Drawing(Vec<(Cell, u8)>);

impl Drawing {
    /// Reads rows of signs. Complains about signs that are not among `known` and rows that do
    /// not fit.
    pub(crate) fn read(table: &TomlTable<'_>, key: &str, known: &str) -> Option<Drawing> {
        if !table.has(key) {
            table.problem(None, format!("missing key \"{key}\""), Some(example(key)));
            return None;
        }
        let rows = table.words(key);
        if rows.is_empty() || rows.len() > usize::from(SIDE) {
            let what = format!("a drawing has 1 to {SIDE} rows");
            table.problem(Some(key), what, Some(example(key)));
            return None;
        }
        let mut squares = Vec::new();
        for (row, word) in (0u8..).zip(&rows) {
            if word.text.len() != rows[0].text.len() {
                word.problem("all rows of a drawing are equally long", Some("fill with .".into()));
            }
            for (column, sign) in (0u8..).zip(word.text.bytes()) {
                let Some(cell) = Cell::new(row, column) else {
                    word.problem(format!("a row has at most {SIDE} squares"), None);
                    break;
                };
                if sign != OUTSIDE && !known.as_bytes().contains(&sign) {
                    let what = format!("\"{}\" is no sign of a drawing", char::from(sign));
                    word.problem(what, Some(format!("known: {known} and .")));
                }
                squares.push((cell, sign));
            }
        }
        Some(Drawing(squares))
    }

    /// Squares with one of these signs.
    pub(crate) fn squares(&self, signs: &str) -> Cells {
        let shown = |(_, sign): &&(Cell, u8)| signs.as_bytes().contains(sign);
        self.0.iter().filter(shown).map(|(cell, _)| *cell).collect()
    }

    /// Squares that differ in sign from the next one in a direction, both inside.
    pub(crate) fn borders(&self, step: fn(Cells) -> Cells) -> Cells {
        let sign = |wanted: Cells| self.0.iter().find(|(cell, _)| Cells::only(*cell) == wanted);
        let border = |(cell, own): &&(Cell, u8)| {
            let other = sign(step(Cells::only(*cell))).map(|(_, sign)| *sign);
            *own != OUTSIDE && other.is_some_and(|other| other != OUTSIDE && other != *own)
        };
        self.0.iter().filter(border).map(|(cell, _)| *cell).collect()
    }
}

fn example(key: &str) -> String {
    format!("{key} = [\"##\", \"#.\"]")
}

/// Reads a Hit Shape: at least two squares that hang together.
pub(crate) fn read_shape(table: &TomlTable<'_>) -> Option<Cells> {
    let cells = Drawing::read(table, "shape", "#")?.squares("#");
    if !cells.is_connected() {
        let hint = "move the squares together until each has a side in common with another";
        table.problem(Some("shape"), "the shape is not connected", Some(hint.into()));
    }
    if cells.count() < 2 {
        let hint = "one cell is what everybody may cross instead of a shape";
        table.problem(Some("shape"), "a shape has at least two squares", Some(hint.into()));
    }
    Some(cells)
}

/// Reads a grid: `#` a cell, `a` Ammo, `s` Armour, `*` Damage, `b` blue Damage, `x` crossed from
/// the start, `o` a core. Tells the drawing too, for what only some Bosses have.
pub(crate) fn read_grid(table: &TomlTable<'_>, signs: &str) -> Option<(Grid, Drawing)> {
    let drawing = Drawing::read(table, "grid", signs)?;
    let blue = signs.contains('b');
    let grid = Grid {
        cells: drawing.squares(signs),
        ammo: drawing.squares("a"),
        armour: drawing.squares("s"),
        damage: drawing.squares("*"),
        blue: drawing.squares("b"),
        fixed: table.number_or("fixed", 0..=9, 0) as u8,
        fixed_blue: if blue { table.number_or("fixed-blue", 0..=9, 0) as u8 } else { 0 },
    };
    if grid.cells.is_empty() {
        let hint = Some("draw its cells with #".into());
        table.problem(Some("grid"), "what has no cells cannot be hit", hint);
    }
    let start = grid.cells.first().map_or(Cells::NONE, Cells::only);
    if start.spread(grid.cells, Cells::with_corners) != grid.cells {
        let hint = Some("let each cell touch another, at least by a corner".into());
        table.problem(Some("grid"), "some cells cannot be reached from the others", hint);
    }
    Some((grid, drawing))
}
