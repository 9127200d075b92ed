//! Cases that are run on the shipped games.

use horda_content::{Language, Register, Source, Texts, Variant};
use horda_kit::{Notation, Spoken};
use horda_scenario::{Book, Outcome, run_scenarios};

fn run_on<R: Notation + Spoken + Variant>(
    rules: &R,
    register: &[Source],
    texts: &[(Language, &str, &str)],
    text: &str,
) -> Outcome {
    let register = Register::of(register).expect("the register is right");
    let texts = Texts::load(texts).expect("the texts are right");
    run_scenarios(rules, Book { register: &register, texts: &texts }, "a.toml", text)
}

/// Runs a file on the game that its first line names.
pub fn run(text: &str) -> Outcome {
    use {horda_gearup as gearup, horda_terror as terror, horda_zombiaki as zombiaki};
    let first = text.lines().find(|line| line.starts_with("game = ")).expect("a game is named");
    match first {
        "game = \"zombiaki\"" => {
            let rules = zombiaki::shipped::rules(Default::default()).expect("shipped");
            run_on(&rules, zombiaki::shipped::RULES, zombiaki::shipped::TEXTS, text)
        }
        "game = \"terror\"" => {
            let rules = terror::shipped::rules(Default::default()).expect("shipped");
            run_on(&rules, terror::shipped::RULES, terror::shipped::TEXTS, text)
        }
        "game = \"gearup\"" => {
            let rules = gearup::shipped::rules(Default::default()).expect("shipped");
            run_on(&rules, gearup::shipped::RULES, gearup::shipped::TEXTS, text)
        }
        other => panic!("no game: {other}"),
    }
}
