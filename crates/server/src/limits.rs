//! How much one connection and one address may ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Requests a second that one address may make on the whole, and at once. A family behind one
/// address with several phones stays far below.
const ADDRESS: Rate = Rate { per_second: 50.0, burst: 200.0 };

/// The same for requests that cost a lot: opening tables, films, replays.
const HEAVY: Rate = Rate { per_second: 2.0, burst: 40.0 };

/// Sayings of one connection.
const CHAT: Rate = Rate { per_second: 1.0, burst: 5.0 };

/// More addresses than this are not remembered at once.
const MAX_ADDRESSES: usize = 10_000;
/// How often those who have not asked for a while are forgotten.
const SWEEP: Duration = Duration::from_secs(1);

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

/// The rate limits of a server.
pub(crate) struct Limits {
    messages: Option<Rate>,
    addresses: Mutex<Addresses>,
}

struct Addresses {
    known: HashMap<IpAddr, [Bucket; 2]>,
    swept: Instant,
}

/// How much a request costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weight {
    Light,
    Heavy,
}

impl Limits {
    /// `messages` a second for one connection; 0 for no limit at all, as measurements need.
    pub fn new(messages: u32) -> Limits {
        let rate = f64::from(messages);
        let messages = (messages > 0).then_some(Rate { per_second: rate, burst: 2.0 * rate });
        let addresses = Addresses { known: HashMap::new(), swept: Instant::now() };
        Limits { messages, addresses: Mutex::new(addresses) }
    }

    /// What a new connection may spend.
    pub fn connection(&self) -> Option<Bucket> {
        self.messages.map(|rate| Bucket::new(rate, Instant::now()))
    }

    /// What a new connection may spend on talking.
    pub fn chat(&self) -> Bucket {
        Bucket::new(CHAT, Instant::now())
    }

    /// May this address ask once more?
    pub fn address(&self, address: IpAddr, weight: Weight) -> bool {
        if self.messages.is_none() {
            return true;
        }
        let now = Instant::now();
        let mut addresses = self.addresses.lock().expect("nobody panics holding this lock");
        let address = network(address);
        if addresses.known.len() >= MAX_ADDRESSES && !addresses.known.contains_key(&address) {
            if now.duration_since(addresses.swept) < SWEEP {
                return false;
            }
            addresses.swept = now;
            addresses.known.retain(|_, buckets| !buckets.iter().all(|it| it.is_full(now)));
        }
        let fresh = || [Bucket::new(ADDRESS, now), Bucket::new(HEAVY, now)];
        let [light, heavy] = addresses.known.entry(address).or_insert_with(fresh);
        light.take(now) && (weight == Weight::Light || heavy.take(now))
    }
}

/// Whoever has one IPv6 address has 2^64 of them.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(own) => IpAddr::V6((u128::from(own) >> 64 << 64).into()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
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
        while limits.address(one, Weight::Light) {}
        assert!(limits.address(other, Weight::Light));
    }

    #[test]
    fn what_costs_a_lot_is_rarer() {
        let limits = Limits::new(1);
        let one = IpAddr::from([127, 0, 0, 1]);
        assert_eq!((0..100).filter(|_| limits.address(one, Weight::Heavy)).count(), 40);
        assert!(limits.address(one, Weight::Light));
    }

    #[test]
    fn neighbours_in_a_network_are_one_address() {
        let at = |text: &str| network(text.parse().unwrap());
        assert_eq!(at("2001:db8::1"), at("2001:db8::ffff:2"));
        assert_ne!(at("2001:db8::1"), at("2001:db8:0:1::1"));
    }
}
