//! What people ask of a Survivor that a bot leads.

use horda_kit::{Order as Listed, Seat};
use horda_words::{Readable as _, Words, written};

use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::equipment::card::CardKind;
use crate::few::Few;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::character::CharacterId;
use crate::survivors::survivor::Who;

/// Orders that are kept in mind at once.
pub const ORDERS: usize = 12;

/// Something that a Survivor is asked to do, until it is done or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Words)]
#[words(rules = Zombicide, keys = "order-", read = "order")]
#[expect(missing_docs, reason = "who, where and what, named as in the rules")]
pub enum Order {
    /// Stay where you are.
    #[word("hold {who}", example = "hold amy")]
    Hold { who: CharacterId },
    /// Make no Noise.
    #[word("quiet {who}", example = "quiet amy")]
    Quiet { who: CharacterId },
    /// Go to a Zone and stay there.
    #[word("go {who} {to}", example = "go amy 9R.MR")]
    Go { who: CharacterId, to: Zone },
    /// Go to a door and open it.
    #[word("open {who} {door}", example = "open amy 9R.A-9R.ML")]
    Open { who: CharacterId, door: GateId },
    /// Hand a card over to a friend.
    #[word("give {who} {card} {to}", example = "give amy pistol ned")]
    Give { who: CharacterId, card: CardKind, to: CharacterId },
}

/// The orders of a team.
pub type Orders = Few<Order, ORDERS>;

impl Order {
    /// Who is asked.
    pub fn who(self) -> CharacterId {
        match self {
            Order::Hold { who }
            | Order::Quiet { who }
            | Order::Go { who, .. }
            | Order::Open { who, .. }
            | Order::Give { who, .. } => who,
        }
    }

    /// A Survivor goes about one thing at a time, and may be quiet about it.
    fn topic(self) -> u16 {
        let quiet = matches!(self, Order::Quiet { .. });
        2 * u16::from(self.who().0) + u16::from(quiet)
    }
}

impl Default for Order {
    fn default() -> Order {
        Order::Hold { who: CharacterId::default() }
    }
}

impl Zombicide {
    /// What people may ask of the Survivors that a bot on this seat leads.
    pub(crate) fn orders_for(&self, state: &State, seat: Seat) -> Vec<Listed> {
        let led = state.standing().filter(|who| state.survivor(*who).seat == seat);
        let orders = led.flat_map(|who| self.orders_of(state, who));
        let listed = |order: Order| Listed {
            order: written(&order, self),
            label: order.say(self),
            topic: order.topic(),
        };
        orders.map(listed).collect()
    }

    fn orders_of(&self, state: &State, who: Who) -> Vec<Order> {
        let own = state.survivor(who);
        let me = own.character;
        let mut orders = vec![Order::Hold { who: me }, Order::Quiet { who: me }];
        let closed = self.map().doors().filter(|(door, _)| !state.gates.contains(*door));
        orders.extend(closed.map(|(door, _)| Order::Open { who: me, door }));
        let places = self.places_to_go(state) - ZoneSet::only(own.zone);
        orders.extend(places.iter().map(|to| Order::Go { who: me, to }));
        // Cards go to people of other players: what a bot does with its own is its own affair.
        let others = state.standing().map(|it| state.survivor(it)).filter(|it| it.seat != own.seat);
        let others: Vec<CharacterId> = others.map(|it| it.character).collect();
        let mut kinds: Vec<CardKind> = own.inventory.all().map(|card| card.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let give =
            |card: CardKind| others.iter().map(move |to| Order::Give { who: me, card, to: *to });
        orders.extend(kinds.into_iter().flat_map(give));
        orders
    }

    /// Zones that people name when they send a Survivor: goals, crates, the Exit, friends and what
    /// is next to them.
    fn places_to_go(&self, state: &State) -> ZoneSet {
        let mission = self.mission();
        let bit = |bits: u32, place: usize| bits & 1 << place != 0;
        let objectives = mission.objectives.iter().enumerate();
        let objectives = objectives.filter(|(place, _)| bit(state.objectives, *place));
        let crates = mission.crates.iter().enumerate();
        let crates = crates.filter(|(place, _)| bit(state.crates.into(), *place));
        let goals = objectives.map(|(_, it)| it.zone).chain(crates.map(|(_, zone)| *zone));
        let prey = state.prey();
        let near = prey.iter().fold(prey, |all, zone| all | self.neighbours(state, zone));
        goals.chain(mission.exit).collect::<ZoneSet>() | near
    }

    /// Reads orders that were written by [`Zombicide::orders_for`]; what cannot be read is none.
    pub(crate) fn read_orders(&self, orders: &[String]) -> Orders {
        let mut read = Orders::new();
        let known = orders.iter().filter_map(|order| Order::read(self, order).ok());
        known.take(ORDERS).for_each(|order| read.push(order));
        read
    }
}
