//! A written evaluation: how well a side stands.
//!
//! All figures are hundredths of the natural logarithm of the odds that the zombies win. They
//! were measured: fitted to the results of games between searching bots, then tuned by letting
//! variants play each other.

use horda_kit::{Evaluated, Factor, Seat};

use crate::action::Action;
use crate::card::{CardId, Influence, Play, Side, WoundIcon};
use crate::layer::FieldSet;
use crate::place::Field;
use crate::rules::Zombiaki;
use crate::state::{FaceUp, Phase, State, Zombie};
use crate::turn::AVAILABLE;

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
/// What cover adds to the worth of a zombie for each card that it may stop, and what takes off that
/// it cannot move, in percent.
const COVERED: i32 = 8;
const HALTED: i32 = 15;
/// Of so many cards that the humans draw this many need a line of fire.
const DRAWN: i32 = 5;
const DRAWN_WITH_LINE: i32 = 2;
/// What Panic spares of the threat for each card that it forbids, in percent, and at most. Three
/// times as much cover and Panic lost the zombies 12 of 100 games: each card that is played brings
/// Dawn nearer.
const PANIC: i32 = 3;
const MOST_PANIC: i32 = 20;
/// What an available human card is worth that wounds as much as most.
const USUAL_BLOW: i32 = 20;
/// What it is worth, for each Strength, to know the zombie that is drawn next.
const PLANNED: i32 = 5;
/// So many hundredths are half way from an even game to a won one.
const HALF_WAY: i32 = 150;

impl Evaluated for Zombiaki {
    type Plan = ();

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
                let threat = self.threat(&state.face_up);
                let means = self.answers(state, threat) + self.planned(state) + supplies(state);
                let odds = threat + means;
                1000 * odds / (odds.abs() + HALF_WAY)
            }
        };
        if seat == Side::Zombies.seat() { zombies } else { -zombies }
    }

    fn is_idle(&self, action: &Action) -> bool {
        matches!(action, Action::End | Action::Discard { .. })
    }

    fn factors(&self, state: &State, out: &mut Vec<Factor>) {
        let table = &state.face_up;
        let moment = moment(table);
        let threat = self.threat(table) as f32 / 100.0;
        let [zombies, humans] = Side::ALL.map(|side| cards(state, side) as f32 / 10.0);
        out.extend([
            Factor::of_kind("moment", moment, 1.0),
            Factor::of_kind("threat", moment, threat),
            Factor::new("night", zombies),
            // With fewer than ten cards Dawn may come before a zombie has walked the street.
            Factor::new("threat-by-dawn", threat * (1.0 - zombies).max(0.0)),
            Factor::new("zombie-surplus", (zombies - humans).max(0.0)),
            Factor::new("human-surplus", (humans - zombies).max(0.0)),
        ]);
    }
}

