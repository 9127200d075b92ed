//! What follows from the facts of a position, and what no position can be.

use horda_kit::{Deck, Seat};

use crate::card::Class;
use crate::fact_values::items;
use crate::facts_reader::Reader;
use crate::notation::{SEAT_NAMES, read_zombie};
use crate::state::{KINDS, Step, Target, Zombie, ZombieNumber};
use crate::track::Track;

impl Reader<'_> {
    /// Whoever could do nothing has finished, unless the facts say otherwise.
    pub(crate) fn settle_done(&mut self) {
        for seat in self.rules.everybody() {
            let at = seat.index();
            if self.facts.contains_key(&format!("{}.done", SEAT_NAMES[at])) {
                continue;
            }
            let seated = &self.state.seats[at];
            let busy = match self.state.step {
                Step::Muster => seated.survivor.is_none(),
                Step::Weapons => seated.weapon.fired > 0 || self.rules.can_fire(&self.state, seat),
                Step::Ammo => seated.ammo.ready > 0,
                Step::Upgrades => seated.earned > 0,
                Step::Naming | Step::March | Step::Card | Step::Over { .. } => false,
            };
            self.state.seats[at].done = !busy;
        }
    }

    /// Zombies came in the order that is told, or in that of their numbers.
    pub(crate) fn settle_order(&mut self) {
        let told = self.facts.get("order").map(String::as_str).unwrap_or_default();
        let told: Vec<ZombieNumber> =
            items(told).filter_map(|word| read_zombie(word).ok()).collect();
        let place = |zombie: &Zombie| {
            let at = told.iter().position(|id| *id == zombie.id).unwrap_or(told.len());
            (at, zombie.id)
        };
        self.state.zombies.sort_by_key(|zombie| zombie.id);
        let mut order: Vec<ZombieNumber> =
            self.state.zombies.iter().map(|zombie| zombie.id).collect();
        order.sort_by_key(|id| self.state.zombie(*id).map(place));
        for (since, id) in (1..).zip(order) {
            if let Some(zombie) = self.state.zombie_mut(id) {
                zombie.since = since;
            }
        }
        self.state.arrivals = self.state.zombies.len() as u16;
        let last = self.state.zombies.iter().map(|zombie| zombie.id.0).max().unwrap_or(0);
        let next = ZombieNumber(last.saturating_add(1));
        self.state.next_zombie = self.state.next_zombie.max(next);
    }

    /// Decks that nobody told hold what is nowhere else.
    pub(crate) fn fill_decks(&mut self) {
        for class in Class::BOTH.into_iter().filter(|class| !self.decks_told[class.index()]) {
            let mut bag = [0; KINDS];
            for card in self.rules.pack.cards_of(class) {
                let out = self.state.zombies.iter().filter(|zombie| zombie.card == card).count()
                    + self.state.drawn.iter().filter(|drawn| **drawn == card).count();
                let slot = self.rules.pack.slot(card);
                let gone = self.state.discards[class.index()][slot] + out as u8;
                bag[slot] = self.rules.pack.card(card).copies.saturating_sub(gone);
            }
            self.state.decks[class.index()] = Deck::shuffled(bag, &[]);
        }
    }

    /// What no game can come to, and what the rules therefore rely on.
    pub(crate) fn impossible(&self) -> impl Iterator<Item = &'static str> + use<> {
        let (rules, state) = (self.rules, &self.state);
        let early = matches!(state.step, Step::Muster | Step::Naming);
        let taken = |seat: usize| {
            let own = state.seats[seat].survivor;
            own.is_some() && state.seats[..seat].iter().any(|other| other.survivor == own)
        };
        let alive = |zombie: &Zombie| {
            !rules.pack.card(zombie.card).grid.cells.lies_in(zombie.crossed)
                && zombie.crossed.lies_in(rules.pack.card(zombie.card).grid.cells)
        };
        let over = |seat: usize| {
            let (seated, sheet) = (&state.seats[seat], rules.sheet(state, Seat(seat as u8)));
            let full = |track: Track, length: u8| track.ready + track.spent > length;
            seated.wounds >= sheet.health && !matches!(state.step, Step::Over { .. })
                || full(seated.armour, sheet.armour)
                || full(seated.ammo, sheet.ammo)
                || usize::from(seated.fury) > sheet.fury.len()
        };
        let seats = || 0..state.seats.len();
        let members = || rules.members().zip(&rules.boss_side().members);
        let outside = state.boss.is_some_and(|boss| {
            members().any(|(member, grid)| !boss.crossed[member.index()].lies_in(grid.cells))
        });
        let dead = state.boss.is_some()
            && !matches!(state.step, Step::Over { .. })
            && rules.members().all(|member| rules.foe(state, Target::Boss(member)).is_none());
        let ended = matches!(state.step, Step::Over { .. });
        let in_turn =
            matches!(state.step, Step::Weapons | Step::Ammo | Step::Upgrades | Step::March);
        let wrong = [
            (seats().any(taken), "two seats have the same Survivor"),
            (
                !early && state.seats.iter().any(|seat| seat.survivor.is_none()),
                "somebody is nobody",
            ),
            (!state.zombies.iter().all(alive), "a zombie is dead, or crossed outside its cells"),
            (seats().any(over), "a track is longer than its row, or a Survivor is dead"),
            (outside, "the Boss is crossed outside its cells"),
            (dead, "the Boss is dead"),
            (state.boss.is_some() && state.round == 1, "there is no Boss in round 1"),
            (
                !ended && !rules.rows_suffice(state),
                "too few cards lie face down for the turns left",
            ),
            (in_turn && state.turn_card.is_none(), "in a turn a Turn card lies face up"),
            (
                state.volley.is_some() && state.step != Step::Weapons,
                "volleys belong to step weapons",
            ),
            (
                rules.is_solo() != (state.companions.len() == 3) && !early && rules.is_solo(),
                "alone one has three companions",
            ),
        ];
        wrong.into_iter().filter(|(wrong, _)| *wrong).map(|(_, what)| what)
    }
}
