//! Bounded fuzzing, the same in every run.

use std::sync::Arc;

use horda_content::{Source, Variant};
use horda_kit::Notation;
use horda_terror::Terror;
use horda_terror::options::Options;
use horda_terror::pack::Pack;
use horda_terror::shipped;
use horda_terror::side::Side;
use horda_terror::state::{Ask, State, ZOMBIES};
use horda_testkit::fuzz::{
    Law, Taken, examine, game_law, journal_law, sample_journal, sample_scenario, scenario_law,
    still_broken,
};
use horda_testkit::{play_random, single_cases};

/// Stands between the files of a pack. What is missing is the shipped one.
const SEPARATOR: &str = "\n#### next file\n";

fn rules() -> Terror {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn fuzz(corpus: &[String], mutations: u64, least: u32, law: &Law<'_>) {
    examine(corpus, mutations, least, law).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Bytes as a pack: refused with words, or good for whole games on every board that keep every
/// pawn and card.
fn pack_law(bytes: &[u8]) -> Result<Taken, String> {
    let text = String::from_utf8_lossy(bytes);
    let mut texts = text.split(SEPARATOR);
    let [pieces, cards, setups] = [shipped::PIECES, shipped::CARDS, shipped::SETUPS]
        .map(|own| Source { text: texts.next().unwrap_or(own.text), ..own });
    let Ok(pack) = Pack::load(pieces, cards, setups) else { return Ok(Taken::Refused) };
    let Some(usual) = Terror::new(Arc::new(pack), Options::default()) else {
        return Ok(Taken::Refused);
    };
    let (_, _, boards) = Terror::option_list()[0];
    for (seed, board) in (0..).zip(boards) {
        // A pack need not have every board.
        let Ok(rules) = usual.with_options(&last_values(board)) else { continue };
        game_law(&rules, seed, |state| conserved(&rules, state))
            .map_err(|what| format!("{board}: {what}"))?;
    }
    game_law(&usual, 99, |state| conserved(&usual, state))?;
    Ok(Taken::Accepted)
}

/// This board, and every other option at the reading that is furthest from the default.
fn last_values(board: &str) -> Vec<(String, String)> {
    let value = |name: &str, values: &[&str]| match name {
        "setup" => board.to_owned(),
        _ => values.last().copied().unwrap_or_default().to_owned(),
    };
    let options = Terror::option_list().iter();
    options.map(|(name, _, values)| ((*name).to_owned(), value(name, values))).collect()
}

/// RULE ZT-COMP-01: no pawn is lost or invented, and no card is played or held twice.
fn conserved(rules: &Terror, state: &State) -> Result<(), String> {
    let table = &state.face_up;
    let special = table.horde.special.iter().flatten().count() as u32;
    let lifted = u32::from(table.ask == Some(Ask::PutDown { special: None }));
    let pawns = u32::from(table.pool) + table.horde.all().len() - special + lifted;
    if pawns != u32::from(ZOMBIES) {
        return Err(format!("{pawns} zombie pawns of {ZOMBIES}"));
    }
    for side in Side::ALL {
        let (hand, played) = (state.hands[side.index()], table.played[side.index()]);
        let mut cards = rules.pack().all_cards().filter(|card| card.side() == side);
        let twice = cards.find(|card| hand.contains(*card) && played.contains(*card));
        if let Some(card) = twice {
            return Err(format!(
                "\"{}\" is held and lies on the table",
                rules.pack().card(card).id
            ));
        }
        if u32::from(table.held[side.index()]) != hand.len() {
            return Err(format!("the {} hold other than they show", side.name()));
        }
    }
    Ok(())
}

#[test]
fn any_bytes_are_a_pack_or_are_refused() {
    let whole = [shipped::PIECES, shipped::CARDS, shipped::SETUPS].map(|file| file.text);
    fuzz(&[whole.join(SEPARATOR)], 2_000, 60, &pack_law);
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
    let mut corpus = single_cases("terror");
    corpus.extend((0..100).map(|seed| sample_scenario(&rules, seed)));
    fuzz(&corpus, 3_000, 300, &|bytes| scenario_law(&rules, bytes));
}

/// What fuzzing found, made as small as it gets: options and facts of a position that no game can
/// reach. Such a position must be refused with words.
const FOUND: &[(&str, &str)] = &[
    (
        "",
        r#"tokens = "crate B2 n, crate B4 n, crate B6 n, crate B8 n, crate B10 n, crate B12 n, crate B14 n, crate K2 n, crate K4 n""#,
    ),
    (r#"options = { setup = "fuel" }"#, r#"spots = "G6", real = 2, nurse = "G5""#),
    (r#"options = { setup = "fuel" }"#, r#"loot = "B8, K9, G6, B2", nurse = "G5 carries""#),
    ("", r#"needed = 1, nurse = "F15""#),
    ("", r#"terror = 0, nurse = "F15""#),
    ("", r#"acting = "nurse 0", nurse = "F15""#),
    ("", r#"phase = "movement", walker = "C5 1""#),
    ("", r#"phase = "movement", walker = "C5 1", C5 = "zombie n used""#),
    ("", r#"phase = "haunt", pool = 0"#),
    ("", r#"phase = "movement", ask = "ambush", pool = 0"#),
    ("", r#"phase = "tidying", ask = "replace nurse", pool = 0, C5 = "zombie n""#),
    (r#"options = { no-room = "elsewhere" }"#, r#"phase = "adding", ask = "put-down", pool = 0"#),
    ("", r#"lifted = "A5", nurse = "F15""#),
    ("", r#""humans.hand" = "courage", "humans.played" = "courage""#),
    (r#"options = { setup = "free" }"#, r#"phase = "build 12", "humans.hand" = "courage""#),
];

#[test]
fn what_was_found_stays_fixed() {
    let broken = still_broken(&rules(), FOUND);
    assert!(broken.is_empty(), "the rules break on:\n{}", broken.join("\n"));
}

type Given = &'static [(&'static str, &'static str)];

/// A board, facts of a position on it that no game comes to, and what is told about it.
const IMPOSSIBLE: [(&str, Given, &str); 15] = [
    ("printed", &[("pool", "20"), ("C5", "zombie n")], "more zombies than the box holds"),
    ("printed", &[("nurse", "C5"), ("C5", "zombie n")], "two things stand on one field"),
    ("printed", &[("nurse", "C5"), ("child", "C5")], "two humans stand on one field"),
    ("fuel", &[("spots", "G6"), ("real", "2")], "more is real than lies hidden"),
    (
        "fuel",
        &[("loot", "B8, K9, G6, B2"), ("nurse", "G5 carries")],
        "more than four search tokens and things",
    ),
    ("printed", &[("needed", "1")], "this car lacks nothing"),
    (
        "printed",
        &[("humans.hand", "courage"), ("humans.played", "courage")],
        "a card is held and lies on the table",
    ),
    (
        "free",
        &[("phase", "build 12"), ("humans.hand", "courage")],
        "nobody has cards while the board is built",
    ),
    (
        "free",
        &[("phase", "build 12"), ("zombies.played", "plague")],
        "nobody has cards while the board is built",
    ),
    ("printed", &[("terror", "0")], "the track ends before that"),
    (
        "printed",
        &[("acting", "nurse 0"), ("nurse", "F15")],
        "the human who acts is alive and has points left",
    ),
    (
        "printed",
        &[("acting", "nurse 2"), ("nurse", "F15 dead")],
        "the human who acts is alive and has points left",
    ),
    (
        "printed",
        &[("ask", "facing C5 racket"), ("nurse", "F15")],
        "nobody can answer this question",
    ),
    (
        "printed",
        &[("phase", "tidying"), ("ask", "replace nurse"), ("nurse", "C5 dead"), ("pool", "0")],
        "nobody can answer this question",
    ),
    ("printed", &[("lifted", "A5")], "a zombie was lifted and is not put down"),
];

/// Boards and facts of positions that games do come to, each close to one that none does.
const POSSIBLE: [(&str, Given); 6] = [
    ("printed", &[("pool", "19"), ("C5", "zombie n")]),
    ("fuel", &[("spots", "G6, B8"), ("real", "2"), ("nurse", "G5")]),
    ("fuel", &[("loot", "B8, K9, G6"), ("nurse", "G5 carries")]),
    ("printed", &[("terror", "1"), ("nurse", "F15")]),
    ("printed", &[("acting", "nurse 1"), ("nurse", "F15")]),
    ("printed", &[("ask", "facing C5 racket"), ("nurse", "F15"), ("C5", "zombie n")]),
];

/// What is wrong with these facts on this board.
fn wrong_with(board: &str, facts: Given) -> Vec<String> {
    let board = [("setup".to_owned(), board.to_owned())];
    let rules = rules().with_options(&board).expect("a board");
    let facts = facts.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let wrong = rules.position(&facts.collect()).err().unwrap_or_default();
    wrong.into_iter().map(|problem| problem.what).collect()
}

#[test]
fn what_no_game_comes_to_is_refused_with_words() {
    for (board, facts, told) in IMPOSSIBLE {
        assert_eq!(wrong_with(board, facts), [told], "{facts:?}");
    }
}

#[test]
fn what_games_come_to_is_taken() {
    for (board, facts) in POSSIBLE {
        assert_eq!(wrong_with(board, facts), [""; 0], "{facts:?}");
    }
}

/// On every board: facts of a position are the position.
#[test]
fn positions_of_games_are_written_and_read_alike() {
    let (_, _, boards) = Terror::option_list()[0];
    for (seed, board) in (0..).zip(boards) {
        let board = [("setup".to_owned(), (*board).to_owned())];
        let rules = rules().with_options(&board).expect("a board");
        play_random(&rules, seed, &mut Vec::new(), |state, _, _| {
            let facts = rules.facts(state);
            let read = rules.position(&facts).unwrap_or_else(|wrong| panic!("{wrong:?}"));
            assert_eq!(rules.facts(&read), facts);
            assert_eq!(read.face_up.human_turn, state.face_up.human_turn);
        });
    }
}
