//! Lines with colours, and blocks of them that stand beside each other.

use std::fmt::Write as _;

use anstyle::Style;

use crate::play::screen::{BOLD, letters, wrap};

/// Letters between two blocks that stand beside each other.
pub const GAP: usize = 3;
pub const PLAIN: Style = Style::new();

/// Text with its colours, and how many letters of it can be seen.
#[derive(Clone, Default)]
pub struct Line {
    pub text: String,
    width: usize,
}

/// Lines below each other.
pub type Block = Vec<Line>;

impl Line {
    pub fn new(text: impl AsRef<str>, style: Style) -> Line {
        Line::default().with(text, style)
    }

    pub fn with(mut self, text: impl AsRef<str>, style: Style) -> Line {
        let text = text.as_ref();
        let _ = write!(self.text, "{style}{text}{style:#}");
        self.width += text.chars().count();
        self
    }

    fn padded(&self, width: usize) -> String {
        format!("{}{}", self.text, " ".repeat(width.saturating_sub(self.width)))
    }
}

/// Letters of the longest line.
pub fn width_of(block: &[Line]) -> usize {
    block.iter().map(|line| line.width).max().unwrap_or(0)
}

/// Lines of a text, those after the first pushed in.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    if letters(text) <= width {
        return vec![text.to_owned()];
    }
    let lines = wrap(text, width - 4).into_iter().enumerate();
    lines.map(|(nth, line)| if nth == 0 { line } else { format!("    {line}") }).collect()
}

/// Blocks beside each other, as many as find room, the others below; the label stands before
/// the first, or alone before nothing. No line is wider than `room`.
pub fn flow(blocks: Vec<Block>, label: &str, room: usize) -> Vec<String> {
    let indent = label.chars().count();
    let mut rows: Vec<Vec<Block>> = vec![Vec::new()];
    let mut taken = indent;
    for block in blocks {
        let width = width_of(&block) + GAP;
        let last = rows.last_mut().filter(|row| row.is_empty() || taken + width <= room + GAP);
        match last {
            Some(row) => row.push(block),
            None => {
                rows.push(vec![block]);
                taken = indent;
            }
        }
        taken += width;
    }
    let mut lines = Vec::new();
    for (nth, row) in rows.iter().enumerate() {
        let height = row.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for at in 0..height {
            let mut text =
                if nth + at == 0 { format!("{BOLD}{label}{BOLD:#}") } else { " ".repeat(indent) };
            for block in row {
                let line = block.get(at).cloned().unwrap_or_default();
                text.push_str(&line.padded(width_of(block) + GAP));
            }
            lines.push(text.trim_end().to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_find_room_beside_and_below_each_other() {
        let block = |text: &str| vec![Line::new(text, PLAIN), Line::new("#", BOLD)];
        let wide = "w".repeat(60);
        let lines = flow(vec![block("one"), block("two"), block(&wide), block(&wide)], "S1 ", 100);
        let lines: Vec<String> =
            lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0], format!("S1 one   two   {wide}"));
        assert_eq!(lines[3], "   #");
    }
}
