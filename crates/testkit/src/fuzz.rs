//! Fuzzing: laws that hold for any bytes, and mutations that try to break them.
//!
//! A law is a plain function of bytes. Tests run it over a fixed number of mutations, the same
//! in every run; the targets of `fuzz/` run it under libFuzzer for as long as one likes. A panic
//! inside a law is as much a failure as an error that it returns.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use horda_content::Variant;
use horda_kit::{Cx, FastLuck, Notation, Odds, Pending, Rules, Seat, Spoken, pick};
use horda_table::{Hosted, Identity, Journal, Playable, Table, replay};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::run_scenarios;

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
    let outcome = run_scenarios(rules, "fuzz.toml", &String::from_utf8_lossy(bytes));
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
    match replay(rules.clone(), &journal, None, &mut |_| ()) {
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

/// The journal of a whole random game, to begin mutations from.
pub fn sample_journal<R>(rules: &R, seed: u64) -> String
where
    R: Playable + Clone,
    R::State: Serialize + DeserializeOwned,
    R::View: Serialize,
    R::Event: Serialize,
{
    let identity = Identity {
        game: R::GAME.into(),
        rules_version: R::VERSION,
        content: "fuzz".into(),
        rulings: Vec::new(),
        seats: rules.seat_names().iter().map(|name| ((*name).into(), "bot".into())).collect(),
    };
    let (mut luck, mut choice) = (FastLuck::new(seed), FastLuck::new(!seed));
    let mut table = Hosted::deal(rules.clone(), identity, &mut luck);
    while let Pending::Decision { seats, .. } = table.pending() {
        let seat = seats.iter().next().expect("somebody is pending");
        let offers = table.offers(seat);
        let offer = &offers[pick(Odds::Uniform(offers.len() as u32), &mut choice) as usize];
        let turn = table.submit(seat, table.version(), &offer.action, &mut luck);
        turn.expect("an offer is legal");
    }
    table.journal().write()
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

/// One text of the corpus, changed in one to four places. The same for the same seed.
pub fn mutated(corpus: &[String], seed: u64) -> Vec<u8> {
    let mut mutator = Mutator { corpus, luck: FastLuck::new(seed) };
    let mut text = corpus[mutator.below(corpus.len())].clone();
    for _ in 0..=mutator.below(4) {
        mutator.change(&mut text);
    }
    let mut bytes = text.into_bytes();
    if mutator.below(8) == 0 && !bytes.is_empty() {
        let at = mutator.below(bytes.len());
        bytes[at] ^= 1 << mutator.below(8);
    }
    bytes
}

/// Numbers around which things break.
const NUMBERS: &[&str] =
    &["0", "1", "2", "3", "4", "5", "9", "10", "40", "41", "255", "256", "65536", "-1"];

/// What a text is made of, as far as mutations know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Piece {
    Number,
    Word,
    /// What stands between two quotation marks of a line.
    Quoted,
    /// What stands between commas and brackets.
    Item,
    Line,
}

impl Piece {
    const ALL: [Piece; 5] = [Piece::Number, Piece::Word, Piece::Quoted, Piece::Item, Piece::Line];

    /// Where the pieces of a text are.
    fn places(self, text: &str) -> Vec<Range<usize>> {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
        match self {
            Piece::Number => {
                let words = Piece::Word.places(text).into_iter();
                words.filter(|word| text[word.clone()].parse::<u64>().is_ok()).collect()
            }
            Piece::Word => between(text, |letter| !is_word(letter)),
            Piece::Quoted => quoted(text),
            Piece::Item => between(text, |letter| ",[]{}\n".contains(letter)),
            Piece::Line => between(text, |letter| letter == '\n'),
        }
    }

    /// What stands between two pieces that follow each other.
    fn joint(self) -> &'static str {
        match self {
            Piece::Number => "",
            Piece::Word | Piece::Quoted | Piece::Item => ", ",
            Piece::Line => "\n",
        }
    }
}

/// The stretches of a text between letters that divide it.
fn between(text: &str, divides: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let stretches = text.split(divides).map(str::trim).filter(|stretch| !stretch.is_empty());
    let begin = |stretch: &str| stretch.as_ptr() as usize - text.as_ptr() as usize;
    stretches.map(|stretch| begin(stretch)..begin(stretch) + stretch.len()).collect()
}

fn quoted(text: &str) -> Vec<Range<usize>> {
    let mut places = Vec::new();
    for line in between(text, |letter| letter == '\n') {
        let marks = text[line.clone()].match_indices('"').map(|(at, _)| line.start + at);
        let marks: Vec<usize> = marks.collect();
        places.extend(marks.chunks_exact(2).map(|pair| pair[0] + 1..pair[1]));
    }
    places
}

struct Mutator<'a> {
    corpus: &'a [String],
    luck: FastLuck,
}

impl Mutator<'_> {
    fn below(&mut self, bound: usize) -> usize {
        pick(Odds::Uniform(bound.max(1) as u32), &mut self.luck) as usize
    }

    fn change(&mut self, text: &mut String) {
        let kind = Piece::ALL[self.below(Piece::ALL.len())];
        let places = kind.places(text);
        let Some(place) = places.get(self.below(places.len())).cloned() else { return };
        match self.below(8) {
            0..=2 => text.replace_range(place, &self.foreign(kind)),
            3 => text.insert_str(place.start, &(self.foreign(kind) + kind.joint())),
            4 => {
                let again = text[place.clone()].to_owned() + kind.joint();
                text.insert_str(place.start, &again.repeat(1 + self.below(7)));
            }
            5 => text.replace_range(place, ""),
            _ => self.swap(text, kind, &place, &places),
        }
    }

    /// A piece from anywhere in the corpus.
    fn foreign(&mut self, kind: Piece) -> String {
        if kind == Piece::Number && self.below(2) == 0 {
            return NUMBERS[self.below(NUMBERS.len())].to_owned();
        }
        let source = &self.corpus[self.below(self.corpus.len())];
        let places = kind.places(source);
        let place = places.get(self.below(places.len()));
        place.map_or_else(String::new, |place| source[place.clone()].to_owned())
    }

    /// Swaps two pieces that begin with the same word, so that the text often stays sound.
    fn swap(&mut self, text: &mut String, kind: Piece, one: &Range<usize>, all: &[Range<usize>]) {
        let key = |place: &Range<usize>| text[place.clone()].split(' ').next();
        let same = |other: &&Range<usize>| kind != Piece::Line || key(other) == key(one);
        let alike: Vec<&Range<usize>> = all.iter().filter(same).collect();
        let other = alike[self.below(alike.len())];
        let (first, second) = if one.start < other.start { (one, other) } else { (other, one) };
        let (early, late) = (text[first.clone()].to_owned(), text[second.clone()].to_owned());
        text.replace_range(second.clone(), &early);
        text.replace_range(first.clone(), &late);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mutations_differ_and_repeat() {
        let corpus = ["a = 1\nb = two\nc = 3\n".to_owned(), "d = four\n".to_owned()];
        let all: Vec<Vec<u8>> = (0..200).map(|seed| mutated(&corpus, seed)).collect();
        assert_eq!(all, (0..200).map(|seed| mutated(&corpus, seed)).collect::<Vec<_>>());
        let changed = all.iter().filter(|it| **it != corpus[0].as_bytes()).count();
        assert!(changed > 150, "{changed} of 200 mutations change anything");
        assert_eq!(mutated(&[String::new()], 3), b"");
    }

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
