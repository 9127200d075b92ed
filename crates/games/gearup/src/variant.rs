//! The same game with other readings or more content.

use std::sync::Arc;

use horda_content::{TomlTable, Variant};
use horda_kit::Unreadable;

use crate::options::ALL;
use crate::rules::GearUp;

impl Variant for GearUp {
    const SEATS_BY: Option<&'static str> = Some("players");

    fn option_list() -> &'static [(&'static str, &'static str, &'static [&'static str])] {
        ALL
    }

    fn option_values(&self) -> Vec<(&'static str, &'static str)> {
        self.options.values()
    }

    fn with_options(&self, options: &[(String, String)]) -> Result<GearUp, Vec<Unreadable>> {
        Ok(GearUp::new(Arc::clone(&self.pack), self.options.with(options)?))
    }

    fn with_content(&self, tables: &[TomlTable<'_>]) -> GearUp {
        GearUp::new(Arc::new(self.pack.extended(tables)), self.options)
    }
}
