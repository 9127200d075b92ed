//! Plays the games of a match on all cores.

use std::sync::atomic::{AtomicU64, Ordering};

use horda_bots::{Bot, BotKind};
use horda_kit::{Counted, Cx, Evaluated, FastLuck, Observer, Pending};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::report::Report;
use crate::seeds::mix;
use crate::tally::Tally;

/// Progress is told about so many times in a long match.
const PROGRESS_STEPS: u64 = 200;

/// Who plays whom, how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// How many games.
    pub games: u64,
    /// Where all luck of the match comes from.
    pub seed: u64,
    /// Who holds which seat, in seat order.
    pub bots: Vec<BotKind>,
    /// How many threads to play on, or as many as there are cores. Changes no figure.
    pub threads: Option<usize>,
}

/// Plays a match. `progress` is told now and then how many games are finished, from any thread.
///
/// # Panics
///
/// If the match has not exactly one bot for every seat.
pub fn simulate<R: Evaluated + Counted>(
    rules: &R,
    plan: &Match,
    progress: &(dyn Fn(u64) + Sync),
) -> Report {
    let seats = usize::from(rules.seats());
    assert_eq!(plan.bots.len(), seats, "a match needs one bot for every seat");
    let names = rules.items();
    let items = names.len();
    let finished = AtomicU64::new(0);
    let step = (plan.games / PROGRESS_STEPS).max(1);
    let play_all = || {
        (0..plan.games)
            .into_par_iter()
            .fold(
                || (Tally::new(seats, items), Vec::new()),
                |(mut tally, mut offers), index| {
                    play(rules, plan, index, &mut offers, &mut tally);
                    let games = finished.fetch_add(1, Ordering::Relaxed) + 1;
                    if games.is_multiple_of(step) {
                        progress(games);
                    }
                    (tally, offers)
                },
            )
            .map(|(tally, _)| tally)
            .reduce(|| Tally::new(seats, items), Tally::plus)
    };
    on_threads(plan.threads, play_all).report(plan, &names)
}

/// Runs on so many threads. Where the system grants no pool of its own, the shared one serves:
/// the number of threads changes no figure.
fn on_threads<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> T {
    let pool = threads.and_then(|count| ThreadPoolBuilder::new().num_threads(count).build().ok());
    match pool {
        Some(pool) => pool.install(work),
        None => work(),
    }
}

/// Plays one game and counts it.
fn play<R: Evaluated + Counted>(
    rules: &R,
    plan: &Match,
    index: u64,
    offers: &mut Vec<R::Action>,
    tally: &mut Tally,
) {
    let seed = mix(plan.seed, index);
    let mut bots: Vec<Box<dyn Bot<R>>> =
        (1..).zip(&plan.bots).map(|(nth, kind)| horda_bots::seat(*kind, mix(seed, nth))).collect();
    let mut cx = Cx::watched(FastLuck::new(mix(seed, 0)));
    let mut state = rules.deal(&mut cx);
    let mut decisions = 0;
    let verdict = loop {
        let seat = match rules.pending(&state) {
            Pending::Over(verdict) => break verdict,
            Pending::Decision { seats, .. } => {
                seats.iter().next().expect("a decision is owed by a seat")
            }
        };
        offers.clear();
        rules.legal_actions(&state, seat, offers);
        let view = rules.view(&state, Observer::Seat(seat));
        let action = bots[usize::from(seat.0)].choose(rules, seat, &view, offers);
        rules.apply(&mut state, seat, &action, &mut cx);
        decisions += 1;
    };
    tally.count(rules, verdict, decisions, &cx.take_events());
}