impl Zombiaki {
    /// How dangerous the zombies on the street are.
    fn threat(&self, table: &FaceUp) -> i32 {
        let mut threat = 0;
        let cover = self.cover(table);
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
            let open = BY_DISTANCE[distance] + BY_STRENGTH[distance] * strength;
            threat += open + open * self.sheltered(table, field, zombie, cover) / 100;
            if !table.objects.taken().and(FieldSet::ahead_of(field)).is_empty() {
                threat -= OBSTACLE;
            }
        }
        threat
    }

    /// What a card that hides a zombie adds to its worth, in percent: the humans may have cards
    /// with a line of fire, and draw more of them before the cover is gone.
    fn cover(&self, table: &FaceUp) -> i32 {
        let hand = table.hand(Side::Humans);
        let held = hand.iter().filter(|card| self.card(**card).needs_line).count() as i32;
        let drawn = match table.active {
            Side::Zombies => AVAILABLE.saturating_sub(hand.len()) as i32,
            Side::Humans => 0,
        };
        COVERED * (held * DRAWN + drawn * DRAWN_WITH_LINE) / DRAWN
    }

    /// What cards that last add to a zombie's worth, in percent: those that hide it, less those
    /// that keep it from moving.
    fn sheltered(&self, table: &FaceUp, at: Field, zombie: &Zombie, cover: i32) -> i32 {
        let mut percent = 0;
        for lasting in table.lasting.iter().filter(|lasting| lasting.anchor.covers(at)) {
            percent += match self.influence(lasting.card) {
                Some(Influence::Cover) => cover,
                Some(Influence::Halt) => -HALTED,
                Some(Influence::Panic(_)) | None => 0,
            };
        }
        let held = self.attachments(zombie.attached).filter(|card| match self.card(*card).play {
            Play::Attachment(own) => own.holds,
            Play::Zombie(_) | Play::Object(_) | Play::Lasting(_) | Play::Action(_) | Play::Dawn => {
                false
            }
        });
        percent - HALTED * held.count() as i32
    }

    fn influence(&self, card: CardId) -> Option<Influence> {
        match &self.card(card).play {
            Play::Lasting(own) => Some(own.influence),
            Play::Zombie(_)
            | Play::Object(_)
            | Play::Attachment(_)
            | Play::Action(_)
            | Play::Dawn => None,
        }
    }

    /// What the humans can do against this threat in their next turn, as far as it is seen.
    fn answers(&self, state: &State, threat: i32) -> i32 {
        let table = &state.face_up;
        let spared = self.forbidden(table) * (threat * PANIC / 100).clamp(0, MOST_PANIC);
        let hand = table.hand(Side::Humans).iter();
        let better = hand.map(|card| blow(self.card(*card).icon) - USUAL_BLOW).sum::<i32>();
        spared - better
    }

    /// Cards that the humans could play in their turn if it were not for Panic.
    fn forbidden(&self, table: &FaceUp) -> i32 {
        let limits =
            table.lasting.iter().filter_map(|lasting| match self.influence(lasting.card) {
                Some(Influence::Panic(limit)) => Some(i32::from(limit)),
                Some(Influence::Cover | Influence::Halt) | None => None,
            });
        let Some(limit) = limits.min() else { return 0 };
        let (playable, played) = match table.active {
            // One of the four goes in step 4.
            Side::Zombies => (AVAILABLE as i32 - 1, 0),
            Side::Humans => (table.hand(Side::Humans).len() as i32, i32::from(table.played)),
        };
        (playable - (limit - played).max(0)).max(0)
    }

    /// What it is worth that the zombies know which zombie they draw next.
    fn planned(&self, state: &State) -> i32 {
        let top = state.decks[Side::Zombies.index()].top().first();
        let known = top.map(|known| &self.card(CardId::new(Side::Zombies, known.kind)).play);
        if let Some(Play::Zombie(zombie)) = known {
            PLANNED * i32::from(zombie.strength)
        } else {
            0
        }
    }
}

/// What an available human card is worth by the wounds that it prints.
fn blow(icon: WoundIcon) -> i32 {
    match icon {
        WoundIcon::None => 12,
        WoundIcon::Number(wounds) => 8 + 8 * i32::from(wounds),
        WoundIcon::Variable => 25,
        WoundIcon::Annihilates => 45,
    }
}

/// What the side that is to act still has before it in this turn.
fn moment(table: &FaceUp) -> &'static str {
    match (table.active, table.phase) {
        (Side::Humans, _) => "humans",
        (Side::Zombies, Phase::Cleanup | Phase::Movement { .. }) => "zombies-move",
        (
            Side::Zombies,
            Phase::Draw
            | Phase::Discard
            | Phase::Use
            | Phase::Lure { .. }
            | Phase::Scout
            | Phase::Plan
            | Phase::Raise { .. }
            | Phase::Over { .. },
        ) => "zombies-use",
    }
}

/// Cards that a side has left.
fn cards(state: &State, side: Side) -> i32 {
    state.decks[side.index()].len() as i32 + state.face_up.hand(side).len() as i32
}

/// How much of the night is left, and who has the cards for it.
fn supplies(state: &State) -> i32 {
    let [zombies, humans] = Side::ALL.map(|side| cards(state, side));
    let surplus = match zombies - humans {
        zombies @ 0.. => zombies * ZOMBIE_SURPLUS,
        humans => humans * HUMAN_SURPLUS,
    };
    NIGHT * (zombies - EVEN_NIGHT) + surplus
}
