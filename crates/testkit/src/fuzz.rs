//! Fuzzing: laws that hold for any bytes, and mutations that try to break them.
//!
//! A law is a plain function of bytes. Tests run it over a fixed number of mutations, the same
//! in every run; the targets of `fuzz/` run it under libFuzzer for as long as one likes. A panic
//! inside a law is as much a failure as an error that it returns.

mod mutation;
mod samples;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use horda_content::{Register, Texts, Variant};
use horda_kit::{Cx, FastLuck, Notation, Odds, Pending, Rules, Seat, Spoken, pick};
use horda_scenario::{Book, run_scenarios};
use horda_table::{Journal, Playable, replay};
use serde::Serialize;
use serde::de::DeserializeOwned;

pub use mutation::mutated;
pub use samples::{sample_journal, sample_scenario};

/// What became of bytes that broke no law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// They could be read and were put to use.
    Accepted,
    /// They were refused with words.
    Refused,
}

/// A law of bytes: what became of them, or how they broke it.
pub type Law<'a> = dyn Fn(&[u8]) -> Result<Taken, String> + 'a;

/// Any bytes as a scenario file: they are refused or they run, and the rules never break.
pub fn scenario_law<R>(rules: &R, bytes: &[u8]) -> Result<Taken, String>
where
    R: Notation + Spoken + Variant,
{
    // What words say is no matter here, so a book without words will do.
    let (register, texts) = (Register::default(), Texts::load(&[]));
    let texts = texts.map_err(|problems| format!("{problems:?}"))?;
    let book = Book { register: &register, texts: &texts };
    let outcome = run_scenarios(rules, book, "fuzz.toml", &String::from_utf8_lossy(bytes));
    let broken = |what: &str| what.starts_with("the rules broke");
    match outcome.failures.iter().find(|failure| broken(&failure.what)) {
        Some(failure) => Err(failure.to_string()),
        None if outcome.ran > 0 => Ok(Taken::Accepted),
        None => Ok(Taken::Refused),
    }
}

/// Any bytes as a journal: they are refused, or they write back the same and replay to the end
/// or to a divergence.
pub fn journal_law<R>(rules: &R, bytes: &[u8]) -> Result<Taken, String>
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let text = String::from_utf8_lossy(bytes);
    let Ok(journal) = Journal::read("fuzz.horda", &text) else { return Ok(Taken::Refused) };
    let written = journal.write();
    match Journal::read("again.horda", &written) {
        Ok(again) if again == journal => {}
        Ok(_) => return Err(format!("it reads otherwise when written back:\n{written}")),
        Err(problems) => return Err(format!("what was written cannot be read: {problems:?}")),
    }
    match replay(rules.clone(), &journal, None, &mut |_, _| ()) {
        Err(divergence) if divergence.why.contains("the rules broke") => {
            Err(divergence.to_string())
        }
        Ok(_) | Err(_) => Ok(Taken::Accepted),
    }
}

/// A random game ends within the declared bound, and what `holds` asks is so at every step.
pub fn game_law<R: Rules>(
    rules: &R,
    seed: u64,
    holds: impl Fn(&R::State) -> Result<(), String>,
) -> Result<(), String> {
    let (mut luck, mut choice) = (FastLuck::new(seed), FastLuck::new(!seed));
    let mut state = rules.deal(&mut Cx::table(&mut luck));
    let mut offers = Vec::new();
    for decision in 0..=R::LONGEST {
        holds(&state).map_err(|what| format!("after {decision} decisions: {what}"))?;
        let Some(seat) = first_pending(rules, &state) else { return Ok(()) };
        offers.clear();
        rules.legal_actions(&state, seat, &mut offers);
        if offers.is_empty() {
            return Err(format!("after {decision} decisions {seat:?} is pending and cannot act"));
        }
        let index = pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize;
        rules.apply(&mut state, seat, &offers[index], &mut Cx::table(&mut luck));
    }
    Err(format!("the game is longer than {} decisions", R::LONGEST))
}

