//! `horda replay`.

use horda_catalog::find;
use horda_kit::Observer;
use horda_table::{Journal, Table, Turn};

use crate::cli::Replay;
use crate::fault::{Done, Fault, read_file};
use crate::language;
use crate::play::{Screen, print_news, set_up};

pub fn run(arguments: &Replay) -> Done {
    let name = arguments.file.display().to_string();
    let text = read_file(&arguments.file)?;
    let journal = Journal::read(&name, &text).map_err(|problems| Fault::all(&problems))?;
    let game =
        find(&journal.identity.game).map_err(|complaint| Fault::Failure(complaint.to_string()))?;
    let game = set_up(game, &name, journal.identity.document.as_deref())?;
    let last = arguments.to.unwrap_or(journal.lines.len() - 1);
    if last >= journal.lines.len() {
        let most = journal.lines.len() - 1;
        return Err(Fault::Usage(format!("{name} has {most} turns; choose --to from 0 to {most}")));
    }
    let screen = Screen::new(game, language::choose(arguments.lang))?;
    let mut show = |table: &dyn Table, turn: &Turn| {
        if !arguments.verify {
            let line = &turn.record.line;
            anstream::println!("{}. {}: {}", turn.turn, line.seat, line.action);
            for step in table.latest(Observer::Audience) {
                print_news(&screen, &step.news);
            }
        }
    };
    let table = game.replay(&journal, Some(last), &mut show).map_err(|divergence| {
        let line = line_of(&text, divergence.turn);
        Fault::Failure(format!("{name}:{line}: {divergence}"))
    })?;
    if arguments.verify {
        let digest = journal.lines[last].digest;
        let from = match table.begun() {
            0 => String::new(),
            turn => format!(" since turn {turn}, where the rules changed"),
        };
        let turns = table.turn() - table.begun();
        anstream::println!("{name}: verified, {turns} turns{from}, digest {digest}");
    } else {
        screen.draw(&*table, Observer::Audience)?;
    }
    Ok(())
}

/// The line of the file on which a turn stands: turns follow the first empty line.
fn line_of(text: &str, turn: usize) -> usize {
    let header = text.lines().take_while(|line| !line.trim().is_empty()).count();
    let is_turn = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
    let turns = text.lines().enumerate().skip(header).filter(|(_, line)| is_turn(line));
    turns.map(|(index, _)| index + 1).nth(turn).unwrap_or(header)
}
