//! What a search remembers: sequences of actions, how often each was tried and what came of it.
//!
//! The tree is open-loop: a node is what was done, not where it led, because the same actions
//! lead elsewhere in another world. So a node may have children that this world does not allow.

use horda_kit::Seat;

/// No node.
const NONE: u32 = u32::MAX;

/// A place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NodeId(u32);

/// An action after others.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// Who acted, and how. Only the root has nothing.
    pub(crate) choice: Option<(Seat, A)>,
    /// How often the search went this way.
    pub(crate) visits: u32,
    /// How often it could have.
    available: u32,
    /// What this way brought to the seat that took it.
    total: f32,
    /// First guess.
    prior: f32,
    first: u32,
    next: u32,
}

pub(crate) struct Tree<A> {
    pub(crate) nodes: Vec<Node<A>>,
}

pub(crate) const ROOT: NodeId = NodeId(0);

impl<A: Clone + Eq> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: Vec::new() }
    }

    /// Forgets everything but keeps the room.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node { choice: None, visits: 0, available: 0, total: 0.0, prior: 0.5, first: NONE, next: NONE });
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = &Node<A>> {
        let mut next = self.nodes[id.0 as usize].first;
        std::iter::from_fn(move || {
            if next == NONE { return None; }
            let node = &self.nodes[next as usize];
            next = node.next;
            Some(node)
        })
    }

    /// The most promising offer.
    pub(crate) fn select(
        &mut self,
        at: NodeId,
        seat: Seat,
        offers: &[A],
        exploration: f32,
        weight: f32,
        prior: &mut dyn FnMut(&A, f32) -> f32,
        tie: &mut dyn FnMut() -> u32,
    ) -> NodeId {
        let parent = &self.nodes[at.0 as usize];
        let fallback = parent.choice.as_ref().map_or(0.5, |(mover, _)| {
            let mean = if parent.visits > 0 { parent.total / parent.visits as f32 } else { parent.prior };
            if *mover == seat { mean } else { 1.0 - mean }
        });
        let mut best = (f32::MIN, NONE, 0);
        let mut hint = parent.first;
        let mut last = NONE;
        for offer in offers {
            // in-step walk
            let mut found = NONE;
            if hint != NONE && self.nodes[hint as usize].choice.as_ref().is_some_and(|(s, a)| *s == seat && a == offer) {
                found = hint;
            } else {
                let mut next = self.nodes[at.0 as usize].first;
                while next != NONE {
                    let node = &self.nodes[next as usize];
                    if node.choice.as_ref().is_some_and(|(s, a)| *s == seat && a == offer) { found = next; break; }
                    last = next;
                    next = node.next;
                }
            }
            if found == NONE {
                let guess = prior(offer, fallback);
                found = self.nodes.len() as u32;
                self.nodes.push(Node { choice: Some((seat, offer.clone())), visits: 0, available: 0, total: 0.0, prior: guess, first: NONE, next: NONE });
                if last == NONE {
                    // empty list
                    debug_assert!(self.nodes[at.0 as usize].first == NONE);
                    self.nodes[at.0 as usize].first = found;
                } else {
                    self.nodes[last as usize].next = found;
                }
            }
            let node = &mut self.nodes[found as usize];
            last = found;
            hint = node.next;
            node.available += 1;
            let n = node.visits as f32 + weight;
            let mean = (node.total + node.prior * weight) / n;
            let score = mean + exploration * (logarithm(node.available) / n).sqrt();
            if score > best.0 {
                best = (score, found, 1);
            } else if score == best.0 {
                best.2 += 1;
                if tie() % best.2 == 0 { best.1 = found; }
            }
        }
        NodeId(best.1)
    }

    pub(crate) fn learn(&mut self, path: &[NodeId], rewards: &[f32; 16]) {
        for id in path {
            let node = &mut self.nodes[id.0 as usize];
            node.visits += 1;
            if let Some((seat, _)) = &node.choice {
                node.total += rewards[usize::from(seat.0)];
            }
        }
    }
}

impl<A> Node<A> {
    pub(crate) fn mean(&self) -> f32 {
        if self.visits == 0 { self.prior } else { self.total / self.visits as f32 }
    }
}

/// Natural logarithm, piecewise linear.
fn logarithm(count: u32) -> f32 {
    let whole = 31 - (count + 1).leading_zeros();
    let part = (count + 1) as f32 / (1u32 << whole) as f32 - 1.0;
    (whole as f32 + part) * std::f32::consts::LN_2
}
