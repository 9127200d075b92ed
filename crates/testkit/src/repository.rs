//! The files of the repository that a game is held against. Each answer says all that is wrong.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use horda_content::{Language, Problem, Register, Source, Texts, Variant};
use horda_kit::{Notation, Spoken, marks};
use horda_scenario::{Book, run_scenarios};

use crate::{Unproven, check_playthrough, run_perft};

/// Runs every scenario of the game. A case must get to every rule that it names; those that do
/// not yet stand in `tests/unproven.toml`, which may only shrink. Every reason for a refusal has a
/// case that compares its rule and its sentence; where a reason always cites one rule, or one of
/// several, `cited` lists these rules with its key, and each of them has a case.
pub fn check_scenarios<R>(
    rules: &R,
    register: &[Source],
    texts: &[(Language, &str, &str)],
    cited: impl IntoIterator<Item = (&'static str, &'static str)>,
) -> Result<(), String>
where
    R: Notation + Spoken + Variant,
{
    let said = |problems: Vec<Problem>| format!("{problems:#?}");
    let register = Register::of(register).map_err(said)?;
    let texts = Texts::load(texts).map_err(said)?;
    let book = Book { register: &register, texts: &texts };
    let (mut ran, mut wrong, mut named) = (0, Vec::new(), Vec::new());
    let mut reasons = BTreeSet::new();
    for (name, text) in files("scenarios", R::GAME)? {
        let mut outcome = run_scenarios(rules, book, &name, &text);
        ran += outcome.ran;
        wrong.extend(outcome.wrong());
        named.append(&mut outcome.named);
        reasons.append(&mut outcome.reasons);
    }
    if marks::KEPT {
        let unproven = Unproven::load(&read(&tests().join("unproven.toml"))?, R::GAME)?;
        wrong.extend(unproven.judge(&named));
    }
    let reason = |key: &&str| key.starts_with("refusal-") && !key.ends_with(".fix");
    let compared = |key: &str| reasons.iter().any(|(_, compared)| compared == key);
    let missed = texts.keys().filter(reason).filter(|key| !compared(key));
    wrong.extend(
        missed.map(|key| format!("{key}: no case compares this reason; name it in a `refused`")),
    );
    let pairs: BTreeSet<_> = cited.into_iter().collect();
    let missed = pairs.iter().filter(|(rule, key)| {
        let pair = ((*rule).to_owned(), (*key).to_owned());
        compared(key) && !reasons.contains(&pair)
    });
    wrong.extend(missed.map(|(rule, key)| {
        format!("{rule}, {key}: no case compares this rule and reason; name both in a `refused`")
    }));
    verdict(ran, &wrong)
}

/// Plays every golden game of the game again.
pub fn check_playthroughs<R: Notation + Spoken + Variant>(rules: &R) -> Result<(), String> {
    let files = files("playthroughs", R::GAME)?;
    let check = |(name, written): &(String, String)| check_playthrough(rules, name, written).err();
    let wrong: Vec<_> = files.iter().filter_map(check).collect();
    verdict(files.len(), &wrong)
}

/// Counts again what a perft file has counted.
pub fn check_perft<R: Notation>(rules: &R, file: &str) -> Result<(), String> {
    let path = tests().join("perft").join(file);
    let text = read(&path)?;
    verdict(1, &run_perft(rules, file, &text).wrong())
}

/// Every case of every scenario file of a game, each as a file of its own: a file with one broken
/// case runs none of them, so whole files would hardly ever get a fuzzer to the rules.
pub fn single_cases(game: &str) -> Vec<String> {
    let files = files("scenarios", game).unwrap_or_else(|what| panic!("{what}"));
    let mut cases = Vec::new();
    for (_, text) in files {
        let mut parts = text.split("[[scenario]]");
        let head = parts.next().unwrap_or_default();
        cases.extend(parts.map(|case| format!("{head}[[scenario]]{case}")));
    }
    cases
}

/// Nothing wrong among so many; nothing at all is wrong too.
fn verdict(ran: usize, wrong: &[String]) -> Result<(), String> {
    match (ran, wrong) {
        (0, []) => Err("there is nothing to run".to_owned()),
        (_, []) => Ok(()),
        _ => Err(format!("{} problems among {ran}:\n{}", wrong.len(), wrong.join("\n"))),
    }
}

/// Names and texts of the files of a game, in order.
fn files(kind: &str, game: &str) -> Result<Vec<(String, String)>, String> {
    let folder = tests().join(kind).join(game);
    let found = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<_> = found.flatten().map(|file| file.path()).collect();
    paths.sort();
    paths.iter().map(|path| Ok((name(path), read(path)?))).collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}
