//! Suggestions for words that nobody knows.

use horda_kit::Unreadable;
use strsim::{damerau_levenshtein, jaro_winkler};

/// The known word that was probably meant, if any is near enough.
///
/// Of equally near words the first one given wins. Case is ignored.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let mut best: Option<(usize, f64, &str)> = None;
    for candidate in known {
        let folded = candidate.to_lowercase();
        let distance = damerau_levenshtein(&word, &folded);
        let likeness = jaro_winkler(&word, &folded);
        if distance > typos_forgiven(&word) && likeness < LIKENESS_NEEDED {
            continue;
        }
        let nearer = best.is_none_or(|(least, most, _)| {
            distance < least || (distance == least && likeness > most)
        });
        if nearer {
            best = Some((distance, likeness, candidate));
        }
    }
    best.map(|(_, _, candidate)| candidate)
}

/// Words as a list: `hit, push, noise`.
pub fn known_list<'a>(known: impl IntoIterator<Item = &'a str>) -> String {
    known.into_iter().collect::<Vec<_>>().join(", ")
}

/// A hint about a word that is not among the known ones: `did you mean "push"?` or, where
/// nothing is near, `known: hit, push`. Nothing where nothing is known.
pub fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let known: Vec<&str> = known.into_iter().collect();
    match nearest(word, known.iter().copied()) {
        Some(meant) => Some(format!("did you mean \"{meant}\"?")),
        None if known.is_empty() => None,
        None => Some(format!("known: {}", known_list(known))),
    }
}

/// A complaint that there is no such thing, with the one that was meant or all there are.
pub fn no_such<'a>(what: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> Unreadable {
    let hint = did_you_mean(name, known);
    Unreadable { what: format!("there is no {what} \"{name}\""), hint }
}

/// Words that start alike may differ a lot at the end, as `wounds` and `wounds_left` do.
const LIKENESS_NEEDED: f64 = 0.9;

/// A slip in a word of two letters makes another word, not a misspelt one.
fn typos_forgiven(word: &str) -> usize {
    match word.chars().count() {
        0..=2 => 0,
        3..=5 => 1,
        6..=9 => 2,
        10.. => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EFFECTS: [&str; 4] = ["hit", "push", "noise", "reload"];

    #[test]
    fn slips_of_the_finger_are_recognised() {
        for (word, meant) in [
            ("psuh", "push"),
            ("hitt", "hit"),
            ("kit", "hit"),
            ("Noise", "noise"),
            ("relaod", "reload"),
        ] {
            assert_eq!(nearest(word, EFFECTS), Some(meant), "{word}");
        }
        assert_eq!(nearest("strenght", ["speed", "strength"]), Some("strength"));
        assert_eq!(nearest("zk-move-4", ["ZK-MOVE-03", "ZK-MOVE-04"]), Some("ZK-MOVE-04"));
        assert_eq!(nearest("wounds", ["wounds_left"]), Some("wounds_left"));
    }

    #[test]
    fn other_words_are_not() {
        for word in ["knock_back", "heal", "", "pl"] {
            assert_eq!(nearest(word, EFFECTS), None, "{word}");
        }
        assert_eq!(nearest("pl", ["en"]), None);
    }

    #[test]
    fn the_nearest_wins_and_the_first_of_equals() {
        assert_eq!(nearest("cards", ["carts", "card", "cart"]), Some("card"));
        assert_eq!(nearest("cat", ["cab", "car"]), Some("cab"));
    }

    #[test]
    fn hints() {
        assert_eq!(did_you_mean("psuh", EFFECTS).as_deref(), Some("did you mean \"push\"?"));
        assert_eq!(
            did_you_mean("knock_back", ["hit", "push"]).as_deref(),
            Some("known: hit, push")
        );
        assert_eq!(did_you_mean("push", []), None);
        assert_eq!(known_list(EFFECTS), "hit, push, noise, reload");
    }
}
