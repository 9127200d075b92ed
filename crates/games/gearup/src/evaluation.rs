//! How well the team stands, for bots that look ahead a little.
//!
//! Two margins decide a game: cells that the team can still cross against cells that the Boss
//! still has, and boxes that a Survivor can still lose against damage that is still to come.
//! Each is an estimate in cells or points; the game is worth what both say together.

use horda_content::Variant as _;
use horda_kit::{Evaluated, Factor, Seat};

use crate::action::Action;
use crate::card::{Breed, Icon};
use crate::rules::GearUp;
use crate::state::{SEATS, State, Step};
use crate::turn::TURNS;

/// Cells that a weapon crosses on the Boss in one turn, without upgrades and for each of them.
const BASE_CELLS: f32 = 3.2;
const UPGRADE_CELLS: f32 = 0.45;
/// Cells that a ready Ammo is worth: not every one finds the Boss in time.
const AMMO_CELLS: f32 = 0.7;
/// How much of an upgrade the last cell of a zombie is; the rest is what led there.
const FINISH: f32 = 0.5;
/// Attacks to be expected of a zombie that is S1, S2 or S3 away, before it is killed.
const ATTACKS: [f32; 4] = [2.6, 1.7, 0.9, 0.4];
/// Ready Armour in points: it cannot take everything.
const ARMOUR_POINTS: f32 = 0.8;
/// How many cells, or points, make a margin half sure.
const CELLS_SCALE: f32 = 12.0;
const POINTS_SCALE: f32 = 5.0;
/// What the two margins, and the weakest Survivor against all, weigh of 1000.
const ATTACK: f32 = 450.0;
const WEAKEST: f32 = 350.0;
const EVERYBODY: f32 = 190.0;
/// Attack icons to be expected of a Boss card of Phase 1; every card of Phase 2 has a Special one.
const ATTACKS_A_CARD: f32 = 0.67;
/// Of what the Boss could deal so much lands: the rest is crossed off before.
const LANDS: f32 = 0.6;
/// What an ability costs, in points, for each card.
const ABILITY_COST: f32 = 0.8;
/// Options that make the game easier or harder.
const SHIFTS: [&str; 2] = ["difficulty", "boss"];

impl Evaluated for GearUp {
    type Plan = ();

    fn evaluate(&self, state: &State, _seat: Seat) -> i32 {
        match state.step {
            Step::Over { won: true } => 1000,
            Step::Over { won: false } => -1000,
            Step::Muster | Step::Naming => 0,
            Step::Weapons | Step::Ammo | Step::Upgrades | Step::March | Step::Card => {
                self.estimate(state) as i32
            }
        }
    }

    fn is_idle(&self, action: &Action) -> bool {
        matches!(action, Action::Done)
    }

    fn factors(&self, state: &State, out: &mut Vec<Factor>) {
        let left = left(state);
        let values = self.option_values().into_iter();
        let shifts = values.filter(|(option, _)| SHIFTS.contains(option));
        out.extend(shifts.map(|(option, value)| Factor::of_kind(option, value, left)));
        if matches!(state.step, Step::Muster | Step::Naming) {
            return;
        }
        let round = if state.round == 2 { "second" } else { "first" };
        let turns = match state.round {
            2 => turns_left(state),
            _ => f32::from(2 * TURNS + 1 - state.turn),
        };
        // What luck does to a margin grows as the root of the turns that it has for it.
        let luck = (1.0 + turns).sqrt();
        let lanes = self.lanes(state);
        let threat = lanes.iter().map(|lane| lane.threat).sum::<f32>() / f32::from(self.crew);
        let Margins { attack, weakest, .. } = self.margins(state, &lanes);
        out.extend([
            Factor::of_kind("round", round, 1.0),
            Factor::of_kind("attack", round, attack / luck / 5.0),
            Factor::of_kind("survival", round, weakest / luck / 3.0),
            Factor::of_kind("threat", round, threat / 5.0),
            Factor::of_kind("cells-a-turn", round, self.boss_cells(state) / (turns + 0.5) / 5.0),
        ]);
    }
}

/// How much of a game is left, from 1 to 0.
fn left(state: &State) -> f32 {
    let before = match state.round {
        0 | 1 => 0,
        _ => TURNS,
    };
    1.0 - f32::from(before + state.turn) / f32::from(2 * TURNS)
}

/// How the two margins stand.
struct Margins {
    /// Of the attack, in cells.
    attack: f32,
    /// Of the Survivor who is worst off, in points.
    weakest: f32,
    /// Of all Survivors, from -1 to 1.
    everybody: f32,
}

/// From a margin to -1 (hopeless) to 1 (sure).
fn sure(margin: f32, scale: f32) -> f32 {
    margin / (margin.abs() + scale)
}

/// What the zombies of one lane mean: an upgrade in parts, and damage to come.
#[derive(Clone, Copy, Default)]
struct Lane {
    progress: f32,
    threat: f32,
}

