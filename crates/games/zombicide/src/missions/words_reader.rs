//! Reads the words of a mission file that happen: triggers, conditions and effects. Each is a
//! table with one key that names it (`vocabulary.rs`).

use horda_content::{TomlTable, no_such};

use super::card::NOTES;
use super::condition::{Achievement, Condition, Share};
use super::mission::{Colour, Objective};
use super::reader::{Reader, number_of};
use super::trigger::{Effect, On, Place, Way};
use super::vocabulary::{CONDITIONS, EFFECTS, TRIGGERS, Word};
use crate::board::gate::GateSet;
use crate::skills::Skill;
use crate::survivors::level::Level;
use crate::zombies::kind::Kind;

impl Reader<'_> {
    pub(super) fn on(&self, table: &TomlTable<'_>) -> Option<On> {
        let key = one_key(table, TRIGGERS)?;
        Some(match key {
            "round" => table.optional::<bool>(key).map(|_| On::Round)?,
            "end-phase" => table.optional::<bool>(key).map(|_| On::EndPhase)?,
            "taken" => On::Taken(table.choice(key, &Colour::WORDS)?),
            "taken-at" => On::TakenAt(self.objective(table, key)?),
            "opened" => On::Opened(self.door(table, key)?),
            "arrived" => On::Arrived(self.zone(table, key)?),
            "burnt" => On::Burnt(self.zone(table, key)?),
            "hour" => On::Hour(table.number(key, 0..=23)? as u8),
            "night" => On::Night(table.optional(key)?),
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
    pub(super) fn condition(&self, table: &TomlTable<'_>) -> Option<Condition> {
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
            "doors-open" => Condition::DoorsOpen(self.doors_of_building(table, key)?),
            "achievement" => Condition::Achieved(table.choice(key, &Achievement::WORDS)?),
            "at" => {
                let share = table.choice_or("survivors", &Share::WORDS, Share::All);
                Condition::At(self.zone(table, key)?, share)
            }
            "left" => Condition::Left(table.choice(key, &Share::WORDS)?),
            "dead" => Condition::Dead(table.number(key, 1..=6)? as u8),
            "clear" => Condition::Clear(self.zone(table, key)?),
            "companion-at" => Condition::CompanionAt(self.zone(table, key)?),
            "companions-left" => Condition::CompanionsLeft(table.choice(key, &Share::WORDS)?),
            "killed" => self.killed(table, key)?,
            "level" => Condition::Level(table.choice(key, &Level::WORDS)?),
            "round" => Condition::Round(table.number(key, 1..=200)? as u8),
            "hour" => Condition::Hour(table.number(key, 0..=23)? as u8),
            "night" => Condition::Night(table.optional(key)?),
            "flag" => {
                let name: String = table.required(key)?;
                Condition::Flag(number_of(&self.flags, &name))
            }
            "keyword" => Condition::Flag(self.keyword(table, key)?),
            _ => {
                let name: String = table.required("counter")?;
                let least = table.number("least", 1..=99)? as u8;
                Condition::Counter(number_of(&self.counters, &name), least)
            }
        })
    }

    /// All doors of the building that a room belongs to, inner ones too (WZ-M1-01).
    fn doors_of_building(&self, table: &TomlTable<'_>, key: &str) -> Option<GateSet> {
        let zone = self.zone(table, key)?;
        let building = self.map.zone(zone).building;
        if building.is_none() {
            table.problem(Some(key), "this Zone is in no building", None);
        }
        building.map(|building| self.map.building(building).doors)
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

    pub(super) fn effects(&self, table: &TomlTable<'_>, key: &str) -> Vec<Effect> {
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
            "light-on" => Effect::Light(self.light(table, key)?, true),
            "light-off" => Effect::Light(self.light(table, key)?, false),
            "adrenaline" => Effect::Adrenaline(number()?),
            "heal" => Effect::Heal(number()?),
            "draw" => Effect::Draw(table.number(key, 1..=3)? as u8),
            "skill" => {
                let name: String = table.required(key)?;
                let known = || no_such("skill", &name, Skill::all().map(|it| it.feature().id));
                Effect::Skill(table.accept(key, Skill::named(&name).ok_or_else(known))?)
            }
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
            "keyword" => Effect::Keyword(self.keyword(table, key)?),
            "note" => Effect::Note(table.number(key, 1..=NOTES as i64)? as u8 - 1),
            "put" => Effect::Put(self.card(table, key)?),
            "back" => table.optional::<bool>(key).map(|_| Effect::Back)?,
            "keep" => table.optional::<bool>(key).map(|_| Effect::Keep)?,
            "if" => {
                let when = table.required_table(key)?;
                Effect::If {
                    when: when.finished(|own| self.condition(own))?,
                    then: self.effects(table, "do"),
                    otherwise: self.effects(table, "else"),
                }
            }
            "win" => table.optional::<bool>(key).map(|_| Effect::Win)?,
            "lose" => table.optional::<bool>(key).map(|_| Effect::Lose)?,
            _ => {
                let by = [("team", true), ("taker", false)];
                Effect::Choose { by_team: table.choice_or("by", &by, true), ways: self.ways(table) }
            }
        })
    }

    /// The light in a Zone, by its place.
    fn light(&self, table: &TomlTable<'_>, key: &str) -> Option<u8> {
        let zone = self.zone(table, key)?;
        let place = self.lights.iter().position(|it| it.zone == zone);
        if place.is_none() {
            table.problem(Some(key), "no light stands there", Some("write a [[light]]".into()));
        }
        place.map(|place| place as u8)
    }

    /// A keyword is a flag that people are told; its words are a text of the mission.
    fn keyword(&self, table: &TomlTable<'_>, key: &str) -> Option<u8> {
        let name: String = table.required(key)?;
        number_of(&self.texts, &format!("keyword-{name}"));
        let flag = number_of(&self.flags, &name);
        self.keywords.set(self.keywords.get() | 1u32.checked_shl(flag.into()).unwrap_or_default());
        Some(flag)
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
