//! Many mutants in one program: each changed place becomes a branch that the environment chooses at
//! run time, so that a sample is built once.
//!
//! `a > b` with the mutants 4 and 5 becomes
//! `(if crate::mutant(4) { a >= b } else if crate::mutant(5) { a < b } else { a > b })`.
//! Where the two sides of a branch have different types, or a constant is wanted, this does not
//! build; the places that the compiler names are then left out and built one by one.

use std::ops::Range;

use super::find::{Form, Mutant};

/// The variable of the environment that names the mutant.
pub const VARIABLE: &str = "HORDA_MUTANT";

/// The function that chooses, at the end of the copied `lib.rs`.
pub const SWITCH: &str = r#"
pub(crate) fn mutant(number: usize) -> bool {
    static CHOSEN: std::sync::LazyLock<Option<usize>> =
        std::sync::LazyLock::new(|| std::env::var("HORDA_MUTANT").ok()?.parse().ok());
    *CHOSEN == Some(number)
}
"#;

/// What the compiler complains about.
#[derive(Debug)]
pub struct Complaint {
    /// Name of the file.
    pub file: String,
    /// What is wrong.
    pub bytes: Range<usize>,
    /// From the first to the last byte that is mentioned.
    pub hull: Range<usize>,
}

/// A file with switches, and where in its text each mutant came to stand.
#[derive(Default)]
pub struct Switched {
    pub text: String,
    /// Number of the mutant, its own branch, and the whole place with all branches.
    places: Vec<(usize, Range<usize>, Range<usize>)>,
}

impl Switched {
    /// Puts these mutants, each with its number, into the text of their file.
    pub fn new(source: &str, mutants: &[(usize, &Mutant)]) -> Switched {
        let mut sorted = mutants.to_vec();
        sorted.sort_by_key(|(number, it)| (it.node.start, usize::MAX - it.node.end, *number));
        let mut switched = Switched::default();
        switched.copy(source, 0..source.len(), &sorted);
        switched
    }

    /// The mutants that a complaint of the compiler about these bytes is about; where there are
    /// none, all in the hull of the bytes that the complaint mentions.
    pub fn blamed(&self, Complaint { bytes, hull, .. }: &Complaint) -> Vec<usize> {
        let within = |outer: &Range<usize>| outer.start <= bytes.start && bytes.end <= outer.end;
        let own = self.places.iter().filter(|(_, branch, _)| within(branch));
        if let Some((number, ..)) = own.min_by_key(|(_, branch, _)| branch.len()) {
            return vec![*number];
        }
        let around = self.places.iter().filter(|(_, _, place)| within(place));
        let narrowest = around.map(|(_, _, place)| place).min_by_key(|place| place.len());
        let is_meant = |place: &Range<usize>| match narrowest {
            Some(narrowest) => place == narrowest,
            None => hull.start <= place.start && place.end <= hull.end,
        };
        self.places.iter().filter(|(_, _, it)| is_meant(it)).map(|(number, ..)| *number).collect()
    }

    /// Copies a range in which these mutants lie, outer ones first.
    fn copy(&mut self, source: &str, range: Range<usize>, mutants: &[(usize, &Mutant)]) {
        let (mut at, mut left) = (range.start, mutants);
        while let Some((_, first)) = left.first() {
            let node = first.node.clone();
            let here = left.iter().take_while(|(_, it)| it.node == node).count();
            let inside = left.iter().take_while(|(_, it)| it.node.start < node.end).count();
            self.text.push_str(&source[at..node.start]);
            self.place(source, &node, &left[..here], &left[here..inside]);
            (at, left) = (node.end, &left[inside..]);
        }
        self.text.push_str(&source[at..range.end]);
    }

    /// Writes the mutants of one place and, as it was, the place with the mutants inside it.
    fn place(
        &mut self,
        source: &str,
        node: &Range<usize>,
        here: &[(usize, &Mutant)],
        inside: &[(usize, &Mutant)],
    ) {
        let begin = self.text.len();
        let has = |form: Form| here.iter().any(|(_, it)| it.form == form);
        let (open, close) = match () {
            () if has(Form::Statement) => ("", ""),
            () if has(Form::Body) => ("{ ", " }"),
            () => ("(", ")"),
        };
        self.text.push_str(open);
        let mut branches = Vec::new();
        for (number, mutant) in here {
            let from = self.text.len();
            let changed = mutant.changed(source);
            self.text.push_str(&format!("if crate::mutant({number}) {{ {changed} }} else "));
            branches.push((*number, from..self.text.len()));
        }
        self.text.push_str("{ ");
        self.copy(source, node.clone(), inside);
        self.text.push_str(" }");
        self.text.push_str(close);
        let whole = begin..self.text.len();
        self.places.extend(branches.into_iter().map(|(number, it)| (number, it, whole.clone())));
    }
}

#[cfg(test)]
mod tests {
    use super::super::find::mutants_of;
    use super::*;

    fn switched(source: &str) -> Switched {
        let found = mutants_of("a.rs", source).expect("Rust");
        let numbered: Vec<(usize, &Mutant)> = found.iter().enumerate().collect();
        Switched::new(source, &numbered)
    }

    #[test]
    fn places_inside_places_stay_as_they_were() {
        let text = switched("fn a(b: u8) { c(b > 2); }").text;
        assert_eq!(
            text,
            "fn a(b: u8) { if crate::mutant(0) {  } else { \
             c((if crate::mutant(1) { b >= 2 } else if crate::mutant(2) { b < 2 } else \
             { b > (if crate::mutant(3) { 3 } else if crate::mutant(4) { 1 } else { 2 }) })); } }"
        );
        syn::parse_file(&text).expect("Rust");
    }

    #[test]
    fn bodies_of_arms_and_functions_stay_bodies() {
        let text = switched("fn a(b: C) -> bool { match b { C::D => { true } C::E => f() } }").text;
        syn::parse_file(&text).expect("Rust");
        assert!(text.contains("C::D => { if crate::mutant("), "{text}");
    }

    #[test]
    fn the_narrowest_place_is_blamed() {
        let switched = switched("fn a(b: u8) { c(b > 2); }");
        let at = |words: &str| {
            let start = switched.text.find(words).expect("it is there");
            let bytes = start..start + words.len();
            switched.blamed(&Complaint { file: "a.rs".into(), hull: bytes.clone(), bytes })
        };
        assert_eq!(at("b < 2"), [2]);
        assert_eq!(at("{ 2 }"), [3, 4]);
        assert_eq!(at("c((if"), [0]);
        assert_eq!(at("fn a(b: u8) { "), [0; 0]);
    }
}
