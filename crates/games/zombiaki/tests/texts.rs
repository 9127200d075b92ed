//! Everything that people read is there, in both languages.

use horda_content::{Language, Texts};
use horda_testkit::{
    check_phrase, check_said, differing_arguments, missing_chapter_texts, missing_option_texts,
};
use horda_zombiaki::Zombiaki;
use horda_zombiaki::card::WoundIcon;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

fn texts() -> Texts {
    Texts::load(shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn rules() -> Zombiaki {
    shipped::rules(Options::default()).expect("the shipped decks are right")
}

#[test]
fn no_text_that_the_game_asks_for_is_missing() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
}

/// A text uses what its declaration gives, and no less.
#[test]
fn every_text_has_the_arguments_of_its_declaration() {
    let declared = Zombiaki::vocabulary();
    let wrong = differing_arguments(declared.sentences(), &texts(), &[]);
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_chapter_of_the_rulebook_has_a_name() {
    assert_eq!(missing_chapter_texts(shipped::RULES, &texts()), Vec::<String>::new());
}

#[test]
fn every_option_and_each_of_its_values_has_words() {
    assert_eq!(missing_option_texts::<Zombiaki>(&texts()), Vec::<String>::new());
}

/// RULE ZK-CARD-06: the number that a card prints stands in its effect text.
#[test]
fn printed_wounds_stand_in_the_effect_text() {
    let rules = rules();
    let texts = texts();
    for id in rules.pack().all() {
        let card = rules.pack().card(id);
        let WoundIcon::Number(wounds) = card.icon else { continue };
        for language in Language::ALL {
            let said = texts.say(language, &rules.say_effect(id));
            let whole = said.split(|c: char| !c.is_ascii_digit());
            let found = whole.into_iter().any(|word| word == wounds.to_string());
            assert!(found, "{} in {language}: {said}", card.id);
        }
    }
}

#[test]
fn rendered_effect_texts_leave_no_place_unfilled() {
    let rules = rules();
    let texts = texts();
    for id in rules.pack().all() {
        check_phrase(&texts, &rules.say_effect(id)).unwrap_or_else(|what| panic!("{what}"));
    }
}

/// Offers, events and refusals of random games, under every reading.
#[test]
fn nothing_said_in_a_game_leaves_a_place_unfilled() {
    check_said(&rules(), &texts()).unwrap_or_else(|what| panic!("{what}"));
}
