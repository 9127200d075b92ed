//! The same game with other readings.

use std::sync::Arc;

use horda_content::{TomlTable, Variant};
use horda_kit::Unreadable;

use crate::options::ALL;
use crate::rules::Terror;

impl Variant for Terror {
    fn option_list() -> &'static [(&'static str, &'static str, &'static [&'static str])] {
        ALL
    }

    fn option_values(&self) -> Vec<(&'static str, &'static str)> {
        self.options.values()
    }

    fn with_options(&self, options: &[(String, String)]) -> Result<Terror, Vec<Unreadable>> {
        let options = self.options.with(options)?;
        let missing = || vec![Unreadable::new("the pack does not have this set-up")];
        Terror::new(Arc::clone(&self.pack), options).ok_or_else(missing)
    }

    /// Scenarios of this game bring no content: positions say all that they need.
    fn with_content(&self, tables: &[TomlTable<'_>]) -> Terror {
        for table in tables {
            table.problem(None, "this game takes no cards from scenarios", None);
        }
        self.clone()
    }
}
