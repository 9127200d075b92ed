//! Markdown: no trailing spaces, and file names that lead somewhere.
//!
//! Best effort: a name in backticks counts as a path of the repository if it begins with one of
//! its folders and has no placeholder in it.

use std::collections::BTreeSet;

use super::Finding;
use super::files::TextFile;

/// Everything that is wrong with the documentation. `exists` knows the files of the repository.
pub fn check(files: &[TextFile], exists: &dyn Fn(&str) -> bool) -> Vec<Finding> {
    let folders: BTreeSet<&str> =
        files.iter().filter_map(|file| file.path.split_once('/')).map(|(first, _)| first).collect();
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| is_prose(&file.path)) {
        let mut fenced = false;
        for (number, line) in (1..).zip(file.text.lines()) {
            if line.ends_with([' ', '\t']) {
                let way_out = "delete them; one sentence per line needs no forced breaks";
                findings.push(Finding::error(&file.path, number, "trailing spaces", way_out));
            }
            if line.trim_start().starts_with("```") {
                fenced = !fenced;
            } else if !fenced {
                let lost = named_paths(line, &folders).filter(|path| !exists(path));
                findings.extend(lost.map(|path| {
                    let way_out = "correct the name, or write the file in the same change";
                    Finding::error(&file.path, number, format!("there is no {path}"), way_out)
                }));
            }
        }
    }
    findings
}

fn is_prose(path: &str) -> bool {
    path.ends_with(".md") && (path.starts_with("docs/") || !path.contains('/'))
}

/// The paths of the repository that a line names in backticks.
fn named_paths<'a>(line: &'a str, folders: &BTreeSet<&str>) -> impl Iterator<Item = &'a str> {
    let quoted = line.split('`').skip(1).step_by(2);
    quoted.filter_map(|name| {
        let name = name.trim_end_matches('/');
        let name = name.split_once(['#', ':']).map_or(name, |(path, _)| path);
        let (first, _) = name.split_once('/')?;
        let plain = |letter: char| letter.is_alphanumeric() || "/._-".contains(letter);
        let literal = name.chars().all(plain) && !name.contains("...");
        (literal && folders.contains(first)).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let files = [
            TextFile::new("docs/a.md", text),
            TextFile::new("crates/kit/src/lib.rs", ""),
            TextFile::new("crates/notes.md", "trailing \n"),
        ];
        let exists = |path: &str| ["crates/kit", "crates/kit/src/lib.rs"].contains(&path);
        check(&files, &exists).iter().map(|it| format!("{}: {}", it.line, it.what)).collect()
    }

    #[test]
    fn trailing_spaces_are_found() {
        assert_eq!(
            found("a\nb \n```text\nc\t\n```\n"),
            ["2: trailing spaces", "4: trailing spaces"]
        );
    }

    #[test]
    fn a_name_that_leads_nowhere_is_found() {
        assert_eq!(
            found("See `crates/kit/src/lost.rs` there."),
            ["1: there is no crates/kit/src/lost.rs"]
        );
        assert_eq!(found("`crates/kit/`, `crates/kit/src/lib.rs:3`, `crates/kit/src/lib.rs`"), {
            [""; 0]
        });
    }

    #[test]
    fn placeholders_other_words_and_examples_are_left_alone() {
        let text = "`crates/<name>/x.rs` `crates/*/x` `and/or` `docs/... ` `crates/a b`\n";
        assert_eq!(found(text), [""; 0]);
        assert_eq!(found("```text\n`crates/kit/lost.rs`\n```\n"), [""; 0]);
    }
}
