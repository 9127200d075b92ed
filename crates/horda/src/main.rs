//! `horda`: the program. Reads arguments, opens files, speaks to people; knows no rule.

mod bench;
mod cli;
mod fault;
mod language;
mod play;
mod replay;
mod rulebook;
mod scenario;
mod sim;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::cli::{Cli, Command};

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|what| {
        anstream::eprintln!("horda {}: a bug: {what}; please report it", env!("CARGO_PKG_VERSION"));
    }));
    let cli = Cli::parse();
    let done = match cli.command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Sim(arguments) => sim::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Rules(arguments) => rulebook::run(&arguments),
        Command::Scenario(arguments) => scenario::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "horda", &mut std::io::stdout());
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            anstream::eprintln!("{}", fault.message());
            fault.code()
        }
    }
}
