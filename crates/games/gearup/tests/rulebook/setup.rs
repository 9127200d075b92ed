//! The set-up: levels, Bosses, Survivors, the first zombies.

use std::collections::BTreeSet;

use horda_content::Variant;
use horda_gearup::GearUp;
use horda_gearup::action::Action;
use horda_gearup::boss::BossKind;
use horda_gearup::card::Class;
use horda_gearup::state::Step;
use horda_kit::{Cx, FastLuck, Observer, Rules, Seat};
use horda_testkit::play_random;

use crate::kit::{GAMES, LEVELS, assert_all_differ, rules, rules_with};

/// RULE GU-CMD-01: one face is the table of levels, the other the steps of a turn.
#[test]
fn gu_cmd_01_levels_and_steps_are_told() {
    let rules = rules();
    let levels: Vec<String> =
        rules.pack().levels.iter().map(|level| format!("level-{}", level.id)).collect();
    assert_all_differ(&levels);
    let steps = ["weapons", "ammo", "upgrades", "assign"].map(|it| format!("question-{it}"));
    assert_all_differ(&steps);
}

/// RULE GU-CMD-02, GU-SET-06: exactly four levels, and the team picks one of them.
#[test]
fn gu_cmd_02_gu_set_06_four_levels() {
    let rules = rules();
    let levels: Vec<&str> = rules.pack().levels.iter().map(|level| level.id.as_str()).collect();
    assert_eq!(levels, LEVELS);
    for level in LEVELS {
        assert_eq!(rules_with(&[("difficulty", level)]).level().id, level);
    }
    let options = GearUp::option_list();
    let (.., values) = options.iter().find(|(name, ..)| *name == "difficulty").unwrap();
    assert_eq!(values.iter().collect::<BTreeSet<_>>(), LEVELS.iter().collect());
    assert_eq!(self::rules().level().id, "easy", "newcomers are offered Easy");
}

/// RULE GU-CMD-04, GU-CMD-05, GU-SET-08, GU-SET-09, GU-EX-43, GU-BSB-02: which sides are used.
#[horda_derive::rule_test]
fn gu_cmd_04_gu_cmd_05_gu_set_09_gu_bsb_02_sides_by_level() {
    let sides = [(0, 0), (0, 1), (1, 1), (1, 1)];
    for (level, (help, boss)) in LEVELS.into_iter().zip(sides) {
        for kind in BossKind::ALL {
            for (crew, many) in ["1", "2", "3", "4", "5", "6"].into_iter().enumerate() {
                let options = [("difficulty", level), ("boss", kind.name()), ("players", many)];
                let rules = rules_with(&options);
                let state = rules.deal(&mut Cx::playout(FastLuck::new(0)));
                let insight = rules.view(&state, Observer::Audience).insight;
                assert_eq!(insight.spawns, rules.pack().help[crew][help], "{level} {crew}");
                assert_eq!(usize::from(insight.boss_side), boss);
                let used = rules.boss_side();
                let printed = &rules.pack().bosses[kind.index()][boss];
                assert_eq!(used.members, printed.members, "{level} {}", kind.name());
            }
        }
    }
    for [black, red] in &rules().pack().help {
        assert_ne!(black, red, "the two sides of a Help card differ");
    }
    for [black, red] in &rules().pack().bosses {
        assert_ne!(black.members, red.members, "the two sides of a Boss differ");
    }
}

/// RULE GU-SET-08: one of six Bosses is picked, Super Abomination unless another is chosen.
#[horda_derive::rule_test]
fn gu_set_08_one_of_six_bosses() {
    assert_eq!(rules().boss(), BossKind::SuperAbomination);
    for kind in BossKind::ALL {
        let rules = rules_with(&[("boss", kind.name())]);
        assert_eq!(rules.boss(), kind);
        play_random(&rules, 3, &mut Vec::new(), |state, _, _| {
            assert_eq!(state.boss.is_some(), state.round == 2, "it enters in round 2");
        });
    }
}

/// RULE GU-SET-07, GU-CMD-03: what the level says is dealt to everybody, on the farthest space.
#[horda_derive::rule_test]
fn gu_set_07_gu_cmd_03_everybody_is_dealt_what_the_level_says() {
    for level in LEVELS {
        for (crew, many) in (1..).zip(["1", "2", "3", "4", "5", "6"]) {
            let options = [("difficulty", level), ("players", many), ("survivors", "dealt")];
            let rules = rules_with(&options);
            let mut luck = FastLuck::new(11);
            let mut cx = Cx::table(&mut luck);
            let mut state = rules.deal(&mut cx);
            if state.step == Step::Naming {
                rules.apply(&mut state, Seat(0), &Action::Command { seat: Seat(0) }, &mut cx);
            }
            assert_eq!((state.round, state.turn), (1, 1));
            let initial = rules.level().initial[crew - 1];
            assert!(initial[0] + initial[1] > 0, "a zombie is there from the start");
            for seat in (0..crew as u8).map(Seat) {
                let dealt = Class::ALL.map(|class| {
                    let own = |card| rules.pack().card(card).breed.class() == class;
                    state.lane(seat).filter(|zombie| own(zombie.card)).count() as u8
                });
                assert_eq!(dealt, initial, "{level} with {crew}");
            }
            assert!(state.zombies.iter().all(|zombie| zombie.space == 3));
            let left = Class::ALL.map(|class| state.deck(class).len());
            let all = [48, 24];
            let taken = [0, 1].map(|class| all[class] - left[class]);
            assert_eq!(taken, initial.map(|count| u32::from(count) * crew as u32));
        }
    }
}

/// RULE GU-SET-03, GU-SET-04: the decks are shuffled: any kind of card may come first.
#[test]
fn gu_set_03_gu_set_04_decks_are_shuffled() {
    let rules =
        rules_with(&[("players", "4"), ("difficulty", "nightmare"), ("survivors", "dealt")]);
    let mut kinds = BTreeSet::new();
    for seed in 0..60 {
        let mut cx = Cx::playout(FastLuck::new(seed));
        let mut state = rules.deal(&mut cx);
        rules.apply(&mut state, Seat(0), &Action::Command { seat: Seat(0) }, &mut cx);
        kinds.extend(state.zombies.iter().map(|zombie| zombie.card.0));
    }
    let all: BTreeSet<u8> = rules.pack().all_cards().map(|card| card.0).collect();
    assert!(rules.level().initial[3].iter().all(|count| *count > 0), "both decks are drawn from");
    assert_eq!(kinds, all);
}

/// RULE GU-SET-02: nobody ever leads the same Survivor as another, chosen or dealt.
#[horda_derive::rule_test]
fn gu_set_02_no_survivor_twice() {
    for survivors in ["chosen", "dealt"] {
        let rules = rules_with(&[("players", "6"), ("survivors", survivors)]);
        let mut first = BTreeSet::new();
        for seed in 0..GAMES {
            let state = play_random(&rules, seed, &mut Vec::new(), |_, _, _| {});
            let who: BTreeSet<u8> = state.seats.iter().map(|it| it.survivor.unwrap().0).collect();
            assert_eq!(who.len(), 6);
            first.insert(state.seats[0].survivor.unwrap().0);
        }
        assert_eq!(first.len(), 6, "anybody may lead anyone");
    }
}
