//! A written evaluation: how well a side stands.
//!
//! Each survivor is worth the stars it shows times its chance to bring them to the car: the
//! nearer the better, the more zombies can bite it the worse, and too late is never. The sum is
//! held against the stars that are needed.

use horda_content::Variant as _;
use horda_kit::{Evaluated, Factor, Seat};

use crate::field_set::FieldSet;
use crate::human::{Fate, HUMANS, Human};
use crate::place::{Facing, Field};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::{FaceUp, Phase, State};

// Chances and stars are in thousandths. The figures were tuned by letting variants play each other.

/// The chance of a human who stands in the car.
const AT_CAR: i32 = 960;
/// What each step to the car leaves of it.
const STEP: i32 = 950;
/// What is left of a chance before a zombie that must bite: unhurt, and wounded.
const CERTAIN: [i32; 2] = [770, 280];
/// The same before a zombie that could bite if it is chosen.
const POSSIBLE: [i32; 2] = [930, 640];
/// What a zombie takes off for each step that it is nearer than `FAR`.
const CLOSER: i32 = 2;
const FAR: i32 = 6;
/// What is left of a chance by how many turns there are to spare before the terror wins.
const SPARE: [i32; 4] = [100, 500, 900, 940];
/// What each activation is worth that the zombies have left, and each zombie that is due.
const ACTIVATION: i32 = 80;
const DUE: i32 = 70;
/// What bullets, cards and the briefcase add.
const BULLET: i32 = 40;
const CARD: i32 = 60;
const BRIEFCASE: i32 = 120;
/// What each key or can takes off that the car lacks, and each step to it.
const LACKING: i32 = 700;
const SEEKING: i32 = 40;
/// Stars beyond the goal that make an even game, and those that are half way to a won one.
const EVEN: i32 = 100;
const HALF_WAY: i32 = 1500;

/// Further away than anything on the board.
const NOWHERE: i32 = 40;

impl Evaluated for Terror {
    type Plan = ();

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let humans = match state.face_up.phase {
            Phase::Over { winner: Side::Humans } => 1000,
            Phase::Over { winner: Side::Zombies } => -1000,
            Phase::Build { .. }
            | Phase::Muster { .. }
            | Phase::Haunt
            | Phase::Humans
            | Phase::Movement
            | Phase::Adding
            | Phase::Tidying => {
                let needed = 1000 * i32::from(self.setup().goal) + EVEN;
                let surplus = self.expected(&state.face_up) - needed;
                1000 * surplus / (surplus.abs() + HALF_WAY)
            }
        };
        if seat == Side::Humans.seat() { humans } else { -humans }
    }

    fn factors(&self, state: &State, out: &mut Vec<Factor>) {
        let table = &state.face_up;
        let setup = self.option_values().into_iter().find(|(option, _)| *option == "setup");
        let setup = setup.map_or("", |(_, value)| value);
        let moment = match table.phase {
            // Before pawns stand there is nothing to judge but the board.
            Phase::Build { .. } | Phase::Muster { .. } | Phase::Haunt => {
                return out.push(Factor::of_kind("before", setup, 1.0));
            }
            Phase::Humans => "humans",
            Phase::Movement => "movement",
            Phase::Adding | Phase::Tidying | Phase::Over { .. } => "adding",
        };
        let goal = i32::from(self.setup().goal);
        let surplus = (self.expected(table) - 1000 * goal) as f32 / 1000.0;
        let turns = turns_left(table) as f32 / 10.0;
        out.extend([
            Factor::of_kind("setup", setup, 1.0),
            Factor::of_kind("moment", moment, 1.0),
            Factor::of_kind("surplus", moment, surplus),
            Factor::new("surplus-bent", surplus / (surplus.abs() + 1.5)),
            Factor::new("turns", turns),
            Factor::new("surplus-by-turns", surplus * turns),
            Factor::new("escaped", f32::from(table.points()) / goal as f32),
            Factor::new("activations", activations_left(table)),
        ]);
    }
}

/// Activations that the zombies have left in this round, in tens.
fn activations_left(table: &FaceUp) -> f32 {
    f32::from(table.zombie_turn.quota.saturating_sub(table.zombie_turn.activated)) / 10.0
}

