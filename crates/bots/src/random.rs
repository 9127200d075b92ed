//! Takes any offer.

use horda_kit::{FastLuck, Odds, Rules, Seat, pick};

use crate::Bot;

/// The floor that every other bot must beat.
#[derive(Clone, Debug)]
pub struct RandomBot {
    luck: FastLuck,
}

impl RandomBot {
    /// A bot with a luck of its own.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot { luck: FastLuck::new(seed) }
    }
}

impl<R: Rules> Bot<R> for RandomBot {
    fn choose(&mut self, _: &R, _: Seat, _: &R::View, offers: &[R::Action]) -> R::Action {
        offers[pick(Odds::Uniform(offers.len() as u32), &mut self.luck) as usize].clone()
    }
}
