//! What an observer knows.
//!
//! An observer knows a fact if it is the same in every world that looks to them exactly as this
//! one. So nothing is asked of a game but what its bots use: a view, and worlds that fit it.

use std::collections::BTreeSet;

use horda_content::did_you_mean;
use horda_kit::{Cx, Facts, FastLuck, Notation, Observer, Spoken};

use crate::case::{FactLines, Written};
use crate::compare::{difference, unknown_fact};
use crate::run::Complaint;
use crate::running::Running;

/// Worlds that are looked at.
const WORLDS: u64 = 64;

/// What a step expects of a fact that the observer cannot know.
const UNKNOWN: &str = "?";

/// The audience: an observer without a seat.
const AUDIENCE: &str = "audience";

impl<R: Notation + Spoken> Running<'_, R> {
    pub(crate) fn compare_sees(&self, sees: &[(Written, FactLines)]) -> Vec<Complaint> {
        let mut complaints = Vec::new();
        for (name, facts) in sees {
            match self.observer(&name.text) {
                Ok(observer) => {
                    let worlds = self.worlds(observer);
                    let wrong = facts.iter().filter_map(|(key, expected)| {
                        let what = self.compare_seen(&worlds, &name.text, key, &expected.text)?;
                        Some(Complaint::new(expected.line, what))
                    });
                    complaints.extend(wrong);
                }
                Err(what) => complaints.push(Complaint::new(name.line, what)),
            }
        }
        complaints
    }

    fn observer(&self, name: &str) -> Result<Observer, String> {
        if name == AUDIENCE {
            return Ok(Observer::Audience);
        }
        self.seat(name).map(Observer::Seat).map_err(|_| {
            let known = self.rules.seat_names().iter().copied().chain([AUDIENCE]);
            let hint = did_you_mean(name, known).unwrap_or_default();
            format!("nobody called \"{name}\" looks on; {hint}")
        })
    }

    /// The facts of worlds in which the observer would see exactly this.
    fn worlds(&self, observer: Observer) -> Vec<Facts> {
        let view = self.rules.view(&self.state, observer);
        let world = |seed| {
            let mut cx = Cx::playout(FastLuck::new(seed));
            self.rules.facts(&self.rules.determinize(&view, &mut cx))
        };
        (0..WORLDS).map(world).collect()
    }

    fn compare_seen(
        &self,
        worlds: &[Facts],
        observer: &str,
        key: &str,
        expected: &str,
    ) -> Option<String> {
        let first = worlds.first()?;
        let found: BTreeSet<&str> =
            worlds.iter().filter_map(|facts| facts.get(key)).map(String::as_str).collect();
        let mut values = found.iter().copied();
        match (values.next(), values.next()) {
            (None, _) => Some(unknown_fact(key, first)),
            (Some(_), Some(_)) if expected == UNKNOWN => None,
            (Some(one), Some(other)) => Some(format!(
                "{observer} should know {key} and cannot\nexpected: {expected}\nmay be:   {one}\nor:       \
                 {other}"
            )),
            (Some(only), None) if expected == UNKNOWN => {
                Some(format!("{observer} should not know {key} and does: {only}"))
            }
            (Some(only), None) if self.is_same_fact(first, key, expected, only) => None,
            (Some(only), None) => {
                Some(difference(&format!("{key} as {observer} sees it"), expected, only))
            }
        }
    }
}
