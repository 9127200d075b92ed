//! Drawings: a tile side as text, with its own ruler.
//!
//! Numbers above are the widths of its columns, numbers at the left the heights of its rows, in
//! units. Between two cells stands the sign of their border. What the signs mean together is the
//! business of `tile`; here a text becomes a table of signs, each with its place in the text.

use std::ops::Range;

use horda_content::Value;

use super::border::TILE;

/// A sign with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sign {
    pub(crate) sign: char,
    pub(crate) at: Range<usize>,
}

/// The signs of a drawing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawing {
    /// Where each column begins, and the end of the last.
    pub(crate) columns: Vec<u16>,
    /// Where each row begins, and the end of the last.
    pub(crate) rows: Vec<u16>,
    /// Row by row what each cell belongs to.
    pub(crate) cells: Vec<Vec<Sign>>,
    /// Row by row the borders left of each cell, and that right of the last.
    pub(crate) beside: Vec<Vec<Sign>>,
    /// The borders above each row of cells, and those below the last.
    pub(crate) above: Vec<Vec<Sign>>,
}

/// Text of a drawing, where problems have a line, a column and a picture.
pub(crate) struct Sheet<'a> {
    value: Value<'a>,
    text: String,
}

impl<'a> Sheet<'a> {
    pub(crate) fn new(value: Value<'a>) -> Option<Sheet<'a>> {
        let text = value.text()?.to_owned();
        Some(Sheet { value, text })
    }

    /// Reports what is wrong at a spot of the drawing, with the lines around it.
    pub(crate) fn problem(&self, at: Range<usize>, what: &str, hint: &str) {
        let begin = self.text[..at.start].rfind('\n').map_or(0, |end| end + 1);
        let column = self.text[begin..at.start].chars().count() + 1;
        let hint = format!("{hint}\n{}", self.picture(&at, begin, column));
        self.value.problem_within(at, format!("column {column}: {what}"), Some(hint));
    }

    /// The line of the spot between its neighbours, and marks below the spot.
    fn picture(&self, at: &Range<usize>, begin: usize, column: usize) -> String {
        let before = self.text[..begin].lines().next_back();
        let mut after = self.text[begin..].lines();
        let line = after.next().unwrap_or_default();
        let marked = self.text[at.clone()].chars().count().max(1);
        let marks = format!("{}{}", " ".repeat(column - 1), "^".repeat(marked));
        let lines = before.into_iter().chain([line, &marks]).chain(after.next());
        lines.map(|line| format!("    {line}\n")).collect()
    }

    /// Reads the drawing. Nothing comes back where its lines do not fit together, because every
    /// sign after the first ragged line would be a problem of its own.
    pub(crate) fn read(&self) -> Option<Drawing> {
        let lines = self.lines();
        let Some(([ruler, top], _)) = lines.split_first_chunk::<2>() else {
            self.problem(0..0, "there is no drawing", "begin with a ruler and a line of corners");
            return None;
        };
        let corners: Vec<usize> = top.1.match_indices('+').map(|(at, _)| at).collect();
        if corners.len() < 2 {
            self.problem(
                top.0..top.0 + top.1.len(),
                "no corners here",
                "the second line is +-----+ above each column",
            );
            return None;
        }
        let columns = self.ruler(ruler.0, ruler.1, corners.len() - 1, "columns");
        let (mut drawing, heights, whole) = self.grid(&lines[1..], &corners);
        // Without all its lines a drawing has not all its rows.
        let rows = whole.then(|| self.heights(&heights, &lines)).flatten();
        (drawing.columns, drawing.rows) = (columns?, rows?);
        Some(drawing)
    }

    /// The lines with their places; the last blank one is none.
    fn lines(&self) -> Vec<(usize, &str)> {
        let mut at = 0;
        let mut lines = Vec::new();
        for line in self.text.split_inclusive('\n') {
            lines.push((at, line.trim_end()));
            at += line.len();
        }
        while lines.last().is_some_and(|(_, line)| line.is_empty()) {
            lines.pop();
        }
        lines
    }

    /// Reads lines of corners and lines of cells in turn. The second answer has the height in
    /// front of each line of cells; the third says whether every line had its signs in place.
    fn grid<'t>(
        &self,
        lines: &[(usize, &'t str)],
        corners: &[usize],
    ) -> (Drawing, Vec<(usize, &'t str)>, bool) {
        let mut drawing = Drawing::default();
        let mut heights = Vec::new();
        let mut whole = lines.len() % 2 == 1;
        if !whole {
            let (at, line) = lines[lines.len() - 1];
            let hint = "below each line of cells stands a line of corners";
            self.problem(at..at + line.len(), "the drawing ends in the middle", hint);
        }
        for (number, (at, line)) in lines.iter().enumerate() {
            if !self.fits(*at, line, corners, number % 2 == 0) {
                whole = false;
            } else if number % 2 == 0 {
                drawing.above.push(self.border_line(*at, line, corners));
            } else {
                heights.push((*at, &line[..corners[0]]));
                drawing.beside.push(corners.iter().map(|c| sign(*at, line, *c)).collect());
                drawing.cells.push(self.cell_line(*at, line, corners));
            }
        }
        (drawing, heights, whole)
    }

    /// Is the line as long as the first line of corners, with corners below corners?
    fn fits(&self, at: usize, line: &str, corners: &[usize], of_corners: bool) -> bool {
        let end = corners[corners.len() - 1] + 1;
        if !line.is_ascii() {
            let hint = "letters, digits and the signs | - + . : D S s";
            self.problem(at..at + line.len(), "a drawing has plain letters only", hint);
            return false;
        }
        if line.len() != end {
            let what = format!("the line ends in column {}, the first in {end}", line.len());
            let from = line.len().min(end - 1);
            self.problem(at + from..at + line.len().max(from), &what, "draw all lines alike");
            return false;
        }
        let astray = |column: &usize| (line.as_bytes()[*column] == b'+') != of_corners;
        let Some(column) = corners.iter().copied().find(astray) else { return true };
        let (what, hint) = if of_corners {
            ("a corner is missing", "put + below the corners of the first line")
        } else {
            ("a corner inside a line of cells", "lines of corners and of cells take turns")
        };
        self.problem(at + column..at + column + 1, what, hint);
        false
    }

    /// The one sign between each two corners. A door stands in a wall.
    fn border_line(&self, at: usize, line: &str, corners: &[usize]) -> Vec<Sign> {
        let between = |pair: &[usize]| {
            let span = at + pair[0] + 1..at + pair[1];
            let mut signs: Vec<char> = line[pair[0] + 1..pair[1]].chars().collect();
            signs.retain(|sign| *sign != ' ');
            signs.sort_unstable();
            signs.dedup();
            let sign = match signs[..] {
                [] => ' ',
                [one] => one,
                ['-', 'D'] => 'D',
                [one, other, ..] => {
                    let what = format!("two signs on one border: \"{one}\" and \"{other}\"");
                    self.problem(span.clone(), &what, "use one sign from corner to corner");
                    one
                }
            };
            Sign { sign, at: span }
        };
        corners.windows(2).map(between).collect()
    }

    /// The one letter or digit between each two borders.
    fn cell_line(&self, at: usize, line: &str, corners: &[usize]) -> Vec<Sign> {
        let between = |pair: &[usize]| {
            let inside = &line[pair[0] + 1..pair[1]];
            let word = inside.trim();
            let begin = at + pair[0] + 1 + (inside.len() - inside.trim_start().len());
            let span = begin..begin + word.len().max(1);
            let letters: Vec<char> = word.chars().collect();
            if let [letter] = letters[..]
                && letter.is_ascii_alphanumeric()
            {
                return Sign { sign: letter, at: span };
            }
            let hint = "one letter or digit names the part that a cell belongs to";
            self.problem(span.clone(), &format!("\"{word}\" names no part"), hint);
            Sign { sign: '?', at: span }
        };
        corners.windows(2).map(between).collect()
    }

    /// Numbers of a ruler become the places where columns begin.
    fn ruler(&self, at: usize, line: &str, count: usize, what: &str) -> Option<Vec<u16>> {
        let numbers: Vec<&str> = line.split_whitespace().collect();
        let sizes: Vec<u16> = numbers.iter().filter_map(|number| number.parse().ok()).collect();
        let span = at + (line.len() - line.trim_start().len())..at + line.len();
        if sizes.len() != count || numbers.len() != count {
            let what = format!("{count} {what} need {count} numbers, found \"{}\"", line.trim());
            self.problem(span, &what, "each number is a size in units");
            return None;
        }
        self.sums_up(span, &sizes, what)
    }

    fn heights(&self, heights: &[(usize, &str)], lines: &[(usize, &str)]) -> Option<Vec<u16>> {
        let one = |(at, text): &(usize, &str)| {
            let size = text.trim().parse::<u16>().ok();
            if size.is_none() {
                let what = format!("a row needs its height, found \"{}\"", text.trim());
                self.problem(*at..at + text.len(), &what, "write its units at the left");
            }
            size
        };
        let sizes: Vec<Option<u16>> = heights.iter().map(one).collect();
        let sizes: Vec<u16> = sizes.into_iter().collect::<Option<_>>()?;
        let (at, line) = *heights.first().or(lines.first())?;
        self.sums_up(at..at + line.len(), &sizes, "rows")
    }

    fn sums_up(&self, span: Range<usize>, sizes: &[u16], what: &str) -> Option<Vec<u16>> {
        let mut ends = vec![0];
        ends.extend(sizes.iter().scan(0u16, |sum, size| {
            *sum = sum.saturating_add(*size);
            Some(*sum)
        }));
        let sum = ends[ends.len() - 1];
        if sum != TILE || sizes.contains(&0) {
            let what = format!("the {what} sum up to {sum} units");
            self.problem(span, &what, "a tile has 30 units on each side");
            return None;
        }
        Some(ends)
    }
}

fn sign(at: usize, line: &str, column: usize) -> Sign {
    Sign { sign: char::from(line.as_bytes()[column]), at: at + column..at + column + 1 }
}
