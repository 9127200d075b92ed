//! Zombicide: 2nd Edition in the list of games.

use std::sync::LazyLock;

use horda_content::{Problem, Register, Texts};
use horda_zombicide::options::Options;
use horda_zombicide::{Zombicide, shipped};
use serde_json::value::to_raw_value;

use crate::chances::read_estimator;
use crate::entry::{Entry, Older, Shipped, read_proofs};
use crate::game::Game;
use crate::picture::read_pictures;

static ENTRY: LazyLock<Entry<Zombicide>> =
    LazyLock::new(|| entry().expect("the shipped content is checked by the tests"));

pub(crate) fn game() -> &'static dyn Game {
    &*ENTRY
}

fn entry() -> Result<Entry<Zombicide>, Vec<Problem>> {
    Entry::new(Shipped {
        texts: Texts::load(shipped::TEXTS)?,
        text_files: shipped::TEXTS,
        pieces: |rules| to_raw_value(&rules.pieces()).expect("pieces can be written"),
        register: Register::of(shipped::RULES)?,
        files: shipped::FILES.to_vec(),
        load: |files| shipped::load(files, Options::default()),
        proofs: read_proofs(shipped::PROOFS.file, shipped::PROOFS.text)?,
        // Cards lie open: the page shows every one with its words.
        describe: |_, _| None,
        estimator: read_estimator(shipped::CHANCES.file, shipped::CHANCES.text)?,
        pictures: read_pictures(shipped::PICTURES)?,
        older: Older::default(),
    })
}
