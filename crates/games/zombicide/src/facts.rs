//! Positions as plain facts: what scenarios give and expect.
//!
//! `amy = "9R.TL health 2 ap 7"`, `amy.cards = "pistol katana / water"`, `9R.MR = "walker 3, brute"`,
//! `9R.MR.noise = "2"`, `open = "9R.A-ML"`. What is not said is as in an empty position of the
//! mission: no Survivors, no Zombies, all doors closed, full decks, Round 1.

use horda_kit::{Facts, Seat, Unreadable};
use horda_words::{
    Fact, Readable, facts, no_such, parts, read_counts, read_fact, read_facts, write_counts,
    write_list, written,
};

use crate::board::gate::{GateId, GateSet};
use crate::board::zone::Zone;
use crate::equipment::card::CardKind;
use crate::few::Few;
use crate::frame::Frame;
use crate::rules::Zombicide;
use crate::skills::Skill;
use crate::spawning::zombie_card::ZombieCardId;
use crate::state::{Phase, State};
use crate::survivors::budget::{Budget, Pool};
use crate::survivors::car::Car;
use crate::survivors::character::CharacterId;
use crate::survivors::inventory::Inventory;
use crate::survivors::level::Level;
use crate::survivors::survivor::{Status, Survivor, Who};
use crate::survivors::turn::{Sort, Turn};
use crate::washington::facts::{
    read_cards, read_hour, read_keywords, read_light, read_lights, read_notes, write_cards,
    write_hour, write_keywords, write_light, write_lights, write_notes,
};
use crate::zombies::kind::Kind;

pub(crate) type Read<T> = Result<T, Unreadable>;

/// Facts of a position.
pub(crate) const FACTS: &[Fact<Zombicide, State>] = facts! { Zombicide, State;
    /// Round, counted from 1; 1.
    "round" = round, up to 200;
    /// What the Clock shows, from 0 to 23, where there is one; the hour at which the mission begins.
    "hour" from write_hour, by read_hour;
    /// Zones that are lit; what follows from the lights.
    "lit" from |rules, state| write_list(rules, rules.lit(state).iter());
    /// Lights of the mission that are on, by Zone; those that begin so.
    "lights" from write_lights, by read_lights;
    /// Where in the Round: muster, players, light, zombies, spawn, end; players.
    "phase" from |_, state| write_phase(state), by |_, state, text| read_phase(state, text);
    /// The seat with the First Player token; one.
    "first-player" = first_seat;
    /// The seat whose Survivors take their Turns; one.
    "active" = active;
    /// Whose Turn is under way with the Actions left, such as `amy 3` or `amy 2 move 1`; nobody's.
    "turn" from write_turn, by read_turn;
    /// Doors and links that are open; those of the mission.
    "open" from |rules, state| write_list(rules, state.gates.iter()), by read_open;
    /// Rooms of buildings that were opened; those of the set-up.
    "opened" from write_opened, by read_opened;
    /// Zombie cards that lie face down; all that are not discarded.
    "zombie-deck" from |rules, state| write_zombie_cards(rules, state.zombie_deck), by |rules, state, text| {
        state.zombie_deck = read_zombie_cards(rules, text)?;
        Ok(())
    };
    /// Zombie cards that were discarded; none.
    "zombie-discard" from |rules, state| write_zombie_cards(rules, state.zombie_discard), by read_discarded;
    /// Equipment that was discarded; none.
    "discard" from write_discard, by read_discard;
    /// Equipment that lies face down, where it is not the whole deck; `none` for an empty one.
    "deck" from write_deck, by read_deck;
    /// Spawn Zones that are active; those of the mission that begin so.
    "spawns" from write_spawns, by read_spawns;
    /// Objectives that were taken, by Zone; none.
    "taken" from write_taken, by read_taken;
    /// Objective cards that were taken (`taken`), that lie there face up (`read`) or not yet (`away`), or stay revealed (`kept`), such as `radio read, keys taken`; all lie face down.
    "objective-cards" from write_cards, by read_cards;
    /// Notes that were read, by number; none.
    "notes" from |_, state| write_notes(state), by read_notes;
    /// Keywords that were found; none.
    "keywords" from write_keywords, by read_keywords;
    /// Crates that were taken, by Zone; none.
    "crates-taken" from write_crates, by read_crates;
    /// A Survivor: `9R.TL`, then `health 2`, `ap 7`, `seat two`, `acted`, `left`, `down`, `fading`, `saved`, `level orange`, `lap 1`.
    "josh to angelo" each CharacterId in characters,
        from write_survivor, by read_survivor;
    /// Of each Survivor: cards in Hand and Backpack; none.
    "cards" of each CharacterId in characters, from write_inventory, by read_inventory;
    /// Of each Survivor: skills besides those of the level; none.
    "skills" of each CharacterId in characters, from write_skills, by read_skills;
    /// Of each Survivor: where its light shines, a Zone beside or `wall`; it is off.
    "light" of each CharacterId in bearers, from write_light, by read_light;
    /// Of each Companion: its Zone, then its leader; not on the board.
    "companion" of each CharacterId in companions,
        from write_companion, by read_companion;
    /// Cars in their order: the Zone, then the driver or `-`, then passengers, then `crate`; as in the mission.
    "cars" from write_cars, by read_cars;
    /// Zombies in a Zone: `walker 3, brute`; none.
    "1R.A to 9V.TR" each Zone in zones, from write_zombies, by read_zombies;
    /// Of each Zone: Noise tokens; none.
    "noise" of each Zone in zones,
        from |_, state, zone| state.noise[zone.index()].to_string(), by read_noise;
};

