//! Rule ids are marks that tie a rule to its code and its tests, so each must be real, and each
//! rule must have a test that names it.
//!
//! In code an id may be written `ZK-MOVE-04` or `zk_move_04`. A test that needs a wrong one says
//! `misspelt` on the same line.

use std::collections::BTreeSet;

use super::Finding;
use super::files::TextFile;
use super::registers::GameRules;

/// Folders in which an id proves nothing: a recorded game names whatever happened in it, and
/// the tests of this program and of the register's reader use ids as examples.
const NO_PROOF: &[&str] =
    &["tests/playthroughs/", "tests/replays/", "xtask/", "crates/content/src/"];

/// Ids that no register has. Ids of games without a register are left alone.
pub fn unknown(files: &[TextFile], registers: &[GameRules]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files.iter().filter(|file| !file.path.starts_with("xtask/")) {
        for (offset, id) in ids(&file.text) {
            let game = registers.iter().find(|game| game.prefixes.contains(&id[..2]));
            let Some(game) = game.filter(|game| game.register.get(&id).is_none()) else { continue };
            let line = file.line(offset);
            if file.text.lines().nth(line - 1).is_some_and(|line| line.contains("misspelt")) {
                continue;
            }
            let way_out = match game.register.nearest(&id) {
                Some(near) => format!("did you mean {near}? All rules are in {}", game.path),
                None => format!("all rules are in {}", game.path),
            };
            let what = format!("no register has a rule {id}");
            findings.push(Finding::error(&file.path, line, what, way_out));
        }
    }
    findings
}

/// Rules that no test names.
pub fn untested(files: &[TextFile], registers: &[GameRules]) -> Vec<Finding> {
    let tested: BTreeSet<String> = files.iter().flat_map(tested_in).collect();
    let missing = |game: &GameRules| {
        let rules = game.register.iter().map(|rule| rule.id.as_str());
        let missing: Vec<&str> = rules.filter(|id| !tested.contains(*id)).collect();
        let what = format!("{} rules have no test: {}", missing.len(), missing.join(", "));
        let way_out = "name each in a scenario or a test that would see it broken";
        (!missing.is_empty()).then(|| Finding::error(&game.path, 1, what, way_out))
    };
    registers.iter().filter_map(missing).collect()
}

fn tested_in(file: &TextFile) -> Vec<String> {
    if NO_PROOF.iter().any(|folder| file.path.starts_with(folder)) {
        return Vec::new();
    }
    let Some(begin) = file.tests_begin() else { return Vec::new() };
    ids(&file.text[begin..]).map(|(_, id)| id).collect()
}

/// Everything in a text that has the form of an id, in capitals, with its offset.
fn ids(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut from = 0;
    std::iter::from_fn(move || {
        loop {
            let at = from + text[from..].find(|letter: char| letter.is_ascii_alphabetic())?;
            if let Some(length) = id_length(&text[at..]) {
                from = at + length;
                return Some((at, text[at..from].replace('_', "-").to_uppercase()));
            }
            // An id does not begin inside a word.
            let rest = &text[at..];
            from = at + rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len());
        }
    })
}

/// Two letters for the game, letters and perhaps a number for the area, two digits, with `-` or
/// `_` between.
fn id_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let joins = |at: usize| matches!(bytes.get(at), Some(b'-' | b'_'));
    let letters = |from: usize| bytes[from..].iter().take_while(|it| it.is_ascii_alphabetic());
    if letters(0).count() != 2 || !joins(2) {
        return None;
    }
    let digits = |from: usize| bytes[from..].iter().take_while(|it| it.is_ascii_digit()).count();
    let letters_end = 3 + letters(3).count();
    let area_end = letters_end + digits(letters_end);
    if letters_end == 3 || !joins(area_end) {
        return None;
    }
    let end = area_end + 1 + digits(area_end + 1);
    (end - area_end == 3).then_some(end)
}

#[cfg(test)]
mod tests {
    use super::super::registers::samples::register;
    use super::*;

    fn found(text: &str) -> Vec<String> {
        ids(text).map(|(_, id)| id).collect()
    }

    #[test]
    fn ids_are_found_in_prose_and_in_names() {
        assert_eq!(found("RULE ZK-MOVE-04: so (ZK-RUL-12)."), ["ZK-MOVE-04", "ZK-RUL-12"]);
        assert_eq!(found("fn zk_move_04_a_column() {}"), ["ZK-MOVE-04"]);
        assert_eq!(found("fn that_zk_move_04_holds() {}"), ["ZK-MOVE-04"]);
        for other in ["ZK-MOVE-4", "ZK-MOVE-004", "ZKX-MOVE-04", "ZK--04", "ZK-", "żk_ó_04", "zk"]
        {
            assert_eq!(found(other), [""; 0], "{other}");
        }
    }

    #[test]
    fn an_unknown_id_is_found_with_its_line() {
        let files = [
            TextFile::new("docs/a.md", "ZK-MOVE-01\nZK-MOVE-09 and ZC-MOVE-09\n"),
            TextFile::new("crates/a/src/a.rs", "fn zk_move_01() {}\n"),
            TextFile::new("crates/a/tests/b.rs", "search(\"ZK-MOVEE-01\"); // misspelt\n"),
        ];
        let findings = unknown(&files, &register(&["ZK-MOVE-01"]));
        let said: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert_eq!(said.len(), 1);
        assert!(said[0].starts_with("docs/a.md:2: no register has a rule ZK-MOVE-09;"), "{said:?}");
        assert!(said[0].contains("did you mean ZK-MOVE-01?"), "{said:?}");
    }

    #[test]
    fn a_rule_that_no_test_names_is_found() {
        let files = [
            TextFile::new("tests/scenarios/a.toml", "rules = [\"ZK-MOVE-01\"]"),
            TextFile::new("crates/a/tests/b.rs", "fn zk_move_02_holds() {}"),
            TextFile::new("crates/a/src/c.rs", "// ZK-MOVE-04\n#[cfg(test)]\n// ZK-MOVE-03\n"),
            TextFile::new("tests/playthroughs/a/d.txt", "event: moved [ZK-MOVE-05]"),
        ];
        let ids = ["ZK-MOVE-01", "ZK-MOVE-02", "ZK-MOVE-03", "ZK-MOVE-04", "ZK-MOVE-05"];
        let findings = untested(&files, &register(&ids));
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].what, "2 rules have no test: ZK-MOVE-04, ZK-MOVE-05");
        assert_eq!(untested(&files, &register(&ids[..3])), []);
    }
}
