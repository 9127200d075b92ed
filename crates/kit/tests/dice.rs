//! Dice that are rolled together: weights, forms, luck of every kind, and exact odds.
#![allow(clippy::unwrap_used, reason = "a test may fail here")]

use std::time::{Duration, Instant};

use horda_kit::{Chance, ChanceTag, EveryOutcome, FastLuck, Mismatch, Odds, Script, pick};
use horda_kit::{Dice, Roll};

const TWELVE: Dice = Dice::new(12, 6);
const TAG: ChanceTag = ChanceTag("attack.dice");

#[test]
fn every_answer_is_one_roll_and_every_roll_one_answer() {
    let mut expected = 0;
    for count in 0..=7 {
        for (roll, _) in Dice::new(count, 6).rolls() {
            assert_eq!((roll.answer(), Roll::of(6, expected)), (expected, roll));
            expected += 1;
        }
    }
    assert_eq!(Dice::new(7, 6).answers().end, expected);
}

#[test]
fn dice_that_cannot_be_told_apart_have_as_many_outcomes_as_multisets() {
    let outcomes = |count, sides| Dice::new(count, sides).rolls().count();
    assert_eq!(
        [outcomes(0, 6), outcomes(1, 6), outcomes(4, 6), outcomes(12, 6)],
        [1, 6, 126, 6188]
    );
    assert_eq!([outcomes(3, 1), outcomes(2, 20), outcomes(24, 6)], [1, 210, 118_755]);
    assert_eq!(TWELVE.sorted([3, 2, 1]).count(), 91);
}

#[test]
fn weights_sum_to_all_ways_to_roll() {
    for (count, sides) in [(0, 6), (1, 6), (5, 6), (12, 6), (24, 6), (6, 20), (3, 1)] {
        let dice = Dice::new(count, sides);
        let sum: u64 = dice
            .rolls()
            .map(|(roll, weight)| {
                assert_eq!((weight, weight), (roll.weight(), dice.weight(roll.answer())));
                weight
            })
            .sum();
        assert_eq!(sum, dice.total(), "{dice:?}");
    }
    assert_eq!(TWELVE.sorted([3, 2, 1]).map(|(_, weight)| weight).sum::<u64>(), TWELVE.total());
}

#[test]
fn kinds_of_faces_agree_with_the_faces() {
    let dice = Dice::new(5, 6);
    for ([low, middle, high], weight) in dice.sorted([3, 2, 1]) {
        let same = dice.rolls().filter(|(roll, _)| {
            (roll.at_least(4), roll.at_least(6)) == (middle + high, high)
                && roll.count() - low == middle + high
        });
        assert_eq!(same.map(|(_, weight)| weight).sum::<u64>(), weight);
    }
}

#[test]
fn a_roll_is_written_by_its_faces_and_read_back() {
    let roll = Roll::read(6, "4,1,6,1").unwrap();
    assert_eq!(roll.to_string(), "1,1,4,6");
    assert_eq!(Roll::of(6, roll.answer()), roll);
    assert_eq!((roll.showing(1), roll.showing(2), roll.showing(7), roll.at_least(4)), (2, 0, 0, 2));
    for (roll, _) in Dice::new(3, 10).rolls() {
        assert_eq!(Roll::read(10, &roll.to_string()), Ok(roll));
    }
}

#[test]
fn what_is_no_roll_is_refused_with_what_would_be_right() {
    for text in ["", "7", "0", "1 1", "1,,2", "x"] {
        let complaint = Roll::read(6, text).unwrap_err().to_string();
        assert_eq!(
            complaint,
            format!("\"{text}\" is no roll of dice; faces are 1 to 6, such as: 1,1,6")
        );
    }
    let many = ["1"; 300].join(",");
    assert!(Roll::read(6, &many).unwrap_err().what.ends_with("are more than 24 dice"));
}

#[test]
fn luck_rolls_every_outcome_as_often_as_it_weighs() {
    let dice = Dice::new(2, 3);
    let mut luck = FastLuck::new(7);
    let mut seen = [0u64; 6];
    for _ in 0..90_000 {
        seen[(pick(Odds::Dice(dice), &mut luck) - dice.answers().start) as usize] += 1;
    }
    for ((_, weight), seen) in dice.rolls().zip(seen) {
        assert!(seen.abs_diff(weight * 10_000) < 500, "{seen} for weight {weight}");
    }
}

/// The same dice one by one are 3, 4, 1, 1 and 1, 5, 4, 1 (see `FastLuck`).
#[test]
fn values_are_frozen() {
    let mut luck = FastLuck::new(42);
    let rolls: Vec<String> = (0..3)
        .map(|_| Roll::of(6, luck.answer(TAG, Odds::Dice(Dice::new(4, 6)))).to_string())
        .collect();
    assert_eq!(rolls, ["2,2,2,2", "1,1,3,4", "1,1,4,5"]);
}

