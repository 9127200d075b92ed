//! Which tests would see which rule broken: written by `cargo xtask proofs --update`, compared
//! without it. `horda rules` shows it to everybody.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::games::{Game, games};
use crate::golden::Mode;

/// For each rule the tests that name it, in order of file.
type Proofs = BTreeMap<String, Vec<String>>;

/// Compares or writes the proofs of every game.
pub fn run(root: &Path, mode: Mode) -> Result<(), String> {
    for game in games()? {
        run_game(root, mode, &game)?;
    }
    Ok(())
}

fn run_game(root: &Path, mode: Mode, game: &Game) -> Result<(), String> {
    let file = format!("content/{}/proofs.toml", game.key);
    let path = root.join(&file);
    let now = write(&collect(root, game)?);
    if fs::read_to_string(&path).unwrap_or_default() == now {
        println!("proofs: {file} is as written");
        return Ok(());
    }
    match mode {
        Mode::Compare => {
            Err(format!("{file} does not name today's tests; run cargo xtask proofs --update"))
        }
        Mode::Update => {
            println!("proofs: wrote {file}");
            fs::write(&path, now).map_err(|error| format!("{}: {error}", path.display()))
        }
    }
}

fn collect(root: &Path, game: &Game) -> Result<Proofs, String> {
    let mut proofs = Proofs::new();
    for path in files(&root.join("tests/scenarios").join(game.key), "toml")? {
        let outcome = (game.run_scenarios)(&name(&path), &read(&path)?);
        for (rule, title) in outcome.covered {
            proofs.entry(rule).or_default().push(title);
        }
    }
    for path in files(&root.join("crates/games").join(game.key).join("tests"), "rs")? {
        for (rule, test) in tests_in(&read(&path)?) {
            proofs.entry(rule).or_default().push(format!("{test} ({})", name(&path)));
        }
    }
    Ok(proofs)
}

/// Test functions that are named after rules: each rule and what the rest of the name says.
fn tests_in(text: &str) -> Vec<(String, String)> {
    let mut tests = Vec::new();
    for name in text.lines().filter_map(|line| line.trim().strip_prefix("fn ")) {
        let mut rest = name.split('(').next().unwrap_or_default();
        let mut rules = Vec::new();
        while let Some((rule, more)) = leading_rule(rest) {
            rules.push(rule);
            rest = more;
        }
        let title = rest.replace('_', " ");
        tests.extend(rules.into_iter().map(|rule| (rule, title.clone())));
    }
    tests
}

/// The rule that a name begins with, as `zk_move_04_front_first` does, and what follows it.
fn leading_rule(name: &str) -> Option<(String, &str)> {
    let mut words = name.splitn(4, '_');
    let (game, area, number) = (words.next()?, words.next()?, words.next()?);
    let is_rule = game.len() == 2 && number.len() == 2 && number.parse::<u8>().is_ok();
    let id = format!("{game}-{area}-{number}").to_uppercase();
    is_rule.then(|| (id, words.next().unwrap_or_default()))
}

fn write(proofs: &Proofs) -> String {
    let mut text = String::from("# Written by `cargo xtask proofs --update`; do not edit.\n");
    for (rule, tests) in proofs {
        let _ = writeln!(text, "\n{rule} = [");
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
    fn tests_named_after_rules_are_found() {
        let text = "#[test]\nfn zk_move_04_front_first() {\n}\nfn helper() {}\nfn a_b_c_d() {}\n";
        assert_eq!(tests_in(text), [("ZK-MOVE-04".into(), "front first".into())]);
        let both = ["ZT-GAP-01", "ZT-GAP-04"].map(|rule| (rule.into(), "a board".into()));
        assert_eq!(tests_in("fn zt_gap_01_zt_gap_04_a_board() {"), both);
    }

    #[test]
    fn written_proofs_are_toml() {
        let proofs = Proofs::from([("ZK-MOVE-04".into(), vec!["a \"b\"".into()])]);
        assert!(write(&proofs).ends_with("\nZK-MOVE-04 = [\n    \"a \\\"b\\\"\",\n]\n"));
    }
}
