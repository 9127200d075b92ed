//! An easy bot plays on: it is weak, but it does not sit on its hands.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_bots::{Bot, BotKind, Level, SearchBot, seat};
use horda_kit::{Cx, FastLuck, Observer, Pending, Rules, Seat};
use horda_zombiaki::action::Action;
use horda_zombiaki::card::Play;
use horda_zombiaki::options::Options;
use horda_zombiaki::{Zombiaki, shipped};

/// Turns in a row that this bot let pass as the zombies, at most, with a zombie in its hand that
/// could have entered the street, against humans of this kind.
fn idle_turns(
    rules: &Zombiaki,
    mut zombies: Box<dyn Bot<Zombiaki>>,
    humans: BotKind,
    seed: u64,
) -> u32 {
    let mut humans = seat(humans, seed);
    let mut cx = Cx::playout(FastLuck::new(seed));
    let mut state = rules.deal(&mut cx);
    let is_zombie = |offer: &Action| {
        let Action::Play { card, .. } = offer else { return false };
        matches!(rules.pack().card(*card).play, Play::Zombie(_))
    };
    let (mut played, mut idle, mut longest) = (false, 0, 0);
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat = seats.iter().next().unwrap();
        let mut offers = Vec::new();
        rules.legal_actions(&state, seat, &mut offers);
        let bot = if seat == Seat(0) { &mut zombies } else { &mut humans };
        let action = bot.choose(rules, seat, &rules.view(&state, Observer::Seat(seat)), &offers);
        if seat == Seat(0) {
            played |= matches!(action, Action::Play { .. });
            if action == Action::End {
                idle = if !played && offers.iter().any(is_zombie) { idle + 1 } else { 0 };
                longest = longest.max(idle);
                played = false;
            }
        }
        rules.apply(&mut state, seat, &action, &mut cx);
    }
    longest
}

#[test]
fn an_easy_bot_never_lets_two_turns_pass_with_a_zombie_that_could_enter() {
    let rules = shipped::rules(Options::default()).unwrap();
    for seed in 2..10 {
        let longest = idle_turns(&rules, seat(BotKind::Easy, seed), BotKind::Normal, seed);
        assert!(longest < 2, "seed {seed}: {longest} turns in a row");
    }
}

/// Games in which it kept three cards and played nothing for twenty turns.
#[test]
fn nor_against_strong_humans() {
    let rules = shipped::rules(Options::default()).unwrap();
    for seed in [2, 3] {
        let longest = idle_turns(&rules, seat(BotKind::Easy, seed), BotKind::Hard, seed);
        assert!(longest < 2, "seed {seed}: {longest} turns in a row");
    }
}

/// Without this the tests above might look for something that never happens.
#[test]
fn a_search_as_short_saves_its_cards_for_turns() {
    let rules = shipped::rules(Options::default()).unwrap();
    let search = |seed| Box::new(SearchBot::new(seed, Level::Easy.search::<Zombiaki>()));
    let longest = (2..10).map(|seed| idle_turns(&rules, search(seed), BotKind::Normal, seed)).max();
    assert!(longest >= Some(2), "{longest:?}");
}
