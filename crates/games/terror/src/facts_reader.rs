//! Reads the facts of a position.

use arrayvec::ArrayVec;
use horda_content::{did_you_mean, no_such};
use horda_kit::{Facts, Unreadable};

use crate::card::CardSet;
use crate::facts::blank;
use crate::field_set::FieldSet;
use crate::human::{Fate, Human, HumanSet};
use crate::notation::{facing, field, human};
use crate::place::{Facing, Field, ROWS, read_field};
use crate::rules::Terror;
use crate::side::Side;
use crate::state::{
    Ask, FacingAfter, Ground, LOOT, Pawn, Phase, Special, State, TOKENS, Walker, ZOMBIES,
};
use crate::token::{Sort, Token};

type Read<T> = Result<T, Unreadable>;

/// A position that is being read, and what was wrong with it.
pub(crate) struct Reader<'a> {
    rules: &'a Terror,
    facts: &'a Facts,
    state: State,
    problems: Vec<Unreadable>,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(rules: &'a Terror, facts: &'a Facts) -> Reader<'a> {
        let mut problems = Vec::new();
        let ground = match facts.get("board").map(String::as_str) {
            None => rules.setup().ground.clone(),
            Some("bare") => bare(rules),
            Some(name) => match rules.pack.setup(name) {
                Some(setup) => setup.ground.clone(),
                None => {
                    let known = rules.pack.setups.iter().map(|setup| setup.id.as_str());
                    problems.push(no_such("board", name, known.chain(["bare"])));
                    Ground::bare()
                }
            },
        };
        let state = State { face_up: blank(ground), hands: [CardSet::NONE; 2] };
        Reader { rules, facts, state, problems }
    }

    pub(crate) fn read(&mut self, key: &str, value: &str) {
        if let Err(problem) = self.read_fact(key, value) {
            let what = format!("{key}: {}", problem.what);
            self.problems.push(Unreadable { what, ..problem });
        }
    }

    /// The position, if nothing was wrong with it.
    pub(crate) fn finish(mut self) -> Result<State, Vec<Unreadable>> {
        let table = &mut self.state.face_up;
        let special = table.horde.special.iter().flatten().count() as u32;
        let standing = (table.horde.all().len() - special) as u8;
        if !self.facts.contains_key("pool") {
            table.pool = ZOMBIES.saturating_sub(standing);
        }
        if !self.facts.contains_key("quota") && table.phase == Phase::Movement {
            table.zombie_turn.quota = table.human_turn.activated + 1;
        }
        for side in Side::BOTH {
            table.held[side.index()] = self.state.hands[side.index()].len() as u8;
        }
        if table.pool + standing > ZOMBIES {
            let what = format!("{} zombies, the box holds {ZOMBIES}", table.pool + standing);
            self.problems.push(Unreadable::new(what));
        }
        let solid = table.ground.obstacles.and(table.people.or(table.horde.all()));
        let crowded = solid.or(table.people.and(table.horde.all())).first();
        if let Some(at) = crowded {
            self.problems.push(Unreadable::new(format!("two things stand on {at}")));
        }
        let impossible =
            self.impossible().chain(self.impossible_cards()).chain(self.impossible_ask());
        let impossible: Vec<Unreadable> = impossible.map(Unreadable::new).collect();
        self.problems.extend(impossible);
        if self.problems.is_empty() { Ok(self.state) } else { Err(self.problems) }
    }

    /// What no game can come to, and what the rules therefore rely on.
    fn impossible(&self) -> impl Iterator<Item = &'static str> + use<> {
        let (rules, table) = (self.rules, &self.state.face_up);
        let on_board = Human::ALL.into_iter().filter(|human| table.fate(*human).at().is_some());
        let carried = table.humans.iter().filter(|pawn| pawn.carries).count();
        let things = table.spots.len() + table.loot.len() + carried;
        let idle =
            |(human, points): (Human, u8)| points == 0 || table.fate(human).alive_at().is_none();
        let able = table.horde.all().without(table.horde.used);
        let stray = |walker: Walker| walker.points == 0 || !able.contains(walker.at);
        let order = rules.setup().order.len();
        let step = if let Phase::Build { step } = table.phase { step.into() } else { order };
        let left = order.saturating_sub(step);
        let before =
            matches!(table.phase, Phase::Build { .. } | Phase::Muster { .. } | Phase::Haunt);
        let haunt = rules.to_haunt(table).into_iter().sum::<u8>();
        let wrong = [
            (on_board.count() != table.people.len() as usize, "two humans stand on one field"),
            (usize::from(table.real) > table.spots.len(), "more is real than lies hidden"),
            (things > LOOT, "more than four search tokens and things"),
            (table.needed > 0 && rules.setup().search.is_none(), "this car lacks nothing"),
            (table.terror.is_some_and(|at| at < rules.track_end()), "the track ends before that"),
            (table.human_turn.acting.is_some_and(idle), "whoever acts lives and has points left"),
            (
                table.zombie_turn.acting.is_some_and(stray),
                "the walker is a zombie with points left that was not activated",
            ),
            (table.ground.tokens.len() + left > TOKENS, "too many tokens for one board"),
            (before && table.pool < haunt, "the pool is too small for the set-up"),
        ];
        wrong.into_iter().filter(|(wrong, _)| *wrong).map(|(_, what)| what)
    }

    /// Cards that are in two places, or anywhere before they are drawn.
    fn impossible_cards(&self) -> impl Iterator<Item = &'static str> + use<> {
        let (hands, table) = (&self.state.hands, &self.state.face_up);
        let mut piles = hands.iter().zip(&table.played);
        let twice = piles.clone().any(|(hand, played)| hand.without(*played) != *hand);
        let drawn = piles.any(|(hand, played)| !hand.is_empty() || !played.is_empty());
        let building = matches!(table.phase, Phase::Build { .. });
        let wrong = [
            (twice, "a card is held and lies on the table"),
            (building && drawn, "nobody has cards while the board is built"),
        ];
        wrong.into_iter().filter(|(wrong, _)| *wrong).map(|(_, what)| what)
    }

    /// A question that nobody could ask or answer.
    fn impossible_ask(&self) -> impl Iterator<Item = &'static str> + use<> {
        let (rules, table) = (self.rules, &self.state.face_up);
        let wrong = match table.ask {
            Some(Ask::Facing { at, .. }) => !table.horde.all().contains(at),
            Some(Ask::Ambush) => table.pool == 0 || rules.ambush_fields(table).is_empty(),
            Some(Ask::PutDown { .. }) => {
                Terror::nothing_due(table) || rules.open_fields(table).is_empty()
            }
            Some(Ask::Replace { human }) => {
                !matches!(table.fate(human), Fate::Dead { .. }) || table.horde.all().is_empty()
            }
            None => false,
        };
        wrong.then_some("nobody can answer this question").into_iter()
    }

    fn read_fact(&mut self, key: &str, value: &str) -> Read<()> {
        if let Some(at) = read_field(key) {
            return self.read_zombie(at, value);
        }
        if let Some(human) = crate::human::read_human(key) {
            return self.read_pawn(human, value);
        }
        if let Some((side, what)) = key.split_once('.') {
            return self.read_side(side, what, value);
        }
        let table = &mut self.state.face_up;
        match key {
            // Decided before anything else; follows from other facts.
            "board" | "points" => {}
            "round" => table.round = number(value, 999)?,
            "phase" => table.phase = read_phase(value)?,
            "ask" => table.ask = if value.is_empty() { None } else { Some(read_ask(value)?) },
            "obstacles" => table.ground.obstacles = table.ground.obstacles.or(fields(value)?),
            "permitted" => table.ground.permitted = fields(value)?,
            "car" => table.ground.car = fields(value)?.first(),
            "sewer" => table.ground.sewer = fields(value)?.first(),
            "tokens" => self.read_tokens(value)?,
            "pool" => table.pool = number(value, u16::from(ZOMBIES))? as u8,
            "bullets" => table.bullets = number(value, 9)? as u8,
            "briefcase" => table.briefcase = flag(value)?,
            "terror" => table.terror = optional(value, |value| Ok(number(value, 5)? as u8))?,
            "spots" => table.spots = loot(value)?,
            "loot" => table.loot = loot(value)?,
            "real" => table.real = number(value, 4)? as u8,
            "needed" => table.needed = number(value, 4)? as u8,
            _ => return self.read_turn(key, value),
        }
        Ok(())
    }

    fn read_turn(&mut self, key: &str, value: &str) -> Read<()> {
        let (humans, zombies) =
            (&mut self.state.face_up.human_turn, &mut self.state.face_up.zombie_turn);
        match key {
            "acting" => humans.acting = optional(value, human_and_points)?,
            "finished" => {
                let mut finished = HumanSet::NONE;
                for name in parts(value) {
                    finished.insert(human(name)?);
                }
                humans.finished = finished;
            }
            "activated" => humans.activated = number(value, 7)? as u8,
            "diagonal" => humans.diagonal = flag(value)?,
            "shoved" => humans.shoved = flag(value)?,
            "boosted" => humans.boosted = optional(value, human_and_points)?,
            "shots" => humans.shots = number(value, 9)? as u8,
            "quota" => zombies.quota = number(value, 20)? as u8,
            "walker" => zombies.acting = optional(value, read_walker)?,
            "released" => zombies.released = fields(value)?.first(),
            "raging" => zombies.raging = optional(value, field_and_points)?,
            "due" => {
                let numbers: Vec<&str> = value.split_whitespace().collect();
                let [supermarket, car, anywhere] = numbers[..] else {
                    return Err(Unreadable::new("three numbers").hint("supermarket, car, anywhere"));
                };
                zombies.due = [number(supermarket, 9)? as u8, number(car, 9)? as u8];
                zombies.due_anywhere = number(anywhere, 9)? as u8;
            }
            _ => {
                let known = self.rules.write_facts(&self.state);
                let complaint = Unreadable::new("there is no such fact");
                return Err(match did_you_mean(key, known.keys().map(String::as_str)) {
                    Some(hint) => complaint.hint(hint),
                    None => complaint,
                });
            }
        }
        Ok(())
    }

    fn read_zombie(&mut self, at: Field, value: &str) -> Read<()> {
        let mut words = value.split_whitespace();
        let Some(kind) = words.next() else { return Ok(()) };
        let special = Special::ALL.into_iter().find(|special| special.name() == kind);
        if special.is_none() && kind != "zombie" {
            return Err(no_such("zombie", kind, ["zombie", "runner", "brute"]));
        }
        let horde = &mut self.state.face_up.horde;
        horde.put(at, facing(words.next().unwrap_or_default())?, special);
        for word in words {
            match word {
                "used" => horde.used.insert(at),
                "fresh" => horde.fresh.insert(at),
                _ => return Err(no_such("word for a zombie", word, ["used", "fresh"])),
            }
        }
        Ok(())
    }

    fn read_pawn(&mut self, human: Human, value: &str) -> Read<()> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let (words, carries) = match words.as_slice() {
            [rest @ .., "carries"] => (rest, true),
            all => (all, false),
        };
        let fate = match words {
            [] => Fate::Away,
            ["lost"] => Fate::Lost,
            ["escaped", stars] => Fate::Escaped { stars: number(stars, 4)? as u8 },
            [at] => Fate::Alive { at: field(at)?, wounded: false },
            [at, "wounded"] => Fate::Alive { at: field(at)?, wounded: true },
            [at, "dead"] => Fate::Dead { at: field(at)? },
            _ => {
                let hint = "C5, C5 wounded, C5 dead, escaped 2 or lost, with carries at the end";
                return Err(Unreadable::new(format!("\"{value}\" is no pawn")).hint(hint));
            }
        };
        self.state.face_up.set_fate(human, fate);
        self.state.face_up.humans[human.index()] = Pawn { fate, carries };
        Ok(())
    }

    fn read_side(&mut self, side: &str, what: &str, value: &str) -> Read<()> {
        let found = Side::BOTH.into_iter().find(|it| it.name() == side);
        let side =
            found.ok_or_else(|| no_such("side", side, Side::BOTH.into_iter().map(Side::name)))?;
        if what == "activated" && side == Side::Zombies {
            self.state.face_up.zombie_turn.activated = number(value, 20)? as u8;
            return Ok(());
        }
        let mut cards = CardSet::NONE;
        for name in parts(value) {
            let card = self.rules.pack.read_card(name)?;
            if card.side() != side {
                return Err(Unreadable::new(format!(
                    "\"{name}\" is no card of the {}",
                    side.name()
                )));
            }
            cards.insert(card);
        }
        match what {
            "hand" => self.state.hands[side.index()] = cards,
            "played" => self.state.face_up.played[side.index()] = cards,
            _ => return Err(no_such("fact", what, ["hand", "played"])),
        }
        Ok(())
    }

    fn read_tokens(&mut self, value: &str) -> Read<()> {
        for part in parts(value) {
            let (token, _) = self.rules.pack.read_lying_token(part)?;
            let ground = &mut self.state.face_up.ground;
            // What the board has from the start is written as well.
            if ground.tokens.contains(&token) {
                continue;
            }
            if ground.tokens.is_full() {
                return Err(Unreadable::new(format!("more than {TOKENS} tokens on one board")));
            }
            ground.lay(self.rules.pack.token(token.kind), token);
        }
        Ok(())
    }
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

