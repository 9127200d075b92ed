//! Licences, bans and sources of all dependencies, by cargo-deny and `deny.toml`.
//!
//! Advisories are left out: they change while the code does not, and need a network. Run
//! `cargo deny check advisories` before a release.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::check::{cargo_command, carry_out};
use crate::kill_test::target;

/// The version that is installed where there is none.
const VERSION: &str = "0.20.2";
const CHECKS: [&str; 4] = ["check", "licenses", "bans", "sources"];

/// Checks every dependency. Installs cargo-deny below `target` where it is not installed.
pub fn run(root: &Path) -> Result<(), String> {
    let mut installed = cargo_command(root);
    installed.arg("deny");
    if answers(&mut installed) {
        let mut command = cargo_command(root);
        return carry_out(command.arg("deny").args(CHECKS), "cargo deny check");
    }
    let tools = target(root).join("tools");
    let program = tools.join("bin/cargo-deny");
    if !answers(&mut Command::new(&program)) {
        println!("deny: cargo-deny is not installed; building version {VERSION} below target");
        // Without optimisation it is built in a third of the time.
        let mut install = cargo_command(root);
        install.args(["install", "cargo-deny", "--version", VERSION, "--locked", "--debug"]);
        install.arg("--quiet").arg("--root").arg(&tools);
        carry_out(&mut install, "cargo install cargo-deny --locked")?;
    }
    carry_out(Command::new(program).current_dir(root).args(CHECKS), "cargo-deny check")
}

fn answers(command: &mut Command) -> bool {
    let asked = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}
