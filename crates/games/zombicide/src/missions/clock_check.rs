//! Hours, night and lights of a mission that is played without the Clock (WZ-GEN-02).

use super::card::CardPlace;
use super::condition::Condition;
use super::lines::Lines;
use super::mission::Mission;
use super::trigger::On;
use crate::washington::module::Module;

/// What of a mission means nothing because the Clock is not in play, each with its line.
pub(super) fn idle_hours(mission: &Mission, lines: &Lines) -> Vec<(usize, &'static str)> {
    let mut idle = Vec::new();
    if mission.modules.has(Module::Clock) {
        return idle;
    }
    if mission.hour.is_some() {
        idle.push((lines.hour, "an hour at which the mission begins"));
    }
    if !mission.lights.is_empty() {
        idle.push((lines.lights, "a light"));
    }
    let triggers = mission.triggers.iter().zip(&lines.triggers).filter(|(trigger, _)| {
        matches!(trigger.on, On::Hour(_) | On::Night(_)) || trigger.when.as_ref().is_some_and(asks)
    });
    idle.extend(triggers.map(|(_, line)| (*line, "an hour of a trigger")));
    let goals = mission.goals.iter().zip(&lines.goals);
    let goals = goals.chain(mission.defeats.iter().zip(&lines.defeats));
    let goals = goals.filter(|(goal, _)| asks(&goal.when));
    idle.extend(goals.map(|(_, line)| (*line, "an hour of a goal")));
    let locks = mission.locks.iter().zip(&lines.locks);
    let locks = locks.filter(|(lock, _)| lock.opens.condition().is_some_and(asks));
    idle.extend(locks.map(|(_, line)| (*line, "an hour of a door")));
    let cards = mission.objectives.iter().zip(&lines.objectives);
    let cards = cards.filter(|(it, _)| matches!(it.card, Some(CardPlace::Hour(_))));
    idle.extend(cards.map(|(_, line)| (*line, "an hour of an Objective card")));
    if mission.exit_needs.as_ref().is_some_and(asks) {
        idle.push((lines.exit_needs, "an hour of the Exit"));
    }
    idle
}

/// Does a condition ask for an hour, or for night?
fn asks(condition: &Condition) -> bool {
    if let Condition::All(all) | Condition::Any(all) = condition {
        return all.iter().any(asks);
    }
    if let Condition::Not(one) = condition {
        return asks(one);
    }
    matches!(condition, Condition::Hour(_) | Condition::Night(_))
}
