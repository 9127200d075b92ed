//! What follows from the facts of a position, where it was not given itself.

use horda_kit::{Deck, Facts};
use horda_words::{Readable, parts};

use crate::card::Class;
use crate::rules::GearUp;
use crate::seat::SEAT_NAMES;
use crate::state::{KINDS, State, Step, Zombie, ZombieNumber};

impl GearUp {
    /// Fills in what nobody told.
    pub(crate) fn fill_in(&self, state: &mut State, facts: &Facts) {
        if facts.get("boss").is_none_or(String::is_empty) {
            state.boss = None;
        }
        state.turns_seen |= state.turn_card.map_or(0, |card| 1 << card.0);
        self.settle_order(state, facts.get("order").map_or("", String::as_str));
        for class in Class::ALL {
            if !facts.contains_key(&format!("{}.deck", class.name())) {
                state.decks[class.index()] = self.rest_of(state, class);
            }
        }
    }

    /// Zombies came in the order that is told, or in that of their numbers.
    fn settle_order(&self, state: &mut State, told: &str) {
        let told: Vec<ZombieNumber> =
            parts(told).filter_map(|word| ZombieNumber::read(self, word).ok()).collect();
        let place = |zombie: &&mut Zombie| {
            (told.iter().position(|id| *id == zombie.id).unwrap_or(told.len()), zombie.id)
        };
        state.zombies.sort_by_key(|zombie| zombie.id);
        let mut order: Vec<&mut Zombie> = state.zombies.iter_mut().collect();
        order.sort_by_key(place);
        for (since, zombie) in (1..).zip(order) {
            zombie.since = since;
        }
        state.arrivals = state.zombies.len() as u16;
    }

    /// The cards of a deck that are nowhere else.
    fn rest_of(&self, state: &State, class: Class) -> Deck {
        let mut bag = [0; KINDS];
        for card in self.pack.cards_of(class) {
            let out = state.zombies.iter().filter(|zombie| zombie.card == card).count()
                + state.drawn.iter().filter(|drawn| **drawn == card).count();
            let slot = self.pack.slot(card);
            let gone = state.discards[class.index()][slot].saturating_add(out as u8);
            bag[slot] = self.pack.card(card).copies.saturating_sub(gone);
        }
        Deck::shuffled(bag, &[])
    }

    /// A Survivor who could do nothing has finished, unless the facts say otherwise.
    pub(crate) fn settle_done(&self, state: &mut State, facts: &Facts) {
        for seat in self.everybody() {
            let at = seat.index();
            if facts.contains_key(&format!("{}.done", SEAT_NAMES[at])) {
                continue;
            }
            let seated = &state.seats[at];
            let busy = match state.step {
                Step::Muster => seated.survivor.is_none(),
                Step::Weapons => seated.weapon.fired > 0 || self.can_fire(state, seat),
                Step::Ammo => seated.ammo.ready > 0,
                Step::Upgrades => seated.earned > 0,
                Step::Naming | Step::March | Step::Card | Step::Over { .. } => false,
            };
            state.seats[at].done = !busy;
        }
    }
}
