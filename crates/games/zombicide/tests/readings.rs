//! Random games end under other readings and with several players, too.

use horda_kit::{Cx, FastLuck, Odds, Pending, Rules, Seat, pick};
use horda_zombicide::options::{
    AaahhReaction, AbominationFest, Crew, Falling, Options, ShortRush, SplitBy, Team, WoundSurplus,
    ZombieCards,
};
use horda_zombicide::shipped;
use horda_zombicide::survivors::character::Type;

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

/// The first position under some readings.
fn dealt(
    options: Options,
    seed: u64,
) -> (horda_zombicide::Zombicide, horda_zombicide::state::State) {
    let rules = shipped::rules(options).expect("the shipped content is right");
    let state = rules.deal(&mut Cx::playout(FastLuck::new(seed)));
    (rules, state)
}

#[horda_derive::rule_test]
fn ze_set_04_a_team_of_kids_is_shared_out_evenly() {
    let options = Options { team: Team::Kids, crew: Crew::Four, ..Options::default() };
    let (rules, state) = dealt(options, 1);
    let kid = |it: &horda_zombicide::survivors::survivor::Survivor| {
        rules.pack().character(it.character).kind == Type::Kid
    };
    assert!(state.survivors.len() == 6 && state.survivors.iter().all(kid));
    let seats = [0, 1, 2, 3]
        .map(|seat| state.survivors.iter().filter(|survivor| survivor.seat == Seat(seat)).count());
    assert_eq!(seats, [2, 2, 1, 1]);
}

#[horda_derive::rule_test]
fn ze_set_04_a_dealt_team_has_six_of_all_by_luck() {
    let options = Options { team: Team::Dealt, ..Options::default() };
    let teams = [1, 2, 3, 4].map(|seed| {
        let (_, state) = dealt(options, seed);
        let mut team: Vec<u8> = state.survivors.iter().map(|it| it.character.0).collect();
        team.sort_unstable();
        team.dedup();
        team
    });
    assert!(teams.iter().all(|team| team.len() == 6), "{teams:?}");
    assert!(teams.iter().any(|team| *team != teams[0]), "luck decides: {teams:?}");
}

#[horda_derive::rule_test]
fn ze_dck_05_groups_of_zombie_cards_are_combined() {
    let cards = |zombie_cards| {
        let (rules, state) = dealt(Options { zombie_cards, ..Options::default() }, 1);
        let ids =
            (0..rules.pack().zombie_cards.len()).filter(|it| state.zombie_deck & 1 << it != 0);
        ids.map(|it| rules.pack().zombie_cards[it].id.clone()).collect::<Vec<String>>()
    };
    let ends = |it: Vec<String>| (it.len(), it.first().cloned(), it.last().cloned());
    let span = |count, first: &str, last: &str| (count, Some(first.into()), Some(last.into()));
    assert_eq!(ends(cards(ZombieCards::All)), span(40, "001", "040"));
    assert_eq!(ends(cards(ZombieCards::Easier)), span(22, "001", "040"));
    assert_eq!(ends(cards(ZombieCards::Harder)), span(22, "019", "040"));
    assert_eq!(ends(cards(ZombieCards::NoExtra)), span(36, "001", "036"));
    assert_eq!(ends(cards(ZombieCards::EasierOnly)), span(18, "001", "018"));
    assert_eq!(ends(cards(ZombieCards::HarderOnly)), span(18, "019", "036"));
}
