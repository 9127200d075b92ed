//! Bounded fuzzing, the same in every run. The targets in `fuzz/` go on from here.

use horda_kit::Notation;
use horda_testkit::fuzz::{
    Law, examine, journal_law, sample_journal, sample_scenario, scenario_law, still_broken,
};
use horda_testkit::single_cases;
use horda_zombiaki::Zombiaki;
use horda_zombiaki::options::Options;
use horda_zombiaki::shipped;

#[path = "../../../../fuzz/laws/pack.rs"]
mod pack;

fn rules() -> Zombiaki {
    shipped::rules(Options::default()).expect("the shipped decks are right")
}

fn fuzz(corpus: &[String], mutations: u64, least: u32, law: &Law<'_>) {
    examine(corpus, mutations, least, law).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn any_bytes_are_a_pack_or_are_refused() {
    fuzz(&[pack::shipped_pair()], 3_000, 100, &pack::pack_law);
}

#[test]
fn any_bytes_are_a_journal_or_are_refused() {
    let rules = rules();
    let corpus: Vec<String> = (1..4).map(|seed| sample_journal(&rules, seed)).collect();
    fuzz(&corpus, 1_500, 100, &|bytes| journal_law(&rules, bytes));
}

#[test]
fn any_bytes_are_a_scenario_or_are_refused() {
    let rules = rules();
    let mut corpus = single_cases("zombiaki");
    corpus.extend((0..100).map(|seed| sample_scenario(&rules, seed)));
    fuzz(&corpus, 3_000, 300, &|bytes| scenario_law(&rules, bytes));
}

/// What fuzzing found, made as small as it gets: options, cards and facts of a position that no
/// game can reach. Such a position must be refused with words.
const FOUND: &[(&str, &str)] = &[
    ("", r#""zombies.bottom" = "sasza, sasza, sasza, sasza, sasza""#),
    ("", r#""zombies.bottom" = "", "zombies.deck" = "", "humans.deck" = """#),
    (
        "",
        r#""zombies.deck" = "sasza 40, sasza 40, sasza 40, sasza 40, sasza 40, sasza 40, sasza 40""#,
    ),
    ("", r#""humans.trash" = "shot 40, shot 40, shot 40, shot 40, shot 40, shot 40, shot 40""#),
    ("", r#"turn = "humans", step = "movement", T1B1 = "mine", waiting = "T1B1""#),
    ("", r#"turn = "zombies", step = "movement", T1B1 = "mine", waiting = "T1B1""#),
    (r#"options = { second-pass = "yes" }"#, r#"step = "movement", stayed = "T1B1", waiting = """#),
    (
        r#"cards = [{ deck = "zombies", id = "noon", copies = 9, scope = "other", type = "dawn" }]"#,
        "",
    ),
];

#[test]
fn what_was_found_stays_fixed() {
    let broken = still_broken(&rules(), FOUND);
    assert!(broken.is_empty(), "the rules break on:\n{}", broken.join("\n"));
}

/// Facts of a position that no game comes to, and what is told about it.
const IMPOSSIBLE: [(&[(&str, &str)], &str); 15] = [
    (&[("round", "0")], "round: the first is 1"),
    (&[("zombies.bottom", "")], "zombies.bottom: without Dawn nothing would end"),
    (&[("step", "movement"), ("waiting", "T1B1")], "T1B1: nothing here has yet to move"),
    (&[("waiting", "T1B1"), ("T1B1", "sasza")], "T1B1: nothing here has yet to move"),
    (&[("stayed", "T1B1")], "T1B1: no zombie is here that could have stayed"),
    (&[("T1B3", "sasza wounds=3")], "T1B3: a zombie with so many wounds is destroyed"),
    (&[("T1B3", "wire blows=9")], "T1B3: after so many blows it is gone"),
    (&[("T1B3", "wire blows=2")], "T1B3: after so many blows it is gone"),
    (&[("T1B3", "mine blows=1")], "T1B3: after so many blows it is gone"),
    (&[("step", "lure T2B3")], "step: nobody can answer"),
    (
        &[
            ("step", "lure T2B3"),
            ("T2B3", "sasza"),
            ("T2B2", "kiosk"),
            ("T1B3", "kiosk"),
            ("T3B3", "kiosk"),
        ],
        "step: nobody can answer",
    ),
    (&[("step", "scout"), ("zombies.top", "sasza humans")], "step: nobody can answer"),
    (&[("step", "plan")], "step: nobody can answer"),
    (
        &[("step", "raise T1B5 3"), ("zombies.trash", "sasza"), ("T1B5", "misza")],
        "step: nobody can answer",
    ),
    (&[("step", "raise T1B5 2"), ("zombies.trash", "sasza")], "step: nobody can answer"),
];

#[test]
fn what_no_game_comes_to_is_refused_with_words() {
    for (facts, told) in IMPOSSIBLE {
        let facts = facts.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let wrong = rules().position(&facts.collect()).expect_err(told);
        assert!(wrong.len() == 1 && wrong[0].what.starts_with(told), "{told}: {wrong:?}");
    }
}

/// Facts of positions that games do come to, each close to one that none does.
const POSSIBLE: [&[(&str, &str)]; 5] = [
    &[("step", "over zombies"), ("zombies.bottom", "")],
    &[("step", "over zombies"), ("waiting", "T1B1"), ("T1B1", "sasza")],
    &[("T1B3", "sasza wounds=2")],
    &[("T1B3", "wire blows=1")],
    &[("T1B3", "mine")],
];

#[test]
fn what_games_come_to_is_taken() {
    for facts in POSSIBLE {
        let read = facts.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let wrong = rules().position(&read.collect()).err();
        assert!(wrong.is_none(), "{facts:?}: {wrong:?}");
    }
}