fn parts(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty())
}

fn fields(value: &str) -> Read<FieldSet> {
    parts(value).map(field).collect()
}

/// Fields with something on them. Two things may lie on one field.
fn loot(value: &str) -> Read<ArrayVec<Field, LOOT>> {
    let mut loot = ArrayVec::new();
    for part in parts(value) {
        let full = |_| Unreadable::new(format!("more than {LOOT} fields"));
        loot.try_push(field(part)?).map_err(full)?;
    }
    Ok(loot)
}

fn number(value: &str, most: u16) -> Read<u16> {
    let number = value.parse().ok().filter(|number| *number <= most);
    number.ok_or_else(|| Unreadable::new(format!("\"{value}\" is no number from 0 to {most}")))
}

fn flag(value: &str) -> Read<bool> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(Unreadable::new(format!("\"{value}\" is neither yes nor no"))),
    }
}

fn optional<T>(value: &str, read: impl FnOnce(&str) -> Read<T>) -> Read<Option<T>> {
    if value.is_empty() { Ok(None) } else { read(value).map(Some) }
}

fn two(value: &str) -> Read<(&str, &str)> {
    value.split_once(' ').ok_or_else(|| Unreadable::new(format!("\"{value}\" is not two words")))
}

fn human_and_points(value: &str) -> Read<(Human, u8)> {
    let (name, points) = two(value)?;
    Ok((human(name)?, number(points, 9)? as u8))
}

