//! Zombie Terror in the list of games.

use std::sync::LazyLock;

use horda_content::{Problem, Register, Texts};
use horda_kit::{Notation, Phrase};
use horda_terror::action::Action;
use horda_terror::options::Options;
use horda_terror::{Terror, shipped};
use serde_json::value::to_raw_value;

use crate::chances::read_estimator;
use crate::entry::{Entry, Older, Shipped, read_proofs};
use crate::game::Game;
use crate::picture::Pictures;

static ENTRY: LazyLock<Entry<Terror>> =
    LazyLock::new(|| entry().expect("the shipped content is checked by the tests"));

pub(crate) fn game() -> &'static dyn Game {
    &*ENTRY
}

fn entry() -> Result<Entry<Terror>, Vec<Problem>> {
    Entry::new(Shipped {
        texts: Texts::load(shipped::TEXTS)?,
        text_files: shipped::TEXTS,
        pieces: |rules| to_raw_value(&rules.pieces()).expect("pieces can be written"),
        register: Register::of(shipped::RULES)?,
        files: shipped::FILES.to_vec(),
        load: |files| shipped::load(files, Options::default()),
        proofs: read_proofs(shipped::PROOFS.file, shipped::PROOFS.text)?,
        describe,
        estimator: read_estimator(shipped::CHANCES.file, shipped::CHANCES.text)?,
        pictures: Pictures::new(),
        older: Older::default(),
    })
}

/// What the card does that an action plays. Cards of this game print no symbols.
fn describe(rules: &Terror, action: &str) -> Option<(String, Phrase)> {
    let Action::Play { card, .. } = rules.read_action(action).ok()? else { return None };
    Some((String::new(), rules.say_effect(card)))
}