fn characters(state: &State) -> Vec<CharacterId> {
    state.survivors.iter().map(|survivor| survivor.character).collect()
}

/// Survivors whose light is on.
fn bearers(state: &State) -> Vec<CharacterId> {
    let lit = state.survivors.iter().filter(|survivor| survivor.beam.is_on());
    lit.map(|survivor| survivor.character).collect()
}

fn companions(state: &State) -> Vec<CharacterId> {
    state.companions.iter().map(|companion| companion.character).collect()
}

/// Zones in which something is: the others have no facts.
fn zones(state: &State) -> Vec<Zone> {
    (state.infested() | state.noisy).iter().collect()
}

impl Zombicide {
    pub(crate) fn write_facts(&self, state: &State) -> Facts {
        let mut facts = Facts::new();
        horda_words::write_facts(FACTS, "", self, state, &mut facts);
        facts
    }

    pub(crate) fn read_facts(&self, facts: &Facts) -> Result<State, Vec<Unreadable>> {
        let mut state = self.blank();
        let mut problems = Vec::new();
        // Survivors come first: other facts name them.
        let named = |key: &str| CharacterId::read(self, key).is_ok();
        for (key, value) in facts.iter().filter(|(key, _)| named(key)) {
            if let Some(Err(problem)) = read_fact(FACTS, self, &mut state, key, value) {
                problems.push(problem);
            }
        }
        problems.extend(read_facts(facts, &self.write_facts(&state), |key, value| {
            if named(key) { Some(Ok(())) } else { read_fact(FACTS, self, &mut state, key, value) }
        }));
        problems.extend(self.impossible(&state).into_iter().map(Unreadable::new));
        if problems.is_empty() { Ok(state) } else { Err(problems) }
    }

    /// An empty position of the mission in Round 1.
    fn blank(&self) -> State {
        let mut state = State::empty();
        self.lay_out(&mut state);
        state.crowds = State::empty().crowds;
        state.crowded = State::empty().crowded;
        state.pool = State::empty().pool;
        state.abominations = State::empty().abominations;
        state.abominations_drawn = !self.mission().abominations & 0b1111;
        state.phase = Phase::Turns;
        state.round = 1;
        state
    }
}

fn write_phase(state: &State) -> String {
    let name = match state.phase {
        Phase::Muster => "muster",
        Phase::Turns => "players",
        Phase::Light => "light",
        Phase::Zombies => "zombies",
        Phase::Spawn => "spawn",
        Phase::End => "end",
        Phase::Over { won: true } => "won",
        Phase::Over { won: false } => "lost",
    };
    name.to_owned()
}

fn read_phase(state: &mut State, text: &str) -> Read<()> {
    state.phase = match text {
        "muster" => Phase::Muster,
        "players" => Phase::Turns,
        "light" => Phase::Light,
        "zombies" => Phase::Zombies,
        "spawn" => Phase::Spawn,
        "end" => Phase::End,
        "won" => Phase::Over { won: true },
        "lost" => Phase::Over { won: false },
        _ => {
            return Err(no_such(
                "phase",
                text,
                ["muster", "players", "light", "zombies", "spawn", "end"],
            ));
        }
    };
    Ok(())
}

