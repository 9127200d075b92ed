//! Rules of round 2, of spawning and of playing alone.

use std::collections::BTreeSet;

use horda_gearup::action::Action;
use horda_gearup::boss::{BossKind, BossSide};
use horda_gearup::card::{Class, Icon};
use horda_gearup::event::{Event, Happening};
use horda_gearup::options::Options;
use horda_gearup::sheet::SurvivorId;
use horda_gearup::state::Step;
use horda_gearup::{GearUp, shipped};
use horda_kit::{Chance, ChanceTag, Cx, FastLuck, Notation, Odds, Pending, Rules, Seat};
use horda_testkit::play_watched;

use crate::kit::{LEVELS, position, rules_with, with_content};

/// Games that a rule is watched over.
const GAMES: u64 = 20;
/// How many may play, as files name it.
const CREWS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// The letter of a spawn icon, as its row of the Help card.
fn letter_of(event: &Event) -> Option<usize> {
    if let Happening::SpawnRevealed { letter }
    | Happening::BossActed { icon: Icon::Spawn(letter) } = event.what
    {
        Some(letter.index())
    } else {
        None
    }
}

/// Standard and Special cards of an event that belongs to a draw; what ran out would have been
/// drawn.
fn drawn_in(rules: &GearUp, event: &Event) -> Option<[u8; 2]> {
    let mut drawn = [0; 2];
    if let Happening::Drew { card } = event.what {
        drawn[rules.pack().card(card).breed.class().index()] = 1;
    } else if let Happening::RanOut { class, missing } = event.what {
        drawn[class.index()] = missing;
    } else if !matches!(event.what, Happening::Reshuffled { .. }) {
        return None;
    }
    Some(drawn)
}

/// For each spawn icon its row of the Help card, and what was drawn right after it.
fn draws(rules: &GearUp, events: &[Event]) -> Vec<(usize, [u8; 2])> {
    let mut found = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let Some(letter) = letter_of(event) else { continue };
        let after = events[at + 1..].iter().map_while(|event| drawn_in(rules, event));
        let sum = |[one, other]: [u8; 2], [more, others]: [u8; 2]| [one + more, other + others];
        found.push((letter, after.fold([0; 2], sum)));
    }
    found
}

#[horda_derive::rule_test]
fn gu_spn_03_gu_bos_05_the_help_card_of_the_crew_and_the_level_says_what_is_drawn() {
    let mut seen = 0;
    for (crew, count) in CREWS.iter().enumerate() {
        for level in LEVELS {
            let rules = rules_with(&[("players", count), ("difficulty", level)]);
            let black = matches!(level, "easy" | "normal");
            let table = rules.pack().help[crew][usize::from(!black)];
            for seed in 0..4 {
                play_watched(&rules, seed, |_, events| {
                    for (letter, drawn) in draws(&rules, events) {
                        assert_eq!(drawn, table[letter], "{count} Survivors, {level}");
                        seen += 1;
                    }
                });
            }
        }
    }
    assert!(seen > 100, "only {seen} icons were seen");
}

#[horda_derive::rule_test]
fn gu_spn_05_no_zombie_card_is_ever_lost_or_doubled() {
    for count in ["1", "4", "6"] {
        let rules = rules_with(&[("players", count), ("difficulty", "nightmare")]);
        for seed in 0..GAMES {
            play_watched(&rules, seed, |state, _| {
                // Once the game is over the drawn cards are put away.
                if matches!(state.step, Step::Over { .. }) {
                    return;
                }
                for (class, all) in Class::ALL.into_iter().zip([48, 24]) {
                    let at = class.index();
                    let piles = state.decks[at].bag().iter().chain(&state.discards[at]);
                    let lanes = state.zombies.iter().map(|zombie| zombie.card);
                    let out = lanes.chain(state.drawn.iter().copied());
                    let out = out.filter(|card| rules.pack().card(*card).breed.class() == class);
                    let found = piles.map(|count| usize::from(*count)).sum::<usize>() + out.count();
                    assert_eq!(found, all, "{} cards", class.name());
                }
            });
        }
    }
}

#[horda_derive::rule_test]
fn gu_bos_08_gu_bos_09_the_boss_is_in_front_of_one_survivor_and_walks_on_each_turn() {
    let mut seen = BTreeSet::new();
    for count in CREWS {
        let rules = rules_with(&[("players", count)]);
        // Survivors with much Health see more of round 2.
        let rules = with_content(&rules, &tough());
        for seed in 0..GAMES {
            play_watched(&rules, seed, |state, _| {
                if matches!(state.step, Step::Over { .. }) {
                    return;
                }
                let seat = state.boss.as_ref().map(|boss| boss.seat);
                if state.round < 2 {
                    assert_eq!(seat, None, "the Boss waits for round 2");
                    return;
                }
                let crew = state.crew();
                let commander = state.commander.expect("a game has a Commander");
                assert_eq!(seat, Some(Seat((commander.0 + state.turn - 1) % crew)));
                seen.insert((crew, state.turn));
            });
        }
    }
    for crew in 1..=6 {
        assert!(seen.contains(&(crew, 3)), "no game of {crew} came to turn 3 of round 2");
    }
}

