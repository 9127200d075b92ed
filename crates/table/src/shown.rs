//! What observers were shown last, so that the next change need not begin with another view.

use horda_kit::Observer;
use serde_json::value::RawValue;

/// Views that were made, each after so many turns.
#[derive(Default)]
pub(crate) struct Shown(Vec<(Observer, usize, Box<RawValue>)>);

impl Shown {
    pub fn take(&mut self, observer: Observer, turns: usize) -> Option<Box<RawValue>> {
        let found = self.0.iter().position(|it| (it.0, it.1) == (observer, turns))?;
        Some(self.0.swap_remove(found).2)
    }

    pub fn keep(&mut self, observer: Observer, turns: usize, view: Box<RawValue>) {
        self.0.retain(|it| it.0 != observer);
        self.0.push((observer, turns, view));
    }
}
