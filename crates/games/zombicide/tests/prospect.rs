//! What is said about an attack before it is made: odds, friends, Adrenaline, the level reached.

use horda_content::{Language, Texts};
use horda_kit::{Facts, Notation, Prospect, Seat, Spoken};
use horda_zombicide::options::Options;
use horda_zombicide::shipped;

/// What is said about an action of Ned's Turn: what is certain, and each outcome with its share in
/// parts of a thousand.
fn said(given: &[(&str, &str)], action: &str) -> (Vec<String>, Vec<(String, u32)>) {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let texts = Texts::load(shipped::TEXTS).unwrap_or_else(|problems| panic!("{problems:#?}"));
    let here = [("ned", "9R.TL"), ("turn", "ned 3")];
    let facts = here.iter().filter(|(key, _)| !given.iter().any(|(own, _)| own == key));
    let facts = facts.chain(given).map(|(key, value)| ((*key).into(), (*value).into()));
    let facts: Facts = facts.collect();
    let state = rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let action = rules.read_action(action).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    let Prospect { certain, outcomes } =
        rules.prospect(&state, Seat(0), &action).expect("an attack has odds");
    let say = |phrase| texts.say(Language::En, phrase);
    let certain = certain.iter().map(say).collect();
    let outcomes = outcomes.iter().map(|(happens, odds)| {
        let happens: Vec<String> = happens.iter().map(say).collect();
        (happens.join(" "), (odds.parts * 1000 / odds.whole) as u32)
    });
    let mut outcomes: Vec<(String, u32)> = outcomes.collect();
    outcomes.sort();
    (certain, outcomes)
}

fn outcome(words: &str, share: u32) -> (String, u32) {
    (words.into(), share)
}

#[test]
fn a_shot_says_whom_misses_can_hit_and_what_a_kill_brings() {
    let given =
        [("ned.cards", "pistol / -"), ("ned", "9R.TL ap 6"), ("amy", "9R.TC"), ("9R.TC", "walker")];
    let (certain, outcomes) = said(&given, "fire pistol 9R.TC");
    assert_eq!(certain, ["1 die, hits from 3 up, Damage 1.", "Misses can hit: Amy."]);
    let dead = outcome("Dead: Walker. +1 AP. Danger Level: Yellow.", 666);
    assert_eq!(outcomes, [dead, outcome("Nobody dies. 1 miss hits a friend (Damage 1).", 333)]);
}

#[test]
fn a_shot_at_nobody_of_yours_is_safe() {
    let (certain, _) =
        said(&[("ned.cards", "pistol / -"), ("9R.TC", "walker")], "fire pistol 9R.TC");
    assert_eq!(certain[1], "Nobody of yours can be hit.");
}

#[test]
fn a_molotov_says_who_burns() {
    let given = [("ned.cards", "molotov / -"), ("amy", "9R.TC"), ("9R.TC", "walker 2, brute")];
    let (certain, outcomes) = said(&given, "throw 9R.TC");
    assert_eq!(
        certain,
        ["No dice: everybody in the Zone burns.", "Of yours there would burn: Amy."]
    );
    assert_eq!(outcomes, [outcome("Dead: 2 Walkers. Dead: Brute. +3 AP.", 1000)]);
}

#[test]
fn a_molotov_at_the_abominawild_burns_nobody_else() {
    let given =
        [("ned.cards", "molotov / -"), ("amy", "9R.TC"), ("9R.TC", "walker 2, abominawild")];
    let (certain, outcomes) = said(&given, "throw 9R.TC");
    assert_eq!(certain, ["No dice: everybody in the Zone burns."]);
    assert_eq!(outcomes.len(), 1);
    assert!(outcomes[0].0.contains("Abominawild") && !outcomes[0].0.contains("Walker"));
}
