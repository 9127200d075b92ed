//! The document of a drill: what it is to reach, and what an earlier drill has reached.

use horda_content::{Problem, Source};

/// Orders for a drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders {
    /// Points that win.
    pub goal: u8,
    /// Points that it begins with.
    pub score: u8,
}

impl Default for Orders {
    fn default() -> Orders {
        Orders { goal: 1, score: 0 }
    }
}

impl Orders {
    /// Reads a document. Says everything that is wrong with it.
    pub fn read(document: Source<'_>) -> Result<Orders, Vec<Problem>> {
        let mut orders = Orders::default();
        let problems = document.read(|table| {
            orders.goal = table.number("goal", 1..=9).unwrap_or(1) as u8;
            orders.score = table.number_or("score", 0..=9, 0) as u8;
        });
        if problems.is_empty() { Ok(orders) } else { Err(problems) }
    }

    /// The document that [`Orders::read`] reads.
    pub fn write(self) -> String {
        format!("goal = {}\nscore = {}\n", self.goal, self.score)
    }
}
