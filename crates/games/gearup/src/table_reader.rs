//! Reads the Commander card and the Spawn Help cards.

use horda_content::{TomlTable, Word};

use crate::card::Letter;
use crate::pack::{Draw, Level};
use crate::state::SEATS;

/// The two sides of Help cards and Boss boards.
const SIDES: [(&str, usize); 2] = [("black", 0), ("red", 1)];

/// A row of the Commander card.
pub(crate) fn read_level(table: &TomlTable<'_>) -> Option<Level> {
    let id = table.required("id");
    let help_side = table.choice("help", &SIDES);
    let boss_side = table.choice("boss", &SIDES);
    let initial = read_draws(table, "initial", "a draw for one to six Survivors, such as \"1+0\"");
    Some(Level { id: id?, initial: initial?, help_side: help_side?, boss_side: boss_side? })
}

/// The Help cards, by number of Survivors less one, side and letter.
pub(crate) fn read_help(file: &TomlTable<'_>) -> [[[Draw; 3]; 2]; SEATS] {
    let mut help = [[None; 2]; SEATS];
    for table in file.tables("help") {
        let crew = table.number("crew", 1..=SEATS as i64);
        let side = table.choice("side", &SIDES);
        let draws = read_draws(&table, "draws", "[\"3+0\", \"2+1\", \"1+2\"] for A, B and C");
        table.finish();
        let (Some(crew), Some(side), Some(draws)) = (crew, side, draws) else { continue };
        if help[crew as usize - 1][side].replace(draws).is_some() {
            table.problem(None, "this Help card has two entries", None);
        }
    }
    for (crew, sides) in (1..).zip(&help) {
        for ((side, _), _) in SIDES.iter().zip(sides).filter(|(_, own)| own.is_none()) {
            let hint = Some(format!("add [[help]] with crew = {crew} and side = \"{side}\""));
            file.problem(None, format!("the {side} Help card for {crew} is missing"), hint);
        }
    }
    help.map(|sides| sides.map(Option::unwrap_or_default))
}

/// Exactly so many draws.
fn read_draws<const MANY: usize>(
    table: &TomlTable<'_>,
    key: &str,
    hint: &str,
) -> Option<[Draw; MANY]> {
    let draws: Vec<Draw> = table.words(key).iter().filter_map(read_draw).collect();
    let draws = draws.try_into().ok();
    if draws.is_none() {
        table.problem(Some(key), format!("\"{key}\" must be {MANY} draws"), Some(hint.into()));
    }
    draws
}

/// Reads `2+1`: Standard and Special.
fn read_draw(word: &Word<'_>) -> Option<Draw> {
    let pair = word.text.split_once('+');
    let draw = pair.and_then(|(standard, special)| {
        let number = |text: &str| text.parse().ok().filter(|number: &u8| *number <= 12);
        Some([number(standard)?, number(special)?])
    });
    if draw.is_none() {
        let hint = Some("such as \"2+1\": two Standard and one Special, 12 at most".into());
        word.problem(format!("\"{}\" is no draw", word.text), hint);
    }
    draw
}

/// Everything that one table draws in a whole game: dealt at first, then by every card.
pub(crate) fn whole_game(
    initial: Draw,
    crew: usize,
    help: &[Draw; 3],
    spawns: [u8; 3],
) -> [u32; 2] {
    [0, 1].map(|class: usize| {
        let cards = Letter::ALL.map(|letter| {
            u32::from(spawns[letter.index()]) * u32::from(help[letter.index()][class])
        });
        let dealt = u32::from(initial[class]) * crew as u32;
        dealt + cards.iter().sum::<u32>()
    })
}
