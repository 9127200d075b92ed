//! The same game with other readings or more content.

use horda_kit::Unreadable;

use crate::TomlTable;

/// A game that can be set up otherwise than by default.
pub trait Variant: Sized {
    /// The option that says how many seats there are, if one does: its values are numbers. The
    /// seats of a smaller table are the first ones of a larger table.
    const SEATS_BY: Option<&'static str> = None;

    /// Every option: its name, the ruling it switches, its values with the default first.
    fn option_list() -> &'static [(&'static str, &'static str, &'static [&'static str])];

    /// The readings in force, each as option and value.
    fn option_values(&self) -> Vec<(&'static str, &'static str)>;

    /// This game with some options set. Says everything that is wrong with them.
    fn with_options(&self, options: &[(String, String)]) -> Result<Self, Vec<Unreadable>>;

    /// This game with more content, which a scenario brings along. Problems are reported
    /// through the tables.
    fn with_content(&self, tables: &[TomlTable<'_>]) -> Self;
}
