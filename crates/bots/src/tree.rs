//! What a search remembers: sequences of actions, how often each was tried and what came of it.
//!
//! The tree is open-loop: a node is what was done, not where it led, because the same actions
//! lead elsewhere in another world. So a node may have children that this world does not allow,
//! and every child counts how often it was there to be chosen.
//!
//! Nodes live in one vector that is kept from search to search. Siblings form a list, because
//! another world may add to them at any time.

use horda_kit::{FastLuck, Odds, Seat, pick};

/// No node.
const NONE: u32 = u32::MAX;

/// A place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

/// Where every walk begins.
pub(crate) const ROOT: NodeId = NodeId(0);

/// An action after the actions above it.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// Who acts, and how. Only the root has nothing.
    choice: Option<(Seat, A)>,
    /// How often the search went this way.
    pub(crate) visits: u32,
    /// How often it could have.
    available: u32,
    /// What this way brought to the seat that acts.
    total: f32,
    first_child: u32,
    next_sibling: u32,
}

/// All nodes of a search.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The children that can be chosen from now.
    open: Vec<u32>,
}

impl<A> Node<A> {
    fn new(choice: Option<(Seat, A)>) -> Node<A> {
        let (first_child, next_sibling) = (NONE, NONE);
        Node { choice, visits: 0, available: 0, total: 0.0, first_child, next_sibling }
    }

    /// The action that leads here.
    pub(crate) fn action(&self) -> &A {
        let (_, action) = self.choice.as_ref().expect("an action leads to every node but the root");
        action
    }

    /// What this way brings on average to the seat that acts.
    pub(crate) fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }

    /// Upper confidence bound. Every node has one visit for free, which brought `usual`: what is
    /// new is as good as what is known until it was tried, so bad moves need not all be tried.
    fn bound(&self, usual: f32, exploration: f32) -> f32 {
        let visits = (self.visits + 1) as f32;
        let mean = (self.total + usual) / visits;
        mean + exploration * (logarithm(self.available) / visits).sqrt()
    }
}

impl<A: Clone + Eq> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: Vec::new(), open: Vec::new() }
    }

    /// Forgets everything and keeps the room.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    /// Everything that was ever on offer here.
    pub(crate) fn children(&self, at: NodeId) -> impl Iterator<Item = &Node<A>> {
        let mut next = self.node(at).first_child;
        std::iter::from_fn(move || {
            let node = self.nodes.get(next as usize)?;
            next = node.next_sibling;
            Some(node)
        })
    }

    /// The most promising of these offers. The tree grows where one of them is new.
    pub(crate) fn select(
        &mut self,
        at: NodeId,
        seat: Seat,
        offers: &[A],
        exploration: f32,
        luck: &mut FastLuck,
    ) -> NodeId {
        self.open(at, seat, offers);
        let usual = self.usual();
        let (mut best, mut bound, mut ties) = (NONE, f32::MIN, 0);
        // Most offers were never tried, and most of those were there equally often.
        let (mut new_since, mut new_bound) = (0, 0.0);
        for child in &self.open {
            let node = &mut self.nodes[*child as usize];
            node.available += 1;
            let own = if node.visits == 0 && node.available == new_since {
                new_bound
            } else {
                node.bound(usual, exploration)
            };
            if node.visits == 0 {
                (new_since, new_bound) = (node.available, own);
            }
            if own > bound {
                (best, bound, ties) = (*child, own, 1);
            } else if own == bound {
                ties += 1;
                if pick(Odds::Uniform(ties), luck) == 0 {
                    best = *child;
                }
            }
        }
        NodeId(best)
    }

    /// Notes along the way what a walk brought to each seat.
    pub(crate) fn learn(&mut self, path: &[NodeId], rewards: &[f32]) {
        for id in path {
            let node = &mut self.nodes[id.0 as usize];
            node.visits += 1;
            if let Some((seat, _)) = &node.choice {
                node.total += rewards[usize::from(seat.0)];
            }
        }
    }

    /// Finds the children of these offers. They mostly come in the order in which they came
    /// before, so the next sibling is tried before the whole list; where every sibling was met in
    /// order, what comes after them is new.
    fn open(&mut self, at: NodeId, seat: Seat, offers: &[A]) {
        self.open.clear();
        let (mut last, mut likely, mut in_order) = (NONE, self.node(at).first_child, true);
        for offer in offers {
            let child = if self.is(likely, seat, offer) {
                likely
            } else if in_order && likely == NONE {
                self.append(at, last, seat, offer)
            } else {
                in_order = false;
                self.child(at, seat, offer)
            };
            (last, likely) = (child, self.nodes[child as usize].next_sibling);
            self.open.push(child);
        }
    }

    fn is(&self, node: u32, seat: Seat, offer: &A) -> bool {
        let choice = self.nodes.get(node as usize).and_then(|node| node.choice.as_ref());
        choice.is_some_and(|(own, action)| *own == seat && action == offer)
    }

    /// The child that this offer leads to, made if it is new.
    fn child(&mut self, at: NodeId, seat: Seat, offer: &A) -> u32 {
        let (mut last, mut next) = (NONE, self.node(at).first_child);
        while next != NONE {
            if self.is(next, seat, offer) {
                return next;
            }
            (last, next) = (next, self.nodes[next as usize].next_sibling);
        }
        self.append(at, last, seat, offer)
    }

    /// A new child after the last one there is.
    fn append(&mut self, at: NodeId, last: u32, seat: Seat, offer: &A) -> u32 {
        let new = self.nodes.len() as u32;
        self.nodes.push(Node::new(Some((seat, offer.clone()))));
        match self.nodes.get_mut(last as usize) {
            Some(last) => last.next_sibling = new,
            None => self.nodes[at.0 as usize].first_child = new,
        }
        new
    }

    /// What the open children brought on average.
    fn usual(&self) -> f32 {
        let (mut total, mut visits) = (0.0, 0);
        for child in &self.open {
            let node = &self.nodes[*child as usize];
            total += node.total;
            visits += node.visits;
        }
        if visits == 0 { 0.5 } else { total / visits as f32 }
    }
}

/// The natural logarithm of a count, roughly. The exact one may differ in its last digit from
/// platform to platform, and then a bot would not play the same game everywhere.
fn logarithm(count: u32) -> f32 {
    let doublings = count.max(1).ilog2();
    let rest = count as f32 / (1u32 << doublings) as f32 - 1.0;
    (doublings as f32 + rest) * std::f32::consts::LN_2
}
