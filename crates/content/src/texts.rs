//! Everything that Horda can say, in every language that it speaks.
//!
//! Texts are Fluent. What a thing is called is a message of its own, and its grammatical cases
//! are attributes of that message: Polish needs them, English does without.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use horda_kit::{Arg, Phrase};
use unic_langid::LanguageIdentifier;

use crate::messages::{CASES, Messages};
use crate::{Language, Problem};

type Bundle = FluentBundle<FluentResource>;

/// The texts of all languages. They can be shared between threads.
pub struct Texts {
    pl: Bundle,
    en: Bundle,
    /// Every key with the arguments of its text, in any language.
    keys: BTreeMap<String, BTreeSet<String>>,
}

impl Texts {
    /// Takes in text files: the language of each, its name for problems, and its text.
    ///
    /// Languages have to agree. Every message and attribute exists in all of them and takes the
    /// same arguments, except that the attributes `acc`, `gen`, `dat`, `ins` and `loc` are
    /// grammatical cases and may be missing, and that `$card-acc` counts as `$card`.
    pub fn load(sources: &[(Language, &str, &str)]) -> Result<Texts, Vec<Problem>> {
        let mut pl = Messages::new(Language::Pl);
        let mut en = Messages::new(Language::En);
        let mut problems = Vec::new();
        for (language, file, text) in sources {
            let messages = match language {
                Language::Pl => &mut pl,
                Language::En => &mut en,
            };
            problems.extend(messages.read(file, text));
        }
        problems.extend(pl.missing_in(&en));
        problems.extend(en.missing_in(&pl));
        problems.extend(pl.differing_from(&en));
        problems.extend(pl.dangling());
        problems.extend(en.dangling());
        if problems.is_empty() {
            let arguments = |key: &str| pl.arguments(key).into_iter().chain(en.arguments(key));
            let keys = pl.keys().chain(en.keys());
            let keys = keys.map(|key| (key.to_owned(), arguments(key).collect())).collect();
            let (pl, en) = (bundle(Language::Pl, sources), bundle(Language::En, sources));
            return Ok(Texts { pl, en, keys });
        }
        problems.sort();
        Err(problems)
    }

    /// Says a phrase. A key that nobody wrote a text for is said as itself: `⟨event-moved⟩`.
    ///
    /// Several names in one argument stand one after the other, with commas between them.
    ///
    /// An argument `card` that names a message is also there as `card-acc`, `card-gen`,
    /// `card-dat`, `card-ins` and `card-loc`, in its plain form where the message has no such
    /// case. A text may therefore use any case of anything. A name that is a phrase itself has
    /// the cases of its message, each with the arguments of that phrase.
    pub fn say(&self, language: Language, phrase: &Phrase) -> String {
        let bundle = match language {
            Language::Pl => &self.pl,
            Language::En => &self.en,
        };
        format_or_key(bundle, &phrase.key, &arguments(bundle, phrase))
    }

    /// Whether there is a text with this key, which may be `message.attribute`.
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }

    /// The arguments that the text with this key uses, in any language, itself or in the texts that
    /// it refers to.
    pub fn arguments(&self, key: &str) -> impl Iterator<Item = &str> {
        self.keys.get(key).into_iter().flatten().map(String::as_str)
    }

    /// All keys in alphabetical order: `message` and `message.attribute`.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.keys().map(String::as_str)
    }

    /// Those of the needed keys that have no text, each once, in alphabetical order.
    pub fn missing<'a>(&self, needed: impl Iterator<Item = &'a str>) -> Vec<String> {
        let missing: BTreeSet<&str> = needed.filter(|key| !self.has(key)).collect();
        missing.into_iter().map(str::to_owned).collect()
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Texts").field("keys", &self.keys).finish_non_exhaustive()
    }
}

/// The sources of one language, which were found in order, ready to speak.
fn bundle(language: Language, sources: &[(Language, &str, &str)]) -> Bundle {
    let locale: LanguageIdentifier =
        language.code().parse().expect("codes of languages are language identifiers");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Marks around every argument serve texts that mix directions of writing, and would turn up
    // in terminals and tests.
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("a new bundle has no functions yet");
    for (_, _, text) in sources.iter().filter(|(spoken, _, _)| *spoken == language) {
        let resource = FluentResource::try_new((*text).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(partly, _)| partly));
    }
    bundle
}

/// What fills the places of a phrase.
fn arguments<'a>(bundle: &Bundle, phrase: &Phrase) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    let bare = |key: &String| (key.clone(), FluentArgs::new());
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(number) => args.set(*name, *number),
            Arg::Text(text) => set_in_all_cases(&mut args, name, text, |_| None),
            Arg::Key(key) => set_names(bundle, &mut args, name, &[bare(key)]),
            Arg::Keys(keys) => {
                let names: Vec<_> = keys.iter().map(bare).collect();
                set_names(bundle, &mut args, name, &names);
            }
            Arg::Phrases(phrases) => {
                let inner = |phrase: &Phrase| (phrase.key.to_string(), arguments(bundle, phrase));
                let names: Vec<_> = phrases.iter().map(inner).collect();
                set_names(bundle, &mut args, name, &names);
            }
        }
    }
    args
}