fn first_pending<R: Rules>(rules: &R, state: &R::State) -> Option<Seat> {
    match rules.pending(state) {
        Pending::Decision { seats, .. } => seats.iter().next(),
        Pending::Over(_) => None,
    }
}

/// Bytes that break a law, as short as leaving out lines could make them.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The number of the mutation that found them.
    pub seed: u64,
    /// How they break it.
    pub what: String,
    /// The bytes, as text.
    pub input: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Broken { seed, what, input } = self;
        write!(out, "mutation {seed}: {what}\n--- input ---\n{input}\n--- end of input ---")
    }
}

/// Runs a law over mutations of a corpus. Tells how many of them were accepted, or the first
/// that breaks it.
pub fn run(corpus: &[String], seeds: Range<u64>, law: &Law<'_>) -> Result<u32, Box<Broken>> {
    let mut accepted = 0;
    for seed in seeds {
        let bytes = mutated(corpus, seed);
        match judged(law, &bytes) {
            Ok(Taken::Accepted) => accepted += 1,
            Ok(Taken::Refused) => {}
            Err(what) => {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let input = shortened(text, &|text| judged(law, text.as_bytes()).is_err());
                let what = judged(law, input.as_bytes()).err().unwrap_or(what);
                return Err(Box::new(Broken { seed, what, input }));
            }
        }
    }
    Ok(accepted)
}

/// Runs a law over so many mutations of a corpus. If all were refused that would prove nothing,
/// so at least so many must be accepted.
pub fn examine(corpus: &[String], mutations: u64, least: u32, law: &Law<'_>) -> Result<(), String> {
    let accepted = run(corpus, 0..mutations, law).map_err(|broken| broken.to_string())?;
    if accepted >= least {
        return Ok(());
    }
    Err(format!("only {accepted} of {mutations} mutations were accepted"))
}

/// What fuzzing found once, made as small as it gets: more lines of a scenario, and the facts of a
/// position that no game can reach. Tells those on which the rules still break.
pub fn still_broken<R>(rules: &R, found: &[(&str, &str)]) -> Vec<String>
where
    R: Notation + Spoken + Variant,
{
    let is_broken = |(more, given): &&(&str, &str)| {
        let text = format!(
            "game = \"{}\"\n[[scenario]]\ntitle = \"found\"\nrules = [\"found\"]\n\
             kind = \"derived\"\n{more}\ngiven = {{ {given} }}\nsteps = [{{ act = \"end\" }}]\n",
            R::GAME
        );
        scenario_law(rules, text.as_bytes()).is_err()
    };
    found.iter().filter(is_broken).map(|(more, given)| format!("{more} {given}")).collect()
}

fn judged(law: &Law<'_>, bytes: &[u8]) -> Result<Taken, String> {
    catch_unwind(AssertUnwindSafe(|| law(bytes))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let what = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no words");
        Err(format!("panic: {what}"))
    })
}

/// The text with every line left out that is not needed to keep it broken.
fn shortened(mut text: String, is_broken: &dyn Fn(&str) -> bool) -> String {
    let mut index = 0;
    while index < text.lines().count() {
        let lines = text.lines().enumerate().filter(|(number, _)| *number != index);
        let shorter = lines.map(|(_, line)| format!("{line}\n")).collect::<String>();
        if is_broken(&shorter) {
            text = shorter;
        } else {
            index += 1;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_breaks_a_law_is_found_and_shortened() {
        let corpus = ["one\ntwo 2\nthree\n".to_owned()];
        let law = |bytes: &[u8]| match String::from_utf8_lossy(bytes).contains("41") {
            true => panic!("forty-one"),
            false => Ok(Taken::Accepted),
        };
        let broken = run(&corpus, 0..5_000, &law).unwrap_err();
        assert_eq!(broken.what, "panic: forty-one");
        assert_eq!(broken.input.lines().count(), 1, "{broken}");
        assert_eq!(run(&corpus, 0..10, &|_| Ok(Taken::Refused)).unwrap(), 0);
    }
}
