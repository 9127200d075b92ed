//! Reads the standing rules of a mission file, and the ids of rules that its entries cite.

use horda_content::TomlTable;

use super::mission::Mission;
use super::reader::Reader;
use super::standing::{Cites, Expected, Standing};

/// Rules that entries of a mission may cite: those of the ten missions that restate common ones.
const CITED: &[(&str, &str)] = &[
    ("WZ-M1-01", "WZ-M1-01"),
    ("WZ-M1-04", "WZ-M1-04"),
    ("WZ-M1-09", "WZ-M1-09"),
    ("WZ-M1-10", "WZ-M1-10"),
    ("WZ-M2-01", "WZ-M2-01"),
    ("WZ-M2-02", "WZ-M2-02"),
    ("WZ-M2-05", "WZ-M2-05"),
    ("WZ-M2-06", "WZ-M2-06"),
    ("WZ-M3-01", "WZ-M3-01"),
    ("WZ-M3-05", "WZ-M3-05"),
    ("WZ-M4-01", "WZ-M4-01"),
    ("WZ-M4-03", "WZ-M4-03"),
    ("WZ-M4-06", "WZ-M4-06"),
    ("WZ-M4-07", "WZ-M4-07"),
    ("WZ-M5-01", "WZ-M5-01"),
    ("WZ-M5-03", "WZ-M5-03"),
    ("WZ-M5-04", "WZ-M5-04"),
    ("WZ-M5-05", "WZ-M5-05"),
    ("WZ-M5-06", "WZ-M5-06"),
    ("WZ-M6-01", "WZ-M6-01"),
    ("WZ-M6-03", "WZ-M6-03"),
    ("WZ-M6-04", "WZ-M6-04"),
    ("WZ-M7-01", "WZ-M7-01"),
    ("WZ-M7-03", "WZ-M7-03"),
    ("WZ-M7-04", "WZ-M7-04"),
    ("WZ-M7-08", "WZ-M7-08"),
    ("WZ-M8-01", "WZ-M8-01"),
    ("WZ-M8-04", "WZ-M8-04"),
    ("WZ-M8-06", "WZ-M8-06"),
    ("WZ-M8-08", "WZ-M8-08"),
    ("WZ-M9-01", "WZ-M9-01"),
    ("WZ-M9-05", "WZ-M9-05"),
    ("WZ-M10-01", "WZ-M10-01"),
    ("WZ-M10-03", "WZ-M10-03"),
];

/// What a card may lock on its tile.
#[derive(Clone, Copy, PartialEq)]
enum Locked {
    Search,
    Crates,
}

/// The rule that an entry cites, if it cites one.
pub(super) fn cited(table: &TomlTable<'_>, key: &str) -> Option<&'static str> {
    if table.has(key) { table.choice(key, CITED) } else { None }
}

impl Reader<'_> {
    pub(super) fn standing(&self, file: &TomlTable<'_>) -> Standing {
        let known = [("search", Locked::Search), ("crates", Locked::Crates)];
        let locked =
            if file.has("cards-lock") { file.choices("cards-lock", &known) } else { Vec::new() };
        let noises = file.tables("noise");
        let through = noises.iter().filter(|noise| noise.flag("through-doors"));
        let through = through.filter_map(|noise| {
            self.map.zone_named(&noise.optional::<String>("at").unwrap_or_default()).ok()
        });
        let cites = file.table("rules").map(|own| {
            own.finished(|own| Cites {
                crates: cited(own, "crates"),
                exit: cited(own, "exit"),
                noise: cited(own, "noise"),
                humvee: cited(own, "humvee"),
            })
        });
        Standing {
            start_each: file.flag("start-each"),
            cards_lock_search: locked.contains(&Locked::Search),
            cards_lock_crates: locked.contains(&Locked::Crates),
            humvee_lock: self.humvee_lock(file),
            through_doors: through.collect(),
            transfer: file.has("transfer").then(|| self.zone(file, "transfer")).flatten(),
            card_door_first: file.flag("card-door-first"),
            first_card: file.has("first-card").then(|| self.card(file, "first-card")).flatten(),
            notes_by_kill: file.flag("notes-by-kill"),
            cites: cites.unwrap_or_default(),
        }
    }

    /// Cards on these tiles lock the Humvee.
    fn humvee_lock(&self, file: &TomlTable<'_>) -> u32 {
        if !file.has("humvee-lock") {
            return 0;
        }
        let tiles = file.words("humvee-lock");
        let places = file.tables("card");
        let sides = places.iter().map(|card| Reader::side_of(card)).enumerate();
        let locks = sides.filter(|(_, side)| tiles.iter().any(|tile| tile.text == *side));
        locks.fold(0, |bits, (place, _)| bits | self.card_bit(place))
    }

    pub(super) fn expected(&self, file: &TomlTable<'_>) -> Option<Expected> {
        let own = file.table("expect")?;
        let count = |own: &TomlTable<'_>, key: &str| {
            own.has(key).then(|| own.number(key, 0..=99)).flatten().map(|it| it as u8)
        };
        Some(own.finished(|own| Expected {
            cards: count(own, "cards"),
            notes: count(own, "notes"),
            crates: count(own, "crates"),
            humvees: count(own, "humvees"),
            noise: count(own, "noise"),
            starts: count(own, "starts"),
        }))
    }
}

impl Mission {
    /// Counts that the mission promises, beside those that it has.
    pub fn counts(&self) -> [(&'static str, Option<u8>, usize); 6] {
        let expected = self.expected;
        let noise = self.noise.iter().map(|(_, tokens)| usize::from(*tokens)).sum();
        [
            ("cards", expected.cards, self.cards.len()),
            ("notes", expected.notes, self.notes.len()),
            ("crates", expected.crates, self.crates.len()),
            ("humvees", expected.humvees, self.humvees.len()),
            ("noise", expected.noise, noise),
            ("starts", expected.starts, self.start.len()),
        ]
    }
}
