//! What came of a run, for people and for programs.

use std::fmt::Write as _;
use std::time::Duration;

use serde::Serialize;

use crate::cli::Output;
use crate::error::LoadError;
use crate::errors::Errors;
use crate::speed::Percentiles;
use crate::tally::Tally;

/// Was the run as it should be?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Yes, or no goal was given.
    Met,
    /// No.
    Missed,
}

/// What a load found.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Tables, or rooms.
    pub tables: u32,
    /// How long it took.
    pub seconds: f64,
    /// Moves that both clients saw.
    pub moves: u64,
    /// The same a second.
    pub moves_per_second: f64,
    /// Games that came to their end.
    pub ended: u64,
    /// Actions that came too late.
    pub stale: u64,
    /// Average length of a turn message.
    pub message_bytes: u64,
    /// From sending an action to the turn at the other client, in milliseconds.
    pub latency: Percentiles,
    /// Whatever should not be.
    pub errors: Errors,
    /// Of the server, if its process is known.
    pub memory: Option<Memory>,
    /// What was asked of it.
    pub bars: Vec<Bar>,
}

/// Resident bytes of the server.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Memory {
    /// Before the first table.
    pub before: u64,
    /// With all tables, clients still connected.
    pub after: u64,
    /// The difference a table.
    pub per_table: f64,
}

/// Something that is asked of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bar {
    /// What.
    pub what: String,
    /// Is it so?
    pub met: bool,
}

impl Memory {
    pub fn new(before: u64, after: u64, tables: u32) -> Memory {
        let per_table = after.saturating_sub(before) as f64 / f64::from(tables);
        Memory { before, after, per_table }
    }
}

impl Report {
    /// The first bar is the same for all: no errors.
    pub fn new(tables: u32, time: Duration, tally: &Tally) -> Report {
        let seconds = time.as_secs_f64();
        let no_errors = Bar { what: "no errors".to_owned(), met: tally.errors.is_empty() };
        Report {
            tables,
            seconds,
            moves: tally.moves,
            moves_per_second: tally.moves as f64 / seconds,
            ended: tally.ended,
            stale: tally.stale,
            message_bytes: tally.message_bytes(),
            latency: tally.times.percentiles(),
            errors: tally.errors.clone(),
            memory: None,
            bars: vec![no_errors],
        }
    }

    pub fn ask(&mut self, what: String, met: bool) {
        self.bars.push(Bar { what, met });
    }

    /// Writes the report; the verdict is only asked for with `--assert`.
    pub fn finish(&self, output: &Output) -> Result<Verdict, LoadError> {
        if output.json {
            anstream::println!("{}", json(self)?);
        } else {
            anstream::print!("{}", self.text());
        }
        let missed = output.assert && self.bars.iter().any(|bar| !bar.met);
        Ok(if missed { Verdict::Missed } else { Verdict::Met })
    }

    fn text(&self) -> String {
        let Report { tables, seconds, moves, moves_per_second, ended, stale, .. } = self;
        let mut text = format!("{tables} tables for {seconds:.1} s\n");
        let _ = writeln!(text, "{moves} moves, {moves_per_second:.0} a second");
        let _ = writeln!(text, "{ended} games ended, {stale} actions were stale");
        let _ = writeln!(text, "a turn message has {} bytes", self.message_bytes);
        let _ = writeln!(text, "until the other client saw it: {}", self.latency);
        if let Some(memory) = self.memory {
            let megabytes = |bytes: u64| bytes as f64 / 1e6;
            let (before, after) = (megabytes(memory.before), megabytes(memory.after));
            let per_table = memory.per_table / 1e3;
            let _ = writeln!(
                text,
                "memory of the server: {before:.1} MB before, {after:.1} MB at the end, {per_table:.1} KB a table"
            );
        }
        text += &errors(&self.errors);
        for Bar { what, met } in &self.bars {
            let _ = writeln!(text, "{}: {what}", if *met { "met" } else { "MISSED" });
        }
        text
    }
}

/// A list of errors for people.
pub fn errors(errors: &Errors) -> String {
    let mut text = format!("{} errors\n", errors.count);
    for example in &errors.examples {
        let _ = writeln!(text, "  {example}");
    }
    text
}

pub fn json(report: &impl Serialize) -> Result<String, LoadError> {
    serde_json::to_string_pretty(report).map_err(|error| LoadError::Own(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::SharedTally;

    const QUIET: Output = Output { assert: true, json: true };

    #[test]
    fn rates_are_a_second() {
        let tally = SharedTally::new();
        for _ in 0..30 {
            tally.open().moved(Duration::from_millis(2));
        }
        let report = Report::new(5, Duration::from_secs(2), &tally.open());
        assert_eq!((report.moves, report.moves_per_second), (30, 15.0));
        assert!((report.latency.p99 - 2.0).abs() < 0.01);
        assert_eq!(report.finish(&QUIET).unwrap(), Verdict::Met);
    }

    #[test]
    fn an_error_or_a_missed_bar_counts_only_when_asked_for() {
        let tally = SharedTally::new();
        let mut report = Report::new(1, Duration::from_secs(1), &tally.open());
        report.ask("faster".to_owned(), false);
        assert_eq!(report.finish(&QUIET).unwrap(), Verdict::Missed);
        assert_eq!(report.finish(&Output { assert: false, json: true }).unwrap(), Verdict::Met);
        tally.open().errors.add("a");
        let report = Report::new(1, Duration::from_secs(1), &tally.open());
        assert_eq!(report.finish(&QUIET).unwrap(), Verdict::Missed);
        assert!(report.text().contains("1 errors\n  a\nMISSED: no errors"));
    }

    #[test]
    fn memory_is_divided_among_the_tables() {
        assert_eq!(Memory::new(1000, 6000, 5).per_table, 1000.0);
        assert_eq!(Memory::new(6000, 1000, 5).per_table, 0.0);
    }
}