#[test]
fn a_script_takes_only_rolls_of_these_dice() {
    let answered = |text: &str| {
        let roll = Roll::read(6, text).unwrap();
        let mut script = Script::new(vec![(TAG.0.to_owned(), roll.answer())]);
        let found = Roll::of(6, script.answer(TAG, Odds::Dice(Dice::new(3, 6))));
        (found.to_string(), script.mismatch())
    };
    assert_eq!(answered("2,5,5"), ("2,5,5".to_owned(), None));
    let (_, mismatch) = answered("2,5");
    assert!(matches!(mismatch, Some(Mismatch::Impossible { .. })), "{mismatch:?}");
}

#[test]
fn what_can_fall_in_one_way_only_is_not_asked() {
    assert_eq!(Odds::Dice(Dice::new(0, 6)).certain(), Some(0));
    assert!(Odds::Dice(Dice::new(3, 1)).certain().is_some());
    assert_eq!(Odds::Dice(Dice::new(1, 6)).certain(), None);
}

#[test]
fn four_dice_are_few_ways_and_their_odds_are_exact() {
    let hits = |luck: &mut horda_kit::Walk<'_>| {
        Roll::of(6, luck.answer(TAG, Odds::Dice(Dice::new(4, 6)))).at_least(5)
    };
    let outcomes = EveryOutcome::collect_up_to(1000, hits).unwrap();
    assert_eq!(outcomes.len(), 126);
    let none = outcomes.iter().filter(|(hits, _)| *hits == 0).map(|(_, odds)| *odds);
    let none = none.reduce(horda_kit::Probability::or).unwrap();
    assert_eq!((none.parts, none.whole), (16, 81), "two thirds to the power of four");
}

/// The chance of at least `wanted` hits on 4 and more if what fails may be rolled again so often.
fn chance_with_rerolls(dice: Dice, wanted: u8, rerolls: u32) -> (u128, u128) {
    let whole = u128::from(dice.total());
    let mut best = whole;
    for round in 0..=rerolls {
        let mean = dice.rolls().map(|(roll, weight)| {
            let stays = roll.at_least(4) >= wanted;
            // With no roll left a failure is worth nothing, else what the next roll is worth.
            let worth = if stays {
                whole
            } else if round == 0 {
                0
            } else {
                best
            };
            u128::from(weight) * worth / whole
        });
        best = mean.sum();
    }
    (best, whole)
}

/// The shortest of several runs, which other work on the machine makes longer and never shorter.
fn shortest<T>(mut run: impl FnMut() -> T) -> Duration {
    let time = |_| {
        let begun = Instant::now();
        std::hint::black_box(run());
        begun.elapsed()
    };
    (0..20).map(time).min().unwrap()
}

/// Under a millisecond in a release build means: no more work than there are outcomes. Twelve dice
/// have 6,188 of them, four have 126, so the odds take about 49 times as long, and not the two
/// million times that ordered dice would take.
#[test]
fn odds_of_twelve_dice_cost_as_much_as_there_are_outcomes() {
    assert_eq!((TWELVE.rolls().count(), Dice::new(4, 6).rolls().count()), (6_188, 126));
    let four = shortest(|| chance_with_rerolls(Dice::new(4, 6), 2, 2));
    let twelve = shortest(|| chance_with_rerolls(TWELVE, 6, 2));
    println!("2 re-rolls of all: 12 dice {twelve:?}, 4 dice {four:?}");
    assert!(twelve < 150 * four, "12 dice {twelve:?}, 4 dice {four:?}");
}

#[test]
fn odds_of_twelve_dice_with_rerolls_are_exact() {
    let (parts, whole) = chance_with_rerolls(TWELVE, 6, 2);
    // Of 4096 ways for hit or miss, 2510 have at least six hits.
    let fails = (4096.0 - 2510.0) / 4096.0_f64;
    let exact = 1.0 - fails.powi(3);
    assert!((parts as f64 / whole as f64 - exact).abs() < 1e-6, "{parts} of {whole}, {exact}");

    // Only the misses are rolled again: by kinds of faces that is two small sums.
    let mut hits = [0u128; 13];
    for ([miss, hit], weight) in TWELVE.sorted([3, 3]) {
        let again = Dice::new(miss, 6);
        let scale = u128::from(TWELVE.total() / again.total());
        for ([_, more], second) in again.sorted([3, 3]) {
            hits[usize::from(hit + more)] += u128::from(weight) * u128::from(second) * scale;
        }
    }
    let whole = u128::from(TWELVE.total()) * u128::from(TWELVE.total());
    assert_eq!(hits.iter().sum::<u128>(), whole);
    // Each die hits with three quarters: all twelve with 3^12 of 4^12.
    assert_eq!(hits[12] * 4u128.pow(12), whole * 3u128.pow(12));
}
