//! Everything that people read is there, in both languages.

use horda_content::{Language, Texts, Variant};
use horda_kit::{Cx, FastLuck, Pending, Phrase, RandomBits, Rules, Seat, Spoken};
use horda_terror::Terror;
use horda_terror::action::Action;
use horda_terror::options::{ALL, Options};
use horda_terror::shipped;

fn texts() -> Texts {
    Texts::load(&shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn rules() -> Terror {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

/// Says a phrase in both languages; no place may be left unfilled.
fn say_whole(texts: &Texts, phrase: &Phrase) {
    for language in Language::ALL {
        let said = texts.say(language, phrase);
        let whole = !said.contains(['{', '}', '⟨']) && !said.contains("  ") && !said.is_empty();
        assert!(whole, "{} in {language}: {said}", phrase.key);
    }
}

#[test]
fn no_text_that_the_game_asks_for_is_missing() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
}

#[test]
fn every_option_and_each_of_its_values_has_words() {
    let texts = texts();
    for (name, _, values) in ALL {
        assert!(texts.has(&format!("option-{name}")), "option-{name}");
        assert!(texts.has(&format!("option-{name}.text")), "option-{name}.text");
        for value in *values {
            assert!(texts.has(&format!("option-{name}.{value}")), "option-{name}.{value}");
        }
    }
}

#[test]
fn the_number_of_a_card_stands_in_its_effect_text() {
    let rules = rules();
    let texts = texts();
    for id in rules.pack().all_cards() {
        let Some(amount) = rules.pack().card(id).effect.amount() else { continue };
        for language in Language::ALL {
            let said = texts.say(language, &rules.say_effect(id));
            let mut numbers = said.split(|c: char| !c.is_ascii_digit());
            let found = numbers.any(|number| number == amount.to_string());
            assert!(found, "{} in {language}: {said}", rules.pack().card(id).id);
        }
    }
}

#[test]
fn rendered_effect_texts_leave_no_place_unfilled() {
    let rules = rules();
    let texts = texts();
    for id in rules.pack().all_cards() {
        say_whole(&texts, &rules.say_effect(id));
    }
}

/// Offers, events and refusals of random games, on every board and under every other reading.
#[test]
fn nothing_said_in_a_game_leaves_a_place_unfilled() {
    let (rules, texts) = (rules(), texts());
    for (name, _, values) in ALL {
        for value in *values {
            let variant =
                rules.with_options(&[((*name).into(), (*value).into())]).expect("known option");
            play_aloud(&variant, &texts);
        }
    }
}

fn play_aloud(rules: &Terror, texts: &Texts) {
    let mut luck = FastLuck::new(11);
    let mut cx = Cx::watched(FastLuck::new(12));
    let mut state = rules.deal(&mut cx);
    let mut offers: Vec<Action> = Vec::new();
    let mut tried: Vec<Action> = Vec::new();
    let mut pick = |count: usize| luck.next_bits() as usize % count;
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("somebody must decide");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let say = |offer| say_whole(texts, &rules.say_action(&state, seat, offer));
        offers.iter().take(40).for_each(say);
        let action = offers[pick(offers.len())];
        tried.push(action);
        for seat in [Seat(0), Seat(1)] {
            let Err(refusal) = rules.check(&state, seat, &tried[pick(tried.len())]) else {
                continue;
            };
            say_whole(texts, &refusal.reason);
            say_whole(texts, &refusal.remedy.expect("every refusal has a way out"));
        }
        rules.apply(&mut state, seat, &action, &mut cx);
        for event in cx.take_events() {
            say_whole(texts, &rules.say_event(&event));
        }
    }
}
