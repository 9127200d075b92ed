//! What all tables of a run did, added up.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::errors::Errors;
use crate::speed::Times;

/// Counts of one run.
pub struct Tally {
    /// From sending an action to the turn at the other client.
    pub times: Times,
    /// Moves that both clients saw.
    pub moves: u64,
    /// Games that came to their end.
    pub ended: u64,
    /// Actions that came too late because the other seat acted first.
    pub stale: u64,
    /// Turn messages.
    pub messages: u64,
    /// Their length in all.
    pub bytes: u64,
    /// Whatever should not be.
    pub errors: Errors,
}

/// One tally for all tables. A histogram for each would cost more memory than the sockets.
#[derive(Clone)]
pub struct SharedTally(Arc<Mutex<Tally>>);

impl SharedTally {
    pub fn new() -> SharedTally {
        SharedTally(Arc::new(Mutex::new(Tally {
            times: Times::new(),
            moves: 0,
            ended: 0,
            stale: 0,
            messages: 0,
            bytes: 0,
            errors: Errors::default(),
        })))
    }

    pub fn open(&self) -> MutexGuard<'_, Tally> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tally {
    pub fn moved(&mut self, time: Duration) {
        self.moves += 1;
        self.times.add(time);
    }

    pub fn received(&mut self, bytes: u64) {
        self.messages += 1;
        self.bytes += bytes;
    }

    /// How long a turn message is on average.
    pub fn message_bytes(&self) -> u64 {
        self.bytes.checked_div(self.messages).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_average_message_is_found() {
        let tally = SharedTally::new();
        assert_eq!(tally.open().message_bytes(), 0);
        tally.open().received(1000);
        tally.open().received(2001);
        assert_eq!(tally.open().message_bytes(), 1500);
    }
}
