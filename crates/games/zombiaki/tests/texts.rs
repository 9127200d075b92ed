//! Everything that people read is there, in both languages.

use horda_content::{Language, Texts};
use horda_zombiaki::card::WoundIcon;
use horda_zombiaki::options::{ALL, Options};
use horda_zombiaki::shipped;

fn texts() -> Texts {
    Texts::load(&shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

#[test]
fn no_text_that_the_game_asks_for_is_missing() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    let keys = rules.text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
}

#[test]
fn every_option_and_each_of_its_values_has_words() {
    let texts = texts();
    for (name, _, values) in ALL {
        assert!(texts.has(&format!("option-{name}")), "option-{name}");
        for value in *values {
            assert!(texts.has(&format!("option-{name}.{value}")), "option-{name}.{value}");
        }
    }
}

/// RULE ZK-CARD-06: the number that a card prints stands in its effect text.
#[test]
fn zk_card_06_printed_wounds_stand_in_the_effect_text() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
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
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    let texts = texts();
    for id in rules.pack().all() {
        for language in Language::ALL {
            let said = texts.say(language, &rules.say_effect(id));
            let left = said.contains('{') || said.contains('⟨');
            assert!(!left && !said.is_empty(), "{}: {said}", rules.pack().card(id).id);
        }
    }
}
