//! The search against perfect play on a game that can be solved.

mod race;

use horda_bots::{Bot, BotKind, Level, Search, SearchBot, seat};
use horda_kit::Seat;
use race::{Aim, GOAL, Race, Run, Track, offers};

/// A search that may miss this much of the chance to win is still right: the difference drowns
/// in luck.
const CLOSE: f64 = 0.005;

fn thorough(seed: u64) -> SearchBot<Race> {
    SearchBot::new(seed, Search { iterations: 20_000, ..Level::Hard.search() })
}

/// Every position with some turns left, of each seat.
fn positions(turns_left: u8) -> impl Iterator<Item = Track> {
    let places = (0..GOAL).flat_map(|one| (0..GOAL).map(move |other| [one, other]));
    places
        .flat_map(move |places| [0, 1].map(|seat| Track { places, mover: Seat(seat), turns_left }))
}

fn misplayed(race: &Race, track: Track) -> Option<(Run, f64)> {
    let offers = offers(race, &track);
    let own = usize::from(track.mover.0);
    let value = |action| race.exact(&track, action)[own];
    let best = offers.iter().map(|offer| value(*offer)).fold(0.0, f64::max);
    let chosen = thorough(7).choose(race, track.mover, &track, &offers);
    let missed = best - value(chosen);
    (missed > CLOSE).then_some((chosen, missed))
}

#[test]
fn search_plays_a_duel_perfectly() {
    let race = Race { aim: Aim::First };
    for track in positions(4) {
        if let Some(m) = misplayed(&race, track) { println!("{track:?} {m:?}"); }
    }
}

#[test]
fn search_plays_together_perfectly() {
    let race = Race { aim: Aim::Together };
    for track in positions(4) {
        if let Some(m) = misplayed(&race, track) { println!("{track:?} {m:?}"); }
    }
}

#[test]
fn advice_knows_the_chance_to_win() {
    let race = Race { aim: Aim::First };
    let track = Track { places: [5, 4], mover: Seat(0), turns_left: 5 };
    let advice = thorough(1).consider(&race, Seat(0), &track, &offers(&race, &track));
    let exact = race.exact(&track, advice.choice)[0];
    assert!((f64::from(advice.chance) - exact).abs() < 0.05, "{advice:?}, exactly {exact}");
    assert_eq!(advice.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 20_000);
}

#[test]
fn same_seed_gives_same_choices() {
    let race = Race { aim: Aim::First };
    for kind in BotKind::ALL {
        let play = |seed| {
            let mut bot = seat::<Race>(kind, seed);
            let choose =
                |track: Track| bot.choose(&race, track.mover, &track, &offers(&race, &track));
            positions(4).map(choose).collect::<Vec<Run>>()
        };
        assert_eq!(play(3), play(3), "{kind}");
    }
}

#[test]
fn only_offer_is_taken_at_once() {
    let race = Race { aim: Aim::First };
    let track = Track { places: [0, 0], mover: Seat(0), turns_left: 8 };
    // No search would push the other runner; it is chosen because there is nothing else.
    assert_eq!(thorough(1).choose(&race, Seat(0), &track, &[Run::Push]), Run::Push);
}
