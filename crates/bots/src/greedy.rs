//! Looks one action ahead and no further.

use horda_kit::{ChanceTag, Cx, Evaluated, FastLuck, Odds, RandomBits, Seat};

use crate::Bot;

/// Luck differs from world to world; so many make a fair mean.
const WORLDS: u32 = 8;

/// Takes the offer after which its seat stands best by the game's own judgement.
#[derive(Clone, Debug)]
pub struct GreedyBot {
    luck: FastLuck,
}

impl GreedyBot {
    /// A bot with a luck of its own.
    pub fn new(seed: u64) -> GreedyBot {
        GreedyBot { luck: FastLuck::new(seed) }
    }
}

impl<R: Evaluated> Bot<R> for GreedyBot {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> R::Action {
        let mut cx = Cx::playout(FastLuck::new(u64::from(self.luck.next_bits())));
        let mut offers = offers.to_vec();
        let mut sums = Vec::new();
        for _ in 0..WORLDS {
            let world = rules.determinize(view, &mut cx);
            if sums.is_empty() {
                rules.candidates(&world, seat, &mut offers);
                sums.resize(offers.len(), 0);
            }
            for (sum, offer) in sums.iter_mut().zip(&offers) {
                let mut after = world.clone();
                rules.apply(&mut after, seat, offer, &mut cx);
                *sum += rules.evaluate(&after, seat);
            }
        }
        let best = sums.iter().copied().max().expect("a bot is asked only where it has offers");
        let ties = || sums.iter().zip(&offers).filter(|(sum, _)| **sum == best);
        let nth = cx.ask(ChanceTag("bot.tie"), Odds::Uniform(ties().count() as u32));
        let (_, offer) = ties().nth(nth as usize).expect("luck picks one of the ties");
        offer.clone()
    }
}
