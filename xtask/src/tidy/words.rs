//! Words that have no place in the repository, each with what to do instead.
//!
//! Clippy bans most of the calls too; here they are banned in every kind of file and for
//! reasons that clippy does not know.

use super::Finding;
use super::files::TextFile;
use super::rust_code::{is_word, words};

/// Crates that are pure: no output, no order that differs between runs.
const PURE: &[&str] =
    &["crates/kit/", "crates/content/", "crates/games/", "crates/table/", "crates/bots/"];

/// Marks of unfinished work, in any file.
const LEFTOVERS: &[&str] = &["todo!", "unimplemented!", "dbg!", "FIXME", "XXX"];

/// Words that name nobody, and endings of the files of comments and documents that should name a
/// client, a seat, a person or a figure instead.
const NOBODY: &[&str] = &["whoever", "Whoever", "somebody", "Somebody"];
const WRITTEN_IN: &[&str] = &[".rs", ".ts", ".svelte", ".css", ".md"];

/// Folders of the machine on which a change was made.
const MACHINE_PATHS: &[&str] = &["/root/", "/work/", "/tmp/"];

/// Every banned word of these files.
pub fn check(files: &[TextFile]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        let mut report = |offset: usize, what: String, way_out: &str| {
            findings.push(Finding::error(&file.path, file.line(offset), what, way_out));
        };
        if !file.path.starts_with("xtask/") {
            leftovers(file, &mut report);
            machine_paths(file, &mut report);
            unwraps(file, &mut report);
            nobody(file, &mut report);
        }
        if file.path.starts_with("crates/") {
            names(file, &mut report);
        }
        if PURE.iter().any(|folder| file.path.starts_with(folder)) {
            impure(file, &mut report);
        }
    }
    findings
}

type Report<'a> = dyn FnMut(usize, String, &str) + 'a;

fn leftovers(file: &TextFile, report: &mut Report<'_>) {
    for word in LEFTOVERS {
        for at in whole_words(&file.text, word) {
            report(at, format!("{word} is left over"), "finish it, or open an issue and remove it");
        }
    }
}

fn machine_paths(file: &TextFile, report: &mut Report<'_>) {
    for path in MACHINE_PATHS {
        let at_root = |at: &usize| {
            let before = file.text[..*at].chars().next_back().unwrap_or(' ');
            !is_word(before) && !matches!(before, '.' | '-' | '/' | '}' | '>' | '*' | '~')
        };
        for (at, _) in file.text.match_indices(path).filter(|(at, _)| at_root(at)) {
            let way_out = "name it from the root of the repository, or ask the system";
            report(at, format!("{path} is a folder of one machine"), way_out);
        }
    }
}

/// The guide of style shows such words as examples, browser tests look for texts of the page, and
/// the ledgers of rulings repeat texts of the registers.
fn nobody(file: &TextFile, report: &mut Report<'_>) {
    let quotes = file.path == "STYLE.md"
        || file.path.starts_with("docs/rulings/")
        || file.path.ends_with(".browser.ts");
    if quotes || !WRITTEN_IN.iter().any(|ending| file.path.ends_with(ending)) {
        return;
    }
    for word in NOBODY {
        for at in whole_words(&file.text, word) {
            report(at, format!("\"{word}\" names nobody"), "say which client, seat or person");
        }
    }
}

/// A panic without words helps nobody.
fn unwraps(file: &TextFile, report: &mut Report<'_>) {
    let end = file.tests_begin().unwrap_or(file.code.len());
    for (at, _) in file.code[..end].match_indices(".unwrap()") {
        let way_out = "return the error, or expect(\"the invariant that holds\")";
        report(at + 1, "unwrap() outside tests".to_owned(), way_out);
    }
}

/// A chair is a seat, an account a user, a figure a survivor: one word would mean all three.
fn names(file: &TextFile, report: &mut Report<'_>) {
    for (at, word) in words(&file.code) {
        if word.to_lowercase().contains("player") {
            let way_out = "say seat, user or what the figure is called";
            report(at, format!("\"{word}\" in code"), way_out);
        }
    }
}

fn impure(file: &TextFile, report: &mut Report<'_>) {
    let prints = ["println", "eprintln", "print", "eprint"];
    let tests = file.tests_begin().unwrap_or(file.code.len());
    for (at, word) in words(&file.code) {
        let macro_call = file.code[at + word.len()..].starts_with('!');
        if macro_call && prints.contains(&word) && file.is_below("src") && at < tests {
            report(at, format!("{word}! in a pure crate"), "tell an event or return a value");
        }
        if matches!(word, "HashMap" | "HashSet") {
            let way_out = "its order differs between runs; use BTreeMap, BTreeSet or an array";
            report(at, format!("{word} in a pure crate"), way_out);
        }
    }
}

