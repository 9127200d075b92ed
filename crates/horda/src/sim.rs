//! `horda sim`: many games between bots.

use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use horda_arena::{Interval, ItemReport, Match, Report, Share};
use horda_catalog::{Game, find};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::Sim;
use crate::fault::{Done, Fault};
use crate::{seats, survey};

pub fn run(arguments: &Sim) -> Done {
    let game = find(&arguments.game)?;
    if !arguments.each.is_empty() {
        let play = |options: &Vec<(String, String)>, plan: Match| {
            anstream::eprintln!("{}", words(options));
            play(game, options, &plan).map(|(report, _)| report)
        };
        anstream::print!("{}", survey::run(game, arguments, &play)?);
        return Ok(());
    }
    let names = game.seat_names(&arguments.options).map_err(Fault::unreadable)?;
    let plan = Match {
        games: arguments.games,
        seed: arguments.seed,
        bots: seats::fill(game, names, &arguments.seats, |_| arguments.all)?,
        threads: arguments.threads.map(|threads| threads as usize),
    };
    let (report, time) = play(game, &arguments.options, &plan)?;
    if arguments.json {
        let text = serde_json::to_string_pretty(&report);
        let text = text.map_err(|error| Fault::Failure(format!("no JSON: {error}")))?;
        anstream::println!("{text}");
    } else if arguments.csv {
        anstream::print!("{}", csv(names, &report));
    } else {
        anstream::print!("{}", table(game, names, &report));
        let rate = report.games as f64 / time.as_secs_f64();
        anstream::println!("\n{:.1} s, {rate:.0} games a second", time.as_secs_f64());
    }
    Ok(())
}

/// Plays a match with a progress bar. Tells how long it took.
fn play(
    game: &dyn Game,
    options: &[(String, String)],
    plan: &Match,
) -> Result<(Report, Duration), Fault> {
    let bar = progress_bar(plan.games);
    let play = || game.simulate(options, plan, &|done| bar.set_position(done));
    let report = catch_unwind(AssertUnwindSafe(play)).map_err(|_| broken(game, plan))?;
    let report = report.map_err(Fault::unreadable)?;
    let time = bar.elapsed();
    bar.finish_and_clear();
    Ok((report, time))
}

/// By which rules games were played.
pub(crate) fn house_rules(options: &[(String, String)]) -> String {
    if options.is_empty() {
        "rules as printed".to_owned()
    } else {
        format!("house rules: {}", words(options))
    }
}

/// Options as they are typed.
fn words(options: &[(String, String)]) -> String {
    let words = options.iter().map(|(name, value)| format!("{name}={value}"));
    words.collect::<Vec<_>>().join(" ")
}

/// A match that shows a bug: everything that is needed to see it again.
fn broken(game: &dyn Game, plan: &Match) -> Fault {
    let bots = plan.bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(" against ");
    Fault::Failure(format!(
        "the rules broke in {} games of {}, {bots}, seed {}, content {}",
        plan.games,
        game.key(),
        plan.seed,
        game.content().digest
    ))
}

/// On standard error, and only where that is a terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = "{bar:30} {pos}/{len} games  {per_sec}  {eta} left";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

pub(crate) fn interval(interval: Interval) -> String {
    format!("{} to {}", percent(interval.low), percent(interval.high))
}

/// The report for people.
fn table(game: &dyn Game, names: &[&str], report: &Report) -> String {
    let rules = house_rules(&report.options);
    let mut text =
        format!("{} games of {}, {rules}, seed {}\n\n", report.games, game.key(), report.seed);
    let mut won = |who: &str, bot: &str, wins: &Share| {
        let (share, sure) = (percent(wins.share), interval(wins.interval));
        let _ = writeln!(text, "{who:<8} {bot:<7} wins {share:>6}  (95%: {sure})");
    };
    match report.wins.first().filter(|_| game.is_team()) {
        // All win or nobody does, so one seat speaks for all.
        Some(wins) => won("team", &kinds(&report.bots), wins),
        None => {
            for ((seat, bot), wins) in names.iter().zip(&report.bots).zip(&report.wins) {
                won(seat, bot, wins);
            }
        }
    }
    let lengths = &report.lengths;
    let _ = writeln!(
        text,
        "\ndecisions a game: {:.1} on average, {} to {}, half at most {}, nine in ten at most {}\n",
        lengths.mean, lengths.least, lengths.most, lengths.median, lengths.ninetieth
    );
    for (seat, name) in (0u8..).zip(names) {
        let _ = writeln!(
            text,
            "{name:<16} {:>8} {:>8} {:>10} {:>15} {:>16}",
            "drawn", "played", "discarded", "wins if drawn", "wins if played"
        );
        let mut items: Vec<&ItemReport> =
            report.items.iter().filter(|it| it.seat == seat).collect();
        items.sort_by(|a, b| b.wins_when_drawn.share.total_cmp(&a.wins_when_drawn.share));
        for item in items {
            let sure = |share: &Share| {
                let reach = (share.interval.high - share.interval.low) / 2.0;
                format!("{} ±{:.1}", percent(share.share), 100.0 * reach)
            };
            let _ = writeln!(
                text,
                "  {:<14} {:>8} {:>8} {:>10} {:>15} {:>16}",
                item.item,
                item.drawn,
                percent(item.played.share),
                percent(item.discarded.share),
                sure(&item.wins_when_drawn),
                sure(&item.wins_when_played)
            );
        }
        text.push('\n');
    }
    text.pop();
    text
}

/// Kinds of bots, each once.
fn kinds(bots: &[String]) -> String {
    let mut kinds = bots.to_vec();
    kinds.dedup();
    kinds.join("+")
}

/// One line for each card.
fn csv(names: &[&str], report: &Report) -> String {
    let mut text = String::from(
        "seat,card,drawn,played,discarded,win_rate_when_drawn,low,high,win_rate_when_played,low,high,house_rules\n",
    );
    let rules = words(&report.options);
    for item in &report.items {
        let _ = writeln!(
            text,
            "{},{},{},{},{},{:.4},{:.4},{:.4},{:.4},{:.4},{:.4},{rules}",
            names[usize::from(item.seat)],
            item.item,
            item.drawn,
            item.played.count,
            item.discarded.count,
            item.wins_when_drawn.share,
            item.wins_when_drawn.interval.low,
            item.wins_when_drawn.interval.high,
            item.wins_when_played.share,
            item.wins_when_played.interval.low,
            item.wins_when_played.interval.high,
        );
    }
    text
}
