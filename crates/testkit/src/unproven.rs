//! Rules that a test names without getting to them: `tests/unproven.toml`.
//!
//! The list is a debt and may only shrink. A rule that is not on it and is named without being
//! hit fails; so does a rule that is on it although every test that names it hits it.

use std::collections::BTreeSet;

use horda_content::{Problems, parse};
use horda_scenario::Named;

/// What one game still owes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unproven {
    /// Rules that a scenario names and does not hit.
    pub scenarios: BTreeSet<String>,
    /// Rules that a plain Rust test is named after, so that nobody knows whether it hits them.
    pub tests: BTreeSet<String>,
}

impl Unproven {
    /// Reads the list of a game.
    pub fn load(text: &str, game: &str) -> Result<Unproven, String> {
        let problems = Problems::new("tests/unproven.toml", text);
        let list = parse(text, &problems).and_then(|file| {
            let own = file.required_table(game)?;
            let ids = |key| own.words(key).into_iter().map(|word| word.text).collect();
            let list = Unproven { scenarios: ids("scenarios"), tests: ids("tests") };
            own.finish();
            Some(list)
        });
        let wrong: Vec<String> = problems.into_sorted().iter().map(ToString::to_string).collect();
        if wrong.is_empty() { Ok(list.unwrap_or_default()) } else { Err(wrong.join("\n")) }
    }

    /// What is wrong with the rules that scenarios name.
    pub fn judge(&self, named: &[Named]) -> Vec<String> {
        let mut wrong = Vec::new();
        for it in named.iter().filter(|it| !it.is_hit && !self.scenarios.contains(&it.rule)) {
            wrong.push(format!(
                "{}:{}: {}\n    it names {} and never gets there: no event carries it, no refusal \
                 of the case cites it and no mark is hit; let the case get there, or leave it out",
                it.file, it.line, it.title, it.rule
            ));
        }
        let missed = missed(named);
        for rule in self.scenarios.difference(&missed) {
            wrong.push(format!(
                "tests/unproven.toml: every scenario that names {rule} hits it; take it off the \
                 list with cargo xtask proofs --update"
            ));
        }
        wrong
    }
}

/// Rules that some scenario names without hitting them.
pub fn missed(named: &[Named]) -> BTreeSet<String> {
    named.iter().filter(|it| !it.is_hit).map(|it| it.rule.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(rule: &str, is_hit: bool) -> Named {
        let (title, file) = ("a case".to_owned(), "a.toml".to_owned());
        Named { rule: rule.to_owned(), title, file, line: 3, is_hit }
    }

    #[test]
    fn the_list_holds_exactly_what_is_missed() {
        let text = "[drill]\nscenarios = [\"DR-A-01\"]\ntests = []\n";
        let list = Unproven::load(text, "drill").unwrap();
        assert_eq!(list.judge(&[named("DR-A-01", false), named("DR-A-02", true)]), [""; 0]);
        let more = list.judge(&[named("DR-A-01", false), named("DR-A-02", false)]);
        assert!(more.len() == 1 && more[0].starts_with("a.toml:3: a case\n"), "{more:?}");
        let fewer = list.judge(&[named("DR-A-01", true)]);
        assert!(fewer.len() == 1 && fewer[0].contains("take it off"), "{fewer:?}");
        assert!(Unproven::load(text, "other").is_err());
    }
}
