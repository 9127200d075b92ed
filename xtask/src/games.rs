//! Every game as the chores see it. A game is added to [`games`] and nowhere else.
//!
//! The program's own list is `horda-catalog`, which hides the types of a game; golden games and
//! the types of the page are made from them.

use std::rc::Rc;

use horda_content::Problem;
use horda_testkit::{Outcome, playthrough, run_scenarios};
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
    let say = |problems: Vec<Problem>| problems.iter().map(|it| format!("{it}\n")).collect();
    let rules = Rc::new(rules.map_err::<String, _>(say)?);
    let played = Rc::clone(&rules);
    Ok(Game {
        key,
        playthrough: Box::new(move |seed| playthrough(&played, seed)),
        run_scenarios: Box::new(move |file, text| run_scenarios(&rules, file, text)),
        write_types,
    })
}
