//! How well the team stands, for bots that look ahead a little.
//!
//! Two things decide a mission: what is still to be done, as steps that the nearest Survivors have
//! to walk, and what the Zombies will do to each Zone with Survivors before that.
#![expect(clippy::wildcard_enum_match_arm, reason = "most actions are judged alike")]

use horda_kit::{Evaluated, Factor, Seat};

use crate::action::Action;
use crate::board::gate::GateSet;
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::equipment::card::Special;
use crate::rules::Zombicide;
use crate::state::{Phase, State};
use crate::zombies::kind::Kind;

/// What an Objective that was taken is worth.
const TAKEN: i32 = 90;
/// What a step towards the next thing to do costs.
const STEP: i32 = 6;
/// What a Survivor who has left is worth.
const LEFT: i32 = 60;
/// What a wound costs.
const WOUND: i32 = 45;
/// What an Attack to be expected costs, and one that would kill.
const ATTACK: i32 = 22;
const DEADLY: i32 = 160;
/// What a Zombie on the board costs.
const ZOMBIE: i32 = 3;
/// What good cards are worth.
const WEAPON: i32 = 6;
const OPENER: i32 = 14;

impl Evaluated for Zombicide {
    const FIRST_LOOK: usize = 10;

    fn evaluate(&self, state: &State, _seat: Seat) -> i32 {
        match state.phase {
            Phase::Over { won: true } => 1000,
            Phase::Over { won: false } => -1000,
            Phase::Muster => 0,
            Phase::Turns | Phase::Zombies | Phase::Spawn | Phase::End => {
                let value = self.progress(state) + self.safety(state) + self.kit(state);
                value.clamp(-950, 950)
            }
        }
    }

    fn candidates(&self, state: &State, _seat: Seat, candidates: &mut Vec<Action>) {
        let useful = |action: &Action| self.is_useful(state, action);
        if candidates.iter().any(useful) {
            candidates.retain(useful);
        }
        candidates.sort_by_key(|action| self.rank(state, action));
    }

    fn is_idle(&self, action: &Action) -> bool {
        matches!(action, Action::End | Action::Decline)
    }

    fn factors(&self, state: &State, out: &mut Vec<Factor>) {
        let value = self.progress(state) + self.safety(state) + self.kit(state);
        out.push(Factor::new("stand", value as f32 / 300.0));
        out.push(Factor::new("round", f32::from(state.round.min(30)) / 10.0));
    }
}

impl Zombicide {
    /// What is done, and how far the rest is.
    fn progress(&self, state: &State) -> i32 {
        let mission = self.mission();
        let taken = mission.objectives.len() as i32 - state.objectives.count_ones() as i32;
        let left = state.survivors.len() as i32 - state.standing().count() as i32;
        let mut value = taken * TAKEN + left * LEFT;
        for (place, objective) in mission.objectives.iter().enumerate() {
            if state.objectives & 1 << place != 0 {
                value -= STEP * self.nearest(state, objective.zone);
            }
        }
        if state.objectives == 0
            && let Some(exit) = mission.exit
        {
            let distances = self.distances(state, exit);
            let steps = state.standing().map(|who| distances(state.survivor(who).zone));
            value -= steps.map(|steps| STEP * steps).sum::<i32>();
        }
        value
    }

    /// Steps to a Zone, closed doors counted as steps of their own.
    fn distances(&self, state: &State, goal: Zone) -> impl Fn(Zone) -> i32 + use<> {
        let ways = self.map().ways(Mover::Survivor);
        let now = ways.with(state.gates).distances_to(ZoneSet::only(goal));
        let through = ways.with(GateSet::ALL).distances_to(ZoneSet::only(goal));
        move |zone| {
            let open = now.get(zone).map(i32::from);
            let forced = through.get(zone).map_or(30, |steps| i32::from(steps) + 3);
            open.unwrap_or(30).min(forced)
        }
    }

    fn nearest(&self, state: &State, goal: Zone) -> i32 {
        let distances = self.distances(state, goal);
        state.standing().map(|who| distances(state.survivor(who).zone)).min().unwrap_or(30)
    }

