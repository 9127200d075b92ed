//! Reads a mission file. `docs/adding-a-mission.md` says what can be written there.

use std::cell::{Cell, RefCell};
use std::sync::Arc;

use horda_content::TomlTable;
use horda_kit::mark;

use super::lines::Lines;
use super::mission::{
    Colour, Difficulty, Goal, Light, Lock, Mission, Objective, Opens, Spawn, TextId,
};
use super::own_texts::read_own_texts;
use super::standing_reader::cited;
use super::trigger::Trigger;
use crate::board::files::read_board;
use crate::board::gate::GateId;
use crate::board::map::{Map, MapOptions};
use crate::board::zone::{Zone, ZoneKind};
use crate::pack::Pack;
use crate::state::{COMPANIONS, COUNTERS};
use crate::survivors::car::{CARS, Car, CarKind};
use crate::survivors::character::CharacterId;
use crate::washington::light::LIGHTS;
use crate::washington::module::{Module, Modules};
use crate::zombies::kind::Kind;

/// AP for an Objective token, unless the mission says otherwise (ZE-OBJ-02).
const OBJECTIVE_AP: i64 = 5;
/// Flags that a mission may have.
const FLAGS: usize = 32;

/// Doors that no Action opens.
#[derive(Clone, Copy)]
enum Shut {
    ByCard,
    Never,
}

/// A mission with the lines of its entries.
pub(crate) struct Written {
    pub(crate) mission: Mission,
    pub(crate) lines: Lines,
}

/// What is being read, with the names that were met on the way.
pub(super) struct Reader<'a> {
    pub(super) pack: &'a Pack,
    pub(super) map: &'a Map,
    pub(super) texts: RefCell<Vec<String>>,
    pub(super) flags: RefCell<Vec<String>>,
    pub(super) counters: RefCell<Vec<String>>,
    /// Objectives in their order, tokens before cards.
    pub(super) objectives: Vec<Objective>,
    /// Lights, in their order.
    pub(super) lights: Vec<Light>,
    /// How many Objectives are tokens; the cards come after them.
    pub(super) tokens: usize,
    /// Names of the cards, in their order.
    pub(super) card_names: Vec<String>,
    /// Flags that are keywords, as bits.
    pub(super) keywords: Cell<u32>,
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
        let _ = (door.optional::<String>("colour"), door.value("opens"));
        let _ = (door.table("open-if"), door.optional::<String>("rule"));
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
        lights: Vec::new(),
        tokens: 0,
        card_names: Vec::new(),
        keywords: Cell::new(0),
        gaps: Cell::new(false),
    };
    let mission = Mission::new(id, difficulty, plan, Arc::clone(&map));
    let mut written = Written { mission, lines: Lines::default() };
    reader.read_set_up(file, &mut written);
    reader.read_places(file, &mut written);
    reader.read_course(file, &mut written);
    reader.read_names(file, &mut written);
    Some(written)
}

fn read_modules(file: &TomlTable<'_>) -> Modules {
    let words =
        if file.has("modules") { file.choices("modules", &Module::WORDS) } else { Vec::new() };
    words.into_iter().collect()
}

/// Finds a name in a list, or adds it.
pub(super) fn number_of(names: &RefCell<Vec<String>>, name: &str) -> u8 {
    let mut names = names.borrow_mut();
    let place = names.iter().position(|known| known == name).unwrap_or_else(|| {
        names.push(name.to_owned());
        names.len() - 1
    });
    place as u8
}

