//! Derives that declare a word of a game once: see `horda-words`, which documents and uses them.
//!
//! Nothing here knows a game. A mistake in an attribute is an error at the place of the mistake,
//! with the names that would be right.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever part an attribute does not have is the same mistake"
)]

mod attribute;
mod form;
mod noun;
mod refusals;
mod rule_test;
mod variant;
mod words;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Names of a small enum: `ALL`, `name()`, `KEYS`, its written form, its reader and its text.
#[proc_macro_derive(Noun, attributes(noun))]
pub fn noun(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), noun::expand)
}

/// Written forms and sentences of an enum of actions or events.
#[proc_macro_derive(Words, attributes(words, word))]
pub fn words(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), words::expand)
}

/// Rules and sentences of an enum of reasons for a refusal.
#[proc_macro_derive(Refusals, attributes(refusals, refused))]
pub fn refusals(input: TokenStream) -> TokenStream {
    expand(parse_macro_input!(input as DeriveInput), refusals::expand)
}

/// A test that is named after rules, such as `zk_move_04_front_first`, and fails if it does not
/// get to the branch that carries them out: an event, a refusal or a mark of that rule.
#[proc_macro_attribute]
pub fn rule_test(arguments: TokenStream, item: TokenStream) -> TokenStream {
    rule_test::expand(arguments.into(), item.into()).into()
}

fn expand(
    input: DeriveInput,
    with: fn(&DeriveInput) -> syn::Result<proc_macro2::TokenStream>,
) -> TokenStream {
    with(&input).unwrap_or_else(|error| error.into_compile_error()).into()
}
