//! What is wrong with a scenario before it runs: rules, events and actions that do not exist.

use horda_content::did_you_mean;
use horda_kit::{Notation, Unreadable};

use crate::case::{Expect, Scenario, Written};
use crate::events::words_and_rule;
use crate::run::{Book, Complaint};
use crate::running::seat_and_rest;

/// Everything that a scenario names and the game does not have.
pub(crate) fn scenario<R: Notation>(
    rules: &R,
    book: Book<'_>,
    scenario: &Scenario<'_>,
) -> Vec<Complaint> {
    let mut vet = Vet { rules, book, found: Vec::new() };
    scenario.rules.iter().for_each(|rule| vet.rule(&rule.text, rule.line));
    let steps = scenario.branches.iter().flat_map(|branch| &branch.steps);
    steps.for_each(|step| vet.expect(&step.expect));
    vet.found
}

struct Vet<'a, R> {
    rules: &'a R,
    book: Book<'a>,
    found: Vec<Complaint>,
}

impl<R: Notation> Vet<'_, R> {
    fn expect(&mut self, expect: &Expect) {
        let events = expect.events.iter().chain(&expect.no_events);
        let only = expect.only_events.iter().flat_map(|only| &only.words);
        events.chain(only).for_each(|event| self.event(event));
        for (beginning, _) in &expect.offers_of {
            let read = self.rules.begins_action(seat_and_rest(&beginning.text).1);
            self.readable(read, beginning.line);
        }
        for refused in &expect.refused {
            refused.rules.iter().for_each(|rule| self.rule(&rule.text, rule.line));
            refused.reason.iter().for_each(|reason| self.reason(reason));
        }
    }

    fn event(&mut self, event: &Written) {
        let (words, rule) = words_and_rule(&event.text);
        self.readable(self.rules.begins_event(words), event.line);
        if let Some(rule) = rule {
            self.rule(rule, event.line);
        }
    }

    fn readable(&mut self, read: Result<(), Unreadable>, line: usize) {
        self.found.extend(read.err().map(|why| Complaint::new(line, why.to_string())));
    }

    fn reason(&mut self, reason: &Written) {
        let keys = self.book.texts.keys();
        let reasons = keys.filter_map(|key| key.strip_prefix("refusal-"));
        let known: Vec<&str> = reasons.filter(|it| !it.contains('.')).collect();
        if !known.contains(&reason.text.as_str()) {
            let hint = did_you_mean(&reason.text, known).unwrap_or_default();
            let what = format!("there is no reason \"{}\"; {hint}", reason.text);
            self.found.push(Complaint::new(reason.line, what));
        }
    }

    fn rule(&mut self, rule: &str, line: usize) {
        if self.book.register.get(rule).is_some() {
            return;
        }
        let hint = match self.book.register.nearest(rule) {
            Some(near) => format!("did you mean \"{near}\"?"),
            None => "horda rules GAME lists them all".to_owned(),
        };
        self.found.push(Complaint::new(line, format!("there is no rule \"{rule}\"; {hint}")));
    }
}
