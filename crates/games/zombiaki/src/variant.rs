//! The same game with other readings or more cards.

use std::sync::Arc;

use horda_content::{TomlTable, Variant};
use horda_kit::Unreadable;

use crate::options::ALL;
use crate::rules::Zombiaki;

impl Variant for Zombiaki {
    fn option_list() -> &'static [(&'static str, &'static str, &'static [&'static str])] {
        ALL
    }

    fn option_values(&self) -> Vec<(&'static str, &'static str)> {
        self.options.values()
    }

    fn with_options(&self, options: &[(String, String)]) -> Result<Zombiaki, Vec<Unreadable>> {
        let options = self.options.with(options)?;
        Ok(Zombiaki { pack: Arc::clone(&self.pack), options })
    }

    fn with_content(&self, tables: &[TomlTable<'_>]) -> Zombiaki {
        let pack = Arc::new(self.pack.extended(tables));
        Zombiaki { pack, options: self.options }
    }
}
