//! Positions as plain facts: what scenarios give and expect.
//!
//! `C5 = "zombie n used"`, `nurse = "C1 wounded"`, `phase = "movement"`, `humans.hand = "courage"`,
//! `board = "bare"`, `obstacles = "E7, G3"`. What is not said is as in an empty position on the
//! board of the set-up: everybody away, no zombies, four bullets, the briefcase, empty hands.

use horda_kit::{Facts, Unreadable};
use horda_words::{
    Fact, Readable, facts, no_such, parts, read_fact, read_facts, write_facts, write_list, written,
};

use crate::card::CardSet;
use crate::field_set::FieldSet;
use crate::human::Human;
use crate::place::{Facing, Field, ROWS};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::{FaceUp, Ground, Pawn, Phase, Special, State, TOKENS, ZOMBIES};
use crate::token::{Sort, Token};

type Read<T> = Result<T, Unreadable>;

/// The most stars that a human shows.
const MOST_STARS: u32 = 4;

/// Facts that are one value of the position.
pub(crate) const FACTS: &[Fact<Terror, State>] = facts! { Terror, State;
    /// Round, counted from 1.
    "round" = face_up.round, up to 999;
    /// Where in the game; the human turn.
    "phase" = face_up.phase, up to 20;
    /// A question inside the phase; none.
    "ask" = face_up.ask;
    /// Fields that block; those given are added to those of the board.
    "obstacles" = face_up.ground.obstacles, by add_obstacles;
    /// Fields on which new zombies may come; those of the board.
    "permitted" = face_up.ground.permitted;
    /// The fields of the escape car, or its first one; as on the board.
    "car" from |rules, state| written(&state.face_up.ground.car_fields(), rules), by read_car;
    /// The way down; as on the board.
    "sewer" = face_up.ground.sewer;
    /// Tokens that lie on the board, besides those of the board itself.
    "tokens" = face_up.ground.tokens, by read_tokens;
    /// Zombies in the pool; those that stand nowhere.
    "pool" = face_up.pool, up to 20;
    /// The Policeman's bullets; 4.
    "bullets" = face_up.bullets, up to 9;
    /// Does the Banker still have his briefcase? Yes.
    "briefcase" = face_up.briefcase;
    /// Field of the terror marker; not on the track.
    "terror" = face_up.terror, up to 5;
    /// Stars of those who escaped.
    "points" from |_, state| state.face_up.points().to_string();
    /// Search tokens that nobody has turned up; none.
    "spots" = face_up.spots;
    /// How many of them are worth something; 0.
    "real" = face_up.real, up to 4;
    /// Keys or fuel that lies open; none.
    "loot" = face_up.loot;
    /// Keys or fuel that the car still needs; 0.
    "needed" = face_up.needed, up to 4;
    /// Who acts, with the action points left; nobody.
    "acting" = face_up.human_turn.acting, up to 9;
    /// Whose activation is over; nobody's.
    "finished" = face_up.human_turn.finished;
    /// How many humans were activated; 0.
    "activated" = face_up.human_turn.activated, up to 7;
    /// Has the Child gone diagonally? No.
    "diagonal" = face_up.human_turn.diagonal;
    /// Has the Mechanic pushed a human? No.
    "shoved" = face_up.human_turn.shoved;
    /// Whom a card gave action points, and how many; nobody.
    "boosted" = face_up.human_turn.boosted, up to 9;
    /// Shots fired in this turn; 0.
    "shots" = face_up.human_turn.shots, up to 9;
    /// How many zombies may be activated; one more than humans were, in the movement phase.
    "quota" = face_up.zombie_turn.quota, up to 20;
    /// How many zombies were activated; 0.
    "zombies.activated" = face_up.zombie_turn.activated, up to 20;
    /// The zombie that acts, its points left, and whether it has turned; none.
    "walker" = face_up.zombie_turn.acting, up to 9;
    /// A zombie that a card released from its duty; none.
    "released" = face_up.zombie_turn.released;
    /// A zombie that a card gave action points, and how many; none.
    "raging" = face_up.zombie_turn.raging, up to 9;
    /// Zombies due near the supermarket, near the car and anywhere; none.
    "due" from write_due, by read_due;
    /// The field that a zombie left which is being relocated; none.
    "lifted" = face_up.zombie_turn.lifted;
    /// The zombie on a field: `zombie n`, `runner e used`, `brute s fresh`; none.
    "A1 to L16" each Field in |_| Field::all(), from write_zombie, by read_zombie;
    /// A human: `C5`, `C5 wounded`, `C5 dead`, `escaped 2`, `lost`, then `carries`; away.
    "banker to dog" each Human in |_| Human::ALL,
        from |rules, state, human| written(&state.face_up.humans[human.index()], rules),
        by read_pawn;
    /// Of each side, behind its name as in `humans.hand`: cards, such as `courage, racket`; none.
    "hand" of each Side in |_| Side::ALL,
        from |rules, state, side| write_list(rules, state.hands[side.index()].of(side)),
        by |rules, state, side, text| read_cards(rules, side, text, &mut state.hands);
    /// Of each side: cards that lie on the table; none.
    "played" of each Side in |_| Side::ALL,
        from |rules, state, side| write_list(rules, state.face_up.played[side.index()].of(side)),
        by |rules, state, side, text| read_cards(rules, side, text, &mut state.face_up.played);
    /// The board of this set-up, or `bare`: only the car; that of the option `setup`.
    "board" read before;
};

