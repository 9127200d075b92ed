//! How much one connection and one address may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// Requests a second that one address may make on the whole, and at once. A family behind one
/// address with several phones stays far below.
const ADDRESS: Rate = Rate { per_second: 50.0, burst: 200.0 };

/// More addresses than this are not remembered at once.
const MOST_ADDRESSES: usize = 10_000;

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy)]
pub(crate) struct Rate {
    per_second: f64,
    burst: f64,
}

/// Something that is spent by asking and comes back with time.
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    seen: Instant,
}

impl Bucket {
    fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, left: rate.burst, seen: now }
    }

    /// Spends one, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.duration_since(self.seen).as_secs_f64();
        self.seen = now;
        self.left = (self.left + passed * self.rate.per_second).min(self.rate.burst);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.duration_since(self.seen).as_secs_f64();
        self.left + passed * self.rate.per_second >= self.rate.burst
    }
}

/// The limits of a house.
pub(crate) struct Limits {
    messages: Option<Rate>,
    addresses: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Limits {
    /// `messages` a second for one connection; 0 for no limit at all, as measurements need.
    pub fn new(messages: u32) -> Limits {
        let rate = f64::from(messages);
        let messages = (messages > 0).then_some(Rate { per_second: rate, burst: 2.0 * rate });
        Limits { messages, addresses: Mutex::new(HashMap::new()) }
    }

    /// What a new connection may spend.
    pub fn connection(&self) -> Option<Bucket> {
        self.messages.map(|rate| Bucket::new(rate, Instant::now()))
    }

    /// May this address ask once more?
    pub fn address(&self, address: IpAddr) -> bool {
        if self.messages.is_none() {
            return true;
        }
        let now = Instant::now();
        let mut addresses = self.addresses.lock().expect("nobody panics holding this lock");
        if addresses.len() >= MOST_ADDRESSES {
            addresses.retain(|_, bucket| !bucket.is_full(now));
        }
        addresses.entry(address).or_insert_with(|| Bucket::new(ADDRESS, now)).take(now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate { per_second: 2.0, burst: 3.0 }, start);
        let taken = (0..5).filter(|_| bucket.take(start)).count();
        assert_eq!(taken, 3);
        assert!(!bucket.take(start + Duration::from_millis(400)));
        assert!(bucket.take(start + Duration::from_millis(600)));
        assert!(bucket.is_full(start + Duration::from_secs(60)));
    }

    #[test]
    fn addresses_do_not_disturb_each_other() {
        let limits = Limits::new(1);
        let (one, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        while limits.address(one) {}
        assert!(limits.address(other));
    }
}
