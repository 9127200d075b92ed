//! A plan of a Round: a role for each Survivor, the orders of people, and what was worked out.

use horda_kit::Seat;

use super::order::{Order, Orders};
use super::outlook::Outlook;
use super::script::has_searched;
use crate::board::zone::Zone;
use crate::board::zone::ZoneKind;
use crate::board::zone_set::ZoneSet;
use crate::equipment::card::CardKind;
use crate::question::Question;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::character::CharacterId;
use crate::survivors::survivor::{TEAM, Who};

/// Zones to go to that are tried in one position.
const PLACES: usize = 6;

/// What a Survivor does beside the script.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// The task, as the script sees it.
    #[default]
    Script,
    /// Goes to a Zone first and stays there.
    Go(Zone),
    /// Stays and fights.
    Hold,
    /// Searches before anything else, then stays.
    Search,
}

/// A plan.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plan {
    /// What people asked for.
    pub orders: Orders,
    /// What each Survivor does.
    pub roles: [Role; TEAM],
    /// The card that was last offered on order, and in which Round.
    pub(crate) offered: Option<(u8, CardKind)>,
    /// The Round that the roles are for.
    pub(crate) round: u8,
    /// What was worked out for the position.
    pub(crate) outlook: Option<Outlook>,
}

impl Plan {
    /// What a Survivor was asked to do, silence aside.
    pub(crate) fn order_to(&self, who: CharacterId) -> Option<Order> {
        let mut own = self.orders.iter().copied().filter(|order| order.who() == who);
        own.find(|order| !matches!(order, Order::Quiet { .. }))
    }

    /// Was a Survivor asked to make no Noise?
    pub(crate) fn is_quiet(&self, who: CharacterId) -> bool {
        self.orders.contains(&Order::Quiet { who })
    }

    fn with(&self, who: Who, role: Role) -> Plan {
        let mut plan = *self;
        plan.roles[who.index()] = role;
        plan
    }
}

impl Zombicide {
    /// Variants of a plan: other roles for the Survivor whose Turn it is, or for the whole team.
    pub(crate) fn vary(&self, state: &State, seat: Seat, given: &Plan, plans: &mut Vec<Plan>) {
        let mut base = *given;
        if base.round != state.round {
            (base.round, base.roles) = (state.round, [Role::Script; TEAM]);
        }
        self.refresh(state, &mut base.outlook);
        plans.push(base);
        match self.question(state) {
            Some(Question::Turn { who }) => self.vary_turn(state, who, &base, plans),
            Some(Question::Begin) => {
                plans.push(Plan { roles: [Role::Hold; TEAM], ..base });
                for who in self.waiting(state, seat) {
                    plans.push(base.with(who, Role::Hold));
                }
            }
            _ => {}
        }
    }

    fn vary_turn(&self, state: &State, who: Who, base: &Plan, plans: &mut Vec<Plan>) {
        let mut add = |role: Role| {
            if base.roles[who.index()] != role {
                plans.push(base.with(who, role));
            }
        };
        add(Role::Script);
        add(Role::Hold);
        let zone = state.survivor(who).zone;
        let room = self.map().zone(zone).kind == ZoneKind::Room;
        let searched = state.turn().is_some_and(has_searched);
        if room && !searched && state.zombies_at(zone) == 0 {
            add(Role::Search);
        }
        for to in self.places(state, who) {
            add(Role::Go(to));
        }
    }

    /// Zones within two steps where fewest Zombies are near.
    fn places(&self, state: &State, who: Who) -> ZoneSet {
        let here = state.survivor(who).zone;
        let near = self.neighbours(state, here);
        let far = near.iter().fold(near, |all, zone| all | self.neighbours(state, zone));
        let mut left = far - ZoneSet::only(here);
        let mut places = ZoneSet::NONE;
        for _ in 0..PLACES {
            let Some(zone) = left.iter().min_by_key(|it| self.crowding(state, *it)) else { break };
            left.remove(zone);
            places.insert(zone);
        }
        places
    }
}
