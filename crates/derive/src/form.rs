//! Written forms: `go {human} {to}`, `spent {at} {activated}/{quota}`, `stamp {target} {cells..}`.

use proc_macro2::Ident;
use syn::{Error, LitStr, Result, Type};

/// A form, word by word.
pub struct Form {
    pub text: LitStr,
    pub words: Vec<Vec<Piece>>,
}

/// A part of a word.
pub enum Piece {
    /// Letters as they stand.
    Letters(String),
    /// A place that a value fills.
    Place(Box<Place>),
}

/// A part of a whole form: spaces between words are letters, too, but for the one before a place
/// that may stay empty.
pub enum Flat<'a> {
    /// Letters as they stand.
    Letters(String),
    /// A place that a value fills.
    Place(&'a Place),
}

/// A place that a value fills.
pub struct Place {
    pub name: Ident,
    /// The type, where it is not that of a field with this name: `{at: Field}`.
    pub kind: Option<Type>,
    pub reach: Reach,
}

/// How many words of a line belong to a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// One word.
    One,
    /// One word or none: `{target?}`. A value that writes nothing leaves no space.
    Optional,
    /// All words that are left, at least one: `{cells..}`.
    Rest,
}

impl Form {
    /// Reads a form. An empty one is a value that writes nothing.
    pub fn parse(text: LitStr) -> Result<Form> {
        let value = text.value();
        if value.is_empty() {
            return Ok(Form { text, words: Vec::new() });
        }
        let mut words = vec![Vec::new()];
        let mut rest = value.as_str();
        while let Some(at) = rest.find(['{', ' ']) {
            let letters = &rest[..at];
            push_letters(&mut words, letters);
            if rest[at..].starts_with(' ') {
                words.push(Vec::new());
                rest = &rest[at + 1..];
                continue;
            }
            let Some(end) = rest.find('}') else {
                return Err(Error::new(text.span(), "a place ends with }"));
            };
            let place = place(&rest[at + 1..end], &text)?;
            words.last_mut().expect("there is a word").push(Piece::Place(Box::new(place)));
            rest = &rest[end + 1..];
        }
        push_letters(&mut words, rest);
        if words.iter().any(Vec::is_empty) {
            return Err(Error::new(text.span(), "words have one space between them"));
        }
        Ok(Form { text, words })
    }

    /// The word that the form begins with.
    pub fn verb(&self) -> Result<String> {
        match self.words.first().map(|word| &word[..]) {
            Some([Piece::Letters(letters)]) => Ok(letters.clone()),
            _ => Err(Error::new(self.text.span(), "a form begins with a word of its own")),
        }
    }

    /// The form in parts, words joined by their spaces.
    pub fn flat(&self) -> Vec<Flat<'_>> {
        let mut parts = Vec::new();
        let mut letters = String::new();
        for (index, word) in self.words.iter().enumerate() {
            let optional =
                matches!(&word[..], [Piece::Place(place)] if place.reach == Reach::Optional);
            if index > 0 && !optional {
                letters.push(' ');
            }
            for piece in word {
                match piece {
                    Piece::Letters(own) => letters.push_str(own),
                    Piece::Place(place) => {
                        if !letters.is_empty() {
                            parts.push(Flat::Letters(std::mem::take(&mut letters)));
                        }
                        parts.push(Flat::Place(place));
                    }
                }
            }
        }
        if !letters.is_empty() {
            parts.push(Flat::Letters(letters));
        }
        parts
    }

    /// Every place, in order.
    pub fn places(&self) -> impl Iterator<Item = &Place> {
        self.words.iter().flatten().filter_map(|piece| match piece {
            Piece::Letters(_) => None,
            Piece::Place(place) => Some(&**place),
        })
    }
}

fn push_letters(words: &mut [Vec<Piece>], letters: &str) {
    if !letters.is_empty() {
        words.last_mut().expect("there is a word").push(Piece::Letters(letters.to_owned()));
    }
}

fn place(inside: &str, text: &LitStr) -> Result<Place> {
    let (inside, reach) = match (inside.strip_suffix('?'), inside.strip_suffix("..")) {
        (Some(name), _) => (name, Reach::Optional),
        (_, Some(name)) => (name, Reach::Rest),
        (None, None) => (inside, Reach::One),
    };
    let (name, kind) = match inside.split_once(':') {
        Some((name, kind)) => (name.trim(), Some(kind.trim())),
        None => (inside, None),
    };
    let wrong = |_| Error::new(text.span(), format!("{{{inside}}} is no place"));
    let named: Ident = syn::parse_str(name).map_err(wrong)?;
    let kind = kind.map(syn::parse_str).transpose().map_err(wrong)?;
    Ok(Place { name: Ident::new(&named.to_string(), text.span()), kind, reach })
}
