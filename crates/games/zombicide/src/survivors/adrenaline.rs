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
use crate::skills::{SKILLS, Skill};
use crate::state::State;

/// Skills from which one is chosen: those of a list, or all of the glossary.
pub(crate) type Choice = Few<Skill, SKILLS>;

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
        if state.survivor(who).skills.is_full() {
            mark!("ZE-AMB-89");
            return Few::new(); // there is room for no more
        }
        let card = self.character_of(state, who);
        let list = match level {
            Level::Blue | Level::Yellow => return Few::new(),
            Level::Orange => &card.orange,
            Level::Red => &card.red,
        };
        if state.survivor(who).lap == 0 {
            return list.iter().copied().collect();
        }
        let left = self.unowned(state, who, list);
        let other = if level == Level::Orange { &card.red } else { &card.orange };
        if !left.is_empty() || !self.unowned(state, who, other).is_empty() {
            return left;
        }
        mark!("ZE-ULT-05"); // all own skills are owned: any of the glossary
        let useful = |skill: &Skill| {
            let feature = skill.feature();
            feature.start.is_none() && feature.module.is_none_or(|it| self.plays_with(it))
        };
        Skill::all().filter(useful).collect()
    }

    /// Skills of a list of the own card that are not owned yet. What the card gives at Blue as well
    /// is owned once more (ZE-AMB-61).
    fn unowned(&self, state: &State, who: Who, list: &[Skill]) -> Choice {
        let blue = &self.character_of(state, who).blue;
        let owned = &state.survivor(who).skills;
        let times =
            |skills: &[Skill], skill: Skill| skills.iter().filter(|it| **it == skill).count();
        mark!("ZE-RUL-13"); // each place of the card is owned by itself
        let left = list.iter().copied();
        left.filter(|it| times(owned, *it) < times(blue, *it) + times(list, *it)).collect()
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
            Level::Blue | Level::Orange | Level::Red => {
                mark!("ZE-ULT-04"); // the own list of this level has nothing more
                None
            }
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
        if survivor.level_due().is_some() {
            mark!("ZE-ADR-08"); // the next threshold is passed too
        }
        let (character, rule) = (survivor.character, level_rule(survivor.lap, level));
        tell(cx, rule, || Happening::LevelledUp { who: character, level });
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
        survivor.skills.push(skill);
        let character = survivor.character;
        if let Some(pool) = skill.feature().free {
            match state.turn_mut().filter(|turn| turn.who == who) {
                Some(turn) => {
                    mark!("ZE-ADR-10");
                    mark!("ZE-PLY-07");
                    mark!("WZ-SKL-02");
                    mark!("ZE-AMB-05"); // the Turn goes on with it
                    turn.budget.add(pool, 1);
                }
                None => mark!("ZE-ADR-12"), // from the next own Turn on
            }
        }
        tell(cx, skill.feature().rule, || Happening::Learned { who: character, skill });
    }

    /// The marker goes back to what is above 43 and passes Orange and Red again; the Danger Level
    /// stays (ZE-ULT-01). Blue and Yellow never give anything again (ZE-ULT-04).
    fn next_lap(&self, state: &mut State, who: Who) {
        mark!("ZE-ULT-01");
        mark!("ZE-AMB-89"); // what is above counts on
        let survivor = state.survivor_mut(who);
        survivor.adrenaline -= Level::Red.threshold();
        survivor.lap = survivor.lap.saturating_add(1);
        survivor.level = Level::Yellow;
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
        let rule = match (state.survivor(who).lap, level) {
            (0, Level::Orange) => "ZE-ADR-06",
            (0, _) => "ZE-ADR-07",
            (lap, level) => level_rule(lap, level),
        };
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
        mark!("ZE-SKG-07"); // the others are not owned
        if level == Level::Orange {
            mark!("ZE-ADR-06");
        } else {
            mark!("ZE-ADR-07");
        }
        self.reach(state, who, level, Some(skill), cx);
    }
}

/// The rule by which a level is reached, for the first time or again.
const fn level_rule(lap: u8, level: Level) -> &'static str {
    match (lap, level) {
        (0, _) => "ZE-ADR-03",
        (_, Level::Red) => "ZE-ULT-03",
        (_, Level::Blue | Level::Yellow | Level::Orange) => "ZE-ULT-02",
    }
}
