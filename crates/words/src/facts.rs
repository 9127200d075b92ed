//! Facts of a position as a table: a key, what it says, how it is written and how it is read.

use horda_content::did_you_mean;
use horda_kit::{Facts, Unreadable};

/// Reads a fact into a position.
pub type ReadFact<R, S> = fn(&R, &mut S, &str) -> Result<(), Unreadable>;

/// One fact of a position, or of a part of it.
pub struct Fact<R: 'static, S: 'static> {
    /// Its key.
    pub key: &'static str,
    /// What it says, and what holds where it is not given.
    pub about: &'static str,
    /// Writes it.
    pub write: fn(&R, &S) -> String,
    /// Reads it; nothing where it follows from other facts.
    pub read: Option<ReadFact<R, S>>,
}

/// Writes facts under their keys, behind a prefix such as `one.`.
pub fn write_facts<R, S>(
    table: &[Fact<R, S>],
    prefix: &str,
    rules: &R,
    state: &S,
    out: &mut Facts,
) {
    for fact in table {
        out.insert(format!("{prefix}{}", fact.key), (fact.write)(rules, state));
    }
}

/// Reads one fact. A fact that follows from others is passed over; a key that the table does not
/// have is nothing.
pub fn read_fact<R, S>(
    table: &[Fact<R, S>],
    rules: &R,
    state: &mut S,
    key: &str,
    value: &str,
) -> Option<Result<(), Unreadable>> {
    let fact = table.iter().find(|fact| fact.key == key)?;
    Some(match fact.read {
        Some(read) => read(rules, state, value),
        None => Ok(()),
    })
}

/// A complaint about a key that no fact has.
pub fn list_facts<'a>(key: &str, known: impl IntoIterator<Item = &'a str>) -> Unreadable {
    let hint = did_you_mean(key, known);
    Unreadable { what: "there is no such fact".to_owned(), hint }
}

/// Declares facts. `"bullets" = face_up.bullets, up to 9;` is a value of the state that is written
/// and read, with an upper limit for its numbers. `"points" from write;` follows from others and is
/// only written. `by read` after either names a function that reads it instead.
#[macro_export]
macro_rules! facts {
    ($rules:ty, $state:ty; $($rest:tt)*) => {
        $crate::facts!(@rows $rules, $state; []; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];) => { &[$($rows)*] };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal = $($field:ident).+ $(, up to $most:literal)?; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)* $crate::Fact {
            key: $key,
            about: concat!($($about),*),
            write: |rules: &$rules, state: &$state| $crate::written(&state.$($field).+, rules),
            read: Some(|rules: &$rules, state: &mut $state, text: &str| {
                let most = u32::MAX;
                $(let most = $most;)?
                state.$($field).+ = $crate::Readable::read_up_to(rules, text, most)?;
                Ok(())
            }),
        },]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal = $($field:ident).+, by $read:expr; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)* $crate::Fact {
            key: $key,
            about: concat!($($about),*),
            write: |rules: &$rules, state: &$state| $crate::written(&state.$($field).+, rules),
            read: Some($read),
        },]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal from $write:expr $(, by $read:expr)?; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)* $crate::Fact {
            key: $key,
            about: concat!($($about),*),
            write: $write,
            read: $crate::facts!(@reader $($read)?),
        },]; $($rest)*)
    };
    (@reader) => { None };
    (@reader $read:expr) => { Some($read) };
}
