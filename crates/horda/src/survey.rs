//! `horda sim --each`: the same match under every value of some options, as a table.
//!
//! It answers what designers ask of a game with levels, numbers of people and opponents: how
//! often is it won where, and does any piece of content decide it?

use std::collections::BTreeMap;
use std::fmt::Write as _;

use horda_arena::{Match, Report, Share};
use horda_catalog::Game;

use crate::cli::Sim;
use crate::fault::Fault;
use crate::seats;
use crate::sim::{house_rules, percent};

type Options = Vec<(String, String)>;

/// An option and every value it goes through.
pub(crate) struct Axis<'a> {
    pub(crate) name: &'a str,
    pub(crate) values: Vec<&'static str>,
}

impl Axis<'_> {
    /// No option, so that a survey may have fewer than three.
    fn none() -> Self {
        Axis { name: "", values: vec![""] }
    }
}

/// One match of a survey: where it belongs, and what it showed.
struct Cell {
    row: usize,
    column: usize,
    over: usize,
    report: Report,
}

/// Plays every match and writes the tables.
pub fn run(
    game: &dyn Game,
    arguments: &Sim,
    play: &dyn Fn(&Options, Match) -> Result<Report, Fault>,
) -> Result<String, Fault> {
    let mut axes = Vec::new();
    for name in arguments.each.iter().chain(&arguments.over) {
        axes.push(axis(game, name)?);
    }
    let over = if arguments.over.is_some() { axes.pop() } else { None }.unwrap_or_else(Axis::none);
    if axes.len() > 2 {
        return Err(Fault::Usage("--each makes rows and columns: name it twice at most".into()));
    }
    let mut axes = axes.into_iter();
    let rows = axes.next().unwrap_or_else(Axis::none);
    let columns = axes.next().unwrap_or_else(Axis::none);
    let mut cells = Vec::new();
    for (row, one) in rows.values.iter().enumerate() {
        for (column, other) in columns.values.iter().enumerate() {
            for (nth, third) in over.values.iter().enumerate() {
                let mut options = arguments.options.clone();
                for (axis, value) in [(&rows, one), (&columns, other), (&over, third)] {
                    if !axis.name.is_empty() {
                        options.push((axis.name.to_owned(), (*value).to_owned()));
                    }
                }
                // Every match has luck of its own, or the same deals would decide all of them.
                let seed = arguments.seed.wrapping_add(cells.len() as u64);
                let report = play(&options, plan(game, arguments, &options, seed)?)?;
                cells.push(Cell { row, column, over: nth, report });
            }
        }
    }
    let rules = game.house_rules(&arguments.options).map_err(Fault::unreadable)?;
    let head =
        format!("{} games a cell of {}, {}\n\n", arguments.games, game.key(), house_rules(&rules));
    Ok(head + &written(game, &rows, &columns, &over, &cells))
}

pub(crate) fn axis<'a>(game: &dyn Game, name: &'a str) -> Result<Axis<'a>, Fault> {
    let known = game.options().iter().find(|(option, _, _)| *option == name);
    match known {
        Some((_, _, values)) => {
            let mut values = values.to_vec();
            // Numbers from few to many: the default comes first in an option, not on a scale.
            if values.iter().all(|value| value.parse::<u32>().is_ok()) {
                values.sort_by_key(|value| value.parse::<u32>().unwrap_or_default());
            }
            Ok(Axis { name, values })
        }
        None => {
            let known = game.options().iter().map(|(option, _, _)| *option);
            let hint = horda_content::did_you_mean(name, known).unwrap_or_default();
            Err(Fault::Usage(format!("{} has no option \"{name}\"; {hint}", game.key())))
        }
    }
}

/// The match under these options: they may decide which seats there are.
fn plan(game: &dyn Game, arguments: &Sim, options: &Options, seed: u64) -> Result<Match, Fault> {
    let names = game.seat_names(options).map_err(Fault::unreadable)?;
    Ok(Match {
        games: arguments.games,
        seed,
        bots: seats::fill(game, names, &arguments.seats, |_| arguments.all)?,
        threads: arguments.threads.map(|threads| threads as usize),
    })
}

