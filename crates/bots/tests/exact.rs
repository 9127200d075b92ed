//! The search against perfect play on a game that can be solved.

mod sticks;

use horda_bots::{Bot, BotKind, Level, Search, SearchBot, seat};
use horda_kit::Seat;
use sticks::{Aim, Pile, Sticks, Take};

/// A choice that costs less than this of the chance to win is as good as the best.
const CLOSE: f64 = 0.01;

const ITERATIONS: u32 = 20_000;

/// Explores more than a bot at a table does: it has the time, and the game keeps no hints.
fn thorough(seed: u64) -> SearchBot<Sticks> {
    SearchBot::new(
        seed,
        Search { iterations: ITERATIONS, exploration: 1.0, ..Level::Hard.search::<Sticks>() },
    )
}

/// Piles of up to eight sticks with every pair of dice that leaves a choice, for both seats.
fn piles() -> impl Iterator<Item = Pile> {
    let pairs = (1..=4).flat_map(|one| (one + 1..=4).map(move |other| [one, other]));
    let piles = pairs.flat_map(|dice| (1..=8).map(move |sticks| (sticks, dice)));
    piles.flat_map(|(sticks, dice)| [0, 1].map(|seat| Pile { sticks, mover: Seat(seat), dice }))
}

/// What a choice of the search costs against the best one.
fn missed(game: &Sticks, pile: Pile) -> f64 {
    let offers = game.offers(&pile);
    let value = |action| game.exact(pile.sticks, pile.mover, action)[usize::from(pile.mover.0)];
    let best = offers.iter().map(|offer| value(*offer)).fold(0.0, f64::max);
    best - value(thorough(7).choose(game, pile.mover, &pile, &offers))
}

#[test]
fn search_plays_a_duel_perfectly() {
    let game = Sticks { aim: Aim::Against };
    for pile in piles() {
        assert!(missed(&game, pile) < CLOSE, "{pile:?}");
    }
}

#[test]
fn search_plays_together_perfectly() {
    let game = Sticks { aim: Aim::Together };
    for pile in piles() {
        assert!(missed(&game, pile) < CLOSE, "{pile:?}");
    }
}

#[test]
fn advice_knows_the_chance_to_win() {
    let game = Sticks { aim: Aim::Against };
    let pile = Pile { sticks: 8, mover: Seat(0), dice: [1, 4] };
    let advice = thorough(1).consider(&game, Seat(0), &pile, &game.offers(&pile));
    let exact = game.exact(8, Seat(0), advice.choice)[0];
    assert!((f64::from(advice.chance) - exact).abs() < 0.05, "{advice:?}, exactly {exact}");
    assert_eq!(advice.candidates.iter().map(|it| it.visits).sum::<u32>(), ITERATIONS);
}

#[test]
fn same_seed_gives_same_choices() {
    let game = Sticks { aim: Aim::Against };
    for kind in BotKind::ALL {
        let play = |seed| {
            let mut bot = seat::<Sticks>(kind, seed);
            let choose = |pile: Pile| bot.choose(&game, pile.mover, &pile, &game.offers(&pile));
            piles().map(choose).collect::<Vec<Take>>()
        };
        assert_eq!(play(3), play(3), "{kind}");
    }
}

#[test]
fn only_offer_is_taken_at_once() {
    let game = Sticks { aim: Aim::Against };
    let pile = Pile { sticks: 1, mover: Seat(0), dice: [2, 2] };
    let mut bot =
        SearchBot::new(1, Search { iterations: u32::MAX, ..Level::Hard.search::<Sticks>() });
    assert_eq!(bot.choose(&game, Seat(0), &pile, &game.offers(&pile)), Take(2));
}
