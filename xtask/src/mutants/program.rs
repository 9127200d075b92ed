//! Runs a test program with limits: broken rules may never end, or ask for memory without end.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::switched::VARIABLE;

/// A test program that runs longer with a mutant has noticed it: the rules do not end any more.
/// So many times as long as without a mutant, and never less than the second.
const SLACK: u32 = 10;
const LEAST: Duration = Duration::from_secs(20);
/// How long a test program may take without a mutant.
const UNCHANGED: Duration = Duration::from_secs(900);
/// Upper limit of its memory, in KiB.
const MEMORY: u32 = 4 * 1024 * 1024;

/// How long each test program may take, known once it has passed without a mutant.
#[derive(Default)]
pub struct Programs(BTreeMap<PathBuf, Duration>);

impl Programs {
    /// Runs test programs in a folder until one fails, with a mutant that is switched on.
    pub fn all_pass(
        &mut self,
        programs: &[PathBuf],
        folder: &Path,
        mutant: Option<usize>,
    ) -> Result<bool, String> {
        for program in programs {
            if !self.passes(program, folder, mutant)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn passes(
        &mut self,
        program: &Path,
        folder: &Path,
        mutant: Option<usize>,
    ) -> Result<bool, String> {
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("ulimit -v {MEMORY}; exec \"$0\"")).arg(program);
        command.current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
        command.env_remove(VARIABLE);
        if let Some(number) = mutant {
            command.env(VARIABLE, number.to_string());
        }
        let say = |error: std::io::Error| format!("{}: {error}", program.display());
        let mut child = command.spawn().map_err(say)?;
        let begin = Instant::now();
        let limit = self.0.get(program).copied().unwrap_or(UNCHANGED);
        loop {
            if let Some(status) = child.try_wait().map_err(say)? {
                let limit = (begin.elapsed() * SLACK).max(LEAST);
                self.0.entry(program.to_owned()).or_insert(limit);
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
