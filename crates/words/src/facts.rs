//! Facts of a position as a table: a key, what it says, how it is written and how it is read.

use horda_content::did_you_mean;
use horda_kit::{Facts, Unreadable};

/// Reads the value of a fact into a position.
pub type ReadFact<R, S> = fn(&R, &mut S, &str) -> Result<(), Unreadable>;

/// Reads the value of a key into a position; nothing where the key is that of another fact.
pub type ReadKey<R, S> = fn(&R, &mut S, &str, &str) -> Option<Result<(), Unreadable>>;

/// One fact of a position, or one about each of several pieces.
pub struct Fact<R: 'static, S: 'static> {
    /// Its key, or what its keys look like: `A1 to L16`.
    pub key: &'static str,
    /// What it says, and what holds where it is not given.
    pub about: &'static str,
    /// Writes it: every key with its value.
    pub write: fn(&R, &S, &mut dyn FnMut(String, String)),
    /// Reads it.
    pub read: ReadKey<R, S>,
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
        (fact.write)(rules, state, &mut |key, value| {
            out.insert(format!("{prefix}{key}"), value);
        });
    }
}

/// Reads one fact; nothing where no fact of the table has this key.
pub fn read_fact<R, S>(
    table: &[Fact<R, S>],
    rules: &R,
    state: &mut S,
    key: &str,
    value: &str,
) -> Option<Result<(), Unreadable>> {
    table.iter().find_map(|fact| (fact.read)(rules, state, key, value))
}

/// Reads all facts of a position with a function that reads one. Complaints name their fact, and a
/// key that the function does not take is compared with the known ones.
pub fn read_facts(
    facts: &Facts,
    known: &Facts,
    mut read: impl FnMut(&str, &str) -> Option<Result<(), Unreadable>>,
) -> Vec<Unreadable> {
    let mut problems = Vec::new();
    for (key, value) in facts {
        let unknown = || {
            let hint = did_you_mean(key, known.keys().map(String::as_str));
            Err(Unreadable { what: "there is no such fact".to_owned(), hint })
        };
        if let Err(problem) = read(key, value).unwrap_or_else(unknown) {
            problems.push(Unreadable { what: format!("{key}: {}", problem.what), ..problem });
        }
    }
    problems
}

/// The keys of a table with what they say, for the [`Vocabulary`](crate::Vocabulary).
pub fn about<R, S>(table: &[Fact<R, S>]) -> impl Iterator<Item = (&'static str, &'static str)> {
    table.iter().map(|fact| (fact.key, fact.about))
}

/// The pieces of a position that have a fact each.
#[doc(hidden)]
pub fn pieces<S, I>(state: &S, of: fn(&S) -> I) -> I {
    of(state)
}

/// Declares facts.
///
/// `"bullets" = face_up.bullets, up to 9;` is a value of the state that is written and read, with
/// an upper limit for its numbers. `"points" from write;` follows from others and is only written.
/// `by read` after either names a function that reads it instead.
///
/// `"A1 to L16" each Field in |_| Field::all(), from write, by read;` is a fact about each of
/// several pieces, whose written form is its key; `"hand" of each Side in …` has the key behind the
/// piece, as `humans.hand`. `"board" read before;` is taken and written by other code.
#[macro_export]
macro_rules! facts {
    ($rules:ty, $state:ty; $($rest:tt)*) => {
        $crate::facts!(@rows $rules, $state; []; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];) => { &[$($rows)*] };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal = $($field:ident).+ $(, up to $most:literal)?; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)* $crate::facts!(@one $rules, $state; [$($about),*] $key;
            |rules: &$rules, state: &$state| $crate::written(&state.$($field).+, rules);
            Some(|rules: &$rules, state: &mut $state, text: &str| {
                let most = u32::MAX;
                $(let most = $most;)?
                state.$($field).+ = $crate::Readable::read_up_to(rules, text, most)?;
                Ok(())
            })
        ),]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal = $($field:ident).+, by $read:expr; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)* $crate::facts!(@one $rules, $state; [$($about),*] $key;
            |rules: &$rules, state: &$state| $crate::written(&state.$($field).+, rules); Some($read)
        ),]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal from $write:expr, by $read:expr; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)*
            $crate::facts!(@one $rules, $state; [$($about),*] $key; $write; Some($read)),
        ]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal from $write:expr; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)*
            $crate::facts!(@one $rules, $state; [$($about),*] $key; $write; None),
        ]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal read before; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)* $crate::Fact {
            key: $key,
            about: concat!($($about),*),
            write: |_, _, _| (),
            read: |_, _, key, _| (key == $key).then_some(Ok(())),
        },]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal each $piece:ident in $all:expr,
        from $write:expr, by $read:expr; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)*
            $crate::facts!(@each $rules, $state; [$($about),*] $key; ""; $piece; $all; $write; $read),
        ]; $($rest)*)
    };
    (@rows $rules:ty, $state:ty; [$($rows:tt)*];
        $(#[doc = $about:literal])* $key:literal of each $piece:ident in $all:expr,
        from $write:expr, by $read:expr; $($rest:tt)*
    ) => {
        $crate::facts!(@rows $rules, $state; [$($rows)* $crate::facts!(@each $rules, $state;
            [$($about),*] $key; concat!(".", $key); $piece; $all; $write; $read),
        ]; $($rest)*)
    };
    (@one $rules:ty, $state:ty; [$($about:literal),*] $key:literal; $write:expr; $read:expr) => {
        $crate::Fact {
            key: $key,
            about: concat!($($about),*),
            write: |rules, state, out| {
                let write: fn(&$rules, &$state) -> String = $write;
                out($key.to_owned(), write(rules, state));
            },
            read: |rules, state, key, text| {
                let read: Option<$crate::ReadFact<$rules, $state>> = $read;
                (key == $key).then(|| read.map_or(Ok(()), |read| read(rules, state, text)))
            },
        }
    };
    (@each $rules:ty, $state:ty; [$($about:literal),*] $key:literal; $behind:expr; $piece:ident;
        $all:expr; $write:expr; $read:expr
    ) => {
        $crate::Fact {
            key: $key,
            about: concat!($($about),*),
            write: |rules, state, out| {
                let write: fn(&$rules, &$state, $piece) -> String = $write;
                for piece in $crate::pieces(state, $all) {
                    let key = $crate::written(&piece, rules) + $behind;
                    out(key, write(rules, state, piece));
                }
            },
            read: |rules, state, key, text| {
                let read: fn(&$rules, &mut $state, $piece, &str) -> _ = $read;
                let piece = <$piece as $crate::Readable<$rules>>::read(rules, key.strip_suffix($behind)?);
                piece.ok().map(|piece| read(rules, state, piece, text))
            },
        }
    };
}
