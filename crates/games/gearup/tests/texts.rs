//! Everything that people read is there, in both languages.

use horda_content::{Language, Problems, Texts, Variant, parse};
use horda_gearup::GearUp;
use horda_gearup::options::Options;
use horda_gearup::shipped;
use horda_kit::{Facts, Notation, Seat, Spoken};
use horda_testkit::{check_said, differing_arguments, missing_chapter_texts, missing_option_texts};

fn texts() -> Texts {
    Texts::load(shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

fn rules() -> GearUp {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

#[test]
fn no_text_that_the_game_asks_for_is_missing() {
    let keys = rules().text_keys();
    assert_eq!(texts().missing(keys.iter().map(String::as_str)), Vec::<String>::new());
}

/// A target and an effect have a number beside their names, a card is its breed and its speed.
const ALSO: [(&str, &str); 4] =
    [("target", "number"), ("effect", "hits"), ("card", "breed"), ("card", "speed")];

/// A text uses what its declaration gives, and no less.
#[test]
fn every_text_has_the_arguments_of_its_declaration() {
    let declared = GearUp::vocabulary();
    let wrong = differing_arguments(declared.sentences(), &texts(), &ALSO);
    assert_eq!(wrong, Vec::<String>::new());
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

/// One weapon with Adrenaline, and a zombie with room for two uses.
const CARDS: &str = r#"
[[cards]]
kind = "zombie"
id = "block"
breed = "walker"
speed = "slow"
grid = ['######', '######']
[[cards]]
kind = "weapon"
survivor = "ethan"
id = "test-gun"
colour = "green"
shape = ['##']
upgrades = ["adrenaline", "quick-reload"]
"#;

/// The key by which an offer is said to a Survivor who plays alone and has used the weapon so
/// often.
fn said(action: &str, used: &str, wounds: &str) -> String {
    let problems = Problems::new("test", CARDS);
    let cards = parse(CARDS, &problems).expect("readable").tables("cards");
    let rules = rules().with_content(&cards);
    assert!(problems.is_empty(), "the cards of this test are right");
    let rules = rules.with_options(&[("players".into(), "1".into())]).expect("known options");
    let given = [
        ("turn-card", "t6"),
        ("companions", "lisa, marta, bruno"),
        ("one.upgrades", "green 2"),
        ("one.weapon", used),
        ("one.wounds", wounds),
        ("z1", "block one s1"),
    ];
    let facts: Facts = given.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
    let state = rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let action = rules.read_action(action).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    rules.say_action(&state, Seat(0), &action).key.to_string()
}

/// Calling a Companion after the weapon loses its second use (GU-AMB-44).
#[test]
fn a_call_says_when_a_second_use_is_lost() {
    assert_eq!(said("call lisa", "", "0"), "action-call");
    assert_eq!(said("call lisa", "once", "0"), "action-call-last");
    assert_eq!(said("call lisa", "twice", "0"), "action-call");
}

/// Paying Adrenaline with the last Health loses the game (GU-AMB-11).
#[test]
fn adrenaline_says_when_it_is_deadly() {
    let health = rules().pack().survivors[0].sides[1].health;
    assert_eq!(said("second adrenaline", "once", &(health - 2).to_string()), "action-second");
    let last = (health - 1).to_string();
    assert_eq!(said("second adrenaline", "once", &last), "action-second-deadly");
    assert_eq!(said("second reload", "once", &last), "action-second");
}

/// Zombies have a number beside their name; there is one Boss, which has none.
#[test]
fn a_boss_is_named_without_a_number() {
    let given = [
        ("round", "2"),
        ("turn", "1"),
        ("turn-card", "t4"),
        ("boss", "one"),
        ("z1", "walker-1 one s1"),
    ];
    let rules = rules();
    let facts: Facts = given.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
    let state = rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let said = |action: &str| {
        let action = rules.read_action(action).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        texts().say(Language::En, &rules.say_action(&state, Seat(0), &action))
    };
    let names_number =
        |text: String| text.split(|it: char| !it.is_alphanumeric()).any(|it| it == "1");
    assert!(names_number(said("stamp z1 B2")), "{}", said("stamp z1 B2"));
    assert!(!names_number(said("stamp boss B2")), "{}", said("stamp boss B2"));
}
