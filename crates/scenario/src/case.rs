//! What a scenario file says, each thing with its line.

use std::collections::BTreeMap;

use horda_content::TomlTable;
use horda_kit::Facts;

/// Words of a file and where they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub text: String,
    pub line: usize,
}

/// A list of words, and where it stands.
pub(crate) struct WrittenList {
    pub words: Vec<Written>,
    pub line: usize,
}

/// Facts of a position, each with its line.
pub(crate) type FactLines = BTreeMap<String, Written>;

/// The same without lines.
pub(crate) fn plain(facts: &FactLines) -> Facts {
    facts.iter().map(|(key, fact)| (key.clone(), fact.text.clone())).collect()
}

/// One case.
pub(crate) struct Scenario<'a> {
    pub line: usize,
    /// What it shows, in a sentence.
    pub title: String,
    /// The rules that it would see broken.
    pub rules: Vec<Written>,
    /// Readings other than the default.
    pub options: FactLines,
    /// Content that it brings along.
    pub content: Vec<TomlTable<'a>>,
    /// The position, before anything automatic runs.
    pub given: FactLines,
    pub given_line: usize,
    /// What is done from there: one branch without a name, or several with names.
    pub branches: Vec<Branch>,
}

/// One way to go on from the position of a scenario.
pub(crate) struct Branch {
    pub line: usize,
    /// Its name, where a scenario has several.
    pub name: Option<String>,
    /// Answers of luck, in order.
    pub luck: Vec<Luck>,
    /// What is done and what must hold.
    pub steps: Vec<Step>,
}

/// An answer of luck.
pub(crate) struct Luck {
    pub line: usize,
    /// The question.
    pub tag: String,
    /// The answer as it is written.
    pub answer: String,
}

/// What is done, and what must hold after it.
pub(crate) struct Step {
    /// The action, perhaps with the seat in front: `humans: play shot T1`.
    pub act: Option<Written>,
    /// What must hold then.
    pub expect: Expect,
}

/// What must hold.
#[derive(Default)]
pub(crate) struct Expect {
    /// Facts of the position.
    pub then: FactLines,
    /// Beginnings of events that must have been told, in this order; others may stand between.
    pub events: Vec<Written>,
    /// Beginnings of all events that were told, in this order.
    pub only_events: Option<WrittenList>,
    /// Beginnings of events that must not have been told.
    pub no_events: Vec<Written>,
    /// Exactly what may be done now.
    pub offers: Option<WrittenList>,
    /// Exactly how the offers with a certain beginning go on.
    pub offers_of: Vec<(Written, Vec<String>)>,
    /// Actions that are legal now.
    pub legal: Vec<Written>,
    /// What would be refused now.
    pub refused: Vec<Refused>,
    /// What each observer knows.
    pub sees: Vec<(Written, FactLines)>,
}

impl Expect {
    /// Does it expect nothing at all?
    pub fn is_empty(&self) -> bool {
        self.then.is_empty()
            && self.events.is_empty()
            && self.only_events.is_none()
            && self.no_events.is_empty()
            && self.offers.is_none()
            && self.offers_of.is_empty()
            && self.legal.is_empty()
            && self.refused.is_empty()
            && self.sees.is_empty()
    }
}

/// An action that would be refused.
pub(crate) struct Refused {
    /// The action.
    pub act: Written,
    /// The rules of which one says no; none means any.
    pub rules: Vec<Written>,
    /// Which sentence is told; none means any.
    pub reason: Option<Written>,
}
