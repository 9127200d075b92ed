//! The position of a scenario, and whether the game took every word of it.

use horda_kit::{Notation, Unreadable};

use crate::case::{FactLines, Scenario, Written, plain};
use crate::run::Complaint;

/// The position that the facts describe.
pub(crate) fn position<R: Notation>(
    rules: &R,
    scenario: &Scenario<'_>,
) -> Result<R::State, Vec<Complaint>> {
    let complaint = |complaint: &Unreadable| {
        Complaint::new(line_of(complaint, scenario), complaint.to_string())
    };
    let position = rules.position(&plain(&scenario.given));
    position.map_err(|complaints| complaints.iter().map(complaint).collect())
}

/// The line of the fact that a complaint speaks of: games write `hand: more than four cards`.
fn line_of(complaint: &Unreadable, scenario: &Scenario<'_>) -> usize {
    let fact = complaint.what.split_once(": ").and_then(|(key, _)| scenario.given.get(key));
    fact.map_or(scenario.given_line, |fact| fact.line)
}

/// Facts of which the game took something else than was written, or nothing.
///
/// Everything that is given must be there when the position is written down again. A game may
/// write it in another order, with counts told apart, and may add what follows from other facts.
/// Keys that the game never writes are shorthand for others, such as a board, and are not
/// compared.
pub(crate) fn misread<R: Notation>(
    rules: &R,
    state: &R::State,
    given: &FactLines,
) -> Vec<Complaint> {
    let facts = rules.facts(state);
    let misread = |(key, fact): (&String, &Written)| {
        let found = facts.get(key)?;
        let is_taken = match fact.text.is_empty() && !found.is_empty() {
            true => makes_a_difference(rules, given, key, found),
            false => is_within(&fact.text, found),
        };
        if is_taken {
            return None;
        }
        let what = format!(
            "the game does not take this fact as it is written\ngiven: {key} = \"{}\"\nread:  {key} = \
             \"{found}\"\nIt follows from other facts, cannot be together with another one, or says \
             something that is so anyway: leave it out or write what is read",
            fact.text
        );
        Some(Complaint::new(fact.line, what))
    };
    given.iter().filter_map(misread).collect()
}

/// Would the fact be otherwise if it were not given?
fn makes_a_difference<R: Notation>(rules: &R, given: &FactLines, key: &str, found: &str) -> bool {
    let mut others = plain(given);
    others.remove(key);
    let state = rules.position(&others);
    state.is_ok_and(|state| rules.facts(&state).get(key).is_some_and(|it| it != found))
}

/// Is everything that was written there?
fn is_within(written: &str, found: &str) -> bool {
    let mut left = words(found);
    let is_there = |word: &String| {
        let at = left.iter().position(|it| it == word);
        at.map(|at| left.swap_remove(at)).is_some()
    };
    words(written).iter().all(is_there)
}

/// The words of a fact in a fixed order, each of several copies told apart: `shot 2, mine` has
/// the same words as `mine, shot, shot`. Numbers side by side, such as `2 1`, stay together.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for part in text.split([',', '+']) {
        let own: Vec<&str> = part.split_whitespace().collect();
        let is_number = |word: &str| word.parse::<u8>().is_ok();
        match own.as_slice() {
            [first, ..] if is_number(first) => words.push(own.join(" ")),
            [name @ .., last] if !name.is_empty() && is_number(last) && *last != "0" => {
                let count = last.parse().unwrap_or(1);
                (0..count).for_each(|_| words.extend(name.iter().map(|it| (*it).to_owned())));
            }
            all => words.extend(all.iter().map(|word| (*word).to_owned())),
        }
    }
    words.sort();
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_and_counts_do_not_matter_but_words_do() {
        assert_eq!(words("shot 2, mine"), words("mine, shot, shot"));
        assert_eq!(words("sasza + mine"), words("mine + sasza"));
        assert_ne!(words("2 1"), words("1 2"));
        assert_ne!(words("shot 2"), words("shot"));
        assert_ne!(words("fast 0"), words("fast 1"));
    }

    #[test]
    fn what_is_written_must_be_there() {
        assert!(is_within("E7", "A1, E7") && is_within("", ""));
        assert!(!is_within("sasza + griszka", "griszka"));
        assert!(!is_within("3", "0"));
    }
}
