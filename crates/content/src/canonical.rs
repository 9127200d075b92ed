//! What data files mean, written in one way. Comments, white space, the order of keys and the
//! several ways to write one value are gone, so that two texts are the same exactly where they
//! mean the same.
//!
//! The text is TOML again: what was written here is read like the files it came from.

use toml::de::{DeTable, DeValue};

use crate::{Problem, Problems, Source};

impl Source<'_> {
    /// What the file means, one key a line.
    pub fn canonical(self) -> Result<String, Vec<Problem>> {
        parsed(self, |table| sorted(table, "", "\n", "\n"))
    }
}

/// What these files mean together, as one text with a line for each of them.
pub fn canonical_pack(files: &[Source<'_>]) -> Result<String, Vec<Problem>> {
    let line = |file: &Source<'_>| {
        let name = quoted(base_name(file.file));
        parsed(*file, |table| format!("{name} = {}\n", inline(table)))
    };
    files.iter().map(line).collect()
}

/// The files of a text that [`canonical_pack`] wrote: name and text of each.
pub fn pack_files(pack: Source<'_>) -> Result<Vec<(String, String)>, Vec<Problem>> {
    parsed(pack, |files| {
        let text = |value: &DeValue<'_>| match value.as_table() {
            Some(table) => sorted(table, "", "\n", "\n"),
            None => written(value),
        };
        files
            .iter()
            .map(|(name, value)| (name.get_ref().to_string(), text(value.get_ref())))
            .collect()
    })
}

/// The files with the names of `like`, in its order. A missing one is reported.
pub fn in_order<'a, const N: usize>(
    files: &[Source<'a>],
    like: [Source<'_>; N],
) -> Result<[Source<'a>; N], Vec<Problem>> {
    let found = like.map(|wanted| {
        let found =
            files.iter().copied().find(|file| base_name(file.file) == base_name(wanted.file));
        found.ok_or_else(|| Problem {
            file: base_name(wanted.file).to_owned(),
            line: 1,
            what: "this file of the pack is missing".to_owned(),
            hint: None,
        })
    });
    let missing: Vec<Problem> = found.iter().filter_map(|file| file.clone().err()).collect();
    if !missing.is_empty() {
        return Err(missing);
    }
    Ok(found.map(|file| file.expect("no file is missing")))
}

fn base_name(file: &str) -> &str {
    file.rsplit('/').next().unwrap_or(file)
}

fn parsed<T>(source: Source<'_>, read: impl FnOnce(&DeTable<'_>) -> T) -> Result<T, Vec<Problem>> {
    let problems = Problems::new(source.file, source.text);
    let (root, errors) = DeTable::parse_recoverable(source.text);
    for error in &errors {
        problems.report(error.span().unwrap_or_default(), error.message(), None);
    }
    if errors.is_empty() { Ok(read(root.get_ref())) } else { Err(problems.into_sorted()) }
}

fn written(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => quoted(text),
        DeValue::Integer(number) => i128::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| number.to_string(), |number| number.to_string()),
        DeValue::Float(number) => match number.as_str().parse::<f64>() {
            Ok(number) => format!("{number:?}").to_lowercase(),
            Err(_) => number.to_string(),
        },
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(list) => {
            let list: Vec<String> = list.iter().map(|value| written(value.get_ref())).collect();
            format!("[{}]", list.join(", "))
        }
        DeValue::Table(table) => inline(table),
    }
}

fn inline(table: &DeTable<'_>) -> String {
    sorted(table, "{ ", ", ", " }")
}

/// The keys of a table by name, each with its value.
fn sorted(table: &DeTable<'_>, open: &str, between: &str, close: &str) -> String {
    let mut entries: Vec<(String, String)> =
        table.iter().map(|(name, value)| (key(name.get_ref()), written(value.get_ref()))).collect();
    if entries.is_empty() {
        return format!("{}{}", open.trim(), close.trim());
    }
    entries.sort();
    let entries: Vec<String> =
        entries.into_iter().map(|(key, value)| format!("{key} = {value}")).collect();
    format!("{open}{}{close}", entries.join(between))
}

fn key(name: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { quoted(name) }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            letter if letter.is_control() => {
                quoted.push_str(&format!("\\u{:04X}", u32::from(letter)));
            }
            letter => quoted.push(letter),
        }
    }
    quoted + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    fn canonical(text: &str) -> String {
        Source { file: "a.toml", text }.canonical().unwrap()
    }

    const SAMPLE: &str = "b = 0x10\n[[card]]\nname = 'a \"b\" \\ \t'\ncost = 1.50\n\
        text = \"\"\"two\nlines\"\"\"\n[card.'two words']\nempty = {}\n[[card]]\nwhen = 1979-05-27\n";

    #[test]
    fn a_comment_white_space_and_the_order_of_keys_mean_nothing() {
        let same = "# cards\ncard = [\n  { 'two words'.empty = {}, cost = 15e-1, \
            text = 'two\\nlines', name = \"a \\\"b\\\" \\\\ \\t\" },\n  { when = 1979-05-27 },\n]\nb=16";
        let same = same.replace("'two\\nlines'", "\"two\\nlines\"");
        assert_eq!(canonical(SAMPLE), canonical(&same));
        assert_eq!(
            canonical(SAMPLE),
            "b = 16\ncard = [{ \"two words\" = { empty = {} }, cost = 1.5, name = \"a \\\"b\\\" \\\\ \
             \\u0009\", text = \"two\\nlines\" }, { when = 1979-05-27 }]\n"
        );
    }

    #[test]
    fn values_and_the_order_of_a_list_mean_something() {
        assert_ne!(canonical("a = 1"), canonical("a = 2"));
        assert_ne!(canonical("a = 1"), canonical("a = '1'"));
        assert_ne!(canonical("a = 1"), canonical("a = 1.0"));
        assert_ne!(canonical("a = [1, 2]"), canonical("a = [2, 1]"));
    }

    #[test]
    fn what_was_written_is_read_as_the_same() {
        assert_eq!(canonical(&canonical(SAMPLE)), canonical(SAMPLE));
        let files = [
            Source { file: "content/x/one.toml", text: SAMPLE },
            Source { file: "content/x/two.toml", text: "" },
        ];
        let text = canonical_pack(&files).unwrap();
        let read = pack_files(Source { file: "pack", text: &text }).unwrap();
        let expected = [("one.toml", canonical(SAMPLE)), ("two.toml", canonical(""))];
        assert_eq!(read, expected.map(|(name, text)| (name.to_owned(), text)));
    }

    #[test]
    fn what_is_no_toml_is_named_with_its_line() {
        let wrong = Source { file: "a.toml", text: "a = 1\nb = \n" }.canonical().unwrap_err();
        assert!(wrong[0].to_string().starts_with("a.toml:2: "), "{wrong:?}");
    }
}
