//! Misses that hit friends (ZE-FFR-01 to ZE-FFR-07).

use horda_kit::{Cx, mark};

use super::attack::{Attack, Stage};
use crate::action::Action;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::character::CharacterId;
use crate::survivors::figure::Figure;
use crate::survivors::survivor::Who;

impl Zombicide {
    /// Friends that a miss can hit, Survivors first, then Companions.
    pub(crate) fn exposed<'a>(
        &'a self,
        state: &'a State,
        attack: &'a Attack,
    ) -> impl Iterator<Item = Figure> + 'a {
        let survivors = state.survivors_at(attack.at).filter(|who| {
            if *who == attack.who {
                mark!("ZE-FFR-04"); // never the shooter
            }
            *who != attack.who && self.in_the_way(state, attack, *who) && !self.is_low(state, *who)
        });
        let companions = state.companions_at(attack.at).filter(|place| {
            let leader = state.companions[*place].leader;
            leader.is_none_or(|leader| self.in_the_way(state, attack, leader))
        });
        let figures = survivors.map(Figure::Survivor).chain(companions.map(Figure::Companion));
        figures.filter(|figure| attack.spared & figure.bit() == 0)
    }

    /// A car hits those on foot; a shot also hits those who sit in a car (ZE-CAR-01, ZE-CAR-04).
    fn in_the_way(&self, state: &State, attack: &Attack, who: Who) -> bool {
        let inside = !self.on_foot(state, who);
        if inside && !attack.by_car {
            mark!("ZE-CAR-01"); // as if it stood in the Zone
        }
        !(inside && attack.by_car)
    }

    fn is_low(&self, state: &State, who: Who) -> bool {
        let low = self.has(state, who, |it| it.wounds.low_profile);
        if low {
            mark!("ZE-FFR-06");
        }
        low
    }

    /// Does the shooter have to say whom the next miss hits?
    pub(crate) fn asks_about_miss(&self, state: &State, attack: &Attack) -> bool {
        let exposed = self.exposed(state, attack).count();
        attack.misses > 0 && (exposed > 1 || exposed == 1 && self.is_steady(state, attack.who))
    }

    fn is_steady(&self, state: &State, who: Who) -> bool {
        let by_car = state.attack.is_some_and(|attack| attack.by_car);
        !by_car && self.has(state, who, |it| it.attack.steady_hand)
    }

    pub(crate) fn list_misses(&self, state: &State, attack: &Attack, out: &mut Vec<Action>) {
        let steady = self.is_steady(state, attack.who);
        for figure in self.exposed(state, attack) {
            let who = self.name_of(state, figure);
            out.push(Action::Miss { who });
            if steady {
                out.push(Action::Spare { who });
            }
        }
    }

    pub(crate) fn judge_miss(
        &self,
        state: &State,
        attack: &Attack,
        who: CharacterId,
    ) -> Result<(), Refused> {
        if self.exposed(state, attack).any(|figure| self.name_of(state, figure) == who) {
            return Ok(());
        }
        Err(match self.survivor_named(state, who) {
            Some(other) if other == attack.who => Refused::NeverTheShooter,
            Some(other) if state.survivor(other).zone == attack.at && self.is_low(state, other) => {
                Refused::LowProfile { who }
            }
            Some(_) | None => Refused::NotInZone { who, at: attack.at, rule: "ZE-FFR-03" },
        })
    }

    pub(crate) fn judge_spare(
        &self,
        state: &State,
        attack: &Attack,
        who: CharacterId,
    ) -> Result<(), Refused> {
        if !self.is_steady(state, attack.who) {
            return Err(Refused::SkillMissing { rule: "ZE-SKL-58" });
        }
        self.judge_miss(state, attack, who)
    }

    /// One missed die hits a friend with the full damage (ZE-FFR-02).
    pub(crate) fn miss(&self, state: &mut State, figure: Figure, cx: &mut Cx<'_, Zombicide>) {
        let attack = state.attack.as_mut().expect("an attack is under way");
        attack.misses -= 1;
        mark!("ZE-FFR-01");
        mark!("ZE-FFR-02");
        mark!("ZE-FFR-03");
        let damage = attack.damage;
        self.wound_figure(state, figure, damage, None, cx);
    }

    /// Misses pass over a Survivor or Companion (ZE-SKL-58).
    pub(crate) fn spare(&self, state: &mut State, figure: Figure) {
        let attack = state.attack.as_mut().expect("an attack is under way");
        mark!("ZE-FFR-06");
        attack.spared |= figure.bit();
    }

    /// The next miss where there is no choice, or the end of the misses.
    pub(crate) fn run_misses(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let attack = state.attack.expect("an attack is under way");
        let only = self.exposed(state, &attack).next();
        match only.filter(|_| attack.misses > 0) {
            Some(figure) => self.miss(state, figure, cx),
            None => {
                mark!("ZE-AMB-43"); // nobody is left to be hit
                if attack.misses > 0 {
                    mark!("ZE-FFR-01"); // only where others stand
                }
                self.set_stage(state, Stage::After);
            }
        }
    }
}
