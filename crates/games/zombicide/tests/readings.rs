//! Random games end under other readings and with several players, too.

use horda_kit::{Cx, FastLuck, Odds, Pending, Rules, pick};
use horda_zombicide::options::{
    AaahhReaction, AbominationFest, Crew, Falling, Options, ShortRush, SplitBy, WoundSurplus,
};
use horda_zombicide::shipped;

/// More decisions than this are no game.
const MOST_DECISIONS: u32 = 20_000;

#[test]
fn random_games_end_under_other_readings() {
    let options = Options {
        crew: Crew::Three,
        split_by: SplitBy::FullPath,
        wound_surplus: WoundSurplus::MayPile,
        aaahh_reaction: AaahhReaction::Yes,
        short_rush: ShortRush::RushFirst,
        abomination_fest: AbominationFest::All,
        falling: Falling::KnockedOut,
        ..Options::default()
    };
    let rules = shipped::rules(options).expect("the shipped content is right");
    for seed in 0..60 {
        let mut cx = Cx::playout(FastLuck::new(seed));
        let mut luck = FastLuck::new(seed + 1000);
        let mut state = rules.deal(&mut cx);
        let mut offers = Vec::new();
        let mut decisions = 0;
        while let Pending::Decision { seats, .. } = rules.pending(&state) {
            let seat = seats.iter().next().expect("a seat decides");
            offers.clear();
            rules.legal_actions(&state, seat, &mut offers);
            let action = offers[pick(Odds::Uniform(offers.len() as u32), &mut luck) as usize];
            rules.apply(&mut state, seat, &action, &mut cx);
            let wrong = rules.broken(&state);
            assert!(wrong.is_empty(), "{wrong:?} after {action:?}");
            decisions += 1;
            assert!(decisions < MOST_DECISIONS);
        }
    }
}
