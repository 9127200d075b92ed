//! Sharing out Attacks among the Survivors of a Zone (ZE-ZAC-05 to ZE-ZAC-07, ZE-AMB-25).

use horda_kit::{Cx, mark};

use super::activation::Step;
use super::kind::Kind;
use crate::action::Action;
use crate::board::zone::Zone;
use crate::event::Happening;
use crate::few::Few;
use crate::options::WoundSurplus;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::character::CharacterId;
use crate::survivors::figure::Figure;

/// Figures in a Zone that can be attacked.
pub(crate) type Victims = Few<Option<Figure>, 10>;

impl Zombicide {
    /// Everybody in the Zone whom Attacks can be given to.
    pub(crate) fn victims(&self, state: &State) -> Victims {
        let zone = state.activation.zone;
        if let Some(who) = state.activation.taunted {
            // RULE ZE-AMB-79: only the taunter.
            let survivor = state.survivor(who);
            let there = survivor.stands() && survivor.zone == zone;
            return there.then_some(Some(Figure::Survivor(who))).into_iter().collect();
        }
        mark!("ZE-CPN-02"); // Companions like Survivors
        self.figures_at(state, zone)
    }

    fn figures_at(&self, state: &State, zone: Zone) -> Victims {
        let survivors = state.survivors_at(zone).map(Figure::Survivor);
        survivors.chain(state.companions_at(zone).map(Figure::Companion)).map(Some).collect()
    }

    /// Do the players have to share Attacks out?
    pub(crate) fn asks_to_share(&self, state: &State) -> bool {
        let activation = &state.activation;
        activation.step == Step::ShareOut
            && activation.attacks_left() > 0
            && self.victims(state).len() > 1
    }

    pub(crate) fn list_wounds(&self, state: &State, out: &mut Vec<Action>) {
        for figure in self.victims(state).iter().flatten() {
            let who = self.name_of(state, *figure);
            for kind in Kind::ALL {
                for count in 1..=state.activation.attacks[kind.index()] {
                    out.push(Action::Wound { who, kind, count });
                }
            }
        }
    }

    pub(crate) fn judge_wound(
        &self,
        state: &State,
        who: CharacterId,
        kind: Kind,
        count: u8,
    ) -> Result<(), Refused> {
        let victims = self.victims(state);
        if !victims.iter().flatten().any(|figure| self.name_of(state, *figure) == who) {
            return Err(Refused::NotInZone { who, at: state.activation.zone, rule: "ZE-ZAC-06" });
        }
        let left = state.activation.attacks[kind.index()];
        if count == 0 || count > left {
            Err(Refused::TooManyAttacks { kind, left })
        } else {
            Ok(())
        }
    }

    /// A figure takes Attacks of a kind, one after the other. With nobody left on their feet there
    /// the rest is lost; nobody takes more than it can, unless surplus may be piled (ZE-AMB-25).
    pub(crate) fn take_attacks(
        &self,
        state: &mut State,
        figure: Figure,
        kind: Kind,
        count: u8,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        mark!("ZE-ZAC-06");
        for _ in 0..count {
            let stands = match figure {
                Figure::Survivor(who) => state.survivor(who).stands(),
                Figure::Companion(place) => state.companions[place].stands,
            };
            if !stands && self.options.wound_surplus == WoundSurplus::MayPile {
                state.activation.attacks[kind.index()] -= 1;
                continue;
            }
            if !stands || state.wound.is_some() {
                mark!("ZE-AMB-25");
                break;
            }
            state.activation.attacks[kind.index()] -= 1;
            self.wound_figure(state, figure, 1, Some(kind), cx);
        }
    }

    /// Attacks on the only one there, or the end of the Zone's Attacks.
    pub(crate) fn share_alone(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let left = state.activation.attacks_left();
        let zone = state.activation.zone;
        let only = self.victims(state).first().copied().flatten();
        match only.filter(|_| left > 0) {
            Some(figure) => {
                let kinds = Kind::ALL.into_iter();
                let kind = kinds.rev().find(|kind| state.activation.attacks[kind.index()] > 0);
                let kind = kind.expect("an Attack is left");
                let count = state.activation.attacks[kind.index()];
                self.take_attacks(state, figure, kind, count, cx);
            }
            None => {
                if left > 0 {
                    mark!("ZE-AMB-26"); // they have attacked all the same
                    tell(cx, "ZE-AMB-25", || Happening::AttacksLost { at: zone, count: left });
                    state.activation.attacks = Default::default();
                }
                mark!("ZE-ZAC-03"); // who attacked does not move
                state.activation.step = Step::Attack;
            }
        }
    }
}
