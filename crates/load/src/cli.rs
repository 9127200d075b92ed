//! The command line.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, value_parser};

use crate::server::Server;

/// Loads a horda server on this machine and measures it, or kills it and counts what was lost.
///
/// Start the server with `--rate-limit 0`, or it will refuse most of the load. Every table needs
/// two sockets on either side: `ulimit -n 8192` before 500 tables. For figures that can be
/// compared give the server one core and the load the other:
///
///   taskset -c 0 horda serve --bind 127.0.0.1:8700 --data-dir DIR --rate-limit 0
///   taskset -c 1 horda-load flat --server http://127.0.0.1:8700
///
/// Exit codes: 0 done, 1 a bar was missed (with --assert) or something was lost, 2 the command
/// could not do its work.
#[derive(Parser)]
#[command(name = "horda-load", version, arg_required_else_help = true, verbatim_doc_comment)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Many tables at the pace of people: how long until the other one sees a move
    ///
    /// Two clients sit at each table. Each looks once a second (see --rate) whether it has to
    /// decide and acts if so. Measured is the time from sending an action to the arrival of the
    /// turn at the other client.
    Pace(Pace),
    /// As many moves as the server can take, one at a time at each table
    ///
    /// The next move is sent when both clients have seen the last. A table whose game is over is
    /// replaced by a new one, and the time that takes is part of the figure.
    Flat(Flat),
    /// A bare axum and SQLite server, to compare with: the ceiling for a durable server
    ///
    /// A message is one row of one SQLite table (WAL, synchronous=FULL, one writer, one commit
    /// for all that wait) and then goes to both connections of its room, padded to the size that
    /// they asked for.
    Echo(Echo),
    /// The load of `flat` against the bare server
    EchoFlat(EchoFlat),
    /// Kills a server under load again and again: nothing acknowledged may be lost or doubled
    ///
    /// After each restart every client comes back and looks for all that it was told; it sends
    /// its last action again, and the one that was never answered. At the end `horda verify`
    /// plays every stored table again. A kill is not a power cut: what the operating system has
    /// taken, it keeps.
    Kill(Kill),
}

#[derive(Args)]
pub struct Pace {
    #[command(flatten)]
    pub load: Load,
    /// How many tables, with two clients each
    #[arg(long, default_value_t = 500, value_parser = value_parser!(u32).range(1..))]
    pub tables: u32,
    /// How long
    #[arg(long, default_value_t = 60, value_parser = value_parser!(u64).range(1..))]
    pub seconds: u64,
    /// How often a second each client looks whether it has to decide
    #[arg(long, default_value_t = 1.0, value_parser = rate)]
    pub rate: f64,
    /// Process of the server, to say how much memory a table takes
    #[arg(long)]
    pub pid: Option<u32>,
    /// Bar: 99 of 100 actions are seen within this many milliseconds
    #[arg(long, default_value_t = 20.0)]
    pub p99: f64,
    /// Bar: kilobytes of the server's memory a table
    #[arg(long, default_value_t = 60.0)]
    pub kilobytes: f64,
}

#[derive(Args)]
pub struct Flat {
    #[command(flatten)]
    pub load: Load,
    /// How many tables, with two clients each
    #[arg(long, default_value_t = 50, value_parser = value_parser!(u32).range(1..))]
    pub tables: u32,
    /// How long
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u64).range(1..))]
    pub seconds: u64,
    /// Bar: moves a second
    #[arg(long, default_value_t = 12_500.0)]
    pub least: f64,
}

/// What every load on a real server is told.
#[derive(Args)]
pub struct Load {
    /// Address of the server, such as http://127.0.0.1:8700
    #[arg(long, value_name = "URL")]
    pub server: Server,
    /// Key of the game that is played; it must be one for two
    #[arg(long, default_value = "zombiaki")]
    pub game: String,
    /// Picks the same offers again
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub output: Output,
}

/// How a command answers.
#[derive(Args)]
pub struct Output {
    /// Exit code 1 when a bar is missed or there was an error
    #[arg(long)]
    pub assert: bool,
    /// Writes the report as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Echo {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8701")]
    pub bind: SocketAddr,
    /// Where the database goes
    #[arg(long, value_name = "FOLDER")]
    pub data_dir: PathBuf,
}

#[derive(Args)]
pub struct EchoFlat {
    /// Address of the bare server, such as http://127.0.0.1:8701
    #[arg(long, value_name = "URL")]
    pub server: Server,
    /// How many rooms, with two connections each
    #[arg(long, default_value_t = 50, value_parser = value_parser!(u32).range(1..))]
    pub rooms: u32,
    /// How long
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u64).range(1..))]
    pub seconds: u64,
    /// How long each answer is; `flat` says how long those of the real server are
    #[arg(long, default_value_t = 2500, value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub bytes: u32,
    #[command(flatten)]
    pub output: Output,
}

#[derive(Args)]
pub struct Kill {
    /// The program to start and to kill
    #[arg(long, value_name = "PROGRAM")]
    pub horda: PathBuf,
    /// Where the server keeps its data; what is there already stays
    #[arg(long, value_name = "FOLDER")]
    pub data_dir: PathBuf,
    /// How often to kill
    #[arg(long, default_value_t = 200, value_parser = value_parser!(u32).range(1..))]
    pub times: u32,
    /// How many tables play at once
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u32).range(1..))]
    pub tables: u32,
    /// Key of the game that is played; it must be one for two
    #[arg(long, default_value = "zombiaki")]
    pub game: String,
    /// Picks the same offers and moments again
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Writes the report as JSON
    #[arg(long)]
    pub json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    let rate: f64 = text.parse().map_err(|_| "a rate is a number, such as 1.0".to_owned())?;
    if rate.is_finite() && rate > 0.0 && rate <= 1000.0 {
        Ok(rate)
    } else {
        Err("a rate is more than 0 and at most 1000 a second".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_rate_is_positive() {
        assert_eq!(rate("0.5"), Ok(0.5));
        assert!(rate("0").is_err());
        assert!(rate("inf").is_err());
        assert!(rate("often").is_err());
    }
}