/// Content: everybody has thirty Health boxes, and Boss cards do nothing.
fn tough() -> String {
    let names = ["ethan", "lisa", "marta", "bruno", "odile", "kenji"];
    let sheets = names
        .map(|name| format!("[[cards]]\nkind = \"sheet\"\nsurvivor = \"{name}\"\nhealth = 30\n"));
    let idle = (1..=7)
        .map(|number| format!("[[cards]]\nkind = \"boss-card\"\nnumber = {number}\nicons = []\n"));
    sheets.into_iter().chain(idle).collect()
}

#[test]
fn gu_bos_10_six_bosses_with_six_abilities() {
    let card = "[[cards]]\nkind = \"boss-card\"\nnumber = 1\nicons = [\"ability\"]\n";
    let facts = [
        ("round", "2"),
        ("turn", "3"),
        ("step", "card"),
        ("turn-card", "t4"),
        ("boss", "one"),
        ("boss-card", "1 0"),
        ("one.armour", "1 0"),
        ("one.ammo", "1 0"),
        ("two.armour", "1 0"),
        ("two.ammo", "1 0"),
    ];
    let mut abilities = BTreeSet::new();
    for boss in BossKind::ALL {
        let rules = rules_with(&[("players", "2"), ("boss", boss.name())]);
        let rules = with_content(&rules, card);
        let mut state = position(&rules, &facts);
        let mut luck = FastLuck::new(1);
        let mut cx = Cx::table(&mut luck);
        rules.run_on(&mut state, &mut cx);
        let mut events = cx.finish().1;
        // Who may buy the blow off does so.
        while let Pending::Decision { seats, .. } = rules.pending(&state) {
            let (seat, pay) =
                (seats.iter().next().expect("a seat decides"), Action::Pay { pay: true });
            if rules.check(&state, seat, &pay).is_err() {
                break;
            }
            let mut cx = Cx::table(&mut luck);
            rules.apply(&mut state, seat, &pay, &mut cx);
            events.extend(cx.finish().1);
        }
        let words = events.iter().map(|event| rules.write_event(event));
        let own = words.take_while(|word| !word.starts_with("boss two"));
        let own: Vec<String> = own.filter(|word| !word.starts_with("boss-acts")).collect();
        assert!(!own.is_empty(), "the ability of {} does nothing", boss.name());
        assert!(abilities.insert(own.clone()), "{} does what another does: {own:?}", boss.name());
    }
}

#[test]
fn gu_sab_01_every_boss_but_one_has_a_special_rule_of_its_own() {
    let rules = shipped::rules(Options::default()).expect("the shipped content is right");
    for boss in BossKind::ALL {
        for side in &rules.pack().bosses[boss.index()] {
            let own = special_rules(side);
            let expected: &[&str] = match boss {
                BossKind::SuperAbomination => &[],
                BossKind::ZombiePyramid => &["crossed"],
                BossKind::Elephombie => &["cores"],
                BossKind::DeadSox => &["three"],
                BossKind::Screamer => &["mouth"],
                BossKind::Mutation => &["lines"],
            };
            assert_eq!(own, expected, "{}", boss.name());
        }
    }
}

fn special_rules(side: &BossSide) -> Vec<&'static str> {
    let all = [
        (!side.crossed.is_empty(), "crossed"),
        (!side.cores.is_empty(), "cores"),
        (side.members.len() == 3, "three"),
        (!side.mouth.is_empty(), "mouth"),
        (!side.line_east.or(side.line_south).is_empty(), "lines"),
    ];
    all.into_iter().filter(|(has, _)| *has).map(|(_, name)| name).collect()
}

#[horda_derive::rule_test]
fn gu_sol_02_three_different_companions_and_never_oneself() {
    let rules = rules_with(&[("players", "1")]);
    let mut came = BTreeSet::new();
    for seed in 0..GAMES * 3 {
        play_watched(&rules, seed, |state, _| {
            let Some(own) = state.seats[0].survivor.filter(|_| state.round > 0) else { return };
            let names: BTreeSet<u8> = state.companions.iter().map(|it| it.survivor.0).collect();
            assert_eq!(names.len(), 3, "three different Companions");
            assert!(!names.contains(&own.0), "nobody is their own Companion");
            came.extend(names.into_iter().map(|name| (own.0, name)));
        });
    }
    assert_eq!(came.len(), 30, "each of the others may come along");
}

/// Luck that always gives the first possible answer and keeps between which Companions it chose.
#[derive(Default)]
struct FirstOf {
    companions: Vec<Vec<u32>>,
}

impl Chance for FirstOf {
    fn answer(&mut self, tag: ChanceTag, odds: Odds<'_>) -> u32 {
        let possible: Vec<u32> = (0..64).filter(|answer| odds.weight(*answer) > 0).collect();
        if tag == ChanceTag("companion") {
            self.companions.push(possible.clone());
        }
        possible[0]
    }
}

#[horda_derive::rule_test]
fn gu_sol_02_each_companion_is_drawn_among_those_who_are_left() {
    let rules = rules_with(&[("players", "1")]);
    let mut luck = FirstOf::default();
    let mut cx = Cx::table(&mut luck);
    let mut state = rules.deal(&mut cx);
    rules.apply(&mut state, Seat(0), &Action::Pick { survivor: SurvivorId(1) }, &mut cx);
    drop(cx.finish());
    assert_eq!(luck.companions, [vec![0, 2, 3, 4, 5], vec![2, 3, 4, 5], vec![3, 4, 5]]);
}
