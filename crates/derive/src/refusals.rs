//! `Refusals`: the rule that each reason cites, and its sentence.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Data, DeriveInput, Error, Result, Type, Variant};

use crate::attribute::{self, Part, Parts};
use crate::variant::{Argument, Values, conditions, phrase};

struct Reason {
    pattern: TokenStream,
    rule: TokenStream,
    key: String,
    arguments: Vec<Argument>,
    span: proc_macro2::Span,
}

impl Reason {
    /// The declaration as data.
    fn described(&self) -> TokenStream {
        let key = format!("refusal-{}", self.key);
        let arguments = self.arguments.iter().map(|argument| argument.name.to_string());
        let literal = syn::parse2::<syn::LitStr>(self.rule.clone());
        let rule = literal.map_or_else(|_| quote!(None), |rule| quote!(Some(#rule)));
        quote!(::horda_words::Reason { rule: #rule, key: #key, arguments: &[#(#arguments),*] })
    }
}

/// Implements the refusal of each reason and the list of keys.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "reasons are the variants of an enum"));
    };
    let (rules, context) = read_enum(input)?;
    let mut reasons = Vec::new();
    for variant in &data.variants {
        let given = attribute::all(&variant.attrs, "refused")?;
        if given.is_empty() {
            return Err(Error::new_spanned(
                variant,
                "by which rule? #[refused(\"ZK-MOVE-04\", \"key\")]",
            ));
        }
        for parts in given {
            reasons.push(read_reason(variant, parts)?);
        }
    }
    let arms = reasons.iter().map(|reason| {
        let Reason { pattern, rule, key, arguments, span } = reason;
        let why = phrase(&quote!(::std::format!("refusal-{}{part}", #key)), arguments, *span);
        quote!(#pattern => (#rule, #why),)
    });
    let mut keys: Vec<&String> = reasons.iter().map(|reason| &reason.key).collect();
    keys.sort();
    keys.dedup();
    let keys: Vec<String> = keys
        .iter()
        .flat_map(|key| [format!("refusal-{key}"), format!("refusal-{key}.fix")])
        .collect();
    let described = reasons.iter().map(Reason::described);
    let ident = &input.ident;
    let (parameter, argument) = match &context {
        Some((name, kind)) => (quote!(, #name: &#kind), quote!(, #name)),
        None => (TokenStream::new(), TokenStream::new()),
    };
    Ok(quote! {
        impl #ident {
            /// Keys of every reason and of every way out.
            pub(crate) const KEYS: &'static [&'static str] = &[#(#keys),*];

            /// Every reason.
            pub(crate) const REASONS: &'static [::horda_words::Reason] = &[#(#described),*];

            /// The refusal that a person gets to read.
            pub(crate) fn refusal(self, rules: &#rules #parameter) -> ::horda_words::Refusal {
                let (rule, reason) = self.cite("", rules #argument);
                let (_, remedy) = self.cite(".fix", rules #argument);
                ::horda_words::Refusal {
                    rule: ::horda_words::RuleId(rule),
                    reason,
                    remedy: Some(remedy),
                }
            }

            #[allow(unused_variables)]
            fn cite(
                self,
                part: &str,
                rules: &#rules
                #parameter
            ) -> (&'static str, ::horda_words::Phrase) {
                match self { #(#arms)* }
            }
        }
    })
}

fn read_enum(input: &DeriveInput) -> Result<(Type, Option<(Ident, Type)>)> {
    let like = "rules = Game";
    let of = attribute::one(&input.attrs, "refusals", like)?;
    let (mut rules, mut context) = (None, None);
    for part in of.parts {
        match part {
            Part::Value(name, tokens) if name == "rules" => rules = Some(syn::parse2(tokens)?),
            Part::List(name, tokens) if name == "context" => {
                let field: syn::Field =
                    syn::parse::Parser::parse2(syn::Field::parse_named, tokens)?;
                context = field.ident.map(|name| (name, field.ty));
            }
            _ => return Err(Error::new(of.span, format!("known: {like}, context(name: Type)"))),
        }
    }
    let rules = rules.ok_or_else(|| Error::new(of.span, format!("write: #[refusals({like})]")))?;
    Ok((rules, context))
}

fn read_reason(variant: &Variant, of: Parts) -> Result<Reason> {
    let mut parts = of.parts.into_iter();
    let rule = match parts.next() {
        Some(Part::Text(rule)) => quote!(#rule),
        Some(Part::Name(rule)) => quote!(#rule),
        Some(Part::Other(rule)) => rule,
        Some(Part::List(name, inner)) => quote!(#name(#inner)),
        _ => return Err(Error::new(of.span, "the rule comes first: \"ZK-MOVE-04\"")),
    };
    let Some(Part::Text(key)) = parts.next() else {
        return Err(Error::new(of.span, "then the key: \"off-board\""));
    };
    let mut rest: Vec<Part> = parts.collect();
    let first = rest.iter().find_map(|part| match part {
        Part::Name(name) if name != "silent" => Some(name.clone()),
        _ => None,
    });
    let values = Values::of(variant, first.as_ref())?;
    let mut when = Vec::new();
    if let Some(at) =
        rest.iter().position(|part| matches!(part, Part::List(name, _) if name == "when"))
        && let Part::List(_, tokens) = rest.remove(at)
    {
        when = conditions(tokens, &values)?;
    }
    let arguments = match &rest[..] {
        [Part::Name(name)] if name == "silent" => Vec::new(),
        [] if values.named => {
            let given = |name: &Ident| when.iter().any(|condition| condition.value == *name);
            let free = values.list.iter().filter(|(name, _)| !given(name));
            free.map(|(name, _)| Argument { name: name.clone(), value: quote!(#name) }).collect()
        }
        [] => return Err(Error::new(of.span, "name its value, or write silent")),
        _ => rest.into_iter().map(|part| Argument::read(part, of.span)).collect::<Result<_>>()?,
    };
    Ok(Reason { pattern: values.whole(&when), rule, key: key.value(), arguments, span: of.span })
}
