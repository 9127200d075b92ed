//! A written evaluation: how well a side stands.
//!
//! All figures are hundredths of the natural logarithm of the odds that the zombies win. They
//! were measured: fitted to the results of games between searching bots, then tuned by letting
//! variants play each other.

use horda_kit::{Evaluated, Seat};

use crate::card::Side;
use crate::layer::FieldSet;
use crate::rules::Zombiaki;
use crate::state::{FaceUp, Phase, State};

/// What a zombie is worth by how many moves it needs to stand before the Barricades.
const BY_DISTANCE: [i32; 5] = [105, 42, 33, 33, 27];
/// What each wound that it can still take adds, by the same.
const BY_STRENGTH: [i32; 5] = [47, 21, 14, 11, 9];
/// A guard saves a zombie about as often as so many more wounds would.
const GUARD: i32 = 3;
/// What a zombie is worth that never moves.
const ROOTED: i32 = 36;
/// What a card in a zombie's way takes off.
const OBSTACLE: i32 = 36;
/// What each card is worth that keeps Dawn away, and how many of them make an even game.
const NIGHT: i32 = 10;
const EVEN_NIGHT: i32 = 43;
/// What each card is worth that the zombies have left over the humans, and the humans over the
/// zombies: humans without cards are lost, zombies without cards have only lost time.
const ZOMBIE_SURPLUS: i32 = 22;
const HUMAN_SURPLUS: i32 = 8;
/// So many hundredths are half way from an even game to a won one.
const HALF_WAY: i32 = 150;

impl Evaluated for Zombiaki {
    const PLAY_ON: u32 = 8;

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let zombies = match state.face_up.phase {
            Phase::Over { winner: Side::Zombies } => 1000,
            Phase::Over { winner: Side::Humans } => -1000,
            Phase::Cleanup
            | Phase::Movement { .. }
            | Phase::Draw
            | Phase::Discard
            | Phase::Use
            | Phase::Lure { .. }
            | Phase::Scout
            | Phase::Plan
            | Phase::Raise { .. } => {
                let odds = self.threat(&state.face_up) + supplies(state);
                1000 * odds / (odds.abs() + HALF_WAY)
            }
        };
        if seat == Side::Zombies.seat() { zombies } else { -zombies }
    }
}

impl Zombiaki {
    /// How dangerous the zombies on the street are.
    fn threat(&self, table: &FaceUp) -> i32 {
        let mut threat = 0;
        for field in table.zombies.taken().iter() {
            let Some(zombie) = table.zombie(field) else { continue };
            let speed = usize::from(self.zombie_card(zombie.card).speed);
            if speed == 0 {
                threat += ROOTED;
                continue;
            }
            let distance = usize::from(field.block().0) / speed;
            let mut strength = i32::from(self.strength(zombie) - zombie.wounds);
            if zombie.attached & self.pack.guards != 0 {
                strength += GUARD;
            }
            threat += BY_DISTANCE[distance] + BY_STRENGTH[distance] * strength;
            if !table.objects.taken().and(FieldSet::ahead_of(field)).is_empty() {
                threat -= OBSTACLE;
            }
        }
        threat
    }
}

/// How much of the night is left, and who has the cards for it.
fn supplies(state: &State) -> i32 {
    let cards =
        |side: Side| state.decks[side.index()].len() as i32 + state.face_up.hand(side).len() as i32;
    let (zombies, humans) = (cards(Side::Zombies), cards(Side::Humans));
    let surplus = match zombies - humans {
        zombies @ 0.. => zombies * ZOMBIE_SURPLUS,
        humans => humans * HUMAN_SURPLUS,
    };
    NIGHT * (zombies - EVEN_NIGHT) + surplus
}
