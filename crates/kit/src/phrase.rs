//! What people will read, before it has a language.

use std::borrow::Cow;

use serde::Serialize;

/// A sentence to be said: a key of the text files and what fills its places.
///
/// Rules crates hold no prose. They hand out phrases, and the program that speaks to a person turns
/// them into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Phrase {
    /// Key of the message, such as `event-moved`.
    pub key: Cow<'static, str>,
    /// Named values, in the order in which they were given.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a place in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Arg {
    /// A number, which may choose a plural form.
    Number(#[cfg_attr(feature = "wire", ts(type = "number"))] i64),
    /// The name of a thing that has a message of its own, such as `card-mine`.
    Key(String),
    /// Names of several things, one after the other.
    Keys(Vec<String>),
    /// Something that is the same in every language, such as `T2B3`.
    Text(String),
    /// Names that are phrases themselves, such as “Canal Street North”, one after the other.
    Phrases(Vec<Phrase>),
}

impl Phrase {
    /// A phrase that needs nothing yet.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The phrase whose key goes on like this.
    #[must_use]
    pub fn more(mut self, ending: &str) -> Phrase {
        self.key.to_mut().push_str(ending);
        self
    }

    /// Fills a place with a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Phrase {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// Fills a place with the name of something.
    #[must_use]
    pub fn key(mut self, name: &'static str, value: impl Into<String>) -> Phrase {
        self.args.push((name, Arg::Key(value.into())));
        self
    }

    /// Fills a place with the names of several things.
    #[must_use]
    pub fn keys(mut self, name: &'static str, values: impl IntoIterator<Item = String>) -> Phrase {
        self.args.push((name, Arg::Keys(values.into_iter().collect())));
        self
    }

    /// Fills a place with names that are phrases themselves.
    #[must_use]
    pub fn phrases(
        mut self,
        name: &'static str,
        values: impl IntoIterator<Item = Phrase>,
    ) -> Phrase {
        self.args.push((name, Arg::Phrases(values.into_iter().collect())));
        self
    }

    /// Fills a place with words that need no translation.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl ToString) -> Phrase {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }
}
