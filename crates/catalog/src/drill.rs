//! The made-up game of the tests, so that a server can be tried with a team that acts at once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use horda_bots::Estimator;
use horda_content::{Language, Problem, Register, Texts};
use horda_testkit::drill::Drill;
use serde_json::value::RawValue;

use crate::entry::{Entry, Older, Shipped};
use crate::game::Game;
use crate::picture::Pictures;

static ENTRY: LazyLock<Entry<Drill>> =
    LazyLock::new(|| entry().expect("the made-up content is right"));

static TEXTS: [(Language, &str, &str); 2] = [
    (Language::Pl, "drill/pl.ftl", "game-title = Musztra\n"),
    (Language::En, "drill/en.ftl", "game-title = Drill\n"),
];

pub(crate) fn game() -> &'static dyn Game {
    &*ENTRY
}

fn entry() -> Result<Entry<Drill>, Vec<Problem>> {
    Entry::new(Shipped {
        texts: Texts::load(&TEXTS)?,
        text_files: &TEXTS,
        pieces: |_| RawValue::NULL.to_owned(),
        register: Register::load("drill/rules.toml", "")?,
        files: Vec::new(),
        load: |_| Ok(Drill::default()),
        proofs: BTreeMap::new(),
        describe: |_, _| None,
        estimator: Estimator::default(),
        pictures: Pictures::new(),
        older: Older::default(),
    })
}
