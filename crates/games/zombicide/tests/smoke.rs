//! Random games end.
use horda_kit::{Cx, FastLuck, Pending, Rules};
use horda_zombicide::{options::Options, shipped};

#[test]
fn random_games_end() {
    let rules = shipped::rules(Options::default()).unwrap_or_else(|p| panic!("{p:#?}"));
    println!(
        "state {} action {} event {}",
        size_of::<horda_zombicide::state::State>(),
        size_of::<horda_zombicide::action::Action>(),
        size_of::<horda_zombicide::event::Event>()
    );
    let (mut decisions, mut offers_seen, mut rounds, mut won, games) = (0u64, 0u64, 0u64, 0, 300);
    let start = std::time::Instant::now();
    for seed in 0..games {
        let mut cx = Cx::playout(FastLuck::new(seed));
        let mut pick = seed.wrapping_mul(77) + 1;
        let mut state = rules.deal(&mut cx);
        let mut offers = Vec::new();
        let mut n = 0;
        while let Pending::Decision { seats, .. } = rules.pending(&state) {
            let seat = seats.iter().next().unwrap();
            offers.clear();
            rules.legal_actions(&state, seat, &mut offers);
            assert!(!offers.is_empty(), "{state:?}");
            pick = pick.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let action = offers[(pick >> 33) as usize % offers.len()];
            rules.apply(&mut state, seat, &action, &mut cx);
            let wrong = rules.broken(&state);
            assert!(wrong.is_empty(), "{wrong:?} after {action:?}");
            n += 1;
            decisions += 1;
            offers_seen += offers.len() as u64;
            assert!(n < 20000);
        }
        rounds += u64::from(state.round);
        if let Pending::Over(v) = rules.pending(&state) {
            won += i32::from(!v.winners.is_empty());
        }
    }
    println!(
        "{games} games in {:?}, {} decisions a game, {} offers, {} rounds, {won} won",
        start.elapsed(),
        decisions / games,
        offers_seen / decisions,
        rounds / games
    );
}
