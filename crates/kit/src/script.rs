//! Luck that was written down before: a test's list, or a journal's.

use crate::{Chance, ChanceTag, Odds};

/// Answers from a list, in order. A question that the list does not answer is noted, and
/// play goes on with any possible answer so that the call can end; the caller must look at
/// [`Script::mismatch`] before trusting the result.
#[derive(Debug)]
pub struct Script {
    lines: Vec<(String, u32)>,
    next: usize,
    mismatch: Option<Mismatch>,
}

/// How the rules and the list parted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The rules ask, the list is at its end.
    Missing {
        /// What was asked.
        asked: &'static str,
    },
    /// The rules ask one thing, the list answers another.
    Other {
        /// What was asked.
        asked: &'static str,
        /// What the list answers.
        written: String,
    },
    /// The list gives an answer that cannot be.
    Impossible {
        /// What was asked.
        asked: &'static str,
        /// The answer of the list.
        answer: u32,
    },
    /// Nobody asked for the rest of the list.
    Spare {
        /// The first answer that was not used.
        written: String,
    },
}

impl Script {
    /// A script of these answers.
    pub fn new(lines: Vec<(String, u32)>) -> Script {
        Script { lines, next: 0, mismatch: None }
    }

    /// Where the rules and the list parted, if they did. Call it when nothing more is asked.
    pub fn mismatch(&self) -> Option<Mismatch> {
        self.mismatch.clone().or_else(|| {
            let (written, _) = self.lines.get(self.next)?;
            Some(Mismatch::Spare { written: written.clone() })
        })
    }

    fn scripted(&mut self, asked: &'static str, odds: Odds<'_>) -> Result<u32, Mismatch> {
        let (tag, answer) = self.lines.get(self.next).ok_or(Mismatch::Missing { asked })?;
        if tag != asked {
            return Err(Mismatch::Other { asked, written: tag.clone() });
        }
        if odds.weight(*answer) == 0 {
            return Err(Mismatch::Impossible { asked, answer: *answer });
        }
        self.next += 1;
        Ok(*answer)
    }
}

impl Chance for Script {
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        match self.scripted(tag.0, odds) {
            Ok(answer) => answer,
            Err(mismatch) => {
                self.mismatch.get_or_insert(mismatch);
                odds.possible_from(0).expect("a question of luck has a possible answer")
            }
        }
    }
}
