//! Events that must have been told, or must not.
//!
//! An expectation is the beginning of an event by whole words; with a rule in brackets the cause
//! is compared too. `events`, `only-events` and `no-events` all match like this.

use horda_kit::{Notation, Spoken};

use crate::case::{Expect, WrittenList};
use crate::run::Complaint;
use crate::running::Running;

impl<R: Notation + Spoken> Running<'_, R> {
    pub(crate) fn compare_events(&self, expect: &Expect) -> Vec<Complaint> {
        let mut found = Vec::new();
        let mut told = self.events.iter();
        for expected in &expect.events {
            if !told.any(|event| matches(event, &expected.text)) {
                let what = format!("event \"{}\" was not told there", expected.text);
                found.push(Complaint::new(expected.line, format!("{what}, {}", self.all_told())));
                break;
            }
        }
        for forbidden in &expect.no_events {
            let event = self.events.iter().find(|event| matches(event, &forbidden.text));
            found.extend(event.map(|event| {
                let what = format!("event \"{event}\" was told and should not have been");
                Complaint::new(forbidden.line, what)
            }));
        }
        found.extend(expect.only_events.as_ref().and_then(|only| self.compare_all(only)));
        found
    }

    /// The events that were told are these and no others.
    fn compare_all(&self, only: &WrittenList) -> Option<Complaint> {
        let WrittenList { words: only, line } = only;
        let pairs = self.events.iter().zip(only);
        if let Some((event, expected)) = pairs.clone().find(|(event, it)| !matches(event, &it.text))
        {
            let what = format!("event \"{}\" should come here and \"{event}\" does", expected.text);
            return Some(Complaint::new(expected.line, format!("{what}, {}", self.all_told())));
        }
        let what = match (self.events.get(only.len()), only.get(self.events.len())) {
            (Some(event), _) => format!("event \"{event}\" was told as well"),
            (None, Some(missing)) => format!("event \"{}\" was not told", missing.text),
            (None, None) => return None,
        };
        Some(Complaint::new(*line, format!("{what}, {}", self.all_told())))
    }

    fn all_told(&self) -> String {
        if self.events.is_empty() {
            return "nothing was told".to_owned();
        }
        format!("told were:\n         {}", self.events.join("\n         "))
    }
}

/// Is this the event, or its beginning?
fn matches(event: &str, expected: &str) -> bool {
    let (words, rule) = words_and_rule(event);
    let (beginning, cause) = words_and_rule(expected);
    let begins = words.strip_prefix(beginning);
    begins.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        && cause.is_none_or(|cause| rule == Some(cause))
}

/// `hurt one 1 [GU-DMG-03]` has the words `hurt one 1` and the rule `GU-DMG-03`.
pub(crate) fn words_and_rule(event: &str) -> (&str, Option<&str>) {
    match event.split_once(" [") {
        Some((words, rule)) => (words, Some(rule.trim_end_matches(']'))),
        None => (event, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_named_by_whole_words_from_its_beginning() {
        let event = "hurt one 1 left 13 z1 [GU-DMG-03]";
        for expected in ["hurt", "hurt one 1", "hurt one 1 left 13 z1", "hurt one [GU-DMG-03]"] {
            assert!(matches(event, expected), "{expected}");
        }
        for other in ["hur", "one", "hurt one 1 left 1", "hurt [GU-DMG-04]", "hurt one 1 z1"] {
            assert!(!matches(event, other), "{other}");
        }
    }
}
