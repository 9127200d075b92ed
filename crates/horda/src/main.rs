//! `horda`: the program. Reads arguments, opens files, speaks to people; knows no rule.

mod bench;
mod calibrate;
mod cli;
mod content;
mod fault;
mod language;
mod play;
mod replay;
mod rulebook;
mod scenario;
mod seats;
mod serve;
mod sim;
mod survey;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::cli::{Cli, Command};
use crate::fault::Done;

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|what| {
        anstream::eprintln!("horda {}: a bug: {what}; please report it", env!("CARGO_PKG_VERSION"));
    }));
    let cli = Cli::parse();
    let Some(command) = cli.command else { return exit(serve::local(&cli.local)) };
    exit(match command {
        Command::Serve(arguments) => serve::serve(&arguments),
        Command::Backup { data_dir, file } => serve::backup(&data_dir, &file),
        Command::Restore { data_dir, file } => serve::restore(&data_dir, &file),
        Command::Verify { data_dir } => serve::check(&data_dir),
        Command::Play(arguments) => play::run(&arguments),
        Command::Sim(arguments) => sim::run(&arguments),
        Command::Calibrate(arguments) => calibrate::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Rules(arguments) => rulebook::run(&arguments),
        Command::Scenario(arguments) => scenario::run(&arguments),
        Command::Content(arguments) => content::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "horda", &mut std::io::stdout());
            Ok(())
        }
    })
}

fn exit(done: Done) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            anstream::eprintln!("{}", fault.message());
            fault.code()
        }
    }
}
