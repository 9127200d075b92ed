//! Random games, the same for the same seed, for tests that look at every position.

use std::ops::Range;

use horda_kit::{Cx, FastLuck, Odds, Pending, Rules, Seat, pick};

/// Plays a random game and shows every position before its decision, with whose it is and what
/// is offered. `offers` is only lent, so that a game need not allocate anything.
pub fn play_random<R: Rules>(
    rules: &R,
    seed: u64,
    offers: &mut Vec<R::Action>,
    mut look: impl FnMut(&R::State, Seat, &[R::Action]),
) -> R::State {
    let mut choice = FastLuck::new(!seed);
    let mut cx = Cx::playout(FastLuck::new(seed));
    let mut state = rules.deal(&mut cx);
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("a seat is pending");
        offers.clear();
        rules.legal_actions(&state, seat, offers);
        look(&state, seat, offers);
        let index = pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize;
        rules.apply(&mut state, seat, &offers[index], &mut cx);
    }
    state
}

/// Plays the random games with these seeds; tells how many decisions they took. `offers` is only
/// lent.
pub fn play_many<R: Rules>(rules: &R, seeds: Range<u64>, offers: &mut Vec<R::Action>) -> u64 {
    let mut decisions = 0;
    for seed in seeds {
        play_random(rules, seed, offers, |_, _, _| decisions += 1);
    }
    decisions
}

/// Plays a random game; `watch` sees every position and what happened just before it.
pub fn play_watched<R: Rules>(
    rules: &R,
    seed: u64,
    mut watch: impl FnMut(&R::State, &[R::Event]),
) -> R::State {
    let (mut luck, mut choice) = (FastLuck::new(seed), FastLuck::new(!seed));
    let mut cx = Cx::table(&mut luck);
    let mut state = rules.deal(&mut cx);
    watch(&state, &cx.finish().1);
    let mut offers = Vec::new();
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("a seat is pending");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let index = pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize;
        let mut cx = Cx::table(&mut luck);
        rules.apply(&mut state, seat, &offers[index], &mut cx);
        watch(&state, &cx.finish().1);
    }
    state
}
