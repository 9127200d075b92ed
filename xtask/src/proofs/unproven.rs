//! `tests/unproven.toml`: rules that a test names without getting to them. It only shrinks.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use horda_testkit::Unproven;

use super::{read, settle};
use crate::golden::Mode;

const FILE: &str = "tests/unproven.toml";

const HEAD: &str = "\
# Rules that a test names without getting to them: no event carries the rule, no refusal that the
# test checks cites it, and no mark of it is hit. A debt: `cargo xtask proofs --update` takes off
# what is paid and never adds anything. `docs/testing.md` says how a rule is proved.
";

/// Compares the list with what the tests miss today, or shortens it. Tells what is wrong.
pub fn run(
    root: &Path,
    mode: Mode,
    missed: &BTreeMap<&'static str, Unproven>,
) -> Result<Vec<String>, String> {
    let text = read(&root.join(FILE))?;
    let (mut wrong, mut left) = (Vec::new(), BTreeMap::new());
    for (game, missed) in missed {
        let listed = Unproven::load(&text, game)?;
        let scenarios = missed.scenarios.difference(&listed.scenarios);
        wrong.extend(scenarios.map(|rule| {
            format!("a scenario names {rule} and never gets there; cargo test says which")
        }));
        wrong.extend(missed.tests.difference(&listed.tests).map(|rule| {
            format!(
                "a plain #[test] is named after {rule}; make it a #[horda_derive::rule_test], or \
                 name it in the register as held-by if no branch carries the rule out"
            )
        }));
        let both = |a: &BTreeSet<String>, b: &BTreeSet<String>| a & b;
        let left_over = Unproven {
            scenarios: both(&missed.scenarios, &listed.scenarios),
            tests: both(&missed.tests, &listed.tests),
        };
        println!(
            "proofs: {game}: {} rules of scenarios and {} of Rust tests are not proved yet",
            left_over.scenarios.len(),
            left_over.tests.len()
        );
        left.insert(*game, left_over);
    }
    wrong.extend(settle(root, mode, FILE, &write(&left))?);
    Ok(wrong)
}

fn write(left: &BTreeMap<&'static str, Unproven>) -> String {
    let mut text = HEAD.to_owned();
    for (game, left) in left {
        let _ = writeln!(text, "\n[{game}]");
        for (key, rules) in [("scenarios", &left.scenarios), ("tests", &left.tests)] {
            let _ = writeln!(text, "{key} = [");
            for rule in rules {
                let _ = writeln!(text, "    \"{rule}\",");
            }
            text.push_str("]\n");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_list_reads_back() {
        let list = Unproven {
            scenarios: BTreeSet::from(["ZK-MOVE-04".to_owned()]),
            tests: BTreeSet::new(),
        };
        let text = write(&BTreeMap::from([("zombiaki", list.clone())]));
        assert_eq!(Unproven::load(&text, "zombiaki"), Ok(list));
    }
}
