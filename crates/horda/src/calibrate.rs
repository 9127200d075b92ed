//! `horda calibrate`: does the estimate of the chances keep its word? And its weights, anew.

use std::fmt::Write as _;

use horda_arena::{Called, Reliability, Sample, Sampling, fit, reliability};
use horda_catalog::{Game, find, write_estimator};

use crate::cli::Calibrate;
use crate::fault::{Done, Fault};
use crate::sim::{house_rules, interval, percent, progress_bar};
use crate::survey::axis;

type Options = Vec<(String, String)>;

pub fn run(arguments: &Calibrate) -> Done {
    let game = find(&arguments.game)?;
    let (samples, games) = sample(game, arguments)?;
    if arguments.fit {
        anstream::print!("{}", write_estimator(&fit(&samples, games as u32), &command(arguments)));
    } else {
        let rules = game.house_rules(&arguments.options).map_err(Fault::unreadable)?;
        let table = table(&reliability(game.estimator(), &samples), games);
        anstream::println!("{table}{}", house_rules(&rules));
    }
    Ok(())
}

/// Positions of games under every choice of the options, and how many games that were.
fn sample(game: &dyn Game, arguments: &Calibrate) -> Result<(Vec<Sample>, u64), Fault> {
    let choices = choices(game, arguments)?;
    let parts = (choices.len() * arguments.level.len() * arguments.seed.len()) as u64;
    let games = (arguments.games / parts).max(1);
    let bar = progress_bar(games * parts);
    let mut samples = Vec::new();
    for first in &arguments.seed {
        let mut seed = *first;
        for options in &choices {
            for level in &arguments.level {
                let (every, twice) = (arguments.every, arguments.fit);
                let plan = Sampling { games, every, seed, level: *level, twice };
                let taken = game.sample(options, &plan, &|| bar.inc(1));
                samples.extend(taken.map_err(Fault::unreadable)?);
                // Every part has luck of its own, or the same deals would come in all of them.
                seed = seed.wrapping_add(1_000_003);
            }
        }
    }
    bar.finish_and_clear();
    Ok((samples, games * parts))
}

/// The options as they were given, with every value of those to go through.
fn choices(game: &dyn Game, arguments: &Calibrate) -> Result<Vec<Options>, Fault> {
    let mut choices = vec![arguments.options.clone()];
    for name in &arguments.over {
        let axis = axis(game, name)?;
        let with = |options: &Options, value: &str| {
            let mut options = options.clone();
            options.push((axis.name.to_owned(), value.to_owned()));
            options
        };
        let all = |options| axis.values.iter().map(move |value| with(options, value));
        choices = choices.iter().flat_map(all).collect();
    }
    Ok(choices)
}

/// The command as it was typed, so that the file says how it was made.
fn command(arguments: &Calibrate) -> String {
    let mut text = format!("horda calibrate {} --fit -n {}", arguments.game, arguments.games);
    let _ = write!(text, " --every {}", arguments.every);
    for level in &arguments.level {
        let _ = write!(text, " --level {level}");
    }
    for (name, value) in &arguments.options {
        let _ = write!(text, " --option {name}={value}");
    }
    for option in &arguments.over {
        let _ = write!(text, " --over {option}");
    }
    for seed in &arguments.seed {
        let _ = write!(text, " --seed {seed}");
    }
    text
}

/// The reliability table, as it stands in `docs/balance`.
fn table(found: &Reliability, games: u64) -> String {
    let mut text = String::from("| called | positions | on average | won | 95% |\n");
    text.push_str("| --- | --- | --- | --- | --- |\n");
    let mut line = |what: &str, called: &Called| {
        let won = &called.won;
        let (mean, share) = (percent(called.called), percent(won.share));
        let sure = interval(won.interval);
        let _ = writeln!(text, "| {what} | {} | {mean} | {share} | {sure} |", won.of);
    };
    line("opening", &found.opening);
    for (tens, called) in found.ranges.iter().enumerate().filter(|(_, called)| called.won.of > 0) {
        line(&format!("{} to {}%", 10 * tens, 10 * tens + 10), called);
    }
    let _ = writeln!(
        text,
        "\n{games} games; mean square of the error {:.3}, of a guess by the win rate alone {:.3}",
        found.error, found.blind
    );
    text
}