impl Reader<'_> {
    /// What the whole game is played with.
    fn read_set_up(&self, file: &TomlTable<'_>, Written { mission, lines }: &mut Written) {
        mission.modules = read_modules(file);
        mission.hour = file.has("hour").then(|| file.number_or("hour", 0..=23, 12) as u8);
        mission.abominations = self.abominations(file);
        mission.rounds = file.number_or("rounds", 0..=200, 0) as u8;
        lines.rounds = file.line_of("rounds");
        lines.hour = file.line_of("hour");
        mission.own_texts = read_own_texts(file);
    }

    /// What lies and stands on the board.
    fn read_places(&mut self, file: &TomlTable<'_>, Written { mission, lines }: &mut Written) {
        (self.objectives, lines.objectives) = self.objectives(file);
        mission.later = self.read_card_places(file, lines);
        mission.objectives = self.objectives.clone();
        mission.start = self.zones(file, "start");
        lines.start = file.line_of("start");
        if mission.start.is_empty() {
            file.problem(None, "Survivors start nowhere", Some("start = [\"9R.TL\"]".into()));
        }
        (mission.spawns, lines.spawns) = self.spawns(file);
        mission.crates = self.zones(file, "crates");
        lines.crates = file.line_of("crates");
        mission.cars = self.cars(file);
        if file.has("humvees") {
            mission.humvees = self.zones(file, "humvees");
        }
        self.lights = self.lights(file);
        mission.lights = self.lights.clone();
        lines.lights = file.line_of("light");
        (mission.locks, lines.locks) = self.locks(file);
        mission.noise = self.noise(file);
        (mission.zombies, lines.zombies) = self.zombies(file);
        (mission.companions, lines.companions) = self.companions(file);
        mission.standing = self.standing(file);
        mission.expected = self.expected(file).unwrap_or_default();
        lines.expect = file.line_of("expect");
    }

    /// What must be done, and what happens on the way.
    fn read_course(&self, file: &TomlTable<'_>, Written { mission, lines }: &mut Written) {
        mission.exit = file.has("exit").then(|| self.zone(file, "exit")).flatten();
        lines.exit = file.line_of("exit");
        let needs = file.table("exit-needs");
        mission.exit_needs = needs.and_then(|own| own.finished(|own| self.condition(own)));
        lines.exit_needs = file.line_of("exit-needs");
        (mission.goals, lines.goals) = self.goals(file, "goal");
        if mission.goals.is_empty() {
            file.problem(None, "nothing wins this mission", Some("write a [[goal]]".into()));
        }
        (mission.defeats, lines.defeats) = self.goals(file, "defeat");
        (mission.triggers, lines.triggers) = self.triggers(file);
        self.read_cards(file, mission, lines);
    }

    /// The names that were met on the way. Comes last.
    fn read_names(self, file: &TomlTable<'_>, Written { mission, lines }: &mut Written) {
        lines.gaps = self.gaps.get();
        mission.keywords = self.keywords.get();
        mission.texts = self.texts.into_inner();
        mission.flags = self.flags.into_inner();
        mission.counters = self.counters.into_inner();
        if mission.flags.len() > FLAGS || mission.counters.len() > COUNTERS {
            file.problem(None, format!("more than {FLAGS} flags or {COUNTERS} counters"), None);
        }
    }

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

    /// Some entry could not be read.
    pub(super) fn gap(&self) {
        self.gaps.set(true);
    }

    pub(super) fn zone(&self, table: &TomlTable<'_>, key: &str) -> Option<Zone> {
        let name: String = table.required(key)?;
        table.accept(key, self.map.zone_named(&name))
    }

    fn zones(&self, table: &TomlTable<'_>, key: &str) -> Vec<Zone> {
        let words = table.words(key);
        let zone = |word: &horda_content::Word<'_>| word.accept(self.map.zone_named(&word.text));
        words.iter().filter_map(zone).collect()
    }

    pub(super) fn door(&self, table: &TomlTable<'_>, key: &str) -> Option<GateId> {
        let name: String = table.required(key)?;
        table.accept(key, self.map.gate_named(&name))
    }

    pub(super) fn text(&self, table: &TomlTable<'_>, key: &str) -> Option<TextId> {
        let name: String = table.required(key)?;
        Some(TextId(number_of(&self.texts, &name)))
    }

    pub(super) fn kind(&self, table: &TomlTable<'_>, key: &str) -> Option<Kind> {
        table.choice(key, &Kind::WORDS)
    }

    fn objectives(&self, file: &TomlTable<'_>) -> (Vec<Objective>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            Some(Objective {
                zone: self.zone(table, "at")?,
                colour: table.choice_or("colour", &Colour::WORDS, Colour::Red),
                mixed: table.flag("mixed"),
                adrenaline: table.number_or("adrenaline", 0..=20, OBJECTIVE_AP) as u8,
                card: None,
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
                rule: cited(table, "rule"),
                needs: table.table("if").and_then(|own| own.finished(|own| self.condition(own))),
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
            if !table.has("opens") {
                continue;
            }
            let read = || {
                let colour = table.choice_or("colour", &Colour::WORDS, Colour::Red);
                let open_if = table.table("open-if");
                let open_if = open_if.and_then(|own| own.finished(|own| self.condition(own)));
                let opens = self.opens(&table)?;
                let rule = cited(&table, "rule");
                Some(Lock { door: self.door(&table, "at")?, colour, opens, open_if, rule })
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

    fn lights(&self, file: &TomlTable<'_>) -> Vec<Light> {
        let read = |table: &TomlTable<'_>| {
            Some(Light { zone: self.zone(table, "at")?, on: table.optional("on").unwrap_or(true) })
        };
        let tables = file.tables("light");
        if tables.len() > LIGHTS {
            file.problem(Some("light"), format!("more than {LIGHTS} lights"), None);
        }
        tables.iter().filter_map(|table| table.finished(read)).collect()
    }

    /// When a door can be opened: a condition, or one of two words.
    fn opens(&self, table: &TomlTable<'_>) -> Option<Opens> {
        if table.value("opens").is_some_and(|value| value.text().is_some()) {
            let known = [("card", Shut::ByCard), ("never", Shut::Never)];
            return table.choice("opens", &known).map(|shut| match shut {
                Shut::ByCard => Opens::ByCard,
                Shut::Never => Opens::Never,
            });
        }
        let own = table.required_table("opens")?;
        own.finished(|own| self.condition(own)).map(Opens::When)
    }

    fn noise(&self, file: &TomlTable<'_>) -> Vec<(Zone, u8)> {
        let read = |table: &TomlTable<'_>| {
            let _ = table.flag("through-doors"); // a standing rule
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
            let when = when.finished(|own| self.condition(own))?;
            Some(Goal { text, when, rule: cited(table, "rule") })
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
}
