//! What the declarations of words and of refusals share: patterns, conditions and arguments.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{Error, Fields, Result, Type, Variant};

use crate::attribute::{Part, split};

/// The values of a variant, or of a struct: their names and types. A value without a name is
/// called by the argument that it fills.
pub struct Values<'a> {
    pub variant: &'a Ident,
    /// How it is named in patterns and expressions.
    path: TokenStream,
    pub named: bool,
    pub list: Vec<(Ident, &'a Type)>,
}

impl<'a> Values<'a> {
    /// The values of a variant; `unnamed` gives a name to the only value of `Variant(Type)`.
    pub fn of(variant: &'a Variant, unnamed: Option<&Ident>) -> Result<Values<'a>> {
        let own = &variant.ident;
        let (named, list) = match &variant.fields {
            Fields::Unit => (true, Vec::new()),
            Fields::Named(fields) => {
                let value = |field: &'a syn::Field| {
                    (field.ident.clone().expect("a named field"), &field.ty)
                };
                (true, fields.named.iter().map(value).collect())
            }
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                let name = unnamed.cloned().unwrap_or_else(|| Ident::new("it", own.span()));
                (false, vec![(name, &fields.unnamed[0].ty)])
            }
            Fields::Unnamed(_) => {
                return Err(Error::new_spanned(
                    variant,
                    "several values need names: { a: A, b: B }",
                ));
            }
        };
        Ok(Values { variant: own, path: quote!(Self::#own), named, list })
    }

    /// The same for a struct, which has no variants.
    #[must_use]
    pub fn of_struct(self) -> Values<'a> {
        Values { path: quote!(Self), ..self }
    }

    /// The type of a value.
    pub fn kind(&self, name: &Ident) -> Option<&Type> {
        self.list.iter().find(|(own, _)| own == name).map(|(_, kind)| *kind)
    }

    /// The variant as a pattern or as an expression, with its conditions in place of values.
    pub fn whole(&self, conditions: &[Condition]) -> TokenStream {
        let path = &self.path;
        let inner = |name: &Ident| {
            let condition = conditions.iter().find(|condition| condition.value == *name);
            condition.map(|condition| condition.pattern.clone())
        };
        if !self.named {
            let (name, _) = &self.list[0];
            let inner = inner(name).unwrap_or_else(|| quote!(#name));
            return quote!(#path(#inner));
        }
        let values = self.list.iter().map(|(name, _)| match inner(name) {
            Some(pattern) => quote!(#name: #pattern),
            None => quote!(#name),
        });
        if self.list.is_empty() { quote!(#path) } else { quote!(#path { #(#values),* }) }
    }
}

/// `when(prey = Some(human))`: the form holds where the value has this pattern.
pub struct Condition {
    pub value: Ident,
    pub pattern: TokenStream,
}

/// Reads the inside of `when(…)`.
pub fn conditions(tokens: TokenStream, values: &Values<'_>) -> Result<Vec<Condition>> {
    let read = |part: Part| match part {
        Part::Value(value, pattern) => {
            if values.kind(&value).is_none() && values.named {
                return Err(no_value(&value, values));
            }
            Ok(Condition { value, pattern })
        }
        _ => Err(Error::new(values.variant.span(), "a condition is: when(value = pattern)")),
    };
    split(tokens).into_iter().map(read).collect()
}

/// One argument of a sentence: its name and what fills it.
pub struct Argument {
    pub name: Ident,
    pub value: TokenStream,
}

impl Argument {
    /// `human` or `at = to` or `bullets = table.bullets`.
    pub fn read(part: Part, span: Span) -> Result<Argument> {
        match part {
            Part::Name(name) => Ok(Argument { value: quote!(#name), name }),
            Part::Value(name, value) => Ok(Argument { name, value }),
            Part::Text(text) => Err(Error::new(text.span(), "the key comes first, once")),
            Part::List(..) | Part::Other(_) => {
                Err(Error::new(span, "an argument is a value, or name = value"))
            }
        }
    }
}

/// A phrase with this key, filled with these arguments.
pub fn phrase(key: &TokenStream, arguments: &[Argument], span: Span) -> TokenStream {
    let fill = arguments.iter().map(|argument| {
        let (name, value) = (argument.name.to_string(), &argument.value);
        quote::quote_spanned!(span=>
            let phrase = ::horda_words::Said::say(&(#value), rules, #name, phrase);
        )
    });
    quote! {{
        let phrase = ::horda_words::Phrase::new(#key);
        #(#fill)*
        phrase
    }}
}

/// A name that no value has.
pub fn no_value(name: &Ident, values: &Values<'_>) -> Error {
    let known: Vec<String> = values.list.iter().map(|(name, _)| name.to_string()).collect();
    Error::new(name.span(), format!("no value `{name}`; there are: {}", known.join(", ")))
}
