//! A sheet of letters: walls that join where they meet, and words between them.

use anstyle::Style;

/// Ways in which a line leaves a letter, as bits.
const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

/// Lines by the ways in which they leave a letter.
const JOINTS: [char; 16] =
    [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

#[derive(Clone, Copy)]
struct Letter {
    sign: char,
    style: Style,
    /// Walls that leave it.
    walls: u8,
}

/// Letters in rows.
pub struct Canvas {
    rows: Vec<Vec<Letter>>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Canvas {
        let blank = Letter { sign: ' ', style: Style::new(), walls: 0 };
        Canvas { rows: vec![vec![blank; width]; height] }
    }

    /// A wall in a row, from one column to another.
    pub fn wall_across(&mut self, row: usize, from: usize, to: usize) {
        for column in from..=to {
            let ways = [(column > from, LEFT), (column < to, RIGHT)];
            self.add_walls(row, column, ways);
        }
    }

    /// A wall in a column, from one row to another.
    pub fn wall_down(&mut self, column: usize, from: usize, to: usize) {
        for row in from..=to {
            self.add_walls(row, column, [(row > from, UP), (row < to, DOWN)]);
        }
    }

    fn add_walls(&mut self, row: usize, column: usize, ways: [(bool, u8); 2]) {
        let Some(letter) = self.rows.get_mut(row).and_then(|it| it.get_mut(column)) else { return };
        let added = ways.into_iter().filter(|(there, _)| *there).map(|(_, way)| way);
        letter.walls |= added.fold(0, |all, way| all | way);
    }

    /// One sign; walls stay what they are.
    pub fn put(&mut self, row: usize, column: usize, sign: char, style: Style) {
        if let Some(letter) = self.rows.get_mut(row).and_then(|it| it.get_mut(column)) {
            (letter.sign, letter.style) = (sign, style);
        }
    }

    /// A sign in place of a wall.
    pub fn put_over(&mut self, row: usize, column: usize, sign: char, style: Style) {
        self.put(row, column, sign, style);
        if let Some(letter) = self.rows.get_mut(row).and_then(|it| it.get_mut(column)) {
            letter.walls = 0;
        }
    }

    /// Words from a place on.
    pub fn write(&mut self, row: usize, column: usize, text: &str, style: Style) {
        for (column, sign) in (column..).zip(text.chars()) {
            self.put(row, column, sign, style);
        }
    }

    /// All rows, with their styles.
    pub fn lines(&self) -> Vec<String> {
        self.rows.iter().map(|row| line(row)).collect()
    }
}

fn line(row: &[Letter]) -> String {
    let shown = |letter: &Letter| match letter.walls {
        0 => (letter.sign, letter.style),
        walls => (JOINTS[usize::from(walls)], Style::new()),
    };
    let last = row.iter().rposition(|letter| shown(letter).0 != ' ').map_or(0, |last| last + 1);
    let mut text = String::new();
    let mut style = Style::new();
    for letter in &row[..last] {
        let (sign, own) = shown(letter);
        if own != style {
            text.push_str(&format!("{style:#}{own}"));
            style = own;
        }
        text.push(sign);
    }
    text.push_str(&format!("{style:#}"));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walls_join_where_they_meet() {
        let mut canvas = Canvas::new(5, 3);
        canvas.wall_across(0, 0, 4);
        canvas.wall_across(2, 0, 4);
        for column in [0, 2, 4] {
            canvas.wall_down(column, 0, 2);
        }
        canvas.put_over(1, 2, '■', Style::new());
        canvas.write(1, 1, "a", Style::new());
        assert_eq!(canvas.lines(), ["┌─┬─┐", "│a■ │", "└─┴─┘"]);
    }
}
