//! Positions that a rulebook shows beside its rules. A page draws them with the board itself.

use std::collections::BTreeMap;

use horda_content::{Problem, Problems, Source, parse};
use horda_kit::Facts;
use horda_scenario::read_facts;
use serde_json::value::RawValue;

/// Pictures by the rule that they stand beside.
pub(crate) type Pictures = BTreeMap<String, Picture>;

/// A position as a file says it.
pub(crate) struct Picture {
    /// Readings other than the default.
    pub options: Vec<(String, String)>,
    /// The document of the set-up, for games that take one.
    pub document: Option<String>,
    /// The position, as in scenarios.
    pub given: Facts,
}

/// A position as a page draws it.
#[derive(Debug)]
pub struct Drawn {
    /// What the audience sees, in the game's own shape.
    pub view: Box<RawValue>,
    /// The pieces, where they are not those that ship.
    pub pieces: Option<Box<RawValue>>,
}

/// Reads pictures. Whether a game can draw them is seen by the tests.
pub(crate) fn read_pictures(source: Source<'_>) -> Result<Pictures, Vec<Problem>> {
    let problems = Problems::new(source.file, source.text);
    let mut pictures = Pictures::new();
    if let Some(file) = parse(source.text, &problems) {
        for table in file.tables("picture") {
            table.finished(|own| {
                let facts = |key: &str| own.table(key).map(|it| read_facts(&it));
                let options = facts("options").unwrap_or_default().into_iter().collect();
                let given = facts("given").unwrap_or_default();
                let picture = Picture { options, document: own.optional("document"), given };
                Some(pictures.insert(own.required("rule")?, picture))
            });
        }
        file.finish();
    }
    let found = problems.into_sorted();
    if found.is_empty() { Ok(pictures) } else { Err(found) }
}
