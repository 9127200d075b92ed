//! The same game with other readings or more content.

use horda_kit::Unreadable;

use crate::{Language, Problem, Source, TomlTable};

/// An option: its name, the ruling it switches, its values with the default first.
pub type OptionEntry = (&'static str, &'static str, &'static [&'static str]);

/// The readings of a game, declared with [`options!`](crate::options).
pub trait OptionSet: Copy + Default {
    /// Every option.
    const LIST: &'static [OptionEntry];

    /// Every option with its value, in the order of the list.
    fn values(&self) -> Vec<(&'static str, &'static str)>;

    /// These options with some of them set. Says everything that is wrong.
    fn with(self, set: &[(String, String)]) -> Result<Self, Vec<Unreadable>>;
}

/// A game that can be set up otherwise than by default.
pub trait Variant: Sized {
    /// The option that says how many seats there are, if one does: its values are numbers. The
    /// seats of a smaller table are the first ones of a larger table.
    const SEATS_BY: Option<&'static str> = None;

    /// The readings that can be chosen.
    type Options: OptionSet;

    /// The readings in force.
    fn options(&self) -> &Self::Options;

    /// This game under these readings.
    fn under(&self, options: Self::Options) -> Result<Self, Vec<Unreadable>>;

    /// This game with more content, which a scenario brings along. Problems are reported
    /// through the tables.
    fn with_content(&self, tables: &[TomlTable<'_>]) -> Self;

    /// This game set up by a document beside its options, such as a mission or what an earlier
    /// table handed over ([`Rules::outcome`](horda_kit::Rules::outcome)). The document is TOML in
    /// the game's own terms; says everything that is wrong with it. Most games take none.
    fn with_document(&self, document: Source<'_>) -> Result<Self, Vec<Problem>> {
        Err(vec![Problem {
            file: document.file.to_owned(),
            line: 1,
            what: "this game takes no document".to_owned(),
            hint: Some("set it up by its options alone".to_owned()),
        }])
    }

    /// Texts that the document brought along, as text files of the game write them. They are added
    /// to those of the game at this table.
    fn own_texts(&self) -> Vec<(Language, String)> {
        Vec::new()
    }

    /// Every option: its name, the ruling it switches, its values with the default first.
    fn option_list() -> &'static [OptionEntry] {
        Self::Options::LIST
    }

    /// The readings in force, each as option and value.
    fn option_values(&self) -> Vec<(&'static str, &'static str)> {
        self.options().values()
    }

    /// This game with some options set. Says everything that is wrong with them.
    fn with_options(&self, options: &[(String, String)]) -> Result<Self, Vec<Unreadable>> {
        self.under(self.options().with(options)?)
    }
}
