//! `horda-load pace`: many tables at the pace of people.

use std::time::{Duration, Instant};

use horda_kit::{FastLuck, Odds, pick};
use tokio::select;
use tokio::task::JoinSet;
use tokio::time::{Interval, MissedTickBehavior, interval_at, sleep_until};

use crate::cli::Pace;
use crate::error::LoadError;
use crate::exchange::REQUEST_TIMEOUT;
use crate::memory::resident;
use crate::pair::Pair;
use crate::progress;
use crate::received::Received;
use crate::report::{Memory, Report, Verdict};
use crate::request::Request;
use crate::seating::open_tables;
use crate::server::Server;
use crate::tally::SharedTally;

pub async fn run(arguments: &Pace) -> Result<Verdict, LoadError> {
    let Pace { load, tables, seconds, pid, .. } = arguments;
    let before = pid.map(resident).transpose()?;
    let pairs = open_tables(load, *tables).await?;
    let tally = SharedTally::new();
    let start = Instant::now();
    let end = start + Duration::from_secs(*seconds);
    let mut playing = JoinSet::new();
    for (number, pair) in (0u64..).zip(pairs) {
        playing.spawn(Table::new(arguments, number, pair, &tally).play_until(end));
    }
    progress::watch(&tally, end).await;
    let time = start.elapsed();
    // Tables that are kept are connected: their sockets are part of what a table costs.
    let kept = playing.join_all().await;
    let after = pid.map(resident).transpose()?;
    drop(kept);
    let mut report = Report::new(*tables, time, &tally.open());
    report.memory = before.zip(after).map(|(before, after)| Memory::new(before, after, *tables));
    ask(&mut report, arguments);
    report.finish(&load.output)
}

fn ask(report: &mut Report, arguments: &Pace) {
    let Pace { p99, kilobytes, .. } = arguments;
    let quick = report.latency.p99 < *p99;
    report.ask(format!("p99 under {p99} ms"), quick);
    if let Some(memory) = report.memory {
        let small = memory.per_table < kilobytes * 1e3;
        report.ask(format!("less than {kilobytes} KB a table"), small);
    }
}

/// A table whose two clients act now and then.
struct Table {
    server: Server,
    game: String,
    pair: Pair,
    luck: FastLuck,
    tally: SharedTally,
    clocks: [Interval; 2],
    under_way: [Option<Sent>; 2],
}

/// An action that not everybody has seen yet.
struct Sent {
    request: Request,
    at: Instant,
    /// Which clients have seen its turn.
    seen: [bool; 2],
}

/// What happens next at a table.
enum Next {
    Received(usize, Result<Received, LoadError>),
    Look(usize),
    End,
}

impl Table {
    fn new(arguments: &Pace, number: u64, pair: Pair, tally: &SharedTally) -> Table {
        let load = &arguments.load;
        let mut luck = FastLuck::new(load.seed.wrapping_add(number));
        let period = Duration::from_secs_f64(1.0 / arguments.rate);
        let clocks = [clock(period, &mut luck), clock(period, &mut luck)];
        Table {
            server: load.server.clone(),
            game: load.game.clone(),
            pair,
            luck,
            tally: tally.clone(),
            clocks,
            under_way: [None, None],
        }
    }

    /// Gives the table back as long as it is connected.
    async fn play_until(mut self, end: Instant) -> Option<Pair> {
        loop {
            let done = match self.next(end).await {
                Next::End => break,
                Next::Look(seat) => self.look(seat).await,
                Next::Received(seat, heard) => self.take(seat, heard),
            };
            if let Err(error) = done {
                self.tally.open().errors.add(error);
                self.reopen().await?;
            }
            if self.pair.is_over() && self.under_way.iter().all(Option::is_none) {
                self.tally.open().ended += 1;
                self.reopen().await?;
            }
        }
        self.wait_for_the_rest().await;
        Some(self.pair)
    }

    async fn next(&mut self, end: Instant) -> Next {
        let [first, second] = &mut self.pair.clients;
        let [one, other] = &mut self.clocks;
        select! {
            heard = first.hear() => Next::Received(0, heard),
            heard = second.hear() => Next::Received(1, heard),
            _ = one.tick() => Next::Look(0),
            _ = other.tick() => Next::Look(1),
            () = sleep_until(end.into()) => Next::End,
        }
    }

