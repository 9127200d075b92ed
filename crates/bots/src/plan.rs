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
const LINES: usize = 24;

/// How hard to plan. Counted in worlds, not in time, so that a bot plays the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Planning {
    /// Worlds in which every line is tried; the better half gets half as many more again, and so on.
    pub worlds: u32,
    /// Rounds that are played on, the one under way included.
    pub rounds: u32,
    /// By how many standard errors a line must beat the kept plan to take its place: luck alone
    /// makes some of many lines look better.
    pub doubt: f32,
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
    /// By how much it was better than the kept plan, added up over worlds, and the squares.
    gain: f64,
    squares: f64,
    worlds: u32,
}

impl<A> Line<A> {
    fn new(first: Option<A>, plan: usize) -> Line<A> {
        Line { first, plan, gain: 0.0, squares: 0.0, worlds: 0 }
    }

    fn learn(&mut self, gain: i32) {
        let gain = f64::from(gain);
        self.gain += gain;
        self.squares += gain * gain;
        self.worlds += 1;
    }

    /// How much better than the kept plan it surely is.
    fn sure_gain(&self, doubt: f32) -> f64 {
        let count = f64::from(self.worlds.max(1));
        let mean = self.gain / count;
        let spread = (self.squares / count - mean * mean).max(0.0);
        mean - f64::from(doubt) * (spread / count).sqrt()
    }
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
    /// What is tried; the kept plan comes first and stays there.
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

    /// Tries all lines, then the better half of them in more worlds, until two are left. The best
    /// come first, after the kept plan.
    fn think(&mut self, rules: &R, seat: Seat, world: &R::State, offers: &[R::Action]) {
        self.draw_up(rules, seat, world, offers);
        let seed = u64::from(self.luck.next_bits()) << 32 | u64::from(self.luck.next_bits());
        let (mut alive, mut tried, mut worlds) = (self.lines.len(), 0, self.planning.worlds.max(1));
        while alive > 1 {
            for nth in tried..tried + worlds {
                let luck = seed.wrapping_add(u64::from(nth) << 16);
                let usual = self.play(rules, seat, world, 0, luck);
                for place in 1..alive {
                    let gain = self.play(rules, seat, world, place, luck) - usual;
                    self.lines[place].learn(gain);
                }
            }
            // All that are alive were tried alike, so sums can be compared.
            self.lines[1..alive].sort_by(|one, other| other.gain.total_cmp(&one.gain));
            tried += worlds;
            alive = if alive > 2 { alive.div_ceil(2) } else { 0 };
            worlds += worlds / 2;
        }
    }

    /// Writes down what is tried: every plan, then every offer that is worth a thought.
    fn draw_up(&mut self, rules: &R, seat: Seat, world: &R::State, offers: &[R::Action]) {
        self.plans.clear();
        rules.plans(world, seat, &self.kept, &mut self.plans);
        if self.plans.is_empty() {
            self.plans.push(self.kept.clone());
        }
        self.lines.clear();
        self.lines.extend((0..self.plans.len()).map(|plan| Line::new(None, plan)));
        self.offers.clear();
        self.offers.extend_from_slice(offers);
        rules.candidates(world, seat, &mut self.offers);
        let known = rules.follow(world, seat, &mut self.plans[0].clone());
        let room = if self.ordered { 0 } else { LINES.saturating_sub(self.lines.len()) };
        let others = self.offers.iter().filter(|offer| Some(*offer) != known.as_ref());
        self.lines.extend(others.take(room).map(|offer| Line::new(Some(offer.clone()), 0)));
    }

    /// Plays a line on until enough rounds have passed, and judges where it led.
    fn play(&self, rules: &R, seat: Seat, world: &R::State, place: usize, seed: u64) -> i32 {
        let line = &self.lines[place];
        let mut plan = self.plans[line.plan].clone();
        let mut state = world.clone();
        let mut now = rules.clock(world);
        let until = (now / R::TICKS + self.planning.rounds.max(1)) * R::TICKS;
        let luck_of = |tick: u32| Cx::playout(FastLuck::new(seed.wrapping_add(tick.into())));
        let mut cx = luck_of(now);
        if let Some(first) = &line.first {
            rules.apply(&mut state, seat, first, &mut cx);
        }
        for _ in 0..LONGEST {
            let Pending::Decision { seats, .. } = rules.pending(&state) else { break };
            let tick = rules.clock(&state);
            if tick != now {
                (now, cx) = (tick, luck_of(tick));
            }
            let Some(mover) = seats.iter().next().filter(|_| now < until) else { break };
            let Some(action) = rules.follow(&state, mover, &mut plan) else { break };
            rules.apply(&mut state, mover, &action, &mut cx);
        }
        rules.evaluate(&state, seat)
    }

    /// The line to follow: the kept plan, unless another is surely better; the next best, where a
    /// beginner slips.
    fn decide(&mut self) -> usize {
        let slips = self.planning.slips;
        let slip = slips > 0 && self.luck.answer(ChanceTag("bot.slip"), Odds::Uniform(slips)) == 0;
        let doubt = self.planning.doubt;
        let sure = |place: &usize| self.lines[*place].sure_gain(doubt);
        let best = (1..self.lines.len()).max_by(|one, other| sure(one).total_cmp(&sure(other)));
        let best = best.filter(|place| sure(place) > 0.0).unwrap_or(0);
        let next = usize::from(best == 0);
        if slip && next < self.lines.len() { next } else { best }
    }
}

impl<R: Evaluated> Bot<R> for PlanBot<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> R::Action {
        if let [only] = offers {
            return only.clone();
        }
        let mut cx = Cx::playout(FastLuck::new(u64::from(self.luck.next_bits())));
        let world = rules.determinize(view, &mut cx);
        self.think(rules, seat, &world, offers);
        let decided = self.decide();
        let Line { first, plan, .. } = self.lines[decided].clone();
        self.kept = self.plans[plan].clone();
        let planned = || rules.follow(&world, seat, &mut self.kept);
        first.or_else(planned).unwrap_or_else(|| offers[0].clone())
    }

    fn obey(&mut self, rules: &R, orders: &[String]) {
        self.kept = rules.ordered(orders);
        self.ordered = !orders.is_empty();
    }
}
