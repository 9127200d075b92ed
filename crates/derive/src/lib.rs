//! Macros of the house.

mod rule_test;

use proc_macro::TokenStream;

/// A test that is named after rules, such as `zk_move_04_front_first`, and fails if it does not
/// get to the branch that carries them out: an event, a refusal or a mark of that rule.
#[proc_macro_attribute]
pub fn rule_test(arguments: TokenStream, item: TokenStream) -> TokenStream {
    rule_test::expand(arguments.into(), item.into()).into()
}