    /// Acts if this seat has to decide and nothing of its own is under way.
    async fn look(&mut self, seat: usize) -> Result<(), LoadError> {
        if let Some(sent) = &self.under_way[seat] {
            if sent.at.elapsed() > REQUEST_TIMEOUT {
                return Err(LoadError::Silent(format!(
                    "{:?} for {REQUEST_TIMEOUT:?}",
                    sent.request
                )));
            }
            return Ok(());
        }
        let client = &mut self.pair.clients[seat];
        if !client.position.waits_for(seat) {
            return Ok(());
        }
        let request = Request::pick(seat, &client.position, &mut self.luck)?;
        let (text, at) = (request.message(), Instant::now());
        self.under_way[seat] = Some(Sent { request, at, seen: [false, false] });
        client.wire.say(text).await
    }

    fn take(&mut self, seat: usize, heard: Result<Received, LoadError>) -> Result<(), LoadError> {
        match heard? {
            Received::Turn { id, told, position, bytes } => {
                self.tally.open().received(bytes);
                self.mark(usize::from(told.seat), seat, id.as_deref(), position.revision)?;
                self.pair.clients[seat].position = position;
                Ok(())
            }
            Received::Stale { id } => {
                let sent = self.under_way[seat].as_ref().map(|sent| &sent.request.id);
                if sent != Some(&id) {
                    return Err(LoadError::Wrong(format!("{id} is stale, {sent:?} was sent")));
                }
                self.tally.open().stale += 1;
                self.under_way[seat] = None;
                Ok(())
            }
            Received::Other => Ok(()),
            Received::Denied(text) => Err(LoadError::Wrong(text)),
            Received::Closing => Err(LoadError::Lost("the server is closing".to_owned())),
            heard @ (Received::Known { .. } | Received::Welcome { .. }) => {
                Err(LoadError::Wrong(format!("{heard:?}")))
            }
        }
    }

    /// A client has seen a turn. Once both have, the action is not under way any more.
    fn mark(
        &mut self,
        actor: usize,
        observer: usize,
        id: Option<&str>,
        revision: u32,
    ) -> Result<(), LoadError> {
        let sent = self.under_way.get_mut(actor);
        let is_next = |sent: &&mut Sent| sent.request.revision + 1 == revision;
        let Some(found) = sent.and_then(Option::as_mut).filter(is_next) else {
            return Err(LoadError::Wrong(format!("nobody asked for revision {revision}")));
        };
        if id != (actor == observer).then_some(found.request.id.as_str()) {
            return Err(LoadError::Wrong(format!("seat {observer} got a turn with id {id:?}")));
        }
        if actor != observer {
            self.tally.open().moved(found.at.elapsed());
        }
        found.seen[observer] = true;
        if found.seen == [true, true] {
            self.under_way[actor] = None;
        }
        Ok(())
    }

    /// What was sent shortly before the end may still be on its way.
    async fn wait_for_the_rest(&mut self) {
        let end = Instant::now() + Duration::from_secs(2);
        while self.under_way.iter().any(Option::is_some) {
            let done = match self.next(end).await {
                Next::End => Err(LoadError::Silent("a turn is missing at the end".to_owned())),
                Next::Look(_) => Ok(()),
                Next::Received(seat, heard) => self.take(seat, heard),
            };
            if let Err(error) = done {
                self.tally.open().errors.add(error);
                return;
            }
        }
    }

    /// A new table; nothing if there is none to be had.
    async fn reopen(&mut self) -> Option<()> {
        self.under_way = [None, None];
        let opened = self.pair.reopen(&self.server, &self.game).await;
        let add = |error| {
            self.tally.open().errors.add(format!("a table was given up: {error}"));
        };
        opened.map_err(add).ok()
    }
}

/// Ticks once a period, from a random moment of the first on, so that not all act at once.
fn clock(period: Duration, luck: &mut FastLuck) -> Interval {
    let part = f64::from(pick(Odds::Uniform(1_000_000), luck)) / 1e6;
    let mut clock = interval_at(tokio::time::Instant::now() + period.mul_f64(part), period);
    clock.set_missed_tick_behavior(MissedTickBehavior::Skip);
    clock
}
