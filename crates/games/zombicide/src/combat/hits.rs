//! Assigning hits and killing (ZE-CBT-08 to ZE-CBT-11, ZE-CBT-19, ZE-TGT-01 to ZE-TGT-05).

use horda_kit::{Cx, mark};

use super::attack::{Attack, Stage};
use crate::action::Action;
use crate::board::zone::Zone;
use crate::event::Happening;
use crate::options::AbominationHealth;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::survivor::Who;
use crate::zombies::kind::{Kind, KindSet};

/// Hits that kill an Abomination under the house rule.
pub(super) const ABOMINATION_HEALTH: u8 = 3;

impl Zombicide {
    /// Kinds that the next hit may go to.
    pub(crate) fn targets_of_hit(&self, state: &State, attack: &Attack) -> KindSet {
        let there = Kind::ALL.into_iter().filter(|kind| state.count(attack.at, *kind) > 0);
        let there = there.fold(KindSet::NONE, KindSet::with);
        if self.aims_freely(state, attack) {
            mark!("ZE-TGT-05");
            if there.contains(Kind::Abominacop) {
                mark!("ZE-AMB-52");
            }
            return there;
        }
        mark!("ZE-TGT-02"); // all of a level must be dead before the next one is hit
        let level = there.iter().map(Kind::targeting_level).min();
        if level == Some(Kind::Abominacop.targeting_level()) {
            mark!("ZE-ABO-07");
        }
        mark!("ZE-TGT-01");
        let exposed = there.iter().filter(|kind| Some(kind.targeting_level()) == level);
        exposed.fold(KindSet::NONE, KindSet::with)
    }

    /// Does a hit of this attack kill this kind, or wear it down (ZE-ZMB-02)?
    pub(crate) fn can_kill(&self, attack: &Attack, kind: Kind) -> bool {
        let worn_down = kind.abomination().is_some()
            && self.options.abomination_health == AbominationHealth::Hits;
        attack.damage >= kind.toughness() || worn_down
    }

    /// Must the attacker say whom the hits go to? If not, whom the next ones go to.
    pub(crate) fn next_hit(&self, state: &State, attack: &Attack) -> NextHit {
        let targets = self.targets_of_hit(state, attack);
        if attack.hits == 0 || targets.is_empty() {
            return NextHit::None;
        }
        let reaps = self.can_reap(state, attack);
        let mut kinds = targets.iter();
        let first = kinds.next().expect("there is a target");
        let kills = |kind: Kind| self.can_kill(attack, kind);
        if kinds.next().is_none() && !(reaps && kills(first)) {
            return NextHit::Only(first);
        }
        let all: u8 = targets.iter().map(|kind| state.count(attack.at, kind)).sum();
        if !reaps && attack.hits >= all && targets.iter().all(kills) {
            return NextHit::Only(first); // every one of them dies, in any order
        }
        mark!("ZE-TGT-03");
        NextHit::Ask(targets)
    }

    /// May the next kill take another with it (ZE-SKL-44)?
    pub(super) fn can_reap(&self, state: &State, attack: &Attack) -> bool {
        !attack.reaped
            && !attack.by_car
            && self.attack_has(state, attack, |it| it.attack.reaper.contains(attack.fight))
    }

    /// How many hits of a kind are worth giving at once.
    fn most_hits(&self, state: &State, attack: &Attack, kind: Kind) -> u8 {
        if self.can_kill(attack, kind) {
            attack.hits.min(state.count(attack.at, kind))
        } else {
            attack.hits
        }
    }

    pub(crate) fn list_hits(&self, state: &State, attack: &Attack, out: &mut Vec<Action>) {
        let reaps = self.can_reap(state, attack);
        for kind in self.targets_of_hit(state, attack).iter() {
            for count in 1..=self.most_hits(state, attack, kind) {
                out.push(Action::Hit { kind, count, reap: false });
            }
            if reaps && self.can_kill(attack, kind) && state.count(attack.at, kind) > 1 {
                out.push(Action::Hit { kind, count: 1, reap: true });
            }
        }
    }

