//! `horda content`: checks and draws tiles and missions that people write.

use std::path::{Path, PathBuf};

use horda_content::{Problem, Source};
use horda_zombicide::board::files::{check_file, render_file};
use horda_zombicide::missions::check::check_mission;
use horda_zombicide::missions::draw::draw_mission;
use horda_zombicide::options::Options;
use horda_zombicide::pack::Pack;
use horda_zombicide::shipped;

use crate::cli::{Content, ContentCommand};
use crate::fault::{Done, Fault, read_file};
use crate::scenario::collect;

pub fn run(arguments: &Content) -> Done {
    let rules = shipped::rules(Options::default()).map_err(|found| Fault::all(&found))?;
    match &arguments.command {
        ContentCommand::Check { paths } => check(rules.pack(), paths),
        ContentCommand::Render { path, out } => render(rules.pack(), path, out.as_deref()),
    }
}

/// What a file is.
enum Sort {
    Tiles,
    Mission,
}

/// Tiles have `[[tile]]`; everything else is read as a mission.
fn sort(text: &str) -> Sort {
    let tiles = text.lines().any(|line| line.trim_start().starts_with("[[tile]]"));
    if tiles { Sort::Tiles } else { Sort::Mission }
}

fn check(pack: &Pack, paths: &[PathBuf]) -> Done {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        return Err(Fault::Usage("no file (*.toml) is there".into()));
    }
    let mut wrong = 0;
    for path in &files {
        let (name, text) = (path.display().to_string(), read_file(path)?);
        let source = Source { file: &name, text: &text };
        let (problems, remarks): (Vec<Problem>, Vec<String>) = match sort(&text) {
            Sort::Tiles => {
                let found = check_file(source, &pack.tiles);
                (found.problems, found.remarks)
            }
            Sort::Mission => {
                let checked = check_mission(pack, source);
                (checked.problems, checked.remarks)
            }
        };
        problems.iter().for_each(|problem| anstream::println!("{problem}"));
        remarks.iter().for_each(|remark| anstream::println!("{name}: note: {remark}"));
        wrong += problems.len();
    }
    anstream::println!("{} files, {wrong} problems", files.len());
    if wrong == 0 { Ok(()) } else { Err(Fault::Failure("not everything is right".into())) }
}

/// Draws the file also where something is wrong with it; the exit code says so then.
fn render(pack: &Pack, path: &Path, out: Option<&Path>) -> Done {
    let (name, text) = (path.display().to_string(), read_file(path)?);
    let source = Source { file: &name, text: &text };
    let (pictures, problems) = match sort(&text) {
        Sort::Tiles => match render_file(source, &pack.tiles) {
            Ok(pictures) => (pictures, Vec::new()),
            Err(problems) => return Err(Fault::all(&problems)),
        },
        Sort::Mission => {
            let checked = check_mission(pack, source);
            (vec![draw_mission(pack, &checked)], checked.problems)
        }
    };
    for (place, picture) in pictures.iter().enumerate() {
        let file = file_of(path, out, place, pictures.len());
        let failed = |error| Fault::Failure(format!("cannot write {}: {error}", file.display()));
        std::fs::write(&file, picture).map_err(failed)?;
        anstream::println!("{}", file.display());
    }
    if problems.is_empty() { Ok(()) } else { Err(Fault::all(&problems)) }
}

/// The named file, or that beside the drawn one; with a number where there are several pictures.
fn file_of(path: &Path, out: Option<&Path>, place: usize, count: usize) -> PathBuf {
    let file = out.map_or_else(|| path.with_extension("svg"), Path::to_owned);
    if count == 1 {
        return file;
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    file.with_file_name(format!("{stem}-{}.svg", place + 1))
}
