//! `Noun`: the names of a small enum.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Fields, LitStr, Result, Variant};

use crate::attribute::{self, Part};

/// Implements names, reader, writer and text of an enum without values.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "a noun is an enum"));
    };
    let of = attribute::one(&input.attrs, "noun", "\"human\"")?;
    let [Part::Text(what)] = &of.parts[..] else {
        return Err(Error::new(of.span, "what is it? #[noun(\"human\")]"));
    };
    let prefix = what.value().replace(' ', "-");
    let ident = &input.ident;
    let count = data.variants.len();
    let variants: Vec<_> = data.variants.iter().map(|variant| &variant.ident).collect();
    let names = data.variants.iter().map(name).collect::<Result<Vec<String>>>()?;
    let keys: Vec<String> = names.iter().map(|name| format!("{prefix}-{name}")).collect();
    Ok(quote! {
        impl #ident {
            /// All of them, in order.
            pub const ALL: [#ident; #count] = [#(#ident::#variants),*];

            /// All of them with their names in files, for readers of packs.
            pub const WORDS: [(&'static str, #ident); #count] = [#((#names, #ident::#variants)),*];

            /// Keys of the texts with their names.
            pub const KEYS: [&'static str; #count] = [#(#keys),*];

            /// Its name in files.
            pub const fn name(self) -> &'static str {
                [#(#names),*][self as usize]
            }

            /// Key of the text with its name.
            pub const fn key(self) -> &'static str {
                #ident::KEYS[self as usize]
            }

            /// The one with this name in files.
            pub fn named(name: &str) -> Option<#ident> {
                #ident::ALL.into_iter().find(|it| it.name() == name)
            }
        }

        impl<R: ?Sized> ::horda_words::Written<R> for #ident {
            fn write(&self, _: &R, out: &mut String) {
                out.push_str(self.name());
            }
        }

        impl<R: ?Sized> ::horda_words::Readable<R> for #ident {
            const WORD: &'static str = #what;

            fn read(_: &R, text: &str) -> Result<#ident, ::horda_words::Unreadable> {
                let known = || ::horda_words::no_such(#what, text, #ident::ALL.map(#ident::name));
                #ident::named(text).ok_or_else(known)
            }
        }

        impl<R: ?Sized> ::horda_words::Said<R> for #ident {
            fn say(
                &self,
                _: &R,
                name: &'static str,
                phrase: ::horda_words::Phrase,
            ) -> ::horda_words::Phrase {
                phrase.key(name, self.key())
            }
        }
    })
}

/// `#[noun("n")]` on the variant, or its own name in small letters with hyphens.
fn name(variant: &Variant) -> Result<String> {
    if !matches!(variant.fields, Fields::Unit) {
        return Err(Error::new_spanned(variant, "a noun has no values"));
    }
    match &attribute::all(&variant.attrs, "noun")?[..] {
        [] => Ok(hyphened(&variant.ident.to_string())),
        [given] => match &given.parts[..] {
            [Part::Text(name)] => Ok(LitStr::value(name)),
            _ => Err(Error::new(given.span, "its name: #[noun(\"n\")]")),
        },
        [_, again, ..] => Err(Error::new(again.span, "it has a name already")),
    }
}

fn hyphened(name: &str) -> String {
    let mut out = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(letter.to_lowercase());
    }
    out
}
