//! Scenario files, documented in `docs/scenarios.md`.

use std::collections::BTreeMap;

use horda_content::{TomlTable, Value};
use horda_kit::Facts;

/// Where a case comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An example that the rulebook prints.
    Printed,
    /// What the rulebook says, made into a case by us.
    Derived,
    /// A reading that we chose.
    Ruling,
    /// An answer that the publisher gave.
    Faq,
}

const KINDS: &[(&str, Kind)] = &[
    ("printed", Kind::Printed),
    ("derived", Kind::Derived),
    ("ruling", Kind::Ruling),
    ("faq", Kind::Faq),
];

/// One case.
pub struct Scenario<'a> {
    /// Where it stands in its file.
    pub line: usize,
    /// What it shows, in a sentence.
    pub title: String,
    /// The rules that it would see broken.
    pub rules: Vec<String>,
    /// Where it comes from.
    pub kind: Kind,
    /// Readings other than the default.
    pub options: Vec<(String, String)>,
    /// Content that it brings along.
    pub content: Vec<TomlTable<'a>>,
    /// The position, before anything automatic runs.
    pub given: Facts,
    /// Answers of luck, in order: question and written answer.
    pub luck: Vec<(String, String)>,
    /// What is done and what must hold.
    pub steps: Vec<Step>,
}

/// What is done, and what must hold after it.
#[derive(Debug, Default)]
pub struct Step {
    /// Where it stands in its file.
    pub line: usize,
    /// The action, perhaps with the seat in front: `humans: play shot T1`.
    pub act: Option<String>,
    /// What must hold then.
    pub expect: Expect,
}

/// What must hold.
#[derive(Debug, Default)]
pub struct Expect {
    /// Facts of the position.
    pub then: Facts,
    /// Events that must have been told, in this order; others may stand between.
    pub events: Vec<String>,
    /// Beginnings of events that must not have been told.
    pub no_events: Vec<String>,
    /// Exactly what may be done now.
    pub offers: Option<Vec<String>>,
    /// Exactly how the offers with a certain beginning go on.
    pub offers_of: BTreeMap<String, Vec<String>>,
    /// What would be refused now, and by which rule.
    pub refused: Vec<Refused>,
}

/// An action that would be refused.
#[derive(Debug)]
pub struct Refused {
    /// The action.
    pub act: String,
    /// The rule that says no.
    pub rule: String,
}

/// Reads all cases of a file for a game. Problems are reported through the table.
pub fn read_scenarios<'a>(file: &TomlTable<'a>) -> Vec<Scenario<'a>> {
    let cases = file.tables("scenario");
    if cases.is_empty() {
        let hint = "each case begins with [[scenario]]";
        file.problem(None, "the file has no scenario", Some(hint.into()));
    }
    cases.iter().filter_map(read_scenario).collect()
}

fn read_scenario<'a>(table: &TomlTable<'a>) -> Option<Scenario<'a>> {
    let title = table.required("title");
    let kind = table.choice("kind", KINDS);
    let rules: Option<Vec<String>> = table.required("rules");
    if rules.as_ref().is_some_and(Vec::is_empty) {
        let hint = "name the rules that this case would see broken";
        table.problem(Some("rules"), "a scenario covers at least one rule", Some(hint.into()));
    }
    let given = table.required_table("given").map(|given| read_facts(&given));
    let steps: Vec<Step> = table.tables("steps").iter().map(read_step).collect();
    if steps.is_empty() {
        let hint = "steps = [{ act = \"end\", then = { turn = \"humans\" } }]";
        table.problem(None, "a scenario needs steps", Some(hint.into()));
    }
    let options = table.table("options").map(|options| read_facts(&options)).unwrap_or_default();
    let scenario = Scenario {
        line: table.line(),
        title: title.unwrap_or_default(),
        rules: rules.unwrap_or_default(),
        kind: kind?,
        options: options.into_iter().collect(),
        content: table.tables("cards"),
        given: given.unwrap_or_default(),
        luck: read_luck(table),
        steps,
    };
    table.finish();
    Some(scenario)
}

fn read_step(table: &TomlTable<'_>) -> Step {
    let strings = |key: &str| table.optional::<Vec<String>>(key);
    let then = table.table("then").map(|then| read_facts(&then)).unwrap_or_default();
    let step = Step {
        line: table.line(),
        act: table.optional("act"),
        expect: Expect {
            then,
            events: strings("events").unwrap_or_default(),
            no_events: strings("no-events").unwrap_or_default(),
            offers: strings("offers"),
            offers_of: table.table("offers-of").map(|it| read_lists(&it)).unwrap_or_default(),
            refused: table.tables("refused").iter().filter_map(read_refused).collect(),
        },
    };
    table.finish();
    if step.act.is_none() && step.expect.is_empty() {
        let hint = "give it an act, or something that must hold: then, events, offers, refused";
        table.problem(None, "this step does nothing and expects nothing", Some(hint.into()));
    }
    step
}

impl Expect {
    /// Does it expect nothing at all?
    pub fn is_empty(&self) -> bool {
        self.then.is_empty()
            && self.events.is_empty()
            && self.no_events.is_empty()
            && self.offers.is_none()
            && self.offers_of.is_empty()
            && self.refused.is_empty()
    }
}

fn read_refused(table: &TomlTable<'_>) -> Option<Refused> {
    let (act, rule) = (table.required("act"), table.required("rule"));
    table.finish();
    Some(Refused { act: act?, rule: rule? })
}

/// A free table of facts; numbers are as good as texts, and `humans.hand = ""` is a fact of
/// that name although TOML makes a table of it.
pub(crate) fn read_facts(table: &TomlTable<'_>) -> Facts {
    let mut facts = Facts::new();
    for (key, value) in table.entries() {
        if let Some(inner) = value.table() {
            let inner = read_facts(&inner).into_iter();
            facts.extend(inner.map(|(name, fact)| (format!("{key}.{name}"), fact)));
        } else if let Some(fact) = read_fact(&value) {
            facts.insert(key, fact);
        }
    }
    facts
}

fn read_fact(value: &Value<'_>) -> Option<String> {
    let text = value.text().map(str::to_owned);
    let fact = text.or_else(|| value.number().map(|number| number.to_string()));
    if fact.is_none() {
        value.problem(format!("a fact is a text or a number, found {}", value.kind()), None);
    }
    fact
}

fn read_lists(table: &TomlTable<'_>) -> BTreeMap<String, Vec<String>> {
    let read = |(key, value): &(String, Value<'_>)| {
        let list = value.list().unwrap_or_else(|| {
            let hint = format!("\"{key}\" = [\"T1\", \"T2\"]");
            value.problem(format!("expected a list of texts, found {}", value.kind()), Some(hint));
            Vec::new()
        });
        (key.clone(), list.iter().filter_map(read_fact).collect())
    };
    table.entries().iter().map(read).collect()
}

fn read_luck(table: &TomlTable<'_>) -> Vec<(String, String)> {
    let mut luck = Vec::new();
    for word in table.words("luck") {
        match word.text.split_once(' ') {
            Some((tag, answer)) => luck.push((tag.to_owned(), answer.trim().to_owned())),
            None => {
                let hint = "a question and its answer: luck = [\"zombies.draw sasza\"]";
                word.problem(format!("cannot read \"{}\"", word.text), Some(hint.into()));
            }
        }
    }
    luck
}
