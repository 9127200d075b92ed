//! The words of a game as a document, for those who write scenarios.

use std::fmt::Write as _;

use crate::{Form, Reason, Sentence};

/// Everything that can be written about a game.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// Facts of a position: a key, or what the keys look like, and what it says.
    pub facts: Vec<(&'static str, &'static str)>,
    /// What a seat may do.
    pub actions: &'static [Form],
    /// What can happen.
    pub events: &'static [Form],
    /// Why something may not be done.
    pub refusals: &'static [Reason],
}

impl Vocabulary {
    /// Every sentence whose arguments are declared; that of a refusal has a way out beside it.
    pub fn sentences(&self) -> impl Iterator<Item = Sentence> {
        let forms = self.actions.iter().chain(self.events);
        let refusals = self.refusals.iter().map(|reason| (reason.key, reason.arguments));
        forms.flat_map(|form| form.sentences).copied().chain(refusals)
    }

    /// Rules with the keys of refusals that always cite them.
    pub fn cited(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.refusals.iter().filter_map(|reason| Some((reason.rule?, reason.key)))
    }

    /// Three tables in Markdown.
    pub fn describe(&self) -> String {
        let mut text = String::new();
        let facts = self.facts.iter().map(|(key, about)| [format!("`{key}`"), (*about).to_owned()]);
        write_table(
            &mut text,
            "Facts",
            ["Fact", "What it says; what holds where it is not given"],
            facts,
        );
        write_table(&mut text, "Actions", ["Action", "Meaning"], self.actions.iter().map(row));
        write_table(&mut text, "Events", ["Event", "Meaning"], self.events.iter().map(row));
        text
    }
}

fn row(form: &Form) -> [String; 2] {
    let example = match form.example {
        "" => String::new(),
        example => format!(", such as `{example}`"),
    };
    [format!("`{}`{example}", form.usage()), form.about.to_owned()]
}

fn write_table(
    text: &mut String,
    title: &str,
    [one, other]: [&str; 2],
    rows: impl Iterator<Item = [String; 2]>,
) {
    let _ = writeln!(text, "#### {title}\n\n| {one} | {other} |\n| --- | --- |");
    for [one, other] in rows {
        let _ = writeln!(text, "| {one} | {} |", other.trim());
    }
    text.push('\n');
}
