//! The boards that the terminal can draw: one for each game, chosen here and nowhere else.

use horda_catalog::Game;
use horda_kit::{Phrase, Seat};
use serde_json::value::RawValue;

use crate::fault::Fault;
use crate::play::gearup::Lanes;
use crate::play::screen::Screen;
use crate::play::terror::CarPark;
use crate::play::zombiaki::Street;
use crate::play::zombicide::City;

/// Draws the views of one game.
pub trait Drawing {
    /// The whole table as text, as the observer of this view sees it.
    fn draw(&self, screen: &Screen, view: &RawValue) -> Result<String, serde_json::Error>;

    /// What this seat wants.
    fn goal(&self, view: &RawValue, seat: Seat) -> Result<Phrase, serde_json::Error>;
}

/// The drawing of a game, with the document that it was set up with.
pub fn drawing_of(game: &dyn Game) -> Result<Box<dyn Drawing>, Fault> {
    match game.key() {
        "zombiaki" => {
            let street = Street::new().map_err(|problems| Fault::all(&problems))?;
            Ok(Box::new(street))
        }
        "terror" => {
            let park = CarPark::new().map_err(|problems| Fault::all(&problems))?;
            Ok(Box::new(park))
        }
        "gearup" => {
            let lanes = Lanes::new().map_err(|problems| Fault::all(&problems))?;
            Ok(Box::new(lanes))
        }
        "zombicide" => {
            let city = City::of(game.document()).map_err(|problems| Fault::all(&problems))?;
            Ok(Box::new(city))
        }
        other => Err(Fault::Failure(format!(
            "the terminal cannot draw {other}; run horda alone to play it in the browser"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_can_be_drawn() {
        for game in horda_catalog::games() {
            assert!(drawing_of(game).is_ok(), "{} has no drawing", game.key());
        }
    }
}
