//! What no test of a game that is being written compares yet: `docs/untested.toml`.
//!
//! The list is a debt and may only shrink. Its rules are judged by `cargo xtask tidy`, its reasons
//! for refusals here. A game that people can play has no entry.

use std::collections::BTreeSet;

use horda_content::{Problems, parse};

/// Reasons for refusals of a game that no case compares yet.
pub(crate) fn load_reasons(text: &str, game: &str) -> Result<BTreeSet<String>, String> {
    let problems = Problems::new("docs/untested.toml", text);
    let own = parse(text, &problems).and_then(|file| file.table(game));
    let listed = own.map(|own| own.words("reasons").into_iter().map(|word| word.text).collect());
    let wrong: Vec<String> = problems.into_sorted().iter().map(ToString::to_string).collect();
    if wrong.is_empty() { Ok(listed.unwrap_or_default()) } else { Err(wrong.join("\n")) }
}

/// What is wrong with the reasons for refusals of a game, given those that cases compare.
pub(crate) fn judge_reasons<'a>(
    keys: impl Iterator<Item = &'a str>,
    compared: &BTreeSet<String>,
    listed: &BTreeSet<String>,
) -> Vec<String> {
    let reason = |key: &&str| key.starts_with("refusal-") && !key.ends_with(".fix");
    let mut wrong = Vec::new();
    for key in keys.filter(reason) {
        match (compared.contains(key), listed.contains(key)) {
            (false, false) => {
                wrong.push(format!("{key}: no case compares this reason; name it in a `refused`"));
            }
            (true, true) => wrong.push(format!("{key}: a case compares it; take it off the list")),
            (true, false) | (false, true) => {}
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_has_a_case_or_is_listed_and_never_both() {
        let set = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect();
        let keys = ["refusal-a", "refusal-a.fix", "refusal-b", "refusal-c", "event-d"];
        let wrong = judge_reasons(
            keys.into_iter(),
            &set(&["refusal-a", "refusal-b"]),
            &set(&["refusal-b"]),
        );
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[0].starts_with("refusal-b: a case"), "{wrong:?}");
        assert!(wrong[1].starts_with("refusal-c: no case"), "{wrong:?}");
    }

    #[test]
    fn a_game_without_an_entry_owes_nothing() {
        let text = "[one]\nreasons = [\"refusal-a\"]\n";
        assert_eq!(load_reasons(text, "one").expect("it is a list").len(), 1);
        assert!(load_reasons(text, "two").expect("nothing is listed").is_empty());
    }
}
