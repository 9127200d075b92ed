//! Rate limits of connections and addresses. `docs/protocol.md` names the values.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

/// All requests of one address. A family behind one address with several phones stays far below.
const ADDRESS: Quota = quota(50, 200);

/// Requests of one address that cost a lot: opening tables, films, replays.
const HEAVY: Quota = quota(2, 40);

/// Chat lines of one connection.
const CHAT: Quota = quota(1, 5);

/// Upper limit of addresses that are remembered. An address is forgotten when it has its whole
/// burst again.
const MAX_ADDRESSES: usize = 100_000;
/// Shortest time between two searches for addresses to forget.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);

const fn quota(per_second: u32, burst: u32) -> Quota {
    match (NonZeroU32::new(per_second), NonZeroU32::new(burst)) {
        (Some(per_second), Some(burst)) => Quota::per_second(per_second).allow_burst(burst),
        (None, _) | (_, None) => panic!("a quota allows something"),
    }
}

/// The limit of one connection.
pub(crate) struct ConnectionLimit(DefaultDirectRateLimiter);

impl ConnectionLimit {
    fn new(quota: Quota) -> ConnectionLimit {
        ConnectionLimit(RateLimiter::direct(quota))
    }

    /// Counts one message; false if it is above the limit.
    pub fn allows(&self) -> bool {
        self.0.check().is_ok()
    }
}

/// The rate limits of a server.
pub(crate) struct Limits {
    messages: Option<Quota>,
    light: DefaultKeyedRateLimiter<IpAddr>,
    heavy: DefaultKeyedRateLimiter<IpAddr>,
    swept: Mutex<Instant>,
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
        Limits {
            messages: (messages > 0).then(|| quota(messages, messages.saturating_mul(2))),
            light: RateLimiter::keyed(ADDRESS),
            heavy: RateLimiter::keyed(HEAVY),
            swept: Mutex::new(Instant::now()),
        }
    }

    /// The message limit of a new connection.
    pub fn connection(&self) -> Option<ConnectionLimit> {
        self.messages.map(ConnectionLimit::new)
    }

    /// The chat limit of a new connection.
    pub fn chat(&self) -> ConnectionLimit {
        ConnectionLimit::new(CHAT)
    }

    /// Counts one request of an address; false if it is above the limit.
    pub fn address(&self, address: IpAddr, weight: Weight) -> bool {
        if self.messages.is_none() {
            return true;
        }
        let address = network(address);
        self.has_room()
            && self.light.check_key(&address).is_ok()
            && (weight == Weight::Light || self.heavy.check_key(&address).is_ok())
    }

    /// Is there room for another address? Forgets idle ones if not.
    fn has_room(&self) -> bool {
        if self.light.len() < MAX_ADDRESSES {
            return true;
        }
        let mut swept = self.swept.lock().expect("no thread panics while it holds this lock");
        if swept.elapsed() >= SWEEP_INTERVAL {
            *swept = Instant::now();
            self.light.retain_recent();
            self.heavy.retain_recent();
        }
        self.light.len() < MAX_ADDRESSES
    }
}

/// One limit for a network of IPv6: the owner of one address has 2^64 of them.
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
    fn a_connection_may_send_twice_its_rate_at_once() {
        let limit = Limits::new(20).connection().unwrap();
        assert_eq!((0..100).filter(|_| limit.allows()).count(), 40);
        std::thread::sleep(Duration::from_millis(60));
        assert!(limit.allows(), "one twentieth of a second allows one more");
    }

    #[test]
    fn no_limit_means_none() {
        let (limits, one) = (Limits::new(0), IpAddr::from([127, 0, 0, 1]));
        assert!(limits.connection().is_none());
        assert!((0..1_000).all(|_| limits.address(one, Weight::Heavy)));
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