/// Names of things, each a key with what fills its places, with a comma between them.
fn set_names(
    bundle: &Bundle,
    args: &mut FluentArgs<'_>,
    name: &str,
    names: &[(String, FluentArgs<'_>)],
) {
    let plain = |(key, inner): &(String, FluentArgs<'_>)| format_or_key(bundle, key, inner);
    let plain: Vec<String> = names.iter().map(plain).collect();
    let in_case = |case: &str| {
        let one = |((key, inner), plain): (&(String, FluentArgs<'_>), &String)| {
            format(bundle, &format!("{key}.{case}"), inner).unwrap_or_else(|| plain.clone())
        };
        Some(names.iter().zip(&plain).map(one).collect::<Vec<_>>().join(", "))
    };
    set_in_all_cases(args, name, &plain.join(", "), in_case);
}

fn set_in_all_cases(
    args: &mut FluentArgs<'_>,
    name: &str,
    plain: &str,
    in_case: impl Fn(&str) -> Option<String>,
) {
    for case in CASES {
        let value = in_case(case).unwrap_or_else(|| plain.to_owned());
        args.set(format!("{name}-{case}"), value);
    }
    args.set(name.to_owned(), plain.to_owned());
}

fn format_or_key(bundle: &Bundle, key: &str, args: &FluentArgs<'_>) -> String {
    format(bundle, key, args).unwrap_or_else(|| format!("⟨{key}⟩"))
}

fn format(bundle: &Bundle, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let pattern = pattern(bundle, key)?;
    // Errors are arguments that nobody gave; the text shows their names, which is the best that
    // can be said in the middle of a game.
    let mut errors = Vec::new();
    Some(bundle.format_pattern(pattern, Some(args), &mut errors).into_owned())
}

/// The pattern of a key. A case that the message lacks is its plain form.
fn pattern<'b>(bundle: &'b Bundle, key: &str) -> Option<&'b Pattern<&'b str>> {
    let Some((message, attribute)) = key.split_once('.') else {
        return bundle.get_message(key)?.value();
    };
    let message = bundle.get_message(message)?;
    match message.get_attribute(attribute) {
        Some(attribute) => Some(attribute.value()),
        None if CASES.contains(&attribute) => message.value(),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PL: &str = "\
card-mine = Mina
    .acc = Minę
    .loc = Minie
card-dog = Pies
event-played = Zagrano { $card-acc }.
event-stands = Stoi na { $card-loc }, obok { $card-gen }: { $card }.
event-moved = { $card } idzie na { $to-acc } ({ $to }).
hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
button = Graj
    .tooltip = Zagraj { $card-acc }
";
    const EN: &str = "\
card-mine = Mine
card-dog = Dog
event-played = { $card-acc } is played.
event-stands = Stands on { $card-loc }, by { $card-gen }: { $card }.
event-moved = { $card } walks to { $to }.
hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
button = Play
    .tooltip = Play { $card }
";

    fn texts() -> Texts {
        Texts::load(&[(Language::Pl, "pl.ftl", PL), (Language::En, "en.ftl", EN)]).unwrap()
    }

    #[test]
    fn arguments_of_texts_that_are_referred_to_count() {
        let text = "foe = { $target } { $number }\nhit = { foe }: { $cell }\n\
                    one = { other } { $x }\nother = { one } { $y }\n";
        let texts =
            Texts::load(&[(Language::Pl, "pl.ftl", text), (Language::En, "en.ftl", text)]).unwrap();
        let arguments = |key| texts.arguments(key).collect::<Vec<_>>();
        assert_eq!(arguments("hit"), ["cell", "number", "target"]);
        assert_eq!(arguments("one"), ["x", "y"], "a circle ends");
        assert!(arguments("none").is_empty());
    }

    #[test]
    fn polish_numbers_have_three_forms() {
        let texts = texts();
        let hand =
            |language, count| texts.say(language, &Phrase::new("hand").number("count", count));
        for (count, said) in [
            (1, "1 karta"),
            (2, "2 karty"),
            (5, "5 kart"),
            (12, "12 kart"),
            (22, "22 karty"),
            (0, "0 kart"),
        ] {
            assert_eq!(hand(Language::Pl, count), said);
        }
        assert_eq!(hand(Language::En, 1), "1 card");
        assert_eq!(hand(Language::En, -5), "-5 cards");
    }

    #[test]
    fn things_are_named_in_the_case_that_the_text_asks_for() {
        let texts = texts();
        let played = Phrase::new("event-played").key("card", "card-mine");
        assert_eq!(texts.say(Language::Pl, &played), "Zagrano Minę.");
        assert_eq!(texts.say(Language::En, &played), "Mine is played.");
        let stands = Phrase::new("event-stands").key("card", "card-mine");
        assert_eq!(texts.say(Language::Pl, &stands), "Stoi na Minie, obok Mina: Mina.");
        let dog = Phrase::new("event-played").key("card", "card-dog");
        assert_eq!(texts.say(Language::Pl, &dog), "Zagrano Pies.");
    }

    #[test]
    fn several_names_fill_one_place() {
        let both = ["card-mine", "card-dog"].map(str::to_owned);
        let stands = Phrase::new("event-stands").keys("card", both);
        let said = "Stoi na Minie, Pies, obok Mina, Pies: Mina, Pies.";
        assert_eq!(texts().say(Language::Pl, &stands), said);
        let lost = Phrase::new("event-played").keys("card", ["card-lost".to_owned()]);
        assert_eq!(texts().say(Language::Pl, &lost), "Zagrano ⟨card-lost⟩.");
    }

    #[test]
    fn a_name_may_be_a_phrase_of_its_own() {
        let pl = "street = Kanałowa\n    .loc = Kanałowej\nend = { $street } { $number }\n    \
                  .loc = na { $street-loc } { $number }\nnoise = Hałas { $at-loc } ({ $at }).\n";
        let en = "street = Canal Street\nend = { $street } { $number }\n    \
                  .loc = on { $street } { $number }\nnoise = Noise { $at-loc } ({ $at }).\n";
        let texts =
            Texts::load(&[(Language::Pl, "pl.ftl", pl), (Language::En, "en.ftl", en)]).unwrap();
        let end = |number: u8| Phrase::new("end").key("street", "street").number("number", number);
        let one = Phrase::new("noise").phrases("at", [end(3)]);
        assert_eq!(texts.say(Language::Pl, &one), "Hałas na Kanałowej 3 (Kanałowa 3).");
        let two = Phrase::new("noise").phrases("at", [end(1), end(2)]);
        let said = "Noise on Canal Street 1, on Canal Street 2 (Canal Street 1, Canal Street 2).";
        assert_eq!(texts.say(Language::En, &two), said);
    }

    #[test]
    fn words_without_translation_have_all_cases_too() {
        let moved = Phrase::new("event-moved").key("card", "card-dog").text("to", "T2B3");
        assert_eq!(texts().say(Language::Pl, &moved), "Pies idzie na T2B3 (T2B3).");
    }

    #[test]
    fn attributes_are_said_by_message_and_name() {
        let texts = texts();
        let tooltip = Phrase::new("button.tooltip").key("card", "card-mine");
        assert_eq!(texts.say(Language::Pl, &tooltip), "Zagraj Minę");
        assert_eq!(texts.say(Language::En, &Phrase::new("card-mine.acc")), "Mine");
        let nested = Phrase::new("event-played").key("card", "card-mine.loc");
        assert_eq!(texts.say(Language::Pl, &nested), "Zagrano Minie.");
    }

    #[test]
    fn what_nobody_wrote_is_said_as_its_key() {
        let texts = texts();
        for key in ["event-lost", "button.title", "nothing.acc", "a.b.c", ""] {
            assert_eq!(texts.say(Language::Pl, &Phrase::new(key)), format!("⟨{key}⟩"));
        }
        let lost = Phrase::new("event-played").key("card", "card-lost");
        assert_eq!(texts.say(Language::Pl, &lost), "Zagrano ⟨card-lost⟩.");
        let bare = Phrase::new("event-played");
        assert_eq!(texts.say(Language::Pl, &bare), "Zagrano {$card-acc}.");
    }

    #[test]
    fn keys_are_known() {
        let texts = texts();
        assert!(texts.has("button") && texts.has("button.tooltip") && texts.has("card-mine.acc"));
        assert!(!texts.has("button.acc") && !texts.has("nothing"));
        let keys: Vec<&str> = texts.keys().take(4).collect();
        assert_eq!(keys, ["button", "button.tooltip", "card-dog", "card-mine"]);
        let needed = ["z", "hand", "b", "z"];
        assert_eq!(texts.missing(needed.into_iter()), ["b", "z"]);
    }

    #[test]
    fn one_language_may_have_several_files() {
        let sources = [
            (Language::Pl, "a.ftl", "a = { b }"),
            (Language::Pl, "b.ftl", "b = B"),
            (Language::En, "c.ftl", "a = A\nb = { NUMBER(3) }"),
        ];
        let texts = Texts::load(&sources).unwrap();
        assert_eq!(texts.say(Language::Pl, &Phrase::new("a")), "B");
        assert_eq!(texts.say(Language::En, &Phrase::new("b")), "3");
    }

    #[test]
    fn all_problems_of_all_files_come_at_once() {
        let sources = [
            (Language::Pl, "pl.ftl", "a = { $x }\nb = B\nb = C\nc C\n"),
            (Language::En, "en.ftl", "a = A\nb = { -t }\nd = D\n"),
        ];
        let problems = Texts::load(&sources).unwrap_err();
        let expected = [
            r#"en.ftl:2: refers to "-t", which is missing in en"#,
            r#"en.ftl:3: "d" is missing in pl"#,
            r#"pl.ftl:1: "a" uses $x in pl but no arguments in en; see en.ftl:1"#,
            r#"pl.ftl:3: "b" is written twice; the first is at pl.ftl:2"#,
            r#"pl.ftl:4: not Fluent: Expected a token starting with "=""#,
        ];
        assert_eq!(problems.iter().map(Problem::to_string).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn texts_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Texts>();
    }
}
