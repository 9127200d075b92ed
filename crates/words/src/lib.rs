//! A word of a game is declared once.
//!
//! Actions, events, reasons for a refusal and small nouns are plain enums with an attribute on each
//! variant; facts of a position are rows of a table. Written form, reader with hints, sentence with
//! its arguments, list of text keys and the vocabulary of the documents follow from that.
//!
//! ```ignore
//! #[derive(Clone, Copy, Noun)]
//! #[noun("human")]                     // name(), ALL, key(), reader with "did you mean", keys human-…
//! enum Human { Banker, Nurse }
//!
//! #[derive(Clone, Copy, Words)]
//! #[words(rules = Terror, context(table: FaceUp), keys = "action-", read = "action")]
//! enum Action {
//!     /// The Policeman shoots a zombie.
//!     #[word("shoot {at}", example = "shoot D9", says(at, bullets = table.bullets))]
//!     Shoot { at: Field },
//!     /// Moves a human one field.
//!     #[word("go {human} {to}", example = "go nurse C2", said_by(say_go, "go", "push"))]
//!     Go { human: Human, to: Field },
//! }
//!
//! #[derive(Clone, Copy, Refusals)]
//! #[refusals(rules = Terror)]
//! enum Refused {
//!     #[refused("ZT-ADV-07", "off-board", at)]
//!     OffBoard(Field),
//! }
//! ```
//!
//! A small struct declares its forms like a variant, `#[word("{at} {points} turned", when(turned =
//! true))]`; an empty form is a value that writes nothing.
//!
//! A form is words with places: `{name}` takes a value, `{name?}` a value that may write nothing,
//! `{name..}` the rest of the line, `{name: Type}` a value that a condition binds. Several forms of
//! one variant have conditions, `when(prey = Some(human))`. The sentence is the key with the values
//! of the form as arguments; `key = "…"` names another key, `says("key", value, name = expression)`
//! lists other arguments, `said_by(method, "key", …)` leaves it to a method of the rules, and
//! `keys(…)` lists the keys where a value's own text adds to the key.
#![warn(missing_docs)]

mod beginning;
mod facts;
mod form;
mod notation;
mod spelled;
mod values;
mod vocabulary;

pub use beginning::{Checks, Piece, begins};
pub use facts::{Fact, ReadFact, ReadKey, about, pieces, read_fact, read_facts, write_facts};
pub use form::{Form, Reason, Sentence, keys, unreadable, verbs};
pub use horda_content::no_such;
pub use horda_derive::{Noun, Refusals, Words};
pub use horda_kit::{Cx, Facts, Phrase, Refusal, RuleId, Unreadable};
pub use notation::unknown_tag;
pub use values::{parts, read_counts, write_counts, write_list, write_optional, written};
pub use vocabulary::Vocabulary;

/// A value that has a written form. The rules are at hand because a pack names cards.
pub trait Written<R: ?Sized> {
    /// Appends the form.
    fn write(&self, rules: &R, out: &mut String);
}

/// A value that can be read from its written form.
pub trait Readable<R: ?Sized>: Sized {
    /// What it is, for usage hints: `field`.
    const WORD: &'static str;

    /// Reads what [`Written::write`] writes.
    fn read(rules: &R, text: &str) -> Result<Self, Unreadable>;

    /// Is this the beginning of a written form, by whole words? A value of one word has no other
    /// beginning than itself.
    fn begins(rules: &R, text: &str) -> Result<(), Unreadable> {
        Self::read(rules, text).map(drop)
    }

    /// The same as [`Readable::read`] where every number in it has an upper limit.
    fn read_up_to(rules: &R, text: &str, _most: u32) -> Result<Self, Unreadable> {
        Self::read(rules, text)
    }
}

/// A value that fills a place of a sentence. It may fill several, or add to the key.
pub trait Said<R: ?Sized> {
    /// Fills the place with this name.
    fn say(&self, rules: &R, name: &'static str, phrase: Phrase) -> Phrase;
}
