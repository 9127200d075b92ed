//! `horda-load`: plays many tables at once against a server and measures, or kills the server
//! and counts what was lost. It knows no rule: it picks among the offers that it is given.
//!
//! One thread does all the work of a load, so that a core of its own is all that it needs and
//! the server can have the other: `taskset` is up to the caller.

mod cli;
mod echo;
mod error;
mod errors;
mod exchange;
mod flat;
mod http;
mod kill;
mod memory;
mod pace;
mod pair;
mod progress;
mod received;
mod report;
mod request;
mod seating;
mod server;
mod speed;
mod tally;
mod wire;

use std::process::ExitCode;

use clap::Parser;
use tokio::runtime::{Builder, Runtime};

use crate::cli::{Cli, Command};
use crate::error::LoadError;
use crate::report::Verdict;

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(Verdict::Met) => ExitCode::SUCCESS,
        Ok(Verdict::Missed) => ExitCode::from(1),
        Err(error) => {
            anstream::eprintln!("horda-load: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(command: Command) -> Result<Verdict, LoadError> {
    match command {
        Command::Pace(arguments) => one_thread()?.block_on(pace::run(&arguments)),
        Command::Flat(arguments) => one_thread()?.block_on(flat::run(&arguments)),
        Command::Echo(arguments) => all_cores()?.block_on(echo::serve(&arguments)),
        Command::EchoFlat(arguments) => one_thread()?.block_on(echo::run_flat(&arguments)),
        Command::Kill(arguments) => one_thread()?.block_on(kill::run(&arguments)),
    }
}

fn one_thread() -> Result<Runtime, LoadError> {
    Ok(Builder::new_current_thread().enable_all().build()?)
}

/// As the real server runs: the comparison shall not be won by fewer threads.
fn all_cores() -> Result<Runtime, LoadError> {
    Ok(Builder::new_multi_thread().enable_all().build()?)
}
