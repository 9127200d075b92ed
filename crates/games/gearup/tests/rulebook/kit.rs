//! What the tests of this folder share.

use std::collections::BTreeSet;

use horda_content::{Language, Problems, Source, Texts, Variant, parse};
use horda_gearup::card::Breed;
use horda_gearup::options::Options;
use horda_gearup::pack::Pack;
use horda_gearup::sheet::{Sheet, Weapon};
use horda_gearup::state::State;
use horda_gearup::{GearUp, shipped};
use horda_kit::{Notation, Phrase};

/// Games that a rule is watched over.
pub const GAMES: u64 = 40;
/// The four levels as files name them.
pub const LEVELS: [&str; 4] = ["easy", "normal", "hard", "nightmare"];

pub fn rules() -> GearUp {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

pub fn rules_with(options: &[(&str, &str)]) -> GearUp {
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into()));
    rules().with_options(&options.collect::<Vec<_>>()).expect("known options")
}

pub fn with_content(rules: &GearUp, text: &str) -> GearUp {
    let problems = Problems::new("test", text);
    let table = parse(text, &problems).expect("readable");
    let changed = rules.with_content(&table.tables("cards"));
    assert!(problems.is_empty(), "the content of a test is right");
    changed
}

pub fn position(rules: &GearUp, facts: &[(&str, &str)]) -> State {
    let facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    rules.position(&facts).unwrap_or_else(|problems| panic!("{problems:?}"))
}

pub fn texts() -> Texts {
    Texts::load(shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// Names or texts of these keys: all there, and no two alike in any language.
pub fn assert_all_differ(keys: &[String]) {
    let texts = texts();
    for language in Language::ALL {
        let mut said = BTreeSet::new();
        for key in keys {
            assert!(texts.has(key), "{key} has no text");
            let words = texts.say(language, &Phrase::new(key.clone()));
            assert!(!words.trim().is_empty(), "{key} says nothing");
            assert!(said.insert(words), "{key} is not the only one of its name in {language}");
        }
    }
}

pub fn sheets(pack: &Pack) -> impl Iterator<Item = &Sheet> {
    pack.survivors.iter().flat_map(|survivor| &survivor.sides)
}

pub fn weapons(pack: &Pack) -> impl Iterator<Item = &Weapon> {
    sheets(pack).flat_map(|sheet| &sheet.weapons)
}

pub fn weapon_called<'a>(pack: &'a Pack, id: &str) -> &'a Weapon {
    weapons(pack).find(|weapon| weapon.id == id).unwrap_or_else(|| panic!("no weapon {id}"))
}

/// The names of everything a weapon has or can learn.
pub fn all_effects(weapon: &Weapon) -> BTreeSet<String> {
    weapon.initial.iter().chain(&weapon.upgrades).map(|effect| effect.to_string()).collect()
}

pub fn copies(pack: &Pack, breed: Breed) -> u8 {
    pack.zombies.iter().filter(|card| card.breed == breed).map(|card| card.copies).sum()
}

/// Is a pack with this change refused?
pub fn is_refused(change: impl Fn(&mut [String; 4])) -> bool {
    let mut texts = shipped::FILES.map(|file| file.text.to_owned());
    let before = texts.clone();
    change(&mut texts);
    assert_ne!(before, texts, "the change of the test changes something");
    let files = [0, 1, 2, 3].map(|at| Source { text: &texts[at], ..shipped::FILES[at] });
    Pack::load(files).is_err()
}
