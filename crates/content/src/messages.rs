//! What the text files of one language hold, for checking: keys, places and arguments.
//!
//! Nothing is said from here. Texts are spoken by [`crate::Texts`], which is built only after
//! everything here was found in order.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Attribute, Entry, Message, Pattern, Term};
use fluent_syntax::parser::{self, ParserError};

use crate::arguments::Mentions;
use crate::suggest::nearest;
use crate::{Language, Problem, Problems};

/// Attributes that are grammatical cases of their message. A language has them or not.
pub(crate) const CASES: [&str; 5] = ["acc", "gen", "dat", "ins", "loc"];

/// The messages of one language.
#[derive(Debug)]
pub(crate) struct Messages {
    language: Language,
    /// Messages and terms; a term has its `-`.
    names: BTreeMap<String, Place>,
    /// What can be said: messages that have a value, and `message.attribute`.
    sayable: BTreeMap<String, Text>,
    /// Terms and what they mention. Terms belong to one language and are never compared.
    terms: Vec<Text>,
    /// Names of messages that are broken, so that they do not count as missing as well.
    broken: BTreeSet<String>,
}

#[derive(Clone, Debug)]
struct Place {
    file: String,
    line: usize,
}

#[derive(Debug)]
struct Text {
    place: Place,
    mentions: Mentions,
}

impl Messages {
    pub(crate) fn new(language: Language) -> Messages {
        Messages {
            language,
            names: BTreeMap::new(),
            sayable: BTreeMap::new(),
            terms: Vec::new(),
            broken: BTreeSet::new(),
        }
    }

    /// Keys that can be said: `message` and `message.attribute`.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &str> {
        self.sayable.keys().map(String::as_str)
    }

    /// The arguments that a text uses, itself or in the texts that it refers to, which get the
    /// same ones.
    pub(crate) fn arguments(&self, key: &str) -> BTreeSet<String> {
        let (mut all, mut seen, mut open) = (BTreeSet::new(), BTreeSet::from([key]), vec![key]);
        while let Some(text) = open.pop().and_then(|key| self.sayable.get(key)) {
            all.extend(text.mentions.arguments.iter().cloned());
            // Texts may refer to each other in a circle.
            let inner = text.mentions.texts.iter().map(String::as_str);
            open.extend(
                inner.filter(|name| self.sayable.contains_key(*name) && seen.insert(*name)),
            );
        }
        all
    }

    /// Takes in one file.
    pub(crate) fn read(&mut self, file: &str, text: &str) -> Vec<Problem> {
        let problems = Problems::new(file, text);
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err(partly) => partly,
        };
        for error in errors {
            let at = error_offset(text, &error);
            problems.report(at..at, format!("not Fluent: {}", error.kind), None);
        }
        let mut reading = Reading { messages: self, file, text, problems: &problems };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => reading.message(message),
                Entry::Term(term) => reading.term(term),
                Entry::Junk { content } => reading.junk(content),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => (),
            }
        }
        problems.into_sorted()
    }

    /// What is said here and cannot be said in the other language.
    pub(crate) fn missing_in(&self, other: &Messages) -> Vec<Problem> {
        let missing = self.sayable.iter().filter(|(key, _)| self.is_missed_in(other, key));
        let problem = |(key, text): (&String, &Text)| {
            let unmatched = other.keys().filter(|key| !self.sayable.contains_key(*key));
            let hint =
                nearest(key, unmatched).map(|near| format!("{} has \"{near}\"", other.language));
            text.place.problem(format!("\"{key}\" is missing in {}", other.language), hint)
        };
        missing.map(problem).collect()
    }

    /// What is said in both languages, but about different things.
    pub(crate) fn differing_from(&self, other: &Messages) -> Vec<Problem> {
        let both = self
            .sayable
            .iter()
            .filter_map(|(key, text)| Some((key, text, other.sayable.get(key)?)));
        both.filter(|(_, mine, theirs)| mine.mentions.arguments != theirs.mentions.arguments)
            .map(|(key, mine, theirs)| {
                let (here, there) = (mine.arguments(), theirs.arguments());
                let (my, their) = (self.language, other.language);
                let what = format!("\"{key}\" uses {here} in {my} but {there} in {their}");
                mine.place.problem(what, Some(format!("see {}", theirs.place.written())))
            })
            .collect()
    }

    /// Texts that others refer to and nobody wrote.
    pub(crate) fn dangling(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for text in self.sayable.values().chain(&self.terms) {
            for name in text.mentions.texts.iter().filter(|name| !self.can_refer_to(name)) {
                let what = format!("refers to \"{name}\", which is missing in {}", self.language);
                let known = self.names.keys().map(String::as_str).chain(self.keys());
                let hint = nearest(name, known).map(|near| format!("did you mean \"{near}\"?"));
                problems.push(text.place.problem(what, hint));
            }
        }
        problems
    }

    fn can_refer_to(&self, name: &str) -> bool {
        let written = if name.starts_with('-') {
            self.names.contains_key(name)
        } else {
            self.sayable.contains_key(name)
        };
        written || self.broken.contains(message_of(name))
    }

    fn is_missed_in(&self, other: &Messages, key: &str) -> bool {
        if other.sayable.contains_key(key) || other.broken.contains(message_of(key)) {
            return false;
        }
        let Some((message, attribute)) = key.split_once('.') else { return true };
        // A missing message is reported once and not again for each of its attributes.
        let is_told = self.sayable.contains_key(message) && !other.names.contains_key(message);
        !is_told && !CASES.contains(&attribute)
    }
}

