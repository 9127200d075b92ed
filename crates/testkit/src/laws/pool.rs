//! Actions that the check is tried with: a sample, so that a game with hundreds of offers is
//! examined in the time that a small one takes.

/// Actions that are remembered.
const MOST: usize = 1000;
/// Offers of one decision that are added.
const ADDED: usize = 8;
/// Actions that are tried in one position.
pub(super) const SAMPLE: usize = 64;

/// Actions that were offered in these games, or composed in them.
pub(super) struct Pool<A> {
    actions: Vec<A>,
    /// Which one is replaced next, once there are enough.
    oldest: usize,
    /// Which one is tried next.
    next: usize,
}

impl<A: Clone + Eq> Pool<A> {
    pub fn new() -> Pool<A> {
        Pool { actions: Vec::new(), oldest: 0, next: 0 }
    }

    /// Remembers some of these offers, others at every decision.
    pub fn add(&mut self, offers: &[A], decision: u32) {
        for offer in window(offers, decision as usize * ADDED, ADDED) {
            self.remember(offer);
        }
    }

    /// Remembers one action. When there are enough, the oldest goes.
    pub fn remember(&mut self, action: &A) {
        if self.actions.contains(action) {
            return;
        }
        if self.actions.len() < MOST {
            self.actions.push(action.clone());
        } else {
            self.actions[self.oldest] = action.clone();
            self.oldest = (self.oldest + 1) % MOST;
        }
    }

    /// Actions to try in this position: in the end every one has its turn.
    pub fn sample(&mut self) -> Vec<A> {
        let sample = window(&self.actions, self.next, SAMPLE).cloned().collect();
        self.next += SAMPLE;
        sample
    }
}

/// So many of a list, going round from some place on, none twice.
pub(super) fn window<T>(list: &[T], from: usize, most: usize) -> impl Iterator<Item = &T> {
    let from = from.checked_rem(list.len()).unwrap_or_default();
    list[from..].iter().chain(&list[..from]).take(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pool_stays_small_and_tries_everything_in_turn() {
        let mut pool = Pool::new();
        for number in 0..3 * MOST {
            pool.remember(&number);
            pool.remember(&number);
        }
        assert_eq!(pool.actions.len(), MOST);
        let mut tried: Vec<usize> =
            (0..MOST.div_ceil(SAMPLE)).flat_map(|_| pool.sample()).collect();
        tried.sort_unstable();
        tried.dedup();
        assert_eq!(tried, (2 * MOST..3 * MOST).collect::<Vec<_>>());
    }

    #[test]
    fn other_offers_are_remembered_at_every_decision() {
        let offers: Vec<u32> = (0..100).collect();
        let mut pool = Pool::new();
        for decision in 0..13 {
            pool.add(&offers, decision);
            assert!(pool.actions.len() <= (decision as usize + 1) * ADDED);
        }
        assert_eq!(pool.actions.len(), 100);
        assert_eq!(window(&[1, 2, 3], 2, 9).collect::<Vec<_>>(), [&3, &1, &2]);
        assert_eq!(window(&[0; 0], 2, 9).count(), 0);
    }
}
