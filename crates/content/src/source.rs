//! The text of a data file, with its name.

use crate::{Problem, Problems, TomlTable, parse};

/// The text of one file.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name, for messages.
    pub file: &'a str,
    /// What it says.
    pub text: &'a str,
}

impl Source<'_> {
    /// Reads the file with a function that reports what is wrong through the table it is given.
    /// Keys that it asks nothing about are reported as well.
    pub fn read(self, with: impl FnOnce(&TomlTable<'_>)) -> Vec<Problem> {
        let problems = Problems::new(self.file, self.text);
        if let Some(file) = parse(self.text, &problems) {
            with(&file);
            file.finish();
        }
        problems.into_sorted()
    }
}
