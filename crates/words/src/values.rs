//! Numbers, flags, options, pairs and lists: written, read and said alike in all games.

use arrayvec::ArrayVec;
use horda_kit::{Arg, Phrase, Unreadable};

use crate::{Readable, Said, Written};

/// The written form of a value.
pub fn written<R: ?Sized>(value: &impl Written<R>, rules: &R) -> String {
    let mut out = String::new();
    value.write(rules, &mut out);
    out
}

/// Appends a space and a value, or neither if the value writes nothing.
pub fn write_optional<R: ?Sized>(value: &impl Written<R>, rules: &R, out: &mut String) {
    out.push(' ');
    let before = out.len();
    value.write(rules, out);
    if out.len() == before {
        out.pop();
    }
}

/// The parts of a list: `"E7, G3"`.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty())
}

/// Values as a list: `E7, G3`.
pub fn write_list<R: ?Sized, T: Written<R>>(
    rules: &R,
    list: impl IntoIterator<Item = T>,
) -> String {
    list.into_iter().map(|value| written(&value, rules)).collect::<Vec<_>>().join(", ")
}

/// How many there are of each: `sasza 3, griszka`.
pub fn write_counts<R: ?Sized, T: Written<R>>(
    rules: &R,
    counts: impl IntoIterator<Item = (T, u8)>,
) -> String {
    let some = counts.into_iter().filter(|(_, count)| *count > 0);
    let one = |(value, count): (T, u8)| match count {
        1 => written(&value, rules),
        count => written(&(value, count), rules),
    };
    some.map(one).collect::<Vec<_>>().join(", ")
}

/// Reads what [`write_counts`] writes, with an upper limit for each count.
pub fn read_counts<R: ?Sized, T: Readable<R>>(
    rules: &R,
    text: &str,
    most: u32,
) -> Result<Vec<(T, u8)>, Unreadable> {
    let one = |part: &str| {
        let (value, count) = part.split_once(' ').unwrap_or((part, "1"));
        Ok((T::read(rules, value)?, u8::read_up_to(rules, count.trim(), most)?))
    };
    parts(text).map(one).collect()
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl<R: ?Sized> Written<R> for $number {
            fn write(&self, _: &R, out: &mut String) {
                out.push_str(&self.to_string());
            }
        }

        impl<R: ?Sized> Readable<R> for $number {
            const WORD: &'static str = "number";

            fn read(rules: &R, text: &str) -> Result<$number, Unreadable> {
                Self::read_up_to(rules, text, u32::MAX)
            }

            fn read_up_to(_: &R, text: &str, most: u32) -> Result<$number, Unreadable> {
                let most = most.min(<$number>::MAX.into());
                let number = text.parse().ok().filter(|number| u32::from(*number) <= most);
                let complaint = || Unreadable::new(format!("\"{text}\" is no number from 0 to {most}"));
                number.ok_or_else(complaint)
            }
        }

        impl<R: ?Sized> Said<R> for $number {
            fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
                phrase.number(name, *self)
            }
        }
    )*};
}

numbers!(u8, u16, u32);

impl<R: ?Sized> Written<R> for bool {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(if *self { "yes" } else { "no" });
    }
}

impl<R: ?Sized> Readable<R> for bool {
    const WORD: &'static str = "yes or no";

    fn read(_: &R, text: &str) -> Result<bool, Unreadable> {
        match text {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(Unreadable::new(format!("\"{text}\" is neither yes nor no"))),
        }
    }
}

/// Nothing is written where there is nothing.
impl<R: ?Sized, T: Written<R>> Written<R> for Option<T> {
    fn write(&self, rules: &R, out: &mut String) {
        if let Some(value) = self {
            value.write(rules, out);
        }
    }
}

impl<R: ?Sized, T: Readable<R>> Readable<R> for Option<T> {
    const WORD: &'static str = T::WORD;

    fn read(rules: &R, text: &str) -> Result<Option<T>, Unreadable> {
        Self::read_up_to(rules, text, u32::MAX)
    }

    fn read_up_to(rules: &R, text: &str, most: u32) -> Result<Option<T>, Unreadable> {
        if text.is_empty() { Ok(None) } else { T::read_up_to(rules, text, most).map(Some) }
    }
}

impl<R: ?Sized, T: Said<R>> Said<R> for Option<T> {
    fn say(&self, rules: &R, name: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Some(value) => value.say(rules, name, phrase),
            None => phrase.text(name, ""),
        }
    }
}

impl<R: ?Sized, A: Written<R>, B: Written<R>> Written<R> for (A, B) {
    fn write(&self, rules: &R, out: &mut String) {
        self.0.write(rules, out);
        out.push(' ');
        self.1.write(rules, out);
    }
}

impl<R: ?Sized, A: Readable<R>, B: Readable<R>> Readable<R> for (A, B) {
    const WORD: &'static str = "pair";

    fn read(rules: &R, text: &str) -> Result<(A, B), Unreadable> {
        Self::read_up_to(rules, text, u32::MAX)
    }

    fn read_up_to(rules: &R, text: &str, most: u32) -> Result<(A, B), Unreadable> {
        let complaint = || Unreadable::new(format!("\"{text}\" is not two words"));
        let (one, other) = text.split_once(' ').ok_or_else(complaint)?;
        Ok((A::read_up_to(rules, one, most)?, B::read_up_to(rules, other, most)?))
    }
}

impl<R: ?Sized, T: Written<R>, const MOST: usize> Written<R> for ArrayVec<T, MOST> {
    fn write(&self, rules: &R, out: &mut String) {
        for (index, value) in self.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            value.write(rules, out);
        }
    }
}

impl<R: ?Sized, T: Readable<R>, const MOST: usize> Readable<R> for ArrayVec<T, MOST> {
    const WORD: &'static str = "list";

    fn read(rules: &R, text: &str) -> Result<ArrayVec<T, MOST>, Unreadable> {
        Self::read_up_to(rules, text, u32::MAX)
    }

    fn read_up_to(rules: &R, text: &str, most: u32) -> Result<ArrayVec<T, MOST>, Unreadable> {
        let mut list = ArrayVec::new();
        for part in parts(text) {
            let full = |_| Unreadable::new(format!("there are more than {MOST}"));
            list.try_push(T::read_up_to(rules, part, most)?).map_err(full)?;
        }
        Ok(list)
    }
}

/// Something that is the same in every language.
impl<R: ?Sized> Said<R> for &str {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.text(name, self)
    }
}

/// An argument that was made by hand.
impl<R: ?Sized> Said<R> for Arg {
    fn say(&self, _: &R, name: &'static str, mut phrase: Phrase) -> Phrase {
        phrase.args.push((name, self.clone()));
        phrase
    }
}
