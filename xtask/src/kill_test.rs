//! A short kill test: the server is killed at random moments under load, and nothing that it
//! acknowledged may be lost or doubled. `horda-load kill` runs a longer one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::check::{cargo, carry_out};

const TIMES: &str = "15";

/// Kills a server a few times.
pub fn run(root: &Path) -> Result<(), String> {
    let programs = build_programs(root)?;
    let folder = programs.join("kill-test");
    let _ = fs::remove_dir_all(&folder);
    let mut command = Command::new(programs.join("horda-load"));
    command.args(["kill", "--times", TIMES, "--seed", "1", "--horda"]);
    command.arg(programs.join("horda")).arg("--data-dir").arg(&folder);
    carry_out(&mut command, "horda-load kill")
}

/// Builds all programs and tells where they are. The whole workspace at once: packages by name have
/// other features, and everything would be built again for each choice of them.
pub fn build_programs(root: &Path) -> Result<PathBuf, String> {
    cargo(root, &["build", "--workspace", "--bins"])?;
    Ok(programs(root))
}

/// Where cargo puts programs that are not optimised.
fn programs(root: &Path) -> PathBuf {
    target(root).join("debug")
}

/// Where cargo puts everything it builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
