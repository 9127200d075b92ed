//! Words out of a closed list: the vocabulary of data files.

use crate::suggest::{did_you_mean, known_list};
use crate::{TomlTable, Word};

impl TomlTable<'_> {
    /// What a word stands for; the word has to be there and to be one of the known ones.
    pub fn choice<T: Copy>(&self, key: &str, known: &[(&str, T)]) -> Option<T> {
        let hint = format!("known: {}", known_list(known.iter().map(|(word, _)| *word)));
        let value = self.demand(key, Some(hint))?;
        let word = self.read::<String>(key, value.clone())?;
        let chosen = find(&word, known);
        if chosen.is_none() {
            value.problem(unknown(key, &word), suggestion(&word, known));
        }
        chosen
    }

    /// What a word stands for, or the default where it is left out or unknown.
    pub fn choice_or<T: Copy>(&self, key: &str, known: &[(&str, T)], default: T) -> T {
        if self.has(key) { self.choice(key, known).unwrap_or(default) } else { default }
    }

    /// What the words of a list stand for. The list is empty where it is left out.
    pub fn choices<T: Copy>(&self, key: &str, known: &[(&str, T)]) -> Vec<T> {
        let choice = |word: &Word<'_>| {
            let chosen = find(&word.text, known);
            if chosen.is_none() {
                word.problem(unknown(key, &word.text), suggestion(&word.text, known));
            }
            chosen
        };
        self.words(key).iter().filter_map(choice).collect()
    }
}

fn find<T: Copy>(word: &str, known: &[(&str, T)]) -> Option<T> {
    known.iter().find(|(name, _)| *name == word).map(|(_, meaning)| *meaning)
}

fn unknown(key: &str, word: &str) -> String {
    format!("unknown {key} \"{word}\"")
}

fn suggestion<T>(word: &str, known: &[(&str, T)]) -> Option<String> {
    did_you_mean(word, known.iter().map(|(name, _)| *name))
}

#[cfg(test)]
mod tests {
    use crate::{Problem, Problems, parse};

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum Side {
        Left,
        Right,
    }

    const SIDES: [(&str, Side); 2] = [("left", Side::Left), ("right", Side::Right)];

    #[test]
    fn words_become_what_they_stand_for() {
        let text = "side = 'right'\nsides = ['left', 'rihgt', 'right']\nwrong = 'up'";
        let problems = Problems::new("a.toml", text);
        let table = parse(text, &problems).unwrap();
        assert_eq!(table.choice("side", &SIDES), Some(Side::Right));
        assert_eq!(table.choices("sides", &SIDES), [Side::Left, Side::Right]);
        assert_eq!(table.choices("none", &SIDES), []);
        assert_eq!(table.choice_or("none", &SIDES, Side::Left), Side::Left);
        assert_eq!(table.choice_or("side", &SIDES, Side::Left), Side::Right);
        assert_eq!(table.choice_or("wrong", &SIDES, Side::Left), Side::Left);
        assert_eq!(table.choice("other", &SIDES), None);
        let expected = [
            "a.toml:1: missing key \"other\" at the top of the file; known: left, right",
            "a.toml:2: unknown sides \"rihgt\"; did you mean \"right\"?",
            "a.toml:3: unknown wrong \"up\"; known: left, right",
        ];
        let found: Vec<String> = problems.into_sorted().iter().map(Problem::to_string).collect();
        assert_eq!(found, expected);
    }
}
