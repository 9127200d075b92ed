//! One table under load until the server is gone.

use std::time::Instant;

use horda_kit::FastLuck;

use super::ledger::{Acknowledged, Ledger};
use crate::error::LoadError;
use crate::exchange::exchange;
use crate::pair::Pair;
use crate::received::Received;
use crate::server::Server;

/// What became of a table.
pub struct Played {
    /// The books of the table, if one was open.
    pub running: Option<Ledger>,
    /// Those of tables whose games ended on the way.
    pub finished: Vec<Ledger>,
    /// Tables opened on the way.
    pub opened: u64,
    /// Actions that were acknowledged.
    pub acknowledged: u64,
    /// When and why it stopped.
    pub stopped: Stopped,
}

/// Why a table stopped. Before the kill there is no good reason.
pub struct Stopped {
    pub at: Instant,
    pub why: LoadError,
}

/// Plays until something goes wrong, as it will: the server is going to be killed.
pub async fn play(
    server: Server,
    game: String,
    mut luck: FastLuck,
    mut pair: Pair,
    ledger: Ledger,
) -> Played {
    let mut books = Books { running: Some(ledger), finished: Vec::new(), opened: 0, counted: 0 };
    let why = loop {
        let step = if pair.is_over() {
            books.finish();
            let reopened = pair.reopen(&server, &game).await;
            reopened.map(|()| books.open(&pair))
        } else {
            books.step(&mut pair, &mut luck).await
        };
        if let Err(error) = step {
            break error;
        }
    };
    let stopped = Stopped { at: Instant::now(), why };
    let Books { running, finished, opened, counted } = books;
    Played { running, finished, opened, acknowledged: counted, stopped }
}

struct Books {
    running: Option<Ledger>,
    finished: Vec<Ledger>,
    opened: u64,
    counted: u64,
}

impl Books {
    fn finish(&mut self) {
        self.finished.extend(self.running.take());
    }

    fn open(&mut self, pair: &Pair) {
        self.running = Some(Ledger::new(pair));
        self.opened += 1;
    }

    async fn step(&mut self, pair: &mut Pair, luck: &mut FastLuck) -> Result<(), LoadError> {
        let ledger = self.running.as_mut().expect("a table that is played has its books");
        let request = pair.pick(luck)?;
        ledger.sent(request.clone());
        let counted = &mut self.counted;
        let mut write_down = |observer: usize, heard: &Received| {
            if let Received::Turn { told, position, .. } = heard {
                match ledger.heard_turn(observer, told, position) {
                    Acknowledged::Now => *counted += 1,
                    Acknowledged::Before => {}
                }
            }
        };
        exchange(pair, &request, &mut write_down).await?;
        Ok(())
    }
}
