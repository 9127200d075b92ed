//! The rows of cards of whole games.

use std::collections::BTreeSet;

use horda_gearup::GearUp;
use horda_gearup::action::Action;
use horda_gearup::card::Letter;
use horda_gearup::event::{Event, Happening};
use horda_gearup::state::{State, Step};
use horda_kit::{Cx, FastLuck, Notation, Pending, Rules};
use horda_testkit::play_watched;

use crate::kit::{GAMES, position, rules, rules_with, with_content};

/// A table of two with a Boss that does no harm.
fn quiet_rules() -> GearUp {
    with_content(
        &rules_with(&[("players", "2")]),
        r####"cards = [{ kind = "boss", id = "super-abomination", grid = ["###"] }]"####,
    )
}

/// A whole game in which no zombie comes and nobody fires: every event of it.
fn quiet_game(rules: &GearUp, seed: u64) -> (Vec<Happening>, State) {
    let start = [
        ("round", "0"),
        ("turn", "0"),
        ("step", "naming"),
        ("commander", ""),
        ("standard.deck", ""),
        ("special.deck", ""),
    ];
    let mut state = position(rules, &start);
    let (mut luck, mut told) = (FastLuck::new(seed), Vec::new());
    let mut offers = Vec::new();
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().expect("a seat is pending");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let done = offers.iter().copied().find(|offer| *offer == Action::Done);
        let mut cx = Cx::table(&mut luck);
        rules.apply(&mut state, seat, &done.unwrap_or(offers[0]), &mut cx);
        told.extend(cx.finish().1.into_iter().map(|event: Event| event.what));
    }
    (told, state)
}

/// The Turn cards of each round, and for each turn the Spawn letters and Boss cards below it.
#[derive(Default)]
struct Row {
    turns: Vec<u8>,
    spawns: Vec<Vec<Letter>>,
    boss: Vec<Vec<u8>>,
}

fn rows(told: &[Happening]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for what in told {
        if let Happening::RoundBegan { round } = what {
            rows.push(Row::default());
            assert_eq!(usize::from(*round), rows.len());
        }
        let Some(row) = rows.last_mut() else { continue };
        if let Happening::Revealed { turn, card } = *what {
            row.turns.push(card.0);
            assert_eq!(usize::from(turn), row.turns.len(), "turns are counted");
            row.spawns.push(Vec::new());
            row.boss.push(Vec::new());
        } else if let Happening::SpawnRevealed { letter } = *what {
            row.spawns.last_mut().expect("a turn has begun").push(letter);
        } else if let Happening::BossRevealed { card } = *what {
            row.boss.last_mut().expect("a turn has begun").push(card.0);
        }
    }
    rows
}

// --- General ---

