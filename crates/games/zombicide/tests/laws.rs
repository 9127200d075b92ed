//! The laws of every game, at every step of random games, for every reading of the rules.

use std::cell::Cell;

use horda_kit::{FastLuck, Odds, Rules, Seat, pick};
use horda_testkit::{check_composed_laws, check_pairs, check_readings};
use horda_zombicide::action::Action;
use horda_zombicide::equipment::card::Card;
use horda_zombicide::options::Options;
use horda_zombicide::rules::Zombicide;
use horda_zombicide::shipped;
use horda_zombicide::state::State;
use horda_zombicide::survivors::arrangement::Exchange;
use horda_zombicide::survivors::inventory::{BACKPACK, HANDS, Inventory};

#[test]
fn zombicide_obeys_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let unlisted = Cell::new(0);
    let compose = |rules: &Zombicide, state: &State, seat: Seat, luck: &mut FastLuck| {
        let action = compose(rules, state, luck)?;
        let mut listed = Vec::new();
        rules.legal_actions(state, seat, &mut listed);
        let more = rules.check(state, seat, &action).is_ok() && !listed.contains(&action);
        unlisted.set(unlisted.get() + u32::from(more));
        Some(action)
    };
    check_composed_laws(&rules, &compose, 0..10).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(unlisted.get() > 100, "{} legal actions were not listed", unlisted.get());
}

/// Any arrangement, trade, discard or change of lead, by Survivors and with cards that there are.
fn compose(rules: &Zombicide, state: &State, luck: &mut FastLuck) -> Option<Action> {
    let mut below = |most: usize| pick(Odds::Uniform(most as u32), luck) as usize;
    let (all, standing) = (state.everybody().count(), state.standing().count());
    if all == 0 || standing == 0 {
        return None;
    }
    let who = state.survivor(state.standing().nth(below(standing))?);
    let with = state.survivor(state.everybody().nth(below(all))?);
    let mut cards: Vec<Card> = who.inventory.all().collect();
    Some(match below(7) {
        0 => Action::HandOver { who: who.character, seat: Seat(below(rules.seats().into()) as u8) },
        1 if !cards.is_empty() => {
            Action::Drop { who: who.character, card: cards[below(cards.len())].kind }
        }
        2 => Action::AskFor { who: with.character },
        1 | 3 => Action::Arrange { to: shuffled(&mut cards, &mut below) },
        _ => {
            cards.extend(with.inventory.all());
            let own = shuffled(&mut cards, &mut below);
            let partner = shuffled(&mut cards, &mut below);
            Action::Trade { with: with.character, to: Exchange { own, partner } }
        }
    })
}

/// Takes some of these cards into Hand and Backpack, as many as there is room for.
fn shuffled(cards: &mut Vec<Card>, below: &mut impl FnMut(usize) -> usize) -> Inventory {
    let mut inventory = Inventory::default();
    while !cards.is_empty() {
        let in_hand = inventory.hand.len() < HANDS;
        let in_backpack = inventory.backpack.len() < BACKPACK;
        let place = below(cards.len());
        match (in_hand, in_backpack) {
            (true, true) if below(2) == 0 => inventory.take_in_hand(cards.swap_remove(place)),
            (_, true) => inventory.put_into_backpack(cards.swap_remove(place)),
            (true, false) => inventory.take_in_hand(cards.swap_remove(place)),
            (false, false) => break,
        }
    }
    inventory
}

#[test]
fn every_other_reading_obeys_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_readings(&rules, 100..101).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn any_two_readings_together_obey_the_laws() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    check_pairs(&rules, 200).unwrap_or_else(|broken| panic!("{broken}"));
}
