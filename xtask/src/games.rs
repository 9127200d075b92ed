//! Every game as the chores see it. A game is added to [`games`] and nowhere else.
//!
//! The program's own list is `horda-catalog`, which hides the types of a game; golden games and
//! the types of the page are made from them.

use std::collections::BTreeSet;
use std::rc::Rc;

use horda_content::{Language, Problem, Register, Source, Texts, Variant};
use horda_kit::{Notation, Spoken};
use horda_scenario::{Book, Outcome, run_scenarios};
use horda_testkit::{playthrough, record as record_words};
use horda_words::Vocabulary;
use ts_rs::{Config, ExportError};

use crate::codegen;

/// What the chores ask of a game.
pub struct Game {
    /// Its key, which is also the name of its folders.
    pub key: &'static str,
    /// The random game with this seed and these options, in words.
    pub playthrough: Box<Playthrough>,
    /// Its rules in words.
    pub register: Rc<Register>,
    /// Everything that it writes and says in random games.
    pub record: Box<Record>,
    /// Runs a scenario file, given its name and its text.
    pub run_scenarios: Box<Scenarios>,
    /// Everything that can be written about it.
    pub vocabulary: Vocabulary,
    /// Writes the types that the page needs.
    pub write_types: fn(&Config) -> Result<(), ExportError>,
}

type Playthrough = dyn Fn(u64, &str) -> Result<String, String>;
type Record = dyn Fn() -> BTreeSet<String>;
type Scenarios = dyn Fn(&str, &str) -> Outcome;

/// Random games of a recording, for each value of each option.
const RECORDED: u64 = 6;

/// Every game there is.
pub fn games() -> Result<Vec<Game>, String> {
    use {horda_gearup as gearup, horda_terror as terror};
    use {horda_zombiaki as zombiaki, horda_zombicide as zombicide};
    let zombiaki_rules = zombiaki::shipped::rules(Default::default());
    let terror_rules = terror::shipped::rules(Default::default());
    let gearup_rules = gearup::shipped::rules(Default::default());
    let zombicide_rules = zombicide::shipped::rules(Default::default());
    Ok(vec![
        game(
            zombiaki_rules,
            zombiaki::shipped::RULES,
            zombiaki::shipped::TEXTS,
            zombiaki::Zombiaki::vocabulary(),
            codegen::zombiaki,
        )?,
        game(
            terror_rules,
            terror::shipped::RULES,
            terror::shipped::TEXTS,
            terror::Terror::vocabulary(),
            codegen::terror,
        )?,
        game(
            gearup_rules,
            gearup::shipped::RULES,
            gearup::shipped::TEXTS,
            gearup::GearUp::vocabulary(),
            codegen::gearup,
        )?,
        game(
            zombicide_rules,
            zombicide::shipped::RULES,
            zombicide::shipped::TEXTS,
            zombicide::Zombicide::vocabulary(),
            codegen::zombicide,
        )?,
    ])
}

/// A game, once its content is loaded.
fn game<R: Notation + Spoken + Variant>(
    rules: Result<R, Vec<Problem>>,
    register: &[Source],
    texts: &[(Language, &str, &str)],
    vocabulary: Vocabulary,
    write_types: fn(&Config) -> Result<(), ExportError>,
) -> Result<Game, String> {
    let rules = Rc::new(loaded(rules)?);
    let register = loaded(Register::of(register))?;
    let texts = loaded(Texts::load(texts))?;
    let (played, recorded, register) = (Rc::clone(&rules), Rc::clone(&rules), Rc::new(register));
    let own = Rc::clone(&register);
    Ok(Game {
        key: R::GAME,
        register,
        playthrough: Box::new(move |seed, options| playthrough(&*played, seed, options)),
        record: Box::new(move || record_words(&*recorded, RECORDED)),
        run_scenarios: Box::new(move |file, text| {
            run_scenarios(&*rules, Book { register: &own, texts: &texts }, file, text)
        }),
        vocabulary,
        write_types,
    })
}

/// The rules, or what is wrong with the content.
fn loaded<R>(rules: Result<R, Vec<Problem>>) -> Result<R, String> {
    rules.map_err(|problems| problems.iter().map(|it| format!("{it}\n")).collect())
}

/// Writes a recording of one game.
pub fn record(key: &str, file: &std::path::Path) -> Result<(), String> {
    let games = games()?;
    let Some(game) = games.iter().find(|game| game.key == key) else {
        let known: Vec<&str> = games.iter().map(|game| game.key).collect();
        return Err(format!("there is no game \"{key}\"; known: {}", known.join(", ")));
    };
    let text = (game.record)().into_iter().collect::<Vec<_>>().join("\n");
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
