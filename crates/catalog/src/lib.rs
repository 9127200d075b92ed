//! The list of games. Exactly one crate knows them all; a fifth game touches [`games`] and adds
//! one file beside `zombiaki`.
//!
//! The program and the server see a game as a [`Game`]: texts, rules in
//! words, tables to play at, bots to seat, scenarios to run, games to simulate.
#![warn(missing_docs)]

mod analysis;
mod chances;
mod content;
#[cfg(feature = "drill")]
mod drill;
mod entry;
mod game;
mod gearup;
mod hosted_bot;
mod picture;
mod terror;
mod zombiaki;
mod zombicide;

pub use chances::write_estimator;
pub use content::Content;
pub use game::{Game, Made, OptionSpec, Options};
pub use picture::Drawn;

use horda_content::did_you_mean;
use horda_kit::Unreadable;

/// Every game there is.
pub fn games() -> Vec<&'static dyn Game> {
    vec![zombiaki::game(), terror::game(), gearup::game(), zombicide::game()]
}

/// The game with this key, or a complaint with a suggestion.
pub fn find(key: &str) -> Result<&'static dyn Game, Unreadable> {
    #[cfg(feature = "drill")]
    if key == drill::game().key() {
        return Ok(drill::game());
    }
    let games = games();
    games.iter().find(|game| game.key() == key).copied().ok_or_else(|| {
        let complaint = Unreadable::new(format!("there is no game \"{key}\""));
        match did_you_mean(key, games.iter().map(|game| game.key())) {
            Some(hint) => complaint.hint(hint),
            None => complaint,
        }
    })
}
