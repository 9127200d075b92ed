//! The hot loop: random games, nothing watched.

use horda_kit::{Chance, ChanceTag, Cx, FastLuck, Odds, Pending, Rules};

use crate::seeds::mix;

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
pub fn play_out<R: Rules>(rules: &R, seed: u64, games: u64) -> Playout {
    let mut buffer = Vec::new();
    let mut totals = Playout::default();
    for index in 0..games {
        let mut cx = Cx::playout(FastLuck::new(mix(seed, index)));
        let mut state = rules.deal(&mut cx);
        while let Pending::Decision { seats, .. } = rules.pending(&state) {
            let seat = seats.iter().next().expect("a decision is owed by a seat");
            buffer.clear();
            rules.legal_actions(&state, seat, &mut buffer);
            let chosen = cx.ask(ChanceTag("arena.choice"), Odds::Uniform(buffer.len() as u32));
            rules.apply(&mut state, seat, &buffer[chosen as usize], &mut cx);
            totals.decisions += 1;
            totals.offers += buffer.len() as u64;
        }
        totals.games += 1;
    }
    totals
}

/// How many questions of luck random games ask. Much slower than [`play_out`], because every
/// question is written down.
pub fn count_questions<R: Rules>(rules: &R, seed: u64, games: u64) -> u64 {
    let mut asked = 0;
    let mut offers = Vec::new();
    for index in 0..games {
        let mut luck = FastLuck::new(mix(seed, index));
        let mut cx = Cx::table(&mut luck);
        let mut state = rules.deal(&mut cx);
        asked += cx.finish().0.len();
        while let Pending::Decision { seats, .. } = rules.pending(&state) {
            let seat = seats.iter().next().expect("a decision is owed by a seat");
            offers.clear();
            rules.legal_actions(&state, seat, &mut offers);
            let odds = Odds::Uniform(offers.len() as u32);
            let chosen = luck.answer(ChanceTag("arena.choice"), odds);
            let mut cx = Cx::table(&mut luck);
            rules.apply(&mut state, seat, &offers[chosen as usize], &mut cx);
            asked += cx.finish().0.len();
        }
    }
    asked as u64
}
