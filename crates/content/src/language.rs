//! The languages that Horda speaks.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::suggest::known_list;

/// A language that every text exists in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Polish.
    Pl,
    /// English.
    En,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::Pl, Language::En];

    /// The code by which files and users name the language.
    pub fn code(self) -> &'static str {
        match self {
            Language::Pl => "pl",
            Language::En => "en",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A language that Horda does not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown language \"{0}\"; known: {known}", known = known_list(Language::ALL.map(Language::code)))]
pub struct UnknownLanguage(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_languages_agree() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.to_string(), language.code());
        }
    }

    #[test]
    fn an_unknown_language_is_told_what_is_known() {
        let error = "de".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "unknown language \"de\"; known: pl, en");
    }
}
