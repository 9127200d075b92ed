//! Zombiaki II in the list of games.

use std::sync::LazyLock;

use horda_content::{Problem, Register, Texts};
use horda_kit::{Notation, Phrase};
use horda_zombiaki::action::Action;
use horda_zombiaki::options::Options;
use horda_zombiaki::{Zombiaki, shipped};
use serde_json::value::to_raw_value;

use crate::chances::read_estimator;
use crate::entry::{Entry, Older, Shipped, read_proofs};
use crate::game::Game;
use crate::picture::Pictures;

static ENTRY: LazyLock<Entry<Zombiaki>> =
    LazyLock::new(|| entry().expect("the shipped content is checked by the tests"));

pub(crate) fn game() -> &'static dyn Game {
    &*ENTRY
}

fn entry() -> Result<Entry<Zombiaki>, Vec<Problem>> {
    Entry::new(Shipped {
        texts: Texts::load(shipped::TEXTS)?,
        text_files: shipped::TEXTS,
        pieces: |rules| to_raw_value(&rules.faces()).expect("faces of cards can be written"),
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

/// The symbols and the text of the card that an action plays, throws away or picks.
fn describe(rules: &Zombiaki, action: &str) -> Option<(String, Phrase)> {
    match rules.read_action(action).ok()? {
        Action::Play { card, .. } | Action::Discard { card } | Action::Pick { card } => {
            Some((rules.symbols(card), rules.say_effect(card)))
        }
        Action::Step { .. } | Action::Stay { .. } | Action::Drive { .. } | Action::End => None,
    }
}
