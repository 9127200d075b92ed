//! What is in a Zone: in signs for the map, in words for the list below it.

use anstyle::{AnsiColor, Style};
use horda_kit::Phrase;
use horda_zombicide::board::zone::Zone;
use horda_zombicide::insight::ZoneView;
use horda_zombicide::survivors::survivor::Status;
use horda_zombicide::zombies::kind::Kind;

use super::Picture;
use super::city_map::survivor_style;
use crate::play::screen::{BLOOD, BOLD, DIM, ZOMBIES, wrap};

const GOODS: Style = AnsiColor::BrightCyan.on_default();

/// A word of the map.
pub(super) struct Item {
    pub(super) text: String,
    pub(super) style: Style,
    /// It begins a row of its own.
    pub(super) begins_row: bool,
}

impl Item {
    pub(super) fn new(text: impl Into<String>, style: Style) -> Item {
        Item { text: text.into(), style, begins_row: false }
    }
}

impl Picture<'_> {
    fn zone_view(&self, zone: Zone) -> Option<&ZoneView> {
        self.view.insight.zones.iter().find(|view| view.zone == zone)
    }

    /// Zombies, Survivors and tokens in signs.
    pub(super) fn short_items(&self, zone: Zone) -> Vec<Item> {
        let mut items = Vec::new();
        let zombies = self.zone_view(zone).map(|view| view.zombies.as_slice()).unwrap_or_default();
        for (kind, count) in zombies {
            items.push(Item::new(self.zombie_sign(*kind, *count), zombie_style(*kind)));
        }
        let people = items.len();
        for (name, acts) in self.people_in(zone) {
            let short = name.split(' ').next().unwrap_or_default().to_owned();
            items.push(Item::new(short, survivor_style(acts)));
        }
        let tokens = items.len();
        items.extend(self.tokens(zone).into_iter().map(|(sign, _)| Item::new(sign, GOODS)));
        for first in [people, tokens] {
            if let Some(item) = items.get_mut(first) {
                item.begins_row = true;
            }
        }
        items
    }

    fn zombie_sign(&self, kind: Kind, count: u8) -> String {
        let letter = self.screen.word(&Phrase::new(format!("city-sign-{}", kind.name())));
        if kind.abomination().is_some() { letter } else { format!("{letter}{count}") }
    }

    /// Names of Survivors and Companions, and whether they act.
    fn people_in(&self, zone: Zone) -> Vec<(String, bool)> {
        let insight = &self.view.insight;
        let acting = insight.turn.map(|turn| turn.who.index());
        let team = insight.survivors.iter().enumerate();
        let here = team.filter(|(_, it)| it.zone == zone && it.status == Status::Standing);
        let mut names: Vec<(String, bool)> =
            here.map(|(place, it)| (self.character(it.character), acting == Some(place))).collect();
        let companions = insight.companions.iter().filter(|it| it.stands && it.zone == zone);
        names.extend(companions.map(|it| (self.character(it.character), false)));
        names
    }

    /// Tokens of a Zone: the sign on the map, and the words of the list.
    fn tokens(&self, zone: Zone) -> Vec<(String, String)> {
        let insight = &self.view.insight;
        let mut all = Vec::new();
        let words = |key: &'static str| self.screen.words(key);
        if let Some(view) = self.zone_view(zone).filter(|view| view.noise > 0) {
            let phrase = Phrase::new("city-noise").number("noise", view.noise);
            let said = self.screen.word(&phrase.number("loudness", view.loudness));
            all.push((format!("♪{}", view.noise), said));
        }
        let numbered = (0u8..).zip(&self.mission.objectives);
        for (_, objective) in
            numbered.filter(|(place, it)| it.zone == zone && insight.objectives.contains(place))
        {
            let colour = self.say(objective.colour.key());
            let phrase = Phrase::new("city-objective").text("colour", colour);
            all.push(("✗".to_owned(), self.screen.word(&phrase)));
        }
        let crates = (0u8..).zip(&self.mission.crates);
        if crates.into_iter().any(|(place, at)| *at == zone && insight.crates.contains(&place)) {
            all.push(("¤".to_owned(), words("city-crate")));
        }
        for (place, spawn) in (0u8..).zip(&self.mission.spawns) {
            if spawn.zone == zone && insight.spawns.contains(&place) {
                all.push(("▼".to_owned(), words("city-spawn")));
            } else if spawn.zone == zone {
                all.push(("▽".to_owned(), words("city-spawn-idle")));
            }
        }
        if self.mission.exit == Some(zone) {
            all.push(("⇨".to_owned(), words("city-exit")));
        }
        let building = self.map.zone(zone).building;
        let opened = building.is_some_and(|it| insight.opened.contains(&(it.index() as u8)));
        if self.map.zone(zone).dark && !opened {
            all.push(("☾".to_owned(), words("city-dark")));
        }
        all
    }

    /// Zones with something in them, by their names.
    pub(super) fn zone_lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for zone in self.map.all_zones().iter() {
            let zombies =
                self.zone_view(zone).map(|view| view.zombies.as_slice()).unwrap_or_default();
            let group = |(kind, count): &(Kind, u8)| {
                let phrase = Phrase::new("group").key("kind", kind.key()).number("count", *count);
                self.screen.say(&phrase)
            };
            let mut said: Vec<String> = zombies.iter().map(group).collect();
            let people: Vec<String> =
                self.people_in(zone).into_iter().map(|(name, _)| name).collect();
            let tokens = self.tokens(zone);
            if said.is_empty() && people.is_empty() && tokens.is_empty() {
                continue;
            }
            said.extend(people);
            said.extend(tokens.into_iter().map(|(_, words)| words));
            let style = if zombies.is_empty() { Style::new() } else { ZOMBIES };
            let name = self.zone_name(zone);
            let whole = format!("{name}: {}", said.join(", "));
            for (number, line) in wrap(&whole, self.screen.width() - 2).into_iter().enumerate() {
                lines.push(match line.strip_prefix(&name) {
                    Some(rest) if number == 0 => format!("  {style}{name}{style:#}{rest}"),
                    _ => format!("      {line}"),
                });
            }
        }
        lines
    }

    /// Zombies left in the box.
    pub(super) fn pool_line(&self) -> String {
        let left = Kind::COMMON.into_iter().zip(&self.view.insight.pool);
        let left = left.map(|(kind, count)| format!("{} {count}", self.say(kind.key())));
        let phrase = Phrase::new("city-pool").text("left", left.collect::<Vec<_>>().join(", "));
        let cards = self.view.insight.zombie_cards;
        format!("{DIM}{}{DIM:#}", self.screen.word(&phrase.number("cards", cards)))
    }
}

fn zombie_style(kind: Kind) -> Style {
    match kind {
        Kind::Walker | Kind::Brute => ZOMBIES,
        Kind::Runner => ZOMBIES.bold(),
        Kind::PatientZero | Kind::Hobomination | Kind::Abominacop | Kind::Abominawild => {
            BLOOD | BOLD.get_effects()
        }
    }
}
