//! How orders are carried out.

use super::order::Order;
use super::plan::{Plan, Role};
use crate::action::Action;
use crate::equipment::card::{CardKind, Noise};
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::arrangement::{Cards, Exchange};
use crate::survivors::budget::ActionKind;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;

impl Zombicide {
    /// The role that an order gives.
    pub(super) fn role_of(&self, state: &State, order: Order) -> Role {
        match order {
            Order::Hold { .. } => Role::Hold,
            Order::Go { to, .. } => Role::Go(to),
            Order::Open { door, .. } => {
                let done = state.gates.contains(door);
                if done { Role::Script } else { Role::Go(self.map().gate(door).zones[0]) }
            }
            Order::Give { to, .. } => {
                let partner = self.survivor_named(state, to).map(|it| state.survivor(it));
                partner.filter(|it| it.stands()).map_or(Role::Script, |it| Role::Go(it.zone))
            }
            Order::Quiet { .. } => Role::Script,
        }
    }

    /// What an order asks for, if it can be done at once.
    pub(super) fn carry_out(
        &self,
        state: &State,
        turn: &Turn,
        order: Order,
        plan: &mut Plan,
    ) -> Option<Action> {
        match order {
            Order::Open { door, .. } => self.opening(state, turn, door),
            Order::Give { card, to, .. } => {
                let action = self.gift(state, turn.who, card, self.survivor_named(state, to)?)?;
                turn.budget.payer(ActionKind::Other, 0)?;
                // A partner who refuses is asked again in the next Round, not before.
                let again = plan.offered.replace((state.round, card)) == Some((state.round, card));
                (!again).then_some(action)
            }
            Order::Hold { .. } | Order::Go { .. } | Order::Quiet { .. } => None,
        }
    }

    /// A trade that gives one card away.
    fn gift(&self, state: &State, who: Who, card: CardKind, to: Who) -> Option<Action> {
        let (own, partner) = (state.survivor(who), state.survivor(to));
        if who == to || own.zone != partner.zone || !partner.stands() {
            return None;
        }
        let mut rest = own.inventory;
        let given = rest.remove(|it| it.kind == card)?;
        let mut cards: Cards = partner.inventory.all().collect();
        cards.push(given);
        let slots = self.backpack_slots(state, to);
        let partner_has = self.best_inventory(&cards, slots, None);
        if partner_has.len() != cards.len() {
            return None;
        }
        let exchange = Exchange { own: rest, partner: partner_has };
        Some(Action::Trade { with: partner.character, to: exchange })
    }

    /// Does an action make Noise?
    pub(super) fn is_loud(&self, action: &Action) -> bool {
        let noise = if let Action::Fire { weapon, .. } = *action {
            self.pack.card(weapon).ranged.map(|it| it.noise)
        } else if let Action::Melee { weapon, .. } = *action {
            self.pack.card(weapon).melee.map(|it| it.noise)
        } else if let Action::Open { with: Some(card), .. } = *action {
            self.pack.card(card).opens
        } else {
            matches!(action, Action::Noise | Action::Throw { .. }).then_some(Noise::Noisy)
        };
        noise == Some(Noise::Noisy)
    }
}
