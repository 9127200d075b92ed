//! Declaring an attack: who may attack what with what, and what it costs (ZE-CBT-01 to ZE-CBT-03).

use horda_kit::{Cx, mark};

use super::attack::{Attack, Stage};
use super::effort::Effort;
use super::fight::{Fight, Fights};
use super::weapon::{Weapon, improvised};
use crate::action::Action;
use crate::board::zone::Zone;
use crate::equipment::card::{CardKind, Noise, Profile};
use crate::event::Happening;
use crate::few::Few;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::feature::{Feature, Verb};
use crate::state::State;
use crate::survivors::budget::{ActionKind, Pool};
use crate::survivors::driving::CAR;
use crate::survivors::survivor::Who;
use crate::survivors::turn::{Limit, Turn};
use crate::visibility::Looker;

/// What pays for an attack.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Payment<'a> {
    /// Actions of a Turn.
    Turn(&'a Turn),
    /// Nothing: the attack was given.
    Free(Fights),
}

impl Zombicide {
    /// What an attack costs.
    pub(crate) fn attack_cost(fight: Fight, pair: bool, effort: Effort) -> ActionKind {
        let all_out = effort.is_all_out();
        match fight {
            Fight::Melee => ActionKind::Melee { pair, all_out },
            Fight::Ranged => ActionKind::Ranged { pair, all_out },
        }
    }

    /// Can the attack be paid?
    fn judge_payment(
        &self,
        by: Payment<'_>,
        fight: Fight,
        pair: bool,
        effort: Effort,
    ) -> Result<(), Refused> {
        match by {
            Payment::Turn(turn) => {
                let payer = turn.budget.payer(Zombicide::attack_cost(fight, pair, effort), 0);
                payer.map(|_| ()).ok_or(self.why_unpaid(turn))
            }
            Payment::Free(fights) if fights.contains(fight) => Ok(()),
            Payment::Free(_) => Err(Refused::OtherAttack { fight }),
        }
    }

    /// No Action is left, or only one that must go All-Out (WZ-SKL-03).
    fn why_unpaid(&self, turn: &Turn) -> Refused {
        let kept = Pool::ALL_OUT.into_iter().any(|pool| turn.budget.left(pool) > 0);
        if kept { Refused::OnlyAllOut } else { Refused::NoActions }
    }

    pub(crate) fn judge_melee(
        &self,
        state: &State,
        who: Who,
        by: Payment<'_>,
        weapon: Weapon,
        effort: Effort,
    ) -> Result<(), Refused> {
        self.judge_payment(by, Fight::Melee, weapon.pair, effort)?;
        self.judge_combat(state, who)?;
        self.judge_effort(state, who, weapon, effort)?;
        self.judge_weapon(state, who, weapon, Fight::Melee)?;
        let here = state.survivor(who).zone;
        if state.zombies_at(here) == 0 { Err(Refused::NothingToHit) } else { Ok(()) }
    }

    pub(crate) fn judge_fire(
        &self,
        state: &State,
        who: Who,
        by: Payment<'_>,
        weapon: Weapon,
        effort: Effort,
        at: Zone,
    ) -> Result<(), Refused> {
        self.judge_payment(by, Fight::Ranged, weapon.pair, effort)?;
        self.judge_combat(state, who)?;
        self.judge_effort(state, who, weapon, effort)?;
        self.judge_weapon(state, who, weapon, Fight::Ranged)?;
        if self.targets(state, who, weapon).contains(at) {
            mark!("ZE-AMB-37"); // also at a Zone without Zombies
            return Ok(());
        }
        let profile = self.pack.card(weapon.kind).ranged.expect("it was judged to be one");
        Err(self.why_no_target(state, who, profile, at))
    }

