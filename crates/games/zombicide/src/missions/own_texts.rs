//! Texts that a mission file brings along. Missions that ship have theirs in the files of the game.

use std::fmt::Write;

use horda_content::{Language, TomlTable};

use super::mission::{Mission, STANDARD_TEXTS};

/// Words by name, in the order of the file, each with its line.
pub type OwnTexts = Vec<(String, String, usize)>;

/// Reads `[text.en]` and `[text.pl]`.
pub(super) fn read_own_texts(file: &TomlTable<'_>) -> Vec<(Language, OwnTexts)> {
    let Some(text) = file.table("text") else { return Vec::new() };
    text.finished(|text| {
        let read = |language: Language| {
            let table = text.table(language.code())?;
            let entries = table.entries().into_iter();
            let texts = entries.filter_map(|(name, value)| {
                let words = value.text().map(str::to_owned);
                if words.is_none() {
                    value.problem("a text is written in quotes", None);
                }
                Some((name, words?, value.line()))
            });
            Some((language, texts.collect()))
        };
        Language::ALL.into_iter().filter_map(read).collect()
    })
}

impl Mission {
    /// Every name that needs words.
    pub fn text_names(&self) -> impl Iterator<Item = &str> {
        STANDARD_TEXTS.into_iter().chain(self.texts.iter().map(String::as_str))
    }

    /// Its own texts as the files of the game write them. A language that the file does not have
    /// gets the words of the other one.
    pub fn text_sources(&self) -> Vec<(Language, String)> {
        let source = |language: Language| {
            let own = self.own_texts.iter().find(|(spoken, _)| *spoken == language);
            let (_, texts) = own.or(self.own_texts.first())?;
            Some((language, self.messages(texts)))
        };
        Language::ALL.into_iter().filter_map(source).collect()
    }

    fn messages(&self, texts: &OwnTexts) -> String {
        let mut out = String::new();
        for (name, words, _) in texts {
            write!(out, "mission-{}-{name} = ", self.id).expect("a text takes every line");
            for line in words.split('\n').map(str::trim).filter(|line| !line.is_empty()) {
                writeln!(out, "{}", quoted(line)).expect("a text takes every line");
                out.push_str("    ");
            }
            out.truncate(out.trim_end().len());
            out.push('\n');
        }
        out
    }
}

/// Words as they are, whatever a text file would make of their signs.
fn quoted(line: &str) -> String {
    let mut out = String::new();
    for (place, letter) in line.chars().enumerate() {
        let special =
            matches!(letter, '{' | '}') || place == 0 && matches!(letter, '.' | '*' | '[');
        if special {
            write!(out, "{{\"{letter}\"}}").expect("a text takes every sign")
        } else {
            out.push(letter)
        }
    }
    out
}
