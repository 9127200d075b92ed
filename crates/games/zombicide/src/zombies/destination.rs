//! Where Zombies go: noise, sight and routes (ZE-ZAC-08 to ZE-ZAC-11, ZE-NOI-04, ZE-NOI-05).

use horda_kit::mark;
use horda_kit::marks::KEPT;

use super::activation::Cause;
use super::why::{Lure, Why};
use crate::board::border::Sandbags;
use crate::board::gate::GateSet;
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::few::Few;
use crate::options::{NoRoute, NoiseApart, Rush, SplitBy};
use crate::rules::Zombicide;
use crate::state::State;
use crate::visibility::Looker;

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
    /// The rule of the mission that sends the group there.
    pub(crate) rule: Option<&'static str>,
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
        if fixed > 0 {
            self.mark_fixed_noise();
        }
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
        let (heard, loudness) = self.loudest(state, self.audible(state, prey));
        mark!("ZE-RUL-22");
        Surroundings { prey, heard, loudness }
    }

    /// Where the group of a Zone goes.
    pub(crate) fn routes(&self, state: &State, from: Zone, around: &Surroundings) -> Routes {
        let (lure, goals, noise) = self.goals(state, from, around);
        if let Some(to) = self.transfer_from(from) {
            let (cause, seen) = (state.activation.cause, state.people_in(ZoneSet::NONE));
            let why = Why { lure, goal: to, noise, goals: 1, routes: 1, cause, seen };
            let rule = Some("WZ-M2-03");
            return Routes { options: ZoneSet::only(to), why, weights: Few::new(), rule };
        }
        let mover = self.mover(state.activation.cause);
        let ways = self.map().ways(mover).with(state.gates);
        mark!("ZE-ZMB-06"); // no Zombie opens a door
        let mut options = ZoneSet::NONE;
        let mut reachable = 0;
        let mut rule = None;
        for goal in goals {
            if goal != from && lure == Lure::Heard && self.ignores_doors(goal) {
                options |= self.through_doors(state, from, goal, mover);
                reachable += 1;
                rule = Some("WZ-M1-05");
                continue;
            }
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
        if KEPT {
            self.mark_obstacles(state, from, mover, goals, options);
        }
        if reachable == 0 && self.options.no_route == NoRoute::AsIfDoorsOpen {
            options = self.as_if_open(state, from, goals, mover);
        }
        let goal = goals.first().unwrap_or(from);
        let cause = state.activation.cause;
        let seen = match lure {
            Lure::Saw => self.zombie_sight(state, from) & around.prey,
            Lure::Heard | Lure::Taunted => ZoneSet::NONE,
        };
        let why = Why {
            lure,
            goal,
            noise,
            goals: goals.len() as u8,
            routes: options.len() as u8,
            seen: state.people_in(seen),
            cause,
        };
        let weights = match self.options.split_by {
            SplitBy::NextZone => Few::new(),
            SplitBy::FullPath => self.path_counts(state, from, options, goals, mover),
        };
        Routes { options, why, weights, rule }
    }

    /// How Zombies move that act because of this.
    fn mover(&self, cause: Cause) -> Mover {
        match cause {
            Cause::Phase => Mover::Zombie,
            // The books name a Rush apart from extra Activations.
            Cause::Rush if self.options.rush == Rush::Normal => Mover::Zombie,
            Cause::ExtraCard
            | Cause::Shortage
            | Cause::Abomination
            | Cause::Taunt
            | Cause::Mission
            | Cause::Rush => Mover::ExtraZombie,
            Cause::Light => {
                mark!("WZ-XAC-07"); // in every sense
                Mover::ExtraZombie
            }
        }
    }

    /// Marks what Sandbags and the Tank do to the way of a group, for tests.
    fn mark_obstacles(
        &self,
        state: &State,
        from: Zone,
        mover: Mover,
        goals: ZoneSet,
        options: ZoneSet,
    ) {
        if options.iter().any(|next| self.map().sandbags(from, next) == Sandbags::Part) {
            mark!("WZ-SBG-06");
        }
        if self.map().tank().contains(from) && !options.is_empty() {
            mark!("WZ-TNK-05");
        }
        let first_steps = |mover: Mover| {
            let ways = self.map().ways(mover).with(state.gates);
            let steps = |goal| ways.steps(from, &ways.distances_to(ZoneSet::only(goal)));
            goals.iter().fold(ZoneSet::NONE, |all, goal| all | steps(goal))
        };
        let free = first_steps(Mover::ExtraZombie);
        if free == first_steps(Mover::Zombie) {
            return;
        }
        match (mover, free.meets(self.map().tank())) {
            (_, true) => mark!("WZ-TNK-06"),
            (Mover::ExtraZombie, false) => mark!("WZ-SBG-05"),
            (Mover::Zombie | Mover::Survivor, false) => mark!("WZ-SBG-04"),
        }
        match mover {
            Mover::ExtraZombie => mark!("ZC-ZMB-09"),
            Mover::Zombie | Mover::Survivor => mark!("ZC-ZMB-08"),
        }
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

    /// The first steps as though all doors were open; before a closed one the group stays.
    fn through_doors(&self, state: &State, from: Zone, goal: Zone, mover: Mover) -> ZoneSet {
        let ways = self.map().ways(mover);
        let all = ways.with(GateSet::ALL);
        let steps = all.steps(from, &all.distances_to(ZoneSet::only(goal)));
        let open = steps & ways.neighbours(from, state.gates);
        if open == steps { open } else { open | ZoneSet::only(from) }
    }

    /// What a group is after.
    fn goals(&self, state: &State, from: Zone, around: &Surroundings) -> (Lure, ZoneSet, u8) {
        if let Some(who) = state.activation.taunted {
            return (Lure::Taunted, ZoneSet::only(state.survivor(who).zone), 0);
        }
        let seen = self.zombie_sight(state, from) & around.prey;
        mark!("ZE-AMB-19"); // tokens alone draw only those who see nobody
        if seen.is_empty() {
            if state.activation.cause == Cause::Light {
                mark!("WZ-XAC-05"); // the light itself draws nobody
            }
            let (heard, loudness) = self.heard_from(state, from, around);
            return (Lure::Heard, heard, loudness);
        }
        let (loudest, noise) = self.loudest(state, seen);
        (Lure::Saw, loudest, noise)
    }

    /// The loudest Zones for a group that sees nobody: those of the whole board, or of its own part
    /// (ZE-RUL-22). What doors could join is one part.
    fn heard_from(&self, state: &State, from: Zone, around: &Surroundings) -> (ZoneSet, u8) {
        match self.options.noise_apart {
            NoiseApart::Everywhere => (around.heard, around.loudness),
            NoiseApart::OwnPart => {
                let ways = self.map().ways(Mover::ExtraZombie).with(GateSet::ALL);
                let part = ways.reach(ZoneSet::only(from));
                mark!("ZE-RUL-22");
                self.loudest(state, self.audible(state, around.prey) & part)
            }
        }
    }

    /// Zones in which something may be heard.
    fn audible(&self, state: &State, prey: ZoneSet) -> ZoneSet {
        prey | state.noisy | self.mission().noisy_zones()
    }

    /// Zones that Zombies in a Zone see.
    pub(crate) fn zombie_sight(&self, state: &State, from: Zone) -> ZoneSet {
        self.map().sees(from, state.gates) - self.hidden(state, Looker::Zombies, from)
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