    /// Why a Zone cannot be aimed at.
    pub(crate) fn why_no_target(
        &self,
        state: &State,
        who: Who,
        profile: Profile,
        at: Zone,
    ) -> Refused {
        let here = state.survivor(who).zone;
        let range = self.sight_of(state, who).range(here, at, state.gates);
        let looker = Looker::Survivor(who);
        match range {
            _ if self.darkened(state, looker, here).contains(at) => Refused::TooDark { at },
            None => Refused::NotSeen { at },
            Some(_) if self.hidden(state, looker, here).contains(at) => Refused::NightHides { at },
            Some(range) if range < profile.nearest => {
                Refused::TooClose { at, nearest: profile.nearest }
            }
            Some(range) => {
                let farthest = profile.farthest + self.sum(state, who, |it| it.attack.range);
                Refused::OutOfRange { at, range, farthest }
            }
        }
    }

    pub(crate) fn judge_improvise(
        &self,
        state: &State,
        turn: &Turn,
        fight: Fight,
        at: Zone,
    ) -> Result<(), Refused> {
        let (limit, rule) = improvised_limit(fight);
        if !self.has_verb(state, turn.who, Verb::Improvise(fight)) {
            return Err(Refused::SkillMissing { rule });
        }
        self.judge_free_skill(turn, limit, rule)?;
        self.judge_combat(state, turn.who)?;
        let here = state.survivor(turn.who).zone;
        let profile = improvised(fight);
        if !self.in_range(state, turn.who, profile, here).contains(at) {
            return Err(self.why_no_target(state, turn.who, profile, at));
        }
        if fight == Fight::Melee && state.zombies_at(here) == 0 {
            return Err(Refused::NothingToHit);
        }
        Ok(())
    }

    /// Attacks with weapons that can be made now.
    pub(crate) fn list_attacks(
        &self,
        state: &State,
        who: Who,
        by: Payment<'_>,
        out: &mut Vec<Action>,
    ) {
        if self.judge_combat(state, who).is_err() {
            return;
        }
        let here = state.survivor(who).zone;
        if state.zombies_at(here) > 0 {
            for weapon in self.weapons(state, who, Fight::Melee).iter().copied() {
                let Weapon { kind, pair } = weapon;
                let able = self.paid_efforts(state, who, by, weapon, Fight::Melee);
                let attack =
                    |effort: &Effort| Action::Melee { weapon: kind, pair, effort: *effort };
                out.extend(able.iter().map(attack));
            }
        }
        for weapon in self.weapons(state, who, Fight::Ranged).iter().copied() {
            let Weapon { kind, pair } = weapon;
            let able = self.paid_efforts(state, who, by, weapon, Fight::Ranged);
            if able.is_empty() {
                continue;
            }
            for at in self.targets(state, who, weapon).iter() {
                let attack = |effort: &Effort| {
                    let effort = *effort;
                    Action::Fire { weapon: kind, at, pair, effort }
                };
                out.extend(able.iter().map(attack));
            }
        }
        if self.judge_payment(by, Fight::Ranged, false, Effort::Plain).is_ok() {
            self.list_throws(state, who, out);
        }
    }

    /// How hard a weapon may be used, as far as it can be paid.
    fn paid_efforts(
        &self,
        state: &State,
        who: Who,
        by: Payment<'_>,
        weapon: Weapon,
        fight: Fight,
    ) -> Few<Effort, 3> {
        let paid = |it: &Effort| self.judge_payment(by, fight, weapon.pair, *it).is_ok();
        self.efforts(state, who, weapon).iter().copied().filter(paid).collect()
    }

    /// Declares an attack; it is paid for and heard at once (ZE-AMB-18).
    pub(crate) fn declare(&self, state: &mut State, attack: Attack, cx: &mut Cx<'_, Zombicide>) {
        let Attack { who, weapon, at, .. } = attack;
        let character = state.survivor(who).character;
        let rule = if attack.fight == Fight::Melee { "ZE-CBT-10" } else { "ZE-CBT-12" };
        tell(cx, rule, || Happening::Attacked { who: character, weapon, at });
        self.mark_attack(state, &attack);
        if attack.effort.is_all_out() {
            tell(cx, "WZ-AO-01", || Happening::WentAllOut { who: character });
        }
        if self.profile(&attack).noise == Noise::Noisy {
            mark!("ZE-EQT-07");
            self.make_noise(state, state.survivor(who).zone, "ZE-NOI-01", cx);
        }
        self.count_streak(state, &attack);
        state.attack = Some(attack);
        if self.lights_shot(state, cx) {
            self.set_stage(state, Stage::Light);
        } else {
            self.go_on_with_attack(state, cx);
        }
    }

