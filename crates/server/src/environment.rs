//! What a server takes from its environment: random bytes and the time. Tests bring their own,
//! so that two servers can be compared byte for byte.

use std::time::{SystemTime, UNIX_EPOCH};

type Random = dyn Fn(&mut [u8]) + Send + Sync;
type Clock = dyn Fn() -> u64 + Send + Sync;

/// A source of random bytes, and a clock.
pub struct Environment {
    random: Box<Random>,
    clock: Box<Clock>,
}

impl Environment {
    /// Random bytes and the clock of the operating system.
    pub fn real() -> Environment {
        let random = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("the operating system has random bytes");
        };
        let clock = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            since.as_millis() as u64
        };
        Environment::new(random, clock)
    }

    /// Another environment: a function that fills a slice with random bytes, and one that tells
    /// the milliseconds since 1970.
    pub fn new(
        random: impl Fn(&mut [u8]) + Send + Sync + 'static,
        clock: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Environment {
        Environment { random: Box::new(random), clock: Box::new(clock) }
    }

    /// Random bytes.
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.random)(&mut bytes);
        bytes
    }

    /// A random number, for the seed of a bot.
    pub(crate) fn seed(&self) -> u64 {
        u64::from_le_bytes(self.random())
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        (self.clock)()
    }
}
