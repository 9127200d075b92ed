//! Builds mutants and runs the tests of their game until one of them fails.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;

use super::copy;
use super::find::Mutant;
use super::program::Programs;
use super::switched::{Complaint, SWITCH, Switched};
use crate::check::cargo_command;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is no Rust.
    Unbuildable,
    /// A scenario fails.
    Scenarios,
    /// Another test of the game fails.
    OtherTests,
    /// Only a golden game is different.
    OnlyGolden,
    /// No test fails.
    Survived,
}

impl fmt::Display for Fate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(match self {
            Fate::Unbuildable => "does not build",
            Fate::Scenarios => "scenarios",
            Fate::OtherTests => "other tests",
            Fate::OnlyGolden => "ONLY GOLDEN",
            Fate::Survived => "SURVIVED",
        })
    }
}

/// A copy of the repository in which the mutants of a game are tried.
pub struct Trial<'a> {
    copy: PathBuf,
    target: PathBuf,
    package: String,
    folder: PathBuf,
    mutants: &'a [Mutant],
    /// The files of the mutants as they are without them.
    sources: BTreeMap<&'a str, String>,
    /// Numbers of the mutants that are in the copy now, each behind a switch.
    switched: BTreeSet<usize>,
    /// Every test file of the game beside scenarios and golden games.
    others: Vec<String>,
    programs: Programs,
}

impl<'a> Trial<'a> {
    /// Copies the repository.
    pub fn prepare(root: &Path, game: &str, mutants: &'a [Mutant]) -> Result<Trial<'a>, String> {
        let own = root.join("target/mutants");
        let copy = own.join("copy");
        fs::create_dir_all(&copy).map_err(|error| format!("{}: {error}", copy.display()))?;
        copy::refresh(root, &copy)?;
        let folder = copy.join("crates/games").join(game);
        let source = |mutant: &'a Mutant| {
            let text = read(&folder.join("src").join(&mutant.file))?;
            Ok((mutant.file.as_str(), text))
        };
        Ok(Trial {
            target: own.join("target"),
            package: format!("horda-{game}"),
            mutants,
            sources: mutants.iter().map(source).collect::<Result<_, String>>()?,
            switched: BTreeSet::new(),
            others: other_tests(&folder.join("tests"))?,
            folder,
            copy,
            programs: Programs::default(),
        })
    }

    /// Puts all mutants that build together into the copy. Tells their numbers.
    pub fn switch_all(&mut self) -> Result<BTreeSet<usize>, String> {
        let lib = self.folder.join("src/lib.rs");
        copy::write(&lib, format!("{}{SWITCH}", read(&lib)?).as_bytes())?;
        self.switched = (0..self.mutants.len()).collect();
        loop {
            let files = self.write_switched()?;
            let complaints = self.complaints()?;
            if complaints.is_empty() {
                return Ok(self.switched.clone());
            }
            let blamed = complaints.iter().flat_map(|complaint| {
                let file = files.get(complaint.file.as_str());
                file.map(|it| it.blamed(complaint)).unwrap_or_default()
            });
            let blamed: BTreeSet<usize> = blamed.collect();
            if blamed.is_empty() {
                return Err(format!("no mutant is to blame for {complaints:?}"));
            }
            self.switched.retain(|number| !blamed.contains(number));
        }
    }

    /// Makes the files of the copy what they are without a mutant.
    pub fn switch_none(&mut self) -> Result<(), String> {
        self.switched.clear();
        self.write_switched().map(drop)
    }

