//! `horda play`: a game in the terminal.

mod command;
mod drawing;
mod gearup;
mod screen;
mod session;
mod terror;
mod zombiaki;
mod zombicide;

use std::path::Path;

use horda_bots::BotKind;
use horda_catalog::{Game, Options, find};
use horda_content::Problem;
use horda_table::{Journal, Seeded, Table};

use crate::cli::{Holder, Play};
use crate::fault::{Done, Fault, read_file};
use crate::{language, seats};

pub use screen::{Screen, print_news};
use session::Session;

pub fn run(arguments: &Play) -> Done {
    let game = find(&arguments.game)?;
    let saved = arguments.resume.as_deref().map(|path| saved(game, path)).transpose()?;
    let game = match (&arguments.mission, &saved) {
        (Some(path), _) => set_up(game, &path.display().to_string(), Some(&read_file(path)?))?,
        (None, Some((file, journal))) => set_up(game, file, journal.identity.document.as_deref())?,
        (None, None) => game,
    };
    let screen = Screen::new(game, language::choose(arguments.lang))?;
    let options =
        saved.as_ref().map_or_else(|| arguments.options.clone(), |(_, it)| options_of(it));
    let names = game.seat_names(&options).map_err(Fault::unreadable)?;
    let last = names.len() - 1;
    let default = |seat| if seat == last { Holder::Me } else { Holder::Bot(BotKind::Hard) };
    let holders = seats::fill(game, names, &arguments.seats, default)?;
    let seed = seed(arguments.seed)?;
    let mut luck = Seeded::new(seed);
    let table = match &saved {
        None => deal(game, &options, &holders, &mut luck)?,
        Some((file, journal)) => game
            .replay(journal, None, &mut |_, _| ())
            .map_err(|divergence| Fault::Failure(format!("{file}: {divergence}")))?,
    };
    let mut bots = Vec::new();
    for (index, holder) in holders.into_iter().enumerate() {
        bots.push(match holder {
            Holder::Me => None,
            Holder::Bot(kind) => {
                let seed = u64::from(seed[0]) << 8 | u64::from(seed[1]) | (index as u64) << 32;
                Some(game.bot(kind, seed, &options).map_err(Fault::unreadable)?)
            }
        });
    }
    let analyst = game.analyst(&options).map_err(Fault::unreadable)?;
    Session::new(screen, table, bots, analyst, luck).run()
}

/// The game with what a table brings along, such as a mission. A program plays one table, so what
/// is made for it is kept to the end.
pub fn set_up(
    game: &'static dyn Game,
    file: &str,
    document: Option<&str>,
) -> Result<&'static dyn Game, Fault> {
    let Some(text) = document else { return Ok(game) };
    let of_file = |problem: Problem| Problem { file: file.to_owned(), ..problem };
    match game.set_up(Some(text)) {
        Ok(made) => Ok(&**Box::leak(Box::new(made))),
        Err(found) => Err(Fault::all(&found.into_iter().map(of_file).collect::<Vec<_>>())),
    }
}

fn deal(
    game: &dyn Game,
    options: &Options,
    holders: &[Holder],
    luck: &mut Seeded,
) -> Result<Box<dyn Table>, Fault> {
    let name = |holder: &Holder| match holder {
        Holder::Me => "human".to_owned(),
        Holder::Bot(kind) => format!("bot {kind}"),
    };
    let names: Vec<String> = holders.iter().map(name).collect();
    game.deal(options, &names, luck).map_err(Fault::unreadable)
}

/// A saved game of this game, and the name of its file.
fn saved(game: &dyn Game, path: &Path) -> Result<(String, Journal), Fault> {
    let name = path.display().to_string();
    let journal = Journal::read(&name, &read_file(path)?).map_err(|all| Fault::all(&all))?;
    let other = &journal.identity.game;
    if other != game.key() {
        let way_out = format!("go on with: horda play {other} --resume {name}");
        return Err(Fault::Usage(format!("{name} is a game of {other}; {way_out}")));
    }
    Ok((name, journal))
}

/// The options that a saved game is played with.
fn options_of(journal: &Journal) -> Vec<(String, String)> {
    let rulings = journal.identity.rulings.iter();
    rulings.map(|it| (it.option.clone(), it.value.clone())).collect()
}

/// 32 bytes of luck: from a number that was typed, or from the operating system.
fn seed(number: Option<u64>) -> Result<[u8; 32], Fault> {
    let mut seed = [0; 32];
    match number {
        Some(number) => seed[..8].copy_from_slice(&number.to_le_bytes()),
        None => getrandom::fill(&mut seed).map_err(|error| {
            Fault::Failure(format!("the system gives no random numbers: {error}; try --seed 1"))
        })?,
    }
    Ok(seed)
}