fn write_turn(rules: &Zombicide, state: &State) -> String {
    let Some(turn) = state.turn() else { return String::new() };
    let mut out = written(&state.survivor(turn.who).character, rules);
    out.push_str(&format!(" {}", turn.budget.left(Pool::Any)));
    for pool in Pool::ALL.into_iter().filter(|pool| *pool != Pool::Any) {
        if turn.budget.left(pool) > 0 {
            out.push_str(&format!(" {} {}", pool.name(), turn.budget.left(pool)));
        }
    }
    out
}

fn read_turn(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    let mut words = text.split_whitespace();
    let Some(name) = words.next() else { return Ok(()) };
    let who = own(rules, state, name)?;
    let mut budget = Budget::any(u8::read_up_to(rules, words.next().unwrap_or("3"), 9)?);
    while let Some(pool) = words.next() {
        let pool = Pool::read(rules, pool)?;
        budget.add(pool, u8::read_up_to(rules, words.next().unwrap_or("1"), 9)?);
    }
    state.active = state.survivor(who).seat;
    state.stack = Few::new();
    state.stack.push(Frame::Turn(Turn { who, sort: Sort::Own, budget, ..Turn::default() }));
    Ok(())
}

/// A Survivor of the position by name.
pub(crate) fn own(rules: &Zombicide, state: &State, name: &str) -> Read<Who> {
    let character = CharacterId::read(rules, name)?;
    let missing = || Unreadable::new(format!("{name} is not on the board")).hint("give it a Zone");
    rules.survivor_named(state, character).ok_or_else(missing)
}

fn read_open(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    state.gates = GateSet::NONE;
    for name in parts(text) {
        let gate = GateId::read(rules, name)?;
        state.gates.insert(gate);
        for building in rules.map().gate(gate).buildings.into_iter().flatten() {
            state.buildings |= 1 << building.index();
        }
    }
    Ok(())
}

fn write_opened(rules: &Zombicide, state: &State) -> String {
    let buildings = rules.map().buildings().iter().enumerate();
    let opened = buildings.filter(|(place, _)| state.buildings & 1 << place != 0);
    write_list(rules, opened.filter_map(|(_, building)| building.rooms.first()))
}

fn read_opened(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    for name in parts(text) {
        let zone = Zone::read(rules, name)?;
        let complaint = || Unreadable::new(format!("{name} is in no building"));
        let building = rules.map().zone(zone).building.ok_or_else(complaint)?;
        state.buildings |= 1 << building.index();
    }
    Ok(())
}

fn write_zombie_cards(rules: &Zombicide, bits: u64) -> String {
    let ids = (0..rules.pack.zombie_cards.len() as u8).filter(|place| bits & 1 << place != 0);
    write_list(rules, ids.map(ZombieCardId))
}

fn read_zombie_cards(rules: &Zombicide, text: &str) -> Read<u64> {
    let mut bits = 0;
    for name in parts(text) {
        bits |= 1 << ZombieCardId::read(rules, name)?.0;
    }
    Ok(bits)
}

fn read_discarded(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    state.zombie_discard = read_zombie_cards(rules, text)?;
    state.zombie_deck &= !state.zombie_discard;
    Ok(())
}

fn kinds(rules: &Zombicide) -> impl Iterator<Item = CardKind> + use<> {
    (0..rules.pack.cards.len() as u8).map(CardKind)
}

fn write_discard(rules: &Zombicide, state: &State) -> String {
    write_counts(rules, kinds(rules).map(|kind| (kind, state.piles.discarded(kind))))
}

fn read_discard(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    for (kind, count) in read_counts::<Zombicide, CardKind>(rules, text, 40)? {
        state.piles.set_discarded(kind, count);
        let left = state.piles.face_down(kind).saturating_sub(count);
        state.piles.set_face_down(kind, left);
    }
    Ok(())
}

fn write_deck(rules: &Zombicide, state: &State) -> String {
    let whole = |kind: CardKind| state.piles.face_down(kind) == rules.pack.card(kind).count;
    if kinds(rules).all(whole) {
        return String::new();
    }
    if kinds(rules).all(|kind| state.piles.face_down(kind) == 0) {
        return "none".to_owned();
    }
    write_counts(rules, kinds(rules).map(|kind| (kind, state.piles.face_down(kind))))
}

fn read_deck(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    if text.is_empty() {
        return Ok(());
    }
    for kind in kinds(rules) {
        state.piles.set_face_down(kind, 0);
    }
    if text == "none" {
        return Ok(());
    }
    for (kind, count) in read_counts::<Zombicide, CardKind>(rules, text, 40)? {
        state.piles.set_face_down(kind, count);
    }
    Ok(())
}

