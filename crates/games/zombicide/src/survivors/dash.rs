//! Skills that move a Survivor to a Zone of a certain kind: Charge, Blitz, Bloodlust, Field medic
//! and Jump (ZE-AMB-62, ZE-AMB-63).

use horda_kit::{Cx, mark};

use super::budget::{ActionKind, Pool};
use super::movement::Walk;
use super::survivor::Who;
use super::turn::{Limit, Turn};
use crate::action::Action;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::combat::fight::{Fight, Fights};
use crate::frame::Frame;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::skills::feature::Verb;
use crate::state::State;

/// A skill that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dash {
    /// Two Zones over whatever stands between.
    Jump,
    /// Into a fight, for free.
    Charge,
    /// To where something can be shot.
    Blitz,
    /// Into a fight, with an attack.
    Bloodlust,
    /// To a friend.
    Aid,
}

impl Dash {
    pub(crate) const ALL: [Dash; 5] =
        [Dash::Jump, Dash::Charge, Dash::Blitz, Dash::Bloodlust, Dash::Aid];

    /// Its rule.
    const fn rule(self) -> &'static str {
        match self {
            Dash::Jump => "ZE-SKL-37",
            Dash::Charge => "ZE-SKL-21",
            Dash::Blitz => "ZE-SKL-15",
            Dash::Bloodlust => "ZE-SKL-16",
            Dash::Aid => "ZE-SKL-28",
        }
    }

    const fn limit(self) -> Limit {
        match self {
            Dash::Jump => Limit::Jump,
            Dash::Charge => Limit::Charge,
            Dash::Blitz => Limit::Blitz,
            Dash::Bloodlust => Limit::Bloodlust,
            Dash::Aid => Limit::FieldMedic,
        }
    }

    /// The action that uses it.
    pub(crate) const fn action(self, to: Zone) -> Action {
        match self {
            Dash::Jump => Action::Jump { to },
            Dash::Charge => Action::Charge { to },
            Dash::Blitz => Action::Blitz { to },
            Dash::Bloodlust => Action::Bloodlust { to },
            Dash::Aid => Action::Aid { to },
        }
    }
}

impl Zombicide {
    /// Does the Survivor have the skill?
    fn has_dash(&self, state: &State, who: Who, dash: Dash) -> bool {
        match dash {
            Dash::Jump => self.has_verb(state, who, Verb::Jump),
            Dash::Charge => self.has_verb(state, who, Verb::Charge),
            Dash::Blitz => self.has_verb(state, who, Verb::Blitz),
            Dash::Bloodlust => !self.bloodlust(state, who).is_empty(),
            Dash::Aid => self.has_verb(state, who, Verb::FieldMedic),
        }
    }

    /// Kinds of attack that Bloodlust gives.
    fn bloodlust(&self, state: &State, who: Who) -> Fights {
        let fights = self.features(state, who).filter_map(|feature| match feature.verb {
            Some(Verb::Bloodlust(fights)) => Some(fights),
            _ => None,
        });
        fights.fold(Fights::NONE, Fights::or)
    }

    /// Zones in which it may end; none if it cannot be used.
    pub(crate) fn list_dash(&self, state: &State, turn: &Turn, dash: Dash) -> ZoneSet {
        let who = turn.who;
        if !self.has_dash(state, who, dash) || self.judge_dash_limit(turn, dash).is_err() {
            return ZoneSet::NONE;
        }
        let here = state.survivor(who).zone;
        let price = self.dash_price(state, who, dash, true);
        let left = turn.budget.left(Pool::Any);
        let reach = |climbs| self.dash_reach(state, who, dash, climbs);
        let mut ends = if left >= price { reach(left > price) } else { ZoneSet::NONE };
        if dash != Dash::Jump && self.dash_payable(state, turn, dash, false) {
            mark!("ZE-AMB-63"); // none at all is a way too
            ends.insert(here);
        }
        ends.iter().filter(|zone| self.is_dash_end(state, who, dash, *zone)).collect()
    }

    /// Once in a Turn; Charge, which is free, only in a Turn.
    fn judge_dash_limit(&self, turn: &Turn, dash: Dash) -> Result<(), Refused> {
        match dash {
            Dash::Charge => self.judge_free_skill(turn, dash.limit(), dash.rule()),
            Dash::Jump | Dash::Blitz | Dash::Bloodlust | Dash::Aid => {
                self.judge_limit(turn, dash.limit(), dash.rule())
            }
        }
    }

    /// Can it be paid, with the surcharge of leaving Zombies or without?
    fn dash_payable(&self, state: &State, turn: &Turn, dash: Dash, leaves: bool) -> bool {
        turn.budget.left(Pool::Any) >= self.dash_price(state, turn.who, dash, leaves)
    }

    /// What it costs, with the surcharge of leaving Zombies or without.
    fn dash_price(&self, state: &State, who: Who, dash: Dash, leaves: bool) -> u8 {
        // Jump sets movement skills aside (ZE-SKL-37).
        let slippery = dash != Dash::Jump && self.has(state, who, |it| it.stride.slippery);
        let surcharge = if leaves { self.surcharge(state, who, slippery) } else { 0 };
        surcharge + u8::from(dash != Dash::Charge)
    }

