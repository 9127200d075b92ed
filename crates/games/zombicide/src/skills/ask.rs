//! Asking the skills of a Survivor.

use horda_kit::mark;

use super::Skill;
use super::feature::{Feature, Verb};
use crate::equipment::card::Card;
use crate::options::RiotShield;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;

impl Zombicide {
    /// Everything that the skills of a Survivor answer: own ones, those of Companions that follow
    /// (ZE-CPN-06), and those that others in the Zone share (ZE-SKL-19).
    #[inline]
    pub(crate) fn features<'a>(
        &'a self,
        state: &'a State,
        who: Who,
    ) -> impl Iterator<Item = &'static Feature> + 'a {
        let survivor = state.survivor(who);
        let own = survivor.skills.iter().map(|skill| skill.feature());
        let led = state.companions.iter().filter(move |it| it.stands && it.leader == Some(who));
        let led = led.filter_map(|it| {
            let skills = &self.pack.character(it.character).blue;
            if skills.is_empty() {
                mark!("ZE-RUL-12"); // it gives its leader nothing
            }
            skills.first()
        });
        let led = led.inspect(|_| {
            mark!("ZE-CPN-06");
            mark!("ZE-SKG-05"); // as long as it follows
        });
        let shared = self.shared(state, who);
        let worn = self.worn(state, who).map(|skill| skill.feature());
        own.chain(worn).chain(led.map(|skill| skill.feature())).chain(shared)
    }

    /// Skills of cards in Hand that are no weapons (ZE-EQT-20).
    #[inline]
    pub(crate) fn worn<'a>(
        &'a self,
        state: &'a State,
        who: Who,
    ) -> impl Iterator<Item = Skill> + 'a {
        let inventory = &state.survivor(who).inventory;
        let backpack: &[Card] = match self.options.riot_shield {
            RiotShield::Hand => &[],
            RiotShield::AnySlot => &inventory.backpack, // RULE ZE-AMB-54: by the other reading.
        };
        let cards = inventory.hand.iter().chain(backpack);
        cards.filter_map(|card| self.pack.card(card.kind).worn).inspect(|_| {
            mark!("ZE-AMB-54");
            mark!("ZE-EQT-31");
            mark!("ZE-EQT-20"); // while it is in Hand
        })
    }

    /// Skills that others in the Zone share, and the own ones while not alone (ZE-AMB-70).
    fn shared<'a>(
        &self,
        state: &'a State,
        who: Who,
    ) -> impl Iterator<Item = &'static Feature> + 'a {
        let zone = state.survivor(who).zone;
        let others = state.survivors_at(zone).filter(move |owner| {
            *owner != who
                || state.survivors_at(zone).count() > 1
                || state.companions_at(zone).next().is_some()
        });
        let skills = others.flat_map(|owner| state.survivor(owner).skills.iter());
        skills.filter_map(|skill| skill.feature().shared).inspect(|_| {
            mark!("ZE-SKL-19");
            mark!("ZE-AMB-70");
        })
    }

    /// Does a skill of a Survivor say so? Leaves the mark of that skill.
    #[inline]
    pub(crate) fn has(&self, state: &State, who: Who, says: impl Fn(&Feature) -> bool) -> bool {
        self.skill_that(state, who, says).is_some()
    }

    /// The skill of a Survivor that says so.
    #[inline]
    pub(crate) fn skill_that(
        &self,
        state: &State,
        who: Who,
        says: impl Fn(&Feature) -> bool,
    ) -> Option<&'static Feature> {
        let found = self.features(state, who).find(|feature| says(feature));
        found.inspect(|feature| horda_kit::marks::hit(feature.rule))
    }

    /// Adds up what the skills of a Survivor say. A second copy counts only where the skill adds
    /// up (ZE-AMB-61).
    #[inline]
    pub(crate) fn sum(&self, state: &State, who: Who, says: impl Fn(&Feature) -> u8) -> u8 {
        let amounts = self.features(state, who).map(|feature| count(feature, &says));
        amounts.filter(|amount| *amount > 0).fold(0, |sum, amount| {
            if sum > 0 {
                mark!("ZE-AMB-61");
                mark!("ZE-SKG-06");
            }
            sum + amount
        })
    }

    /// Does a Survivor have this entry of the Turn?
    #[inline]
    pub(crate) fn has_verb(&self, state: &State, who: Who, verb: Verb) -> bool {
        self.has(state, who, |feature| feature.verb == Some(verb))
    }
}

/// What a feature adds; leaves its mark.
#[inline]
pub(crate) fn count(feature: &Feature, says: &impl Fn(&Feature) -> u8) -> u8 {
    let amount = says(feature);
    if amount > 0 {
        horda_kit::marks::hit(feature.rule);
    }
    amount
}
