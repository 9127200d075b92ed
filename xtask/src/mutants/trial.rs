//! Builds a mutant and runs the tests of its game until one of them fails.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::copy;
use super::find::Mutant;
use crate::check::cargo_command;

/// A test program that runs longer with a mutant has noticed it: the rules do not end any more.
/// So many times as long as without a mutant, and never less than the second.
const SLACK: u32 = 10;
const LEAST: Duration = Duration::from_secs(20);
/// How long a test program may take without a mutant.
const UNCHANGED: Duration = Duration::from_secs(900);

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
    /// Nobody sees it.
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
pub struct Trial {
    copy: PathBuf,
    target: PathBuf,
    package: String,
    folder: PathBuf,
    /// Every test file of the game beside scenarios and golden games.
    others: Vec<String>,
    /// How long each test program may take, known once it has passed without a mutant.
    limits: BTreeMap<PathBuf, Duration>,
}

impl Trial {
    /// Copies the repository and sees that all scenarios pass as they are.
    pub fn prepare(root: &Path, game: &str, job: usize) -> Result<Trial, String> {
        let own = root.join("target/mutants");
        let copy = own.join(format!("copy-{job}"));
        fs::create_dir_all(&copy).map_err(|error| format!("{}: {error}", copy.display()))?;
        copy::refresh(root, &copy)?;
        let folder = copy.join("crates/games").join(game);
        let mut trial = Trial {
            target: own.join(format!("target-{job}")),
            package: format!("horda-{game}"),
            others: other_tests(&folder.join("tests"))?,
            folder,
            copy,
            limits: BTreeMap::new(),
        };
        let fate = trial.run_scenarios()?;
        unchanged(fate.unwrap_or(Fate::Survived))?;
        Ok(trial)
    }

    /// Sees that all other tests pass as they are.
    pub fn prepare_others(&mut self) -> Result<(), String> {
        let fate = self.run_others()?;
        unchanged(fate)
    }

    /// Tries one mutant on the scenarios; nothing where they do not see it.
    pub fn try_scenarios(&mut self, mutant: &Mutant) -> Result<Option<Fate>, String> {
        self.with(mutant, Trial::run_scenarios)
    }

    /// Tries a mutant that scenarios do not see on all other tests.
    pub fn try_others(&mut self, mutant: &Mutant) -> Result<Fate, String> {
        self.with(mutant, Trial::run_others)
    }

    /// Runs tests with a mutant in its file, which is as before afterwards.
    fn with<T>(
        &mut self,
        mutant: &Mutant,
        run: impl FnOnce(&mut Trial) -> Result<T, String>,
    ) -> Result<T, String> {
        let path = self.folder.join("src").join(&mutant.file);
        let text = fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
        let mut changed = text.clone();
        changed.replace_range(mutant.range.clone(), &mutant.replacement);
        copy::write(&path, changed.as_bytes())?;
        let fate = run(self);
        copy::write(&path, text.as_bytes())?;
        fate
    }

    fn run_scenarios(&mut self) -> Result<Option<Fate>, String> {
        let Some(scenarios) = self.build(&["--test", "scenarios"])? else {
            return Ok(Some(Fate::Unbuildable));
        };
        Ok(if self.all_pass(&scenarios)? { None } else { Some(Fate::Scenarios) })
    }

    fn run_others(&mut self) -> Result<Fate, String> {
        let mut rest = vec!["--lib"];
        let others = self.others.clone();
        rest.extend(others.iter().flat_map(|name| ["--test", name.as_str()]));
        // What builds for the scenarios builds for the others, unless a test uses what is broken.
        match self.build(&rest)? {
            Some(others) if self.all_pass(&others)? => {}
            Some(_) | None => return Ok(Fate::OtherTests),
        }
        let golden = self.build(&["--test", "golden"])?.unwrap_or_default();
        Ok(if self.all_pass(&golden)? { Fate::Survived } else { Fate::OnlyGolden })
    }

    /// Builds some tests; tells the programs, or nothing where they do not build.
    fn build(&self, which: &[&str]) -> Result<Option<Vec<PathBuf>>, String> {
        let mut command = cargo_command(&self.copy);
        command.env("CARGO_TARGET_DIR", &self.target).env("CARGO_INCREMENTAL", "1");
        // Rules build twice as fast like this, and scenarios are fast enough.
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
        command.args(["test", "--offline", "--no-run", "--message-format=json", "-p"]);
        command.arg(&self.package).args(which).stderr(Stdio::null());
        let output = command.output().map_err(|error| format!("cargo test: {error}"))?;
        if !output.status.success() {
            return Ok(None);
        }
        let said = String::from_utf8_lossy(&output.stdout);
        let program = |line: &str| {
            let message: Value = serde_json::from_str(line).ok()?;
            message["executable"].as_str().map(PathBuf::from)
        };
        Ok(Some(said.lines().filter_map(program).collect()))
    }

    fn all_pass(&mut self, programs: &[PathBuf]) -> Result<bool, String> {
        for program in programs {
            if !self.passes(program)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Runs one test program, which is ended if it takes too long.
    fn passes(&mut self, program: &Path) -> Result<bool, String> {
        let mut command = Command::new(program);
        command.current_dir(&self.folder).stdout(Stdio::null()).stderr(Stdio::null());
        let say = |error: std::io::Error| format!("{}: {error}", program.display());
        let mut child = command.spawn().map_err(say)?;
        let begin = Instant::now();
        let limit = self.limits.get(program).copied().unwrap_or(UNCHANGED);
        loop {
            if let Some(status) = child.try_wait().map_err(say)? {
                let limit = (begin.elapsed() * SLACK).max(LEAST);
                self.limits.entry(program.to_owned()).or_insert(limit);
                return Ok(status.success());
            }
            if begin.elapsed() > limit {
                child.kill().map_err(say)?;
                child.wait().map_err(say)?;
                return Ok(false);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
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

/// Names of the test files of a game, without scenarios and golden games, the slow ones last.
fn other_tests(folder: &Path) -> Result<Vec<String>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let name = |path: PathBuf| {
        let is_test = path.is_file() || path.join("main.rs").is_file();
        let name = path.file_stem()?.to_str()?.to_owned();
        (is_test && !["scenarios", "golden"].contains(&name.as_str())).then_some(name)
    };
    let mut names: Vec<String> = entries.flatten().filter_map(|entry| name(entry.path())).collect();
    names.sort_by_key(|name| (["laws", "fuzz", "perft"].contains(&name.as_str()), name.clone()));
    Ok(names)
}
