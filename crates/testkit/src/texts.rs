//! Whether a game has words for everything, in every language.

use std::collections::BTreeSet;

use horda_content::{Language, Register, Source, Texts, Variant};
use horda_kit::{Cx, FastLuck, Odds, Pending, Phrase, Seat, Spoken, pick};

/// So many offers of a decision are said.
const OFFERS: usize = 40;

/// The texts of the options that are missing: their names, their explanations and the words of
/// their values. Numbers of seats are said as numbers.
pub fn missing_option_texts<R: Variant>(texts: &Texts) -> Vec<String> {
    let mut keys = Vec::new();
    for (name, _, values) in R::option_list() {
        keys.extend([format!("option-{name}"), format!("option-{name}.text")]);
        let values = values.iter().filter(|_| R::SEATS_BY != Some(name));
        keys.extend(values.map(|value| format!("option-{name}.{value}")));
    }
    texts.missing(keys.iter().map(String::as_str))
}

/// The names of chapters of the rulebook that are missing; the middle of its id is a rule's
/// chapter.
pub fn missing_chapter_texts(register: &[Source], texts: &Texts) -> Vec<String> {
    let register = Register::of(register);
    let register = register.unwrap_or_else(|problems| panic!("{problems:#?}"));
    let chapters = register.iter().filter_map(|rule| rule.id.split('-').nth(1));
    let keys: Vec<_> = chapters.map(|it| format!("chapter-{}", it.to_lowercase())).collect();
    texts.missing(keys.iter().map(String::as_str))
}

/// Compares every declared sentence with its text. What is wrong is said: an argument that a text
/// uses and nobody gives it, or one that is given and that no text of the sentence uses.
///
/// Some values fill other places than their own: `also` has such an argument with each of them.
pub fn differing_arguments<'a>(
    sentences: impl Iterator<Item = (&'a str, &'a [&'a str])>,
    texts: &Texts,
    also: &[(&str, &str)],
) -> Vec<String> {
    let mut wrong = BTreeSet::new();
    for (key, arguments) in sentences {
        let fix = format!("{key}.fix");
        let used: BTreeSet<&str> = texts.arguments(key).chain(texts.arguments(&fix)).collect();
        let comes_along =
            |name: &str| also.iter().any(|(with, own)| *own == name && arguments.contains(with));
        for name in used.iter().filter(|name| !arguments.contains(name) && !comes_along(name)) {
            wrong.insert(format!("{key}: nobody gives {name}"));
        }
        let is_used = |name: &str| {
            let others = also.iter().filter(|(with, _)| *with == name).map(|(_, own)| *own);
            others.chain([name]).any(|name| used.contains(name))
        };
        for name in arguments.iter().filter(|name| !is_used(name)) {
            wrong.insert(format!("{key}: nobody uses {name}"));
        }
    }
    wrong.into_iter().collect()
}

/// Says offers, events and refusals of a random game under every reading of the rules.
pub fn check_said<R: Spoken + Variant>(rules: &R, texts: &Texts) -> Result<(), String> {
    for (name, _, values) in R::option_list() {
        for value in *values {
            let set = [((*name).to_owned(), (*value).to_owned())];
            let Ok(variant) = rules.with_options(&set) else {
                return Err(format!("{name} cannot be {value}"));
            };
            say_game(&variant, texts).map_err(|what| format!("{name} {value}: {what}"))?;
        }
    }
    Ok(())
}

/// Says a phrase in every language; no place may be left unfilled.
pub fn check_phrase(texts: &Texts, phrase: &Phrase) -> Result<(), String> {
    for language in Language::ALL {
        let said = texts.say(language, phrase);
        if said.contains(['{', '}', '⟨']) || said.contains("  ") || said.is_empty() {
            return Err(format!("{} in {language}: {said}", phrase.key));
        }
    }
    Ok(())
}

fn say_game<R: Spoken>(rules: &R, texts: &Texts) -> Result<(), String> {
    let mut luck = FastLuck::new(11);
    let mut cx = Cx::watched(FastLuck::new(12));
    let mut state = rules.deal(&mut cx);
    let (mut offers, mut tried) = (Vec::new(), Vec::<R::Action>::new());
    let mut choose = |count: usize| pick(Odds::Uniform(count as u32), &mut luck) as usize;
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("a seat is pending");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        for offer in offers.iter().take(OFFERS) {
            check_phrase(texts, &rules.say_action(&state, seat, offer))?;
        }
        let action = offers[choose(offers.len())].clone();
        tried.push(action.clone());
        for seat in [Seat(0), Seat(1)] {
            say_refusal(rules, texts, &state, seat, &tried[choose(tried.len())])?;
        }
        rules.apply(&mut state, seat, &action, &mut cx);
        for event in cx.take_events() {
            check_phrase(texts, &rules.say_event(&event))?;
        }
    }
    Ok(())
}

fn say_refusal<R: Spoken>(
    rules: &R,
    texts: &Texts,
    state: &R::State,
    seat: Seat,
    action: &R::Action,
) -> Result<(), String> {
    let Err(refusal) = rules.check(state, seat, action) else { return Ok(()) };
    check_phrase(texts, &refusal.reason)?;
    let remedy = refusal.remedy.ok_or("a refusal has no way out")?;
    check_phrase(texts, &remedy)
}
