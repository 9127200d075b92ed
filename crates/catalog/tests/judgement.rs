//! Bots see what cards of Zombiaki II give whose worth does not lie on the street.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_bots::{Bot, BotKind, seat};
use horda_kit::{Evaluated, Facts, Notation, Observer, Rules, Seat};
use horda_zombiaki::options::Options;
use horda_zombiaki::{Zombiaki, shipped};

const ZOMBIES: Seat = Seat(0);
/// Luck of a bot differs from seed to seed; what is plain is played with each.
const SEEDS: u64 = 8;

/// What the zombies do in step 5 with this one card in hand, by seed.
fn plays(kind: BotKind, card: &str, street: &[(&str, &str)]) -> Vec<String> {
    let rules = shipped::rules(Options::default()).unwrap();
    let common = [("turn", "zombies"), ("step", "use"), ("zombies.hand", card)];
    let facts = common.iter().chain(street).map(|(key, value)| ((*key).into(), (*value).into()));
    let state = rules.position(&facts.collect::<Facts>()).unwrap();
    let view = rules.view(&state, Observer::Seat(ZOMBIES));
    let mut offers = Vec::new();
    rules.legal_actions(&state, ZOMBIES, &mut offers);
    let choice = |seed| {
        let mut bot: Box<dyn Bot<Zombiaki>> = seat(kind, seed);
        rules.write_action(&bot.choose(&rules, ZOMBIES, &view, &offers))
    };
    (0..SEEDS).map(choice).collect()
}

/// A normal bot does this, and an easy one plays the card as well.
#[track_caller]
fn sees(card: &str, street: &[(&str, &str)], wanted: &str) {
    let found = plays(BotKind::Normal, card, street);
    assert!(found.iter().all(|action| action.starts_with(wanted)), "normal: {found:?}");
    let found = plays(BotKind::Easy, card, street);
    assert!(found.iter().all(|action| action.starts_with("play")), "easy: {found:?}");
}

/// How well the zombies stand with these facts.
fn judged(facts: &[(&str, &str)]) -> i32 {
    let rules = shipped::rules(Options::default()).unwrap();
    let facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into()));
    rules.evaluate(&rules.position(&facts.collect::<Facts>()).unwrap(), ZOMBIES)
}

/// What a card that lies beside the street adds in the humans' turn, with this hand.
fn adds(card: &str, hand: &str) -> i32 {
    let street = [("turn", "humans"), ("step", "use"), ("T2B3", "gieroj"), ("humans.hand", hand)];
    judged(&[street.as_slice(), &[("beside", card)]].concat()) - judged(&street)
}

#[test]
fn fog_hides_those_whom_the_humans_can_shoot() {
    let crowd = [("T2B1", "gieroj"), ("T2B2", "borys"), ("humans.hand", "shot, shot-2, burst")];
    sees("fog", &crowd, "play fog T2");
    assert_eq!(adds("fog T2", "siren, bait, grenade"), 0, "nothing needs a line of fire");
    assert!(adds("fog T2", "shot, burst") > adds("fog T2", "shot"));
    assert_eq!(adds("fog T1", "shot, burst"), 0, "nobody stands there");
}

#[test]
fn panic_spares_a_crowd_before_the_barricades() {
    let crowd = [("T1B1", "gieroj"), ("T2B1", "gieroj"), ("T3B1", "borys")];
    sees("panic", &crowd, "play panic");
    assert_eq!(adds("panic street", "shot"), 0, "one card may be played");
    assert!(adds("panic street", "shot, shot, shot") > adds("panic street", "shot, shot"));
}

#[test]
fn a_snack_takes_a_card_before_it_hurts() {
    let threat = [("T1B1", "gieroj"), ("humans.hand", "bait, grenade")];
    sees("snack", &threat, "play snack");
}

#[test]
fn a_brain_leaves_the_strongest_zombie_on_top() {
    let judged = |top| judged(&[("step", "use"), ("zombies.hand", "sasza"), ("zombies.top", top)]);
    assert!(judged("gieroj zombies") > judged("griszka zombies"));
    assert!(judged("griszka zombies") > judged("hunger zombies"));
    // A beginner plays it rather than throw it away; others wait for a better hand.
    let deck = [("zombies.deck", "gieroj 4, borys 4, misza 2"), ("humans.deck", "shot 10")];
    let found = plays(BotKind::Easy, "brain", &deck);
    assert!(found.iter().all(|action| action == "play brain"), "{found:?}");
}
