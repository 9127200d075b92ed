//! `horda scenario run`.

use std::path::{Path, PathBuf};

use horda_catalog::{Game, find};
use horda_content::{Problems, parse};

use crate::cli::{Scenario, ScenarioCommand};
use crate::fault::{Done, Fault, read_file};

pub fn run(arguments: &Scenario) -> Done {
    let ScenarioCommand::Run { paths } = &arguments.command;
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        return Err(Fault::Usage("no scenario file (*.toml) is there".into()));
    }
    let (mut ran, mut wrong) = (0, 0);
    for file in &files {
        let name = file.display().to_string();
        let text = read_file(file)?;
        let outcome = game_of(&name, &text)?.run_scenarios(&name, &text);
        ran += outcome.ran;
        wrong += outcome.problems.len();
        outcome.problems.iter().for_each(|problem| anstream::println!("{problem}"));
        outcome.failures.iter().for_each(|failure| anstream::println!("{failure}"));
        let mut failed: Vec<&str> = outcome.failures.iter().map(|it| it.title.as_str()).collect();
        failed.sort_unstable();
        failed.dedup();
        wrong += failed.len();
    }
    anstream::println!("{ran} scenarios in {} files, {wrong} wrong", files.len());
    if wrong == 0 { Ok(()) } else { Err(Fault::Failure("not every scenario holds".into())) }
}

/// The file itself, or every scenario file below a folder, in order of name.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Done {
    let unreadable = |error: std::io::Error| {
        Fault::Usage(format!("cannot read {}: {error}; check the path", path.display()))
    };
    if !path.metadata().map_err(unreadable)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = std::fs::read_dir(path).map_err(unreadable)?;
    let mut entries: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "toml") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// The game that the file names in its first key.
fn game_of(file: &str, text: &str) -> Result<&'static dyn Game, Fault> {
    let problems = Problems::new(file, text);
    let key = parse(text, &problems).and_then(|table| {
        let key: String = table.required("game")?;
        match find(&key) {
            Ok(game) => Some(game),
            Err(complaint) => {
                table.problem(Some("game"), complaint.what, complaint.hint);
                None
            }
        }
    });
    key.ok_or_else(|| Fault::all(&problems.into_sorted()))
}
