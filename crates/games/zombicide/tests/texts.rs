//! Everything that people read is there, in both languages.

use horda_content::Texts;
use horda_testkit::{check_said, differing_arguments, missing_chapter_texts, missing_option_texts};
use horda_zombicide::options::Options;
use horda_zombicide::{Zombicide, shipped};

fn texts() -> Texts {
    Texts::load(&shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn rules() -> Zombicide {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

#[test]
fn no_text_that_the_game_asks_for_is_missing() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
}

/// A text uses what its declaration gives, and no less.
#[test]
fn every_text_has_the_arguments_of_its_declaration() {
    let declared = Zombicide::vocabulary();
    let wrong = differing_arguments(declared.sentences(), &texts(), &[]);
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_chapter_of_the_rulebook_has_a_name() {
    assert_eq!(missing_chapter_texts(shipped::RULES, &texts()), Vec::<String>::new());
}

#[test]
fn every_option_and_each_of_its_values_has_words() {
    assert_eq!(missing_option_texts::<Zombicide>(&texts()), Vec::<String>::new());
}

/// Offers, events and refusals of random games, under every reading.
#[test]
fn nothing_said_in_a_game_leaves_a_place_unfilled() {
    check_said(&rules(), &texts()).unwrap_or_else(|what| panic!("{what}"));
}
