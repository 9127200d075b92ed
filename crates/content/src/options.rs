//! Readings of the rules that a table may choose, declared once in each game.

use horda_kit::Unreadable;

use crate::{did_you_mean, nearest};

/// Declares each option once: its field, its enum, its name in files, its ruling, its values
/// with the default first. Makes `Options`, an [`OptionSet`](crate::OptionSet).
#[macro_export]
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident: $kind:ident, $name:literal, $ruling:literal,
        [$($(#[$value_doc:meta])* $value:ident = $value_name:literal),+];)+) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each value says itself")]
        pub enum $kind { #[default] $($(#[$value_doc])* $value),+ })+

        /// The readings in force. The default is the catalogue's ruling.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Options { $($(#[$doc])* pub $field: $kind),+ }

        impl Options {
            fn set(&mut self, name: &str, value: &str) -> Result<(), $crate::UnknownOption> {
                match name {
                    $($name => match value {
                        $($value_name => { self.$field = $kind::$value; Ok(()) })+
                        _ => Err($crate::unknown_value(name, value, &[$($value_name),+])),
                    },)+
                    _ => Err($crate::unknown_option(name, <Options as $crate::OptionSet>::LIST)),
                }
            }
        }

        impl $crate::OptionSet for Options {
            const LIST: &'static [$crate::OptionEntry] =
                &[$(($name, $ruling, &[$($value_name),+])),+];

            fn values(&self) -> Vec<(&'static str, &'static str)> {
                vec![$(($name, match self.$field { $($kind::$value => $value_name),+ })),+]
            }

            fn with(mut self, set: &[(String, String)])
                -> Result<Options, Vec<$crate::UnknownOption>> {
                let wrong = |(name, value): &(String, String)| self.set(name, value).err();
                let problems: Vec<_> = set.iter().filter_map(wrong).collect();
                if problems.is_empty() { Ok(self) } else { Err(problems) }
            }
        }
    };
}

/// An option or a value that does not exist, with a suggestion.
pub type UnknownOption = Unreadable;

#[doc(hidden)]
pub fn unknown_option(name: &str, all: &[(&str, &str, &[&str])]) -> UnknownOption {
    let known = all.iter().map(|(known, _, _)| *known);
    let complaint = Unreadable::new(format!("there is no option \"{name}\""));
    match did_you_mean(name, known) {
        Some(hint) => complaint.hint(hint),
        None => complaint,
    }
}

#[doc(hidden)]
pub fn unknown_value(name: &str, value: &str, known: &[&str]) -> UnknownOption {
    let all = format!("it is one of: {}", known.join(", "));
    let hint = match nearest(value, known.iter().copied()) {
        Some(meant) => format!("did you mean \"{meant}\"? {all}"),
        None => all,
    };
    Unreadable::new(format!("option \"{name}\" cannot be \"{value}\"")).hint(hint)
}
