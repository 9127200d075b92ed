//! `#[rule_test]`: a test that is held to the rules in its name.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

/// The test with its body handed to `horda_kit::marks::demand`.
pub(crate) fn expand(arguments: TokenStream, item: TokenStream) -> TokenStream {
    if !arguments.is_empty() {
        return complaint("#[rule_test] takes nothing; the rules stand in the name of the test");
    }
    let mut tokens: Vec<TokenTree> = item.into_iter().collect();
    let Some((name, body)) = name_and_body(&mut tokens) else {
        return complaint("#[rule_test] stands before a function without arguments");
    };
    let rules = rules_in(&name);
    if rules.is_empty() {
        let words = "the test is not named after a rule, such as zk_move_04_front_first";
        return complaint(words);
    }
    let head: TokenStream = tokens.into_iter().collect();
    quote! {
        #[test]
        #head {
            ::horda_kit::marks::demand(&[#(#rules),*], || #body);
        }
    }
}

/// The name of the function, and its body, which is taken away.
fn name_and_body(tokens: &mut Vec<TokenTree>) -> Option<(String, TokenTree)> {
    let body = tokens.pop_if(|last| is_block(last))?;
    let at = tokens.iter().position(|token| token.to_string() == "fn")?;
    // `fn name ()` and nothing more: a test that returns something could not be called so.
    match &tokens[at + 1..] {
        [TokenTree::Ident(name), TokenTree::Group(list)] if list.stream().is_empty() => {
            Some((name.to_string(), body))
        }
        _ => None,
    }
}

fn is_block(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// The rules that a name begins with: two letters, an area, two digits, perhaps several times.
fn rules_in(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let is_rule = |it: &&[&str]| {
        it[0].len() == 2 && it[2].len() == 2 && it[2].bytes().all(|byte| byte.is_ascii_digit())
    };
    let rules = words.chunks_exact(3).take_while(is_rule);
    rules.map(|it| it.join("-").to_uppercase()).collect()
}

fn complaint(words: &str) -> TokenStream {
    quote_spanned! { Span::call_site() => ::core::compile_error!(#words); }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_stand_at_the_beginning_of_a_name() {
        assert_eq!(rules_in("zk_move_04_front_first"), ["ZK-MOVE-04"]);
        assert_eq!(rules_in("zt_gap_01_zt_gap_04_a_board"), ["ZT-GAP-01", "ZT-GAP-04"]);
        assert_eq!(rules_in("a_test_of_04"), [""; 0]);
    }

    #[test]
    fn the_body_is_handed_on_and_wrong_uses_are_told() {
        let test = quote! { fn zk_move_04_front_first() { run(); } };
        let expanded = expand(TokenStream::new(), test).to_string();
        assert!(expanded.contains("demand (& [\"ZK-MOVE-04\"] , || { run () ; })"), "{expanded}");
        for wrong in [quote! { fn other() {} }, quote! { fn zk_move_04_a(b: u8) {} }] {
            assert!(expand(TokenStream::new(), wrong).to_string().contains("compile_error"));
        }
    }
}
