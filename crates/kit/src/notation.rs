//! Words of a game for files and tests: stable, free of any language.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{Cx, Rules};

/// A position as plain facts, such as `T2B3 = "sasza wounds=1"`. What a scenario gives and
/// what it expects are written in the same words.
pub type Facts = BTreeMap<String, String>;

/// Something that was written and cannot be read: what is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}{}", hint.as_ref().map(|hint| format!("; {hint}")).unwrap_or_default())]
pub struct Unreadable {
    /// What is wrong.
    pub what: String,
    /// What would be right, where it can be told.
    pub hint: Option<String>,
}

impl Unreadable {
    /// A complaint without a hint.
    pub fn new(what: impl Into<String>) -> Unreadable {
        Unreadable { what: what.into(), hint: None }
    }

    /// Adds what would be right.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Unreadable {
        self.hint = Some(hint.into());
        self
    }
}

/// How journals, scenarios, golden files and the wire write a game down.
///
/// Actions have one written form, everywhere. It is what a client sends back and what a
/// journal keeps, so it is a promise: a change of it is a change of the rules version.
pub trait Notation: Rules {
    /// The name of a seat, such as `zombies`.
    fn seat_names(&self) -> &'static [&'static str];

    /// The written form of an action.
    fn write_action(&self, action: &Self::Action) -> String;
    /// Reads what [`Notation::write_action`] writes.
    fn read_action(&self, text: &str) -> Result<Self::Action, Unreadable>;
    /// Is this the beginning of an action, by whole words? Complains about the first that fits
    /// nowhere.
    fn begins_action(&self, text: &str) -> Result<(), Unreadable>;
    /// The written form of an event, without its cause.
    fn write_event(&self, event: &Self::Event) -> String;
    /// Is this the beginning of an event, by whole words? Complains about the first that fits
    /// nowhere.
    fn begins_event(&self, text: &str) -> Result<(), Unreadable>;

    /// The name of a possible answer of luck, such as a card's id; its number where it has none.
    fn write_answer(&self, tag: &str, answer: u32) -> String;
    /// Reads what [`Notation::write_answer`] writes.
    fn read_answer(&self, tag: &str, text: &str) -> Result<u32, Unreadable>;

    /// Every fact of a position: all keys there are, with empty values where nothing is.
    fn facts(&self, state: &Self::State) -> Facts;
    /// The position of these facts, before anything automatic has run.
    fn position(&self, facts: &Facts) -> Result<Self::State, Vec<Unreadable>>;
    /// Runs a position on until a seat must decide.
    fn run_on(&self, state: &mut Self::State, cx: &mut Cx<'_, Self>);
}
