//! What came of all the kills.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::ledger::{Fate, Finding};
use super::play::Stopped;
use crate::error::LoadError;
use crate::errors::Errors;
use crate::report::{Verdict, errors};

/// Counts of all rounds.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Outcome {
    /// How often the server was killed.
    pub kills: u64,
    /// Tables opened.
    pub opened: u64,
    /// Games that came to their end.
    pub ended: u64,
    /// Actions whose turn a client saw.
    pub acknowledged: u64,
    /// Actions under way at a kill that were there afterwards.
    pub kept: u64,
    /// Actions under way at a kill that had to be sent again.
    pub repeated: u64,
    /// Acknowledged and not there, or not as they were.
    pub lost: Errors,
    /// There more than once.
    pub doubled: Errors,
    /// Everything else that should not be.
    pub errors: Errors,
    /// The longest time until a restarted server answered, in milliseconds.
    pub slowest_start: f64,
    /// Did `horda verify` find everything in order?
    pub verified: bool,
}

impl Outcome {
    pub fn started(&mut self, time: Duration) {
        self.slowest_start = self.slowest_start.max(time.as_secs_f64() * 1e3);
    }

    /// A table was looked at after a restart.
    pub fn checked(&mut self, findings: &[Finding], fate: Fate) {
        match fate {
            Fate::Kept => self.kept += 1,
            Fate::Repeated => self.repeated += 1,
            Fate::None | Fate::Unclear => {}
        }
        for finding in findings {
            match finding {
                Finding::Lost(what) => self.lost.add(what),
                Finding::Doubled(what) => self.doubled.add(what),
                Finding::Wrong(what) => self.errors.add(what),
            }
        }
    }

    /// A lost connection is what a kill is for, but not before it.
    pub fn stopped(&mut self, stopped: &Stopped, killed: Instant) {
        match &stopped.why {
            LoadError::Lost(_) if stopped.at >= killed => {}
            LoadError::Lost(what) => self.errors.add(format!("before the kill: {what}")),
            why @ (LoadError::Wrong(_) | LoadError::Silent(_) | LoadError::Own(_)) => {
                self.errors.add(why);
            }
        }
    }

    pub fn panics(&mut self, lines: Vec<String>) {
        for line in lines {
            self.errors.add(format!("the server wrote: {line}"));
        }
    }

    pub fn verdict(&self) -> Verdict {
        let clean = self.lost.is_empty() && self.doubled.is_empty() && self.errors.is_empty();
        if clean && self.verified { Verdict::Met } else { Verdict::Missed }
    }

    /// In a few words, while it goes on.
    pub fn line(&self) -> String {
        let Outcome { acknowledged, lost, doubled, errors, .. } = self;
        format!(
            "{acknowledged} acknowledged, {} lost, {} doubled, {} errors",
            lost.count, doubled.count, errors.count
        )
    }

    pub fn text(&self) -> String {
        let Outcome { kills, opened, ended, acknowledged, kept, repeated, .. } = self;
        let mut text = format!("{kills} kills, {opened} tables opened, {ended} games ended\n");
        let _ = writeln!(text, "{acknowledged} actions acknowledged");
        let _ = writeln!(
            text,
            "{} under way at a kill: {kept} were kept, {repeated} had to be sent again",
            kept + repeated
        );
        let _ = writeln!(text, "slowest start: {:.0} ms", self.slowest_start);
        let _ = write!(text, "lost: {}", errors(&self.lost));
        let _ = write!(text, "doubled: {}", errors(&self.doubled));
        let _ = write!(text, "other: {}", errors(&self.errors));
        let verified = if self.verified { "every table plays again" } else { "FAILED" };
        let _ = writeln!(text, "horda verify: {verified}");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_are_sorted() {
        let mut outcome = Outcome { verified: true, ..Outcome::default() };
        assert_eq!(outcome.verdict(), Verdict::Met);
        outcome.checked(&[], Fate::Kept);
        outcome.checked(&[], Fate::Repeated);
        assert_eq!((outcome.kept, outcome.repeated), (1, 1));
        assert_eq!(outcome.verdict(), Verdict::Met);
        let findings =
            [Finding::Lost("a".into()), Finding::Doubled("b".into()), Finding::Wrong("c".into())];
        outcome.checked(&findings, Fate::Unclear);
        assert_eq!((outcome.lost.count, outcome.doubled.count, outcome.errors.count), (1, 1, 1));
        assert_eq!(outcome.verdict(), Verdict::Missed);
    }

    #[test]
    fn what_does_not_verify_is_a_failure() {
        assert_eq!(Outcome::default().verdict(), Verdict::Missed);
    }

    #[test]
    fn a_connection_may_be_lost_after_the_kill_only() {
        let mut outcome = Outcome::default();
        let (early, late) = (Instant::now(), Instant::now() + Duration::from_secs(1));
        let lost = || LoadError::Lost("gone".to_owned());
        outcome.stopped(&Stopped { at: late, why: lost() }, early);
        assert_eq!(outcome.errors.count, 0);
        outcome.stopped(&Stopped { at: early, why: lost() }, late);
        let wrong = LoadError::Wrong("refused".to_owned());
        outcome.stopped(&Stopped { at: late, why: wrong }, early);
        assert_eq!(outcome.errors.count, 2);
    }
}
