//! Zombicide: Gear Up in the list of games.

use std::sync::LazyLock;

use horda_content::{Problem, Register, Texts};
use horda_gearup::options::Options;
use horda_gearup::{GearUp, shipped};
use serde_json::value::to_raw_value;

use crate::chances::read_estimator;
use crate::entry::{Entry, Older, Shipped, read_proofs};
use crate::game::Game;
use crate::picture::Pictures;

static ENTRY: LazyLock<Entry<GearUp>> =
    LazyLock::new(|| entry().expect("the shipped content is checked by the tests"));

pub(crate) fn game() -> &'static dyn Game {
    &*ENTRY
}

fn entry() -> Result<Entry<GearUp>, Vec<Problem>> {
    Entry::new(Shipped {
        texts: Texts::load(shipped::TEXTS)?,
        text_files: shipped::TEXTS,
        pieces: |rules| to_raw_value(&rules.pieces()).expect("pieces can be written"),
        register: Register::of(shipped::RULES)?,
        files: shipped::FILES.to_vec(),
        load: |files| shipped::load(files, Options::default()),
        proofs: read_proofs(shipped::PROOFS.file, shipped::PROOFS.text)?,
        // Nothing is held in a hand: the page shows every card with its words.
        describe: |_, _| None,
        estimator: read_estimator(shipped::CHANCES.file, shipped::CHANCES.text)?,
        pictures: Pictures::new(),
        older: Older::default(),
    })
}
