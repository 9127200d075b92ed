//! Survivors and what a person said of them: `docs/mutants/<game>.toml`.
//!
//! A survivor is known by file, function and source text, so that it stays judged when lines move.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use horda_content::{Problems, TomlTable, parse};

use super::copy;
use super::find::Mutant;
use super::trial::Fate;

/// What a person may say of a survivor.
const VERDICTS: &[(&str, &str)] =
    &[("", ""), ("equivalent", "equivalent"), ("cosmetic", "cosmetic"), ("hole", "hole")];

/// Which survivor: file, function, what was there, what became of it, which of several.
type Key = (String, String, String, String, usize);

/// What is known of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Entry {
    /// Do golden games see it?
    golden: bool,
    verdict: &'static str,
    why: String,
}

/// The survivors of one game.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Judged(BTreeMap<Key, Entry>);

impl Judged {
    /// Reads the file; there is none before the first run.
    pub fn load(path: &Path) -> Result<Judged, String> {
        Judged::read(&fs::read_to_string(path).unwrap_or_default(), &path.display().to_string())
    }

    fn read(text: &str, file: &str) -> Result<Judged, String> {
        let problems = Problems::new(file, text);
        let tables = parse(text, &problems).map(|root| {
            let tables = root.tables("survivor");
            root.finish();
            tables
        });
        let entries = tables.unwrap_or_default().iter().filter_map(read_entry).collect();
        let wrong: Vec<String> = problems.into_sorted().iter().map(ToString::to_string).collect();
        if wrong.is_empty() { Ok(Judged(entries)) } else { Err(wrong.join("\n")) }
    }

    /// Takes up what came of a mutant: a new survivor comes in, what is caught now goes.
    pub fn take(&mut self, mutant: &Mutant, fate: Fate) {
        let Mutant { file, function, was, now, nth, .. } = mutant.clone();
        let key = (file, function, was, now, nth);
        match fate {
            Fate::Survived | Fate::OnlyGolden => {
                self.0.entry(key).or_default().golden = fate == Fate::OnlyGolden;
            }
            Fate::Unbuildable | Fate::Scenarios | Fate::OtherTests => {
                self.0.remove(&key);
            }
        }
    }

    /// How many have no verdict yet.
    pub fn open(&self) -> usize {
        self.0.values().filter(|entry| entry.verdict.is_empty()).count()
    }

    /// Writes the file.
    pub fn save(&self, path: &Path, game: &str) -> Result<(), String> {
        let folder = path.parent().unwrap_or(path);
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        copy::write(path, self.write(game).as_bytes())
    }

    fn write(&self, game: &str) -> String {
        let mut text = format!(
            "# Mutants of the rules that no test sees, or only a golden game. Written by\n\
             # `cargo xtask mutants --game {game}`; `verdict` and `why` are a person's: equivalent,\n\
             # cosmetic or hole.\n"
        );
        for ((file, function, was, now, nth), entry) in &self.0 {
            let _ = writeln!(text, "\n[[survivor]]\nfile = {file:?}\nfunction = {function:?}");
            let _ = writeln!(text, "was = {}\nnow = {}", quoted(was), quoted(now));
            if *nth > 1 {
                let _ = writeln!(text, "nth = {nth}");
            }
            if entry.golden {
                text.push_str("seen-by = \"golden\"\n");
            }
            let _ = writeln!(text, "verdict = {:?}\nwhy = {}", entry.verdict, quoted(&entry.why));
        }
        text
    }
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn read_entry(table: &TomlTable<'_>) -> Option<(Key, Entry)> {
    let [file, function, was, now] =
        ["file", "function", "was", "now"].map(|key| table.required::<String>(key));
    let nth = table.number_or("nth", 1..=999, 1) as usize;
    let golden = table.optional::<String>("seen-by").is_some();
    let verdict = table.choice("verdict", VERDICTS);
    let why = table.optional::<String>("why").unwrap_or_default();
    table.finish();
    let entry = Entry { golden, verdict: verdict?, why };
    Some(((file?, function?, was?, now?, nth), entry))
}

#[cfg(test)]
mod tests {
    use super::super::find::Form;
    use super::*;

    fn mutant(was: &str) -> Mutant {
        Mutant {
            file: "harm.rs".into(),
            function: "wound".into(),
            line: 1,
            was: was.into(),
            now: "\"b\"".into(),
            nth: 2,
            range: 0..0,
            replacement: String::new(),
            node: 0..0,
            form: Form::Value,
        }
    }

    #[test]
    fn verdicts_stay_and_caught_mutants_go() {
        let mut judged = Judged::default();
        judged.take(&mutant("a"), Fate::Survived);
        judged.take(&mutant("c"), Fate::OnlyGolden);
        let text = judged.write("drill");
        let text =
            text.replacen("verdict = \"\"\nwhy = \"\"", "verdict = \"hole\"\nwhy = \"x\"", 1);
        let mut read = Judged::read(&text, "a.toml").unwrap();
        assert_eq!((read.0.len(), read.open()), (2, 1));
        read.take(&mutant("a"), Fate::Survived);
        read.take(&mutant("c"), Fate::Scenarios);
        assert_eq!((read.0.len(), read.open()), (1, 0));
        assert!(read.write("drill").contains("verdict = \"hole\"\nwhy = \"x\""));
    }
}