fn write_taken(rules: &Zombicide, state: &State) -> String {
    let all = rules.mission().objectives.iter().take(rules.mission().tokens()).enumerate();
    let gone = all.filter(|(place, _)| state.objectives & 1 << place == 0);
    write_list(rules, gone.map(|(_, objective)| objective.zone))
}

fn read_taken(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    for name in parts(text) {
        let zone = Zone::read(rules, name)?;
        let complaint = || Unreadable::new(format!("no Objective lies in {name}"));
        let place = rules.objective_at(state, zone).ok_or_else(complaint)?;
        state.objectives &= !(1 << place);
    }
    Ok(())
}

fn write_spawns(rules: &Zombicide, state: &State) -> String {
    let all = rules.mission().spawns.iter().enumerate();
    let active = all.filter(|(place, _)| state.spawns & 1 << place != 0);
    write_list(rules, active.map(|(_, spawn)| spawn.zone))
}

fn read_spawns(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    state.spawns = 0;
    for name in parts(text) {
        let zone = Zone::read(rules, name)?;
        let mut tokens = (0u16..).zip(&rules.mission().spawns);
        let complaint = || Unreadable::new(format!("no Spawn token lies in {name}"));
        let token = tokens.find(|(place, it)| it.zone == zone && state.spawns & 1 << place == 0);
        state.spawns |= 1 << token.ok_or_else(complaint)?.0;
    }
    Ok(())
}

fn write_crates(rules: &Zombicide, state: &State) -> String {
    let all = rules.mission().crates.iter().enumerate();
    write_list(
        rules,
        all.filter(|(place, _)| state.crates & 1 << place == 0).map(|(_, zone)| *zone),
    )
}

fn read_crates(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    for name in parts(text) {
        let zone = Zone::read(rules, name)?;
        let place = rules.mission().crates.iter().position(|at| *at == zone);
        let complaint = || Unreadable::new(format!("no crate lies in {name}"));
        state.crates &= !(1 << place.ok_or_else(complaint)?);
    }
    Ok(())
}

fn write_survivor(rules: &Zombicide, state: &State, name: CharacterId) -> String {
    let Some(who) = rules.survivor_named(state, name) else { return String::new() };
    let survivor = state.survivor(who);
    let mut out = written(&survivor.zone, rules);
    out.push_str(&format!(" health {} ap {}", survivor.health, survivor.adrenaline));
    if survivor.lap > 0 {
        out.push_str(&format!(" lap {}", survivor.lap));
    } else if survivor.level > Level::of(survivor.adrenaline) {
        out.push_str(&format!(" level {}", survivor.level.name()));
    }
    if survivor.seat != Seat(0) {
        out.push_str(&format!(" seat {}", written(&survivor.seat, rules)));
    }
    if survivor.acted {
        out.push_str(" acted");
    }
    if survivor.status != Status::Standing {
        out.push_str(&format!(" {}", survivor.status.name()));
    }
    out
}

fn read_survivor(rules: &Zombicide, state: &mut State, name: CharacterId, text: &str) -> Read<()> {
    let card = rules.pack.character(name);
    let mut words = text.split_whitespace();
    let mut survivor = Survivor {
        character: name,
        zone: Zone::read(rules, words.next().unwrap_or_default())?,
        health: rules.starting_health(card),
        skills: card.blue.iter().copied().collect(),
        ..Survivor::default()
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap_or_default();
        match word {
            "health" => survivor.health = u8::read_up_to(rules, value(), 9)?,
            "ap" => survivor.adrenaline = u8::read_up_to(rules, value(), 99)?,
            "seat" => survivor.seat = Seat::read(rules, value())?,
            "level" => survivor.level = Level::read(rules, value())?,
            "lap" => survivor.lap = u8::read_up_to(rules, value(), 9)?,
            "acted" => survivor.acted = true,
            _ => survivor.status = Status::read(rules, word)?,
        }
    }
    survivor.level = survivor.level.max(Level::of(survivor.adrenaline));
    if survivor.lap > 0 {
        survivor.level = survivor.level.max(Level::Yellow);
    }
    if survivor.level >= Level::Yellow {
        survivor.skills.push(Skill::MORE_ACTIONS);
    }
    if state.survivors.is_full() {
        return Err(Unreadable::new("a team has six Survivors"));
    }
    state.survivors.push(survivor);
    Ok(())
}

fn write_inventory(rules: &Zombicide, state: &State, name: CharacterId) -> String {
    let who = rules.survivor_named(state, name);
    who.map_or(String::new(), |who| written(&state.survivor(who).inventory, rules))
}

