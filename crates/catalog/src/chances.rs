//! The file with the weights of an estimate, `content/<game>/chances.toml`: written by
//! `horda calibrate`, read when the game is loaded.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use horda_bots::{Estimator, LINE};
use horda_content::{Problem, Problems, TomlTable, parse};

/// Numbers of the file are whole: thousandths.
const SCALE: f32 = 1000.0;
const RANGE: RangeInclusive<i64> = -1_000_000..=1_000_000;

/// Reads weights.
pub(crate) fn read_estimator(file: &str, text: &str) -> Result<Estimator, Vec<Problem>> {
    let problems = Problems::new(file, text);
    let read = parse(text, &problems).map(|table| {
        let number = |key: &str| table.number(key, RANGE).unwrap_or_default();
        let thousandths = |key: &str| number(key) as f32 / SCALE;
        let weights = table.required_table("weights").map(|weights| {
            let number = |name: &str| weights.number(name, RANGE);
            let names: Vec<String> = weights.entries().into_iter().map(|(name, _)| name).collect();
            names
                .into_iter()
                .filter_map(|name| Some((name.clone(), number(&name)? as f32 / SCALE)))
                .collect()
        });
        let read = Estimator {
            games: number("games") as u32,
            spread: thousandths("spread"),
            constant: thousandths("constant"),
            line: read_line(&table),
            weights: weights.unwrap_or_default(),
        };
        table.finish();
        read
    });
    let found = problems.into_sorted();
    match read {
        Some(read) if found.is_empty() => Ok(read),
        Some(_) | None => Err(found),
    }
}

fn read_line(table: &TomlTable<'_>) -> [f32; LINE] {
    let numbers = table.numbers("line", RANGE).unwrap_or_default();
    let numbers: Vec<f32> = numbers.into_iter().map(|number| number as f32 / SCALE).collect();
    numbers.try_into().unwrap_or_else(|_| {
        let hint = "`horda calibrate GAME --fit` writes the file".to_owned();
        table.problem(Some("line"), format!("\"line\" must have {LINE} numbers"), Some(hint));
        [0.0; LINE]
    })
}

/// Writes weights as they are read; `command` tells how they were made.
pub fn write_estimator(estimator: &Estimator, command: &str) -> String {
    let thousandths = |value: f32| (value * SCALE).round() as i64;
    let mut text = format!("# Written by `{command}`.\n");
    let _ = writeln!(text, "# Thousandths of logarithms of odds that the first seat wins.\n");
    let _ = writeln!(text, "games = {}", estimator.games);
    let _ = writeln!(text, "spread = {}", thousandths(estimator.spread));
    let _ = writeln!(text, "constant = {}", thousandths(estimator.constant));
    let line = estimator.line.map(|number| thousandths(number).to_string());
    let _ = writeln!(text, "line = [{}]", line.join(", "));
    let _ = writeln!(text, "\n[weights]");
    for (name, weight) in &estimator.weights {
        let _ = writeln!(text, "\"{name}\" = {}", thousandths(*weight));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        let weights = [("boss dead-sox".to_owned(), -1.25), ("night".to_owned(), 0.5)].into();
        let estimator = Estimator {
            games: 400,
            spread: 0.75,
            constant: -0.125,
            line: [0.5, 1.0, -0.25, 0.0, 0.25, 0.125],
            weights,
        };
        let text = write_estimator(&estimator, "horda calibrate drill --fit");
        assert_eq!(read_estimator("chances.toml", &text), Ok(estimator));
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_place() {
        let text = "games = 1\nspread = 0\nconstant = 0\nline = [0, 1000, 0]\n\
                    [weights]\nnight = \"long\"\n";
        let found = read_estimator("chances.toml", text).unwrap_err();
        assert!(found[0].to_string().starts_with("chances.toml:4: "), "{}", found[0]);
        assert!(found[1].to_string().starts_with("chances.toml:6: "), "{}", found[1]);
    }
}
