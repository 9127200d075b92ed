//! `Words`: written forms and sentences of actions and events.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Data, DeriveInput, Error, LitStr, Result, Type, Variant};

use crate::attribute::{self, Part, Parts};
use crate::form::{Flat, Form, Piece, Place, Reach};
use crate::variant::{Argument, Condition, Values, conditions, no_value, phrase};

/// What `#[words(…)]` says of the whole enum.
struct Enum {
    rules: Type,
    /// A second value that sentences may look at, such as the position.
    context: Option<(Ident, Type)>,
    /// What every key begins with; nothing where people read no sentence about it.
    prefix: Option<String>,
    /// What it is, in complaints, if it can be read as well.
    read: Option<String>,
    is_struct: bool,
}

/// One form of a variant.
struct Word<'a> {
    values: Values<'a>,
    form: Form,
    conditions: Vec<Condition>,
    example: Option<LitStr>,
    sentence: Sentence,
    /// Keys of the sentences that it may become.
    keys: Vec<String>,
    about: String,
    write_only: bool,
}

enum Sentence {
    /// A key with arguments.
    Filled(String, Vec<Argument>),
    /// A method of the rules makes it.
    By(Ident),
}

/// Implements written form, reader, sentence and the list of forms.
pub fn expand(input: &DeriveInput) -> Result<TokenStream> {
    let whole = Enum::read(input)?;
    let variants = variants(input)?;
    let mut words = Vec::new();
    for variant in &variants {
        words.extend(read_variant(variant, &whole)?);
    }
    let (ident, rules) = (&input.ident, &whole.rules);
    let writes = words.iter().map(Word::written);
    let speech = whole.prefix.as_ref().map(|_| speech(&whole, &words));
    let forms = words.iter().map(|word| word.described(&whole));
    let pieces = words.iter().map(|word| word.pieces(&whole));
    let reader = whole.read.as_ref().map(|what| reader(ident, what, &whole, &words)).transpose()?;
    Ok(quote! {
        impl ::horda_words::Written<#rules> for #ident {
            #[allow(unused_variables)]
            fn write(&self, rules: &#rules, out: &mut String) {
                match *self { #(#writes)* }
            }
        }

        impl #ident {
            /// Every form, with what it means.
            pub const FORMS: &'static [::horda_words::Form] = &[#(#forms),*];

            /// The same forms in pieces.
            pub const PIECES: &'static [&'static [::horda_words::Piece<#rules>]] = &[#(#pieces),*];

            #speech
        }

        #reader
    })
}

/// The variants of an enum; a struct is its own only one.
fn variants(input: &DeriveInput) -> Result<Vec<Variant>> {
    let (attrs, ident) = (input.attrs.clone(), input.ident.clone());
    match &input.data {
        Data::Enum(data) => Ok(data.variants.iter().cloned().collect()),
        Data::Struct(data) => {
            let fields = data.fields.clone();
            Ok(vec![Variant { attrs, ident, fields, discriminant: None }])
        }
        Data::Union(_) => Err(Error::new_spanned(ident, "words are an enum or a struct")),
    }
}