    /// The attack is declared and lit, or not: what it throws comes next.
    pub(crate) fn go_on_with_attack(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let attack = state.attack.expect("an attack is under way");
        if self.is_thrown(&attack) {
            self.hurl(state, attack, cx);
        } else if self.counts_zombies(state, &attack).is_none() {
            self.set_stage(state, Stage::Roll);
        } else {
            self.set_stage(state, Stage::Declare);
        }
    }

    /// Marks what this attack shows about weapons and Zones.
    fn mark_attack(&self, state: &State, attack: &Attack) {
        let here = state.survivor(attack.who).zone;
        let two = |kind| self.judge_pair(state, attack.who, kind, attack.fight).is_ok();
        match attack.weapon.is_some_and(two) {
            true if attack.pair => mark!("ZE-CBT-16"),
            true => mark!("ZE-CBT-17"), // one of them alone
            false => {}
        }
        match attack.fight {
            Fight::Melee => mark!("ZE-EQT-01"),
            Fight::Ranged if attack.at == here => mark!("ZE-CBT-14"),
            Fight::Ranged => {
                mark!("ZE-EQT-02");
                if state.zombies_at(here) > 0 {
                    mark!("ZE-CBT-15");
                }
            }
        }
    }

    /// An Action of the Turn pays for an attack.
    pub(crate) fn pay_attack(
        &self,
        state: &mut State,
        fight: Fight,
        pair: bool,
        effort: Effort,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.pay(state, Zombicide::attack_cost(fight, pair, effort), 0, cx);
    }

    pub(crate) fn improvise(
        &self,
        state: &mut State,
        fight: Fight,
        at: Zone,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let turn = state.turn_mut().expect("a Turn is under way");
        turn.used.insert(improvised_limit(fight).0);
        turn.used.insert(Limit::Anything);
        let who = turn.who;
        mark!("ZE-AMB-83");
        self.declare(state, Attack::new(who, fight, None, false, at), cx);
    }

    /// Attacks in a row, for Escalation (ZE-AMB-67).
    pub(super) fn count_streak(&self, state: &mut State, attack: &Attack) {
        let Some(turn) = state.turn_mut().filter(|turn| turn.who == attack.who) else { return };
        turn.streak = turn.streak.saturating_add(1);
        let same = turn.streak_of == Some(attack.fight);
        turn.pure_streak =
            if same && turn.streak > 1 { turn.pure_streak.saturating_add(1) } else { 1 };
        turn.streak_of = Some(attack.fight);
    }

    /// The skill that lets Zombies be counted instead of dice, if it would change anything.
    pub(crate) fn counts_zombies(
        &self,
        state: &State,
        attack: &Attack,
    ) -> Option<&'static Feature> {
        let counts = |it: &Feature| it.attack.count_zombies.contains(attack.fight);
        let useful = state.zombies_at(attack.at) != self.profile(attack).dice;
        self.skill_that(state, attack.who, counts).filter(|_| useful && attack.weapon.is_some())
    }

    /// The profile that an attack uses.
    pub(crate) fn profile(&self, attack: &Attack) -> Profile {
        let of_card = |kind: CardKind| {
            let face = self.pack.card(kind);
            if face.melee.is_some() && face.ranged.is_some() {
                mark!("ZE-EQT-22");
            }
            *face.profile(attack.fight).expect("judged")
        };
        if attack.by_car {
            return CAR;
        }
        attack.weapon.map_or(improvised(attack.fight), of_card)
    }

    pub(crate) fn set_stage(&self, state: &mut State, stage: Stage) {
        state.attack.as_mut().expect("an attack is under way").stage = stage;
    }
}

/// Once in a Turn, by this rule.
const fn improvised_limit(fight: Fight) -> (Limit, &'static str) {
    match fight {
        Fight::Melee => (Limit::ImproviseMelee, "ZE-SKL-34"),
        Fight::Ranged => (Limit::ImproviseRanged, "ZE-SKL-35"),
    }
}
