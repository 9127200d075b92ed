//! Every game as the chores see it. A game is added to [`games`] and nowhere else.
//!
//! The program's own list is `horda-catalog`, which hides the types of a game; golden games and
//! the types of the page are made from them.

use std::rc::Rc;

use horda_content::Problem;
use horda_testkit::{Outcome, playthrough, record as record_words, run_scenarios};
use ts_rs::{Config, ExportError};

use crate::codegen;

/// What the chores ask of a game.
pub struct Game {
    /// Its key, which is also the name of its folders.
    pub key: &'static str,
    /// The random game with this seed, in words.
    pub playthrough: Box<Playthrough>,
    /// Runs a scenario file, given its name and its text.
    pub run_scenarios: Box<Scenarios>,
    /// Writes the types that the page needs.
    pub write_types: fn(&Config) -> Result<(), ExportError>,
}

type Playthrough = dyn Fn(u64) -> String;
type Scenarios = dyn Fn(&str, &str) -> Outcome;

/// Every game there is.
pub fn games() -> Result<Vec<Game>, String> {
    let gearup = horda_gearup::shipped::rules(Default::default());
    let terror = horda_terror::shipped::rules(Default::default());
    let zombiaki = horda_zombiaki::shipped::rules(Default::default());
    Ok(vec![
        game("zombiaki", zombiaki, playthrough, run_scenarios, codegen::zombiaki)?,
        game("terror", terror, playthrough, run_scenarios, codegen::terror)?,
        game("gearup", gearup, playthrough, run_scenarios, codegen::gearup)?,
    ])
}

/// A game, once its content is loaded. What is the same for all games is handed in where the
/// type of the rules is known, so that this function needs to know nothing about it.
fn game<R: 'static>(
    key: &'static str,
    rules: Result<R, Vec<Problem>>,
    playthrough: fn(&R, u64) -> String,
    run_scenarios: fn(&R, &str, &str) -> Outcome,
    write_types: fn(&Config) -> Result<(), ExportError>,
) -> Result<Game, String> {
    let rules = Rc::new(loaded(rules)?);
    let played = Rc::clone(&rules);
    Ok(Game {
        key,
        playthrough: Box::new(move |seed| playthrough(&played, seed)),
        run_scenarios: Box::new(move |file, text| run_scenarios(&rules, file, text)),
        write_types,
    })
}

/// The rules, or what is wrong with the content.
fn loaded<R>(rules: Result<R, Vec<Problem>>) -> Result<R, String> {
    rules.map_err(|problems| problems.iter().map(|it| format!("{it}\n")).collect())
}

/// Writes a recording of one game.
pub fn record(key: &str, file: &std::path::Path) -> Result<(), String> {
    const SEEDS: u64 = 6;
    let lines = match key {
        "zombiaki" => {
            record_words(&loaded(horda_zombiaki::shipped::rules(Default::default()))?, SEEDS)
        }
        "terror" => record_words(&loaded(horda_terror::shipped::rules(Default::default()))?, SEEDS),
        "gearup" => record_words(&loaded(horda_gearup::shipped::rules(Default::default()))?, SEEDS),
        _ => return Err(format!("there is no game \"{key}\"; known: zombiaki, terror, gearup")),
    };
    let text = lines.into_iter().collect::<Vec<_>>().join("\n");
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
