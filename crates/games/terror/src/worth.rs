//! A written evaluation: how well a side stands.
//!
//! Each survivor is worth the stars it shows times its chance to bring them to the car: the
//! nearer the better, the more zombies can bite it the worse, and too late is never. The sum is
//! held against the stars that are needed.

use horda_kit::{Judged, Seat};

use crate::field_set::FieldSet;
use crate::human::{Fate, HUMANS, Human};
use crate::place::{Facing, Field};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::{FaceUp, Phase, State};

/// What a position is judged by. Chances and stars are in thousandths.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// The chance of somebody who stands in the car.
    pub at_car: i32,
    /// What each step to the car leaves of it.
    pub step: i32,
    /// What is left of a chance before a zombie that must bite: unhurt, and wounded.
    pub certain: [i32; 2],
    /// The same before a zombie that could bite if it is chosen.
    pub possible: [i32; 2],
    /// What a zombie takes off for each step that it is nearer than `far`.
    pub closer: i32,
    pub far: i32,
    /// What is left of a chance by how many turns there are to spare before the terror wins.
    pub spare: [i32; 4],
    /// What each activation is worth that the zombies have left, and each zombie that is due.
    pub activation: i32,
    pub due: i32,
    pub bullet: i32,
    pub card: i32,
    pub briefcase: i32,
    /// What each key or can takes off that the car lacks, and each step to it.
    pub lacking: i32,
    pub seeking: i32,
    /// Stars beyond the goal that make an even game, and those that are half way to a won one.
    pub even: i32,
    pub half_way: i32,
}

const WEIGHTS: Weights = Weights {
    at_car: 960,
    step: 950,
    certain: [770, 280],
    possible: [930, 640],
    closer: 2,
    far: 6,
    spare: [100, 500, 900, 940],
    activation: 80,
    due: 70,
    bullet: 40,
    card: 60,
    briefcase: 120,
    lacking: 700,
    seeking: 40,
    even: 100,
    half_way: 1500,
};

/// Further away than anything on the board.
const NOWHERE: i32 = 40;

impl Judged for Terror {
    fn worth(&self, state: &State, seat: Seat) -> i32 {
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
                let needed = 1000 * i32::from(self.setup().goal) + WEIGHTS.even;
                let surplus = self.expected(&state.face_up, &WEIGHTS) - needed;
                1000 * surplus / (surplus.abs() + WEIGHTS.half_way)
            }
        };
        if seat == Side::Humans.seat() { humans } else { -humans }
    }
}

impl Terror {
    /// Stars that will escape, in thousandths.
    fn expected(&self, table: &FaceUp, weights: &Weights) -> i32 {
        let distances = distances(table);
        let threats = Threats::of(table);
        let turns = turns_left(table);
        let mut stars = 1000 * i32::from(table.points());
        for human in Human::SIX {
            let Fate::Alive { at, wounded } = table.fate(human) else { continue };
            let distance = distances[human.index()];
            let mut chance = weights.at_car;
            for _ in 0..distance {
                chance = chance * weights.step / 1000;
            }
            let (certain, possible) = threats.against(at);
            for _ in 0..certain {
                chance = chance * weights.certain[usize::from(wounded)] / 1000;
            }
            for _ in 0..possible {
                chance = chance * weights.possible[usize::from(wounded)] / 1000;
            }
            let spare = turns - (distance + 2) / 3;
            if let Some(left) = weights.spare.get(spare.max(0) as usize) {
                chance = chance * left / 1000;
            }
            chance -= crowd(table, at, weights);
            if human == Human::Banker && table.briefcase {
                chance += weights.briefcase;
            }
            stars += i32::from(self.stars(human, wounded)) * chance.clamp(0, 1000);
        }
        let [zombies, humans] = table.held.map(i32::from);
        stars + weights.bullet * i32::from(table.bullets) + weights.card * (humans - zombies)
            - to_come(table, weights)
            - lacking(table, &distances, weights)
    }
}

/// What the zombies may still do this round.
fn to_come(table: &FaceUp, weights: &Weights) -> i32 {
    let turn = &table.zombie_turn;
    let activations = i32::from(turn.quota) - i32::from(turn.activated);
    let due = i32::from(turn.due[0] + turn.due[1] + turn.due_anywhere);
    weights.activation * activations + weights.due * due
}

/// What the zombies around a field take off.
fn crowd(table: &FaceUp, at: Field, weights: &Weights) -> i32 {
    let near = table.horde.all().iter().map(|zombie| (weights.far - apart(zombie, at)).max(0));
    near.sum::<i32>() * weights.closer
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
fn lacking(table: &FaceUp, distances: &[i32; HUMANS], weights: &Weights) -> i32 {
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
    weights.lacking * i32::from(table.needed) + weights.seeking * shortest
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

    /// How many zombies must bite whoever stands here, and how many others could.
    fn against(&self, at: Field) -> (usize, usize) {
        let count = |sets: &[FieldSet]| sets.iter().filter(|set| set.contains(at)).count();
        let certain = self.certain.iter().map(|sets| count(sets)).sum();
        let possible = self.possible.iter().map(|sets| count(sets)).sum();
        (certain, possible)
    }
}
