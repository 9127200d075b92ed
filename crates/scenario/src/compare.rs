//! Facts, legal actions and refusals, as they are and as a step says.

use horda_content::{Language, did_you_mean};
use horda_kit::{Facts, Notation, Refusal, Spoken};

use crate::case::{FactLines, Refused, Written};
use crate::given::words;
use crate::run::Complaint;
use crate::running::Running;

impl<R: Notation + Spoken> Running<'_, R> {
    pub(crate) fn compare_facts(&self, then: &FactLines) -> Vec<Complaint> {
        let facts = self.rules.facts(&self.state);
        let mut complaints = Vec::new();
        for (key, expected) in then {
            let what = match facts.get(key) {
                Some(found) if self.is_same_fact(&facts, key, &expected.text, found) => continue,
                Some(found) => difference(key, &expected.text, found),
                None => unknown_fact(key, &facts),
            };
            complaints.push(Complaint::new(expected.line, what));
        }
        complaints
    }

    /// Is this the fact, or the same words in an order that the game does not keep? The game
    /// tells: it reads the expected fact in this position and writes it down again.
    pub(crate) fn is_same_fact(
        &self,
        facts: &Facts,
        key: &str,
        expected: &str,
        found: &str,
    ) -> bool {
        if expected == found {
            return true;
        }
        if words(expected) != words(found) {
            return false;
        }
        let mut again = facts.clone();
        again.insert(key.to_owned(), expected.to_owned());
        let state = self.rules.position(&again);
        state.is_ok_and(|state| self.rules.facts(&state).get(key).is_some_and(|it| it == found))
    }

    pub(crate) fn compare_legal(&self, act: &Written) -> Option<Complaint> {
        let what = match self.read(&act.text) {
            Ok((seat, action)) => match self.rules.check(&self.state, seat, &action) {
                Ok(()) => return None,
                Err(found) => {
                    let why = self.say(&found);
                    format!("\"{}\" should be legal and is refused by {why}", act.text)
                }
            },
            Err(what) => what,
        };
        Some(Complaint::new(act.line, what))
    }

    pub(crate) fn compare_refusals(&self, refused: &[Refused]) -> Vec<Complaint> {
        refused.iter().filter_map(|refused| self.compare_refusal(refused)).collect()
    }

    fn compare_refusal(&self, refused: &Refused) -> Option<Complaint> {
        let act = &refused.act;
        let complaint = |what: String| Some(Complaint::new(act.line, what));
        let (seat, action) = match self.read(&act.text) {
            Ok(read) => read,
            Err(what) => return complaint(what),
        };
        let rules = || {
            let rules: Vec<String> = refused.rules.iter().map(|it| self.title(&it.text)).collect();
            if rules.is_empty() { "some rule".to_owned() } else { rules.join(" or ") }
        };
        match self.rules.check(&self.state, seat, &action) {
            Ok(()) => {
                complaint(format!("\"{}\" should be refused by {} and is legal", act.text, rules()))
            }
            Err(found) => {
                let is_it = |rule: &Written| rule.text == found.rule.0;
                let is_rule = refused.rules.is_empty() || refused.rules.iter().any(is_it);
                let mut expected = rules();
                let is_reason = refused.reason.as_ref().is_none_or(|reason| {
                    let key = reason_key(&reason.text);
                    expected += &format!(" ({key})");
                    found.reason.key == key
                });
                if is_rule && is_reason {
                    return self.unfilled(&found).and_then(complaint);
                }
                let what = format!("refusal of \"{}\"", act.text);
                complaint(difference(&what, &expected, &self.say(&found)))
            }
        }
    }

    /// A refusal whose sentence or way out has a place that nothing fills, in some language.
    fn unfilled(&self, refusal: &Refusal) -> Option<String> {
        let phrases = [Some(&refusal.reason), refusal.remedy.as_ref()];
        let say = |phrase| Language::ALL.map(|language| self.book.texts.say(language, phrase));
        let mut said = phrases.into_iter().flatten().flat_map(say);
        let sentence = said.find(|sentence| sentence.contains('{'))?;
        Some(format!("nothing fills a place of \"{sentence}\""))
    }

    /// A rule with the words it is known by.
    fn title(&self, rule: &str) -> String {
        match self.book.register.get(rule) {
            Some(entry) => format!("{rule} ({})", entry.title.en),
            None => rule.to_owned(),
        }
    }
}

/// The key of the sentence of a reason.
pub(crate) fn reason_key(reason: &str) -> String {
    format!("refusal-{reason}")
}

/// What to say of a fact that no position has.
pub(crate) fn unknown_fact(key: &str, facts: &Facts) -> String {
    let hint = did_you_mean(key, facts.keys().map(String::as_str)).unwrap_or_default();
    format!("there is no fact \"{key}\"; {hint}")
}

pub(crate) fn difference(what: &str, expected: &str, found: &str) -> String {
    format!("{what}\nexpected: {expected}\nfound:    {found}")
}
