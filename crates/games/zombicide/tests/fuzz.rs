//! Bounded fuzzing, the same in every run.

use horda_content::Source;
use horda_testkit::fuzz::{
    Law, Taken, examine, game_law, journal_law, sample_journal, sample_scenario, scenario_law,
};
use horda_testkit::single_cases;
use horda_zombicide::options::Options;
use horda_zombicide::shipped::{self, FILES};
use horda_zombicide::state::State;
use horda_zombicide::{Zombicide, equipment::card::CardKind};

/// Stands between the files of a pack. What is missing is the shipped one.
const SEPARATOR: &str = "\n#### next file\n";

fn rules() -> Zombicide {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn fuzz(corpus: &[String], mutations: u64, least: u32, law: &Law<'_>) {
    examine(corpus, mutations, least, law).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Bytes as a pack: refused with words, or good for whole games that keep every card.
fn pack_law(bytes: &[u8]) -> Result<Taken, String> {
    let text = String::from_utf8_lossy(bytes);
    let mut texts = text.split(SEPARATOR);
    let files = FILES.map(|own| Source { text: texts.next().unwrap_or(own.text), ..own });
    let Ok(rules) = shipped::load(&files, Options::default()) else { return Ok(Taken::Refused) };
    game_law(&rules, 1, |state| conserved(&rules, state))?;
    Ok(Taken::Accepted)
}

/// RULE ZE-CMP-02: no card is invented; Starting Equipment leaves the game.
fn conserved(rules: &Zombicide, state: &State) -> Result<(), String> {
    if state.round == 0 {
        return Ok(());
    }
    for (place, face) in rules.pack().cards.iter().enumerate() {
        let kind = CardKind(place as u8);
        let carried = state.survivors.iter().map(|it| it.inventory.count(kind)).sum::<usize>();
        let piles = state.piles.face_down(kind) + state.piles.discarded(kind);
        if usize::from(piles) + carried > usize::from(face.count) {
            return Err(format!("more cards \"{}\" than {}", face.id, face.count));
        }
    }
    Ok(())
}

#[test]
fn any_bytes_are_a_pack_or_are_refused() {
    let whole = FILES.map(|file| file.text);
    fuzz(&[whole.join(SEPARATOR)], 400, 10, &pack_law);
}

#[test]
fn any_bytes_are_a_journal_or_are_refused() {
    let rules = rules();
    let corpus: Vec<String> = (1..4).map(|seed| sample_journal(&rules, seed)).collect();
    fuzz(&corpus, 600, 30, &|bytes| journal_law(&rules, bytes));
}

#[test]
fn any_bytes_are_a_scenario_or_are_refused() {
    let rules = rules();
    let mut corpus = single_cases("zombicide");
    corpus.extend((0..30).map(|seed| sample_scenario(&rules, seed)));
    fuzz(&corpus, 1_000, 100, &|bytes| scenario_law(&rules, bytes));
}