fn written(
    game: &dyn Game,
    rows: &Axis<'_>,
    columns: &Axis<'_>,
    over: &Axis<'_>,
    cells: &[Cell],
) -> String {
    let mut text = String::new();
    let seats = if game.is_team() { 1 } else { game.all_seat_names().len() };
    for seat in 0..seats {
        let who = if game.is_team() { "the team" } else { game.all_seat_names()[seat] };
        let _ =
            writeln!(text, "Games won by {who}, and where the true share lies 19 times of 20:\n");
        text.push_str(&grid(rows, columns, &|row, column| {
            won(cells.iter().filter(|it| it.row == row && it.column == column), seat)
        }));
        if !over.name.is_empty() {
            let _ = writeln!(text, "\nThe same by {}:\n", over.name);
            text.push_str(&grid(over, columns, &|nth, column| {
                won(cells.iter().filter(|it| it.over == nth && it.column == column), seat)
            }));
        }
        text.push('\n');
    }
    text.push_str(&items(cells));
    text
}

/// Games that a seat won in some cells.
fn won<'a>(cells: impl Iterator<Item = &'a Cell>, seat: usize) -> Share {
    let counts = cells.filter_map(|cell| cell.report.wins.get(seat));
    let (count, of) = counts.fold((0, 0), |(count, of), it| (count + it.count, of + it.of));
    Share::new(count, of)
}

fn grid(rows: &Axis<'_>, columns: &Axis<'_>, share: &dyn Fn(usize, usize) -> Share) -> String {
    let mut text = format!("| {} | {} |\n", rows.name, columns.values.join(" | "));
    let _ = writeln!(text, "|{}", " --- |".repeat(columns.values.len() + 1));
    for (row, name) in rows.values.iter().enumerate() {
        let _ = write!(text, "| {name} |");
        for column in 0..columns.values.len() {
            let Share { share, interval, .. } = share(row, column);
            let (low, high) = (100.0 * interval.low, 100.0 * interval.high);
            let _ = write!(text, " {} ({low:.0} to {high:.0}) |", percent(share));
        }
        text.push('\n');
    }
    text
}

/// What was counted of one piece of content: games with and without it, and how it was used.
#[derive(Default)]
struct Presence {
    with: u64,
    drawn: u64,
    played: u64,
    /// The difference of win rates with and without it, and its weight, summed over the cells.
    difference: f64,
    weight: f64,
}

/// How often each piece was used, and what its presence does to the win rate: in each cell
/// games with it are held against games without it, so that hard and easy cells do not mix.
fn items(cells: &[Cell]) -> String {
    let mut found: BTreeMap<(u8, &str), Presence> = BTreeMap::new();
    for Cell { report, .. } in cells {
        for item in &report.items {
            let own = found.entry((item.seat, &item.item)).or_default();
            let wins = report.wins[usize::from(item.seat)];
            let with = item.wins_when_drawn;
            let without = Share::new(wins.count - with.count, wins.of - with.of);
            let weight = with.of as f64 * without.of as f64 / wins.of.max(1) as f64;
            own.with += with.of;
            own.drawn += item.drawn;
            own.played += item.played.count;
            own.difference += weight * (with.share - without.share);
            own.weight += weight;
        }
    }
    let mut text = String::from(
        "| item | games with it | used | moves the win rate by |\n| --- | --- | --- | --- |\n",
    );
    for ((_, item), it) in &found {
        let used = percent(it.played as f64 / it.drawn.max(1) as f64);
        let moved = if it.weight > 0.0 {
            format!("{:+.1} points", 100.0 * it.difference / it.weight)
        } else {
            "always there".to_owned()
        };
        let _ = writeln!(text, "| {item} | {} | {used} | {moved} |", it.with);
    }
    text
}
