//! What stands between the brackets of an attribute: parts with commas between them.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::{Attribute, Error, LitStr, Result};

/// One part of an attribute.
pub enum Part {
    /// `"text"`.
    Text(LitStr),
    /// `name`.
    Name(Ident),
    /// `name = tokens`.
    Value(Ident, TokenStream),
    /// `name(parts)`.
    List(Ident, TokenStream),
    /// Anything else: an expression.
    Other(TokenStream),
}

/// The parts of an attribute, with the place of the attribute for errors.
pub struct Parts {
    pub span: Span,
    pub parts: Vec<Part>,
}

/// Every attribute with this name, in order.
pub fn all(attributes: &[Attribute], name: &str) -> Result<Vec<Parts>> {
    let named = attributes.iter().filter(|attribute| attribute.path().is_ident(name));
    named
        .map(|attribute| {
            let tokens = attribute.meta.require_list()?.tokens.clone();
            let span = attribute.path().segments[0].ident.span();
            Ok(Parts { span, parts: split(tokens) })
        })
        .collect()
}

/// The only attribute with this name.
pub fn one(attributes: &[Attribute], name: &str, like: &str) -> Result<Parts> {
    let mut found = all(attributes, name)?;
    match (found.pop(), found.is_empty()) {
        (Some(parts), true) => Ok(parts),
        _ => Err(Error::new(Span::call_site(), format!("write once: #[{name}({like})]"))),
    }
}

/// The parts between commas. Commas inside of brackets belong to their part.
pub fn split(tokens: TokenStream) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut part = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == ',' => {
                parts.extend(read(std::mem::take(&mut part)));
            }
            token => part.push(token),
        }
    }
    parts.extend(read(part));
    parts
}

fn read(tokens: Vec<TokenTree>) -> Option<Part> {
    let part = match &tokens[..] {
        [] => return None,
        [TokenTree::Literal(literal)] => match syn::parse2(TokenTree::from(literal.clone()).into())
        {
            Ok(text) => Part::Text(text),
            Err(_) => Part::Other(literal.clone().into_token_stream()),
        },
        [TokenTree::Ident(name)] => Part::Name(name.clone()),
        [TokenTree::Ident(name), TokenTree::Group(group)] => {
            Part::List(name.clone(), group.stream())
        }
        [TokenTree::Ident(name), TokenTree::Punct(equals), rest @ ..]
            if equals.as_char() == '=' && !rest.is_empty() =>
        {
            Part::Value(name.clone(), rest.iter().cloned().collect())
        }
        all => Part::Other(all.iter().cloned().collect()),
    };
    Some(part)
}

trait IntoTokenStream {
    fn into_token_stream(self) -> TokenStream;
}

impl IntoTokenStream for proc_macro2::Literal {
    fn into_token_stream(self) -> TokenStream {
        TokenTree::Literal(self).into()
    }
}

/// A text where only a text will do.
pub fn text(tokens: TokenStream) -> Result<LitStr> {
    syn::parse2(tokens)
}

/// The first paragraph of a doc comment, as one line.
pub fn doc(attributes: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("doc")) {
        let syn::Meta::NameValue(doc) = &attribute.meta else { continue };
        let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(line), .. }) = &doc.value else {
            continue;
        };
        let line = line.value().trim().to_owned();
        if line.is_empty() {
            break;
        }
        lines.push(line);
    }
    lines.join(" ")
}
