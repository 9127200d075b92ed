//! Where Zombies go: noise, sight and routes (ZE-ZAC-08 to ZE-ZAC-11, ZE-NOI-04, ZE-NOI-05).

use horda_kit::mark;

use super::activation::Cause;
use super::why::{Lure, Why};
use crate::board::gate::GateSet;
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::few::Few;
use crate::options::{NoRoute, SplitBy};
use crate::rules::Zombicide;
use crate::state::State;

/// Next Zones that a group may have.
const ROUTES: usize = 16;

/// What all groups of one Move step have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings {
    /// Zones with Survivors.
    pub(crate) prey: ZoneSet,
    /// The loudest Zones of the board.
    heard: ZoneSet,
    /// How loud they are.
    loudness: u8,
}

/// Where one group may go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Routes {
    /// Next Zones, the own one for staying at the goal; none if there is no way.
    pub(crate) options: ZoneSet,
    /// Why.
    pub(crate) why: Why,
    /// How many whole paths begin with each of them, where these are counted (ZE-AMB-22).
    weights: Few<u16, ROUTES>,
}

impl Routes {
    /// How many of a group surely go to a Zone, and whether it may get one more. Shares differ by
    /// at most 1 (ZE-ZAC-12).
    fn share(&self, count: u8, place: usize) -> (u8, bool) {
        let weight = |place: usize| u32::from(self.weights.get(place).copied().unwrap_or(1));
        let all: u32 = (0..self.options.len() as usize).map(weight).sum();
        let exact = u32::from(count) * weight(place);
        ((exact / all) as u8, exact % all != 0)
    }

    /// What a group of so many surely sends to each Zone.
    pub(crate) fn shares(&self, count: u8) -> impl Iterator<Item = (Zone, u8)> + '_ {
        let places = self.options.iter().enumerate();
        places.map(move |(place, zone)| (zone, self.share(count, place).0))
    }

    /// How many of a group are left over, one for each of some Zones.
    pub(crate) fn odd(&self, count: u8) -> u8 {
        count - self.shares(count).map(|(_, share)| share).sum::<u8>()
    }

    /// Zones that may get one of those that are left over.
    pub(crate) fn open_to_odd(&self, count: u8) -> ZoneSet {
        let places = self.options.iter().enumerate();
        places.filter(|(place, _)| self.share(count, *place).1).map(|(_, zone)| zone).collect()
    }
}

impl Zombicide {
    /// Tokens and figures in a Zone (ZE-NOI-05).
    pub(crate) fn noise_of(&self, state: &State, zone: Zone) -> u8 {
        let figures = state.survivors_at(zone).count() + state.companions_at(zone).count();
        mark!("ZE-NOI-04");
        mark!("ZE-NOI-05");
        let fixed = self.mission().fixed_noise(zone);
        state.noise[zone.index()].saturating_add(figures as u8).saturating_add(fixed)
    }

    /// The loudest of some Zones, and how loud.
    fn loudest(&self, state: &State, zones: ZoneSet) -> (ZoneSet, u8) {
        let (mut best, mut loudness) = (ZoneSet::NONE, 1);
        for zone in zones {
            let noise = self.noise_of(state, zone);
            if noise > loudness {
                (best, loudness) = (ZoneSet::only(zone), noise);
            } else if noise == loudness {
                best.insert(zone);
            }
        }
        (best, loudness)
    }

    /// What Zombies see and hear when a Move step begins.
    pub(crate) fn surroundings(&self, state: &State) -> Surroundings {
        let prey = state.prey();
        mark!("ZE-ZAC-16"); // Moves change neither noise nor sight
        mark!("ZE-AMB-24");
        let (heard, loudness) =
            self.loudest(state, prey | state.noisy | self.mission().noisy_zones());
        Surroundings { prey, heard, loudness }
    }