fn speech(whole: &Enum, words: &[Word<'_>]) -> TokenStream {
    let rules = &whole.rules;
    let context = whole.context.as_ref().map(|(name, kind)| quote!(, #name: &#kind));
    let says = words.iter().map(|word| word.said(whole));
    quote! {
        /// The sentence that people read.
        #[allow(unused_variables)]
        pub(crate) fn say(&self, rules: &#rules #context) -> ::horda_words::Phrase {
            match *self { #(#says)* }
        }
    }
}

impl Enum {
    fn read(input: &DeriveInput) -> Result<Enum> {
        let like = "rules = Game";
        let of = attribute::one(&input.attrs, "words", like)?;
        let (mut rules, mut context, mut prefix, mut read) = (None, None, None, None);
        for part in of.parts {
            match part {
                Part::Value(name, tokens) if name == "rules" => rules = Some(syn::parse2(tokens)?),
                Part::Value(name, tokens) if name == "keys" => {
                    prefix = Some(attribute::text(tokens)?.value());
                }
                Part::List(name, tokens) if name == "context" => {
                    let field: syn::Field =
                        syn::parse::Parser::parse2(syn::Field::parse_named, tokens)?;
                    context = field.ident.map(|name| (name, field.ty));
                }
                Part::Value(name, tokens) if name == "read" => {
                    read = Some(attribute::text(tokens)?.value());
                }
                _ => {
                    let known = "keys = \"event-\", context(name: Type), read = \"action\"";
                    return Err(Error::new(of.span, format!("known: {like}, {known}")));
                }
            }
        }
        let missing = || Error::new(of.span, format!("write: #[words({like})]"));
        let is_struct = matches!(input.data, Data::Struct(_));
        Ok(Enum { rules: rules.ok_or_else(missing)?, context, prefix, read, is_struct })
    }
}

fn read_variant<'a>(variant: &'a Variant, whole: &Enum) -> Result<Vec<Word<'a>>> {
    let forms = attribute::all(&variant.attrs, "word")?;
    if forms.is_empty() {
        let name = variant.ident.to_string().to_lowercase();
        return Err(Error::new_spanned(variant, format!("how is it written? #[word(\"{name}\")]")));
    }
    forms.into_iter().map(|parts| read_word(variant, parts, whole)).collect()
}

fn read_word<'a>(variant: &'a Variant, of: Parts, whole: &Enum) -> Result<Word<'a>> {
    let values = Values::of(variant, None)?;
    let values = if whole.is_struct { values.of_struct() } else { values };
    let mut parts = of.parts.into_iter();
    let Some(Part::Text(form)) = parts.next() else {
        return Err(Error::new(of.span, "the form comes first: #[word(\"moved {human} {to}\")]"));
    };
    let form = Form::parse(form)?;
    let (mut when, mut example, mut by, mut write_only) = (Vec::new(), None, None, false);
    // What nobody says as a sentence needs no word to begin with.
    let verb = if whole.prefix.is_some() { form.verb()? } else { String::new() };
    let (mut key, mut arguments, mut keys) = (verb, None, None);
    for part in parts {
        match part {
            Part::List(name, tokens) if name == "when" => when = conditions(tokens, &values)?,
            Part::Value(name, tokens) if name == "example" => {
                example = Some(attribute::text(tokens)?);
            }
            Part::Value(name, tokens) if name == "key" => key = attribute::text(tokens)?.value(),
            Part::List(name, tokens) if name == "keys" => keys = Some(texts(tokens)?),
            Part::List(name, tokens) if name == "says" => {
                let (own, list) = says(tokens, &name)?;
                key = own.unwrap_or(key);
                arguments = Some(list);
            }
            Part::List(name, tokens) if name == "said_by" => {
                let (function, list) = said_by(tokens, &name)?;
                (by, keys) = (Some(function), Some(list));
            }
            Part::Name(name) if name == "write_only" => write_only = true,
            _ => {
                let known = "write_only, when(…), example = \"…\", key = \"…\", keys(…), says(…), said_by(…)";
                return Err(Error::new(of.span, format!("known: {known}")));
            }
        }
    }
    for place in form.places().filter(|place| place.kind.is_none()) {
        if values.kind(&place.name).is_none() {
            return Err(no_value(&place.name, &values));
        }
    }
    let all = || {
        let named = form.places().map(|place| place.name.clone());
        named.map(|name| Argument { value: quote!(#name), name }).collect()
    };
    let whole_key = |key: &String| whole.prefix.as_ref().map(|prefix| format!("{prefix}{key}"));
    let keys = keys.unwrap_or_else(|| vec![key.clone()]).iter().filter_map(whole_key).collect();
    let sentence = match by {
        Some(function) => Sentence::By(function),
        None => {
            let key = whole_key(&key).unwrap_or_default();
            Sentence::Filled(key, arguments.unwrap_or_else(all))
        }
    };
    let about = attribute::doc(&variant.attrs);
    Ok(Word { values, form, conditions: when, example, sentence, keys, about, write_only })
}

/// `says("key", argument, name = value)`.
fn says(tokens: TokenStream, name: &Ident) -> Result<(Option<String>, Vec<Argument>)> {
    let mut parts = attribute::split(tokens).into_iter().peekable();
    let key = match parts.next_if(|part| matches!(part, Part::Text(_))) {
        Some(Part::Text(key)) => Some(key.value()),
        _ => None,
    };
    let list = parts.map(|part| Argument::read(part, name.span())).collect::<Result<_>>()?;
    Ok((key, list))
}

/// `said_by(method, "key", "other-key")`.
fn said_by(tokens: TokenStream, name: &Ident) -> Result<(Ident, Vec<String>)> {
    let mut parts = attribute::split(tokens).into_iter();
    let Some(Part::Name(function)) = parts.next() else {
        return Err(Error::new(name.span(), "said_by(method_of_the_rules, \"key\", …)"));
    };
    let key = |part| match part {
        Part::Text(key) => Ok(key.value()),
        _ => Err(Error::new(function.span(), "the keys that it may use, as texts")),
    };
    let keys = parts.map(key).collect::<Result<Vec<String>>>()?;
    Ok((function, keys))
}

fn texts(tokens: TokenStream) -> Result<Vec<String>> {
    let text = |part| match part {
        Part::Text(text) => Ok(text.value()),
        Part::Name(name) => Err(Error::new(name.span(), "a key is a text")),
        Part::Value(name, _) | Part::List(name, _) => {
            Err(Error::new(name.span(), "a key is a text"))
        }
        Part::Other(tokens) => Err(Error::new_spanned(tokens, "a key is a text")),
    };
    attribute::split(tokens).into_iter().map(text).collect()
}

impl Word<'_> {
    fn pattern(&self) -> TokenStream {
        self.values.whole(&self.conditions)
    }

    fn written(&self) -> TokenStream {
        let pattern = self.pattern();
        let steps = self.form.flat().into_iter().map(|piece| match piece {
            Flat::Letters(letters) => quote!(out.push_str(#letters);),
            Flat::Place(Place { name, reach: Reach::Optional, .. }) => {
                quote!(::horda_words::write_optional(&#name, rules, out);)
            }
            Flat::Place(Place { name, .. }) => {
                quote!(::horda_words::Written::write(&#name, rules, out);)
            }
        });
        quote!(#pattern => { #(#steps)* })
    }

    fn said(&self, whole: &Enum) -> TokenStream {
        let pattern = self.pattern();
        let span = self.form.text.span();
        let sentence = match &self.sentence {
            Sentence::Filled(key, arguments) => phrase(&quote!(#key), arguments, span),
            Sentence::By(function) => {
                let context = whole.context.as_ref().map(|(name, _)| quote!(#name,));
                let places = self.form.places().map(|place| &place.name);
                quote::quote_spanned!(span=> rules.#function(#context #(#places),*))
            }
        };
        quote!(#pattern => #sentence,)
    }

    /// The form as data.
    fn described(&self, whole: &Enum) -> TokenStream {
        let (text, keys, about) = (&self.form.text, &self.keys, &self.about);
        let example = self.example.as_ref().map_or(String::new(), LitStr::value);
        let sentences = self.sentences();
        let rules = &whole.rules;
        let places = self.form.places().map(|place| {
            let name = place.name.to_string();
            let kind = place.kind.as_ref().or_else(|| self.values.kind(&place.name));
            match kind.filter(|_| whole.read.is_some() && !self.write_only) {
                Some(kind) => quote!((#name, <#kind as ::horda_words::Readable<#rules>>::WORD)),
                None => quote!((#name, #name)),
            }
        });
        quote! {
            ::horda_words::Form {
                form: #text,
                places: &[#(#places),*],
                example: #example,
                keys: &[#(#keys),*],
                sentences: &[#(#sentences),*],
                about: #about,
            }
        }
    }

    /// The form in pieces, each with what it takes.
    fn pieces(&self, whole: &Enum) -> TokenStream {
        let rules = &whole.rules;
        let pieces = self.form.flat().into_iter().map(|piece| match piece {
            Flat::Letters(letters) => quote!(::horda_words::Piece::Letters(#letters)),
            Flat::Place(place) => {
                let kind = place.kind.as_ref().or_else(|| self.values.kind(&place.name));
                let checks = quote!(::horda_words::Checks::of::<#kind>());
                match place.reach {
                    Reach::Optional => quote!(::horda_words::Piece::Optional(#checks)),
                    Reach::One | Reach::Rest => quote!(::horda_words::Piece::Value(#checks)),
                }
            }
        });
        quote!(&[#(#pieces),*] as &[::horda_words::Piece<#rules>])
    }

    /// Keys with their arguments, where the declaration knows them: neither a method that says it
    /// nor a value that adds to the key tells what it fills.
    fn sentences(&self) -> Vec<TokenStream> {
        match &self.sentence {
            Sentence::Filled(key, arguments) if self.keys == [key.as_str()] => {
                let arguments = arguments.iter().map(|argument| argument.name.to_string());
                vec![quote!((#key, &[#(#arguments),*]))]
            }
            Sentence::Filled(..) | Sentence::By(_) => Vec::new(),
        }
    }

    /// Tries to read a line as this form.
    fn readers(&self, rules: &Type) -> Result<Vec<TokenStream>> {
        let mut slice = Vec::new();
        let mut optional = None;
        for word in &self.form.words {
            match &word[..] {
                [Piece::Letters(letters)] => slice.push(quote!(#letters)),
                [Piece::Place(place)] => {
                    let name = &place.name;
                    match place.reach {
                        Reach::One => slice.push(quote!(#name)),
                        Reach::Rest => slice.push(quote!(ref #name @ ..)),
                        Reach::Optional => optional = Some(name),
                    }
                }
                _ => {
                    let what = "what is read has words that stand alone";
                    return Err(Error::new(self.form.text.span(), what));
                }
            }
        }
        let mut attempts = Vec::new();
        if let Some(name) = optional {
            attempts.push(self.attempt(rules, &slice, quote!(let #name = "";)));
            slice.push(quote!(#name));
        }
        attempts.push(self.attempt(rules, &slice, TokenStream::new()));
        Ok(attempts)
    }

    fn attempt(&self, rules: &Type, slice: &[TokenStream], before: TokenStream) -> TokenStream {
        let whole = self.values.whole(&self.conditions);
        let reads = self.form.places().map(|Place { name, reach, .. }| {
            let text = match reach {
                Reach::One | Reach::Optional => quote!(#name),
                Reach::Rest => quote!(&#name.join(" ")),
            };
            quote!(let #name = ::horda_words::Readable::<#rules>::read_up_to(rules, #text, most)?;)
        });
        let rest = self.form.places().find(|place| place.reach == Reach::Rest);
        let filled = rest.map(|Place { name, .. }| quote!(if !#name.is_empty()));
        quote! {
            if let [#(#slice),*] = words[..] {
                #before
                let read = || -> ::core::result::Result<Self, ::horda_words::Unreadable> {
                    #(#reads)*
                    Ok(#whole)
                };
                #filled {
                    match read() {
                        Ok(word) => return Ok(word),
                        Err(wrong) => complaint = Some(wrong),
                    }
                }
            }
        }
    }
}

fn reader(ident: &Ident, what: &str, whole: &Enum, words: &[Word<'_>]) -> Result<TokenStream> {
    let rules = &whole.rules;
    let mut attempts = Vec::new();
    for word in words.iter().filter(|word| !word.write_only) {
        let bound = |name: &Ident| {
            let given = word.conditions.iter().any(|condition| condition.value == *name);
            given || word.form.places().any(|place| place.name == *name)
        };
        if let Some((name, _)) = word.values.list.iter().find(|(name, _)| !bound(name)) {
            let what = format!("`{name}` has no place in the form, so it could not be read");
            return Err(Error::new(word.form.text.span(), what));
        }
        attempts.extend(word.readers(rules)?);
    }
    Ok(quote! {
        impl ::horda_words::Readable<#rules> for #ident {
            const WORD: &'static str = #what;

            fn read(rules: &#rules, text: &str) -> Result<#ident, ::horda_words::Unreadable> {
                Self::read_up_to(rules, text, u32::MAX)
            }

            fn begins(rules: &#rules, text: &str) -> Result<(), ::horda_words::Unreadable> {
                ::horda_words::begins(#what, rules, text, #ident::FORMS, #ident::PIECES)
            }

            #[allow(unused_variables)]
            fn read_up_to(
                rules: &#rules,
                text: &str,
                most: u32,
            ) -> Result<#ident, ::horda_words::Unreadable> {
                let words: Vec<&str> = text.split_whitespace().collect();
                let mut complaint = None;
                #(#attempts)*
                Err(complaint.unwrap_or_else(|| ::horda_words::unreadable(#what, text, #ident::FORMS)))
            }
        }
    })
}
