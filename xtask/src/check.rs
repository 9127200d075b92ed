//! Everything that CI runs. Stops at the first failure.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::{codegen, deny, golden, kill_test, proofs, tidy, web};

/// One thing that must succeed.
struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// A call of cargo with these arguments.
    Cargo(&'static [&'static str]),
    /// A chore of this program.
    Chore(fn(&Path) -> Result<(), String>),
}

/// Runs every step.
pub fn run(root: &Path) -> Result<(), String> {
    let begin = Instant::now();
    let steps = steps(has_nextest(root));
    for (number, step) in (1..).zip(&steps) {
        println!("\n== {number}/{} {}", steps.len(), step.name);
        let start = Instant::now();
        let done = match step.work {
            Work::Cargo(arguments) => cargo(root, arguments),
            Work::Chore(chore) => chore(root),
        };
        let seconds = start.elapsed().as_secs_f64();
        if let Err(what) = done {
            return Err(format!("{what}\n== FAILED after {seconds:.1} s: {}", step.name));
        }
        println!("== ok in {seconds:.1} s: {}", step.name);
    }
    println!("\n== all {} steps passed in {:.1} s", steps.len(), begin.elapsed().as_secs_f64());
    Ok(())
}

fn steps(nextest: bool) -> Vec<Step> {
    // Without nextest, `--tests` keeps the doc tests for their own step.
    let tests: &[&str] = match nextest {
        true => &["nextest", "run", "--workspace"],
        false => &["test", "--workspace", "--tests"],
    };
    let lints = &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    vec![
        Step { name: "format", work: Work::Cargo(&["fmt", "--all", "--check"]) },
        Step { name: "lints", work: Work::Cargo(lints) },
        Step { name: "doc tests", work: Work::Cargo(&["test", "--doc", "--workspace"]) },
        Step {
            name: "types of the page",
            work: Work::Chore(|root| codegen::run(root, golden::Mode::Compare)),
        },
        Step { name: "page", work: Work::Chore(web::check) },
        Step { name: "tests", work: Work::Cargo(tests) },
        Step { name: "kill test", work: Work::Chore(kill_test::run) },
        Step { name: "browser", work: Work::Chore(web::browser) },
        Step { name: "style rules", work: Work::Chore(tidy::run) },
        Step {
            name: "golden playthroughs",
            work: Work::Chore(|root| golden::run(root, golden::Mode::Compare)),
        },
        Step {
            name: "proofs of rules",
            work: Work::Chore(|root| proofs::run(root, golden::Mode::Compare)),
        },
        Step { name: "dependencies", work: Work::Chore(deny::run) },
    ]
}

/// A cargo command, by the cargo that runs this chore.
pub fn cargo_command(root: &Path) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root);
    command
}

/// Runs cargo with its output shown.
pub fn cargo(root: &Path, arguments: &[&str]) -> Result<(), String> {
    let shown = format!("cargo {}", arguments.join(" "));
    println!("$ {shown}");
    carry_out(cargo_command(root).args(arguments), &shown)
}

/// Runs a command with its output shown.
pub fn carry_out(command: &mut Command, shown: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{shown}: {status}")),
        Err(error) => Err(format!("{shown}: {error}")),
    }
}

fn has_nextest(root: &Path) -> bool {
    let mut command = cargo_command(root);
    command.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(nextest: bool) -> Vec<String> {
        let steps = steps(nextest);
        let cargo = steps.iter().filter_map(|step| match step.work {
            Work::Cargo(arguments) => Some(arguments.join(" ")),
            Work::Chore(_) => None,
        });
        cargo.collect()
    }

    #[test]
    fn nextest_is_used_only_where_it_is() {
        assert!(arguments(true).contains(&"nextest run --workspace".to_owned()));
        assert!(arguments(false).iter().all(|it| !it.starts_with("nextest")));
        assert!(arguments(false).contains(&"test --workspace --tests".to_owned()));
    }
}