/// One file on its way into the messages of a language.
struct Reading<'a> {
    messages: &'a mut Messages,
    file: &'a str,
    text: &'a str,
    problems: &'a Problems,
}

impl Reading<'_> {
    fn message(&mut self, message: &Message<&str>) {
        let name = message.id.name;
        if !self.is_new(name, name) {
            return;
        }
        if let Some(value) = &message.value {
            let text = self.written(name, value);
            self.messages.sayable.insert(name.to_owned(), text);
        }
        message.attributes.iter().for_each(|attribute| self.attribute(name, attribute));
    }

    fn attribute(&mut self, message: &str, attribute: &Attribute<&str>) {
        let key = format!("{message}.{}", attribute.id.name);
        let text = self.written(attribute.id.name, &attribute.value);
        if let Some(earlier) = self.messages.sayable.get(&key) {
            self.duplicate(&key, attribute.id.name, &earlier.place);
        } else {
            self.messages.sayable.insert(key, text);
        }
    }

    fn term(&mut self, term: &Term<&str>) {
        if self.is_new(&format!("-{}", term.id.name), term.id.name) {
            let text = self.written(term.id.name, &term.value);
            self.messages.terms.push(text);
        }
    }

    fn junk(&mut self, content: &str) {
        let end =
            content.find(|letter: char| !(letter.is_ascii_alphanumeric() || "-_".contains(letter)));
        let name = &content[..end.unwrap_or(content.len())];
        self.messages.broken.insert(name.to_owned());
    }

    /// Takes the name of a message or a term, unless it is taken.
    fn is_new(&mut self, name: &str, written: &str) -> bool {
        if let Some(earlier) = self.messages.names.get(name) {
            self.duplicate(name, written, earlier);
            return false;
        }
        let place = self.place(written);
        self.messages.names.insert(name.to_owned(), place);
        true
    }

    fn duplicate(&self, key: &str, written: &str, earlier: &Place) {
        let at = self.offset(written);
        let hint = format!("the first is at {}", earlier.written());
        self.problems.report(at..at, format!("\"{key}\" is written twice"), Some(hint));
    }

    fn written(&self, name: &str, pattern: &Pattern<&str>) -> Text {
        Text { place: self.place(name), mentions: Mentions::of(pattern) }
    }

    fn place(&self, name: &str) -> Place {
        Place { file: self.file.to_owned(), line: self.problems.line(self.offset(name)) }
    }

    /// Where a name of the syntax tree stands. The tree keeps no places, but its names are
    /// slices of the text, so their addresses tell.
    fn offset(&self, name: &str) -> usize {
        name.as_ptr().addr().saturating_sub(self.text.as_ptr().addr())
    }
}

impl Text {
    fn arguments(&self) -> String {
        let names: Vec<String> =
            self.mentions.arguments.iter().map(|name| format!("${name}")).collect();
        if names.is_empty() { "no arguments".to_owned() } else { names.join(", ") }
    }
}

impl Place {
    fn written(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }

    fn problem(&self, what: String, hint: Option<String>) -> Problem {
        Problem { file: self.file.clone(), line: self.line, what, hint }
    }
}

/// Where an error is. The parser looks for what it expects beyond the end of the line and
/// complains there, which is the line after the one to mend.
fn error_offset(text: &str, error: &ParserError) -> usize {
    let broken_from = error.slice.as_ref().map_or(0, |slice| slice.start);
    let read = text.get(..error.pos.start).unwrap_or(text);
    read.trim_end().len().max(broken_from)
}

