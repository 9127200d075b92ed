//! Positions as plain facts: what scenarios give and expect.
//!
//! `C5 = "zombie n used"`, `nurse = "C1 wounded"`, `phase = "movement"`, `humans.hand = "courage"`,
//! `board = "bare"`, `obstacles = "E7, G3"`. What is not said is as in an empty position on the
//! board of the set-up: everybody away, no zombies, four bullets, the briefcase, empty hands.

use horda_kit::{Facts, Unreadable};

use crate::card::CardSet;
use crate::facts_reader::Reader;
use crate::human::{Fate, Human};
use crate::place::Field;
use crate::rules::Terror;
use crate::side::Side;
use crate::state::{Ask, FaceUp, FacingAfter, Pawn, Phase, State};

impl FacingAfter {
    /// Every reason.
    pub(crate) const ALL: [FacingAfter; 5] = [
        FacingAfter::Haunt,
        FacingAfter::Adding,
        FacingAfter::Conversion,
        FacingAfter::Ambush,
        FacingAfter::Racket,
    ];

    /// Its name in files.
    pub(crate) const fn name(self) -> &'static str {
        ["haunt", "adding", "conversion", "ambush", "racket"][self as usize]
    }
}

impl Terror {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let table = &state.face_up;
        let mut facts = Facts::new();
        let mut put = |key: &str, value: String| {
            facts.insert(key.to_owned(), value);
        };
        put("round", table.round.to_string());
        put("phase", write_phase(table.phase));
        put("ask", table.ask.map(write_ask).unwrap_or_default());
        put("obstacles", list(table.ground.obstacles.iter()));
        put("permitted", list(table.ground.permitted.iter()));
        put("car", list(table.ground.car_fields().iter()));
        put("sewer", list(table.ground.sewer.into_iter()));
        put("tokens", list(table.ground.tokens.iter().map(|token| self.write_token(*token))));
        for field in Field::all() {
            put(&field.to_string(), write_zombie(table, field));
        }
        for human in Human::ALL {
            put(human.name(), write_pawn(table.humans[human.index()]));
        }
        put("pool", table.pool.to_string());
        put("bullets", table.bullets.to_string());
        put("briefcase", yes(table.briefcase));
        put("terror", table.terror.map(|at| at.to_string()).unwrap_or_default());
        put("points", table.points().to_string());
        put("spots", list(table.spots.iter()));
        put("real", table.real.to_string());
        put("loot", list(table.loot.iter()));
        put("needed", table.needed.to_string());
        for side in Side::BOTH {
            let (name, index) = (side.name(), side.index());
            put(&format!("{name}.hand"), self.write_cards(side, state.hands[index]));
            put(&format!("{name}.played"), self.write_cards(side, table.played[index]));
        }
        write_human_turn(table, &mut put);
        write_zombie_turn(table, &mut put);
        facts
    }

    fn write_cards(&self, side: Side, cards: CardSet) -> String {
        list(cards.of(side).map(|card| self.card(card).id.clone()))
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let mut reader = Reader::new(self, facts);
        for (key, value) in facts {
            reader.read(key, value);
        }
        reader.finish()
    }
}

fn write_human_turn(table: &FaceUp, put: &mut impl FnMut(&str, String)) {
    let turn = &table.human_turn;
    let pair = |(human, points): (Human, u8)| format!("{} {points}", human.name());
    put("acting", turn.acting.map(pair).unwrap_or_default());
    put("finished", list(turn.finished.iter().map(Human::name)));
    put("activated", turn.activated.to_string());
    put("diagonal", yes(turn.diagonal));
    put("shoved", yes(turn.shoved));
    put("boosted", turn.boosted.map(pair).unwrap_or_default());
    put("shots", turn.shots.to_string());
}

fn write_zombie_turn(table: &FaceUp, put: &mut impl FnMut(&str, String)) {
    let turn = &table.zombie_turn;
    put("quota", turn.quota.to_string());
    put("zombies.activated", turn.activated.to_string());
    let walker = turn.acting.map(|walker| {
        let turned = if walker.turned { " turned" } else { "" };
        format!("{} {}{turned}", walker.at, walker.points)
    });
    put("walker", walker.unwrap_or_default());
    put("released", list(turn.released.into_iter()));
    put("raging", turn.raging.map(|(at, more)| format!("{at} {more}")).unwrap_or_default());
    let [supermarket, car] = turn.due;
    put("due", format!("{supermarket} {car} {}", turn.due_anywhere));
}

fn list(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn yes(flag: bool) -> String {
    if flag { "yes" } else { "no" }.to_owned()
}

fn write_phase(phase: Phase) -> String {
    match phase {
        Phase::Build { step } => format!("build {step}"),
        Phase::Muster { human } => format!("muster {}", human.name()),
        Phase::Haunt => "haunt".into(),
        Phase::Humans => "humans".into(),
        Phase::Movement => "movement".into(),
        Phase::Adding => "adding".into(),
        Phase::Tidying => "tidying".into(),
        Phase::Over { winner } => format!("over {}", winner.name()),
    }
}

fn write_ask(ask: Ask) -> String {
    match ask {
        Ask::Facing { at, after } => format!("facing {at} {}", after.name()),
        Ask::Ambush => "ambush".into(),
        Ask::PutDown { special: None } => "put-down".into(),
        Ask::PutDown { special: Some(special) } => format!("put-down {}", special.name()),
        Ask::Replace { human } => format!("replace {}", human.name()),
    }
}

fn write_zombie(table: &FaceUp, at: Field) -> String {
    let Some(facing) = table.horde.facing_of(at) else { return String::new() };
    let kind = table.horde.special_at(at).map_or("zombie", |special| special.name());
    let used = if table.horde.used.contains(at) { " used" } else { "" };
    let fresh = if table.horde.fresh.contains(at) { " fresh" } else { "" };
    format!("{kind} {}{used}{fresh}", facing.letter())
}

fn write_pawn(pawn: Pawn) -> String {
    let mut text = match pawn.fate {
        Fate::Away => return String::new(),
        Fate::Alive { at, wounded: false } => at.to_string(),
        Fate::Alive { at, wounded: true } => format!("{at} wounded"),
        Fate::Dead { at } => format!("{at} dead"),
        Fate::Escaped { stars } => return format!("escaped {stars}"),
        Fate::Lost => return "lost".into(),
    };
    if pawn.carries {
        text.push_str(" carries");
    }
    text
}

/// An empty position on this board.
pub(crate) fn blank(ground: crate::state::Ground) -> FaceUp {
    let mut table = FaceUp::empty(ground);
    table.phase = Phase::Humans;
    table.bullets = 4;
    table.briefcase = true;
    table
}