fn read_inventory(rules: &Zombicide, state: &mut State, name: CharacterId, text: &str) -> Read<()> {
    let inventory = Inventory::read(rules, text)?;
    let who = own(rules, state, &rules.pack.character(name).id)?;
    for card in inventory.all() {
        let left = state.piles.face_down(card.kind).saturating_sub(1);
        state.piles.set_face_down(card.kind, left);
    }
    state.survivor_mut(who).inventory = inventory;
    Ok(())
}

fn write_skills(rules: &Zombicide, state: &State, name: CharacterId) -> String {
    let Some(who) = rules.survivor_named(state, name) else { return String::new() };
    let printed = rules.pack.character(name).blue.len();
    let survivor = state.survivor(who);
    let levels = usize::from(survivor.level >= Level::Yellow);
    let more = survivor.skills.iter().skip(printed + levels).copied();
    write_list(rules, more)
}

fn read_skills(rules: &Zombicide, state: &mut State, name: CharacterId, text: &str) -> Read<()> {
    let who = own(rules, state, &rules.pack.character(name).id)?;
    for word in parts(text) {
        let skill = Skill::read(rules, word)?;
        state.survivor_mut(who).skills.push(skill);
    }
    Ok(())
}

fn write_companion(rules: &Zombicide, state: &State, name: CharacterId) -> String {
    let found = state.companions.iter().find(|it| it.character == name && it.stands);
    let Some(companion) = found else { return String::new() };
    let mut out = written(&companion.zone, rules);
    if let Some(leader) = companion.leader {
        out.push(' ');
        out.push_str(&written(&state.survivor(leader).character, rules));
    }
    out
}

fn read_companion(rules: &Zombicide, state: &mut State, name: CharacterId, text: &str) -> Read<()> {
    let mut words = text.split_whitespace();
    let zone = Zone::read(rules, words.next().unwrap_or_default())?;
    let leader = words.next().map(|leader| own(rules, state, leader)).transpose()?;
    let companion =
        crate::survivors::companion::Companion { character: name, zone, leader, stands: true };
    match state.companions.iter().position(|it| it.character == name) {
        Some(place) => state.companions[place] = companion,
        None => state.companions.push(companion),
    }
    Ok(())
}

fn write_cars(rules: &Zombicide, state: &State) -> String {
    let name = |who: Who| written(&state.survivor(who).character, rules);
    let car = |car: &Car| {
        let mut words = vec![written(&car.zone, rules)];
        words.push(car.driver.map_or_else(|| "-".to_owned(), name));
        let beside = state.everybody().filter(|who| car.passengers & who.bit() != 0);
        words.extend(beside.map(name));
        words.extend(car.loaded.then(|| "crate".to_owned()));
        words.join(" ")
    };
    state.cars.iter().map(car).collect::<Vec<_>>().join(", ")
}

fn read_cars(rules: &Zombicide, state: &mut State, text: &str) -> Read<()> {
    for (place, part) in parts(text).enumerate() {
        let mut words = part.split_whitespace();
        let zone = Zone::read(rules, words.next().unwrap_or_default())?;
        let more = || Unreadable::new("the mission has not so many cars");
        let mut car = Car { zone, ..*state.cars.get(place).ok_or_else(more)? };
        (car.driver, car.passengers, car.loaded) = (None, 0, false);
        for (seat, word) in words.enumerate().filter(|(_, word)| *word != "-") {
            match word {
                "crate" => car.loaded = true,
                name => car.seat(own(rules, state, name)?, seat == 0),
            }
        }
        state.cars[place] = car;
    }
    Ok(())
}

fn write_zombies(rules: &Zombicide, state: &State, zone: Zone) -> String {
    write_counts(rules, Kind::ALL.map(|kind| (kind, state.count(zone, kind))))
}

fn read_zombies(rules: &Zombicide, state: &mut State, zone: Zone, text: &str) -> Read<()> {
    for (kind, count) in read_counts::<Zombicide, Kind>(rules, text, 40)? {
        let left = kind.abomination().map_or(state.pool.get(kind.index()).copied(), |_| Some(1));
        if left.is_none_or(|left| left < count) {
            return Err(Unreadable::new(format!("there are not so many {}s", kind.name())));
        }
        state.place(zone, kind, count);
        if let Some(place) = kind.abomination() {
            state.abominations_drawn |= 1 << place;
        }
    }
    Ok(())
}

fn read_noise(rules: &Zombicide, state: &mut State, zone: Zone, text: &str) -> Read<()> {
    state.make_noise(zone, u8::read_up_to(rules, text, 40)?);
    Ok(())
}
