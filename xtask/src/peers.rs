//! One speed run beside its peers: the server, a bare echo that stores each message
//! (`horda-load echo`) and boardgame.io with its store in memory, in turn on the same machine.
//! Needs Node and, the first time, the registry of npm.
//!
//! A busy machine slows all of them down, so the CPU time of each server a move is told too.

use std::fmt::Write as _;
use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::Value;

use crate::check::{cargo, carry_out};
use crate::kill_test::target;

/// How to compare.
#[derive(Args)]
pub struct Plan {
    /// How often each of them is measured
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Seconds of each measurement
    #[arg(long, default_value_t = 12)]
    seconds: u32,
}

/// Tables, rooms or matches at once.
const TABLES: &str = "50";
const PACED: &str = "500";
/// A server that takes longer to start is taken for broken.
const START: Duration = Duration::from_secs(60);
/// Linux counts the CPU time of a process in hundredths of a second.
const TICK: f64 = 0.01;

/// The bars of `docs/performance.md`.
const TIMES_BOARDGAME: f64 = 5.0;
const SHARE_OF_ECHO: f64 = 0.5;
const P99: f64 = 20.0;
const KILOBYTES: f64 = 60.0;

/// What one measurement found.
#[derive(Clone, Copy, Debug, Default)]
struct Speed {
    moves: f64,
    /// CPU time of the server a move, in microseconds.
    cpu: f64,
}

/// Measures all of them, in turn, and says how they compare.
pub fn run(root: &Path, plan: &Plan) -> Result<(), String> {
    cargo(root, &["build", "--release", "--package", "horda", "--package", "horda-load"])?;
    let peer = root.join("crates/load/peers/boardgame-io");
    if !peer.join("node_modules").exists() {
        let mut install = Command::new("npm");
        install.args(["install", "--no-audit", "--no-fund", "--no-package-lock"]);
        carry_out(install.current_dir(&peer), "npm install")?;
    }
    let stage = Stage { programs: target(root).join("release"), peer };
    let mut rounds = Vec::new();
    for round in 1..=plan.rounds {
        eprintln!("round {round} of {}", plan.rounds);
        let (horda, bytes) = stage.horda(plan.seconds)?;
        let echo = stage.echo(plan.seconds, bytes)?;
        rounds.push((horda, echo, stage.boardgame(plan.seconds)?));
    }
    eprintln!("{PACED} paced tables");
    let (p99, kilobytes) = stage.paced(plan.seconds)?;
    println!("{}", table(&rounds, p99, kilobytes));
    Ok(())
}

/// Programs to be measured.
struct Stage {
    programs: PathBuf,
    peer: PathBuf,
}

