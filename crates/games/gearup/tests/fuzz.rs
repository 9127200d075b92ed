//! Bounded fuzzing, the same in every run.

use std::sync::Arc;

use horda_content::{Source, Variant};
use horda_gearup::GearUp;
use horda_gearup::options::Options;
use horda_gearup::pack::Pack;
use horda_gearup::shipped::{self, FILES};
use horda_gearup::state::State;
use horda_testkit::fuzz::{
    Law, Taken, examine, game_law, journal_law, sample_journal, sample_scenario, scenario_law,
};
use horda_testkit::single_cases;

/// Stands between the files of a pack. What is missing is the shipped one.
const SEPARATOR: &str = "\n#### next file\n";

fn rules() -> GearUp {
    shipped::rules(Options::default()).expect("the shipped content is right")
}

fn fuzz(corpus: &[String], mutations: u64, least: u32, law: &Law<'_>) {
    examine(corpus, mutations, least, law).unwrap_or_else(|broken| panic!("{broken}"));
}

/// Bytes as a pack: refused with words, or good for whole games against every Boss that keep
/// every card.
fn pack_law(bytes: &[u8]) -> Result<Taken, String> {
    let text = String::from_utf8_lossy(bytes);
    let mut texts = text.split(SEPARATOR);
    let files = FILES.map(|own| Source { text: texts.next().unwrap_or(own.text), ..own });
    let Ok(pack) = Pack::load(files) else { return Ok(Taken::Refused) };
    let usual = GearUp::new(Arc::new(pack), Options::default());
    let (_, _, crews) = GearUp::option_list()[0];
    let (_, _, bosses) = GearUp::option_list()[2];
    for (seed, (crew, boss)) in (0..).zip(crews.iter().zip(bosses)) {
        let set = [("players", crew), ("boss", boss)].map(|(name, it)| (name.into(), (*it).into()));
        let rules = usual.with_options(&set).expect("known options");
        game_law(&rules, seed, |state| conserved(&rules, state))
            .map_err(|what| format!("{crew} against {boss}: {what}"))?;
    }
    Ok(Taken::Accepted)
}

/// RULE GU-CMP-02, GU-CMP-03: no card is lost or invented; a card is in exactly one place.
fn conserved(rules: &GearUp, state: &State) -> Result<(), String> {
    for card in rules.pack().all_cards() {
        let own = rules.pack().card(card);
        let class = own.breed.class();
        let slot =
            rules.pack().cards_of(class).position(|it| it == card).expect("a card of its class");
        let streets = state.zombies.iter().filter(|zombie| zombie.card == card).count();
        let drawn = state.drawn.iter().filter(|it| **it == card).count();
        let piles = state.deck(class).bag()[slot] + state.discards[class.index()][slot];
        let all = usize::from(piles) + streets + drawn;
        // The end of a game sweeps what was drawn and not assigned off the table.
        if all > usize::from(own.copies) || all < usize::from(own.copies) && !is_over(state) {
            return Err(format!("{all} cards \"{}\" of {}", own.id, own.copies));
        }
    }
    Ok(())
}

fn is_over(state: &State) -> bool {
    matches!(state.step, horda_gearup::state::Step::Over { .. })
}

#[test]
fn any_bytes_are_a_pack_or_are_refused() {
    let whole = FILES.map(|file| file.text);
    fuzz(&[whole.join(SEPARATOR)], 1_000, 30, &pack_law);
}

#[test]
fn any_bytes_are_a_journal_or_are_refused() {
    let rules = rules();
    let corpus: Vec<String> = (1..4).map(|seed| sample_journal(&rules, seed)).collect();
    fuzz(&corpus, 1_000, 60, &|bytes| journal_law(&rules, bytes));
}

#[test]
fn any_bytes_are_a_scenario_or_are_refused() {
    let rules = rules();
    let mut corpus = single_cases("gearup");
    corpus.extend((0..100).map(|seed| sample_scenario(&rules, seed)));
    fuzz(&corpus, 2_000, 200, &|bytes| scenario_law(&rules, bytes));
}
