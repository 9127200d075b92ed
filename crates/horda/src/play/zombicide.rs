//! The city of Zombicide in letters.

use horda_content::Problem;
use horda_kit::{Phrase, Seat};
use horda_zombicide::view::View;
use horda_zombicide::{Zombicide, shipped};
use serde_json::value::RawValue;

use crate::play::drawing::Drawing;
use crate::play::screen::Screen;

/// Draws views of Zombicide.
pub struct City {
    rules: Zombicide,
}

impl City {
    pub fn new() -> Result<City, Vec<Problem>> {
        Ok(City { rules: shipped::rules(Default::default())? })
    }
}

impl Drawing for City {
    fn draw(&self, _screen: &Screen, view: &RawValue) -> Result<String, serde_json::Error> {
        let view: View = serde_json::from_str(view.get())?;
        let zone = |zone| self.rules.map().zone(zone).name.clone();
        let lines =
            view.insight.zones.iter().map(|it| format!("{}: {:?}\n", zone(it.zone), it.zombies));
        Ok(lines.collect())
    }

    fn goal(&self, _view: &RawValue, _seat: Seat) -> Result<Phrase, serde_json::Error> {
        Ok(Phrase::new("goal-team"))
    }
}
