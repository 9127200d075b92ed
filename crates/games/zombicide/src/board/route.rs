//! Routes: who may step where, and how far it is (ZE-ZON-15, ZE-ZON-16).
//!
//! Passage is worked out once a map, for each kind of mover: a set of Zones that are always
//! neighbours, and a short list of those behind gates. No answer allocates, and a gate that opens
//! changes nothing here. Distances are breadth-first layers of sets on a [`Passage`], in which the
//! open gates have been laid: that is done once for all goals of a position.

use super::gate::GateSet;
use super::zone::{ZONES, Zone};
use super::zone_set::ZoneSet;
use super::zone_table::ZoneTable;

/// Who moves. Modules make passage differ (ZE-ZON-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// A Survivor: over Sandbags, onto the Tank, through tunnels.
    Survivor,
    /// A Zombie: not over closed Sandbags, not onto the Tank (WZ-SBG-04, WZ-TNK-06).
    Zombie,
    /// A Zombie in an extra activation, which neither stops (WZ-SBG-05, WZ-TNK-06).
    ExtraZombie,
}

impl Mover {
    /// All kinds.
    pub const ALL: [Mover; 3] = [Mover::Survivor, Mover::Zombie, Mover::ExtraZombie];
}

/// A way from one Zone to another, both ways.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) zones: [Zone; 2],
    /// Gates that must all be open.
    pub(crate) gates: GateSet,
}

/// Passage for one kind of mover.
#[derive(Clone, Debug)]
pub struct Ways {
    always: [ZoneSet; ZONES],
    gated: ZoneTable<(GateSet, Zone)>,
    /// The same in one list: from, gates, to.
    all_gated: Vec<(Zone, GateSet, Zone)>,
    /// Zones that may be left and not entered.
    barred: ZoneSet,
}

impl Ways {
    pub(crate) fn new(ways: &[Way], barred: ZoneSet) -> Ways {
        let mut always = [ZoneSet::NONE; ZONES];
        let mut gated = Vec::new();
        for Way { zones: [one, other], gates } in ways.iter().copied() {
            for (from, to) in [(one, other), (other, one)] {
                if gates.is_empty() {
                    always[from.index()].insert(to);
                } else {
                    gated.push((from, (gates, to)));
                }
            }
        }
        let all_gated = gated.iter().map(|(from, (gates, to))| (*from, *gates, *to)).collect();
        Ways { always, gated: ZoneTable::new(gated), all_gated, barred }
    }

    /// Zones that a mover in this Zone may step into.
    #[inline]
    pub fn neighbours(&self, zone: Zone, open: GateSet) -> ZoneSet {
        let gated = self.gated.of(zone).iter().filter(|(gates, _)| open.contains_all(*gates));
        let beside = gated.fold(self.always[zone.index()], |set, (_, to)| set | ZoneSet::only(*to));
        beside - self.barred
    }

    /// The same passage with these gates laid in, for many questions about one position.
    #[inline]
    pub fn with(&self, open: GateSet) -> Passage {
        let mut beside = self.always;
        for (from, gates, to) in &self.all_gated {
            // No branch: which doors are open is what a processor guesses worst.
            let passes = u8::from(open.contains_all(*gates));
            beside[from.index()].insert_if(*to, passes);
        }
        Passage { beside, barred: self.barred }
    }
}

/// Passage for one kind of mover with certain gates open.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    beside: [ZoneSet; ZONES],
    barred: ZoneSet,
}

impl Passage {
    /// Zones that a mover in this Zone may step into.
    #[inline]
    pub fn neighbours(&self, zone: Zone) -> ZoneSet {
        self.beside[zone.index()] - self.barred
    }

    /// Steps from every Zone to the nearest of these.
    #[inline]
    pub fn distances_to(&self, goals: ZoneSet) -> Distances {
        let mut distances = Distances::UNREACHABLE;
        let mut reached = goals;
        let mut layer = goals;
        let mut steps = 0;
        while !layer.is_empty() {
            layer.iter().for_each(|zone| distances.0[zone.index()] = steps);
            // Whatever may be left and not entered has nothing before it.
            let before = |set, zone: Zone| set | self.beside[zone.index()];
            layer = (layer - self.barred).iter().fold(ZoneSet::NONE, before) - reached;
            reached |= layer;
            steps += 1;
        }
        distances
    }

    /// Next Zones on the shortest paths to the goal of these distances; none where there is no
    /// path or no step to go (ZE-ZAC-11, ZE-AMB-22).
    #[inline]
    pub fn steps(&self, from: Zone, distances: &Distances) -> ZoneSet {
        let Some(nearer) = distances.get(from).and_then(|steps| steps.checked_sub(1)) else {
            return ZoneSet::NONE;
        };
        let near = |zone: &Zone| distances.get(*zone) == Some(nearer);
        self.neighbours(from).iter().filter(near).collect()
    }

    /// How many shortest paths lead from a Zone to the goal of these distances; one from the goal
    /// itself.
    pub fn paths(&self, from: Zone, distances: &Distances) -> u16 {
        let Some(far) = distances.get(from) else { return 0 };
        let mut paths = [0u16; ZONES];
        for steps in 0..=far {
            let layer = (0..ZONES).map(|index| Zone::new(index as u8));
            for zone in layer.filter(|zone| distances.get(*zone) == Some(steps)) {
                let nearer = self.steps(zone, distances).iter();
                let onward = nearer.map(|next| paths[next.index()]);
                paths[zone.index()] = match steps {
                    0 => 1,
                    _ => onward.fold(0, u16::saturating_add),
                };
            }
        }
        paths[from.index()]
    }

    /// Everything that can be reached from these Zones, with themselves.
    pub fn reach(&self, from: ZoneSet) -> ZoneSet {
        let mut reached = from;
        let mut layer = from;
        while !layer.is_empty() {
            let next = layer.iter().fold(ZoneSet::NONE, |set, zone| set | self.neighbours(zone));
            layer = next - reached;
            reached |= layer;
        }
        reached
    }
}

/// Steps from every Zone to one goal or the nearest of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distances([u8; ZONES]);

impl Distances {
    pub(crate) const UNREACHABLE: Distances = Distances([u8::MAX; ZONES]);

    /// Steps from this Zone; nothing where no path leads from it.
    #[inline]
    pub fn get(&self, zone: Zone) -> Option<u8> {
        let steps = self.0[zone.index()];
        (steps != u8::MAX).then_some(steps)
    }
}
