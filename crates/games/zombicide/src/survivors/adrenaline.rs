//! Adrenaline, Danger Levels and the skills they bring (ZE-ADR-01 to ZE-ADR-12).

use horda_kit::{Cx, mark};

use super::level::Level;
use super::survivor::Who;
use crate::action::Action;
use crate::event::Happening;
use crate::few::Few;
use crate::options::Ultrared;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::skills::Skill;
use crate::state::State;

/// Skills from which one is chosen.
pub(crate) type Choice = Few<Skill, 8>;

impl Zombicide {
    /// A Survivor gains adrenaline.
    pub(crate) fn gain(
        &self,
        state: &mut State,
        who: Who,
        amount: u8,
        rule: &'static str,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        if amount == 0 {
            return;
        }
        let survivor = state.survivor_mut(who);
        survivor.adrenaline = survivor.adrenaline.saturating_add(amount);
        mark!("ZE-ADR-09"); // it never falls
        let who = survivor.character;
        tell(cx, rule, || Happening::Gained { who, amount });
    }

    /// A Survivor who has reached a level and not taken what it brings, lowest first. Not in the
    /// middle of an attack: dice, damage and targets are fixed then (ZE-AMB-41).
    pub(crate) fn level_due(&self, state: &State) -> Option<(Who, Level)> {
        if state.attack.is_some_and(|attack| attack.stage < crate::combat::attack::Stage::After) {
            return None;
        }
        state.everybody().find_map(|who| Some((who, state.survivor(who).level_due()?)))
    }

    /// What a level offers; nothing where there is no choice.
    pub(crate) fn level_choice(&self, state: &State, who: Who, level: Level) -> Choice {
        let card = self.character_of(state, who);
        let list = match level {
            Level::Blue | Level::Yellow => return Few::new(),
            Level::Orange => &card.orange,
            Level::Red => &card.red,
        };
        list.iter().copied().take(8).collect()
    }

    /// Takes what a level brings where there is no choice.
    pub(crate) fn take_level(
        &self,
        state: &mut State,
        who: Who,
        level: Level,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let skill = match level {
            Level::Yellow => {
                mark!("ZE-ADR-05");
                Some(Skill::MORE_ACTIONS)
            }
            Level::Blue | Level::Orange | Level::Red => None,
        };
        self.reach(state, who, level, skill, cx);
    }

    fn reach(
        &self,
        state: &mut State,
        who: Who,
        level: Level,
        skill: Option<Skill>,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let survivor = state.survivor_mut(who);
        survivor.level = level;
        let character = survivor.character;
        tell(cx, "ZE-ADR-03", || Happening::LevelledUp { who: character, level });
        if let Some(skill) = skill {
            self.learn(state, who, skill, cx);
        }
        if level == Level::Red && self.options.ultrared == Ultrared::On {
            self.next_lap(state, who);
        }
    }

    /// A skill works at once, also in the Turn in which it is gained (ZE-ADR-10, ZE-PLY-07).
    pub(crate) fn learn(
        &self,
        state: &mut State,
        who: Who,
        skill: Skill,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let survivor = state.survivor_mut(who);
        if !survivor.skills.is_full() {
            survivor.skills.push(skill);
        }
        let character = survivor.character;
        if let (Some(pool), Some(turn)) = (skill.feature().free, state.turn_mut())
            && turn.who == who
        {
            mark!("ZE-ADR-10");
            turn.budget.add(pool, 1);
        }
        tell(cx, skill.feature().rule, || Happening::Learned { who: character, skill });
    }

    /// The marker goes back to what is above 43; the level stays (ZE-ULT-01).
    fn next_lap(&self, state: &mut State, who: Who) {
        let survivor = state.survivor_mut(who);
        survivor.adrenaline -= Level::Red.threshold();
        survivor.lap = survivor.lap.saturating_add(1);
    }

    pub(crate) fn list_learn(&self, state: &State, who: Who, level: Level, out: &mut Vec<Action>) {
        let character = state.survivor(who).character;
        let choice = self.level_choice(state, who, level);
        for (place, skill) in choice.iter().copied().enumerate() {
            if !choice[..place].contains(&skill) {
                out.push(Action::Learn { who: character, skill });
            }
        }
    }

    pub(crate) fn judge_learn(
        &self,
        state: &State,
        who: Who,
        level: Level,
        skill: Skill,
    ) -> Result<(), Refused> {
        let offered = self.level_choice(state, who, level).contains(&skill);
        let rule = if level == Level::Orange { "ZE-ADR-06" } else { "ZE-ADR-07" };
        if offered { Ok(()) } else { Err(Refused::SkillNotOffered { skill, rule }) }
    }

    /// A level's skill was chosen.
    pub(crate) fn choose_skill(
        &self,
        state: &mut State,
        who: Who,
        level: Level,
        skill: Skill,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        self.reach(state, who, level, Some(skill), cx);
    }
}
