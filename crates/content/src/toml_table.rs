//! Tables of a data file, read key by key.
//!
//! Reading never stops at the first mistake. Every question that has no good answer is reported
//! to the [`Problems`] of the file and answered with nothing or a default, so one reading names
//! all that is wrong. A table also remembers what it was asked, and [`TomlTable::finish`] reports
//! the keys that nobody wanted: that is how misspelt ones are found.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use horda_kit::Unreadable;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::suggest::did_you_mean;
use crate::{FromValue, Problems, Value, Word};

/// One table of a data file.
#[derive(Clone, Debug)]
pub struct TomlTable<'a> {
    entries: DeTable<'a>,
    span: Range<usize>,
    /// Name in problems, such as `card.title`; empty for the file itself.
    name: String,
    problems: &'a Problems,
    asked: RefCell<BTreeSet<String>>,
}

impl<'a> TomlTable<'a> {
    pub(crate) fn new(
        entries: DeTable<'a>,
        span: Range<usize>,
        name: String,
        problems: &'a Problems,
    ) -> TomlTable<'a> {
        TomlTable { entries, span, name, problems, asked: RefCell::default() }
    }

    /// The value of a key that has to be there.
    pub fn required<T: FromValue>(&self, key: &str) -> Option<T> {
        self.read(key, self.demand(key, None)?)
    }

    /// The value of a key that may be left out.
    pub fn optional<T: FromValue>(&self, key: &str) -> Option<T> {
        self.read(key, self.value(key)?)
    }

    /// A number within a range, which has to be there.
    pub fn number(&self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        self.within(key, self.demand(key, None)?, range)
    }

    /// A number within a range, or the default where it is left out or wrong.
    pub fn number_or(&self, key: &str, range: RangeInclusive<i64>, default: i64) -> i64 {
        self.value(key).and_then(|value| self.within(key, value, range)).unwrap_or(default)
    }

    /// The numbers of a list, each within a range, or nothing where the list is left out. What does
    /// not fit is reported and left out.
    pub fn numbers(&self, key: &str, range: RangeInclusive<i64>) -> Option<Vec<i64>> {
        let fits = |value: &Value<'a>| {
            let number = value.number().filter(|number| range.contains(number));
            if number.is_none() {
                let (least, most) = (range.start(), range.end());
                value.problem(format!("\"{key}\" holds numbers from {least} to {most}"), None);
            }
            number
        };
        let has = self.has(key);
        has.then(|| self.list(key, "a list of numbers").iter().filter_map(fits).collect())
    }

    /// A flag, which is down where it is left out.
    pub fn flag(&self, key: &str) -> bool {
        self.optional(key).unwrap_or(false)
    }

    /// The words of a list, which is empty where it is left out.
    pub fn words(&self, key: &str) -> Vec<Word<'a>> {
        let word = |value: &Value<'a>| {
            let word = Word::of(value);
            if word.is_none() {
                self.mismatch(key, value, Vec::<String>::EXPECTED, value.kind());
            }
            word
        };
        self.list(key, Vec::<String>::EXPECTED).iter().filter_map(word).collect()
    }

    /// The table of a key that may be left out.
    pub fn table(&self, key: &str) -> Option<TomlTable<'a>> {
        self.as_table(key, self.value(key)?)
    }

    /// The table of a key that has to be there.
    pub fn required_table(&self, key: &str) -> Option<TomlTable<'a>> {
        self.as_table(key, self.demand(key, None)?)
    }

    /// The tables of a key, be they written under `[[headers]]` or as a list. None where the key
    /// is left out.
    pub fn tables(&self, key: &str) -> Vec<TomlTable<'a>> {
        let expected = "a list of tables";
        let table = |value: &Value<'a>| {
            let table = value.table();
            if table.is_none() {
                self.mismatch(key, value, expected, value.kind());
            }
            table
        };
        self.list(key, expected).iter().filter_map(table).collect()
    }

    /// Reads the tables of a key, each with a name of its own, and finishes them.
    pub fn named<T>(
        &self,
        key: &str,
        mut read: impl FnMut(&TomlTable<'a>) -> Option<T>,
        name: impl Fn(&T) -> &str,
    ) -> Vec<T> {
        let mut all: Vec<T> = Vec::new();
        for table in self.tables(key) {
            let Some(own) = table.finished(&mut read) else { continue };
            if all.iter().any(|other| name(other) == name(&own)) {
                let what = format!("\"{}\" has two entries", name(&own));
                table.problem(Some("id"), what, Some(format!("give each {key} one entry")));
            }
            all.push(own);
        }
        all
    }

    /// Exactly so many small numbers within a range, which have to be there; the hint is for when
    /// they are not.
    pub fn array<const MANY: usize>(
        &self,
        key: &str,
        range: RangeInclusive<i64>,
        hint: &str,
    ) -> Option<[u8; MANY]> {
        let list = self.demand(key, Some(hint.to_owned()))?.list().unwrap_or_default();
        let fits = |value: &Value<'a>| value.number().filter(|number| range.contains(number));
        let numbers: Vec<u8> = list.iter().filter_map(fits).map(|number| number as u8).collect();
        let all = numbers.try_into().ok().filter(|_| list.len() == MANY);
        if all.is_none() {
            let (least, most) = (range.start(), range.end());
            let what = format!("\"{key}\" must be {MANY} numbers from {least} to {most}");
            self.problem(Some(key), what, Some(hint.to_owned()));
        }
        all
    }

    /// What was read, or nothing where it could not be: that is reported at the key.
    pub fn accept<T>(&self, key: &str, read: Result<T, Unreadable>) -> Option<T> {
        read.map_err(|wrong| self.problem(Some(key), wrong.what, wrong.hint)).ok()
    }

    /// Reads the table with a function and reports the keys that it asked nothing about.
    pub fn finished<T>(&self, read: impl FnOnce(&TomlTable<'a>) -> T) -> T {
        let own = read(self);
        self.finish();
        own
    }

    /// All keys with their values, in the order of the file, for tables whose keys are free.
    pub fn entries(&self) -> Vec<(String, Value<'a>)> {
        let mut entries: Vec<_> = self.entries.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let entry = |(key, value): (&Spanned<DeString<'a>>, &Spanned<DeValue<'a>>)| {
            self.ask(key.get_ref());
            (key.get_ref().clone().into_owned(), self.wrap(key.get_ref(), value))
        };
        entries.into_iter().map(entry).collect()
    }

    /// Whether a key is there. To ask is to know the key: [`TomlTable::finish`] accepts it.
    pub fn has(&self, key: &str) -> bool {
        self.ask(key);
        self.entries.contains_key(key)
    }

    /// Reports that something is wrong with a key, or with the table as a whole.
    pub fn problem(&self, key: Option<&str>, what: impl Into<String>, hint: Option<String>) {
        let entry = key.and_then(|key| self.entries.get_key_value(key));
        let span = entry.map_or_else(|| self.span.clone(), |(key, _)| key.span());
        self.problems.report(span, what, hint);
    }

    /// Line on which the table starts, counted from one.
    pub fn line(&self) -> usize {
        self.problems.line(self.span.start)
    }

    /// Line of a key, or of the table where the key is left out, counted from one.
    pub fn line_of(&self, key: &str) -> usize {
        let key = self.entries.get_key_value(key);
        key.map_or_else(|| self.line(), |(key, _)| self.problems.line(key.span().start))
    }

    /// Reports every key that nobody asked about. Each table is finished on its own.
    pub fn finish(&self) {
        let asked = self.asked.borrow();
        for key in self.entries.keys().filter(|key| !asked.contains(key.get_ref().as_ref())) {
            let word = key.get_ref();
            let hint = did_you_mean(word, asked.iter().map(String::as_str));
            self.problems.report(key.span(), format!("unknown key \"{word}\""), hint);
        }
    }

    /// The value of a key that has to be there; the hint is for when it is not.
    pub(crate) fn demand(&self, key: &str, hint: Option<String>) -> Option<Value<'a>> {
        let value = self.value(key);
        if value.is_none() {
            let what = match self.name.as_str() {
                "" => format!("missing key \"{key}\" at the top of the file"),
                name => format!("missing key \"{key}\" in \"{name}\""),
            };
            self.problem(None, what, hint);
        }
        value
    }

    /// The value of a key, if it is there.
    pub fn value(&self, key: &str) -> Option<Value<'a>> {
        self.ask(key);
        self.entries.get(key).map(|value| self.wrap(key, value))
    }

    /// The value as a type; what else it is gets reported.
    pub(crate) fn read<T: FromValue>(&self, key: &str, value: Value<'a>) -> Option<T> {
        let read = T::from_value(&value);
        read.map_err(|found| self.mismatch(key, &value, T::EXPECTED, &found)).ok()
    }

    fn within(&self, key: &str, value: Value<'a>, range: RangeInclusive<i64>) -> Option<i64> {
        let number = self.read::<i64>(key, value.clone())?;
        if range.contains(&number) {
            return Some(number);
        }
        let (least, most) = (range.start(), range.end());
        value.problem(format!("\"{key}\" must be from {least} to {most}, found {number}"), None);
        None
    }

    fn as_table(&self, key: &str, value: Value<'a>) -> Option<TomlTable<'a>> {
        let table = value.table();
        if table.is_none() {
            self.mismatch(key, &value, "a table", value.kind());
        }
        table
    }

    fn list(&self, key: &str, expected: &str) -> Vec<Value<'a>> {
        let Some(value) = self.value(key) else { return Vec::new() };
        value.list().unwrap_or_else(|| {
            self.mismatch(key, &value, expected, value.kind());
            Vec::new()
        })
    }

    fn mismatch(&self, key: &str, value: &Value<'a>, expected: &str, found: &str) {
        value.problem(format!("\"{key}\" must be {expected}, found {found}"), None);
    }

    fn wrap(&self, key: &str, value: &Spanned<DeValue<'a>>) -> Value<'a> {
        let name = match self.name.as_str() {
            "" => key.to_owned(),
            name => format!("{name}.{key}"),
        };
        Value::new(value.clone(), name, self.problems)
    }

    fn ask(&self, key: &str) {
        self.asked.borrow_mut().insert(key.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Problem, parse};

    /// Reads a text in some way and returns what was reported.
    fn problems_of(text: &str, read: impl FnOnce(&TomlTable<'_>)) -> Vec<String> {
        let problems = Problems::new("cards.toml", text);
        if let Some(table) = parse(text, &problems) {
            read(&table);
        }
        problems.into_sorted().iter().map(Problem::to_string).collect()
    }

    #[test]
    fn good_values_are_read() {
        let text = "a = 3\nb = ['x', 'y']\nc = true\nd = 'left'\nk = [1, 3]\n\
                    e = [{ f = 1 }, { f = 2 }]\n[[g]]\nf = 3\n[h.i]\nj = 1";
        let found = problems_of(text, |root| {
            assert_eq!(root.number("a", 0..=3), Some(3));
            assert_eq!(root.number_or("z", 0..=3, 2), 2);
            assert_eq!(
                (root.numbers("k", 1..=3), root.numbers("z", 1..=3)),
                (Some(vec![1, 3]), None)
            );
            assert_eq!(root.required::<Vec<String>>("b").unwrap(), ["x", "y"]);
            assert_eq!(root.words("b")[1].text, "y");
            assert!(root.words("z").is_empty());
            assert!(root.flag("c") && !root.flag("z"));
            assert!(root.has("d") && !root.has("z"));
            assert_eq!(root.optional::<String>("z"), None);
            let inline: Vec<_> = root.tables("e").iter().map(|e| e.number("f", 1..=2)).collect();
            assert_eq!(inline, [Some(1), Some(2)]);
            assert_eq!(root.tables("g")[0].line(), 7);
            let inner = root.table("h").unwrap().table("i").unwrap();
            assert_eq!((inner.required::<i64>("j"), inner.line()), (Some(1), 9));
            root.finish();
        });
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn free_tables_keep_the_order_of_the_file_and_know_their_keys() {
        let found = problems_of("given = { T2B3 = 'sasza', T1B1 = 4 }", |root| {
            let given = root.required_table("given").unwrap();
            let entries = given.entries();
            let keys: Vec<&str> = entries.iter().map(|(key, _)| key.as_str()).collect();
            assert_eq!(keys, ["T2B3", "T1B1"]);
            assert_eq!(entries[0].1.text(), Some("sasza"));
            assert_eq!(entries[1].1.number(), Some(4));
            given.finish();
            root.finish();
        });
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn arrays_have_their_length_and_their_range() {
        let text = "a = [1, 4]\nb = [1]\nc = [1, 5]\nd = 3";
        let found = problems_of(text, |root| {
            let pair = |key| root.array::<2>(key, 1..=4, "such as [1, 2]");
            assert_eq!(["a", "b", "c", "d", "e"].map(pair), [Some([1, 4]), None, None, None, None]);
        });
        let expected = [
            "1: missing key \"e\" at the top of the file; such as [1, 2]",
            "2: \"b\" must be 2 numbers from 1 to 4; such as [1, 2]",
            "3: \"c\" must be 2 numbers from 1 to 4; such as [1, 2]",
            "4: \"d\" must be 2 numbers from 1 to 4; such as [1, 2]",
        ];
        assert_eq!(found, expected.map(|line| format!("cards.toml:{line}")));
    }

    #[test]
    fn what_cannot_be_read_is_reported_at_its_key_or_word() {
        let no = || Err::<u8, _>(Unreadable::new("no such card").hint("known: mine"));
        let found = problems_of("a = 'x'\nb = ['y',\n'z']\nc = 1", |root| {
            assert!(root.has("a"));
            assert_eq!(root.accept("a", no()), None);
            assert_eq!(root.accept("a", Ok(7)), Some(7));
            assert_eq!(root.finished(|root| root.words("b")[1].accept(no())), None);
        });
        let expected = [
            "1: no such card; known: mine",
            "3: no such card; known: mine",
            "4: unknown key \"c\"; known: a, b",
        ];
        assert_eq!(found, expected.map(|line| format!("cards.toml:{line}")));
    }

    #[test]
    fn readers_report_at_keys_words_and_tables() {
        let found = problems_of("\n[car]\nseats = [\n'a',\n'b']\ndoors = [1,\n9]", |root| {
            root.required::<i64>("wheels");
            let car = root.table("car").unwrap();
            car.problem(Some("seats"), "too few seats", Some("add one".into()));
            car.problem(None, "no car at all", None);
            car.words("seats")[1].problem("nobody sits here", None);
            assert_eq!(car.numbers("doors", 1..=5), Some(vec![1]));
        });
        let expected = [
            "1: missing key \"wheels\" at the top of the file",
            "2: no car at all",
            "3: too few seats; add one",
            "5: nobody sits here",
            "7: \"doors\" holds numbers from 1 to 5",
        ];
        assert_eq!(found, expected.map(|line| format!("cards.toml:{line}")));
    }
}
