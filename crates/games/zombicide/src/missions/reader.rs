//! Reads a mission file. `docs/adding-a-mission.md` says what can be written there.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use horda_content::TomlTable;
use horda_kit::mark;

use super::condition::{Condition, Share};
use super::lines::Lines;
use super::mission::{Colour, Difficulty, Goal, Lock, Mission, Objective, Spawn, TextId};
use super::own_texts::read_own_texts;
use super::trigger::{Effect, On, Place, Trigger, Way};
use super::vocabulary::{CONDITIONS, EFFECTS, TRIGGERS, Word};
use crate::board::files::read_board;
use crate::board::gate::GateId;
use crate::board::map::{Map, MapOptions};
use crate::board::zone::{Zone, ZoneKind};
use crate::pack::Pack;
use crate::state::{COMPANIONS, COUNTERS};
use crate::survivors::car::{CARS, Car, CarKind};
use crate::survivors::character::CharacterId;
use crate::survivors::level::Level;
use crate::zombies::kind::Kind;

/// AP for an Objective token, unless the mission says otherwise (ZE-OBJ-02).
const OBJECTIVE_AP: i64 = 5;
/// Flags that a mission may have.
const FLAGS: usize = 32;

/// A mission with the lines of its entries.
pub(crate) struct Written {
    pub(crate) mission: Mission,
    pub(crate) lines: Lines,
}

/// What is being read, with the names that were met on the way.
pub(super) struct Reader<'a> {
    pack: &'a Pack,
    pub(super) map: &'a Map,
    texts: RefCell<Vec<String>>,
    flags: RefCell<Vec<String>>,
    counters: RefCell<Vec<String>>,
    /// Zones of the Objectives, in their order.
    objectives: Vec<Objective>,
    /// Was some entry left out because it could not be read?
    gaps: Cell<bool>,
}

/// Reads a mission; everything that cannot be read is reported to the file.
pub(crate) fn read_mission(pack: &Pack, file: &TomlTable<'_>) -> Option<Mission> {
    read_written(pack, file).map(|written| written.mission)
}

/// Reads a mission and where everything is written.
pub(crate) fn read_written(pack: &Pack, file: &TomlTable<'_>) -> Option<Written> {
    let written = read_all(pack, file);
    if written.is_none() {
        drop(file.entries()); // without a board nothing else was looked at
    }
    written
}

fn read_all(pack: &Pack, file: &TomlTable<'_>) -> Option<Written> {
    let id: String = file.required("id")?;
    let difficulty = file.choice("difficulty", &Difficulty::WORDS)?;
    let own_door = |door: &TomlTable<'_>| {
        // Read again below, when the map is there.
        let _ = (door.optional::<String>("colour"), door.table("opens"));
    };
    let (plan, map) = read_board(file, &pack.tiles, MapOptions::default(), own_door)?;
    let map = Arc::new(map);
    let mut reader = Reader {
        pack,
        map: &map,
        texts: RefCell::default(),
        flags: RefCell::default(),
        counters: RefCell::default(),
        objectives: Vec::new(),
        gaps: Cell::new(false),
    };
    let mut lines = Lines {
        start: file.line_of("start"),
        exit: file.line_of("exit"),
        exit_needs: file.line_of("exit-needs"),
        crates: file.line_of("crates"),
        rounds: file.line_of("rounds"),
        ..Lines::default()
    };
    (reader.objectives, lines.objectives) = reader.objectives(file);
    let start = reader.zones(file, "start");
    if start.is_empty() {
        file.problem(None, "Survivors start nowhere", Some("start = [\"9R.TL\"]".into()));
    }
    let (spawns, own) = reader.spawns(file);
    lines.spawns = own;
    let crates = reader.zones(file, "crates");
    let cars = reader.cars(file);
    let humvees = if file.has("humvees") { reader.zones(file, "humvees") } else { Vec::new() };
    let exit = file.has("exit").then(|| reader.zone(file, "exit")).flatten();
    let exit_needs = file.table("exit-needs");
    let exit_needs = exit_needs.and_then(|own| own.finished(|own| reader.condition(own)));
    let (locks, own) = reader.locks(file);
    lines.locks = own;
    let noise = reader.noise(file);
    let (zombies, own) = reader.zombies(file);
    lines.zombies = own;
    let (companions, own) = reader.companions(file);
    lines.companions = own;
    let (goals, own) = reader.goals(file, "goal");
    lines.goals = own;
    let (defeats, own) = reader.goals(file, "defeat");
    lines.defeats = own;
    let (triggers, own) = reader.triggers(file);
    lines.triggers = own;
    let abominations = reader.abominations(file);
    let rounds = file.number_or("rounds", 0..=200, 0) as u8;
    if goals.is_empty() {
        file.problem(None, "nothing wins this mission", Some("write a [[goal]]".into()));
    }
    let own_texts = read_own_texts(file);
    lines.gaps = reader.gaps.get();
    let (texts, flags, counters) =
        (reader.texts.into_inner(), reader.flags.into_inner(), reader.counters.into_inner());
    if flags.len() > FLAGS || counters.len() > COUNTERS {
        file.problem(None, format!("more than {FLAGS} flags or {COUNTERS} counters"), None);
    }
    let objectives = reader.objectives;
    let mission = Mission {
        id,
        difficulty,
        plan,
        start,
        spawns,
        objectives,
        crates,
        cars,
        humvees,
        exit,
        exit_needs,
        locks,
        noise,
        zombies,
        companions,
        abominations,
        goals,
        defeats,
        triggers,
        texts,
        own_texts,
        flags,
        counters,
        rounds,
        map,
    };
    Some(Written { mission, lines })
}