    fn write_switched(&self) -> Result<BTreeMap<&'a str, Switched>, String> {
        let of_file = |file: &str| -> Vec<(usize, &Mutant)> {
            let numbered = self.mutants.iter().enumerate();
            let here =
                numbered.filter(|(number, it)| it.file == file && self.switched.contains(number));
            here.collect()
        };
        let mut files = BTreeMap::new();
        for (file, source) in &self.sources {
            let switched = Switched::new(source, &of_file(file));
            copy::write(&self.folder.join("src").join(file), switched.text.as_bytes())?;
            files.insert(*file, switched);
        }
        Ok(files)
    }

    fn complaints(&self) -> Result<Vec<Complaint>, String> {
        let (builds, said) = self.cargo(&["check"], &["--lib"])?;
        let found: Vec<_> = said.iter().filter_map(complaint).collect();
        if builds || !found.is_empty() {
            return Ok(found);
        }
        Err("the copy with switches does not build, and the compiler does not say where".to_owned())
    }

    /// Sees that all scenarios pass without a mutant.
    pub fn check_scenarios(&mut self) -> Result<(), String> {
        let fate = self.run_scenarios(None)?;
        unchanged(fate.unwrap_or(Fate::Survived))
    }

    /// Sees that all other tests pass without a mutant.
    pub fn check_others(&mut self) -> Result<(), String> {
        let fate = self.run_others(None)?;
        unchanged(fate)
    }

    /// Tries one mutant on the scenarios; nothing where they do not see it.
    pub fn try_scenarios(&mut self, number: usize) -> Result<Option<Fate>, String> {
        self.with(number, Trial::run_scenarios)
    }

    /// Tries a mutant that scenarios do not see on all other tests.
    pub fn try_others(&mut self, number: usize) -> Result<Fate, String> {
        self.with(number, Trial::run_others)
    }

    /// Runs tests with a mutant: switched on, or alone in its file, which is as before afterwards.
    fn with<T>(
        &mut self,
        number: usize,
        run: impl FnOnce(&mut Trial<'a>, Option<usize>) -> Result<T, String>,
    ) -> Result<T, String> {
        if self.switched.contains(&number) {
            return run(self, Some(number));
        }
        let mutant = &self.mutants[number];
        let path = self.folder.join("src").join(&mutant.file);
        let source = self.sources[mutant.file.as_str()].clone();
        let mut changed = source.clone();
        changed.replace_range(mutant.range.clone(), &mutant.replacement);
        copy::write(&path, changed.as_bytes())?;
        let fate = run(self, None);
        copy::write(&path, source.as_bytes())?;
        fate
    }

    fn run_scenarios(&mut self, mutant: Option<usize>) -> Result<Option<Fate>, String> {
        let Some(scenarios) = self.build(&["--test", "scenarios"])? else {
            return Ok(Some(Fate::Unbuildable));
        };
        let pass = self.programs.all_pass(&scenarios, &self.folder, mutant)?;
        Ok(if pass { None } else { Some(Fate::Scenarios) })
    }

    fn run_others(&mut self, mutant: Option<usize>) -> Result<Fate, String> {
        let mut rest = vec!["--lib"];
        rest.extend(self.others.iter().flat_map(|name| ["--test", name.as_str()]));
        // What builds for the scenarios builds for the others, unless a test uses what is broken.
        let others = self.build(&rest)?;
        match others {
            Some(others) if self.programs.all_pass(&others, &self.folder, mutant)? => {}
            Some(_) | None => return Ok(Fate::OtherTests),
        }
        let golden = self.build(&["--test", "golden"])?.unwrap_or_default();
        let pass = self.programs.all_pass(&golden, &self.folder, mutant)?;
        Ok(if pass { Fate::Survived } else { Fate::OnlyGolden })
    }

    /// Builds some tests; tells the programs, or nothing where they do not build.
    fn build(&self, which: &[&str]) -> Result<Option<Vec<PathBuf>>, String> {
        let (builds, said) = self.cargo(&["test", "--no-run"], which)?;
        let program = |message: &Value| message["executable"].as_str().map(PathBuf::from);
        let mut programs: Vec<PathBuf> = said.iter().filter_map(program).collect();
        programs.sort_by_key(|program| is_slow(program));
        Ok(builds.then_some(programs))
    }

    /// Runs cargo on the game in the copy: did it succeed, and its messages.
    fn cargo(&self, what: &[&str], which: &[&str]) -> Result<(bool, Vec<Value>), String> {
        let mut command = cargo_command(&self.copy);
        command.env("CARGO_TARGET_DIR", &self.target).env("CARGO_INCREMENTAL", "1");
        command.env("CARGO_PROFILE_DEV_DEBUG", "0").args(what);
        command.args(["--offline", "--message-format=json", "-p", &self.package]).args(which);
        let output = command.stderr(Stdio::null()).output();
        let output = output.map_err(|error| format!("cargo {}: {error}", what.join(" ")))?;
        let said = String::from_utf8_lossy(&output.stdout);
        let messages = said.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        Ok((output.status.success(), messages))
    }
}

/// An error of the compiler, if this is one and says where.
fn complaint(message: &Value) -> Option<Complaint> {
    let message = &message["message"];
    let spans = message["spans"].as_array().filter(|_| message["level"] == "error")?;
    let byte = |span: &Value, key: &str| span[key].as_u64().unwrap_or_default() as usize;
    let main = spans.iter().find(|span| span["is_primary"] == true)?;
    let here = || spans.iter().filter(|span| span["file_name"] == main["file_name"]);
    let first = here().map(|span| byte(span, "byte_start")).min()?;
    let last = here().map(|span| byte(span, "byte_end")).max()?;
    Some(Complaint {
        file: main["file_name"].as_str()?.rsplit('/').next()?.to_owned(),
        bytes: byte(main, "byte_start")..byte(main, "byte_end"),
        hull: first..last,
    })
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Without a mutant every test passes.
fn unchanged(fate: Fate) -> Result<(), String> {
    match fate {
        Fate::Survived => Ok(()),
        Fate::Unbuildable | Fate::Scenarios | Fate::OtherTests | Fate::OnlyGolden => {
            Err(format!("the tests fail without a mutant: {fate}"))
        }
    }
}

/// Is this a test that plays thousands of games?
fn is_slow(program: &Path) -> bool {
    let name = program.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
    ["laws-", "fuzz-", "perft-"].iter().any(|slow| name.starts_with(slow))
}

/// Names of the test files of a game, without scenarios and golden games.
fn other_tests(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let name = |path: PathBuf| {
        let is_test = path.is_file() || path.join("main.rs").is_file();
        let name = path.file_stem()?.to_str()?.to_owned();
        (is_test && !["scenarios", "golden"].contains(&name.as_str())).then_some(name)
    };
    Ok(entries.flatten().filter_map(|entry| name(entry.path())).collect())
}
