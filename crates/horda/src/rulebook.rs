//! `horda rules`: the rules in own words, and the tests that prove them.

use anstyle::Style;
use horda_catalog::{Game, games};
use horda_content::{Language, Rule, nearest};

use crate::cli::Rules;
use crate::fault::{Done, Fault};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

pub fn run(arguments: &Rules) -> Done {
    let words = arguments.words.join(" ");
    let found = look_up(&words);
    for (game, rule) in &found {
        if words.is_empty() {
            anstream::println!("{BOLD}{}{BOLD:#}  {}", rule.id, titles(rule, arguments.lang));
        } else {
            print(*game, rule, arguments.lang);
        }
    }
    if found.is_empty() { Err(nothing(&words)) } else { Ok(()) }
}

/// The rule with this id, else the rules of all games that have these words.
fn look_up(words: &str) -> Vec<(&'static dyn Game, &'static Rule)> {
    let id = words.to_uppercase();
    let games = games().into_iter();
    let exact = games.clone().find_map(|game| Some((game, game.register().get(&id)?)));
    if let Some(exact) = exact {
        return vec![exact];
    }
    let rules_of = |game: &'static dyn Game| game.register().search(words).into_iter();
    games.flat_map(|game| rules_of(game).map(move |rule| (game, rule))).collect()
}

fn languages(asked: Option<Language>) -> Vec<Language> {
    asked.map_or_else(|| Language::ALL.to_vec(), |language| vec![language])
}

fn titles(rule: &Rule, asked: Option<Language>) -> String {
    let titles = languages(asked).into_iter().map(|language| rule.title.in_language(language));
    titles.collect::<Vec<_>>().join(" / ")
}

/// One rule with its words, its ruling and its proofs.
fn print(game: &dyn Game, rule: &Rule, asked: Option<Language>) {
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
    let near = games().into_iter().filter_map(|game| game.register().nearest(words));
    let hint = nearest(words, near).map_or_else(
        || "try another word, or no word for a list".to_owned(),
        |id| format!("did you mean {id}?"),
    );
    Fault::Failure(format!("no rule has \"{words}\"; {hint}"))
}
