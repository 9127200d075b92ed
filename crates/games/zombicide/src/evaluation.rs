//! What bots know of the game: how well the team stands, what is worth thinking about, plans.
#![expect(clippy::wildcard_enum_match_arm, reason = "most actions are judged alike")]

use horda_kit::{Evaluated, Factor, Seat};

use crate::action::Action;
use crate::bots::plan::Plan;
use crate::rules::Zombicide;
use crate::state::{Phase, State};
use crate::survivors::survivor::TEAM;

impl Evaluated for Zombicide {
    const FIRST_LOOK: usize = 10;
    const PLANS: bool = true;
    const TICKS: u32 = TEAM as u32 + 1;

    type Plan = Plan;

    fn evaluate(&self, state: &State, _seat: Seat) -> i32 {
        match state.phase {
            Phase::Over { won: true } => 1000,
            Phase::Over { won: false } => -1000,
            Phase::Muster => 0,
            Phase::Turns | Phase::Light | Phase::Zombies | Phase::Spawn | Phase::End => {
                self.stand(state).clamp(-950, 950)
            }
        }
    }

    fn candidates(&self, state: &State, _seat: Seat, candidates: &mut Vec<Action>) {
        let useful = |action: &Action| self.is_useful(state, action);
        if candidates.iter().any(useful) {
            candidates.retain(useful);
        }
        candidates.sort_by_key(|action| self.rank(state, action));
    }

    fn plans(&self, state: &State, seat: Seat, given: &Plan, plans: &mut Vec<Plan>) {
        self.vary(state, seat, given, plans);
    }

    fn follow(&self, state: &State, seat: Seat, plan: &mut Plan) -> Option<Action> {
        self.by_plan(state, seat, plan)
    }

    fn clock(&self, state: &State) -> u32 {
        let acted = state.survivors.iter().filter(|it| it.acted || !it.stands()).count();
        u32::from(state.round) * Zombicide::TICKS + acted as u32
    }

    fn ordered(&self, orders: &[String]) -> Plan {
        Plan { orders: self.read_orders(orders), ..Plan::default() }
    }

    fn is_idle(&self, action: &Action) -> bool {
        matches!(action, Action::End | Action::Decline)
    }

    fn factors(&self, state: &State, out: &mut Vec<Factor>) {
        out.push(Factor::new("stand", self.stand(state) as f32 / 300.0));
        out.push(Factor::new("round", f32::from(state.round.min(30)) / 10.0));
    }
}

impl Zombicide {
    /// Is an action worth thinking about?
    fn is_useful(&self, state: &State, action: &Action) -> bool {
        match action {
            Action::Noise | Action::Trade { .. } | Action::Entrust { .. } => false,
            Action::Fire { at, .. } | Action::Improvise { at, .. } => state.zombies_at(*at) > 0,
            Action::Throw { at } => {
                state.zombies_at(*at) > 2 && state.survivors_at(*at).next().is_none()
            }
            Action::Arrange { .. } => state.turn().is_none(),
            _ => true,
        }
    }

    /// Best first, roughly: what ends something, attacks, then the rest.
    fn rank(&self, state: &State, action: &Action) -> u8 {
        match action {
            Action::Take | Action::Leave => 0,
            Action::Melee { .. } | Action::Fire { .. } => 1,
            Action::Crate | Action::Search { .. } => 2,
            Action::Move { to } | Action::Sprint { to } | Action::Slip { to } => {
                if state.zombies_at(*to) > 0 { 6 } else { 3 }
            }
            Action::Open { .. } => 4,
            Action::End => 5,
            _ => 5,
        }
    }
}
