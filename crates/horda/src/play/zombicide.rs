//! The city of Zombicide in letters: the map, what is in its Zones by their names, the team and the
//! goals of the mission.

mod canvas;
mod city_map;
mod content;
mod team;

use std::borrow::Cow;

use horda_content::{Problem, Source, Variant as _};
use horda_kit::{Phrase, Seat};
use horda_zombicide::board::Map;
use horda_zombicide::board::zone::Zone;
use horda_zombicide::missions::mission::Mission;
use horda_zombicide::state::Phase;
use horda_zombicide::survivors::character::CharacterId;
use horda_zombicide::view::View;
use horda_zombicide::{Zombicide, shipped};
use serde_json::value::RawValue;

use crate::play::drawing::Drawing;
use crate::play::screen::{BOLD, DIM, Screen};

/// Draws views of Zombicide.
pub struct City {
    rules: Zombicide,
}

/// One view on one terminal.
struct Picture<'a> {
    city: &'a City,
    screen: &'a Screen,
    view: &'a View,
    mission: &'a Mission,
    map: &'a Map,
}

impl City {
    /// Draws the missions that ship, or the own one of a table.
    pub fn of(mission: Option<&str>) -> Result<City, Vec<Problem>> {
        let rules = shipped::rules(Default::default())?;
        let rules = match mission {
            Some(text) => rules.with_document(Source { file: "mission", text })?,
            None => rules,
        };
        Ok(City { rules })
    }
}

impl Drawing for City {
    fn draw(&self, screen: &Screen, view: &RawValue) -> Result<String, serde_json::Error> {
        let view: View = serde_json::from_str(view.get())?;
        let missions = &self.rules.pack().missions;
        let Some(mission) = missions.get(usize::from(view.insight.mission)) else {
            return Ok(screen.words("city-unknown"));
        };
        let map = &*mission.map;
        Ok(Picture { city: self, screen, view: &view, mission, map }.draw())
    }

    fn goal(&self, _view: &RawValue, _seat: Seat) -> Result<Phrase, serde_json::Error> {
        Ok(Phrase::new("goal-team"))
    }
}

impl Picture<'_> {
    fn draw(&self) -> String {
        let mut lines = self.heading();
        lines.extend(self.goals());
        lines.push(String::new());
        lines.extend(self.map_lines());
        lines.push(format!("{DIM}{}{DIM:#}", self.screen.words("city-signs")));
        lines.extend(self.zone_lines());
        lines.push(self.pool_line());
        lines.push(String::new());
        lines.extend(self.team_lines());
        if !self.view.insight.found.is_empty() {
            let cards = self.cards(&self.view.insight.found);
            lines.push(self.screen.word(&Phrase::new("city-found").text("cards", cards)));
        }
        if let Some(question) = &self.view.insight.question {
            lines.push(String::new());
            lines.push(format!("{BOLD}{}{BOLD:#}", self.say(question.clone())));
        }
        format!("\n{}", lines.join("\n"))
    }

    /// The mission, Round and phase; before the game its story.
    fn heading(&self) -> Vec<String> {
        let insight = &self.view.insight;
        let title = self.say(format!("mission-{}-title", self.mission.id));
        let phase = self.screen.words(match insight.phase {
            Phase::Muster => "city-phase-muster",
            Phase::Turns => "city-phase-turns",
            Phase::Zombies => "city-phase-zombies",
            Phase::Spawn => "city-phase-spawn",
            Phase::Light => "city-phase-light",
            Phase::End => "city-phase-end",
            Phase::Over { won: true } => "city-phase-won",
            Phase::Over { won: false } => "city-phase-lost",
        });
        let phrase = Phrase::new("city-heading").text("title", title).text("phase", phase);
        let phrase =
            phrase.number("round", insight.round).text("level", self.say(insight.level.key()));
        let mut lines = vec![format!("{BOLD}{}{BOLD:#}", self.screen.word(&phrase))];
        if insight.phase == Phase::Muster {
            lines.push(self.say(format!("mission-{}-story", self.mission.id)));
        }
        lines
    }

    fn goals(&self) -> Vec<String> {
        let goals = self.mission.goals.iter().zip(&self.view.insight.goals);
        let line = |(goal, done): (&horda_zombicide::missions::mission::Goal, &bool)| {
            let sign = if *done { "[✓]" } else { "[ ]" };
            format!("  {sign} {}", self.say(self.mission.text_key(goal.text)))
        };
        goals.map(line).collect()
    }

    fn say(&self, key: impl Into<Cow<'static, str>>) -> String {
        self.screen.say(&Phrase::new(key))
    }

    fn zone_name(&self, zone: Zone) -> String {
        self.screen.say(&self.map.zone_name(zone).phrase())
    }

    fn character(&self, character: CharacterId) -> String {
        self.say(format!("survivor-{}", self.city.rules.pack().character(character).id))
    }
}

