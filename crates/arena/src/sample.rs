//! Positions of games between equal bots, with what became of them.

use horda_bots::{Bot, BotKind};
use horda_kit::{
    Chance, ChanceTag, Cx, Evaluated, Factor, FastLuck, Observer, Odds, Pending, Rules, Seat,
};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::seeds::mix;

/// Which positions to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampling {
    /// How many games.
    pub games: u64,
    /// One position in so many is taken, beside the first one. A number for each game would take
    /// early positions of short games more often than those of long ones, which others win.
    pub every: u32,
    /// Where all luck comes from.
    pub seed: u64,
    /// Who holds every seat.
    pub level: BotKind,
    /// Is one position of each game played on a second time?
    pub twice: bool,
}

/// One position of a game, and how the game went on.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// Is it the first position of the game?
    pub opening: bool,
    /// What the win chance depends on here.
    pub factors: Vec<Factor>,
    /// Did the first seat win?
    pub won: bool,
    /// Did it win when other bots played on from what the audience saw here? Asked of one
    /// position of a game, if at all: two results of one position tell how far estimates are off.
    pub again: Option<bool>,
}

/// A position on the way.
struct Kept<R: Rules> {
    state: R::State,
    opening: bool,
}

/// Plays games and takes positions of them. `progress` is told after every game.
pub fn sample<R: Evaluated>(
    rules: &R,
    plan: &Sampling,
    progress: &(dyn Fn() + Sync),
) -> Vec<Sample> {
    let of_game = |index: u64| {
        let samples = sample_game(rules, plan, mix(plan.seed, index));
        progress();
        samples
    };
    let games: Vec<Vec<Sample>> = (0..plan.games).into_par_iter().map(of_game).collect();
    games.into_iter().flatten().collect()
}

fn sample_game<R: Evaluated>(rules: &R, plan: &Sampling, seed: u64) -> Vec<Sample> {
    let mut luck = FastLuck::new(mix(seed, 0));
    let mut cx = Cx::playout(FastLuck::new(mix(seed, 1)));
    let mut state = rules.deal(&mut cx);
    let mut kept = vec![Kept::<R> { state: state.clone(), opening: true }];
    let mut wait = luck.answer(ChanceTag("arena.first"), Odds::Uniform(plan.every));
    let won = play_on(rules, plan.level, mix(seed, 2), &mut state, &mut cx, |state| {
        if wait == 0 {
            kept.push(Kept { state: state.clone(), opening: false });
            wait = plan.every;
        }
        wait -= 1;
    });
    let second = luck.answer(ChanceTag("arena.second"), Odds::Uniform(kept.len() as u32)) as usize;
    let sampled = kept.into_iter().enumerate().map(|(nth, Kept { state, opening })| {
        let mut factors = Vec::new();
        rules.factors(&state, &mut factors);
        let again = (plan.twice && nth == second).then(|| {
            let view = rules.view(&state, Observer::Audience);
            let mut world = rules.determinize(&view, &mut cx);
            play_on(rules, plan.level, mix(seed, 3), &mut world, &mut cx, |_| {})
        });
        Sample { opening, factors, won, again }
    });
    sampled.collect()
}

/// Plays to the end and tells whether the first seat won. Positions are shown after the first.
fn play_on<R: Evaluated>(
    rules: &R,
    level: BotKind,
    seed: u64,
    state: &mut R::State,
    cx: &mut Cx<'_, R>,
    mut each: impl FnMut(&R::State),
) -> bool {
    let seats = 0..u64::from(rules.seats());
    let mut bots: Vec<Box<dyn Bot<R>>> =
        seats.map(|nth| horda_bots::seat(level, mix(seed, nth))).collect();
    let mut offers = Vec::new();
    loop {
        let seat = match rules.pending(state) {
            Pending::Over(verdict) => return verdict.winners.contains(Seat(0)),
            Pending::Decision { seats, .. } => {
                seats.iter().next().expect("a decision is owed by a seat")
            }
        };
        offers.clear();
        rules.legal_actions(state, seat, &mut offers);
        let view = rules.view(state, Observer::Seat(seat));
        let action = bots[usize::from(seat.0)].choose(rules, seat, &view, &offers);
        rules.apply(state, seat, &action, cx);
        if let Pending::Decision { .. } = rules.pending(state) {
            each(state);
        }
    }
}
