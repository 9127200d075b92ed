//! Declaring an attack: who may attack what with what, and what it costs (ZE-CBT-01 to ZE-CBT-03).

use horda_kit::{Cx, mark};

use super::attack::{Attack, Stage};
use super::fight::{Fight, Fights};
use super::weapon::{Weapon, improvised};
use crate::action::Action;
use crate::board::zone::Zone;
use crate::equipment::card::{CardKind, Noise, Profile};
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::feature::{Feature, Verb};
use crate::state::State;
use crate::survivors::budget::ActionKind;
use crate::survivors::driving::CAR;
use crate::survivors::survivor::Who;
use crate::survivors::turn::{Limit, Turn};

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
    pub(crate) const fn attack_cost(fight: Fight, pair: bool) -> ActionKind {
        match fight {
            Fight::Melee => ActionKind::Melee { pair },
            Fight::Ranged => ActionKind::Ranged { pair },
        }
    }

    /// Can the attack be paid?
    fn judge_payment(&self, by: Payment<'_>, fight: Fight, pair: bool) -> Result<(), Refused> {
        match by {
            Payment::Turn(turn) => {
                let payer = turn.budget.payer(Zombicide::attack_cost(fight, pair), 0);
                payer.map(|_| ()).ok_or(Refused::NoActions)
            }
            Payment::Free(fights) if fights.contains(fight) => Ok(()),
            Payment::Free(_) => Err(Refused::OtherAttack { fight }),
        }
    }

    pub(crate) fn judge_melee(
        &self,
        state: &State,
        who: Who,
        by: Payment<'_>,
        weapon: Weapon,
    ) -> Result<(), Refused> {
        self.judge_payment(by, Fight::Melee, weapon.pair)?;
        self.judge_combat(state, who)?;
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
        at: Zone,
    ) -> Result<(), Refused> {
        self.judge_payment(by, Fight::Ranged, weapon.pair)?;
        self.judge_combat(state, who)?;
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
        match range {
            _ if self.darkened(state, here).contains(at) => Refused::TooDark { at },
            None => Refused::NotSeen { at },
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
        self.judge_limit(turn, limit, rule)?;
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
            for Weapon { kind, pair } in self.weapons(state, who, Fight::Melee).iter().copied() {
                if self.judge_payment(by, Fight::Melee, pair).is_ok() {
                    out.push(Action::Melee { weapon: kind, pair });
                }
            }
        }
        for weapon in self.weapons(state, who, Fight::Ranged).iter().copied() {
            if self.judge_payment(by, Fight::Ranged, weapon.pair).is_ok() {
                let Weapon { kind, pair } = weapon;
                let targets = self.targets(state, who, weapon);
                out.extend(targets.iter().map(|at| Action::Fire { weapon: kind, at, pair }));
            }
        }
        if self.judge_payment(by, Fight::Ranged, false).is_ok() {
            self.list_throws(state, who, out);
        }
    }

    /// Declares an attack; it is paid for and heard at once (ZE-AMB-18).
    pub(crate) fn declare(&self, state: &mut State, attack: Attack, cx: &mut Cx<'_, Zombicide>) {
        let Attack { who, weapon, at, .. } = attack;
        let character = state.survivor(who).character;
        let rule = if attack.fight == Fight::Melee { "ZE-CBT-10" } else { "ZE-CBT-12" };
        tell(cx, rule, || Happening::Attacked { who: character, weapon, at });
        self.mark_attack(state, &attack);
        if self.profile(&attack).noise == Noise::Noisy {
            mark!("ZE-EQT-07");
            self.make_noise(state, state.survivor(who).zone, "ZE-NOI-01", cx);
        }
        self.count_streak(state, &attack);
        state.attack = Some(attack);
        if self.counts_zombies(state, &attack).is_none() {
            self.set_stage(state, Stage::Roll);
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
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.pay(state, Zombicide::attack_cost(fight, pair), 0, cx);
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
