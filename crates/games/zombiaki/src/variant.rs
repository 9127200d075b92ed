//! The same game with other readings or more cards.

use std::sync::Arc;

use horda_content::{Table, Variant};
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
        let mut variant = self.clone();
        let set = |(name, value): &(String, String)| variant.options.set(name, value).err();
        let problems: Vec<Unreadable> = options.iter().filter_map(set).collect();
        if problems.is_empty() { Ok(variant) } else { Err(problems) }
    }

    fn with_content(&self, tables: &[Table<'_>]) -> Zombiaki {
        let pack = Arc::new(self.pack.extended(tables));
        Zombiaki { pack, options: self.options }
    }
}