/// A server that runs until it is dropped.
struct Running {
    child: Child,
    address: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Stage {
    /// The server, and how long its messages are.
    fn horda(&self, seconds: u32) -> Result<(Speed, u64), String> {
        let server = self.start_horda("peers-horda")?;
        let found = self.load(&server, "flat", "--tables", TABLES, seconds, &[])?;
        Ok((server.speed(&found)?, found["message_bytes"].as_u64().unwrap_or_default()))
    }

    fn echo(&self, seconds: u32, bytes: u64) -> Result<Speed, String> {
        let data = self.folder("peers-echo")?;
        let mut command = pinned(0, &self.programs.join("horda-load"));
        command.args(["echo", "--data-dir"]).arg(data);
        let server = start(command, "--bind")?;
        let bytes = bytes.to_string();
        let found =
            self.load(&server, "echo-flat", "--rooms", TABLES, seconds, &["--bytes", &bytes])?;
        server.speed(&found)
    }

    fn boardgame(&self, seconds: u32) -> Result<Speed, String> {
        let mut command = pinned(0, Path::new("node"));
        command.current_dir(&self.peer).arg("server.js");
        let server = start_on_port(command)?;
        let before = server.cpu()?;
        let port = server.address.rsplit(':').next().unwrap_or_default().to_owned();
        let mut load = pinned(1, Path::new("node"));
        load.current_dir(&self.peer).args(["flat.js", &port, TABLES, &seconds.to_string()]);
        let start = Instant::now();
        let said = output(&mut load, "node flat.js")?;
        let moves = said.split_whitespace().next().and_then(|it| it.parse::<f64>().ok());
        let moves = moves.ok_or_else(|| format!("node flat.js said: {said}"))?;
        // It warms up first, at about the same speed.
        let all = moves * start.elapsed().as_secs_f64();
        Ok(Speed { moves, cpu: 1e6 * (server.cpu()? - before) / all })
    }

    /// How long 99 of 100 moves take to be seen, in milliseconds, and the memory of a table.
    fn paced(&self, seconds: u32) -> Result<(f64, f64), String> {
        let server = self.start_horda("peers-paced")?;
        // `taskset` becomes what it starts.
        let (seconds, process) = (seconds.max(30), server.child.id().to_string());
        let found = self.load(&server, "pace", "--tables", PACED, seconds, &["--pid", &process])?;
        let kilobytes = found["memory"]["per_table"].as_f64().unwrap_or_default() / 1e3;
        Ok((found["latency"]["p99"].as_f64().unwrap_or_default(), kilobytes))
    }

    fn start_horda(&self, folder: &str) -> Result<Running, String> {
        let data = self.folder(folder)?;
        let mut command = pinned(0, &self.programs.join("horda"));
        command.args(["serve", "--rate-limit", "0", "--data-dir"]).arg(data);
        start(command, "--bind")
    }

    /// Runs a load and reads its report.
    fn load(
        &self,
        server: &Running,
        sort: &str,
        places: &str,
        count: &str,
        seconds: u32,
        more: &[&str],
    ) -> Result<Value, String> {
        let mut command = pinned(1, &self.programs.join("horda-load"));
        let address = format!("http://{}", server.address);
        command.args([sort, "--json", "--server", &address, places, count, "--seconds"]);
        command.arg(seconds.to_string()).args(more);
        let said = output(&mut command, sort)?;
        serde_json::from_str(&said).map_err(|error| format!("{sort} said {error}: {said}"))
    }

    fn folder(&self, name: &str) -> Result<PathBuf, String> {
        let folder = self.programs.join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        Ok(folder)
    }
}

impl Running {
    /// What a load found, with the CPU time of this server since it was started.
    fn speed(&self, found: &Value) -> Result<Speed, String> {
        let number = |name: &str| found[name].as_f64().unwrap_or_default();
        if found["errors"]["count"] != 0 {
            return Err(format!("the load met errors: {}", found["errors"]));
        }
        let cpu = 1e6 * self.cpu()? / number("moves").max(1.0);
        Ok(Speed { moves: number("moves_per_second"), cpu })
    }

    /// Seconds of CPU that it has used.
    fn cpu(&self) -> Result<f64, String> {
        let path = format!("/proc/{}/stat", self.child.id());
        let text = fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        cpu_in(&text).ok_or_else(|| format!("{path} cannot be read"))
    }
}

/// User and system time, behind the name of the program, which may have spaces.
fn cpu_in(stat: &str) -> Option<f64> {
    let after = stat.rsplit_once(')')?.1;
    let mut numbers = after.split_whitespace().skip(11).map(|word| word.parse::<f64>().ok());
    Some((numbers.next()?? + numbers.next()??) * TICK)
}

/// A program that keeps to one core, so that servers and loads do not take each other's.
fn pinned(core: u8, program: &Path) -> Command {
    let mut command = Command::new("taskset");
    command.args(["-c", &core.to_string()]).arg(program);
    command
}

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    Ok(listener.local_addr().map_err(|error| error.to_string())?.port())
}

fn start(mut command: Command, bind: &str) -> Result<Running, String> {
    let address = format!("127.0.0.1:{}", free_port()?);
    command.args([bind, &address]);
    wait_for(command, address)
}

fn start_on_port(mut command: Command) -> Result<Running, String> {
    let port = free_port()?;
    command.arg(port.to_string());
    wait_for(command, format!("127.0.0.1:{port}"))
}

fn wait_for(mut command: Command, address: String) -> Result<Running, String> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let child = command.spawn().map_err(|error| format!("{command:?}: {error}"))?;
    let (running, begun) = (Running { child, address }, Instant::now());
    while TcpStream::connect(&running.address).is_err() {
        if begun.elapsed() > START {
            return Err(format!("{command:?} does not answer"));
        }
        sleep(Duration::from_millis(20));
    }
    Ok(running)
}

