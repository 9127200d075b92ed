//! Rulings that no single position can show: what holds for every board, box and game.

use std::sync::Arc;

use horda_content::{Source, Variant};
use horda_kit::{Cx, FastLuck, Observer, Odds, Pending, Rules, pick};
use horda_terror::Terror;
use horda_terror::field_set::FieldSet;
use horda_terror::options::Options;
use horda_terror::pack::Pack;
use horda_terror::place::{Facing, Field};
use horda_terror::shipped;
use horda_terror::side::Side;
use horda_terror::state::{Ground, Phase, State, ZOMBIES};
use horda_terror::token::Sort;

fn rules(options: &[(&str, &str)]) -> Terror {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: Vec<_> = options.iter().map(own).collect();
    rules.with_options(&options).expect("known options")
}

/// Plays at random while the phase is such that it goes on; shows every position.
fn play(rules: &Terror, seed: u64, goes_on: impl Fn(Phase) -> bool, mut show: impl FnMut(&State)) {
    let mut choice = FastLuck::new(!seed);
    let mut cx = Cx::playout(FastLuck::new(seed));
    let mut state = rules.deal(&mut cx);
    let mut offers = Vec::new();
    show(&state);
    while let Pending::Decision { seats, .. } = rules.pending(&state) {
        if !goes_on(state.face_up.phase) {
            break;
        }
        let seat = seats.iter().next().expect("a seat is pending");
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        let index = pick(Odds::Uniform(offers.len() as u32), &mut choice);
        rules.apply(&mut state, seat, &offers[index as usize], &mut cx);
        show(&state);
    }
}

/// Is there a way to the car from every free field of the first row?
fn has_ways(ground: &Ground) -> bool {
    let mut reached = ground.car_fields();
    let mut open: Vec<Field> = reached.iter().collect();
    while let Some(field) = open.pop() {
        let around = Facing::ALL.into_iter().filter_map(|facing| field.next(facing));
        for next in around.filter(|next| !ground.obstacles.contains(*next)) {
            if !reached.contains(next) {
                reached.insert(next);
                open.push(next);
            }
        }
    }
    FieldSet::rows(0, 1).without(ground.obstacles).without(reached).is_empty()
}

#[horda_derive::rule_test]
fn zt_rul_01_own_cards_are_known_when_pawns_are_placed() {
    let rules = rules(&[]);
    let placing = |phase: Phase| matches!(phase, Phase::Muster { .. } | Phase::Haunt);
    play(&rules, 1, placing, |state| {
        for side in Side::ALL {
            let view = rules.view(state, Observer::Seat(side.seat()));
            assert_eq!(view.hands[side.index()].map(|hand| hand.len()), Some(4));
            assert_eq!(view.hands[1 - side.index()], None, "the other hand is secret");
        }
    });
}

#[test]
fn no_set_up_starts_the_terror() {
    for setup in ["printed", "advanced", "free", "keys", "fuel"] {
        let rules = rules(&[("setup", setup)]);
        let before = |phase: Phase| !matches!(phase, Phase::Humans);
        play(&rules, 7, before, |state| {
            assert!(state.face_up.pool >= ZOMBIES / 2, "{setup}: half of the pawns stay");
            assert_eq!(state.face_up.terror, None, "{setup}");
        });
    }
}

#[test]
fn zt_rul_42_every_board_has_ways_to_the_car() {
    for setup in ["printed", "keys", "fuel"] {
        assert!(has_ways(&rules(&[("setup", setup)]).setup().ground), "{setup}");
    }
    // Side B has them however it is built.
    for setup in ["advanced", "free"] {
        let rules = rules(&[("setup", setup)]);
        for seed in 0..40 {
            let building = |phase: Phase| matches!(phase, Phase::Build { .. });
            play(&rules, seed, building, |state| {
                let ground = &state.face_up.ground;
                assert!(ground.obstacles.and(FieldSet::EDGE).is_empty(), "{setup}, {seed}");
                assert!(ground.car.is_none() || has_ways(ground), "{setup}, {seed}");
            });
        }
    }
}

#[test]
fn a_board_without_a_way_is_refused() {
    let walled = "[[setup]]\nid = \"walled\"\ntokens = [\"car F16\", \"trolleys F15\", \"crate E16\", \"crate I16\"]\n";
    let setups = Source { file: "setups.toml", text: walled };
    let problems = Pack::load(shipped::PIECES, shipped::CARDS, setups).expect_err("no way in");
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(said.iter().any(|it| it.contains("the car cannot be reached")), "{said:?}");
}

#[test]
fn zt_rul_55_spare_parts_stay_in_the_box() {
    let pack = Pack::load(shipped::PIECES, shipped::CARDS, shipped::SETUPS);
    let pack = Arc::new(pack.expect("the shipped content is right"));
    let sewers: u8 = pack.of_sort(Sort::Sewer).map(|kind| pack.token(kind).copies).sum();
    assert_eq!(sewers, 2, "the box has a second sewer");
    for setup in ["printed", "advanced", "free"] {
        let setup = pack.setup(setup).expect("a shipped set-up");
        let lies = |sort: Sort| {
            let tokens = setup.ground.tokens.iter();
            let laid = tokens.filter(|token| pack.token(token.kind).sort == sort).count();
            laid + setup.order.iter().filter(|(_, own)| *own == sort).count()
        };
        assert_eq!(lies(Sort::Sewer), 1, "{}: the second sewer has no use", setup.id);
        assert_eq!(setup.bullets, 4, "{}", setup.id);
        assert!(setup.search.is_none(), "{}: the keys have no use", setup.id);
    }
}

#[test]
fn a_game_begins_with_four_bullets_and_a_car_that_needs_no_keys() {
    let rules = rules(&[]);
    let before = |phase: Phase| !matches!(phase, Phase::Humans);
    play(&rules, 3, before, |state| {
        let table = &state.face_up;
        assert_eq!((table.bullets, table.briefcase, table.needed), (4, true, 0));
        assert!(table.spots.is_empty() && table.loot.is_empty());
    });
}

#[test]
fn no_game_goes_beyond_round_sixty() {
    let rules = rules(&[]);
    for seed in 0..30 {
        let mut last = 0;
        play(&rules, seed, |_| true, |state| last = last.max(state.face_up.round));
        assert!(last <= 60, "game {seed} went to round {last}");
    }
}
