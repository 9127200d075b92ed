//! `horda-load flat`: as many moves as the server can take.

use std::time::{Duration, Instant};

use horda_kit::FastLuck;
use tokio::task::JoinSet;

use crate::cli::Flat;
use crate::error::LoadError;
use crate::exchange::exchange;
use crate::pair::Pair;
use crate::progress;
use crate::received::Received;
use crate::report::{Report, Verdict};
use crate::seating::open_tables;
use crate::server::Server;
use crate::tally::SharedTally;

pub async fn run(arguments: &Flat) -> Result<Verdict, LoadError> {
    let Flat { load, tables, seconds, least } = arguments;
    let pairs = open_tables(load, *tables).await?;
    let tally = SharedTally::new();
    let start = Instant::now();
    let end = start + Duration::from_secs(*seconds);
    let mut playing = JoinSet::new();
    for (number, pair) in (0u64..).zip(pairs) {
        let table = Table {
            server: load.server.clone(),
            game: load.game.clone(),
            luck: FastLuck::new(load.seed.wrapping_add(number)),
            tally: tally.clone(),
        };
        playing.spawn(table.play_until(pair, end));
    }
    progress::watch(&tally, end).await;
    let time = start.elapsed();
    let mut report = Report::new(*tables, time, &tally.open());
    playing.join_all().await;
    report.errors = tally.open().errors.clone();
    let fast = report.moves_per_second >= *least;
    report.ask(format!("at least {least:.0} moves a second"), fast);
    report.finish(&load.output)
}

/// What one table needs to play on.
struct Table {
    server: Server,
    game: String,
    luck: FastLuck,
    tally: SharedTally,
}

impl Table {
    async fn play_until(mut self, mut pair: Pair, end: Instant) {
        while Instant::now() < end {
            if let Err(error) = self.step(&mut pair).await {
                self.tally.open().errors.add(error);
                if let Err(error) = pair.reopen(&self.server, &self.game).await {
                    self.tally.open().errors.add(format!("a table was given up: {error}"));
                    return;
                }
            }
        }
    }

    /// One move, or a new table where the game is over.
    async fn step(&mut self, pair: &mut Pair) -> Result<(), LoadError> {
        if pair.is_over() {
            self.tally.open().ended += 1;
            return pair.reopen(&self.server, &self.game).await;
        }
        let request = pair.pick(&mut self.luck)?;
        let mut bytes = [0; 2];
        let mut weigh = |seat: usize, heard: &Received| {
            if let Received::Turn { bytes: length, .. } = heard {
                bytes[seat] = *length;
            }
        };
        let time = exchange(pair, &request, &mut weigh).await?;
        let mut tally = self.tally.open();
        tally.moved(time);
        bytes.into_iter().for_each(|length| tally.received(length));
        Ok(())
    }
}
