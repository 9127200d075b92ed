//! Texts changed at random in ways that often leave them sound: pieces are replaced by others of
//! their kind, repeated, left out and swapped. Blind bytes alone would hardly ever get past the
//! first reader.

use std::ops::Range;

use horda_kit::{FastLuck, Odds, pick};

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
    fn pieces_are_found() {
        let text = "a = [\"x-1, 2\", { b = 3 }]\n\n  # c\n";
        let found = |kind: Piece| {
            kind.places(text).into_iter().map(|place| &text[place]).collect::<Vec<_>>()
        };
        assert_eq!(found(Piece::Number), ["2", "3"]);
        assert_eq!(found(Piece::Word), ["a", "x-1", "2", "b", "3", "c"]);
        assert_eq!(found(Piece::Quoted), ["x-1, 2"]);
        assert_eq!(found(Piece::Item), ["a =", "\"x-1", "2\"", "b = 3", "# c"]);
        assert_eq!(found(Piece::Line), ["a = [\"x-1, 2\", { b = 3 }]", "# c"]);
    }
}