/// Finds a name in a list, or adds it.
fn number_of(names: &RefCell<Vec<String>>, name: &str) -> u8 {
    let mut names = names.borrow_mut();
    let place = names.iter().position(|known| known == name).unwrap_or_else(|| {
        names.push(name.to_owned());
        names.len() - 1
    });
    place as u8
}

impl Reader<'_> {
    /// Reads the tables of a key, each with its line.
    fn entries<T>(
        &self,
        file: &TomlTable<'_>,
        key: &str,
        read: impl Fn(&TomlTable<'_>) -> Option<T>,
    ) -> (Vec<T>, Vec<usize>) {
        let tables = file.tables(key);
        let mut all = (Vec::new(), Vec::new());
        for table in &tables {
            match table.finished(&read) {
                Some(entry) => {
                    all.0.push(entry);
                    all.1.push(table.line());
                }
                None => self.gaps.set(true),
            }
        }
        all
    }

    fn zone(&self, table: &TomlTable<'_>, key: &str) -> Option<Zone> {
        let name: String = table.required(key)?;
        table.accept(key, self.map.zone_named(&name))
    }

    fn zones(&self, table: &TomlTable<'_>, key: &str) -> Vec<Zone> {
        let words = table.words(key);
        let zone = |word: &horda_content::Word<'_>| word.accept(self.map.zone_named(&word.text));
        words.iter().filter_map(zone).collect()
    }

    fn door(&self, table: &TomlTable<'_>, key: &str) -> Option<GateId> {
        let name: String = table.required(key)?;
        table.accept(key, self.map.gate_named(&name))
    }

    fn text(&self, table: &TomlTable<'_>, key: &str) -> Option<TextId> {
        let name: String = table.required(key)?;
        Some(TextId(number_of(&self.texts, &name)))
    }

    fn kind(&self, table: &TomlTable<'_>, key: &str) -> Option<Kind> {
        table.choice(key, &Kind::WORDS)
    }

    fn objectives(&self, file: &TomlTable<'_>) -> (Vec<Objective>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            Some(Objective {
                zone: self.zone(table, "at")?,
                colour: table.choice_or("colour", &Colour::WORDS, Colour::Red),
                mixed: table.flag("mixed"),
                adrenaline: table.number_or("adrenaline", 0..=20, OBJECTIVE_AP) as u8,
            })
        };
        self.entries(file, "objective", read)
    }

    fn spawns(&self, file: &TomlTable<'_>) -> (Vec<Spawn>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            let colour = table.choice_or("colour", &Colour::WORDS, Colour::Red);
            Some(Spawn {
                zone: self.zone(table, "at")?,
                colour,
                active: table.optional("active").unwrap_or(colour == Colour::Red),
            })
        };
        self.entries(file, "spawn", read)
    }

    /// Cars stand in streets (ZE-CAR-05); one kind of them may hold a crate (ZE-CAR-06).
    fn cars(&self, file: &TomlTable<'_>) -> Vec<Car> {
        let read = |table: &TomlTable<'_>| {
            let kind = table.choice("kind", &CarKind::WORDS)?;
            let zone = self.zone(table, "at")?;
            if self.map.zone(zone).kind != ZoneKind::Street {
                table.problem(Some("at"), "a car stands in a street", None);
            }
            let loaded = table.flag("crate");
            if loaded && kind != CarKind::Muscle {
                table.problem(Some("crate"), "only a muscle car holds a crate", None);
            }
            let drivable = table.flag("drivable");
            Some(Car { kind, zone, loaded, drivable, ..Car::default() })
        };
        let tables = file.tables("car");
        if tables.len() > CARS {
            file.problem(Some("car"), format!("more than {CARS} cars"), None);
        }
        tables.iter().filter_map(|table| table.finished(read)).collect()
    }

    /// Doors with a condition. The board has read them already, so nothing is finished here.
    fn locks(&self, file: &TomlTable<'_>) -> (Vec<Lock>, Vec<usize>) {
        let mut all = (Vec::new(), Vec::new());
        for table in file.tables("door") {
            let Some(opens) = table.table("opens") else { continue };
            let read = || {
                let colour = table.choice_or("colour", &Colour::WORDS, Colour::Red);
                let opens = opens.finished(|own| self.condition(own))?;
                Some(Lock { door: self.door(&table, "at")?, colour, opens })
            };
            match read() {
                Some(lock) => {
                    all.0.push(lock);
                    all.1.push(table.line());
                }
                None => self.gaps.set(true),
            }
        }
        all
    }

    fn noise(&self, file: &TomlTable<'_>) -> Vec<(Zone, u8)> {
        let read = |table: &TomlTable<'_>| {
            Some((self.zone(table, "at")?, table.number("tokens", 1..=20)? as u8))
        };
        file.tables("noise").iter().filter_map(|table| table.finished(read)).collect()
    }

    fn zombies(&self, file: &TomlTable<'_>) -> (Vec<(Zone, Kind, u8)>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            let kind = self.kind(table, "zombie")?;
            Some((self.zone(table, "at")?, kind, table.number_or("count", 1..=20, 1) as u8))
        };
        self.entries(file, "zombies", read)
    }

    fn companions(&self, file: &TomlTable<'_>) -> (Vec<(CharacterId, Zone)>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            let name: String = table.required("who")?;
            let who = table.accept("who", self.pack.read_character(&name))?;
            let blue = &self.pack.character(who).blue;
            if blue.first().is_some_and(|skill| skill.feature().start.is_some()) {
                mark!("ZE-CPN-08");
                table.problem(Some("who"), format!("{name} has a skill of the set-up only"), None);
            }
            Some((who, self.zone(table, "at")?))
        };
        if file.tables("companion").len() > COMPANIONS {
            file.problem(Some("companion"), format!("more than {COMPANIONS} Companions"), None);
        }
        self.entries(file, "companion", read)
    }

    fn abominations(&self, file: &TomlTable<'_>) -> u8 {
        if !file.has("abominations") {
            return 0b1111;
        }
        let chosen = file.choices("abominations", &Kind::WORDS);
        let places = chosen.into_iter().filter_map(Kind::abomination);
        places.fold(0, |bits, place| bits | 1 << place)
    }

    fn goals(&self, file: &TomlTable<'_>, key: &str) -> (Vec<Goal>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            let text = self.text(table, "text")?;
            let when = table.required_table("when")?;
            Some(Goal { text, when: when.finished(|own| self.condition(own))? })
        };
        self.entries(file, key, read)
    }

    fn triggers(&self, file: &TomlTable<'_>) -> (Vec<Trigger>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            let on = table.required_table("on")?;
            let when = table.table("if");
            Some(Trigger {
                on: on.finished(|own| self.on(own))?,
                when: when.and_then(|own| own.finished(|own| self.condition(own))),
                once: table.optional("once").unwrap_or(true),
                effects: self.effects(table, "do"),
            })
        };
        self.entries(file, "trigger", read)
    }

    fn on(&self, table: &TomlTable<'_>) -> Option<On> {
        let key = one_key(table, TRIGGERS)?;
        Some(match key {
            "round" => table.optional::<bool>(key).map(|_| On::Round)?,
            "end-phase" => table.optional::<bool>(key).map(|_| On::EndPhase)?,
            "taken" => On::Taken(table.choice(key, &Colour::WORDS)?),
            "taken-at" => On::TakenAt(self.objective(table, key)?),
            "opened" => On::Opened(self.door(table, key)?),
            "arrived" => On::Arrived(self.zone(table, key)?),
            "burnt" => On::Burnt(self.zone(table, key)?),
            _ => {
                let words: Vec<(&str, Option<Kind>)> = Kind::WORDS
                    .iter()
                    .map(|(word, kind)| (*word, Some(*kind)))
                    .chain([("abomination", None)])
                    .collect();
                match table.choice(key, &words)? {
                    Some(kind) => On::Killed(kind),
                    None => On::AbominationKilled,
                }
            }
        })
    }

    /// The Objective in a Zone, by its place.
    fn objective(&self, table: &TomlTable<'_>, key: &str) -> Option<u8> {
        let zone = self.zone(table, key)?;
        let place = self.objectives.iter().position(|it| it.zone == zone);
        if place.is_none() {
            table.problem(Some(key), "no Objective lies there", None);
        }
        place.map(|place| place as u8)
    }

    /// A condition has one key.
    fn condition(&self, table: &TomlTable<'_>) -> Option<Condition> {
        let key = one_key(table, CONDITIONS)?;
        let nested = |key: &str| -> Vec<Condition> {
            let tables = table.tables(key);
            tables.iter().filter_map(|own| own.finished(|own| self.condition(own))).collect()
        };
        Some(match key {
            "all" => Condition::All(nested(key)),
            "any" => Condition::Any(nested(key)),
            "not" => {
                let own = table.required_table(key)?;
                Condition::Not(Box::new(own.finished(|own| self.condition(own))?))
            }
            "taken" => self.taken(table, key)?,
            "taken-at" => Condition::Taken(1 << self.objective(table, key)?),
            "taken-count" => Condition::TakenCount(table.number(key, 1..=32)? as u8),
            "open" => Condition::Open(self.door(table, key)?),
            "at" => {
                let share = table.choice_or("survivors", &Share::WORDS, Share::All);
                Condition::At(self.zone(table, key)?, share)
            }
            "left" => Condition::Left(table.choice(key, &Share::WORDS)?),
            "clear" => Condition::Clear(self.zone(table, key)?),
            "companion-at" => Condition::CompanionAt(self.zone(table, key)?),
            "companions-left" => Condition::CompanionsLeft(table.choice(key, &Share::WORDS)?),
            "killed" => self.killed(table, key)?,
            "level" => Condition::Level(table.choice(key, &Level::WORDS)?),
            "round" => Condition::Round(table.number(key, 1..=200)? as u8),
            "flag" => {
                let name: String = table.required(key)?;
                Condition::Flag(number_of(&self.flags, &name))
            }
            _ => {
                let name: String = table.required("counter")?;
                let least = table.number("least", 1..=99)? as u8;
                Condition::Counter(number_of(&self.counters, &name), least)
            }
        })
    }

    fn taken(&self, table: &TomlTable<'_>, key: &str) -> Option<Condition> {
        let words: Vec<(&str, Option<Colour>)> = Colour::WORDS
            .iter()
            .map(|(word, colour)| (*word, Some(*colour)))
            .chain([("all", None)])
            .collect();
        let colour = table.choice(key, &words)?;
        let bits = (0u32..32)
            .zip(&self.objectives)
            .filter(|(_, it)| colour.is_none_or(|c| it.colour == c));
        let bits = bits.fold(0, |bits, (place, _)| bits | 1 << place);
        if bits == 0 {
            table.problem(Some(key), "no such Objective lies on the board", None);
        }
        let mixed = |it: &Objective| it.mixed && Some(it.colour) == colour;
        if self.objectives.iter().any(mixed) {
            let hint = "raise a flag in a trigger on = { taken = … } and ask for the flag";
            table.problem(Some(key), "this back is shuffled among others", Some(hint.into()));
        }
        Some(Condition::Taken(bits))
    }

    fn killed(&self, table: &TomlTable<'_>, key: &str) -> Option<Condition> {
        let count = table.number_or("count", 1..=99, 1) as u8;
        let words: Vec<(&str, Option<Kind>)> = Kind::WORDS
            .iter()
            .map(|(word, kind)| (*word, Some(*kind)))
            .chain([("abomination", None)])
            .collect();
        Some(match table.choice(key, &words)? {
            Some(kind) => Condition::Killed(kind, count),
            None => Condition::AbominationsKilled(count),
        })
    }

    fn effects(&self, table: &TomlTable<'_>, key: &str) -> Vec<Effect> {
        let tables = table.tables(key);
        tables.iter().filter_map(|own| own.finished(|own| self.effect(own))).collect()
    }

    fn place(&self, table: &TomlTable<'_>) -> Option<Place> {
        let name: String = table.required("at")?;
        if name == "taker" {
            return Some(Place::Taker);
        }
        table.accept("at", self.map.zone_named(&name)).map(Place::Zone)
    }

    /// An effect has one key that names it.
    fn effect(&self, table: &TomlTable<'_>) -> Option<Effect> {
        let key = one_key(table, EFFECTS)?;
        let number = || table.number(key, 1..=20).map(|number| number as u8);
        Some(match key {
            "say" => Effect::Say(self.text(table, key)?),
            "open" => Effect::Open(self.door(table, key)?),
            "spawn-on" => Effect::SpawnOn(table.choice(key, &Colour::WORDS)?),
            "spawn-off" => Effect::SpawnOff(table.choice(key, &Colour::WORDS)?),
            "cards" => Effect::Cards(self.place(table)?, number()?),
            "zombies" => {
                let count = table.number_or("count", 1..=20, 1) as u8;
                Effect::Zombies(self.place(table)?, self.kind(table, key)?, count)
            }
            "activate" => Effect::Activate(self.kind(table, key)?),
            "noise" => Effect::Noise(self.place(table)?, number()?),
            "adrenaline" => Effect::Adrenaline(number()?),
            "heal" => Effect::Heal(number()?),
            "draw" => Effect::Draw(table.number(key, 1..=3)? as u8),
            "give" => {
                let name: String = table.required(key)?;
                Effect::Give(table.accept(key, self.pack.read_card(&name))?)
            }
            "flag" => {
                let name: String = table.required(key)?;
                Effect::Flag(number_of(&self.flags, &name))
            }
            "count" => {
                let name: String = table.required(key)?;
                let amount = table.number_or("amount", 1..=20, 1) as u8;
                Effect::Count(number_of(&self.counters, &name), amount)
            }
            "win" => table.optional::<bool>(key).map(|_| Effect::Win)?,
            "lose" => table.optional::<bool>(key).map(|_| Effect::Lose)?,
            _ => {
                let by = [("team", true), ("taker", false)];
                Effect::Choose { by_team: table.choice_or("by", &by, true), ways: self.ways(table) }
            }
        })
    }

    fn ways(&self, table: &TomlTable<'_>) -> Vec<Way> {
        let read = |own: &TomlTable<'_>| {
            Some(Way { text: self.text(own, "text")?, effects: self.effects(own, "do") })
        };
        table.tables("choose").iter().filter_map(|own| own.finished(read)).collect()
    }
}

/// The key that says what a condition, trigger or effect is.
fn one_key(table: &TomlTable<'_>, known: &'static [Word]) -> Option<&'static str> {
    let found = known.iter().map(|word| word.key).find(|key| table.has(key));
    if found.is_none() {
        let known: Vec<&str> = known.iter().map(|word| word.key).collect();
        let hint = format!("known: {}", known.join(", "));
        table.problem(None, "says nothing that is known", Some(hint));
    }
    found
}
