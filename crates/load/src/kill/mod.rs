//! `horda-load kill`: a server is killed under load again and again, and its clients look for
//! all that they were told.
//!
//! At every table one action is under way at a time, so after a restart there is no doubt: the
//! table stands where the clients saw it, or exactly one turn further.

mod check;
mod ledger;
mod outcome;
mod play;
mod process;

use std::time::{Duration, Instant};

use horda_kit::{FastLuck, Odds, RandomBits, pick};
use tokio::task::JoinSet;
use tokio::time::sleep;

use self::check::check;
use self::ledger::Ledger;
use self::outcome::Outcome;
use self::play::{Played, play};
use self::process::{Process, Program};
use crate::cli::Kill;
use crate::error::LoadError;
use crate::pair::Pair;
use crate::progress;
use crate::report::{Verdict, json};
use crate::server::Server;

/// How long a load runs before it is killed, in milliseconds.
const SHORTEST: u32 = 50;
const LONGEST: u32 = 400;

pub async fn run(arguments: &Kill) -> Result<Verdict, LoadError> {
    let program = Program::new(&arguments.horda, &arguments.data_dir)?;
    let mut test = KillTest {
        arguments,
        luck: FastLuck::new(arguments.seed),
        ledgers: Vec::new(),
        outcome: Outcome::default(),
    };
    let bar = progress::bar(u64::from(arguments.times), "kills");
    for _ in 0..arguments.times {
        let process = test.restart(&program).await?;
        test.round(process).await?;
        bar.inc(1);
        bar.set_message(test.outcome.line());
    }
    // The last kill is looked at like the others.
    let process = test.restart(&program).await?;
    test.return_all(&process.server).await?;
    process.kill().await?;
    bar.finish_and_clear();
    let mut outcome = test.outcome;
    outcome.panics(program.panics()?);
    outcome.verified = program.verify().await?;
    if arguments.json {
        anstream::println!("{}", json(&outcome)?);
    } else {
        anstream::print!("{}", outcome.text());
    }
    Ok(outcome.verdict())
}

/// What is kept from round to round.
struct KillTest<'a> {
    arguments: &'a Kill,
    luck: FastLuck,
    ledgers: Vec<Ledger>,
    outcome: Outcome,
}

impl KillTest<'_> {
    async fn restart(&mut self, program: &Program) -> Result<Process, LoadError> {
        let process = program.start().await?;
        self.outcome.started(process.ready_after);
        Ok(process)
    }

    /// Checks, plays, kills.
    async fn round(&mut self, process: Process) -> Result<(), LoadError> {
        let mut tables = self.return_all(&process.server).await?;
        while tables.len() < self.arguments.tables as usize {
            tables.push(self.open(&process.server).await?);
        }
        let mut playing = JoinSet::new();
        for (pair, ledger) in tables {
            let luck = self.fork();
            let (server, game) = (process.server.clone(), self.arguments.game.clone());
            playing.spawn(play(server, game, luck, pair, ledger));
        }
        let wait = SHORTEST + pick(Odds::Uniform(LONGEST - SHORTEST + 1), &mut self.luck);
        sleep(Duration::from_millis(u64::from(wait))).await;
        let killed = Instant::now();
        process.kill().await?;
        self.outcome.kills += 1;
        for played in playing.join_all().await {
            self.take(played, killed);
        }
        Ok(())
    }

    async fn open(&mut self, server: &Server) -> Result<(Pair, Ledger), LoadError> {
        let pair = Pair::open(server, &self.arguments.game, [None, None]).await?;
        let ledger = Ledger::new(&pair);
        self.outcome.opened += 1;
        Ok((pair, ledger))
    }

    /// Lets all clients come back and look. Tables whose game is over are not needed any more.
    async fn return_all(&mut self, server: &Server) -> Result<Vec<(Pair, Ledger)>, LoadError> {
        let mut checking = JoinSet::new();
        for ledger in std::mem::take(&mut self.ledgers) {
            checking.spawn(check(server.clone(), ledger));
        }
        let mut tables = Vec::new();
        for checked in checking.join_all().await {
            self.outcome.checked(&checked.findings, checked.fate);
            let table = checked.table;
            tables.extend(table.filter(|(pair, _)| !pair.is_over()));
        }
        Ok(tables)
    }

    fn take(&mut self, played: Played, killed: Instant) {
        self.outcome.opened += played.opened;
        self.outcome.ended += played.finished.len() as u64;
        self.outcome.acknowledged += played.acknowledged;
        self.outcome.stopped(&played.stopped, killed);
        self.ledgers.extend(played.finished);
        self.ledgers.extend(played.running);
    }

    /// A stream for a table of its own.
    fn fork(&mut self) -> FastLuck {
        let high = u64::from(self.luck.next_bits()) << 32;
        FastLuck::new(high | u64::from(self.luck.next_bits()))
    }
}
