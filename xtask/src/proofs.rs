//! Which tests would see which rule broken: written by `cargo xtask proofs --update`, compared
//! without it. `horda rules` shows it to everybody.
//!
//! A test proves a rule if it gets to it. Scenarios are run and tell what they hit; a Rust test
//! that is named after a rule is a `#[rule_test]`, which fails if it does not; a rule that no
//! branch carries out names the plain test that holds it (`held-by` in the register). Whatever
//! falls short of that stands in `tests/unproven.toml`, a list that this chore only ever shortens.

mod rust_tests;
mod unproven;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use horda_content::{Register, RuleKind};
use horda_testkit::{Unproven, missed};

use crate::games::{Game, games};
use crate::golden::Mode;
use rust_tests::{Hold, RustTest, tests_in};

/// For each rule the tests that prove it; they are written in the order of the alphabet.
type Proofs = BTreeMap<String, Vec<String>>;

/// What the tests of one game prove, and what they only name.
#[derive(Default)]
struct Found {
    proofs: Proofs,
    /// Rules that are named and not got to.
    missed: Unproven,
    /// Tests that the register names and that do not exist.
    wrong: Vec<String>,
}

/// Compares or writes the proofs of every game.
pub fn run(root: &Path, mode: Mode) -> Result<(), String> {
    let (mut wrong, mut owed) = (Vec::new(), BTreeMap::new());
    for game in games()? {
        let mut found = collect(root, &game)?;
        wrong.append(&mut found.wrong);
        let file = format!("content/{}/proofs.toml", game.key);
        wrong.extend(settle(root, mode, &file, &write(&found.proofs))?);
        owed.insert(game.key, found.missed);
    }
    wrong.extend(unproven::run(root, mode, &owed)?);
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// Writes a file, or tells that it is not as written.
fn settle(root: &Path, mode: Mode, file: &str, now: &str) -> Result<Option<String>, String> {
    let path = root.join(file);
    if fs::read_to_string(&path).unwrap_or_default() == now {
        println!("proofs: {file} is as written");
        return Ok(None);
    }
    match mode {
        Mode::Compare => {
            Ok(Some(format!("{file} is not as the tests are; run cargo xtask proofs --update")))
        }
        Mode::Update => {
            println!("proofs: wrote {file}");
            fs::write(&path, now).map_err(|error| format!("{}: {error}", path.display()))?;
            Ok(None)
        }
    }
}

fn collect(root: &Path, game: &Game) -> Result<Found, String> {
    let mut found = Found::default();
    let mut named = Vec::new();
    for path in files(&root.join("tests/scenarios").join(game.key), "toml")? {
        let mut outcome = (game.run_scenarios)(&name(&path), &read(&path)?);
        found.wrong.extend(outcome.wrong());
        named.append(&mut outcome.named);
    }
    for it in named.iter().filter(|it| it.is_hit) {
        found.proofs.entry(it.rule.clone()).or_default().push(it.title.clone());
    }
    found.missed.scenarios = missed(&named);
    let mut tests = Vec::new();
    for path in files(&root.join("crates/games").join(game.key).join("tests"), "rs")? {
        tests.extend(tests_in(&name(&path), &read(&path)?));
    }
    found.take_tests(&game.register, &tests);
    Ok(found)
}

impl Found {
    fn take_tests(&mut self, register: &Register, tests: &[RustTest]) {
        let held: BTreeMap<&str, &str> = register
            .iter()
            .filter_map(|rule| Some((rule.id.as_str(), rule.held_by.as_deref()?)))
            .collect();
        for test in tests {
            for rule in &test.rules {
                let is_holder = held.get(rule.as_str()) == Some(&test.name.as_str());
                let kind = register.get(rule).map(|rule| rule.kind);
                match (test.hold, kind) {
                    (Hold::ToItsRule, _) => self.prove(rule, test),
                    // An example is proved by the test that plays it.
                    (Hold::None, Some(RuleKind::Example | RuleKind::Vector)) => {
                        self.prove(rule, test);
                    }
                    (Hold::None, _) if is_holder => {}
                    (Hold::None, _) => drop(self.missed.tests.insert(rule.clone())),
                }
            }
        }
        for (rule, holder) in held {
            match tests.iter().find(|test| test.name == holder) {
                Some(test) => self.prove(rule, test),
                None => {
                    let what = format!("{rule} is held by \"{holder}\", and there is no such test");
                    self.wrong.push(what);
                }
            }
        }
    }

    fn prove(&mut self, rule: &str, test: &RustTest) {
        self.proofs.entry(rule.to_owned()).or_default().push(test.title());
    }
}

fn write(proofs: &Proofs) -> String {
    let mut text = String::from("# Written by `cargo xtask proofs --update`; do not edit.\n");
    for (rule, tests) in proofs {
        let _ = writeln!(text, "\n{rule} = [");
        let tests: BTreeSet<&String> = tests.iter().collect();
        for test in tests {
            let _ = writeln!(text, "    {test:?},");
        }
        let _ = writeln!(text, "]");
    }
    text
}

/// The files of a folder and of the folders in it, in order.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_proofs_are_toml() {
        let proofs = Proofs::from([("ZK-MOVE-04".into(), vec!["a \"b\"".into()])]);
        assert!(write(&proofs).ends_with("\nZK-MOVE-04 = [\n    \"a \\\"b\\\"\",\n]\n"));
    }

    #[test]
    fn a_plain_test_proves_only_what_the_register_says() {
        let entry = |id: &str, more: &str| {
            format!(
                "[[rule]]\nid = \"{id}\"\nkind = \"rule\"\nsource = \"L1\"\n{more}\n\
                 title = {{ pl = \"a\", en = \"b\" }}\ntext = {{ pl = \"a\", en = \"b\" }}\n"
            )
        };
        let text = entry("ZK-COMP-01", "held-by = \"deck_sizes\"")
            + &entry("ZK-MOVE-04", "")
            + &entry("ZK-MOVE-05", "held-by = \"nobody\"");
        let register = Register::load("rules.toml", &text).unwrap();
        let tests = tests_in(
            "a.rs",
            "#[test]\nfn deck_sizes() {\n#[test]\nfn zk_move_04_front_first() {\n",
        );
        let mut found = Found::default();
        found.take_tests(&register, &tests);
        assert_eq!(found.proofs["ZK-COMP-01"], ["deck sizes (a.rs)"]);
        assert_eq!(Vec::from_iter(found.missed.tests), ["ZK-MOVE-04"]);
        assert_eq!(found.wrong, ["ZK-MOVE-05 is held by \"nobody\", and there is no such test"]);
    }
}
