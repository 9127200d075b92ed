//! Matches of a real game.

use horda_arena::{Match, Report, play_out, simulate};
use horda_bots::BotKind;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

fn report(threads: usize) -> Report {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    let bots = vec![BotKind::Random, BotKind::Greedy];
    simulate(&rules, &Match { games: 100, seed: 5, bots, threads: Some(threads) }, &|_| ())
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(report(1), report(2));
}

#[test]
fn counts_add_up() {
    let report = report(2);
    assert_eq!(report.games, 100);
    assert_eq!(report.wins.iter().map(|wins| wins.count).sum::<u64>(), 100);
    assert!(
        report.lengths.least <= report.lengths.median
            && report.lengths.median <= report.lengths.most
    );
    for item in &report.items {
        assert!(item.played.count + item.discarded.count <= item.drawn, "{}", item.item);
        assert!(item.wins_when_drawn.of <= 100);
    }
}

#[test]
fn playouts_of_one_seed_are_the_same() {
    let rules = shipped::rules(Options::default()).expect("the shipped decks are right");
    let played = play_out(&rules, 9, 50);
    assert_eq!(played, play_out(&rules, 9, 50));
    assert!(played.decisions > 50 && played.offers > played.decisions);
}
