//! Content of a game: data, texts and rule registers, read from text and checked.
//!
//! Three kinds of files come in. Data is TOML and is read through [`TomlTable`], texts are Fluent
//! and end up in [`Texts`], rules are TOML again and end up in a [`Register`]. Whatever is wrong
//! with a file comes back as [`Problem`]s: all of them at once, each with its file, its line
//! and, where one is known, a way out.
//!
//! This crate knows no game and opens no file. What a card or a map means is the business of the
//! crate that reads it; where the bytes come from is the caller's business.
#![warn(missing_docs)]

mod arguments;
mod canonical;
mod choice;
mod document;
mod language;
mod messages;
mod options;
mod problem;
mod register;
mod shipped;
mod source;
mod suggest;
mod texts;
mod toml_table;
mod value;
mod variant;

pub use canonical::{canonical_pack, in_order, pack_files};
pub use document::parse;
pub use language::{Language, UnknownLanguage};
pub use options::{UnknownOption, unknown_option, unknown_value};
pub use problem::{Problem, Problems};
pub use register::{Bilingual, Register, Rule, RuleKind};
pub use source::Source;
pub use suggest::{did_you_mean, known_list, nearest, no_such};
pub use texts::Texts;
pub use toml_table::TomlTable;
pub use value::{FromValue, Value, Word};
pub use variant::{OptionEntry, OptionSet, Variant};