/// Where a word stands by itself.
fn whole_words(text: &str, word: &str) -> impl Iterator<Item = usize> {
    let length = word.len();
    let alone = move |at: &usize| {
        let before = text[..*at].chars().next_back().unwrap_or(' ');
        let after = text[at + length..].chars().next().unwrap_or(' ');
        !is_word(before) && (text[..at + length].ends_with('!') || !is_word(after))
    };
    text.match_indices(word).map(|(at, _)| at).filter(alone)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        check(&[TextFile::new(path, text)])
            .iter()
            .map(|it| format!("{}: {}", it.line, it.what))
            .collect()
    }

    #[test]
    fn leftovers_are_found_in_any_file() {
        assert_eq!(found("a.md", "a\nFIXME: b\n"), ["2: FIXME is left over"]);
        assert_eq!(found("a.toml", "# XXX"), ["1: XXX is left over"]);
        assert_eq!(found("crates/a/src/b.rs", "fn a() { todo!() }"), ["1: todo! is left over"]);
        assert_eq!(found("crates/a/src/b.rs", "fn a() { dbg!(1); }"), ["1: dbg! is left over"]);
        assert_eq!(
            found("crates/a/src/b.rs", "unimplemented!()"),
            ["1: unimplemented! is left over"]
        );
        assert_eq!(found("a.md", "MAXXX FIXMES undbg!"), [""; 0]);
    }

    #[test]
    fn comments_and_documents_name_whom_they_mean() {
        let comment = "// Whoever comes is told.\nfn a() {}";
        assert_eq!(found("crates/a/src/b.rs", comment), ["1: \"Whoever\" names nobody"]);
        assert_eq!(found("docs/a.md", "a\nsomebody's"), ["2: \"somebody\" names nobody"]);
        assert_eq!(found("STYLE.md", comment), [""; 0]);
        assert_eq!(found("content/a/en.ftl", "a = Somebody died."), [""; 0]);
    }

    #[test]
    fn machine_paths_are_found() {
        assert_eq!(found("a.md", "see /root/x"), ["1: /root/ is a folder of one machine"]);
        assert_eq!(found("a.sh", "cd \"/work/main\""), ["1: /work/ is a folder of one machine"]);
        assert_eq!(
            found("crates/a/tests/b.rs", "// \n\"/tmp/x\""),
            ["2: /tmp/ is a folder of one machine"]
        );
        assert_eq!(found("a.md", "net/work/x, ./tmp/, https://a.b/root/c"), [""; 0]);
    }

    #[test]
    fn unwrap_is_for_tests() {
        let text = "fn a() { b.unwrap(); }\n#[cfg(test)]\nmod tests { fn c() { d.unwrap(); } }";
        assert_eq!(found("crates/a/src/b.rs", text), ["1: unwrap() outside tests"]);
        assert_eq!(found("crates/a/tests/b.rs", text), [""; 0]);
        assert_eq!(found("crates/a/src/b.rs", "// b.unwrap()\nb.unwrap_or(1);"), [""; 0]);
    }

    #[test]
    fn nobody_is_called_a_player_in_code() {
        let text = "// The player chooses.\nfn next_player(a: PlayerId) {}";
        assert_eq!(
            found("crates/a/src/b.rs", text),
            ["2: \"next_player\" in code", "2: \"PlayerId\" in code"]
        );
        assert_eq!(found("xtask/src/b.rs", text), [""; 0]);
    }

    #[test]
    fn pure_crates_print_nothing_and_hash_nothing() {
        let text = "fn a() { println!(\"b\"); }";
        assert_eq!(found("crates/kit/src/a.rs", text), ["1: println! in a pure crate"]);
        assert_eq!(found("crates/horda/src/a.rs", text), [""; 0]);
        assert_eq!(
            found("crates/games/z/src/a.rs", "use std::collections::HashMap;"),
            ["1: HashMap in a pure crate"]
        );
        assert_eq!(
            found("crates/table/src/a.rs", "type A = HashSet<u8>;"),
            ["1: HashSet in a pure crate"]
        );
        assert_eq!(found("crates/kit/src/a.rs", "// println! and HashMap\nfn print() {}"), [""; 0]);
    }
}
