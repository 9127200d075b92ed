//! Skills that change attacks, each for one kind of attack or for both.

use super::feature::{AttackFeature, Feature, Verb};
use crate::combat::fight::{Fight, Fights};

const PLAIN: AttackFeature = AttackFeature::PLAIN;

const fn attack(id: &'static str, rule: &'static str, attack: AttackFeature) -> Feature {
    Feature { attack, ..Feature::new(id, rule) }
}

const fn adding(id: &'static str, rule: &'static str, attack: AttackFeature) -> Feature {
    Feature { attack, adds_up: true, ..Feature::new(id, rule) }
}

const fn more_damage(id: &'static str, damage: Fights) -> Feature {
    adding(id, "ZE-SKL-02", AttackFeature { damage, ..PLAIN })
}

const fn more_dice(id: &'static str, dice: Fights) -> Feature {
    adding(id, "ZE-SKL-03", AttackFeature { dice, ..PLAIN })
}

const fn better_roll(id: &'static str, roll: Fights) -> Feature {
    adding(id, "ZE-SKL-06", AttackFeature { roll, ..PLAIN })
}

const fn damage_two(id: &'static str, damage_two: Fights) -> Feature {
    attack(id, "ZE-SKL-08", AttackFeature { damage_two, ..PLAIN })
}

const fn escalation(id: &'static str, escalation: Fights) -> Feature {
    adding(id, "ZE-SKL-27", AttackFeature { escalation, ..PLAIN })
}

const fn reaper(id: &'static str, reaper: Fights) -> Feature {
    attack(id, "ZE-SKL-44", AttackFeature { reaper, ..PLAIN })
}

const fn six_damage(id: &'static str, six_damage: Fights) -> Feature {
    adding(id, "ZE-SKL-46", AttackFeature { six_damage, ..PLAIN })
}

const fn six_die(id: &'static str, six_die: Fights) -> Feature {
    adding(id, "ZE-SKL-47", AttackFeature { six_die, ..PLAIN })
}

const fn verb(id: &'static str, rule: &'static str, verb: Verb) -> Feature {
    Feature { verb: Some(verb), ..Feature::new(id, rule) }
}

/// Skills of attacks.
pub(super) const ATTACKS: &[Feature] = &[
    more_damage("plus-1-damage-combat", Fights::COMBAT),
    more_damage("plus-1-damage-melee", Fights::MELEE),
    more_damage("plus-1-damage-ranged", Fights::RANGED),
    more_dice("plus-1-die-combat", Fights::COMBAT),
    more_dice("plus-1-die-melee", Fights::MELEE),
    more_dice("plus-1-die-ranged", Fights::RANGED),
    adding("plus-1-max-range", "ZE-SKL-05", AttackFeature { range: 1, ..PLAIN }),
    better_roll("plus-1-to-dice-roll-combat", Fights::COMBAT),
    better_roll("plus-1-to-dice-roll-melee", Fights::MELEE),
    better_roll("plus-1-to-dice-roll-ranged", Fights::RANGED),
    damage_two("combat-damage-2", Fights::COMBAT),
    damage_two("melee-damage-2", Fights::MELEE),
    damage_two("ranged-damage-2", Fights::RANGED),
    attack("2-cocktails", "ZE-SKL-09", AttackFeature { cocktails: true, ..PLAIN }),
    attack("ambidextrous", "ZE-SKL-10", AttackFeature { dual: Fights::COMBAT, ..PLAIN }),
    attack("gunslinger", "ZE-SKL-11", AttackFeature { dual: Fights::RANGED, ..PLAIN }),
    attack("swordmaster", "ZE-SKL-12", AttackFeature { dual: Fights::MELEE, ..PLAIN }),
    attack("barbarian", "ZE-SKL-13", AttackFeature { count_zombies: Fights::MELEE, ..PLAIN }),
    attack("full-auto", "ZE-SKL-14", AttackFeature { count_zombies: Fights::RANGED, ..PLAIN }),
    attack("dual-expert", "ZE-SKL-26", AttackFeature { pair_action: true, ..PLAIN }),
    escalation("escalation-combat", Fights::COMBAT),
    escalation("escalation-melee", Fights::MELEE),
    escalation("escalation-ranged", Fights::RANGED),
    attack("free-reload", "ZE-SKL-29", AttackFeature { free_reload: true, ..PLAIN }),
    attack("hit-and-run", "ZE-SKL-30", AttackFeature { hit_and_run: true, ..PLAIN }),
    verb("improvised-melee", "ZE-SKL-34", Verb::Improvise(Fight::Melee)),
    verb("improvised-ranged", "ZE-SKL-35", Verb::Improvise(Fight::Ranged)),
    adding("lucky", "ZE-SKL-40", AttackFeature { reroll: true, ..PLAIN }),
    attack("point-blank", "ZE-SKL-43", AttackFeature { point_blank: true, ..PLAIN }),
    reaper("reaper-combat", Fights::COMBAT),
    reaper("reaper-melee", Fights::MELEE),
    reaper("reaper-ranged", Fights::RANGED),
    six_damage("roll-6-plus-1-damage-combat", Fights::COMBAT),
    six_damage("roll-6-plus-1-damage-melee", Fights::MELEE),
    six_damage("roll-6-plus-1-damage-ranged", Fights::RANGED),
    six_die("roll-6-plus-1-die-combat", Fights::COMBAT),
    six_die("roll-6-plus-1-die-melee", Fights::MELEE),
    six_die("roll-6-plus-1-die-ranged", Fights::RANGED),
    attack("sniper", "ZE-SKL-53", AttackFeature { free_aim: Fights::RANGED, ..PLAIN }),
    attack("steady-hand", "ZE-SKL-58", AttackFeature { steady_hand: true, ..PLAIN }),
    attack("super-strength", "ZE-SKL-59", AttackFeature { damage_three: Fights::MELEE, ..PLAIN }),
];
