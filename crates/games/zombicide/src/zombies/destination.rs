//! Where Zombies go: noise, sight and routes (ZE-ZAC-08 to ZE-ZAC-11, ZE-NOI-04, ZE-NOI-05).

use horda_kit::mark;

use super::activation::Cause;
use super::why::{Lure, Why};
use crate::board::gate::GateSet;
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::few::Few;
use crate::options::NoRoute;
use crate::rules::Zombicide;
use crate::state::State;

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
}

impl Zombicide {
    /// Tokens and figures in a Zone (ZE-NOI-05).
    pub(crate) fn noise_of(&self, state: &State, zone: Zone) -> u8 {
        let figures = state.survivors_at(zone).count() + state.companions_at(zone).count();
        mark!("ZE-NOI-04");
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
            options |= steps; // RULE ZE-AMB-22: ways that begin alike are one route.
        }
        if reachable == 0 && self.options.no_route == NoRoute::AsIfDoorsOpen {
            options = self.as_if_open(state, from, goals, mover);
        }
        let goal = goals.first().unwrap_or(from);
        let why = Why { lure, goal, noise, goals: goals.len() as u8, routes: options.len() as u8 };
        Routes { options, why }
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

/// Shares of a group of so many over so many routes: what each gets, and how many are odd.
pub(crate) const fn shares(count: u8, routes: u8) -> (u8, u8) {
    (count / routes, count % routes)
}

/// Routes in the order in which odd ones are proposed.
pub(crate) fn proposal(options: ZoneSet, odd: u8) -> ZoneSet {
    options.iter().take(odd.into()).collect()
}

/// All ways to choose the routes that get one more.
pub(crate) fn odd_routes(options: ZoneSet, odd: u8) -> impl Iterator<Item = ZoneSet> {
    let zones: Few<u8, 16> = options.iter().take(16).map(u8::from).collect();
    let subsets = 0u32..1 << zones.len();
    subsets.filter(move |chosen| chosen.count_ones() == u32::from(odd)).map(move |chosen| {
        let picked = (0..zones.len()).filter(|place| chosen & 1 << place != 0);
        picked.map(|place| Zone::new(zones[place])).collect()
    })
}
