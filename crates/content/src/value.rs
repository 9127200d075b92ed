//! Values of a data file, each with its place.
//!
//! Most readers ask a [`TomlTable`] for what they want by type. A [`Value`] is for data whose shape
//! is known only after looking at it.

use std::ops::Range;

use horda_kit::Unreadable;
use toml::Spanned;
use toml::de::DeValue;

use crate::{Problems, TomlTable};

/// One value of a data file.
#[derive(Clone, Debug)]
pub struct Value<'a> {
    data: Spanned<DeValue<'a>>,
    /// Name for tables in problems, such as `card.title`.
    name: String,
    problems: &'a Problems,
}

impl<'a> Value<'a> {
    pub(crate) fn new(
        data: Spanned<DeValue<'a>>,
        name: String,
        problems: &'a Problems,
    ) -> Value<'a> {
        Value { data, name, problems }
    }

    /// The text, if this is text.
    pub fn text(&self) -> Option<&str> {
        self.data.get_ref().as_str()
    }

    /// The number, if this is a whole number of a sensible size.
    pub fn number(&self) -> Option<i64> {
        let integer = self.data.get_ref().as_integer()?;
        i64::from_str_radix(integer.as_str(), integer.radix()).ok()
    }

    /// The flag, if this is `true` or `false`.
    pub fn flag(&self) -> Option<bool> {
        self.data.get_ref().as_bool()
    }

    /// The values inside, if this is a list.
    pub fn list(&self) -> Option<Vec<Value<'a>>> {
        let list = self.data.get_ref().as_array()?;
        let value = |inner: &Spanned<DeValue<'a>>| {
            Value::new(inner.clone(), self.name.clone(), self.problems)
        };
        Some(list.iter().map(value).collect())
    }

    /// The table, if this is one. The caller then calls [`TomlTable::finish`] on it.
    pub fn table(&self) -> Option<TomlTable<'a>> {
        let entries = self.data.get_ref().as_table()?;
        Some(TomlTable::new(entries.clone(), self.span(), self.name.clone(), self.problems))
    }

    /// What this is, in words that fit after "found".
    pub fn kind(&self) -> &'static str {
        match self.data.get_ref() {
            DeValue::String(_) => "text",
            DeValue::Integer(_) if self.number().is_none() => "a number that is too big",
            DeValue::Integer(_) => "a whole number",
            DeValue::Float(_) => "a fraction",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        }
    }

    /// Bytes of the file that hold the value. A table with a header has the span of its header.
    pub fn span(&self) -> Range<usize> {
        self.data.span()
    }

    /// Line on which the value starts, counted from one.
    pub fn line(&self) -> usize {
        self.problems.line(self.span().start)
    }

    /// Reports that something is wrong with this value.
    pub fn problem(&self, what: impl Into<String>, hint: Option<String>) {
        self.problems.report(self.span(), what, hint);
    }

    /// Reports that something is wrong with a part of this text, given by its bytes. The text must
    /// be written without escapes, as text in `'''` is.
    pub fn problem_within(
        &self,
        part: Range<usize>,
        what: impl Into<String>,
        hint: Option<String>,
    ) {
        let span = self.span();
        let around = span.len() - self.text().map_or(0, str::len).min(span.len());
        // Three quotes at the end mean three in front, and perhaps a line break after them.
        let closing = if around >= 6 { 3 } else { 1 };
        let begin = span.start + around.saturating_sub(closing);
        self.problems.report(begin + part.start..begin + part.end, what, hint);
    }
}

/// A word of a list, which remembers where it stood.
#[derive(Clone, Debug)]
pub struct Word<'a> {
    /// The word itself.
    pub text: String,
    /// Bytes of the file that hold it.
    pub span: Range<usize>,
    problems: &'a Problems,
}