#[cfg(test)]
mod tests {
    use horda_catalog::{Game, find};
    use horda_content::Language;
    use horda_kit::{Observer, Pending};
    use horda_table::Seeded;

    use super::*;

    fn zombicide() -> &'static dyn Game {
        find("zombicide").expect("there is this game")
    }

    /// Signs that anstream would take off.
    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    /// Plays some turns, a different offer each time, and shows every board.
    fn boards(language: Language, mut look: impl FnMut(&str)) {
        let screen = Screen::new(zombicide(), language).expect("it can be drawn");
        let city = City::of(None).expect("the content is sound");
        let mut luck = Seeded::new([7; 32]);
        let mut table = zombicide().deal(&[], &["human".to_owned()], &mut luck).expect("a table");
        let mut pick = 0usize;
        for _ in 0..150 {
            let Pending::Decision { seats, .. } = table.pending() else { break };
            let seat = seats.iter().next().expect("a seat decides");
            let drawn = city.draw(&screen, &table.view(Observer::Seat(seat)));
            look(&plain(&drawn.expect("the view can be read")));
            let offers = table.offers(seat, usize::MAX);
            pick = pick.wrapping_mul(31).wrapping_add(17) % 1009;
            let action = offers[pick % offers.len()].action.clone();
            table.submit(seat, table.turn(), &action, &mut luck).expect("it was offered");
        }
    }

    #[test]
    fn no_board_lacks_a_word() {
        for language in [Language::Pl, Language::En] {
            boards(language, |board| {
                assert!(!board.contains(['⟨', '{']), "{board}");
            });
        }
    }

    #[test]
    fn survivors_and_zones_are_named_and_files_names_are_not_shown() {
        let mut named = false;
        boards(Language::En, |board| {
            assert!(!board.contains("9R."), "{board}");
            named |= board.contains("Canal & Dock: ");
        });
        assert!(named, "the start of the training mission");
    }

    #[test]
    fn the_largest_board_fits_as_well() {
        use horda_zombicide::board::{BoardPlan, MapOptions};
        let city = City::of(None).expect("the content is sound");
        let rows = ["1R@0 2V@90 3R@180", "4V@0 5R@270 6R@0", "7V@0 8R@90 9R@0"];
        let plan = BoardPlan::of_rows(&rows).expect("rows of tiles");
        let tiles = &city.rules.pack().tiles;
        let map = Map::new(tiles, &plan, MapOptions::default()).expect("a board");
        let screen = Screen::new(zombicide(), Language::Pl).expect("it can be drawn");
        let mut luck = Seeded::new([7; 32]);
        let table = zombicide().deal(&[], &["human".to_owned()], &mut luck).expect("a table");
        let view: View =
            serde_json::from_str(table.view(Observer::Audience).get()).expect("a view");
        let mission = city.rules.mission();
        let picture = Picture { city: &city, screen: &screen, view: &view, mission, map: &map };
        let lines: Vec<String> = picture.map_lines().iter().map(|line| plain(line)).collect();
        assert!(lines.iter().all(|line| line.chars().count() <= 100), "{lines:#?}");
        assert!(lines.iter().any(|line| line.contains("Kuchnia 1")), "{lines:#?}");
    }
}
