//! What people ask of the bots that play with them: shown to all clients, never stored. An order
//! stands until it is carried out, becomes impossible or is taken back.

use std::collections::BTreeMap;
use std::sync::Arc;

use horda_kit::{Order, Seat};
use horda_protocol::{Choice, ProblemKind, ServerMessage, StandingOrder};

use super::advice::percent;
use super::{ClientId, Room, observer, problem};

/// Orders by the seat of the bot and what they are about.
#[derive(Default)]
pub(super) struct Orders {
    standing: BTreeMap<(Seat, u16), StandingOrder>,
}

impl Orders {
    pub fn list(&self) -> Vec<StandingOrder> {
        self.standing.values().cloned().collect()
    }

    /// What the bot on this seat was asked for, in writing.
    pub fn of(&self, seat: Seat) -> Vec<String> {
        let own = self.standing.values().filter(|it| it.seat == seat);
        own.map(|it| it.order.clone()).collect()
    }
}

impl Room {
    /// Lists what the bot on a seat may be asked for.
    pub(super) fn list_orders(&self, from: ClientId, id: String, seat: Seat) {
        if self.seat_of(from, &id).is_none() {
            return;
        }
        let orders = self.orderable(seat);
        if let Some(client) = self.clients.get(from) {
            client.send(&ServerMessage::Orderable { id, seat, orders });
        }
    }

    /// Takes in what a person asks of a bot or asks no more, and lets it think again.
    pub(super) fn order(&mut self, from: ClientId, id: String, seat: Seat, order: &str, on: bool) {
        let Some(by) = self.seat_of(from, &id) else { return };
        let listed = self.orderable(seat).into_iter().find(|it| it.order == order);
        let Some(Order { order, label, topic }) = listed else {
            if let Some(client) = self.clients.get(from) {
                client.fail(id, problem(ProblemKind::NotNow, "problem-no-such-order"));
            }
            return;
        };
        let known = self.orders.standing.get(&(seat, topic));
        let stands = known.is_some_and(|it| it.order == order);
        // What changes nothing does not make a bot begin anew.
        if stands == on {
            return self.done(from, id);
        }
        if on {
            let order = StandingOrder { seat, by, order, label };
            self.orders.standing.insert((seat, topic), order);
        } else {
            self.orders.standing.remove(&(seat, topic));
        }
        self.send_orders();
        self.done(from, id);
        self.think_again(seat);
    }

    /// Drops orders that are carried out or impossible; the others are said anew.
    pub(super) fn settle_orders(&mut self) {
        if self.orders.standing.is_empty() {
            return;
        }
        let before = std::mem::take(&mut self.orders.standing);
        let now = before.iter().filter_map(|(about, it)| {
            let now = self.orderable(it.seat).into_iter().find(|now| now.order == it.order)?;
            Some((*about, StandingOrder { label: now.label, ..it.clone() }))
        });
        self.orders.standing = now.collect();
        if self.orders.standing != before {
            self.send_orders();
        }
    }

    /// Drops the orders to a seat that has another holder.
    pub(super) fn forget_orders(&mut self, seat: Seat) {
        let before = self.orders.standing.len();
        self.orders.standing.retain(|_, it| it.seat != seat);
        if self.orders.standing.len() != before {
            self.send_orders();
        }
    }

    /// What the bot on a seat may be asked for; nothing of people and after the end.
    fn orderable(&self, seat: Seat) -> Vec<Order> {
        if !self.is_bots(seat) || !self.game.is_team() || self.is_over() {
            return Vec::new();
        }
        self.table.orders(seat)
    }

    fn send_orders(&self) {
        self.clients.broadcast(&ServerMessage::Ordered { orders: self.orders.list() });
    }

    /// Says what a seat of the team may do and how likely the team wins then. Only where all
    /// eyes see the same: what a seat may do can tell what it holds.
    pub(super) fn weigh(&mut self, from: ClientId, id: String, seat: Seat) {
        if self.seat_of(from, &id).is_none() {
            return;
        }
        let open = self.game.is_team() && !self.game.has_secrets();
        let refused = if !self.summary.advice {
            Some(problem(ProblemKind::Forbidden, "problem-no-advice"))
        } else if !open {
            Some(problem(ProblemKind::Forbidden, "problem-not-yours"))
        } else {
            None
        };
        let is_there = usize::from(seat.0) < self.summary.seats.len();
        let asked = is_there && !self.is_over();
        let offers = if asked { self.table.offers(seat, 0) } else { Vec::new() };
        let nothing = || problem(ProblemKind::NotNow, "problem-moved-on");
        if let Some(problem) = refused.or_else(|| offers.is_empty().then(nothing)) {
            if let Some(client) = self.clients.get(from) {
                client.fail(id, problem);
            }
            return;
        }
        let view = self.table.view(observer(Some(seat.0)));
        let analyst = Arc::clone(&self.analyst);
        let about = self.proposals.of(seat);
        self.run_question(from, id, move || {
            let weighed = analyst.weigh(seat, &view, &offers, about.as_deref())?;
            let choices = weighed.into_iter().map(|it| Choice {
                action: it.action,
                label: it.label,
                chance: percent(it.chance),
            });
            let choices = choices.collect();
            Ok(move |id| ServerMessage::Weighed { id, seat, choices })
        });
    }
}
