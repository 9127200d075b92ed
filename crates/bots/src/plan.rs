//! Plans a round: tries the plans that a game names, and single actions, over whole rounds of
//! imagined play, and does what begins the best of them (ADR 33).
//!
//! All lines are tried in the same worlds with the same luck, so that their difference is theirs.
//! Few worlds for all, then more and more for the better half: most lines are bad, and that shows
//! soon.

use horda_kit::{Chance, ChanceTag, Cx, Evaluated, FastLuck, Odds, Pending, RandomBits, Seat};

use crate::Bot;

/// Decisions after which an imagined game is judged wherever it stands.
const LONGEST: u32 = 800;
/// Lines that are tried at most.
const LINES: usize = 28;

/// How hard to plan. Counted in worlds, not in time, so that a bot plays the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planning {
    /// Worlds in which every line is tried; the better half gets as many more, and so on.
    pub worlds: u32,
    /// Rounds that are played on, the one under way included.
    pub rounds: u32,
    /// One decision in so many is the second best; 0 for none.
    pub slips: u32,
}

/// Something to try.
#[derive(Clone, Debug)]
struct Line<A> {
    /// What begins it, if not what its plan says.
    first: Option<A>,
    /// Its plan, by place.
    plan: usize,
    sum: i64,
    tries: u32,
}

/// A bot that plans.
pub struct PlanBot<R: Evaluated> {
    planning: Planning,
    luck: FastLuck,
    kept: R::Plan,
    /// Are there orders? Then only plans are tried: an action beside them might break one.
    ordered: bool,
    plans: Vec<R::Plan>,
    offers: Vec<R::Action>,
    lines: Vec<Line<R::Action>>,
}

impl<R: Evaluated> PlanBot<R> {
    /// A bot with a luck of its own.
    pub fn new(seed: u64, planning: Planning) -> PlanBot<R> {
        PlanBot {
            planning,
            luck: FastLuck::new(seed),
            kept: R::Plan::default(),
            ordered: false,
            plans: Vec::new(),
            offers: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// The best line, and the second best if there is one.
    fn think(
        &mut self,
        rules: &R,
        seat: Seat,
        world: &R::State,
        offers: &[R::Action],
    ) -> (Line<R::Action>, Option<Line<R::Action>>) {
        self.draw_up(rules, seat, world, offers);
        let seed = u64::from(self.luck.next_bits()) << 32 | u64::from(self.luck.next_bits());
        let (mut alive, mut tried, mut worlds) = (self.lines.len(), 0, self.planning.worlds.max(1));
        loop {
            for place in 0..alive {
                for nth in tried..tried + worlds {
                    let value = self.play(rules, seat, world, place, seed.wrapping_add(nth.into()));
                    self.lines[place].sum += i64::from(value);
                    self.lines[place].tries += 1;
                }
            }
            // All that are alive were tried alike, so sums can be compared.
            self.lines[..alive].sort_by_key(|line| -line.sum);
            tried += worlds;
            if alive <= 2 {
                break;
            }
            (alive, worlds) = (alive.div_ceil(2), worlds + worlds / 2);
        }
        (self.lines[0].clone(), self.lines.get(1).cloned())
    }

    /// Writes down what is tried: every plan, then every offer that is worth a thought.
    fn draw_up(&mut self, rules: &R, seat: Seat, world: &R::State, offers: &[R::Action]) {
        self.plans.clear();
        rules.plans(world, seat, &self.kept, &mut self.plans);
        if self.plans.is_empty() {
            self.plans.push(self.kept.clone());
        }
        self.lines.clear();
        let line = |first, plan| Line { first, plan, sum: 0, tries: 0 };
        self.lines.extend((0..self.plans.len()).map(|plan| line(None, plan)));
        self.offers.clear();
        self.offers.extend_from_slice(offers);
        rules.candidates(world, seat, &mut self.offers);
        let known = rules.follow(world, seat, &mut self.plans[0].clone());
        let room = if self.ordered { 0 } else { LINES.saturating_sub(self.lines.len()) };
        let others = self.offers.iter().filter(|offer| Some(*offer) != known.as_ref());
        let others = others.take(room).map(|offer| line(Some(offer.clone()), 0));
        self.lines.extend(others);
    }

    /// Plays a line on until enough rounds have passed, and judges where it led.
    fn play(&self, rules: &R, seat: Seat, world: &R::State, place: usize, seed: u64) -> i32 {
        let mut cx = Cx::playout(FastLuck::new(seed));
        let line = &self.lines[place];
        let mut plan = self.plans[line.plan].clone();
        let mut state = world.clone();
        let until = rules.clock(world) + self.planning.rounds.max(1);
        if let Some(first) = &line.first {
            rules.apply(&mut state, seat, first, &mut cx);
        }
        for _ in 0..LONGEST {
            let Pending::Decision { seats, .. } = rules.pending(&state) else { break };
            let Some(mover) = seats.iter().next().filter(|_| rules.clock(&state) < until) else {
                break;
            };
            let Some(action) = rules.follow(&state, mover, &mut plan) else { break };
            rules.apply(&mut state, mover, &action, &mut cx);
        }
        rules.evaluate(&state, seat)
    }
}

impl<R: Evaluated> Bot<R> for PlanBot<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> R::Action {
        if let [only] = offers {
            return only.clone();
        }
        let mut cx = Cx::playout(FastLuck::new(u64::from(self.luck.next_bits())));
        let world = rules.determinize(view, &mut cx);
        let (best, second) = self.think(rules, seat, &world, offers);
        let slips = self.planning.slips;
        let slip = slips > 0 && self.luck.answer(ChanceTag("bot.slip"), Odds::Uniform(slips)) == 0;
        let line = second.filter(|_| slip).unwrap_or(best);
        self.kept = self.plans[line.plan].clone();
        let planned = || rules.follow(&world, seat, &mut self.plans[line.plan].clone());
        let action = line.first.clone().or_else(planned);
        action.unwrap_or_else(|| offers[0].clone())
    }

    fn obey(&mut self, rules: &R, orders: &[String]) {
        self.kept = rules.ordered(orders);
        self.ordered = !orders.is_empty();
    }
}