fn output(command: &mut Command, what: &str) -> Result<String, String> {
    let done =
        command.stderr(Stdio::null()).output().map_err(|error| format!("{what}: {error}"))?;
    if !done.status.success() {
        return Err(format!("{what} failed: {}", String::from_utf8_lossy(&done.stdout)));
    }
    Ok(String::from_utf8_lossy(&done.stdout).into_owned())
}

/// The table of `docs/performance.md`.
fn table(rounds: &[(Speed, Speed, Speed)], p99: f64, kilobytes: f64) -> String {
    let mut text =
        String::from("| | Moves a second | CPU of the server a move |\n| --- | --- | --- |\n");
    let mut line = |name: &str, pick: &dyn Fn(&(Speed, Speed, Speed)) -> Speed| {
        let of = |write: &dyn Fn(Speed) -> String| {
            let words: Vec<String> = rounds.iter().map(|round| write(pick(round))).collect();
            words.join(", ")
        };
        let (moves, cpu) =
            (of(&|it| format!("{:.0}", it.moves)), of(&|it| format!("{:.0}", it.cpu)));
        let _ = writeln!(text, "| {name} | {moves} | {cpu} µs |");
    };
    line("horda", &|round| round.0);
    line("echo", &|round| round.1);
    line("boardgame.io", &|round| round.2);
    let mean = |ratio: &dyn Fn(&(Speed, Speed, Speed)) -> f64| {
        rounds.iter().map(ratio).sum::<f64>() / rounds.len().max(1) as f64
    };
    text.push_str("\n| What | Bar | Found | |\n| --- | --- | --- | --- |\n");
    let mut bar = |what: &str, bar: String, found: f64, met: bool| {
        let met = if met { "met" } else { "**missed**" };
        let _ = writeln!(text, "| {what} | {bar} | {found:.2} | {met} |");
    };
    let times = mean(&|(horda, _, peer)| horda.moves / peer.moves.max(1.0));
    let cpu_times = mean(&|(horda, _, peer)| peer.cpu / horda.cpu.max(1e-9));
    let share = mean(&|(horda, echo, _)| horda.moves / echo.moves.max(1.0));
    let cpu_share = mean(&|(horda, echo, _)| echo.cpu / horda.cpu.max(1e-9));
    let least = |bar: f64| format!("at least {bar}");
    bar("times boardgame.io, by moves", least(TIMES_BOARDGAME), times, times >= TIMES_BOARDGAME);
    bar("the same by CPU time", least(TIMES_BOARDGAME), cpu_times, cpu_times >= TIMES_BOARDGAME);
    bar("share of the echo, by moves", least(SHARE_OF_ECHO), share, share >= SHARE_OF_ECHO);
    bar("the same by CPU time", least(SHARE_OF_ECHO), cpu_share, cpu_share >= SHARE_OF_ECHO);
    bar("p99 of 500 paced tables, ms", format!("under {P99}"), p99, p99 < P99);
    bar("memory a table, KB", format!("under {KILOBYTES}"), kilobytes, kilobytes < KILOBYTES);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cpu_time_is_user_and_system_time() {
        let stat = "7 (a (b) c) S 1 7 7 0 -1 4194560 9 0 0 0 150 50 0 0 20 0 5 0 99";
        assert_eq!(cpu_in(stat), Some(2.0));
        assert_eq!(cpu_in("7 (a"), None);
    }

    #[test]
    fn bars_are_met_or_missed() {
        let speed = |moves: f64, cpu: f64| Speed { moves, cpu };
        let round = (speed(6000.0, 100.0), speed(10_000.0, 40.0), speed(1000.0, 600.0));
        let text = table(&[round, round], 12.5, 80.0);
        assert!(text.contains("| horda | 6000, 6000 | 100, 100 µs |"), "{text}");
        assert!(
            text.contains("| times boardgame.io, by moves | at least 5 | 6.00 | met |"),
            "{text}"
        );
        assert!(
            text.contains("| the same by CPU time | at least 0.5 | 0.40 | **missed** |"),
            "{text}"
        );
        assert!(text.contains("| memory a table, KB | under 60 | 80.00 | **missed** |"), "{text}");
    }
}
