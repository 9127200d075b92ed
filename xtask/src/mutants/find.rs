//! Places in the rules of a game where one thing can be made wrong.

use std::fmt;
use std::fs;
use std::ops::Range;
use std::path::Path;

use syn::visit::Visit;

use super::finder::Finder;

/// Files of a game that hold no rule: they write positions down, say them in words or read packs.
const NO_RULES: &[&str] = &[
    "event",
    "event_speech",
    "event_writer",
    "evaluation",
    "face",
    "facts",
    "facts_reader",
    "facts_settled",
    "fact_values",
    "insight",
    "lib",
    "notation",
    "options",
    "pack",
    "pack_check",
    "refused",
    "shipped",
    "speech",
    "variant",
];

/// One change of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The file below `src`.
    pub file: String,
    /// The function.
    pub function: String,
    /// The line, for people.
    pub line: usize,
    /// The source that is meant.
    pub was: String,
    /// What becomes of it.
    pub now: String,
    /// Which of several such places in the function, from 1.
    pub nth: usize,
    /// The bytes that are replaced, and by what.
    pub range: Range<usize>,
    pub replacement: String,
    /// The whole of which they are a part, and what it is.
    pub node: Range<usize>,
    pub form: Form,
}

/// What a changed piece of source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A statement with its semicolon.
    Statement,
    /// An expression.
    Value,
    /// The body of a function or of an arm of a `match`.
    Body,
}

impl Mutant {
    /// Its node after the change.
    pub fn changed(&self, source: &str) -> String {
        let before = &source[self.node.start..self.range.start];
        let after = &source[self.range.end..self.node.end];
        format!("{before}{}{after}", self.replacement)
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mutant { file, function, line, was, now, .. } = self;
        let now = if now.is_empty() { "(deleted)" } else { now };
        write!(out, "{file}:{line} {function}: {} -> {}", short(was), short(now))
    }
}

fn short(text: &str) -> String {
    let mut words: String = text.chars().take(60).collect();
    if words.len() < text.len() {
        words.push('…');
    }
    words
}

/// Every mutant of the rules below a folder of sources, in order.
pub fn mutants(folder: &Path) -> Result<Vec<Mutant>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| name.strip_suffix(".rs").is_some_and(is_rules))
        .collect();
    names.sort();
    let mut found = Vec::new();
    for name in names {
        let path = folder.join(&name);
        let text = fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
        found.extend(mutants_of(&name, &text).map_err(|why| format!("{}: {why}", path.display()))?);
    }
    Ok(found)
}

fn is_rules(stem: &str) -> bool {
    !NO_RULES.contains(&stem) && !stem.ends_with("_reader")
}

/// Every mutant of one file.
pub fn mutants_of(file: &str, text: &str) -> syn::Result<Vec<Mutant>> {
    let syntax = syn::parse_file(text)?;
    let mut finder = Finder::new(file, text);
    finder.visit_file(&syntax);
    let mut found = finder.found;
    found.sort_by_key(|mutant| (mutant.range.start, mutant.range.end));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(text: &str) -> Vec<String> {
        let found = mutants_of("a.rs", text).expect("Rust");
        found.iter().map(|it| format!("{} -> {}", it.was, it.now)).collect()
    }

    #[test]
    fn statements_go_and_literals_shift() {
        let found = changes("fn a(b: &mut u8) { *b += 2; if *b > 3 { return; } }");
        for expected in [
            "*b += 2; -> ",
            "*b += 2 -> *b -= 2",
            "2 -> 3",
            "2 -> 1",
            "if *b > 3 { return; } -> ",
            "*b > 3 -> *b >= 3",
            "*b > 3 -> !(*b > 3)",
            "return; -> ",
        ] {
            assert!(found.iter().any(|it| it == expected), "{expected} in {found:#?}");
        }
    }

    #[test]
    fn arms_take_the_next_body_only_where_it_can_build() {
        let found = changes("fn a(b: C) -> u8 { match b { C::D => f(), C::E(g) => h(g) } }");
        assert_eq!(found, [""; 0]);
        let found = changes("fn a(b: C) -> u8 { match b { C::D => f(), C::E(g) => h() } }");
        assert_eq!(found, ["C::D => f(), -> C::D => h(),"]);
    }

    #[test]
    fn equal_places_are_counted_and_tests_are_left_alone() {
        let text =
            "fn a() -> bool { b(true) && b(true) }\n#[cfg(test)]\nmod tests { fn c() { d(1); } }";
        let found = mutants_of("a.rs", text).expect("Rust");
        let nth: Vec<usize> = found.iter().filter(|it| it.was == "true").map(|it| it.nth).collect();
        assert_eq!(nth, [1, 2]);
        assert!(found.iter().all(|it| it.function == "a"));
    }
}
