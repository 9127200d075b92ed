//! Rate limits of connections and addresses. `docs/protocol.md` names the values.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::fair_queue::Owner;

/// All requests of one address. A page is some thirty files, and twenty people behind one address
/// may open it at the same moment.
const ADDRESS: Quota = quota(100, 600);

/// Requests of one address that cost a lot: opening tables, films, replays.
const HEAVY: Quota = quota(2, 40);

/// Chat lines of one person.
const CHAT: Quota = quota(1, 5);

/// Chat lines of one address.
const CHAT_OF_ADDRESS: Quota = quota(2, 20);

/// Chat lines of the whole audience of a table. Seats are not counted: what spectators write
/// silences no player.
const CHAT_OF_AUDIENCE: Quota = quota(2, 20);

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

/// A limit of one thing: a connection, or the audience of a table.
pub(crate) struct OwnLimit(DefaultDirectRateLimiter);

impl OwnLimit {
    fn new(quota: Quota) -> OwnLimit {
        OwnLimit(RateLimiter::direct(quota))
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
    chat: DefaultKeyedRateLimiter<String>,
    chat_of_address: DefaultKeyedRateLimiter<IpAddr>,
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
            chat: RateLimiter::keyed(CHAT),
            chat_of_address: RateLimiter::keyed(CHAT_OF_ADDRESS),
            swept: Mutex::new(Instant::now()),
        }
    }

    /// The message limit of a new connection.
    pub fn connection(&self) -> Option<OwnLimit> {
        self.messages.map(OwnLimit::new)
    }

    /// The chat limit of the audience of a table.
    pub fn audience(&self) -> Option<OwnLimit> {
        self.messages.map(|_| OwnLimit::new(CHAT_OF_AUDIENCE))
    }

    /// Counts one chat line of a person and an address; false if it is above a limit.
    pub fn chat(&self, owner: &Owner) -> bool {
        if self.messages.is_none() {
            return true;
        }
        let person = owner.person.as_ref().is_none_or(|it| self.chat.check_key(it).is_ok());
        let address = owner.address.is_none_or(|it| self.chat_of_address.check_key(&it).is_ok());
        person && address
    }

    /// Counts one request of a network; false if it is above the limit.
    pub fn address(&self, address: IpAddr, weight: Weight) -> bool {
        if self.messages.is_none() {
            return true;
        }
        self.has_room()
            && self.light.check_key(&address).is_ok()
            && (weight == Weight::Light || self.heavy.check_key(&address).is_ok())
    }

    /// Is there room for another address? Forgets idle ones if not.
    fn has_room(&self) -> bool {
        if self.light.len().max(self.chat.len()) < MAX_ADDRESSES {
            return true;
        }
        let mut swept = self.swept.lock().expect("no thread panics while it holds this lock");
        if swept.elapsed() >= SWEEP_INTERVAL {
            *swept = Instant::now();
            self.light.retain_recent();
            self.heavy.retain_recent();
            self.chat.retain_recent();
            self.chat_of_address.retain_recent();
        }
        self.light.len() < MAX_ADDRESSES
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
    fn chat_is_limited_by_person_and_by_address() {
        let limits = Limits::new(20);
        let at = |address: u8, person: String| Owner {
            address: Some(IpAddr::from([10, 0, 0, address])),
            person: Some(person),
        };
        let moving = (0..100).filter(|it| limits.chat(&at(*it, "ada".into())));
        assert_eq!(moving.count(), 5, "another address gives no person more");
        let many = (0..100).filter(|it| limits.chat(&at(200, format!("eve {it}"))));
        assert_eq!(many.count(), 20, "another person gives no address more");
        assert!(limits.chat(&at(201, "ben".into())), "others are not disturbed");
    }

    #[test]
    fn what_costs_a_lot_is_rarer() {
        let limits = Limits::new(1);
        let one = IpAddr::from([127, 0, 0, 1]);
        assert_eq!((0..100).filter(|_| limits.address(one, Weight::Heavy)).count(), 40);
        assert!(limits.address(one, Weight::Light));
    }
}
