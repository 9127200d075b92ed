//! What every game does alike to be written down.

use horda_content::did_you_mean;
use horda_kit::Unreadable;

/// The methods of `Notation` that follow from declarations: actions and events are written and read
/// by their forms, positions by the methods `write_facts` and `read_facts`, and `run` runs them on.
///
/// `impl Notation for Terror { notation! { Action, Happening } … }`
#[macro_export]
macro_rules! notation {
    ($action:ty, $happening:ty) => {
        fn write_action(&self, action: &$action) -> String {
            $crate::written(action, self)
        }

        fn read_action(&self, text: &str) -> Result<$action, $crate::Unreadable> {
            $crate::Readable::read(self, text)
        }

        fn begins_action(&self, text: &str) -> Result<(), $crate::Unreadable> {
            <$action as $crate::Readable<Self>>::begins(self, text)
        }

        fn begins_event(&self, text: &str) -> Result<(), $crate::Unreadable> {
            $crate::begins("event", self, text, <$happening>::FORMS, <$happening>::PIECES)
        }

        fn write_event(&self, event: &Self::Event) -> String {
            $crate::written(&event.what, self)
        }

        fn facts(&self, state: &Self::State) -> $crate::Facts {
            self.write_facts(state)
        }

        fn position(&self, facts: &$crate::Facts) -> Result<Self::State, Vec<$crate::Unreadable>> {
            self.read_facts(facts)
        }

        fn run_on(&self, state: &mut Self::State, cx: &mut $crate::Cx<'_, Self>) {
            self.run(state, cx);
        }
    };
}

/// A complaint about a question that no rule asks luck.
pub fn unknown_tag(tag: &str, known: &[&str]) -> Unreadable {
    let hint = did_you_mean(tag, known.iter().copied());
    Unreadable { what: format!("no rule asks luck for \"{tag}\""), hint }
}
