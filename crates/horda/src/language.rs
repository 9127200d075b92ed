//! Which language to speak, and the program's own words.

use std::sync::LazyLock;

use horda_content::{Language, Texts};

/// What the program itself says; games bring their own words.
pub static WORDS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::load(&[
        (Language::Pl, "content/program/pl.ftl", include_str!("../../../content/program/pl.ftl")),
        (Language::En, "content/program/en.ftl", include_str!("../../../content/program/en.ftl")),
    ])
    .expect("the program's words are checked by a test")
});

/// The language that was asked for, else the one of the environment, else English.
pub fn choose(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let set = names.iter().filter_map(|name| std::env::var(name).ok());
        match set.into_iter().find(|value| !value.is_empty()) {
            Some(value) if value.starts_with("pl") => Language::Pl,
            Some(_) | None => Language::En,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_programs_words_are_complete_in_both_languages() {
        assert!(WORDS.has("play-prompt"));
        for game in horda_catalog::games() {
            let help = format!("play-help-{}", game.key());
            assert!(WORDS.has(&help), "content/program has no {help}");
        }
    }
}
