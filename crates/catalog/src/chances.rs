//! The file with the weights of an estimate, `content/<game>/chances.toml`: written by
//! `horda calibrate`, read when the game is loaded.

use std::fmt::Write as _;

use horda_bots::Estimator;
use horda_content::{Problem, Problems, parse};

/// Numbers of the file are whole: thousandths.
const SCALE: f32 = 1000.0;

/// Names of the three numbers that bend the sum.
const BEND: [&str; 3] = ["bend-constant", "bend-straight", "bend-middle"];

/// Reads weights.
pub(crate) fn read_estimator(file: &str, text: &str) -> Result<Estimator, Vec<Problem>> {
    let problems = Problems::new(file, text);
    let read = parse(text, &problems).map(|table| {
        let number = |key: &str| table.number(key, -1_000_000..=1_000_000).unwrap_or_default();
        let thousandths = |key: &str| number(key) as f32 / SCALE;
        let weights = table.required_table("weights").map(|weights| {
            let number = |name: &str| weights.number(name, -1_000_000..=1_000_000);
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
            bend: BEND.map(thousandths),
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

/// Writes weights as they are read; `command` tells how they were made.
pub fn write_estimator(estimator: &Estimator, command: &str) -> String {
    let thousandths = |value: f32| (value * SCALE).round() as i64;
    let mut text = format!("# Written by `{command}`.\n");
    let _ = writeln!(text, "# Thousandths of logarithms of odds that the first seat wins.\n");
    let _ = writeln!(text, "games = {}", estimator.games);
    let _ = writeln!(text, "spread = {}", thousandths(estimator.spread));
    let _ = writeln!(text, "constant = {}", thousandths(estimator.constant));
    for (key, value) in BEND.iter().zip(estimator.bend) {
        let _ = writeln!(text, "{key} = {}", thousandths(value));
    }
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
            bend: [0.5, 1.0, -0.25],
            weights,
        };
        let text = write_estimator(&estimator, "horda calibrate drill --fit");
        assert_eq!(read_estimator("chances.toml", &text), Ok(estimator));
    }

    #[test]
    fn what_is_no_number_is_named_with_its_place() {
        let text = "games = 1\nspread = 0\nconstant = 0\nbend-constant = 0\n\
                    bend-straight = 1000\nbend-middle = 0\n[weights]\nnight = \"long\"\n";
        let found = read_estimator("chances.toml", text).unwrap_err();
        assert!(found[0].to_string().starts_with("chances.toml:8: "), "{}", found[0]);
    }
}
