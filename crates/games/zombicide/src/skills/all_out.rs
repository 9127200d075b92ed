//! Skills of Washington Z.C. for going All-Out, and what its campaign lets Survivors begin with.

use super::attacks::ATTACKS;
use super::feature::{AttackFeature, Feature, StartFeature};
use crate::survivors::budget::Pool;
use crate::washington::module::Module;

const PLAIN: AttackFeature = AttackFeature::PLAIN;

const fn advanced(id: &'static str, rule: &'static str) -> Feature {
    Feature { module: Some(Module::Advanced), ..Feature::new(id, rule) }
}

const fn free(id: &'static str, pool: Pool) -> Feature {
    Feature { free: Some(pool), adds_up: true, ..advanced(id, "WZ-SKL-03") }
}

/// A skill of the core game, by its name, in attacks that go All-Out.
const fn all_out(id: &'static str, skill: &str) -> Feature {
    Feature { all_out: Some(attack_skill(skill)), ..advanced(id, "WZ-SKL-04") }
}

const fn attack(id: &'static str, rule: &'static str, attack: AttackFeature) -> Feature {
    Feature { attack, ..advanced(id, rule) }
}

const fn start(id: &'static str, rule: &'static str, start: StartFeature) -> Feature {
    Feature { start: Some(start), ..Feature::new(id, rule) }
}

/// Skills of the expansion.
pub(super) const ALL_OUT: &[Feature] = &[
    free("plus-1-free-all-out-combat-action", Pool::AllOutCombat),
    free("plus-1-free-all-out-melee-action", Pool::AllOutMelee),
    free("plus-1-free-all-out-ranged-action", Pool::AllOutRanged),
    all_out("all-out-plus-1-damage-combat", "plus-1-damage-combat"),
    all_out("all-out-plus-1-damage-melee", "plus-1-damage-melee"),
    all_out("all-out-plus-1-damage-ranged", "plus-1-damage-ranged"),
    all_out("all-out-plus-1-die-combat", "plus-1-die-combat"),
    all_out("all-out-plus-1-die-melee", "plus-1-die-melee"),
    all_out("all-out-plus-1-die-ranged", "plus-1-die-ranged"),
    all_out("all-out-plus-1-to-dice-roll-combat", "plus-1-to-dice-roll-combat"),
    all_out("all-out-plus-1-to-dice-roll-melee", "plus-1-to-dice-roll-melee"),
    all_out("all-out-plus-1-to-dice-roll-ranged", "plus-1-to-dice-roll-ranged"),
    all_out("all-out-ranged-damage-2", "ranged-damage-2"),
    all_out("all-out-lucky", "lucky"),
    all_out("all-out-hit-and-run", "hit-and-run"),
    all_out("all-out-reaper-combat", "reaper-combat"),
    attack("double-all-out-dice", "WZ-SKL-05", AttackFeature { double_all_out: true, ..PLAIN }),
    attack("ignore-1-break", "WZ-SKL-06", AttackFeature { ignore_breaks: true, ..PLAIN }),
    attack("spare-parts", "WZ-SKL-10", AttackFeature { spare_parts: true, ..PLAIN }),
    start("jack-of-all-trades", "WZ-SKL-07", StartFeature::Borrowed),
    start("starts-with-plenty-of-bullets", "ZE-SKL-57", StartFeature::Card("plenty-of-bullets")),
    start("starts-with-plenty-of-shells", "ZE-SKL-57", StartFeature::Card("plenty-of-shells")),
    start("starts-with-a-repair-kit", "ZE-SKL-57", StartFeature::Card("repair-kit")),
];

/// The skill of attacks with this name.
const fn attack_skill(name: &str) -> &'static Feature {
    let mut place = 0;
    while place < ATTACKS.len() {
        if is_same(ATTACKS[place].id, name) {
            return &ATTACKS[place];
        }
        place += 1;
    }
    panic!("no skill of attacks has this name")
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut place = 0;
    while place < one.len() {
        if one[place] != other[place] {
            return false;
        }
        place += 1;
    }
    true
}