    fn dash_reach(&self, state: &State, who: Who, dash: Dash, climbs: bool) -> ZoneSet {
        let here = state.survivor(who).zone;
        if dash == Dash::Jump {
            let beside = self.neighbours(state, here);
            let over = beside.iter().map(|zone| self.neighbours(state, zone));
            let over = over.fold(ZoneSet::NONE, |all, zones| all | zones) - ZoneSet::only(here);
            return if climbs { over } else { over - self.map().tank() };
        }
        let slippery = self.has(state, who, |it| it.stride.slippery);
        self.ends(state, here, Walk { least: 1, most: 2, slippery, climbs })
    }

    /// The Action that climbing the Tank adds to it (WZ-TNK-04).
    fn dash_climb(&self, state: &State, who: Who, dash: Dash, to: Zone) -> u8 {
        let climbs = to != state.survivor(who).zone
            && !self.map().tank().is_empty()
            && !self.dash_reach(state, who, dash, false).contains(to);
        u8::from(climbs)
    }

    /// Is it a Zone in which the skill may end?
    fn is_dash_end(&self, state: &State, who: Who, dash: Dash, zone: Zone) -> bool {
        match dash {
            Dash::Jump => true,
            Dash::Charge | Dash::Bloodlust => state.zombies_at(zone) > 0,
            Dash::Blitz => self.can_shoot_from(state, who, zone),
            Dash::Aid => {
                mark!("ZE-RUL-20"); // another must stand there: the owner always does
                state.survivors_at(zone).any(|other| other != who)
            }
        }
    }

    pub(crate) fn judge_dash(
        &self,
        state: &State,
        turn: &Turn,
        dash: Dash,
        to: Zone,
    ) -> Result<(), Refused> {
        let rule = dash.rule();
        if !self.has_dash(state, turn.who, dash) {
            return Err(Refused::SkillMissing { rule });
        }
        self.judge_dash_limit(turn, dash)?;
        if self.list_dash(state, turn, dash).contains(to) {
            return Ok(());
        }
        let here = state.survivor(turn.who).zone;
        if to != here && !self.dash_payable(state, turn, dash, true) {
            let slippery = dash != Dash::Jump && self.has(state, turn.who, |it| it.stride.slippery);
            let surcharge = self.surcharge(state, turn.who, slippery);
            if dash == Dash::Charge {
                let left = turn.budget.left(Pool::Any);
                return Err(Refused::ZombiesHold { cost: surcharge, left });
            }
            return Err(self.too_dear(turn, ActionKind::Other, surcharge));
        }
        if to == here && !self.dash_payable(state, turn, dash, false) {
            return Err(Refused::NoActions);
        }
        let reached = to == here || self.dash_reach(state, turn.who, dash, true).contains(to);
        if reached && self.dash_climb(state, turn.who, dash, to) > 0 {
            let (who, left) = (turn.who, turn.budget.left(Pool::Any));
            let cost = self.dash_price(state, who, dash, true) + 1;
            return Err(Refused::TankTooHigh { cost, left });
        }
        let beside = dash == Dash::Jump && self.neighbours(state, here).contains(to);
        Err(if reached {
            Refused::WrongEnd { rule, to }
        } else if beside {
            Refused::TooNear { to, least: 2 }
        } else {
            Refused::TooFar { to }
        })
    }

    pub(crate) fn dash(&self, state: &mut State, dash: Dash, to: Zone, cx: &mut Cx<'_, Zombicide>) {
        let who = state.turn().expect("a Turn is under way").who;
        let leaves = to != state.survivor(who).zone;
        let slippery = dash != Dash::Jump && self.has(state, who, |it| it.stride.slippery);
        let surcharge = if leaves { self.surcharge(state, who, slippery) } else { 0 };
        let climb = self.dash_climb(state, who, dash, to);
        mark!("ZE-AMB-62");
        if dash == Dash::Charge {
            self.pay_surcharge(state, surcharge, cx);
        } else {
            mark!("ZE-SKG-04"); // an unrestricted Action
            self.pay(state, ActionKind::Other, surcharge, cx);
        }
        self.pay_climb(state, climb);
        state.turn_mut().expect("a Turn is under way").used.insert(dash.limit());
        if leaves {
            self.relocate(state, who, to, dash.rule(), cx);
        }
        match dash {
            Dash::Jump | Dash::Charge => {}
            Dash::Blitz => state.stack.push(Frame::Strike { who, fights: Fights::RANGED }),
            Dash::Bloodlust => {
                let fights = self.bloodlust(state, who);
                state.stack.push(Frame::Strike { who, fights });
            }
            Dash::Aid => state.stack.push(Frame::Heal { who }),
        }
    }

    /// Pays what leaving Zombies costs, for a move that is free itself.
    fn pay_surcharge(&self, state: &mut State, surcharge: u8, cx: &mut Cx<'_, Zombicide>) {
        let turn = state.turn_mut().expect("a Turn is under way");
        if let Some(more) = surcharge.checked_sub(1) {
            turn.budget.pay(ActionKind::Other, more);
        }
        turn.used.insert(Limit::Anything);
        turn.streak = 0; // RULE ZE-AMB-67: any other Action ends the run.
        let who = turn.who;
        self.tell_surcharge(state, who, surcharge, cx);
    }

    /// Would a Ranged weapon in Hand reach Zombies from this Zone?
    fn can_shoot_from(&self, state: &State, who: Who, zone: Zone) -> bool {
        let infested = state.infested();
        self.weapons(state, who, Fight::Ranged)
            .iter()
            .any(|weapon| self.targets_from(state, who, *weapon, zone).meets(infested))
    }
}
