//! The beginning of a written form, by whole words: what a scenario says of an event or an offer.
//!
//! Every word must fit its place in the form, so that a misspelt card is no event that never
//! happens but a mistake.

use horda_content::no_such;
use horda_kit::Unreadable;

use crate::{Form, Readable, verbs};

/// Says what is wrong with a text.
type Check<R> = fn(&R, &str) -> Result<(), Unreadable>;

/// A piece of a written form.
pub enum Piece<R: ?Sized + 'static> {
    /// Letters as they stand, with the spaces between words.
    Letters(&'static str),
    /// A value.
    Value(Checks<R>),
    /// A value that may be left out together with the space before it.
    Optional(Checks<R>),
}

/// How a value is looked at.
pub struct Checks<R: ?Sized + 'static> {
    whole: Check<R>,
    beginning: Check<R>,
}

impl<R: ?Sized + 'static> Checks<R> {
    /// The checks of values of this type.
    pub const fn of<T: Readable<R>>() -> Checks<R> {
        Checks { whole: |rules, text| T::read(rules, text).map(drop), beginning: T::begins }
    }
}

/// Is this the beginning of one of these forms? Says of which word it is not, and what was
/// probably meant.
pub fn begins<R: ?Sized + 'static>(
    what: &str,
    rules: &R,
    text: &str,
    forms: &'static [Form],
    pieces: &[&[Piece<R>]],
) -> Result<(), Unreadable> {
    let verb = text.split(' ').next().unwrap_or_default();
    let any_verb = forms.iter().any(|form| form.form.is_empty() || form.form.starts_with('{'));
    let mut nearest: Option<(Wrong, &Form)> = None;
    for (form, pieces) in forms.iter().zip(pieces) {
        if !any_verb && form.verb() != verb {
            continue;
        }
        match fit(rules, pieces, text) {
            Ok(()) => return Ok(()),
            Err(wrong) if nearest.as_ref().is_some_and(|(it, _)| it.left <= wrong.left) => {}
            Err(wrong) => nearest = Some((wrong, form)),
        }
    }
    Err(match nearest {
        None => no_such(what, verb, verbs(forms)),
        Some((Wrong { why: Some(why), .. }, _)) => {
            Unreadable { what: format!("{what} \"{text}\": {}", why.what), hint: why.hint }
        }
        Some((Wrong { why: None, .. }, form)) => {
            Unreadable::new(format!("cannot read the {what} \"{text}\"")).hint(form.usage())
        }
    })
}

/// How much of a text does not fit, and why, where a value says so.
struct Wrong {
    left: usize,
    why: Option<Unreadable>,
}

fn fit<R: ?Sized>(rules: &R, pieces: &[Piece<R>], text: &str) -> Result<(), Wrong> {
    let wrong = Err(Wrong { left: text.len(), why: None });
    match pieces.split_first() {
        None => {
            if text.is_empty() {
                Ok(())
            } else {
                wrong
            }
        }
        Some((Piece::Letters(letters), rest)) => match text.strip_prefix(letters) {
            Some(text) => fit(rules, rest, text),
            None if letters.strip_prefix(text).is_some_and(|more| more.starts_with(' ')) => Ok(()),
            None => wrong,
        },
        Some((Piece::Value(checks), rest)) => fill(rules, checks, rest, text),
        Some((Piece::Optional(checks), rest)) => {
            let without = fit(rules, rest, text);
            match text.strip_prefix(' ') {
                Some(text) if without.is_err() => fill(rules, checks, rest, text),
                Some(_) | None => without,
            }
        }
    }
}

/// A value may be of several words: it ends wherever the next piece can begin.
fn fill<R: ?Sized>(
    rules: &R,
    checks: &Checks<R>,
    rest: &[Piece<R>],
    text: &str,
) -> Result<(), Wrong> {
    let next = match rest.first() {
        Some(Piece::Letters(letters)) => letters.chars().next().unwrap_or(' '),
        Some(Piece::Value(_) | Piece::Optional(_)) | None => ' ',
    };
    let value = |why| Wrong { left: text.len(), why: Some(why) };
    let mut nearest: Option<Wrong> = None;
    for end in text.match_indices(next).map(|(at, _)| at).chain([text.len()]) {
        let (own, after) = text.split_at(end);
        let check = if after.is_empty() { checks.beginning } else { checks.whole };
        match check(rules, own).map_err(value).and_then(|()| fit(rules, rest, after)) {
            Ok(()) => return Ok(()),
            Err(wrong) if nearest.as_ref().is_some_and(|it| it.left <= wrong.left) => {}
            Err(wrong) => nearest = Some(wrong),
        }
    }
    Err(nearest.expect("the end of the text was tried"))
}
