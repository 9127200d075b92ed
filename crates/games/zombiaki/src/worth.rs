//! A written evaluation: how well a side stands.

use horda_kit::{Judged, Seat};

use crate::card::Side;
use crate::place::Field;
use crate::rules::Zombiaki;
use crate::state::{Phase, State};

/// What a zombie is worth by how many steps it has to the Barricades.
const BY_BLOCK: [i32; 5] = [200, 105, 62, 38, 24];
/// What each wound that it can still take adds, by the same.
const BY_STRENGTH: [i32; 5] = [62, 34, 19, 12, 8];
/// What an empty street is worth to the humans when Dawn is far, and when it is near.
const CALM: i32 = 150;
const NEAR_DAWN: i32 = 450;
/// What one more available card is worth.
const CARD: i32 = 12;

impl Judged for Zombiaki {
    fn worth(&self, state: &State, seat: Seat) -> i32 {
        let table = &state.face_up;
        let zombies = match table.phase {
            Phase::Over { winner: Side::Zombies } => 1000,
            Phase::Over { winner: Side::Humans } => -1000,
            _ => self.threat(state).clamp(-950, 950),
        };
        if seat == Side::Zombies.seat() { zombies } else { -zombies }
    }
}

impl Zombiaki {
    /// How close the zombies are, against how close Dawn is.
    fn threat(&self, state: &State) -> i32 {
        let table = &state.face_up;
        let mut threat = 0;
        for field in Field::all() {
            let Some(zombie) = table.zombie(field) else { continue };
            let block = usize::from(field.block().0);
            let left = i32::from(self.strength(zombie) - zombie.wounds);
            let mobile = i32::from(self.zombie_card(zombie.card).speed.min(2));
            threat += (BY_BLOCK[block] + BY_STRENGTH[block] * left) * (1 + mobile) / 2;
        }
        let deck = state.decks[Side::Zombies.index()].len() as i32;
        let calm = NEAR_DAWN - (NEAR_DAWN - CALM) * deck / 40;
        let cards = |side: Side| table.hand(side).len() as i32 * CARD;
        threat - calm + cards(Side::Zombies) - cards(Side::Humans)
    }
}
