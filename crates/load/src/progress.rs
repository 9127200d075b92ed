//! Progress on standard error, and only where that is a terminal.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::tally::SharedTally;

/// A bar that counts to a number of something.
pub fn bar(length: u64, unit: &str) -> ProgressBar {
    let style = format!("{{bar:30}} {{pos}}/{{len}} {unit}  {{msg}}  {{eta}} left");
    let style =
        ProgressStyle::with_template(&style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(length).with_style(style)
}

/// Shows the moves until the time is over.
pub async fn watch(tally: &SharedTally, end: Instant) {
    let length = end.saturating_duration_since(Instant::now()).as_secs();
    let bar = bar(length, "seconds");
    while Instant::now() < end {
        bar.set_position(
            length - end.saturating_duration_since(Instant::now()).as_secs().min(length),
        );
        let (moves, errors) = {
            let tally = tally.open();
            (tally.moves, tally.errors.count)
        };
        bar.set_message(format!("{moves} moves, {errors} errors"));
        let rest = end.saturating_duration_since(Instant::now());
        tokio::time::sleep(rest.min(Duration::from_millis(500))).await;
    }
    bar.finish_and_clear();
}