    /// Where the group of a Zone goes.
    pub(crate) fn routes(&self, state: &State, from: Zone, around: &Surroundings) -> Routes {
        let (lure, goals, noise) = self.goals(state, from, around);
        let mover = match state.activation.cause {
            Cause::Phase | Cause::Rush => Mover::Zombie,
            Cause::ExtraCard
            | Cause::Shortage
            | Cause::Abomination
            | Cause::Taunt
            | Cause::Mission => Mover::ExtraZombie,
        };
        let ways = self.map().ways(mover).with(state.gates);
        mark!("ZE-ZMB-06"); // no Zombie opens a door
        let mut options = ZoneSet::NONE;
        let mut reachable = 0;
        for goal in goals {
            if goal == from {
                mark!("ZE-AMB-20"); // already there
                options.insert(from);
                reachable += 1;
                continue;
            }
            let distances = ways.distances_to(ZoneSet::only(goal));
            let steps = ways.steps(from, &distances);
            reachable += u8::from(!steps.is_empty());
            mark!("ZE-ZAC-11"); // along a shortest open path
            mark!("ZE-AMB-22"); // ways that begin alike are one route
            options |= steps;
        }
        if reachable < goals.len() as u8 {
            mark!("ZE-AMB-21"); // only those with a way count
        }
        if reachable == 0 && self.options.no_route == NoRoute::AsIfDoorsOpen {
            options = self.as_if_open(state, from, goals, mover);
        }
        let goal = goals.first().unwrap_or(from);
        let why = Why { lure, goal, noise, goals: goals.len() as u8, routes: options.len() as u8 };
        let weights = match self.options.split_by {
            SplitBy::NextZone => Few::new(),
            SplitBy::FullPath => self.path_counts(state, from, options, goals, mover),
        };
        Routes { options, why, weights }
    }

    /// The other reading of ZE-AMB-22: how many whole paths begin with each next Zone.
    fn path_counts(
        &self,
        state: &State,
        from: Zone,
        options: ZoneSet,
        goals: ZoneSet,
        mover: Mover,
    ) -> Few<u16, ROUTES> {
        let ways = self.map().ways(mover).with(state.gates);
        let paths_by = |next: Zone, goal: Zone| {
            let distances = ways.distances_to(ZoneSet::only(goal));
            let first = next == from && goal == from || ways.steps(from, &distances).contains(next);
            if first { ways.paths(next, &distances) } else { 0 }
        };
        let all = |next: Zone| {
            goals.iter().map(|goal| paths_by(next, goal)).fold(0, u16::saturating_add).max(1)
        };
        options.iter().take(ROUTES).map(all).collect()
    }

    /// The first steps if all doors were open; a step through a closed one is none.
    fn as_if_open(&self, state: &State, from: Zone, goals: ZoneSet, mover: Mover) -> ZoneSet {
        mark!("ZE-AMB-21");
        let ways = self.map().ways(mover);
        let all = ways.with(GateSet::ALL);
        let steps = goals.iter().map(|goal| {
            let distances = all.distances_to(ZoneSet::only(goal));
            all.steps(from, &distances)
        });
        steps.fold(ZoneSet::NONE, |all, some| all | some) & ways.neighbours(from, state.gates)
    }

    /// What a group is after.
    fn goals(&self, state: &State, from: Zone, around: &Surroundings) -> (Lure, ZoneSet, u8) {
        if let Some(who) = state.activation.taunted {
            return (Lure::Taunted, ZoneSet::only(state.survivor(who).zone), 0);
        }
        let seen = self.zombie_sight(state, from) & around.prey;
        mark!("ZE-AMB-19"); // tokens alone draw only those who see nobody
        if seen.is_empty() {
            return (Lure::Heard, around.heard, around.loudness);
        }
        let (loudest, noise) = self.loudest(state, seen);
        (Lure::Saw, loudest, noise)
    }

    /// Zones that Zombies in a Zone see.
    pub(crate) fn zombie_sight(&self, state: &State, from: Zone) -> ZoneSet {
        self.map().sees(from, state.gates) - self.darkened(state, from)
    }
}

/// Routes in the order in which odd ones are proposed.
pub(crate) fn proposal(options: ZoneSet, odd: u8) -> ZoneSet {
    options.iter().take(odd.into()).collect()
}

/// All ways to choose the routes that get one more.
pub(crate) fn odd_routes(options: ZoneSet, odd: u8) -> impl Iterator<Item = ZoneSet> {
    let zones: Few<u8, ROUTES> = options.iter().take(ROUTES).map(u8::from).collect();
    let subsets = 0u32..1 << zones.len();
    subsets.filter(move |chosen| chosen.count_ones() == u32::from(odd)).map(move |chosen| {
        let picked = (0..zones.len()).filter(|place| chosen & 1 << place != 0);
        picked.map(|place| Zone::new(zones[place])).collect()
    })
}
