//! Counts instructions, not seconds: the same on a busy machine, so a few per cent mean
//! something.
//!
//! The release binary plays a fixed set of random games under callgrind. Starting the program
//! and loading its content cost about as much as those games, so a run without any game is
//! counted too and taken off.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::check::{cargo, cargo_command};
use crate::games::games;

const BASELINE: &str = "docs/bench-baseline.toml";
const GAMES: u64 = 300;
/// Growth in per cent that is worth a look.
const WARN: f64 = 5.0;
/// Growth in per cent that fails.
const FAIL: f64 = 15.0;

/// What a run of the program costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cost {
    instructions: u64,
    decisions: u64,
}

impl Cost {
    fn per_decision(self) -> f64 {
        self.instructions as f64 / self.decisions as f64
    }

    fn per_game(self) -> f64 {
        self.instructions as f64 / GAMES as f64
    }
}

/// Measures every game, compares with the baselines, and writes them where asked to.
pub fn run(root: &Path, update: bool) -> Result<(), String> {
    need_valgrind()?;
    cargo(root, &["build", "--release", "--package", "horda"])?;
    let target = target_folder(root)?;
    let path = root.join(BASELINE);
    let baseline = std::fs::read_to_string(&path).unwrap_or_default();
    let mut text = String::from(HEADING);
    for game in games()? {
        let cost = measure(&target, game.key)?;
        let (decision, whole) = (cost.per_decision(), cost.per_game());
        println!("bench: {}: {decision:.0} instructions a decision, {whole:.0} a game", game.key);
        text.push_str(&written(game.key, cost));
        if !update {
            compare(game.key, cost, read(&baseline, game.key)?)?;
        }
    }
    if update {
        std::fs::write(&path, text).map_err(|error| format!("cannot write {BASELINE}: {error}"))?;
        println!("bench: wrote {BASELINE}");
    }
    Ok(())
}

/// The cost of the games alone.
fn measure(target: &Path, game: &str) -> Result<Cost, String> {
    let (start, played) = (count(target, game, 0)?, count(target, game, GAMES)?);
    println!("bench: {} instructions to start", start.instructions);
    if played.decisions == 0 {
        return Err(format!("bench: the games of {game} had no decisions"));
    }
    let instructions = played.instructions.saturating_sub(start.instructions);
    Ok(Cost { instructions, decisions: played.decisions })
}

/// The cost of a whole run with so many games.
fn count(target: &Path, game: &str, games: u64) -> Result<Cost, String> {
    let counts = target.join("callgrind.out");
    let mut command = Command::new("valgrind");
    command.arg("--tool=callgrind").arg(format!("--callgrind-out-file={}", counts.display()));
    command.arg(target.join("release/horda"));
    command.args(["bench", game, "--games", &games.to_string()]);
    println!("$ {command:?}");
    let output = command.output().map_err(|error| format!("valgrind: {error}"))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        return Err(format!("valgrind: {}\n{complaint}", output.status));
    }
    let said = String::from_utf8_lossy(&output.stdout);
    let text = std::fs::read_to_string(&counts)
        .map_err(|error| format!("cannot read {}: {error}", counts.display()))?;
    Ok(Cost {
        instructions: total(&text).ok_or("callgrind wrote no total")?,
        decisions: number_after(&said, "decisions:")
            .ok_or_else(|| format!("horda bench printed no \"decisions: N\":\n{said}"))?,
    })
}

fn need_valgrind() -> Result<(), String> {
    match Command::new("valgrind").arg("--version").output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(_) | Err(_) => Err("bench: valgrind is missing; install it with \
             apt install valgrind, dnf install valgrind or pacman -S valgrind"
            .to_owned()),
    }
}

/// Where cargo puts what it builds, whatever the environment says.
fn target_folder(root: &Path) -> Result<PathBuf, String> {
    let mut command = cargo_command(root);
    command.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = command.output().map_err(|error| format!("cargo metadata: {error}"))?;
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let folder = metadata["target_directory"].as_str();
    folder.map(PathBuf::from).ok_or_else(|| "cargo metadata names no target folder".to_owned())
}

/// The sum of all instructions that callgrind counted.
fn total(counts: &str) -> Option<u64> {
    number_after(counts, "totals:").or_else(|| number_after(counts, "summary:"))
}

fn number_after(text: &str, word: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(word))?;
    line.split_whitespace().next()?.parse().ok()
}

const HEADING: &str = "\
# Instructions of some hundred random games in the release build, by callgrind, without those
# that start the program. Written by `cargo xtask bench --update`; say in the commit why it moved.
";

fn written(game: &str, cost: Cost) -> String {
    let Cost { instructions, decisions } = cost;
    format!("\n[{game}]\ninstructions = {instructions}\ndecisions = {decisions}\n")
}

fn read(text: &str, game: &str) -> Result<Cost, String> {
    let missing = || {
        format!("{BASELINE} has no figures of {game}; write them with cargo xtask bench --update")
    };
    let (_, own) = text.split_once(&format!("[{game}]\n")).ok_or_else(missing)?;
    let number = |key: &str| number_after(own, &format!("{key} =")).ok_or_else(missing);
    let cost = Cost { instructions: number("instructions")?, decisions: number("decisions")? };
    if cost.decisions == 0 { Err(missing()) } else { Ok(cost) }
}

/// Decisions may change with the content; what one of them costs is what is compared.
fn compare(game: &str, now: Cost, baseline: Cost) -> Result<(), String> {
    let growth = (now.per_decision() / baseline.per_decision() - 1.0) * 100.0;
    let said = format!("bench: {game}: {growth:+.1} % a decision against {BASELINE}");
    if growth >= FAIL {
        return Err(format!("{said}; find the cause, or --update the baseline with a reason"));
    }
    println!("{said}");
    if growth >= WARN {
        println!("bench: warning: more than {WARN} % slower");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_callgrind() {
        assert_eq!(total("events: Ir\nfn=(1)\n3 12\ntotals: 123456\n"), Some(123_456));
        assert_eq!(total("summary: 77\n"), Some(77));
        assert_eq!(total("events: Ir\n"), None);
        assert_eq!(number_after("games: 3\ndecisions: 42\n", "decisions:"), Some(42));
    }

    #[test]
    fn a_baseline_reads_as_it_was_written() {
        let cost = Cost { instructions: 1_000, decisions: 10 };
        let other = Cost { instructions: 7, decisions: 1 };
        let text = format!("{HEADING}{}{}", written("terror", other), written("zombiaki", cost));
        assert_eq!(read(&text, "zombiaki"), Ok(cost));
        assert_eq!(read(&text, "terror"), Ok(other));
        assert!(read(&text, "gearup").unwrap_err().contains("--update"));
        assert!(read("[terror]\ninstructions = 1\ndecisions = 0\n", "terror").is_err());
    }

    #[test]
    fn growth_warns_and_then_fails() {
        let baseline = Cost { instructions: 1_000, decisions: 10 };
        let grown =
            |instructions| compare("terror", Cost { instructions, decisions: 10 }, baseline);
        assert!(grown(900).is_ok());
        assert!(grown(1_100).is_ok());
        assert!(grown(1_160).unwrap_err().contains("+16.0 %"));
        // Twice the decisions for twice the instructions is the same price.
        assert!(compare("terror", Cost { instructions: 2_000, decisions: 20 }, baseline).is_ok());
    }
}
