//! What no game can come to, and what the rules therefore rely on.

use horda_kit::Seat;

use crate::rules::GearUp;
use crate::state::{State, Step, Target, Zombie};
use crate::track::Track;

impl GearUp {
    /// Everything about a position that no game can come to.
    pub(crate) fn impossible(&self, state: &State) -> impl Iterator<Item = &'static str> + use<> {
        let wrong = self.wrong_seats(state).into_iter().chain(self.wrong_pieces(state));
        let wrong = wrong.chain(self.wrong_turn(state));
        wrong.filter(|(wrong, _)| *wrong).map(|(_, what)| what)
    }

    /// Does anything happen to a seat that nobody has?
    fn names_stranger(&self, state: &State) -> bool {
        let boss = state.boss.map(|boss| boss.seat);
        let volley = state.volley.map(|volley| volley.seat);
        let lane = state.volley.and_then(|volley| volley.lane);
        let one = [state.commander, boss, volley, lane].into_iter().flatten();
        let lanes = state.zombies.iter().map(|zombie| zombie.lane);
        let blows = state.blows.iter().map(|blow| blow.seat);
        one.chain(lanes).chain(blows).any(|seat| seat.0 >= self.crew)
    }

    fn wrong_seats(&self, state: &State) -> [(bool, &'static str); 4] {
        let early = matches!(state.step, Step::Muster | Step::Naming);
        let over = matches!(state.step, Step::Over { .. });
        let seats = || 0..state.seats.len();
        let taken = |seat: usize| {
            let own = state.seats[seat].survivor;
            own.is_some() && state.seats[..seat].iter().any(|other| other.survivor == own)
        };
        let nobody = state.seats.iter().any(|seat| seat.survivor.is_none());
        let wrong = |seat: usize| {
            let (seated, sheet) = (&state.seats[seat], self.sheet(state, Seat(seat as u8)));
            let full = |track: Track, length: u8| track.ready + track.spent > length;
            seated.wounds >= sheet.health && !over
                || full(seated.armour, sheet.armour)
                || full(seated.ammo, sheet.ammo)
                || usize::from(seated.fury) > sheet.fury.len()
        };
        let lonely = self.is_solo() && state.companions.len() != 3;
        [
            (seats().any(taken), "two seats have the same Survivor"),
            (nobody && !early, "a seat has no Survivor"),
            (seats().any(wrong), "a track is longer than its row, or a Survivor is dead"),
            (lonely && !early, "alone one has three companions"),
        ]
    }

    fn wrong_pieces(&self, state: &State) -> [(bool, &'static str); 4] {
        let alive = |zombie: &Zombie| {
            let cells = self.pack.card(zombie.card).grid.cells;
            !cells.lies_in(zombie.crossed) && zombie.crossed.lies_in(cells)
        };
        let mut members = self.members().zip(&self.boss_side().members);
        let outside = state.boss.is_some_and(|boss| {
            members.any(|(member, grid)| !boss.crossed[member.index()].lies_in(grid.cells))
        });
        let dead = state.boss.is_some()
            && !matches!(state.step, Step::Over { .. })
            && self.members().all(|member| self.foe(state, Target::Boss(member)).is_none());
        [
            (!state.zombies.iter().all(alive), "a zombie is dead, or crossed outside its cells"),
            (outside, "the Boss is crossed outside its cells"),
            (dead, "the Boss is dead"),
            (state.boss.is_some() && state.round == 1, "there is no Boss in round 1"),
        ]
    }

    fn wrong_turn(&self, state: &State) -> [(bool, &'static str); 4] {
        let in_turn =
            matches!(state.step, Step::Weapons | Step::Ammo | Step::Upgrades | Step::March);
        let firing = state.volley.is_some();
        let over = matches!(state.step, Step::Over { .. });
        let short = !over && !self.rows_suffice(state);
        [
            (in_turn && state.turn_card.is_none(), "in a turn a Turn card lies face up"),
            (self.names_stranger(state), "a Survivor is named who does not play"),
            (short, "too few cards lie face down for the turns left"),
            (firing && state.step != Step::Weapons, "volleys belong to step weapons"),
        ]
    }
}