    pub(crate) fn judge_hit(
        &self,
        state: &State,
        attack: &Attack,
        kind: Kind,
        count: u8,
        reap: bool,
    ) -> Result<(), Refused> {
        let there = state.count(attack.at, kind);
        if there == 0 {
            return Err(Refused::NoneThere { kind });
        }
        if !self.targets_of_hit(state, attack).contains(kind) {
            return Err(Refused::Shielded { kind });
        }
        if count == 0 || count > self.most_hits(state, attack, kind) {
            return Err(Refused::TooManyHits { most: self.most_hits(state, attack, kind) });
        }
        if reap {
            if attack.reaped {
                return Err(Refused::ReapedAlready);
            }
            if !self.can_reap(state, attack) {
                return Err(Refused::SkillMissing { rule: "ZE-SKL-44" });
            }
            if count != 1 || there < 2 || !self.can_kill(attack, kind) {
                return Err(Refused::NothingToReap { kind });
            }
        }
        Ok(())
    }

    /// Hits go to Zombies of a kind.
    pub(crate) fn hit(
        &self,
        state: &mut State,
        kind: Kind,
        count: u8,
        reap: bool,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let mut attack = state.attack.expect("an attack is under way");
        attack.hits -= count;
        mark!("ZE-CBT-19");
        let (who, at) = (attack.who, attack.at);
        if attack.damage >= kind.toughness() {
            let dead = if reap { 2 } else { count };
            if reap {
                mark!("ZE-SKL-44");
                attack.reaped = true;
            }
            attack.kills += dead;
            state.attack = Some(attack);
            self.kill(state, who, at, kind, dead, "ZE-ZMB-02", cx);
        } else if self.can_kill(&attack, kind) {
            self.wear_down(state, &mut attack, kind, count, cx);
        } else {
            state.attack = Some(attack);
            if kind == Kind::Brute {
                mark!("ZE-ZMB-03");
            }
            tell(cx, "ZE-TGT-04", || Happening::ShruggedOff { kind, count });
        }
    }

    /// House rule: an Abomination dies of its third hit.
    fn wear_down(
        &self,
        state: &mut State,
        attack: &mut Attack,
        kind: Kind,
        count: u8,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let place = kind.abomination().expect("only Abominations are worn down");
        state.abomination_wounds[place] += count;
        let dies = state.abomination_wounds[place] >= ABOMINATION_HEALTH;
        attack.kills += u8::from(dies);
        state.attack = Some(*attack);
        if dies {
            self.kill(state, attack.who, attack.at, kind, 1, "ZE-RUL-04", cx);
        } else {
            tell(cx, "ZE-RUL-04", || Happening::ShruggedOff { kind, count });
        }
    }

    /// Zombies die; the killer gains adrenaline at once (ZE-ZMB-07).
    #[expect(clippy::too_many_arguments, reason = "who killed how many of what, where and why")]
    pub(crate) fn kill(
        &self,
        state: &mut State,
        who: Who,
        at: Zone,
        kind: Kind,
        count: u8,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-ZMB-07");
        state.take_off(at, kind, count);
        if let Some(place) = kind.abomination() {
            state.abomination_wounds[place] = 0;
        }
        let killed = &mut state.killed[kind.index()];
        *killed = killed.saturating_add(count);
        let character = state.survivor(who).character;
        tell(cx, rule, || Happening::Killed { who: character, kind, count, at });
        mark!("ZE-ADR-02");
        self.gain(state, who, kind.adrenaline() * count, "ZE-ADR-01", cx);
        self.count_placed_dead(state, at, kind, count);
        self.trigger_kill(state, who, kind);
        self.note_by_kill(state, who, kind, by_fire(rule), cx);
        if state.zombies_at(at) == 0 {
            self.zone_cleared(state, at);
        }
    }

    /// All hits are given: what is left is lost (ZE-CBT-09).
    pub(crate) fn end_hits(&self, state: &mut State) {
        let attack = state.attack.as_mut().expect("an attack is under way");
        if attack.hits > 0 {
            mark!("ZE-CBT-09");
            mark!("ZE-FFR-05"); // they hit no friend
        }
        attack.hits = 0;
        mark!("ZE-AMB-42");
        attack.stage = Stage::Misses;
    }
}

/// Is this a rule by which fire kills (WZ-M7-07)?
fn by_fire(rule: &str) -> bool {
    rule == "ZE-EQT-13" || rule == "ZE-ABO-08"
}

/// Where the next hit goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NextHit {
    /// No hit, or nothing to hit.
    None,
    /// There is no choice.
    Only(Kind),
    /// The attacker chooses among these.
    Ask(KindSet),
}
