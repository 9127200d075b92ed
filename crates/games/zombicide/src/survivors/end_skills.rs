//! Skills of the End Phase: Medic and Regeneration, in the order of the players (ZE-END-04).

use horda_kit::{Cx, mark};

use super::character::CharacterId;
use super::survivor::Who;
use crate::action::Action;
use crate::frame::Frame;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::skills::feature::EndFeature;
use crate::state::State;

/// Survivors whose skills are still to come, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    medics: u8,
    whole: u8,
}

impl Zombicide {
    /// Owners of the skills have them before them.
    pub(crate) fn begin_end_skills(&self, state: &mut State) {
        let owners = |skill: EndFeature| {
            let owners =
                state.standing().filter(|who| self.has(state, *who, |it| it.end == Some(skill)));
            owners.fold(0, |bits, who| bits | who.bit())
        };
        let (medics, whole) = (owners(EndFeature::Medic), owners(EndFeature::Regeneration));
        if medics | whole != 0 {
            state.stack.push(Frame::EndSkills { medics, whole });
        }
    }

    fn end_skills_left(&self, state: &State) -> Left {
        match state.stack.last() {
            Some(Frame::EndSkills { medics, whole }) => Left { medics: *medics, whole: *whole },
            _ => Left { medics: 0, whole: 0 },
        }
    }

    /// Skills that still have something to heal.
    fn end_skills<'a>(&'a self, state: &'a State) -> impl Iterator<Item = (Who, EndFeature)> + 'a {
        let left = self.end_skills_left(state);
        state.standing().flat_map(move |who| {
            let mends = left.medics & who.bit() != 0 && self.next_mended(state, who, 0).is_some();
            let heals = left.whole & who.bit() != 0 && self.is_hurt(state, who);
            let medic = mends.then_some((who, EndFeature::Medic));
            medic.into_iter().chain(heals.then_some((who, EndFeature::Regeneration)))
        })
    }

    /// Could the order of what is left matter: do two work in one Zone?
    pub(crate) fn asks_to_tend(&self, state: &State) -> bool {
        let zone = |who: Who| state.survivor(who).zone;
        self.end_skills(state).any(|(who, skill)| {
            self.end_skills(state).any(|other| other != (who, skill) && zone(other.0) == zone(who))
        })
    }

    pub(crate) fn list_tending(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.end_skills(state).map(|(who, skill)| Action::Tend {
            who: state.survivor(who).character,
            skill: skill_of(skill),
        }));
    }

    fn tending(&self, state: &State, name: CharacterId, skill: Skill) -> Option<(Who, EndFeature)> {
        self.end_skills(state)
            .find(|(who, it)| state.survivor(*who).character == name && skill_of(*it) == skill)
    }

    pub(crate) fn judge_tend(
        &self,
        state: &State,
        name: CharacterId,
        skill: Skill,
    ) -> Result<(), Refused> {
        let found = self.tending(state, name, skill);
        found.map(|_| ()).ok_or(Refused::SkillNotOffered { skill, rule: "ZE-END-04" })
    }

    pub(crate) fn tend(
        &self,
        state: &mut State,
        name: CharacterId,
        skill: Skill,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let (who, skill) = self.tending(state, name, skill).expect("it was judged to be left");
        self.use_end_skill(state, who, skill, cx);
    }

    /// The next skill, where the order does not matter; with none left the step is over.
    pub(crate) fn run_end_skills(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let next = self.end_skills(state).next();
        match next {
            Some((who, skill)) => self.use_end_skill(state, who, skill, cx),
            None => {
                state.stack.pop();
            }
        }
    }

    fn use_end_skill(
        &self,
        state: &mut State,
        who: Who,
        skill: EndFeature,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-END-04");
        let Some(Frame::EndSkills { medics, whole }) = state.stack.last_mut() else {
            unreachable!("skills of the End Phase are under way");
        };
        match skill {
            EndFeature::Medic => {
                *medics &= !who.bit();
                state.stack.push(Frame::Mend { who, asked: 0 });
            }
            EndFeature::Regeneration => {
                *whole &= !who.bit();
                self.heal(state, who, u8::MAX, "ZE-SKL-45", cx);
            }
        }
    }
}

/// The skill that answers so.
fn skill_of(end: EndFeature) -> Skill {
    Skill::all().find(|skill| skill.feature().end == Some(end)).unwrap_or_default()
}
