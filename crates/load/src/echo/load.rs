//! `horda-load echo-flat`: the load of `flat` against the bare server.

use std::time::{Duration, Instant};

use tokio::select;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::padding::{echoed_id, message};
use crate::cli::EchoFlat;
use crate::error::LoadError;
use crate::exchange::REQUEST_TIMEOUT;
use crate::progress;
use crate::report::{Report, Verdict};
use crate::request::fresh_id;
use crate::server::Server;
use crate::tally::SharedTally;
use crate::wire::Wire;

pub async fn run_flat(arguments: &EchoFlat) -> Result<Verdict, LoadError> {
    let EchoFlat { server, rooms, seconds, bytes, output } = arguments;
    let mut pairs = Vec::new();
    for number in 0..*rooms {
        pairs.push(enter(server, number, *bytes).await?);
    }
    let tally = SharedTally::new();
    let start = Instant::now();
    let end = start + Duration::from_secs(*seconds);
    let mut talking = JoinSet::new();
    for pair in pairs {
        talking.spawn(talk_until(pair, tally.clone(), end));
    }
    progress::watch(&tally, end).await;
    let mut report = Report::new(*rooms, start.elapsed(), &tally.open());
    talking.join_all().await;
    report.errors = tally.open().errors.clone();
    report.finish(output)
}

async fn enter(server: &Server, number: u32, bytes: u32) -> Result<[Wire; 2], LoadError> {
    let path = format!("/rooms/{number}/socket?bytes={bytes}");
    let first = Wire::connect(server, &path, None).await?;
    let second = Wire::connect(server, &path, None).await?;
    Ok([first, second])
}

/// The two take turns, as at a table.
async fn talk_until(mut pair: [Wire; 2], tally: SharedTally, end: Instant) {
    let mut revision = 0;
    while Instant::now() < end {
        let said = timeout(REQUEST_TIMEOUT, say(&mut pair, revision, &tally)).await;
        let said =
            said.unwrap_or_else(|_| Err(LoadError::Silent(format!("for {REQUEST_TIMEOUT:?}"))));
        match said {
            Ok(time) => tally.open().moved(time),
            Err(error) => return tally.open().errors.add(error),
        }
        revision += 1;
    }
}

async fn say(
    pair: &mut [Wire; 2],
    revision: u32,
    tally: &SharedTally,
) -> Result<Duration, LoadError> {
    let speaker = (revision % 2) as usize;
    let id = fresh_id();
    let sent = Instant::now();
    pair[speaker].say(message(&id, revision)).await?;
    let mut heard = [None, None];
    loop {
        let [first, second] = pair;
        let (listener, text) = select! {
            text = first.hear() => (0, text?),
            text = second.hear() => (1, text?),
        };
        if echoed_id(&text).as_ref() != Some(&id) {
            return Err(LoadError::Wrong(format!("{text} does not answer {id}")));
        }
        tally.open().received(text.len() as u64);
        heard[listener] = Some(sent.elapsed());
        if let ([Some(_), Some(_)], Some(time)) = (&heard, heard[1 - speaker]) {
            return Ok(time);
        }
    }
}
