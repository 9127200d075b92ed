//! What is wrong with a file, where, and how to put it right.

use std::cell::RefCell;
use std::ops::Range;

use thiserror::Error;

/// One thing that is wrong with one file. Problems sort by file, then by line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Error)]
#[error("{file}:{line}: {what}{}", hint.as_ref().map(|hint| format!("; {hint}")).unwrap_or_default())]
pub struct Problem {
    /// Name of the file, as the caller gave it.
    pub file: String,
    /// Line, counted from one.
    pub line: usize,
    /// What is wrong.
    pub what: String,
    /// What would be right, where it can be told.
    pub hint: Option<String>,
}

/// Collects the problems of one file.
///
/// It is filled through a shared reference, because the tables of one file are read side by
/// side and each of them reports on its own.
#[derive(Debug)]
pub struct Problems {
    file: String,
    /// Offset at which each line starts.
    lines: Vec<usize>,
    found: RefCell<Vec<Problem>>,
}

impl Problems {
    /// No problems yet, in a file with this name and this text.
    pub fn new(file: impl Into<String>, text: &str) -> Problems {
        // A last line without a single character is none: "unexpected end" belongs to the line
        // before it.
        let starts = text.match_indices('\n').map(|(at, _)| at + 1).filter(|&at| at < text.len());
        let lines = std::iter::once(0).chain(starts).collect();
        Problems { file: file.into(), lines, found: RefCell::default() }
    }

    /// Adds a problem at a span of bytes.
    pub fn report(&self, at: Range<usize>, what: impl Into<String>, hint: Option<String>) {
        let line = self.line(at.start);
        let problem = Problem { file: self.file.clone(), line, what: what.into(), hint };
        self.found.borrow_mut().push(problem);
    }

    /// Whether nothing was reported.
    pub fn is_empty(&self) -> bool {
        self.found.borrow().is_empty()
    }

    /// Everything that was reported, by line, each thing once.
    pub fn into_sorted(self) -> Vec<Problem> {
        let mut found = self.found.into_inner();
        found.sort();
        found.dedup();
        found
    }

    /// Line of a byte, counted from one.
    pub(crate) fn line(&self, offset: usize) -> usize {
        self.lines.partition_point(|&start| start <= offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_reads_as_one_line() {
        let mut problem = Problem {
            file: "street/weapons.toml".into(),
            line: 14,
            what: "unknown effect \"knock_back\"".into(),
            hint: Some("known: hit, push".into()),
        };
        let text = "street/weapons.toml:14: unknown effect \"knock_back\"; known: hit, push";
        assert_eq!(problem.to_string(), text);
        problem.hint = None;
        assert_eq!(problem.to_string(), "street/weapons.toml:14: unknown effect \"knock_back\"");
    }

    #[test]
    fn bytes_become_lines() {
        let problems = Problems::new("a", "one\ntwó\n\nfour\n");
        let lines: Vec<usize> =
            [0, 3, 4, 8, 9, 10, 14, 15, 99].map(|at| problems.line(at)).to_vec();
        assert_eq!(lines, [1, 1, 2, 2, 3, 4, 4, 4, 4]);
        assert_eq!(Problems::new("a", "").line(0), 1);
    }

    #[test]
    fn problems_come_out_by_line_and_once() {
        let problems = Problems::new("a", "one\ntwo\n");
        assert!(problems.is_empty());
        problems.report(4..5, "later", None);
        problems.report(0..1, "sooner", None);
        problems.report(4..5, "later", None);
        assert!(!problems.is_empty());
        let lines: Vec<String> = problems.into_sorted().iter().map(Problem::to_string).collect();
        assert_eq!(lines, ["a:1: sooner", "a:2: later"]);
    }
}