impl<'a> Word<'a> {
    pub(crate) fn of(value: &Value<'a>) -> Option<Word<'a>> {
        let text = value.text()?.to_owned();
        Some(Word { text, span: value.span(), problems: value.problems })
    }

    /// Line on which the word stands, counted from one.
    pub fn line(&self) -> usize {
        self.problems.line(self.span.start)
    }

    /// What was read from this word, or nothing where it could not be: that is reported here.
    pub fn accept<T>(&self, read: Result<T, Unreadable>) -> Option<T> {
        read.map_err(|wrong| self.problem(wrong.what, wrong.hint)).ok()
    }

    /// Reports that something is wrong with this word.
    pub fn problem(&self, what: impl Into<String>, hint: Option<String>) {
        self.problems.report(self.span.clone(), what, hint);
    }
}

/// A type that can be read from a value of a data file.
pub trait FromValue: Sized {
    /// What the value has to be, in words that fit after "must be".
    const EXPECTED: &'static str;

    /// Reads the value. The error is what was found instead, in words that fit after "found".
    fn from_value(value: &Value<'_>) -> Result<Self, String>;
}

impl FromValue for String {
    const EXPECTED: &'static str = "text";

    fn from_value(value: &Value<'_>) -> Result<String, String> {
        value.text().map(str::to_owned).ok_or_else(|| value.kind().to_owned())
    }
}

impl FromValue for i64 {
    const EXPECTED: &'static str = "a whole number";

    fn from_value(value: &Value<'_>) -> Result<i64, String> {
        value.number().ok_or_else(|| value.kind().to_owned())
    }
}

impl FromValue for bool {
    const EXPECTED: &'static str = "true or false";

    fn from_value(value: &Value<'_>) -> Result<bool, String> {
        value.flag().ok_or_else(|| value.kind().to_owned())
    }
}

impl FromValue for Vec<String> {
    const EXPECTED: &'static str = "a list of texts";

    fn from_value(value: &Value<'_>) -> Result<Vec<String>, String> {
        let list = value.list().ok_or_else(|| value.kind().to_owned())?;
        list.iter()
            .map(String::from_value)
            .collect::<Result<_, _>>()
            .map_err(|found| format!("{found} in the list"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    fn values<'a>(text: &'a str, problems: &'a Problems) -> Vec<Value<'a>> {
        parse(text, problems).unwrap().entries().into_iter().map(|(_, value)| value).collect()
    }

    #[test]
    fn a_value_is_what_it_is_and_nothing_else() {
        let text = "a = 'x'\nb = 0x1_F\nc = true\nd = [1, ['y']]\ne = { f = 2 }\ng = 1.5\n\
                    h = 1979-05-27\ni = 99999999999999999999";
        let problems = Problems::new("a.toml", text);
        let values = values(text, &problems);
        let kinds: Vec<&str> = values.iter().map(Value::kind).collect();
        let expected = [
            "text",
            "a whole number",
            "true or false",
            "a list",
            "a table",
            "a fraction",
            "a date",
            "a number that is too big",
        ];
        assert_eq!(kinds, expected);
        assert_eq!(values[0].text(), Some("x"));
        assert_eq!((values[0].number(), values[1].number()), (None, Some(31)));
        assert_eq!(values[2].flag(), Some(true));
        let list = values[3].list().unwrap();
        assert_eq!(list[0].number(), Some(1));
        assert_eq!(list[1].list().unwrap()[0].text(), Some("y"));
        assert_eq!(values[4].table().unwrap().required::<i64>("f"), Some(2));
        assert_eq!(values[7].number(), None);
        assert_eq!(values.iter().map(Value::line).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn a_value_reports_at_its_own_line() {
        let text = "a = [\n  'x',\n  'y',\n]";
        let problems = Problems::new("a.toml", text);
        values(text, &problems)[0].list().unwrap()[1].problem("no y, please", None);
        assert_eq!(problems.into_sorted()[0].to_string(), "a.toml:3: no y, please");
    }

    #[test]
    fn a_part_of_a_text_is_reported_at_its_own_line() {
        let text = "a = '''\none\ntwo\n'''\nb = '''one\ntwo'''\nc = \"one\"";
        let problems = Problems::new("a.toml", text);
        let values = values(text, &problems);
        values[0].problem_within(0..1, "first", None);
        values[0].problem_within(4..7, "second", None);
        values[1].problem_within(4..7, "third", None);
        values[2].problem_within(1..2, "fourth", None);
        let lines: Vec<usize> = problems.into_sorted().iter().map(|found| found.line).collect();
        assert_eq!(lines, [2, 3, 6, 7]);
    }
}
