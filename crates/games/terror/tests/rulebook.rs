//! Rules that no single position shows: what holds in every game from its first card to its last.
//!
//! Each test is named after its rule. What zombies see and owe is worked out here once more, from
//! the words of the rules. Everything else is told in `tests/scenarios/terror`.

use std::collections::BTreeMap;

use horda_content::Variant;
use horda_kit::{Cx, FastLuck, Notation, Observer, Rules};
use horda_terror::Terror;
use horda_terror::action::Action;
use horda_terror::card::{CardSet, Effect, HAND};
use horda_terror::event::{Event, Happening};
use horda_terror::human::{Fate, Human};
use horda_terror::options::Options;
use horda_terror::place::{Facing, Field, Half};
use horda_terror::shipped;
use horda_terror::side::Side;
use horda_terror::state::{Ask, FaceUp, Phase, State, ZOMBIES};
use horda_testkit::{play_random, play_watched};

/// Games that each rule is watched over.
const GAMES: u64 = 40;
/// Points that win (ZT-END-02).
const GOAL: u8 = 5;
/// How far a zombie sees (ZT-RUL-02).
const SIGHT: usize = 4;

fn shipped_rules() -> Terror {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

/// Plays many random games.
fn in_random_games(rules: &Terror, mut watch: impl FnMut(&State, &[Event])) {
    for seed in 0..GAMES {
        play_watched(rules, seed, &mut watch);
    }
}

fn offers(rules: &Terror, state: &State) -> Vec<Action> {
    let mut offers = Vec::new();
    for side in Side::ALL {
        rules.legal_actions(state, side.seat(), &mut offers);
    }
    offers
}

/// Where a zombie looks from its field to the human it sees, if it sees one: straight ahead past
/// free fields that are not the car's.
fn line_to_human(table: &FaceUp, at: Field, range: usize) -> Option<usize> {
    let facing = table.horde.facing_of(at)?;
    let car = table.ground.car_fields();
    let mut field = at;
    for distance in 1..=range {
        field = field.next(facing)?;
        if table.people.contains(field) {
            return Some(distance);
        }
        if !table.free().contains(field) || car.contains(field) {
            return None;
        }
    }
    None
}

/// Zombies that were not activated yet and stand so far from a human before them.
fn looking(table: &FaceUp, distances: std::ops::RangeInclusive<usize>) -> Vec<Field> {
    let waiting = table.horde.all().without(table.horde.used);
    let sees = |at: &Field| {
        line_to_human(table, *at, SIGHT).is_some_and(|distance| distances.contains(&distance))
    };
    waiting.iter().filter(sees).collect()
}

fn is_between_activations(table: &FaceUp) -> bool {
    table.phase == Phase::Movement && table.ask.is_none() && table.zombie_turn.acting.is_none()
}

#[test]
fn duties_come_first_in_every_position() {
    let rules = shipped_rules();
    let (mut bites, mut chases, mut free) = (0, 0, 0);
    in_random_games(&rules, |state, _| {
        let table = &state.face_up;
        if !is_between_activations(table) {
            return;
        }
        let released = |at: &Field| table.zombie_turn.released == Some(*at);
        let biters = looking(table, 1..=1);
        let mut chasers = looking(table, 2..=SIGHT);
        chasers.retain(|at| !released(at));
        let mut walks = offers(&rules, state);
        walks.retain(|action| !matches!(action, Action::Play { .. }));
        if !biters.is_empty() {
            bites += 1;
            assert_eq!(walks, biters.iter().map(|at| Action::Bite { at: *at }).collect::<Vec<_>>());
        } else if !chasers.is_empty() {
            chases += 1;
            assert_eq!(
                walks,
                chasers.iter().map(|at| Action::Step { at: *at }).collect::<Vec<_>>()
            );
        } else {
            free += 1;
            assert!(walks.iter().all(|action| !matches!(action, Action::Bite { .. })));
        }
    });
    assert!(bites > 0 && chases > 0 && free > 0, "{bites} bites, {chases} chases, {free} free");
}

#[horda_derive::rule_test]
fn zt_zmove_01_the_quota_is_met_and_never_exceeded() {
    let rules = shipped_rules();
    let mut turns = 0;
    in_random_games(&rules, |state, events| {
        let (table, turn) = (&state.face_up, &state.face_up.zombie_turn);
        assert!(turn.activated <= turn.quota);
        let began = events.iter().any(|event| matches!(event.what, Happening::Due { .. }));
        if began && table.phase == Phase::Adding {
            turns += 1;
            let waiting = table.horde.all().without(table.horde.used);
            assert!(turn.activated == turn.quota || waiting.is_empty());
        }
    });
    assert!(turns > 0);
}

#[horda_derive::rule_test]
fn zt_zmove_06_no_zombie_acts_twice_in_a_round() {
    in_random_games(&shipped_rules(), |state, _| {
        let table = &state.face_up;
        if table.phase == Phase::Movement {
            assert_eq!(table.horde.used.len(), u32::from(table.zombie_turn.activated));
        }
    });
}

#[test]
fn no_zombie_turns_twice_in_an_activation() {
    let mut turned = 0;
    in_random_games(&shipped_rules(), |_, events| {
        for event in events {
            if matches!(event.what, Happening::Turned { .. }) {
                turned += 1;
            } else if matches!(event.what, Happening::Spent { .. } | Happening::TurnBegan { .. }) {
                turned = 0;
            }
            assert!(turned < 2);
        }
    });
}

/// How many zombies this event makes due in any half (ZT-SPAWN-06, and the card Plague).
fn draws(rules: &Terror, event: &Event) -> u8 {
    if matches!(event.what, Happening::Shot { .. }) {
        return 1;
    }
    let Happening::Played { card, .. } = event.what else { return 0 };
    let effect = rules.pack().card(card).effect;
    if let Effect::Plague { count } = effect {
        count
    } else {
        u8::from(matches!(effect, Effect::SawnOff { .. }))
    }
}

#[horda_derive::rule_test]
fn zt_spawn_05_what_is_due_follows_from_humans_shots_and_plague() {
    let rules = shipped_rules();
    let (mut extra, mut seen) = (0, 0);
    in_random_games(&rules, |state, events| {
        for event in events {
            if matches!(event.what, Happening::TurnBegan { side: Side::Humans, .. }) {
                extra = 0;
            }
            extra += draws(&rules, event);
            if let Happening::Due { supermarket, car, anywhere } = event.what {
                seen += u32::from(anywhere);
                let humans = |half: Half| {
                    let fates = state.face_up.humans.iter().map(|pawn| pawn.fate);
                    u8::from(fates.filter_map(Fate::at).any(|at| at.half() == half))
                };
                assert_eq!(supermarket, humans(Half::Supermarket));
                assert_eq!(car, humans(Half::Car));
                assert_eq!(anywhere, extra);
            }
        }
    });
    assert!(seen > 0, "a human shot");
}

#[horda_derive::rule_test]
fn zt_tidy_05_the_human_turn_finds_nobody_used_and_no_body() {
    in_random_games(&shipped_rules(), |state, _| {
        let table = &state.face_up;
        if table.phase == Phase::Humans {
            assert!(table.horde.used.is_empty() && table.horde.fresh.is_empty());
            assert!(table.humans.iter().all(|pawn| !matches!(pawn.fate, Fate::Dead { .. })));
        }
    });
}

#[horda_derive::rule_test]
fn zt_tidy_01_no_pawn_is_ever_lost_or_made() {
    in_random_games(&shipped_rules(), |state, _| {
        let table = &state.face_up;
        let lifted = u32::from(matches!(table.ask, Some(Ask::PutDown { .. })));
        assert_eq!(table.horde.all().len() + u32::from(table.pool) + lifted, u32::from(ZOMBIES));
    });
}

/// The terror marker as the events tell it.
#[derive(Default)]
struct Marker {
    at: Option<u8>,
    /// Must it still move in this zombie turn?
    due: bool,
    /// Did it leave the track?
    gone: bool,
}

impl Marker {
    fn hear(&mut self, event: &Event, pool: u8) {
        if matches!(event.what, Happening::TurnBegan { side: Side::Zombies, .. }) {
            assert!(!self.due, "the marker stood still");
            self.due = self.at.is_some();
        } else if let Happening::TerrorBegan { at } = event.what {
            assert_eq!((self.at, at, pool), (None, 5, 0));
            self.at = Some(at);
        } else if let Happening::TerrorMoved { to } = event.what {
            assert!(self.due && self.at == Some(to + 1));
            (self.at, self.due) = (Some(to), false);
        } else if event.rule.0 == "ZT-TERROR-05" {
            assert!(self.due && self.at == Some(1));
            (self.gone, self.due) = (true, false);
        }
    }
}

#[horda_derive::rule_test]
fn zt_terror_03_the_marker_moves_once_a_zombie_turn_from_five_to_the_end() {
    let rules = shipped_rules();
    let mut ran_out = 0;
    for seed in 0..GAMES {
        let mut marker = Marker::default();
        play_watched(&rules, seed, |state, events| {
            events.iter().for_each(|event| marker.hear(event, state.face_up.pool));
            assert_eq!(state.face_up.terror, marker.at);
        });
        assert!(!marker.due, "the marker stood still in game {seed}");
        ran_out += u32::from(marker.gone);
    }
    assert!(ran_out > 0, "some game ends by terror");
}

#[test]
fn zt_vec_13_the_humans_have_five_turns_after_the_last_pawn() {
    let rules = shipped_rules();
    let mut ended = 0;
    for seed in 0..GAMES {
        let (mut began, mut cause) = (None, None);
        let last = play_watched(&rules, seed, |state, events| {
            let starts = |event: &Event| matches!(event.what, Happening::TerrorBegan { .. });
            if events.iter().any(starts) {
                began = Some(state.face_up.round);
            }
            let won = events.iter().find(|event| matches!(event.what, Happening::Won { .. }));
            cause = won.map(|event| event.rule.0);
        });
        if cause == Some("ZT-TERROR-05") {
            let rounds = last.face_up.round - began.expect("the terror began");
            assert_eq!(rounds, 5, "game {seed}");
            ended += 1;
        }
    }
    assert!(ended > 0, "some game ends by terror");
}

/// The most points that are still possible: the wounded heal only while the Nurse lives.
fn best(rules: &Terror, table: &FaceUp) -> u8 {
    let nurse = table.fate(Human::Nurse).alive_at().is_some();
    let stars = |human: Human| match table.fate(human) {
        Fate::Escaped { stars } => stars,
        Fate::Alive { wounded, .. } => rules.stars(human, wounded && !nurse),
        Fate::Away | Fate::Dead { .. } | Fate::Lost => 0,
    };
    Human::SIX.into_iter().map(stars).sum()
}

#[test]
fn no_game_goes_on_once_it_is_decided_nor_ends_before() {
    let rules = shipped_rules();
    let mut winners = [0, 0];
    for seed in 0..GAMES {
        let mut cause = None;
        let last = play_watched(&rules, seed, |state, events| {
            let table = &state.face_up;
            let won = events.iter().find(|event| matches!(event.what, Happening::Won { .. }));
            cause = won.map(|event| event.rule.0);
            assert_eq!(cause.is_some(), matches!(table.phase, Phase::Over { .. }));
            let playing = matches!(
                table.phase,
                Phase::Humans | Phase::Movement | Phase::Adding | Phase::Tidying
            );
            if playing {
                assert!(table.points() < GOAL && best(&rules, table) >= GOAL);
            }
        });
        let Phase::Over { winner } = last.face_up.phase else { panic!("the game is over") };
        winners[winner.index()] += 1;
        match cause {
            Some("ZT-END-02") => assert!(winner == Side::Humans && last.face_up.points() >= GOAL),
            Some("ZT-END-04") => {
                assert!(winner == Side::Zombies && best(&rules, &last.face_up) < GOAL);
            }
            Some("ZT-TERROR-05") => {
                assert!(winner == Side::Zombies && last.face_up.terror == Some(1));
            }
            other => panic!("game {seed} ended by {other:?}"),
        }
    }
    assert!(winners[Side::Zombies.index()] > 0, "{winners:?}");
}

/// The same position with other cards in a hand.
fn with_other_hand(rules: &Terror, state: &State, side: Side) -> Option<State> {
    let index = side.index();
    let all = rules.setup().cards[index].without(state.face_up.played[index]);
    let unknown = all.without(state.hands[index]).of(side).next()?;
    let known = state.hands[index].of(side).next()?;
    let mut other = state.clone();
    other.hands[index].remove(known);
    other.hands[index].insert(unknown);
    Some(other)
}

#[horda_derive::rule_test]
fn zt_setup_06_a_hand_is_in_no_view_of_anybody_else() {
    let rules = shipped_rules();
    let mut compared = 0;
    in_random_games(&rules, |state, _| {
        for side in Side::ALL {
            let rival = Side::ALL[1 - side.index()];
            let own = rules.view(state, Observer::Seat(side.seat()));
            assert_eq!(own.hands[side.index()], Some(state.hands[side.index()]));
            assert_eq!(own.hands[rival.index()], None);
            let Some(other) = with_other_hand(&rules, state, side) else { continue };
            compared += 1;
            for observer in [Observer::Seat(rival.seat()), Observer::Audience] {
                let view = rules.view(state, observer);
                assert_eq!(view.hands[side.index()], None);
                assert_eq!(view, rules.view(&other, observer));
            }
        }
    });
    assert!(compared > 0);
}

#[horda_derive::rule_test]
fn zt_setup_06_nobody_else_is_told_what_a_side_drew() {
    let rules = shipped_rules();
    for seed in 0..GAMES {
        let mut luck = FastLuck::new(seed);
        let mut cx = Cx::table(&mut luck);
        let state = rules.deal(&mut cx);
        let events = cx.finish().1;
        let drawn = |observer: Observer, side: Side| {
            let mut cards = CardSet::NONE;
            for event in events.iter().filter_map(|event| rules.witness(event, observer)) {
                if let Happening::Drew { card } = event.what
                    && card.side() == side
                {
                    cards.insert(card);
                }
            }
            cards
        };
        for side in Side::ALL {
            let rival = Side::ALL[1 - side.index()];
            assert_eq!(drawn(Observer::Seat(side.seat()), side), state.hands[side.index()]);
            assert_eq!(state.hands[side.index()].len(), HAND);
            assert_eq!(drawn(Observer::Seat(rival.seat()), side), CardSet::NONE);
            assert_eq!(drawn(Observer::Audience, side), CardSet::NONE);
        }
    }
}

#[horda_derive::rule_test]
fn zt_card_01_cards_are_played_from_the_hand_in_the_own_turn_and_shown_to_all() {
    let rules = shipped_rules();
    let mut played = 0;
    for seed in 0..GAMES {
        let mut before: Option<State> = None;
        play_watched(&rules, seed, |state, events| {
            for event in events {
                let Happening::Played { card, .. } = event.what else { continue };
                played += 1;
                let (side, was) = (card.side(), before.as_ref().expect("a card is dealt first"));
                assert!(was.hands[side.index()].contains(card));
                assert_eq!(was.face_up.phase == Phase::Humans, side == Side::Humans);
                assert!(!state.hands[side.index()].contains(card));
                assert!(state.face_up.played[side.index()].contains(card));
                assert_eq!(rules.witness(event, Observer::Audience).as_ref(), Some(event));
            }
            before = Some(state.clone());
        });
    }
    assert!(played > 0);
}

#[test]
fn zt_card_02_a_card_activates_nobody() {
    let rules = shipped_rules();
    for seed in 0..GAMES {
        let mut before: Option<State> = None;
        play_watched(&rules, seed, |state, events| {
            let is_play = |event: &Event| matches!(event.what, Happening::Played { .. });
            let (table, was) = (&state.face_up, before.as_ref());
            if let (true, Some(was)) = (events.iter().any(is_play), was) {
                assert_eq!(table.human_turn.activated, was.face_up.human_turn.activated);
                assert_eq!(table.zombie_turn.activated, was.face_up.zombie_turn.activated);
                assert_eq!(table.horde.used.without(was.face_up.horde.used).len(), 0);
            }
            before = Some(state.clone());
        });
    }
}

#[test]
fn zt_zact_03_every_zombie_always_looks_exactly_one_way() {
    in_random_games(&shipped_rules(), |state, _| {
        let horde = &state.face_up.horde;
        let ways: u32 =
            Facing::ALL.into_iter().map(|facing| horde.facing[facing.index()].len()).sum();
        assert_eq!(ways, horde.all().len());
    });
}

#[test]
fn no_zombie_ever_stands_on_the_car() {
    in_random_games(&shipped_rules(), |state, _| {
        let table = &state.face_up;
        assert!(table.horde.all().and(table.ground.car_fields()).is_empty());
    });
}

/// RULE ZT-ACT-01 and ZT-RUL-24: the ways that a view shows are the shortest there are without a
/// push, whatever the reading, and each of their steps may be taken.
#[test]
fn the_ways_that_are_shown_are_the_ones_there_are() {
    for squeeze in ["free", "one-side"] {
        let rules = shipped_rules().with_options(&[("squeeze".into(), squeeze.into())]);
        let rules = rules.expect("known option");
        for seed in 0..GAMES {
            play_random(&rules, seed, &mut Vec::new(), |state, _, _| {
                let table = &state.face_up;
                if table.phase == Phase::Humans && table.ask.is_none() {
                    check_ways(&rules, state, squeeze);
                }
            });
        }
    }
}

/// RULE ZT-ESC-01 and ZT-GAP-10: ways end on the car for everybody while it lacks nothing, and else
/// for those who bring what it lacks. Random games hardly get there.
#[test]
fn ways_that_are_shown_lead_onto_the_car() {
    type Facts = &'static [(&'static str, &'static str)];
    let near: [(&str, Facts, usize); 4] = [
        ("printed", &[("board", "bare"), ("mechanic", "F14"), ("child", "E14")], 2),
        ("keys", &[("needed", "1"), ("nurse", "G15 carries"), ("mechanic", "G14")], 1),
        ("keys", &[("needed", "1"), ("nurse", "G15"), ("mechanic", "G14")], 0),
        ("keys", &[("needed", "0"), ("nurse", "G15"), ("mechanic", "G14")], 2),
    ];
    for (setup, facts, escapers) in near {
        let rules = shipped_rules().with_options(&[("setup".into(), setup.into())]);
        let rules = rules.expect("known option");
        let given = facts.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let state = rules.position(&given.collect()).expect("a position");
        check_ways(&rules, &state, "free");
        let car = state.face_up.ground.car_fields();
        let reaches = rules.view(&state, Observer::Audience).insight.reaches;
        let leads = |way: &Vec<Field>| way.last().is_some_and(|to| car.contains(*to));
        let there = reaches.iter().filter(|reach| reach.ways.iter().any(leads)).count();
        assert_eq!(there, escapers, "{setup}: {facts:?}");
    }
}

fn check_ways(rules: &Terror, state: &State, squeeze: &str) {
    let acting = state.face_up.human_turn.acting.map(|(acting, _)| acting);
    for reach in rules.view(state, Observer::Audience).insight.reaches {
        if acting.is_some_and(|acting| acting != reach.human) || reach.points == 0 {
            continue;
        }
        let shown = reach.ways.iter().map(|way| (*way.last().expect("a way leads on"), way.len()));
        let shown: BTreeMap<Field, usize> = shown.collect();
        assert_eq!(shown.len(), reach.ways.len(), "two ways to one field");
        let walked = walked_everywhere(rules, state, reach.human);
        assert_eq!(shown, walked, "{squeeze}: {:?} {:?}", reach.human, state.face_up);
        for way in &reach.ways {
            let mut state = state.clone();
            for to in way {
                assert!(state.face_up.free().contains(*to), "{way:?} pushes a human");
                let action = Action::Go { human: reach.human, to: *to };
                rules
                    .check(&state, Side::Humans.seat(), &action)
                    .expect("a step of a way is legal");
                rules.apply(&mut state, Side::Humans.seat(), &action, &mut silent());
            }
        }
    }
}

/// What every field costs, by walking everywhere.
fn walked_everywhere(rules: &Terror, state: &State, human: Human) -> BTreeMap<Field, usize> {
    let mut costs = BTreeMap::new();
    let mut last = vec![state.clone()];
    for cost in 1.. {
        let mut further: Vec<State> = Vec::new();
        for state in &last {
            let mut offers = Vec::new();
            rules.legal_actions(state, Side::Humans.seat(), &mut offers);
            for offer in offers {
                let Action::Go { human: who, to } = offer else { continue };
                if who != human || !state.face_up.free().contains(to) {
                    continue;
                }
                costs.entry(to).or_insert(cost);
                let mut after = state.clone();
                rules.apply(&mut after, Side::Humans.seat(), &offer, &mut silent());
                if after.face_up.phase == Phase::Humans && !further.contains(&after) {
                    further.push(after);
                }
            }
        }
        if further.is_empty() {
            break;
        }
        last = further;
    }
    costs.retain(|to, _| Some(*to) != state.face_up.fate(human).alive_at());
    costs
}

fn silent() -> Cx<'static, Terror> {
    Cx::playout(FastLuck::new(0))
}