impl Terror {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let mut facts = Facts::new();
        write_facts(FACTS, "", self, state, &mut facts);
        facts
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let mut problems = Vec::new();
        let ground = self.read_board(facts).unwrap_or_else(|problem| {
            problems.push(problem);
            Ground::bare()
        });
        let mut state = State { face_up: blank(ground), hands: [CardSet::NONE; 2] };
        problems.extend(read_facts(facts, &self.write_facts(&state), |key, value| {
            read_fact(FACTS, self, &mut state, key, value)
        }));
        fill_in(&mut state, facts);
        problems.extend(self.impossible(&state).map(Unreadable::new));
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    fn read_board(&self, facts: &Facts) -> Read<Ground> {
        let Some(name) = facts.get("board") else { return Ok(self.setup().ground.clone()) };
        match self.pack.setup(name) {
            _ if name == "bare" => Ok(bare(self)),
            Some(setup) => Ok(setup.ground.clone()),
            None => {
                let known = self.pack.setups.iter().map(|setup| setup.id.as_str());
                Err(no_such("board", name, known.chain(["bare"])))
            }
        }
    }
}

/// An empty position on this board.
fn blank(ground: Ground) -> FaceUp {
    let mut table = FaceUp::empty(ground);
    table.phase = Phase::Humans;
    table.bullets = 4;
    table.briefcase = true;
    table
}

/// Side B with the car where it always is, and nothing else.
fn bare(rules: &Terror) -> Ground {
    let mut ground = Ground::bare();
    if let Some(kind) = rules.pack.of_sort(Sort::Car).next() {
        let token = Token { kind, at: Field::new(5, ROWS - 1), turned: Facing::North };
        ground.lay(rules.pack.token(kind), token);
    }
    ground
}

/// What follows from the facts that were given, where it was not given itself.
fn fill_in(state: &mut State, facts: &Facts) {
    let table = &mut state.face_up;
    if !facts.contains_key("pool") {
        table.pool = ZOMBIES.saturating_sub(table.horde.ordinary());
    }
    if !facts.contains_key("quota") && table.phase == Phase::Movement {
        table.zombie_turn.quota = table.human_turn.activated + 1;
    }
    table.held = state.hands.map(|hand| hand.len() as u8);
}

fn add_obstacles(rules: &Terror, state: &mut State, value: &str) -> Read<()> {
    let ground = &mut state.face_up.ground;
    ground.obstacles = ground.obstacles.or(FieldSet::read(rules, value)?);
    Ok(())
}

fn read_car(rules: &Terror, state: &mut State, value: &str) -> Read<()> {
    state.face_up.ground.car = FieldSet::read(rules, value)?.first();
    Ok(())
}

/// What the board has from the start is written as well, and passed over here.
fn read_tokens(rules: &Terror, state: &mut State, value: &str) -> Read<()> {
    let ground = &mut state.face_up.ground;
    for part in parts(value) {
        let (token, _) = rules.pack.read_lying_token(part)?;
        if ground.tokens.contains(&token) {
            continue;
        }
        if ground.tokens.is_full() {
            return Err(Unreadable::new(format!("more than {TOKENS} tokens on one board")));
        }
        ground.lay(rules.pack.token(token.kind), token);
    }
    Ok(())
}

fn write_due(_: &Terror, state: &State) -> String {
    let turn = &state.face_up.zombie_turn;
    let [supermarket, car] = turn.due;
    format!("{supermarket} {car} {}", turn.due_anywhere)
}

fn read_due(rules: &Terror, state: &mut State, value: &str) -> Read<()> {
    let turn = &mut state.face_up.zombie_turn;
    let words: Vec<&str> = value.split_whitespace().collect();
    let [supermarket, car, anywhere] = words[..] else {
        return Err(Unreadable::new("three numbers").hint("supermarket, car, anywhere"));
    };
    let number = |text: &str| u8::read_up_to(rules, text, 9);
    turn.due = [number(supermarket)?, number(car)?];
    turn.due_anywhere = number(anywhere)?;
    Ok(())
}

fn write_zombie(_: &Terror, state: &State, at: Field) -> String {
    let horde = &state.face_up.horde;
    let Some(facing) = horde.facing_of(at) else { return String::new() };
    let kind = horde.special_at(at).map_or("zombie", Special::name);
    let used = if horde.used.contains(at) { " used" } else { "" };
    let fresh = if horde.fresh.contains(at) { " fresh" } else { "" };
    format!("{kind} {}{used}{fresh}", facing.name())
}

fn read_zombie(rules: &Terror, state: &mut State, at: Field, value: &str) -> Read<()> {
    let horde = &mut state.face_up.horde;
    let mut words = value.split_whitespace();
    let Some(kind) = words.next() else { return Ok(()) };
    let special = Special::named(kind);
    if special.is_none() && kind != "zombie" {
        return Err(no_such("zombie", kind, ["zombie", "runner", "brute"]));
    }
    let facing = Facing::read(rules, words.next().unwrap_or_default())?;
    horde.put(at, facing, special);
    for word in words {
        match word {
            "used" => horde.used.insert(at),
            "fresh" => horde.fresh.insert(at),
            _ => return Err(no_such("word for a zombie", word, ["used", "fresh"])),
        }
    }
    Ok(())
}

fn read_pawn(rules: &Terror, state: &mut State, human: Human, value: &str) -> Read<()> {
    let pawn = Pawn::read_up_to(rules, value, MOST_STARS)?;
    state.face_up.set_fate(human, pawn.fate);
    state.face_up.humans[human.index()] = pawn;
    Ok(())
}

fn read_cards(rules: &Terror, side: Side, value: &str, piles: &mut [CardSet; 2]) -> Read<()> {
    for name in parts(value) {
        piles[side.index()].insert(rules.read_own(side, name)?);
    }
    Ok(())
}
