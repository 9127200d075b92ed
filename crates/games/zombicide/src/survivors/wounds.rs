//! Wounds, healing and elimination (ZE-SUR-03 to ZE-SUR-05, ZE-ZAC-07, ZE-AMB-28).

use horda_kit::{Cx, mark};

use super::figure::Figure;
use super::survivor::{Status, Who};
use crate::event::Happening;
use crate::missions::mission::EndReason;
use crate::rules::{Zombicide, tell};
use crate::skills::Skill;
use crate::skills::feature::Feature;
use crate::state::{State, Wound};
use crate::washington::module::Module;
use crate::zombies::kind::Kind;

impl Zombicide {
    /// Wounds come to a figure, from a kind of Zombie or from a shot.
    pub(crate) fn wound_figure(
        &self,
        state: &mut State,
        figure: Figure,
        count: u8,
        by: Option<Kind>,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        match figure {
            Figure::Survivor(who) => self.wound(state, who, count, by, cx),
            Figure::Companion(place) => {
                mark!("ZE-CPN-04"); // any single wound
                self.lose_companion(state, place, cx);
            }
        }
    }

    /// Wounds come to a Survivor: Dreadnought, Tough, then cards that cancel (ZE-AMB-28).
    fn wound(
        &self,
        state: &mut State,
        who: Who,
        count: u8,
        by: Option<Kind>,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-ZAC-07"); // each wound when it is assigned
        mark!("ZE-AMB-28");
        if let Some(skill) = self.immunity(state, who, by) {
            return self.tell_ignored(state, who, skill, cx);
        }
        let mut count = count;
        if let Some(skill) = self.toughness(state, who, by) {
            count -= 1;
            self.tell_ignored(state, who, skill, cx);
        }
        if count == 0 {
            return;
        }
        let cards = !state.survivor(who).inventory.is_empty();
        let wound = Wound { who, count, by };
        if cards && self.has(state, who, |it| it.wounds.cancel) {
            mark!("ZE-RUL-06"); // asked before Health changes, once for each Attack or miss
            state.wound = Some(wound);
        } else {
            self.suffer(state, wound, cx);
        }
    }

    /// The skill that ignores wounds of this kind.
    fn immunity(&self, state: &State, who: Who, by: Option<Kind>) -> Option<Skill> {
        let kind = by?;
        self.own_skill(state, who, |feature| feature.wounds.immune == Some(kind))
    }

    /// The skill that ignores the first wound of this pass or shot, if it was not used yet.
    fn toughness(&self, state: &mut State, who: Who, by: Option<Kind>) -> Option<Skill> {
        let skill = self.own_skill(state, who, |feature| feature.wounds.tough)?;
        let used = match (by, &mut state.attack) {
            (None, Some(attack)) => &mut attack.toughened,
            _ => {
                mark!("ZE-AMB-27"); // once in each pass
                &mut state.activation.toughened
            }
        };
        let first = *used & who.bit() == 0;
        *used |= who.bit();
        first.then_some(skill)
    }

    /// An own skill that says so.
    pub(crate) fn own_skill(
        &self,
        state: &State,
        who: Who,
        says: impl Fn(&Feature) -> bool,
    ) -> Option<Skill> {
        let own = state.survivor(who).skills.iter().copied();
        own.chain(self.worn(state, who)).find(|skill| says(skill.feature()))
    }

    fn tell_ignored(&self, state: &State, who: Who, skill: Skill, cx: &mut Cx<'_, Zombicide>) {
        let who = state.survivor(who).character;
        tell(cx, skill.feature().rule, || Happening::Ignored { who, skill });
    }

    /// Health is lost.
    pub(crate) fn suffer(&self, state: &mut State, wound: Wound, cx: &mut Cx<'_, Zombicide>) {
        let Wound { who, count, by } = wound;
        state.wound = None;
        let survivor = state.survivor_mut(who);
        let count = count.min(survivor.health);
        survivor.health -= count;
        let (character, left) = (survivor.character, survivor.health);
        let rule = if by.is_some() { "ZE-ZAC-05" } else { "ZE-FFR-02" };
        mark!("ZE-SUR-03");
        tell(cx, rule, || Happening::Wounded { who: character, count, by, left });
        if left == 0 {
            self.fall(state, who, cx);
        }
    }

    /// A Survivor has no Health left (ZE-SUR-04).
    pub(crate) fn fall(&self, state: &mut State, who: Who, cx: &mut Cx<'_, Zombicide>) {
        for companion in state.companions.iter_mut().filter(|it| it.leader == Some(who)) {
            mark!("ZE-AMB-92"); // stays as a lone one
            companion.leader = None;
        }
        self.leave_car(state, who);
        if self.plays_with(Module::Ko) {
            return self.knock_out(state, who, cx);
        }
        let survivor = state.survivor_mut(who);
        survivor.status = Status::Dead;
        let character = survivor.character;
        tell(cx, "ZE-SUR-04", || Happening::Eliminated { who: character });
        self.end_game(state, false, EndReason::Eliminated, "ZE-WIN-02", cx);
    }

    pub(crate) fn lose_companion(
        &self,
        state: &mut State,
        place: usize,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        state.companions[place].stands = false;
        let who = state.companions[place].character;
        if !self.plays_with(Module::Ko) {
            tell(cx, "ZE-CPN-04", || Happening::Eliminated { who });
            return self.end_game(state, false, EndReason::Companion, "ZE-WIN-02", cx);
        }
        state.companions[place].leader = None;
        tell(cx, "ZE-RUL-19", || Happening::KnockedOut { who });
        if self.mission().needs_companions() {
            self.end_game(state, false, EndReason::Companion, "ZE-RUL-19", cx);
        }
    }

    /// Heals, never above the starting Health (ZE-SUR-05). How many wounds were healed.
    pub(crate) fn heal(
        &self,
        state: &mut State,
        who: Who,
        most: u8,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) -> u8 {
        let full = self.full_health(state, who);
        let survivor = state.survivor_mut(who);
        let count = most.min(full - survivor.health);
        survivor.health += count;
        let who = survivor.character;
        mark!("ZE-SUR-05");
        if count > 0 {
            tell(cx, rule, || Happening::Healed { who, count });
        }
        count
    }

    /// Starting Health (ZE-SKL-55).
    pub(crate) fn full_health(&self, state: &State, who: Who) -> u8 {
        let printed = self.character_of(state, who);
        self.starting_health(printed)
    }

    /// Is a Survivor hurt?
    pub(crate) fn is_hurt(&self, state: &State, who: Who) -> bool {
        state.survivor(who).health < self.full_health(state, who)
    }
}
