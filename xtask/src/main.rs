//! The chores of the project: `cargo xtask <chore>`, the same on every machine.
//!
//! Chores are written in the language of the project so that they can be tested like the rest
//! of it, and so that they need no more than the Rust toolchain.

mod bench;
mod check;
mod codegen;
mod deny;
mod games;
mod golden;
mod kill_test;
mod mutants;
mod peers;
mod proofs;
mod tidy;
mod vocabulary;
mod web;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The chores of the project.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Everything that CI runs: format, lints, tests, style rules, golden playthroughs, dependencies
    Check,
    /// The rules of style and structure, as code
    Tidy,
    /// Compares the golden playthroughs with what the rules do today
    Golden {
        /// Write them anew instead
        #[arg(long)]
        update: bool,
    },
    /// Compares the list of tests that prove each rule with the tests there are
    Proofs {
        /// Write it anew instead
        #[arg(long)]
        update: bool,
    },
    /// Breaks the rules in one place at a time and looks whether a test sees it
    Mutants(mutants::Plan),
    /// Writes the types that the page shares with the server
    Codegen {
        /// Compare instead
        #[arg(long)]
        check: bool,
    },
    /// Writes all that a game writes and says in random games, to compare before and after a change
    Record {
        /// Which game
        game: String,
        /// Where to
        file: PathBuf,
    },
    /// Builds the page that the program carries
    Web,
    /// Kills a server at random moments under load and checks that it lost nothing
    KillTest,
    /// Measures the server beside a bare echo and boardgame.io, in turn
    Peers(peers::Plan),
    /// Checks licences, bans and sources of all dependencies
    Deny,
    /// Plays in a real browser against a real server
    Browser,
    /// Counts the instructions of random games and compares them with the baseline
    Bench {
        /// Write the baseline anew
        #[arg(long)]
        update: bool,
    },
}

fn main() -> ExitCode {
    let root = root();
    let done = match Arguments::parse().chore {
        Chore::Check => check::run(&root),
        Chore::Tidy => tidy::run(&root),
        Chore::Golden { update } => golden::run(&root, golden::Mode::of(update)),
        Chore::Proofs { update } => proofs::run(&root, golden::Mode::of(update)),
        Chore::Mutants(plan) => mutants::run(&root, &plan),
        Chore::Codegen { check } => codegen::run(&root, golden::Mode::of(!check)),
        Chore::Record { game, file } => games::record(&game, &file),
        Chore::Web => web::build(&root),
        Chore::KillTest => kill_test::run(&root),
        Chore::Peers(plan) => peers::run(&root, &plan),
        Chore::Deny => deny::run(&root),
        Chore::Browser => web::browser(&root),
        Chore::Bench { update } => bench::run(&root, update),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the repository, from wherever the chore was called.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("xtask lies in the repository").to_owned()
}
