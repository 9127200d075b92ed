//! Light that comes with another Action: a Search or a Ranged Action for which the Flashlight is
//! used (WZ-LGT-04, WZ-LGT-05, WZ-LGT-09).

use horda_kit::{Cx, mark};

use crate::action::Action;
use crate::board::beam::Direction;
use crate::board::zone::Zone;
use crate::combat::fight::Fight;
use crate::frame::Frame;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;

impl Zombicide {
    /// A Ranged Action at Range 0 or 1 turns a beam that is on; with one that is off the shooter
    /// is asked. Is it?
    pub(crate) fn lights_shot(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) -> bool {
        let Some(attack) = state.attack.filter(|it| it.fight == Fight::Ranged && !it.by_car) else {
            return false;
        };
        let survivor = state.survivor(attack.who);
        let near = || self.map().sight().sees_within(survivor.zone, 1, state.gates);
        if !self.is_night(state) || !near().contains(attack.at) {
            return false;
        }
        if !survivor.beam.is_on() {
            return self.carries_light(state, attack.who);
        }
        mark!("WZ-LGT-09");
        if attack.at == survivor.zone {
            mark!("WZ-AMB-36"); // the second Zone stays as it is
        } else {
            self.point(state, attack.who, Direction::Zone(attack.at), "WZ-LGT-09", cx);
        }
        false
    }

    /// A Search that draws a second card by the Flashlight lights it (WZ-LGT-04).
    pub(crate) fn light_search(&self, state: &mut State, who: Who, cards: u8) {
        let skill = self.has(state, who, |it| it.cards.search_two);
        let able = cards > 1 && self.carries_light(state, who);
        if able && !self.is_night(state) {
            mark!("WZ-LGT-02");
            mark!("WZ-AMB-39"); // a card and no token
        } else if able && !state.survivor(who).beam.is_on() {
            state.stack.push(Frame::Light { who, must: !skill });
        }
    }

    /// The Zone that the beam must point at, if the Action says so.
    fn bound_to(&self, state: &State) -> Option<Zone> {
        let attack = state.attack?;
        (attack.at != state.survivor(attack.who).zone).then_some(attack.at)
    }

    /// May the Action go on without light? Not a Search whose second card needs it.
    fn may_stay_dark(&self, state: &State) -> bool {
        state.attack.is_some()
            || !matches!(state.stack.last(), Some(Frame::Light { must: true, .. }))
    }

    pub(crate) fn list_light_use(&self, state: &State, who: Who, out: &mut Vec<Action>) {
        match self.bound_to(state) {
            Some(at) => out.push(Action::Light { to: Direction::Zone(at) }),
            None => {
                let directions = self.map().beams().directions(state.survivor(who).zone);
                out.extend(directions.map(|to| Action::Light { to }));
            }
        }
        if self.may_stay_dark(state) {
            out.push(Action::Decline);
        }
    }

    pub(crate) fn judge_light_use(
        &self,
        state: &State,
        who: Who,
        to: Option<Direction>,
    ) -> Result<(), Refused> {
        let Some(to) = to else {
            let able = self.may_stay_dark(state);
            return if able { Ok(()) } else { Err(Refused::SearchNeedsLight) };
        };
        if let Some(at) = self.bound_to(state).filter(|at| to != Direction::Zone(*at)) {
            return Err(Refused::LightTheTarget { at });
        }
        let allowed = self.map().beams().allows(state.survivor(who).zone, to);
        if allowed { Ok(()) } else { Err(Refused::NoDirection) }
    }

    /// The Flashlight is used for the Action under way, or not; the Action goes on.
    pub(crate) fn use_light(
        &self,
        state: &mut State,
        to: Option<Direction>,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let who = self.asked_survivor(state).expect("a Survivor was asked");
        let shot = state.attack.is_some();
        if !shot {
            state.stack.pop();
        }
        if let Some(to) = to {
            let rule = if shot { "WZ-LGT-05" } else { "WZ-LGT-04" };
            self.switch_on(state, who, to, rule, cx);
        } else if !shot {
            mark!("WZ-LGT-04"); // only for a card that the Flashlight brings
        }
        if shot {
            self.go_on_with_attack(state, cx);
        }
    }
}