/// RULE GU-GEN-05, GU-RND-01, GU-EX-10, GU-EX-11 and the rows: nine Turn cards a round, each once;
/// Spawn cards under turns 3 to 9 of round 1; Boss cards under those of round 2, Phase 1 first.
#[horda_derive::rule_test]
fn gu_gen_05_gu_rnd_01_two_rounds_of_nine_turns() {
    let quiet = quiet_rules();
    for seed in 0..GAMES {
        let (told, state) = quiet_game(&quiet, seed);
        let rows = rows(&told);
        assert_eq!(rows.iter().map(|row| row.turns.len()).collect::<Vec<_>>(), [9, 9]);
        assert_eq!((state.round, state.turn, state.step), (2, 9, Step::Over { won: false }));
        let counts = |cards: &[Vec<Letter>]| cards.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(counts(&rows[0].spawns), [0, 0, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(counts(&rows[1].spawns), [0; 9]);
    }
}

/// RULE GU-RND-02, GU-RND-07, GU-SET-05: in each round nine different cards of the ten, in any
/// order; the one left out in round 1 is shuffled in again.
#[horda_derive::rule_test]
fn gu_rnd_02_gu_rnd_07_gu_set_05_nine_different_turn_cards_of_ten() {
    let quiet = quiet_rules();
    let ten = rules().pack().turns.len();
    let mut seen = vec![[[0u32; 10]; 9]; 2];
    let mut came_back = 0;
    for seed in 0..300 {
        let rows = rows(&quiet_game(&quiet, seed).0);
        for (row, seen) in rows.iter().zip(&mut seen) {
            let different: BTreeSet<u8> = row.turns.iter().copied().collect();
            assert_eq!(different.len(), 9, "a Turn card came twice in a round");
            for (place, card) in row.turns.iter().enumerate() {
                seen[place][usize::from(*card)] += 1;
            }
        }
        let aside = (0..ten as u8).find(|card| !rows[0].turns.contains(card)).unwrap();
        came_back += u32::from(rows[1].turns.contains(&aside));
    }
    assert_eq!(ten, 10);
    assert!(seen.iter().flatten().flatten().all(|count| *count > 5), "{seen:?}");
    assert!((230..300).contains(&came_back), "it is left out once in ten games: {came_back}");
}

/// RULE GU-RND-03: all seven Spawn cards are used, in any order.
#[horda_derive::rule_test]
fn gu_rnd_03_all_seven_spawn_cards_come_in_any_order() {
    let quiet = quiet_rules();
    let spawns = rules().pack().spawns;
    let mut first = BTreeSet::new();
    for seed in 0..GAMES {
        let rows = rows(&quiet_game(&quiet, seed).0);
        let letters: Vec<Letter> = rows[0].spawns.concat();
        for letter in Letter::ALL {
            let count = letters.iter().filter(|it| **it == letter).count();
            assert_eq!(count, usize::from(spawns[letter.index()]));
        }
        first.insert(letters[0].name());
    }
    assert_eq!(first.len(), 3);
}

/// RULE GU-RND-08, GU-RND-09: all cards of Phase 1 under turns 3 to 5, all of Phase 2 under turns
/// 6 to 9, in any order.
#[horda_derive::rule_test]
fn gu_rnd_08_gu_rnd_09_boss_cards_of_each_phase_in_their_turns() {
    let quiet = quiet_rules();
    let mut orders = [BTreeSet::new(), BTreeSet::new()];
    for seed in 0..200 {
        let rows = rows(&quiet_game(&quiet, seed).0);
        assert!(rows[0].boss.iter().all(Vec::is_empty), "no Boss card in round 1");
        assert!(rows[1].boss[..2].iter().all(Vec::is_empty), "none in turns 1 and 2");
        for ((phase, turns), orders) in [(0..3u8, 2..5), (3..7, 5..9)].into_iter().zip(&mut orders)
        {
            let cards = rows[1].boss[turns.clone()].concat();
            assert!(rows[1].boss[turns].iter().all(|cards| cards.len() == 1));
            assert_eq!(cards.iter().copied().collect::<BTreeSet<_>>(), phase.collect());
            orders.insert(cards);
        }
    }
    assert_eq!(orders.map(|orders| orders.len()), [6, 24]);
}

/// RULE GU-GEN-05: no game has more turns than these, and turns come one after the other.
#[horda_derive::rule_test]
fn gu_trn_02_turns_follow_each_other_in_every_game() {
    for (seed, many) in (0..GAMES).zip(["1", "2", "3", "4", "5", "6"].iter().cycle()) {
        let rules = rules_with(&[("players", many)]);
        let mut last = (1, 0);
        let state = play_watched(&rules, seed, |state, events| {
            for event in events {
                if let Happening::Revealed { turn, .. } = event.what {
                    let next = if last.1 == 9 { (2, 1) } else { (last.0, last.1 + 1) };
                    last = next;
                    assert_eq!(turn, next.1);
                }
            }
            assert!(state.round <= 2 && state.turn <= 9);
        });
        assert!(matches!(state.step, Step::Over { .. }));
    }
}

/// Positions whose rows lack a card for a turn that is left are refused: luck would have no answer.
#[test]
fn positions_with_rows_that_are_too_short_are_refused() {
    let rules = rules_with(&[("players", "2")]);
    let read = |facts: &[(&str, &str)]| {
        let facts = facts.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
        rules.position(&facts).is_ok()
    };
    let first = [("turn", "8"), ("step", "march"), ("turn-card", "t1")];
    for (spawns, enough) in [("0 0 1", false), ("1 0 1", true)] {
        assert_eq!(read(&[&first[..], &[("spawns", spawns)]].concat()), enough, "{spawns}");
    }
    let seen = "t2, t3, t4, t5, t6, t7, t8, t9";
    assert!(read(&[&first[..], &[("seen", seen)]].concat()));
    assert!(!read(&[&first[..], &[("seen", &format!("{seen}, t10"))]].concat()));
    let second = [("round", "2"), ("turn", "4"), ("step", "march"), ("turn-card", "t1")];
    for (cards, enough) in [("1", true), ("1, 2", false), ("4", false)] {
        assert_eq!(read(&[&second[..], &[("boss-cards", cards)]].concat()), enough, "{cards}");
    }
}

// --- The box ---
