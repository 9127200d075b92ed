//! Reads Objective cards and Notes of a mission file. Their places are read first, because
//! conditions name them; then their faces, which are conditions and effects.

use horda_content::TomlTable;

use super::card::{CardId, CardPlace, Face, NOTES};
use super::lines::Lines;
use super::mission::{Mission, Objective, TextId};
use super::reader::Reader;
use super::trigger::{Effect, On, Trigger};
use crate::board::zone_set::ZoneSet;

impl Reader<'_> {
    /// Cards are the last Objectives. Gives those that are put on the board in play, as bits.
    pub(super) fn read_card_places(&mut self, file: &TomlTable<'_>, lines: &mut Lines) -> u32 {
        self.tokens = self.objectives.len();
        let (places, own) = self.card_places(file);
        self.objectives.extend(places);
        lines.objectives.extend(own);
        let cards = file.tables("card");
        self.card_names = cards.iter().map(|it| it.optional("id").unwrap_or_default()).collect();
        let later = cards.iter().enumerate().filter(|(_, card)| card.flag("later"));
        later.fold(0, |bits, (place, _)| bits | self.card_bit(place))
    }

    /// The bit of a card among the Objectives; none if there are too many, which is told later.
    pub(super) fn card_bit(&self, place: usize) -> u32 {
        1u32.checked_shl((self.tokens + place) as u32).unwrap_or_default()
    }

    /// What the cards and the Notes say.
    pub(super) fn read_cards(
        &self,
        file: &TomlTable<'_>,
        mission: &mut Mission,
        lines: &mut Lines,
    ) {
        let (cards, faces) = self.faces(file, lines);
        mission.cards = cards;
        mission.triggers.extend(faces);
        let first = mission.triggers.len() as u8;
        mission.triggers.extend(self.notes(file, lines));
        mission.notes = (first..mission.triggers.len() as u8).collect();
    }

    /// Where the cards lie. Those that cannot be read are left out, with their faces.
    fn card_places(&self, file: &TomlTable<'_>) -> (Vec<Objective>, Vec<usize>) {
        let read = |table: &TomlTable<'_>| {
            let (zone, card) = self.card_place(table)?;
            let adrenaline = table.number_or("adrenaline", 0..=20, 0) as u8;
            Some(Objective {
                zone,
                colour: super::mission::Colour::Red,
                mixed: false,
                adrenaline,
                card: Some(card),
            })
        };
        let mut all = (Vec::new(), Vec::new());
        for table in file.tables("card") {
            match read(&table) {
                Some(objective) => {
                    all.0.push(objective);
                    all.1.push(table.line());
                }
                None => self.gap(),
            }
        }
        all
    }

    fn card_place(&self, table: &TomlTable<'_>) -> Option<(crate::board::zone::Zone, CardPlace)> {
        if table.has("door") {
            let door = self.door(table, "door")?;
            return Some((self.map.gate(door).zones[0], CardPlace::Door(door)));
        }
        if table.has("hour") {
            let hour = table.number("hour", 0..=23)? as u8;
            let beside = self.map.all_zones().first()?;
            return Some((beside, CardPlace::Hour(hour)));
        }
        if table.has("room") {
            return Some((self.zone(table, "room")?, CardPlace::Room));
        }
        Some((self.zone(table, "at")?, CardPlace::Zone))
    }

    /// The tile side that a card is named after.
    pub(super) fn side_of(table: &TomlTable<'_>) -> String {
        let place =
            ["at", "door", "room"].into_iter().find_map(|key| table.optional::<String>(key));
        place.unwrap_or_default().split('.').next().unwrap_or_default().to_owned()
    }

    /// Zones with a part on the tile of a card.
    fn tile_of(&self, table: &TomlTable<'_>) -> ZoneSet {
        let side = Reader::side_of(table);
        let own = |part: &str| part.split('.').next() == Some(side.as_str());
        self.map.zones_where(|facts| facts.name.split('+').any(own))
    }

    /// What the cards say, and the triggers that carry it out.
    fn faces(&self, file: &TomlTable<'_>, lines: &mut Lines) -> (Vec<Face>, Vec<Trigger>) {
        let mut all = (Vec::new(), Vec::new());
        for (place, table) in file.tables("card").iter().enumerate() {
            let card = CardId((self.tokens + place) as u8);
            let read = table.finished(|table| {
                let (id, text) = (table.required("id")?, self.text(table, "text")?);
                let tile = self.tile_of(table);
                let _ = (table.flag("later"), table.value("hour")); // read with the others
                let needs = table.table("needs");
                let needs = needs.and_then(|own| own.finished(|own| self.condition(own)));
                let _ = table.optional::<i64>("adrenaline"); // read with its place
                let trigger = self.told(table, text, On::Card(card));
                Some((Face { id, text, needs, tile }, trigger))
            });
            match read {
                Some((face, trigger)) => {
                    all.0.push(face);
                    all.1.push(trigger);
                    lines.triggers.push(table.line());
                }
                None => self.gap(),
            }
        }
        all
    }

    /// The Notes, as triggers.
    fn notes(&self, file: &TomlTable<'_>, lines: &mut Lines) -> Vec<Trigger> {
        let tables = file.tables("note");
        if tables.len() > NOTES {
            file.problem(Some("note"), format!("more than {NOTES} Notes"), None);
        }
        let mut all = Vec::new();
        for (place, table) in tables.iter().enumerate() {
            let read = |table: &TomlTable<'_>| {
                let text = self.text(table, "text")?;
                Some(self.told(table, text, On::Note(place as u8)))
            };
            match table.finished(read) {
                Some(trigger) => {
                    all.push(trigger);
                    lines.triggers.push(table.line());
                }
                None => self.gap(),
            }
        }
        all
    }

    /// Words that are read out, then what happens.
    fn told(&self, table: &TomlTable<'_>, text: TextId, on: On) -> Trigger {
        let mut effects = vec![Effect::Say(text)];
        effects.extend(self.effects(table, "do"));
        Trigger { on, when: None, once: false, effects }
    }

    /// The card with this name.
    pub(super) fn card(&self, table: &TomlTable<'_>, key: &str) -> Option<CardId> {
        let name: String = table.required(key)?;
        let place = self.card_names.iter().position(|known| *known == name);
        if place.is_none() {
            let hint = format!("known: {}", self.card_names.join(", "));
            table.problem(Some(key), format!("no Objective card is called \"{name}\""), Some(hint));
        }
        place.map(|place| CardId((self.tokens + place) as u8))
    }
}
