//! The hot loop: random games, nothing watched.

use horda_kit::{ChanceTag, Cx, FastLuck, Odds, Pending, Rules};

use crate::mix;

/// What a series of random games came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Offers made for these decisions.
    pub offers: u64,
}

/// Plays random games. Allocates nothing once the buffer has grown to the longest list of
/// offers, so a benchmark measures the rules and not the allocator.
pub fn play_out<R: Rules>(
    rules: &R,
    seed: u64,
    games: u64,
    buffer: &mut Vec<R::Action>,
) -> Playout {
    let mut totals = Playout::default();
    for index in 0..games {
        let mut cx = Cx::playout(FastLuck::new(mix(seed, index)));
        let mut state = rules.deal(&mut cx);
        while let Pending::Decision { seats, .. } = rules.pending(&state) {
            let seat = seats.iter().next().expect("a decision is owed by somebody");
            buffer.clear();
            rules.legal_actions(&state, seat, buffer);
            let chosen = cx.ask(ChanceTag("arena.choice"), Odds::Uniform(buffer.len() as u32));
            rules.apply(&mut state, seat, &buffer[chosen as usize], &mut cx);
            totals.decisions += 1;
            totals.offers += buffer.len() as u64;
        }
        totals.games += 1;
    }
    totals
}
