//! Six bots of Zombicide at one table: they bring every mission to an end and never stand about.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use horda_bots::{Bot, BotKind, seat};
use horda_content::Variant;
use horda_kit::{Cx, FastLuck, Observer, Pending, Rules, Seat};
use horda_zombicide::action::Action;
use horda_zombicide::options::Options;
use horda_zombicide::state::{Phase, State};
use horda_zombicide::{Zombicide, shipped};

/// A game of this mission with six bots of a kind: how it ended, and its decisions.
fn play(mission: &str, kind: BotKind, seed: u64) -> (State, Vec<Action>) {
    let options =
        [("players".to_owned(), "6".to_owned()), ("mission".to_owned(), mission.to_owned())];
    let rules = shipped::rules(Options::default()).unwrap().with_options(&options).unwrap();
    let mut bots: Vec<Box<dyn Bot<Zombicide>>> =
        (0..rules.seats()).map(|nth| self::seat(kind, seed + u64::from(nth))).collect();
    let mut cx = Cx::playout(FastLuck::new(seed));
    let mut state = rules.deal(&mut cx);
    let (mut offers, mut done) = (Vec::new(), Vec::new());
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        let seat: Seat = seats.iter().next().unwrap();
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let view = rules.view(&state, Observer::Seat(seat));
        let action = bots[seat.index()].choose(&rules, seat, &view, &offers);
        assert_eq!(rules.check(&state, seat, &action), Ok(()), "{mission} {kind} {seed}");
        rules.apply(&mut state, seat, &action, &mut cx);
        done.push(action);
        assert!(done.len() < 4000, "{mission} {kind} {seed} does not end");
    }
    (state, done)
}

#[test]
fn easy_bots_end_every_mission() {
    let rules = shipped::rules(Options::default()).unwrap();
    for mission in &rules.pack().missions {
        play(&mission.id, BotKind::Easy, 1);
    }
}

#[test]
fn stronger_bots_end_the_training() {
    for kind in [BotKind::Normal, BotKind::Hard] {
        play("training", kind, 1);
    }
}

/// A beginner is weak, not idle: most Turns are used for something.
#[test]
fn easy_bots_are_never_idle_for_long() {
    let (_, done) = play("training", BotKind::Easy, 3);
    let mut acts = 0usize;
    let (mut idle, mut longest) = (0, 0);
    for action in &done {
        if *action != Action::End {
            (acts, idle) = (acts + 1, 0);
        } else if acts == 0 {
            idle += 1;
        } else {
            (acts, idle) = (0, 0);
        }
        longest = longest.max(idle);
    }
    assert!(longest < 6, "{longest} Turns in a row without an Action");
}

#[test]
fn normal_bots_win_the_training_more_often_than_not() {
    let won =
        |seed: &u64| play("training", BotKind::Normal, *seed).0.phase == Phase::Over { won: true };
    assert!((10..15).filter(won).count() >= 2);
}