fn field_and_points(value: &str) -> Read<(Field, u8)> {
    let (at, points) = two(value)?;
    Ok((field(at)?, number(points, 9)? as u8))
}

fn read_walker(value: &str) -> Read<Walker> {
    let (value, turned) = match value.strip_suffix(" turned") {
        Some(rest) => (rest, true),
        None => (value, false),
    };
    let (at, points) = field_and_points(value)?;
    Ok(Walker { at, points, turned })
}

fn read_phase(value: &str) -> Read<Phase> {
    let words: Vec<&str> = value.split_whitespace().collect();
    Ok(match words[..] {
        ["build", step] => Phase::Build { step: number(step, 20)? as u8 },
        ["muster", name] => Phase::Muster { human: human(name)? },
        ["haunt"] => Phase::Haunt,
        ["humans"] => Phase::Humans,
        ["movement"] => Phase::Movement,
        ["adding"] => Phase::Adding,
        ["tidying"] => Phase::Tidying,
        _ => {
            let known =
                ["build 0", "muster nurse", "haunt", "humans", "movement", "adding", "tidying"];
            return Err(no_such("phase", value, known));
        }
    })
}

fn read_ask(value: &str) -> Read<Ask> {
    let words: Vec<&str> = value.split_whitespace().collect();
    Ok(match words[..] {
        ["facing", at, after] => {
            let known = FacingAfter::ALL;
            let found = known.into_iter().find(|it| it.name() == after);
            let complaint = || no_such("reason", after, known.into_iter().map(FacingAfter::name));
            Ask::Facing { at: field(at)?, after: found.ok_or_else(complaint)? }
        }
        ["ambush"] => Ask::Ambush,
        ["put-down"] => Ask::PutDown { special: None },
        ["put-down", name] => {
            let special = Special::ALL.into_iter().find(|special| special.name() == name);
            let complaint = || no_such("special zombie", name, Special::ALL.map(Special::name));
            Ask::PutDown { special: Some(special.ok_or_else(complaint)?) }
        }
        ["replace", name] => Ask::Replace { human: human(name)? },
        _ => {
            let known = ["facing C5 adding", "ambush", "put-down", "replace nurse"];
            return Err(no_such("question", value, known));
        }
    })
}
