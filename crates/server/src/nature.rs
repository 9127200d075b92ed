//! What a server takes from its environment: random bytes and the time. Tests bring their own, so that
//! two servers can be compared byte for byte.

use std::time::{SystemTime, UNIX_EPOCH};

type Random = dyn Fn(&mut [u8]) + Send + Sync;
type Clock = dyn Fn() -> u64 + Send + Sync;

/// Chance and time.
pub struct Nature {
    random: Box<Random>,
    clock: Box<Clock>,
}

impl Nature {
    /// Random bytes of the operating system, and its clock.
    pub fn real() -> Nature {
        let random = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("the operating system has random bytes");
        };
        let clock = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            since.as_millis() as u64
        };
        Nature::new(random, clock)
    }

    /// Another nature: something that fills bytes, and milliseconds since 1970.
    pub fn new(
        random: impl Fn(&mut [u8]) + Send + Sync + 'static,
        clock: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Nature {
        Nature { random: Box::new(random), clock: Box::new(clock) }
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
