//! Skills that answer Zombie cards: Zombie link, Combat reflexes, Sidestep (ZE-AMB-68, ZE-AMB-69).

use horda_kit::{Cx, mark};

use super::zombie_card::CardEffect;
use crate::action::Action;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::combat::declaration::Payment;
use crate::combat::fight::{Fight, Fights};
use crate::combat::weapon::Weapon;
use crate::frame::{CardFrame, CardStage, STACK};
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::skills::feature::SpawnFeature;
use crate::state::State;
use crate::survivors::movement::{Gait, Walk};
use crate::survivors::survivor::Who;
use crate::survivors::turn::Sort;

impl Zombicide {
    pub(super) fn reacts(&self, state: &State, who: Who, by: SpawnFeature) -> bool {
        self.has(state, who, |it| it.spawn == Some(by))
    }

    /// Owners of Zombie link take a whole Turn before an Extra Activation card (ZE-SKL-64).
    pub(crate) fn link_turns(
        &self,
        state: &mut State,
        frame: CardFrame,
        effect: CardEffect,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let linked = matches!(effect, CardEffect::Activate { .. });
        let waits = |who: &Who| {
            frame.attacked & who.bit() == 0 && self.reacts(state, *who, SpawnFeature::ZombieLink)
        };
        let room = state.stack.len() + 4 <= STACK;
        let next = state.standing().find(waits).filter(|_| linked && room);
        match next {
            Some(who) => {
                mark!("ZE-SKL-64");
                mark!("ZE-AMB-72");
                self.card_frame(state).attacked |= who.bit();
                self.begin_turn(state, who, Sort::Link, cx);
            }
            None => {
                let card = self.card_frame(state);
                card.attacked = 0;
                card.stage = CardStage::Place;
            }
        }
    }

    /// Is the Zone of the spawn the own one or next to it (ZE-AMB-12)?
    fn is_near(&self, state: &State, who: Who, zone: Zone) -> bool {
        let here = state.survivor(who).zone;
        here == zone || self.beside(state, here).contains(zone)
    }

    /// The Survivor who may react to the card now.
    pub(crate) fn reactor(&self, state: &State, frame: &CardFrame) -> Option<Who> {
        if frame.stage != CardStage::React || frame.placed == 0 {
            return None;
        }
        state.standing().find(|who| {
            self.is_near(state, *who, frame.zone)
                && (self.may_strike(state, *who, frame) || self.may_step(state, *who, frame))
        })
    }

    fn may_strike(&self, state: &State, who: Who, frame: &CardFrame) -> bool {
        if frame.attacked & who.bit() != 0 || !self.reacts(state, who, SpawnFeature::CombatReflexes)
        {
            return false;
        }
        self.can_attack(state, who, frame.zone)
    }

    /// Has a Survivor an attack against a Zone?
    fn can_attack(&self, state: &State, who: Who, at: Zone) -> bool {
        if self.judge_combat(state, who).is_err() {
            return false;
        }
        let here = at == state.survivor(who).zone && state.zombies_at(at) > 0;
        let shoots = |weapon: &Weapon| self.targets(state, who, *weapon).contains(at);
        here && !self.weapons(state, who, Fight::Melee).is_empty()
            || self.weapons(state, who, Fight::Ranged).iter().any(shoots)
            || self.molotov(state, who).is_some() && self.throw_targets(state, who).contains(at)
    }

    fn may_step(&self, state: &State, who: Who, frame: &CardFrame) -> bool {
        frame.stepped & who.bit() == 0
            && self.reacts(state, who, SpawnFeature::Sidestep)
            && !self.sidesteps(state, who).is_empty()
    }

    /// Zones of a free Move without surcharge.
    pub(crate) fn sidesteps(&self, state: &State, who: Who) -> ZoneSet {
        if !self.on_foot(state, who) {
            return ZoneSet::NONE;
        }
        self.ends(state, state.survivor(who).zone, self.sidestep_walk(state, who))
    }

    /// How a free Move without an Action goes: nothing pays for climbing the Tank (WZ-TNK-04).
    pub(crate) fn sidestep_walk(&self, state: &State, who: Who) -> Walk {
        Walk { climbs: false, ..self.walk(state, who, Gait::Walk) }
    }

    /// Attacks against the Zone of the spawn.
    fn list_reflexes(&self, state: &State, who: Who, frame: &CardFrame, out: &mut Vec<Action>) {
        let from = out.len();
        self.list_attacks(state, who, Payment::Free(Fights::COMBAT), out);
        let mut kept = from;
        for place in from..out.len() {
            if self.attacked_zone(state, who, &out[place]) == Some(frame.zone) {
                out.swap(kept, place);
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    pub(crate) fn list_reactions(
        &self,
        state: &State,
        who: Who,
        frame: &CardFrame,
        out: &mut Vec<Action>,
    ) {
        if self.may_strike(state, who, frame) {
            mark!("ZE-AMB-68");
            self.list_reflexes(state, who, frame, out);
        }
        if self.may_step(state, who, frame) {
            mark!("ZE-AMB-69");
            out.extend(self.sidesteps(state, who).iter().map(|to| Action::Move { to }));
        }
        out.push(Action::Decline);
    }

    /// May the reaction be this attack?
    pub(crate) fn judge_reflex(
        &self,
        state: &State,
        who: Who,
        frame: &CardFrame,
        at: Zone,
    ) -> Result<(), Refused> {
        if !self.reacts(state, who, SpawnFeature::CombatReflexes) {
            return Err(Refused::SkillMissing { rule: "ZE-SKL-22" });
        }
        if frame.attacked & who.bit() != 0 {
            return Err(Refused::OnceACard { rule: "ZE-SKL-22" });
        }
        if at == frame.zone { Ok(()) } else { Err(Refused::OnlyTheSpawn { at: frame.zone }) }
    }

    /// May the reaction be this Move?
    pub(crate) fn judge_sidestep(
        &self,
        state: &State,
        who: Who,
        frame: &CardFrame,
        to: Zone,
    ) -> Result<(), Refused> {
        if !self.reacts(state, who, SpawnFeature::Sidestep) {
            return Err(Refused::SkillMissing { rule: "ZE-SKL-51" });
        }
        if frame.stepped & who.bit() != 0 {
            return Err(Refused::OnceACard { rule: "ZE-SKL-51" });
        }
        if self.sidesteps(state, who).contains(to) {
            return Ok(());
        }
        let walk = self.sidestep_walk(state, who);
        Err(self.why_out_of_reach(state, state.survivor(who).zone, to, walk))
    }

    /// A free Move as a reaction, or after a kill.
    pub(crate) fn sidestep(
        &self,
        state: &mut State,
        who: Who,
        to: Zone,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-ACT-09");
        self.relocate(state, who, to, rule, cx);
    }
}
