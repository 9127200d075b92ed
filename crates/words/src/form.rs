//! Written forms as data: what usage hints, documents and checks are made of.

use horda_content::did_you_mean;
use horda_kit::Unreadable;

/// The key of a sentence, and the arguments that it is given.
pub type Sentence = (&'static str, &'static [&'static str]);

/// A reason for a refusal.
#[derive(Clone, Copy, Debug)]
pub struct Reason {
    /// The rule that it cites, where that does not depend on the position.
    pub rule: Option<&'static str>,
    /// The key of its sentence.
    pub key: &'static str,
    /// The arguments that the sentence is given.
    pub arguments: &'static [&'static str],
}

/// One written form of an action or event.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// With its places: `go {human} {to}`.
    pub form: &'static str,
    /// The places, each with the word for what fills it.
    pub places: &'static [(&'static str, &'static str)],
    /// An example, where the form has places and can be read.
    pub example: &'static str,
    /// Keys of the sentences that it may become.
    pub keys: &'static [&'static str],
    /// Those of them whose arguments the declaration lists.
    pub sentences: &'static [Sentence],
    /// What it means.
    pub about: &'static str,
}

impl Form {
    /// The word that it begins with.
    pub fn verb(&self) -> &'static str {
        self.form.split(' ').next().unwrap_or_default()
    }

    /// The form with one word for each of its places: `go HUMAN FIELD`, `play CARD [TARGET]`.
    pub fn usage(&self) -> String {
        let mut usage = String::new();
        let (mut rest, mut places) = (self.form, self.places.iter());
        while let Some((before, after)) = rest.split_once('{') {
            let (inside, after) = after.split_once('}').unwrap_or((after, ""));
            let word =
                places.next().map_or(inside, |(_, word)| word).to_uppercase().replace(' ', "-");
            usage.push_str(before);
            match inside.ends_with('?') {
                true => usage.extend(["[", word.as_str(), "]"]),
                false => usage.push_str(&word),
            }
            rest = after;
        }
        usage.push_str(rest);
        usage
    }
}

/// The words that forms begin with, each once, in order.
pub fn verbs(forms: &'static [Form]) -> Vec<&'static str> {
    let mut verbs: Vec<&str> = forms.iter().map(Form::verb).collect();
    verbs.dedup();
    verbs
}

/// Keys of the sentences that forms may become.
pub fn keys(forms: &'static [Form]) -> impl Iterator<Item = String> {
    forms.iter().flat_map(|form| form.keys).map(|key| (*key).to_owned())
}

/// A complaint about something that cannot be read, with how its verb is used; where forms begin
/// with a value there is no verb, and all of them are told.
pub fn unreadable(what: &str, text: &str, forms: &'static [Form]) -> Unreadable {
    let verb = text.split_whitespace().next().unwrap_or_default();
    let all = forms.iter().any(|form| form.form.starts_with('{'));
    let meant = || forms.iter().filter(|form| all || form.verb() == verb);
    let usages: Vec<String> = meant().map(Form::usage).filter(|usage| !usage.is_empty()).collect();
    let example = meant().find(|form| !form.example.is_empty());
    let hint = match (usages.is_empty(), example) {
        (true, _) => did_you_mean(verb, verbs(forms)),
        (false, None) => Some(usages.join(" or ")),
        (false, Some(form)) => Some(format!("{}, such as: {}", usages.join(" or "), form.example)),
    };
    Unreadable { what: format!("cannot read the {what} \"{text}\""), hint }
}
