//! `horda rules`: the rules in own words, and the tests that prove them.

use anstyle::Style;
use horda_catalog::{Game, games};
use horda_content::{Language, Rule};

use crate::cli::Rules;
use crate::fault::{Done, Fault};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

pub fn run(arguments: &Rules) -> Done {
    let words = arguments.words.join(" ");
    let mut found = 0;
    for game in games() {
        let register = game.register();
        let exact = register.get(&words.to_uppercase());
        let rules = exact.map_or_else(|| register.search(&words), |rule| vec![rule]);
        found += rules.len();
        for rule in &rules {
            if words.is_empty() {
                anstream::println!("{BOLD}{}{BOLD:#}  {}", rule.id, titles(rule, arguments.lang));
            } else {
                print(game, rule, arguments.lang);
            }
        }
    }
    if found > 0 { Ok(()) } else { Err(nothing(&words)) }
}

fn languages(asked: Option<Language>) -> Vec<Language> {
    asked.map_or_else(|| Language::ALL.to_vec(), |language| vec![language])
}

fn titles(rule: &Rule, asked: Option<Language>) -> String {
    let titles = languages(asked).into_iter().map(|language| rule.title.in_language(language));
    titles.collect::<Vec<_>>().join(" / ")
}

/// One rule with its words, its ruling and its proofs.
pub fn print(game: &dyn Game, rule: &Rule, asked: Option<Language>) {
    anstream::println!("{BOLD}{}  {}{BOLD:#}", rule.id, titles(rule, asked));
    for language in languages(asked) {
        anstream::println!("  {}", rule.text.in_language(language));
    }
    if let Some(option) = &rule.option {
        let values = game.options().iter().find(|(name, _, _)| name == option).map(|it| it.2);
        let values = values.unwrap_or_default().join(" | ");
        anstream::println!("  {DIM}--option {option}=…  {values}{DIM:#}");
    }
    for proof in game.proofs(&rule.id) {
        anstream::println!("  {DIM}✓ {proof}{DIM:#}");
    }
    anstream::println!();
}

fn nothing(words: &str) -> Fault {
    let near = games().iter().find_map(|game| game.register().nearest(words).map(str::to_owned));
    let hint = near.map_or_else(
        || "try another word, or no word for a list".to_owned(),
        |id| format!("did you mean {id}?"),
    );
    Fault::Failure(format!("no rule has \"{words}\"; {hint}"))
}
