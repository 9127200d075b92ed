//! A seat that is asked is told what to do, and why a game ended: both are in the game's texts.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use horda_catalog::{Game, games};
use horda_kit::{Observer, Pending};
use horda_table::Seeded;

type Choices = Vec<(String, String)>;

/// The usual options, and every other value of each option.
fn settings(game: &dyn Game) -> Vec<Choices> {
    let other = |(name, _, values): &(&str, _, &[&str])| -> Vec<Choices> {
        let others = values.iter().skip(1);
        others.map(|value| vec![((*name).to_owned(), (*value).to_owned())]).collect()
    };
    let others = game.options().iter().flat_map(other);
    std::iter::once(Vec::new()).chain(others).collect()
}

/// The rules that ask in one random game, and the one that ends it.
fn asked(game: &dyn Game, options: &[(String, String)], seed: u64, keys: &mut BTreeSet<String>) {
    let seats = game.seat_names(options).unwrap().len();
    let holders = vec!["person".to_owned(); seats];
    let mut luck = Seeded::from_number(seed);
    let mut table = game.deal(options, &holders, &mut luck).unwrap();
    for step in 0..1500_u64 {
        let Pending::Decision { seats, rule } = table.pending() else {
            let steps = table.latest(Observer::Audience);
            let last = steps.iter().flat_map(|step| &step.news).last().unwrap();
            keys.insert(format!("end-{}", last.rule.0));
            break;
        };
        keys.insert(format!("ask-{}", rule.0));
        let seat = seats.iter().next().unwrap();
        let offers = table.offers(seat, usize::MAX);
        let pick = (step.wrapping_mul(7919) ^ seed.wrapping_mul(104_729)) as usize % offers.len();
        table.submit(seat, table.turn(), &offers[pick].action, &mut luck).unwrap();
    }
}

#[test]
fn every_question_has_an_instruction_and_every_end_a_reason() {
    for game in games() {
        let mut keys = BTreeSet::new();
        for (seed, options) in (1..).zip(settings(game)) {
            asked(game, &options, seed, &mut keys);
        }
        let missing = game.texts().missing(keys.iter().map(String::as_str));
        assert!(missing.is_empty(), "{}: {missing:?}", game.key());
    }
}

#[test]
fn every_instruction_is_for_a_rule_that_exists() {
    for game in games() {
        let rule_of = |key: &'static str| key.strip_prefix("ask-").or(key.strip_prefix("end-"));
        let rules = game.texts().keys().filter_map(rule_of);
        let unknown: Vec<&str> = rules.filter(|rule| game.register().get(rule).is_none()).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", game.key());
    }
}
