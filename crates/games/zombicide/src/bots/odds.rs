//! What an attack is worth: Zombies that it will kill on average, the dangerous ones counted more.

use crate::action::Action;
use crate::board::zone::Zone;
use crate::combat::attack::Attack;
use crate::combat::effort::Effort;
use crate::combat::fight::Fight;
use crate::combat::odds::break_chance;
use crate::combat::weapon::Weapon;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;
use crate::zombies::kind::{Kind, KindSet};

/// What a miss that hits a friend costs, in Walkers.
const FRIEND: f32 = 4.0;
/// Attacks that a weapon would still have made if it had not broken.
const LATER_ATTACKS: f32 = 3.0;

/// An attack and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strike {
    pub(crate) action: Action,
    pub(crate) at: Zone,
    /// Zombies killed on average, by what they are worth.
    pub(crate) value: f32,
}

/// How much worse than a Walker a kind is.
pub(crate) const fn weight(kind: Kind) -> f32 {
    match kind {
        Kind::Walker => 1.0,
        Kind::Brute => 1.3,
        Kind::Runner => 2.0,
        Kind::PatientZero | Kind::Hobomination | Kind::Abominacop | Kind::Abominawild => 5.0,
    }
}

impl Zombicide {
    /// Zombies that an attack kills on average, weighted, less what it does to friends.
    pub(crate) fn attack_value(&self, state: &State, attack: &Attack) -> f32 {
        let mut attack = *attack;
        attack.by_zombies = self.counts_zombies(state, &attack).is_some()
            && state.zombies_at(attack.at) > self.profile(&attack).dice;
        let aim = self.aim(state, &attack);
        let chance = f32::from(7 - aim.needed.min(6)) / 6.0;
        let printed = f32::from(aim.dice) * chance;
        let dice = f32::from(aim.dice + aim.all_out) * if aim.six_dice > 0 { 1.2 } else { 1.0 };
        attack.damage = aim.damage;
        let broken = break_chance(aim.all_out) as f32;
        let lost = broken * LATER_ATTACKS * printed;
        let value = self.killed_by(state, &attack, dice * chance) - lost;
        if !self.misses_matter(state, &attack) {
            return value;
        }
        let friends = state.survivors_at(attack.at).filter(|it| *it != attack.who).count();
        let friends = friends + state.companions_at(attack.at).count();
        if friends == 0 { value } else { value - FRIEND * dice * (1.0 - chance) }
    }

    /// Shares hits out over the Zombies of the Zone in the order in which they are hit.
    fn killed_by(&self, state: &State, attack: &Attack, mut hits: f32) -> f32 {
        let there = Kind::ALL.into_iter().filter(|kind| state.count(attack.at, *kind) > 0);
        let mut left = there.fold(KindSet::NONE, KindSet::with);
        let free = self.aims_freely(state, attack);
        let mut value = 0.0;
        while !left.is_empty() && hits > 0.0 {
            let first = left.iter().map(Kind::targeting_level).min();
            let exposed = |kind: &Kind| free || Some(kind.targeting_level()) == first;
            let able = |kind: &Kind| self.can_kill(attack, *kind);
            let heavy = |one: &Kind, other: &Kind| weight(*one).total_cmp(&weight(*other));
            let Some(kind) = left.iter().filter(exposed).filter(able).max_by(heavy) else { break };
            let count = f32::from(state.count(attack.at, kind));
            // A single hit that is merely likely does not kill for certain.
            value += hits.min(count) * weight(kind);
            hits -= count;
            left = KindSet(left.0 & !kind.only().0);
        }
        value
    }

    /// The best attack of a Survivor on Zones that are allowed.
    pub(crate) fn best_strike(
        &self,
        state: &State,
        who: Who,
        turn: Option<&Turn>,
        allowed: impl Fn(Zone) -> bool,
    ) -> Option<Strike> {
        if self.judge_combat(state, who).is_err() {
            return None;
        }
        let mut best: Option<Strike> = None;
        let mut offer = |action: Action, attack: Attack| {
            let value = self.attack_value(state, &attack);
            if value > 0.0 && best.is_none_or(|it| it.value < value) {
                best = Some(Strike { action, at: attack.at, value });
            }
        };
        let payable = |fight: Fight, pair: bool, effort: Effort| {
            turn.is_none_or(|turn| {
                turn.budget.payer(Zombicide::attack_cost(fight, pair, effort), 0).is_some()
            })
        };
        let here = state.survivor(who).zone;
        if state.zombies_at(here) > 0 && allowed(here) {
            for weapon in self.weapons(state, who, Fight::Melee).iter().copied() {
                let Weapon { kind, pair } = weapon;
                for effort in self.efforts(state, who, weapon).iter().copied() {
                    if payable(Fight::Melee, pair, effort) {
                        let attack = Attack::new(who, Fight::Melee, Some(kind), pair, here);
                        let action = Action::Melee { weapon: kind, pair, effort };
                        offer(action, Attack { effort, ..attack });
                    }
                }
            }
        }
        let infested = state.infested();
        for weapon in self.weapons(state, who, Fight::Ranged).iter().copied() {
            let Weapon { kind, pair } = weapon;
            let mut targets = self.targets(state, who, weapon) & infested;
            targets = targets.iter().filter(|it| allowed(*it)).collect();
            for effort in self.efforts(state, who, weapon).iter().copied() {
                if !payable(Fight::Ranged, pair, effort) {
                    continue;
                }
                for at in targets.iter() {
                    let attack = Attack::new(who, Fight::Ranged, Some(kind), pair, at);
                    let action = Action::Fire { weapon: kind, at, pair, effort };
                    offer(action, Attack { effort, ..attack });
                }
            }
        }
        best
    }

    /// What a Survivor would kill with one attack if it went into a Zone.
    pub(crate) fn melee_value(&self, state: &State, who: Who, at: Zone) -> f32 {
        let weapons = [Fight::Melee, Fight::Ranged].map(|fight| {
            let able = self.weapons(state, who, fight);
            let values = able.iter().filter(|it| self.reaches_own_zone(it, fight)).map(|it| {
                self.attack_value(state, &Attack::new(who, fight, Some(it.kind), it.pair, at))
            });
            values.fold(0.0, f32::max)
        });
        weapons[0].max(weapons[1])
    }

    fn reaches_own_zone(&self, weapon: &Weapon, fight: Fight) -> bool {
        let profile = self.pack.card(weapon.kind).profile(fight);
        profile.is_some_and(|profile| profile.nearest == 0)
    }
}