impl GearUp {
    /// What speaks most for a Survivor who is to get a zombie, or the command: few zombies, much
    /// Health, many upgrades to earn. The key of the sentence, and its number.
    pub(crate) fn argue(&self, state: &State, seat: Seat) -> (&'static str, u32) {
        let seats = || self.everybody();
        let threat = |seat: Seat| -> u32 {
            state.lane(seat).map(|zombie| u32::from(self.damage(state, zombie))).sum()
        };
        let health = |seat: Seat| {
            u32::from(self.sheet(state, seat).health - state.seats[seat.index()].wounds)
        };
        let learned = |seat: Seat| -> u32 {
            state.seats[seat.index()].upgrades.iter().copied().map(u32::from).sum()
        };
        let least = |of: &dyn Fn(Seat) -> u32| seats().all(|other| of(other) >= of(seat));
        if least(&threat) {
            ("reason-safest", threat(seat))
        } else if seats().all(|other| health(other) <= health(seat)) {
            ("reason-healthiest", health(seat))
        } else if least(&learned) {
            ("reason-learns", learned(seat))
        } else {
            ("reason-able", health(seat))
        }
    }

    fn estimate(&self, state: &State) -> f32 {
        let Margins { attack, weakest, everybody } = self.margins(state, &self.lanes(state));
        ATTACK * sure(attack, CELLS_SCALE)
            + WEAKEST * sure(weakest, POINTS_SCALE)
            + EVERYBODY * everybody
    }

    fn margins(&self, state: &State, lanes: &[Lane; SEATS]) -> Margins {
        let attack = self.attack_margin(state, lanes);
        let blows = self.boss_damage(state);
        let (mut weakest, mut sum) = (f32::MAX, 0.0);
        for (seat, lane) in self.everybody().zip(lanes) {
            let margin = self.boxes_left(state, seat) - lane.threat - blows;
            weakest = weakest.min(margin);
            sum += sure(margin, POINTS_SCALE);
        }
        Margins { attack, weakest, everybody: sum / f32::from(self.crew) }
    }

    fn lanes(&self, state: &State) -> [Lane; SEATS] {
        let mut stinkers = [0u8; SEATS];
        for zombie in &state.zombies {
            let stinks = self.pack.card(zombie.card).breed == Breed::Stinker;
            stinkers[zombie.lane.index()] += u8::from(stinks);
        }
        let speed = match state.step {
            Step::Weapons | Step::Ammo | Step::Upgrades => self.turn_card(state).map(|it| it.speed),
            Step::Muster | Step::Naming | Step::March | Step::Card | Step::Over { .. } => None,
        };
        let mut lanes = [Lane::default(); SEATS];
        for zombie in &state.zombies {
            let card = self.pack.card(zombie.card);
            let others = stinkers[zombie.lane.index()] - u8::from(card.breed == Breed::Stinker);
            let damage = card.grid.power(zombie.crossed) + others;
            // The march of this turn is known: zombies that move are nearer already.
            let moves = speed.is_some_and(|speed| speed.moves(card.speed));
            let away = zombie.space - u8::from(moves);
            let crossed = f32::from(zombie.crossed.count()) / f32::from(card.grid.cells.count());
            let lane = &mut lanes[zombie.lane.index()];
            lane.progress += FINISH * crossed;
            lane.threat += f32::from(damage) * ATTACKS[usize::from(away)];
        }
        lanes
    }

    /// Cells that the team will cross on the Boss, less those that it has.
    fn attack_margin(&self, state: &State, lanes: &[Lane]) -> f32 {
        let (mut upgrades, mut ammo) = (0.0, 0.0);
        for (seated, lane) in state.seats.iter().zip(lanes) {
            let learned: u8 = seated.upgrades.iter().sum();
            let open = f32::from(6 - learned.min(6));
            upgrades += f32::from(learned) + (f32::from(seated.earned) + lane.progress).min(open);
            ammo += f32::from(seated.ammo.ready);
        }
        let turns = if state.round == 2 { turns_left(state) } else { f32::from(TURNS) };
        let average = upgrades / f32::from(self.crew);
        let cells = turns * (BASE_CELLS + UPGRADE_CELLS * average) + AMMO_CELLS * ammo;
        cells - self.boss_cells(state)
    }

    /// Boxes that a Survivor can still lose.
    fn boxes_left(&self, state: &State, seat: Seat) -> f32 {
        let seated = &state.seats[seat.index()];
        let health = f32::from(self.sheet(state, seat).health - seated.wounds);
        health + ARMOUR_POINTS * f32::from(seated.armour.ready)
    }

    /// Cells that must still be crossed on the Boss.
    fn boss_cells(&self, state: &State) -> f32 {
        let side = self.boss_side();
        let mut left = 0;
        for (member, grid) in side.members.iter().enumerate() {
            let crossed = state.boss.map_or(side.crossed, |boss| boss.crossed[member]);
            left += grid.cells.without(side.cores).without(crossed).count();
        }
        f32::from(left)
    }

    /// Damage that the Boss will still deal to everybody, as it stands.
    fn boss_damage(&self, state: &State) -> f32 {
        let Some(_) = state.boss else { return 0.0 };
        let power = |icon: Icon| -> f32 {
            self.members().map(|member| f32::from(self.boss_power(state, member, icon))).sum()
        };
        let done = u8::from(matches!(state.step, Step::Card));
        let next = state.turn + done;
        let first = f32::from(6 - next.clamp(3, 6));
        let second = f32::from(10 - next.clamp(6, 10));
        let attacks = first * ATTACKS_A_CARD * power(Icon::Attack) + second * power(Icon::Special);
        LANDS * attacks + (first + second) * ABILITY_COST
    }
}

/// Turns in which the Boss can still be hit, this one included while weapons fire.
fn turns_left(state: &State) -> f32 {
    let fired = !matches!(state.step, Step::Weapons | Step::Ammo);
    f32::from(TURNS + 1 - state.turn - u8::from(fired))
}