impl Terror {
    /// Stars that will escape, in thousandths.
    fn expected(&self, table: &FaceUp) -> i32 {
        let distances = distances(table);
        let threats = Threats::of(table);
        let turns = turns_left(table);
        let mut stars = 1000 * i32::from(table.points());
        for human in Human::SIX {
            let Fate::Alive { at, wounded } = table.fate(human) else { continue };
            let distance = distances[human.index()];
            let mut chance = AT_CAR;
            for _ in 0..distance {
                chance = chance * STEP / 1000;
            }
            let (certain, possible) = threats.against(at);
            for _ in 0..certain {
                chance = chance * CERTAIN[usize::from(wounded)] / 1000;
            }
            for _ in 0..possible {
                chance = chance * POSSIBLE[usize::from(wounded)] / 1000;
            }
            let spare = turns - (distance + 2) / 3;
            if let Some(left) = SPARE.get(spare.max(0) as usize) {
                chance = chance * left / 1000;
            }
            chance -= crowd(table, at);
            if human == Human::Banker && table.briefcase {
                chance += BRIEFCASE;
            }
            stars += i32::from(self.stars(human, wounded)) * chance.clamp(0, 1000);
        }
        let [zombies, humans] = table.held.map(i32::from);
        stars + BULLET * i32::from(table.bullets) + CARD * (humans - zombies)
            - to_come(table)
            - lacking(table, &distances)
    }
}

/// What the zombies may still do this round.
fn to_come(table: &FaceUp) -> i32 {
    let turn = &table.zombie_turn;
    let activations = i32::from(turn.quota) - i32::from(turn.activated);
    let due = i32::from(turn.due[0] + turn.due[1] + turn.due_anywhere);
    ACTIVATION * activations + DUE * due
}

/// What the zombies around a field take off.
fn crowd(table: &FaceUp, at: Field) -> i32 {
    let near = table.horde.all().iter().map(|zombie| (FAR - apart(zombie, at)).max(0));
    near.sum::<i32>() * CLOSER
}

fn apart(one: Field, other: Field) -> i32 {
    i32::from(one.column().abs_diff(other.column()) + one.row().abs_diff(other.row()))
}

/// Human turns that are left before the terror marker leaves the track, roughly: while the pool
/// lasts, about two zombies come a round.
fn turns_left(table: &FaceUp) -> i32 {
    table.terror.map_or(5 + i32::from(table.pool) / 2, i32::from)
}

/// What it takes off that the car lacks something, and how far it still is.
fn lacking(table: &FaceUp, distances: &[i32; HUMANS]) -> i32 {
    if table.needed == 0 {
        return 0;
    }
    let things = || table.spots.iter().chain(&table.loot);
    let way = |(human, at): (Human, Field)| {
        if table.humans[human.index()].carries {
            return distances[human.index()];
        }
        let to_thing = things().map(|thing| apart(at, *thing)).min().unwrap_or(NOWHERE);
        to_thing + NOWHERE / 3
    };
    let people = table.living().filter(|(human, _)| *human != Human::Dog);
    let shortest = people.map(way).min().unwrap_or(NOWHERE);
    LACKING * i32::from(table.needed) + SEEKING * shortest
}

/// How many steps each human is from the car, over pawns but not over obstacles.
fn distances(table: &FaceUp) -> [i32; HUMANS] {
    let mut distances = [NOWHERE; HUMANS];
    let open = FieldSet::ALL.without(table.ground.obstacles);
    let mut waiting = table.people;
    let mut reached = table.ground.car_fields();
    let mut ring = reached;
    let mut steps = 0;
    while !ring.is_empty() && !waiting.is_empty() {
        steps += 1;
        ring = ring.grown().and(open).without(reached);
        reached = reached.or(ring);
        for at in ring.and(waiting).iter() {
            if let Some(human) = table.human_at(at) {
                distances[human.index()] = steps;
            }
        }
        waiting = waiting.without(ring);
    }
    distances
}

/// Fields that zombies can bite in their next activation, by the direction they face.
struct Threats {
    /// By zombies that go straight on: before them, two and three fields ahead.
    certain: [[FieldSet; 3]; 4],
    /// By zombies that turn: beside them, two fields beside them, and beside the next field.
    possible: [[FieldSet; 6]; 4],
}

impl Threats {
    fn of(table: &FaceUp) -> Threats {
        let free = table.free_for_zombies();
        let mut threats =
            Threats { certain: [[FieldSet::NONE; 3]; 4], possible: [[FieldSet::NONE; 6]; 4] };
        for facing in Facing::ALL {
            let ready = table.horde.facing[facing.index()].without(table.horde.used);
            let first = ready.shifted(facing);
            let second = first.and(free).shifted(facing);
            let third = second.and(free).shifted(facing);
            threats.certain[facing.index()] = [first, second, third];
            let side = |side: Facing| {
                let beside = ready.shifted(side);
                [beside, beside.and(free).shifted(side), first.and(free).shifted(side)]
            };
            let ([a, b, c], [d, e, f]) = (side(facing.left()), side(facing.right()));
            threats.possible[facing.index()] = [a, b, c, d, e, f];
        }
        threats
    }

    /// How many zombies must bite a human who stands here, and how many others could.
    fn against(&self, at: Field) -> (usize, usize) {
        let count = |sets: &[FieldSet]| sets.iter().filter(|set| set.contains(at)).count();
        let certain = self.certain.iter().map(|sets| count(sets)).sum();
        let possible = self.possible.iter().map(|sets| count(sets)).sum();
        (certain, possible)
    }
}