fn message_of(key: &str) -> &str {
    key.split_once('.').map_or(key, |(message, _)| message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(language: Language, text: &str) -> (Messages, Vec<String>) {
        let mut messages = Messages::new(language);
        let file = format!("{language}.ftl");
        let problems = messages.read(&file, text);
        (messages, written(&problems))
    }

    fn written(problems: &[Problem]) -> Vec<String> {
        problems.iter().map(Problem::to_string).collect()
    }

    #[test]
    fn what_is_not_fluent_is_reported_and_the_rest_is_read() {
        let text = "a = A\n\nb B\nc = { $x\nd =\ne = E\n";
        let (messages, problems) = read(Language::Pl, text);
        let expected = [
            r#"pl.ftl:3: not Fluent: Expected a token starting with "=""#,
            r#"pl.ftl:4: not Fluent: Expected a token starting with "}""#,
            r#"pl.ftl:5: not Fluent: Expected a message field for "d""#,
        ];
        assert_eq!(problems, expected);
        assert_eq!(messages.keys().collect::<Vec<_>>(), ["a", "e"]);
    }

    #[test]
    fn broken_messages_are_not_missing_as_well() {
        let (pl, _) = read(Language::Pl, "a A\n");
        let (en, _) = read(Language::En, "a = A\n    .b = B\nc = C { a }\n");
        assert_eq!(written(&en.missing_in(&pl)), [r#"en.ftl:3: "c" is missing in pl"#]);
        let (en, _) = read(Language::En, "a A\nc = C { a }\n");
        assert!(en.dangling().is_empty());
    }

    #[test]
    fn names_are_taken_once_in_all_files_of_a_language() {
        let text = "a = A\n-t = T\n\na = B\n    .x = X\nb = B\n    .y = Y\n    .y = Z\n-t = U\n";
        let (mut messages, problems) = read(Language::En, text);
        let expected = [
            r#"en.ftl:4: "a" is written twice; the first is at en.ftl:1"#,
            r#"en.ftl:8: "b.y" is written twice; the first is at en.ftl:7"#,
            r#"en.ftl:9: "-t" is written twice; the first is at en.ftl:2"#,
        ];
        assert_eq!(problems, expected);
        let more = messages.read("more.ftl", "\nb = B\n");
        assert_eq!(
            written(&more),
            [r#"more.ftl:2: "b" is written twice; the first is at en.ftl:6"#]
        );
    }

    #[test]
    fn what_nobody_wrote_cannot_be_referred_to() {
        let text = "-game = Zombiaki\na = { -game } { -gama } { b } { b.x }\n\
                    b = { c } { b.y }\n    \
                    .x = X\n-loop = { d }\n";
        let (messages, problems) = read(Language::Pl, text);
        assert!(problems.is_empty(), "{problems:?}");
        let expected = [
            r#"pl.ftl:2: refers to "-gama", which is missing in pl; did you mean "-game"?"#,
            r#"pl.ftl:3: refers to "b.y", which is missing in pl; did you mean "b.x"?"#,
            r#"pl.ftl:3: refers to "c", which is missing in pl"#,
            r#"pl.ftl:5: refers to "d", which is missing in pl"#,
        ];
        assert_eq!(written(&messages.dangling()), expected);
    }

    #[test]
    fn languages_say_the_same_things() {
        let pl = "card-mine = Mina\n    .acc = Minę\n    .hint = Wybucha\n\
                  event-moved = { $card-acc }\n\
                  only = Tu\n    .x = X\nbare =\n    .y = Y\n-term = T\n";
        let en = "card-mine = Mine\nevent-movde = { $card }\nbare = Bare\n    .y = Y\n";
        let (pl, _) = read(Language::Pl, pl);
        let (en, _) = read(Language::En, en);
        let expected = [
            r#"pl.ftl:3: "card-mine.hint" is missing in en"#,
            r#"pl.ftl:4: "event-moved" is missing in en; en has "event-movde""#,
            r#"pl.ftl:5: "only" is missing in en"#,
        ];
        assert_eq!(written(&pl.missing_in(&en)), expected);
        let expected = [
            r#"en.ftl:3: "bare" is missing in pl"#,
            r#"en.ftl:2: "event-movde" is missing in pl; pl has "event-moved""#,
        ];
        assert_eq!(written(&en.missing_in(&pl)), expected);
    }

    #[test]
    fn languages_speak_about_the_same_arguments() {
        let pl = "a = { $card-acc } na { $to-loc }\n\
                  b = { $count ->\n    [one] x\n   *[other] y\n }\n\
                  c = C\n    .d = { $who }\n";
        let en = "a = { $card } to { $to }\nb = x\nc = C\n    .d = { $who } { $card }\n";
        let (pl, _) = read(Language::Pl, pl);
        let (en, _) = read(Language::En, en);
        let expected = [
            r#"pl.ftl:2: "b" uses $count in pl but no arguments in en; see en.ftl:2"#,
            r#"pl.ftl:7: "c.d" uses $who in pl but $card, $who in en; see en.ftl:4"#,
        ];
        assert_eq!(written(&pl.differing_from(&en)), expected);
    }
}
