//! Reads scenario files. Problems are reported through the tables.

use horda_content::{TomlTable, Value};
use horda_kit::Facts;

use crate::case::{
    Branch, Expect, FactLines, Luck, Refused, Scenario, Step, Written, WrittenList, plain,
};

/// Where a case may come from.
const KINDS: &[(&str, ())] = &[("printed", ()), ("derived", ()), ("ruling", ()), ("faq", ())];

/// Reads all cases of a file.
pub(crate) fn read_scenarios<'a>(file: &TomlTable<'a>) -> Vec<Scenario<'a>> {
    let cases = file.tables("scenario");
    if cases.is_empty() {
        let hint = "each case begins with [[scenario]]";
        file.problem(None, "the file has no scenario", Some(hint.into()));
    }
    let shared = file.tables("cards");
    cases.iter().map(|table| read_scenario(table, &shared)).collect()
}

/// Reads one case. Content of the whole file comes first, so that the case may replace it.
fn read_scenario<'a>(table: &TomlTable<'a>, shared: &[TomlTable<'a>]) -> Scenario<'a> {
    let title: Option<String> = table.required("title");
    table.choice("kind", KINDS);
    let rules = written(table, "rules");
    if rules.is_empty() {
        let hint = "name the rules that this case would see broken: rules = [\"ZK-MOVE-04\"]";
        table.problem(Some("rules"), "a scenario covers at least one rule", Some(hint.into()));
    }
    let given = table.required_table("given");
    let options = table.table("options").map(|options| fact_lines(&options)).unwrap_or_default();
    let scenario = Scenario {
        line: table.line(),
        title: title.unwrap_or_default(),
        rules,
        options,
        content: shared.iter().cloned().chain(table.tables("cards")).collect(),
        given_line: given.as_ref().map_or(0, TomlTable::line),
        given: given.map(|given| fact_lines(&given)).unwrap_or_default(),
        branches: read_branches(table),
    };
    table.finish();
    scenario
}

/// The named branches of a scenario, or the one that it has itself.
fn read_branches(table: &TomlTable<'_>) -> Vec<Branch> {
    let named = table.tables("branches");
    if named.is_empty() {
        return vec![read_branch(table, None)];
    }
    for key in ["steps", "luck"] {
        if table.has(key) {
            let hint = format!("move \"{key}\" into the branches");
            table.problem(Some(key), "a scenario with branches has none itself", Some(hint));
        }
    }
    let mut names: Vec<String> = Vec::new();
    let mut branches = Vec::new();
    for inner in &named {
        let name: String = inner.required("name").unwrap_or_default();
        if names.contains(&name) {
            inner.problem(Some("name"), format!("there are two branches \"{name}\""), None);
        }
        branches.push(read_branch(inner, Some(name.clone())));
        names.push(name);
        inner.finish();
    }
    branches
}

fn read_branch(table: &TomlTable<'_>, name: Option<String>) -> Branch {
    let steps: Vec<Step> = table.tables("steps").iter().map(read_step).collect();
    if steps.is_empty() {
        let hint = "[[scenario.steps]] with an act, or something that must hold";
        table.problem(None, "a scenario needs steps", Some(hint.into()));
    }
    Branch { line: table.line(), name, luck: read_luck(table), steps }
}

fn read_step(table: &TomlTable<'_>) -> Step {
    let act = word(table, "act");
    let expect = Expect {
        then: table.table("then").map(|then| fact_lines(&then)).unwrap_or_default(),
        events: written(table, "events"),
        only_events: list(table, "only-events"),
        no_events: written(table, "no-events"),
        offers: list(table, "offers"),
        offers_of: table.table("offers-of").map(|it| read_lists(&it)).unwrap_or_default(),
        legal: written(table, "legal"),
        refused: table.tables("refused").iter().filter_map(read_refused).collect(),
        sees: table.table("sees").map(|sees| read_sees(&sees)).unwrap_or_default(),
    };
    table.finish();
    if act.is_none() && expect.is_empty() {
        let hint = "give it an act, or something that must hold: then, events, offers, refused";
        table.problem(None, "this step does nothing and expects nothing", Some(hint.into()));
    }
    Step { act, expect }
}

/// A text with its line, where it is there.
fn word(table: &TomlTable<'_>, key: &str) -> Option<Written> {
    let line = table.value(key)?.line();
    Some(Written { text: table.optional(key)?, line })
}

/// A list with its line, where it is there.
fn list(table: &TomlTable<'_>, key: &str) -> Option<WrittenList> {
    let line = table.value(key)?.line();
    Some(WrittenList { words: written(table, key), line })
}

/// The words of a list with their lines; none where the key is left out.
fn written(table: &TomlTable<'_>, key: &str) -> Vec<Written> {
    let words = table.words(key);
    words.iter().map(|word| Written { text: word.text.clone(), line: word.line() }).collect()
}

fn read_refused(table: &TomlTable<'_>) -> Option<Refused> {
    let act: Option<String> = table.required("act");
    let line = table.value("act").map_or(0, |act| act.line());
    let rules = match table.value("rule") {
        None => Vec::new(),
        Some(rule) => match rule.text() {
            Some(text) => vec![Written { text: text.to_owned(), line: rule.line() }],
            None => written(table, "rule"),
        },
    };
    if table.has("rule") && rules.is_empty() {
        let hint = "a rule or a list of rules; leave \"rule\" out if any will do";
        table.problem(Some("rule"), "no rule is named", Some(hint.into()));
    }
    let reason = word(table, "reason");
    table.finish();
    Some(Refused { act: Written { text: act?, line }, rules, reason })
}

/// A free table of facts, such as the position of a perft file.
pub fn read_facts(table: &TomlTable<'_>) -> Facts {
    plain(&fact_lines(table))
}

/// A free table of facts; numbers are as good as texts, and `humans.hand = ""` is a fact of
/// that name although TOML makes a table of it.
fn fact_lines(table: &TomlTable<'_>) -> FactLines {
    let mut facts = FactLines::new();
    for (key, value) in table.entries() {
        let inner = match value.table() {
            Some(inner) => fact_lines(&inner),
            None => FactLines::new(),
        };
        let nested = inner.into_iter().map(|(name, fact)| (format!("{key}.{name}"), fact));
        let own = if value.table().is_none() { read_fact(&value) } else { None };
        let own = own.map(|text| (key.clone(), Written { text, line: value.line() }));
        for (key, fact) in nested.chain(own) {
            if let Some(first) = facts.get(&key) {
                let hint = format!("the first is at line {}", first.line);
                value.problem(format!("the fact \"{key}\" is written twice"), Some(hint));
            }
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

fn read_lists(table: &TomlTable<'_>) -> Vec<(Written, Vec<String>)> {
    let read = |(key, value): (String, Value<'_>)| {
        let list = value.list().unwrap_or_else(|| {
            let hint = format!("\"{key}\" = [\"T1\", \"T2\"]");
            value.problem(format!("expected a list of texts, found {}", value.kind()), Some(hint));
            Vec::new()
        });
        let rests = list.iter().filter_map(read_fact).collect();
        (Written { text: key, line: value.line() }, rests)
    };
    table.entries().into_iter().map(read).collect()
}

fn read_sees(table: &TomlTable<'_>) -> Vec<(Written, FactLines)> {
    let read = |(key, value): (String, Value<'_>)| {
        let Some(facts) = value.table() else {
            let hint = "sees = { zombies = { \"humans.hand\" = \"?\" } }";
            value.problem("an observer sees facts", Some(hint.into()));
            return None;
        };
        Some((Written { text: key, line: value.line() }, fact_lines(&facts)))
    };
    table.entries().into_iter().filter_map(read).collect()
}

fn read_luck(table: &TomlTable<'_>) -> Vec<Luck> {
    let mut luck = Vec::new();
    for word in table.words("luck") {
        match word.text.split_once(' ') {
            Some((tag, answer)) => luck.push(Luck {
                line: word.line(),
                tag: tag.to_owned(),
                answer: answer.trim().to_owned(),
            }),
            None => {
                let hint = "a question and its answer: luck = [\"zombies.draw sasza\"]";
                word.problem(format!("cannot read \"{}\"", word.text), Some(hint.into()));
            }
        }
    }
    luck
}
