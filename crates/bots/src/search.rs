//! Looks ahead: Monte Carlo tree search over worlds that the view allows.
//!
//! Every iteration imagines a world, walks down the tree by what is promising and legal there,
//! adds one action, plays a few decisions on and asks the game's own judgement. A turn
//! consists of several decisions of one seat, and most luck comes between turns, so a tree of
//! actions is nearly exact within a turn and an average beyond it.

use horda_kit::{Cx, Evaluated, FastLuck, Pending, RandomBits, Rules, Seat};

use crate::Bot;
use crate::tree::{NodeId, ROOT, Tree};

/// More seats than a set of seats can hold do not exist.
const SEATS: usize = 16;

/// How hard to think. Counted in iterations, not in time, so that a bot plays the same on
/// every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// Worlds to look at.
    pub iterations: u32,
    /// Decisions between the end of the tree and the judgement, each the best-judged one.
    pub playout: u32,
    /// How much the search prefers what it knows little about.
    pub exploration: f32,
}

/// What a search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// What it would do.
    pub choice: A,
    /// How likely its seat wins then, from 0 to 1, as far as the game's judgement can tell.
    pub chance: f32,
    /// Everything that was considered, best first.
    pub candidates: Vec<Candidate<A>>,
}

/// What a search thinks of one action.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// In how many iterations it was tried.
    pub visits: u32,
    /// How likely its seat wins with it, from 0 to 1; 0 if it was never tried.
    pub mean: f32,
}

/// A bot that looks ahead.
pub struct SearchBot<R: Rules> {
    search: Search,
    luck: FastLuck,
    tree: Tree<R::Action>,
    path: Vec<NodeId>,
    offers: Vec<R::Action>,
}

impl<R: Evaluated> SearchBot<R> {
    /// A bot with a luck of its own.
    pub fn new(seed: u64, search: Search) -> SearchBot<R> {
        let luck = FastLuck::new(seed);
        SearchBot { search, luck, tree: Tree::new(), path: Vec::new(), offers: Vec::new() }
    }

    /// Thinks about a position and tells all it found.
    pub fn consider(
        &mut self,
        rules: &R,
        seat: Seat,
        view: &R::View,
        offers: &[R::Action],
    ) -> Advice<R::Action> {
        let mut cx = Cx::playout(FastLuck::new(u64::from(self.luck.next_bits())));
        self.tree.clear();
        let mut first = offers.to_vec();
        for iteration in 0..self.search.iterations.max(1) {
            let mut world = rules.determinize(view, &mut cx);
            if iteration == 0 {
                rules.candidates(&world, seat, &mut first);
            }
            self.offers.clear();
            self.offers.extend_from_slice(widened::<R>(&first, iteration));
            let mover = self.walk(rules, &mut world, seat, &mut cx);
            self.play_on(rules, &mut world, mover, &mut cx);
            self.tree.learn(&self.path, &rewards(rules, &world, seat));
        }
        self.advice()
    }

    /// Walks down the tree until an action that was never tried, first one of `self.offers`.
    /// Tells who decides next.
    fn walk(
        &mut self,
        rules: &R,
        world: &mut R::State,
        seat: Seat,
        cx: &mut Cx<'_, R>,
    ) -> Option<Seat> {
        self.path.clear();
        let (mut at, mut mover) = (ROOT, seat);
        loop {
            let exploration = self.search.exploration;
            at = self.tree.select(at, mover, &self.offers, exploration, &mut self.luck);
            self.path.push(at);
            let node = self.tree.node(at);
            rules.apply(world, mover, node.action(), cx);
            mover = decider(rules, world)?;
            if node.visits == 0 {
                return Some(mover);
            }
            let visits = node.visits;
            self.look_up(rules, world, mover);
            self.offers.truncate(widened::<R>(&self.offers, visits).len());
        }
    }

    /// Plays a few decisions on, each seat taking what the game judges best for it. Random ones
    /// were measured to be worse than none.
    fn play_on(
        &mut self,
        rules: &R,
        world: &mut R::State,
        mut mover: Option<Seat>,
        cx: &mut Cx<'_, R>,
    ) {
        for _ in 0..self.search.playout {
            let Some(seat) = mover else { return };
            self.look_up(rules, world, seat);
            let best = self.offers.iter().max_by_key(|action| {
                let mut after = world.clone();
                rules.apply(&mut after, seat, action, cx);
                rules.evaluate(&after, seat)
            });
            rules.apply(world, seat, best.expect("a seat that decides has offers"), cx);
            mover = decider(rules, world);
        }
    }

    /// Finds out what this seat may think about.
    fn look_up(&mut self, rules: &R, world: &R::State, seat: Seat) {
        self.offers.clear();
        rules.legal_actions(world, seat, &mut self.offers);
        rules.candidates(world, seat, &mut self.offers);
    }

    fn advice(&self) -> Advice<R::Action> {
        let mut candidates: Vec<_> = self
            .tree
            .children(ROOT)
            .map(|node| Candidate {
                action: node.action().clone(),
                visits: node.visits,
                mean: node.mean(),
            })
            .collect();
        candidates.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.mean.total_cmp(&one.mean))
        });
        let best = candidates.first().expect("a bot is asked only where it has offers");
        Advice { choice: best.action.clone(), chance: best.mean, candidates }
    }
}

impl<R: Evaluated> Bot<R> for SearchBot<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> R::Action {
        match offers {
            [only] => only.clone(),
            _ => self.consider(rules, seat, view, offers).choice,
        }
    }
}

/// The candidates that are looked at where the search has been so often: the best at first, then
/// more and more of the others.
fn widened<R: Evaluated>(candidates: &[R::Action], visits: u32) -> &[R::Action] {
    let wide = R::FIRST_LOOK.saturating_add(visits.isqrt() as usize).max(1);
    &candidates[..candidates.len().min(wide)]
}

/// Who decides next. Of several that may, the first: the others come after.
fn decider<R: Rules>(rules: &R, world: &R::State) -> Option<Seat> {
    match rules.pending(world) {
        Pending::Decision { seats, .. } => seats.iter().next(),
        Pending::Over(_) => None,
    }
}

/// What a world is worth to each seat, from 0 (lost) to 1 (won). To a team it is worth what the
/// seat that thinks says.
fn rewards<R: Evaluated>(rules: &R, world: &R::State, thinker: Seat) -> [f32; SEATS] {
    let pending = rules.pending(world);
    let reward = |seat: Seat| match pending {
        Pending::Over(verdict) => f32::from(u8::from(verdict.winners.contains(seat))),
        Pending::Decision { .. } => (rules.evaluate(world, seat) as f32 + 1000.0) / 2000.0,
    };
    if R::TEAM {
        return [reward(thinker); SEATS];
    }
    let mut rewards = [0.0; SEATS];
    for (seat, own) in (0..rules.seats()).map(Seat).zip(&mut rewards) {
        *own = reward(seat);
    }
    rewards
}