    /// Wounds, and what the Zombies are about to do.
    fn safety(&self, state: &State) -> i32 {
        let ways = self.map().ways(Mover::Zombie);
        let mut value = 0;
        for zone in state.prey() {
            let here = i32::from(self.bites(state, zone, 2));
            let beside = ways.neighbours(zone, state.gates);
            let near: i32 = beside.iter().map(|it| i32::from(state.count(it, Kind::Runner))).sum();
            let around: i32 = beside.iter().map(|it| i32::from(state.zombies_at(it))).sum();
            let attacks = here + near;
            let health: i32 =
                state.survivors_at(zone).map(|who| i32::from(state.survivor(who).health)).sum();
            let weakest = state.survivors_at(zone).map(|who| state.survivor(who).health).min();
            value -= attacks * ATTACK + around * ATTACK / 4;
            let survivors = state.survivors_at(zone).count() as i32;
            // Whoever shares wounds well keeps everybody on their feet while there is Health to share.
            if attacks > 0 && attacks > health - survivors {
                value -= DEADLY * 3;
            } else if attacks >= i32::from(weakest.unwrap_or(9)) {
                value -= DEADLY / 3;
            }
        }
        for who in state.standing() {
            value -= WOUND * i32::from(self.full_health(state, who) - state.survivor(who).health);
        }
        let zombies: i32 =
            state.infested().iter().map(|zone| i32::from(state.zombies_at(zone))).sum();
        value - zombies * ZOMBIE
    }

    /// Attacks of the Zombies in a Zone in one activation.
    fn bites(&self, state: &State, zone: Zone, runner: u8) -> u8 {
        state.zombies_at(zone) + state.count(zone, Kind::Runner) * (runner - 1)
    }

    /// Cards that help.
    fn kit(&self, state: &State) -> i32 {
        let mut value = 0;
        let mut openers = 0;
        for who in state.standing() {
            let inventory = &state.survivor(who).inventory;
            for card in inventory.all() {
                let face = self.pack.card(card.kind);
                let strong = [face.melee, face.ranged].into_iter().flatten();
                let strong = strong.map(|it| i32::from(it.dice * it.damage)).max().unwrap_or(0);
                value += strong * WEAPON / 2;
                value += if face.special == Special::Flashlight { 4 } else { 0 };
            }
            openers +=
                inventory.hand.iter().filter(|it| self.pack.card(it.kind).opens.is_some()).count();
            value += i32::from(state.survivor(who).adrenaline.min(19)) / 2;
        }
        value + if openers > 0 { OPENER } else { 0 }
    }

    /// Is an action worth thinking about?
    fn is_useful(&self, state: &State, action: &Action) -> bool {
        match action {
            Action::Noise | Action::Trade { .. } => false,
            Action::Fire { at, .. } | Action::Improvise { at, .. } => state.zombies_at(*at) > 0,
            Action::Throw { at } => {
                state.zombies_at(*at) > 2 && state.survivors_at(*at).next().is_none()
            }
            Action::Arrange { .. } => state.turn().is_none() || self.needs_hands(state),
            _ => true,
        }
    }

    /// Is a weapon or an opener in the Backpack and a Hand free or idle?
    fn needs_hands(&self, state: &State) -> bool {
        let Some(turn) = state.turn() else { return true };
        let inventory = &state.survivor(turn.who).inventory;
        inventory.backpack.iter().any(|card| {
            let face = self.pack.card(card.kind);
            face.is_weapon() || face.opens.is_some()
        })
    }

    /// Best first, roughly: what ends something, attacks, then the rest.
    fn rank(&self, state: &State, action: &Action) -> u8 {
        match action {
            Action::Take | Action::Leave => 0,
            Action::Melee { .. } | Action::Fire { .. } => 1,
            Action::Crate | Action::Search { .. } => 2,
            Action::Move { to } | Action::Sprint { to } | Action::Slip { to } => {
                if state.zombies_at(*to) > 0 { 6 } else { 3 }
            }
            Action::Open { .. } => 4,
            Action::End => 5,
            _ => 5,
        }
    }
}
