//! A queue that serves its owners in turn: an address first, then a person of that address.
//!
//! However much one owner puts in, another waits for at most one entry of each of the others.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;

/// For whom work is done: the address first, so that one who makes up many people gains nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Owner {
    /// The network that a client is connected from; none where nobody is connected.
    pub address: Option<IpAddr>,
    /// The id of the person, if the client has a session.
    pub person: Option<String>,
}

/// Entries by address and person.
#[derive(Debug)]
pub(crate) struct FairQueue<T>(Turns<Option<IpAddr>, Turns<Option<String>, VecDeque<T>>>);

impl<T> Default for FairQueue<T> {
    fn default() -> FairQueue<T> {
        FairQueue(Turns::default())
    }
}

impl<T> FairQueue<T> {
    pub fn push(&mut self, owner: Owner, entry: T) {
        self.0.of(owner.address).of(owner.person).push_back(entry);
    }

    /// The next entry: the oldest of the person whose turn it is, at the address whose turn it is.
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }
}

/// Something that entries are taken from.
trait Source {
    type Entry;
    fn pop(&mut self) -> Option<Self::Entry>;
    fn is_empty(&self) -> bool;
}

impl<T> Source for VecDeque<T> {
    type Entry = T;

    fn pop(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

/// Sources that are asked in turn. Those that are empty are forgotten.
#[derive(Debug)]
struct Turns<K, S> {
    sources: HashMap<K, S>,
    order: VecDeque<K>,
}

impl<K, S> Default for Turns<K, S> {
    fn default() -> Turns<K, S> {
        Turns { sources: HashMap::new(), order: VecDeque::new() }
    }
}

impl<K: Clone + Eq + Hash, S: Default> Turns<K, S> {
    /// The source of this key; a new one has its turn last.
    fn of(&mut self, key: K) -> &mut S {
        if !self.sources.contains_key(&key) {
            self.order.push_back(key.clone());
        }
        self.sources.entry(key).or_default()
    }
}

impl<K: Eq + Hash, S: Source> Source for Turns<K, S> {
    type Entry = S::Entry;

    fn pop(&mut self) -> Option<S::Entry> {
        let key = self.order.pop_front()?;
        let source = self.sources.get_mut(&key)?;
        let entry = source.pop();
        if source.is_empty() {
            self.sources.remove(&key);
        } else {
            self.order.push_back(key);
        }
        entry
    }

    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(address: u8, person: &str) -> Owner {
        Owner { address: Some([10, 0, 0, address].into()), person: Some(person.to_owned()) }
    }

    fn drained(mut queue: FairQueue<u32>) -> Vec<u32> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn one_owner_is_served_in_order() {
        let mut queue = FairQueue::default();
        (0..4).for_each(|entry| queue.push(owner(1, "ada"), entry));
        assert_eq!(drained(queue), [0, 1, 2, 3]);
    }

    #[test]
    fn addresses_take_turns_however_much_one_of_them_asks() {
        let mut queue = FairQueue::default();
        (0..100).for_each(|entry| queue.push(owner(1, "eve"), entry));
        queue.push(owner(2, "ada"), 1000);
        queue.push(owner(2, "ada"), 1001);
        queue.push(owner(3, "ben"), 2000);
        assert_eq!(drained(queue)[..6], [0, 1000, 2000, 1, 1001, 2]);
    }

    #[test]
    fn many_people_of_one_address_are_one_address() {
        let mut queue = FairQueue::default();
        (0..100).for_each(|entry| queue.push(owner(1, &format!("eve {entry}")), entry));
        queue.push(owner(2, "ada"), 1000);
        assert_eq!(drained(queue)[..3], [0, 1000, 1]);
    }

    #[test]
    fn people_behind_one_address_take_turns() {
        let mut queue = FairQueue::default();
        (0..10).for_each(|entry| queue.push(owner(1, "ada"), entry));
        queue.push(owner(1, "ben"), 1000);
        assert_eq!(drained(queue)[..3], [0, 1000, 1]);
    }

    #[test]
    fn an_owner_that_comes_back_does_not_overtake() {
        let mut queue = FairQueue::default();
        (0..3).for_each(|entry| queue.push(owner(1, "eve"), entry));
        queue.push(owner(2, "ada"), 1000);
        assert_eq!([queue.pop(), queue.pop()], [Some(0), Some(1000)]);
        queue.push(owner(2, "ada"), 1001);
        assert_eq!(drained(queue), [1, 1001, 2]);
    }
}
