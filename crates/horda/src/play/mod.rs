//! `horda play`: a game in the terminal.

mod command;
mod screen;
mod session;
mod zombiaki;

use horda_catalog::find;
use horda_table::{Journal, Seeded};

use crate::cli::{Holder, Play};
use crate::fault::{Done, Fault, read_file};
use crate::language;

pub use screen::{Screen, print_news};
use session::Session;

pub fn run(arguments: &Play) -> Done {
    let game = find(&arguments.game)?;
    let screen = Screen::new(game, language::choose(arguments.lang))?;
    let holders = [arguments.zombies, arguments.humans];
    let names = holders.map(|holder| match holder {
        Holder::Me => "human".to_owned(),
        Holder::Bot(kind) => format!("bot {kind}"),
    });
    let seed = seed(arguments.seed)?;
    let mut luck = Seeded::new(seed);
    let (table, options) = match &arguments.resume {
        None => {
            let table =
                game.deal(&arguments.options, &names, &mut luck).map_err(Fault::unreadable)?;
            (table, arguments.options.clone())
        }
        Some(path) => {
            let name = path.display().to_string();
            let journal =
                Journal::read(&name, &read_file(path)?).map_err(|all| Fault::all(&all))?;
            let table = game
                .replay(&journal, None, &mut |_, _| ())
                .map_err(|divergence| Fault::Failure(format!("{name}: {divergence}")))?;
            let rulings = journal.identity.rulings.into_iter();
            (table, rulings.map(|ruling| (ruling.option, ruling.value)).collect())
        }
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
    Session::new(screen, table, bots, luck).run()
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
