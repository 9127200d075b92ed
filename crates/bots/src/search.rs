//! Looks ahead.

use horda_kit::{ChanceTag, Cx, FastLuck, Judged, Odds, Pending, RandomBits, Rules, Seat};

use crate::Bot;
use crate::tree::{NodeId, ROOT, Tree};

/// How hard to think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// Worlds.
    pub iterations: u32,
    /// Random decisions after the tree.
    pub playout: u32,
    /// Exploration.
    pub exploration: f32,
    /// Weight of prior.
    pub weight: f32,
    /// Use worth as prior
    pub prior: bool,
    /// FPU reduction
    pub reduction: f32,
    /// blend
    pub squash: f32,
}

/// What a search thinks.
#[derive(Clone, Debug)]
pub struct Advice<A> {
    /// Choice
    pub choice: A,
    /// Chance
    pub chance: f32,
    /// All
    pub candidates: Vec<Candidate<A>>,
}

/// One.
#[derive(Clone, Debug)]
pub struct Candidate<A> {
    /// a
    pub action: A,
    /// v
    pub visits: u32,
    /// m
    pub mean: f32,
}

/// Monte Carlo tree search.
pub struct SearchBot<R: Rules> {
    search: Search,
    luck: FastLuck,
    tree: Tree<R::Action>,
    path: Vec<NodeId>,
    offers: Vec<R::Action>,
}

impl<R: Judged> SearchBot<R> {
    /// New.
    pub fn new(seed: u64, search: Search) -> SearchBot<R> {
        SearchBot { search, luck: FastLuck::new(seed), tree: Tree::new(), path: Vec::new(), offers: Vec::new() }
    }

    /// Thinks.
    pub fn consider(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> Advice<R::Action> {
        let mut cx = Cx::playout(FastLuck::new(u64::from(self.luck.next_bits())));
        self.tree.clear();
        for _ in 0..self.search.iterations {
            self.iterate(rules, seat, view, &mut cx);
        }
        let candidates: Vec<_> = self.tree.children(ROOT).map(|node| Candidate {
            action: node.choice.clone().expect("x").1, visits: node.visits, mean: node.mean() }).collect();
        let best = candidates.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean))).expect("x");
        let _ = offers;
        Advice { choice: best.action.clone(), chance: best.mean, candidates }
    }

    fn iterate(&mut self, rules: &R, seat: Seat, view: &R::View, cx: &mut Cx<'_, R::Event>) {
        let mut world = rules.determinize(view, cx);
        let mut mover = Some(seat);
        let mut at = ROOT;
        self.path.clear();
        self.path.push(ROOT);
        let search = self.search;
        while let Some(seat) = mover {
            self.offers.clear();
            rules.legal_actions(&world, seat, &mut self.offers);
            let mut tie = { let luck = &mut self.luck; move || luck.next_bits() };
            at = if search.prior {
                self.tree.select(at, seat, &self.offers, search.exploration, search.weight, &mut |action, _| {
                    let mut after = world.clone();
                    rules.apply(&mut after, seat, action, cx);
                    Self::reward(rules, &after, seat, search.squash)
                }, &mut tie)
            } else {
                self.tree.select(at, seat, &self.offers, search.exploration, search.weight, &mut |_, fallback| fallback - search.reduction, &mut tie)
            };
            self.path.push(at);
            let node = self.tree.node(at);
            let action = &node.choice.as_ref().expect("x").1;
            rules.apply(&mut world, seat, action, cx);
            mover = Self::mover(rules, &world);
            if node.visits == 0 { break; }
        }
        for _ in 0..search.playout {
            let Some(seat) = mover else { break };
            self.offers.clear();
            rules.legal_actions(&world, seat, &mut self.offers);
            let nth = cx.ask(ChanceTag("bot.playout"), Odds::Uniform(self.offers.len() as u32));
            rules.apply(&mut world, seat, &self.offers[nth as usize], cx);
            mover = Self::mover(rules, &world);
        }
        let mut rewards = [0.0; 16];
        for seat in 0..rules.seats() {
            rewards[usize::from(seat)] = Self::reward(rules, &world, Seat(seat), search.squash);
        }
        self.tree.learn(&self.path, &rewards);
    }

    fn mover(rules: &R, world: &R::State) -> Option<Seat> {
        match rules.pending(world) {
            Pending::Decision { seats, .. } => seats.iter().next(),
            Pending::Over(_) => None,
        }
    }

    fn reward(rules: &R, world: &R::State, seat: Seat, squash: f32) -> f32 {
        match rules.pending(world) {
            Pending::Over(verdict) => f32::from(u8::from(verdict.winners.contains(seat))),
            Pending::Decision { .. } => {
                let worth = rules.worth(world, seat) as f32 / 1000.0;
                if squash > 0.0 {
                    1.0 / (1.0 + (-worth * squash).exp())
                } else {
                    (worth + 1.0) / 2.0
                }
            }
        }
    }
}

impl<R: Judged> Bot<R> for SearchBot<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, offers: &[R::Action]) -> R::Action {
        if let [only] = offers { return only.clone(); }
        self.consider(rules, seat, view, offers).choice
    }
}
