//! Everything that people read is there, in both languages.

use horda_content::Texts;
use horda_gearup::GearUp;
use horda_gearup::options::Options;
use horda_gearup::shipped;
use horda_testkit::{check_said, missing_chapter_texts, missing_option_texts};

fn texts() -> Texts {
    Texts::load(&shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn rules() -> GearUp {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

#[test]
fn no_text_that_the_game_asks_for_is_missing() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
}

#[test]
fn every_chapter_of_the_rulebook_has_a_name() {
    assert_eq!(missing_chapter_texts(shipped::RULES, &texts()), Vec::<String>::new());
}

#[test]
fn every_option_and_each_of_its_values_has_words() {
    assert_eq!(missing_option_texts::<GearUp>(&texts()), Vec::<String>::new());
}

/// Offers, events and refusals of random games, under every reading.
#[test]
fn nothing_said_in_a_game_leaves_a_place_unfilled() {
    check_said(&rules(), &texts()).unwrap_or_else(|what| panic!("{what}"));
}
