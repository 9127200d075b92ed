//! How well the team stands, at best judged when a Round begins: what is done, how far the rest is,
//! wounds, Zombies that are near, the Danger Level and the cards.

use super::goals::TaskKind;
use super::outlook::{FAR, Outlook};
use crate::board::route::Mover;
use crate::board::zone::Zone;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::level::Level;
use crate::survivors::survivor::Status;
use crate::zombies::kind::Kind;

/// What a goal of the mission that is done is worth, and an Objective that was taken.
const GOAL: i32 = 60;
const TAKEN: i32 = 90;
/// What a Survivor who has left is worth.
const LEFT: i32 = 70;
/// What a step towards a task costs the nearest Survivor, and a step towards what all must do.
const STEP: i32 = 18;
const STEP_OF_ALL: i32 = 8;
/// What a step towards the own task costs.
const OWN_STEP: i32 = 2;
/// What is lost with the first, second and third wound of a Survivor with so much Health left.
const HEALTH: [i32; 5] = [400, 130, 40, 0, -10];
/// What a Zombie costs by its distance from the nearest Survivor.
const ZOMBIE: [i32; 4] = [22, 11, 6, 3];
/// What a Zombie costs beyond that.
const ZOMBIE_AFAR: i32 = 2;
/// What Zombies cost that would kill a Survivor who has acted already.
const DEADLY: i32 = 250;
/// What the team's Danger Level costs.
const LEVEL: [i32; 4] = [0, 25, 60, 110];
/// What it is worth that a Survivor can open doors.
const OPENER: i32 = 30;

impl Zombicide {
    /// How well the team stands.
    pub(crate) fn stand(&self, state: &State) -> i32 {
        let outlook = self.look_ahead(state);
        self.progress(state, &outlook) - self.wounds(state) - self.menace(state) + self.kit(state)
            - LEVEL[state.danger() as usize]
    }

    /// What is done, and how far the rest is.
    pub(crate) fn progress(&self, state: &State, outlook: &Outlook) -> i32 {
        let mission = self.mission();
        let done = mission.goals.iter().filter(|goal| self.holds(state, &goal.when)).count();
        let taken = mission.objectives.len() - state.objectives.count_ones() as usize;
        let left = state.survivors.iter().filter(|it| it.status == Status::Left).count();
        let counted: i32 = state.counters.iter().map(|count| i32::from(*count)).sum();
        let flags = state.flags.count_ones() as i32;
        let mut value = done as i32 * GOAL + taken as i32 * TAKEN + (counted + flags) * GOAL / 2;
        if outlook.tasks.iter().any(|task| task.kind == TaskKind::Leave) {
            value += left as i32 * LEFT;
        }
        for (place, task) in outlook.tasks.iter().enumerate() {
            let steps = |zone: Zone| outlook.steps(place, zone).min(FAR);
            let all = state.standing().map(|who| steps(state.survivor(who).zone));
            if task.everybody {
                value -= all.map(|steps| STEP_OF_ALL * steps).sum::<i32>();
            } else {
                value -= STEP * all.min().unwrap_or(FAR);
            }
        }
        let along = state
            .standing()
            .filter_map(|who| outlook.way(who)?.get(state.survivor(who).zone).map(i32::from));
        value - along.map(|steps| OWN_STEP * steps).sum::<i32>()
    }

    /// What wounds cost.
    fn wounds(&self, state: &State) -> i32 {
        let cost = |health: u8| HEALTH[usize::from(health).min(HEALTH.len() - 1)];
        let each = state.survivors.iter().map(|it| match it.status {
            Status::Standing => cost(it.health),
            Status::Left => 0,
            Status::Down | Status::Fading => cost(0),
            Status::Saved => cost(0) * 3 / 4,
            Status::Dead => cost(0) * 3 / 2,
        });
        each.sum()
    }

    /// What the Zombies on the board may do.
    fn menace(&self, state: &State) -> i32 {
        let prey = state.prey();
        let steps = self.map().ways(Mover::Zombie).with(state.gates).distances_to(prey);
        let mut cost = 0;
        for zone in state.infested() {
            let each = steps.get(zone).map_or(ZOMBIE_AFAR / 2, |steps| {
                ZOMBIE.get(usize::from(steps)).copied().unwrap_or(ZOMBIE_AFAR)
            });
            let runners = i32::from(state.count(zone, Kind::Runner));
            cost += each * (i32::from(state.zombies_at(zone)) + runners);
        }
        cost + prey.iter().map(|zone| self.deadly(state, zone)).sum::<i32>()
    }

    /// Zombies in a Zone whose Survivors cannot act any more before they attack.
    fn deadly(&self, state: &State, zone: Zone) -> i32 {
        let zombies = i32::from(state.zombies_at(zone));
        let able = state.survivors_at(zone).filter(|who| !state.survivor(*who).acted).count();
        if zombies == 0 || able > 0 {
            return 0;
        }
        let attacks = zombies + i32::from(state.count(zone, Kind::Runner));
        let health = state.survivors_at(zone).map(|who| i32::from(state.survivor(who).health));
        let spare = health.map(|health| health - 1).sum::<i32>();
        if attacks > spare { DEADLY } else { attacks * HEALTH[2] }
    }

    /// What cards are worth.
    fn kit(&self, state: &State) -> i32 {
        let all = state.standing().map(|who| self.inventory_value(&state.survivor(who).inventory));
        let value = all.sum::<i32>() / 2;
        let opens = state.standing().any(|who| self.opens_doors(state, who));
        let levels = state.standing().map(|who| match state.survivor(who).level {
            Level::Blue => 0,
            Level::Yellow => 15,
            Level::Orange => 25,
            Level::Red => 35,
        });
        value + levels.sum::<i32>() + if opens { OPENER } else { 0 }
    }
}
