//! Reads the Commander card and the Spawn Help cards.

use horda_content::{TomlTable, Word};

use crate::card::Letter;
use crate::pack::{Draw, Level};
use crate::state::SEATS;

/// The two sides of Help cards and Boss boards.
const SIDES: [(&str, usize); 2] = [("black", 0), ("red", 1)];

/// The rows of the Commander card, the easiest first.
pub(crate) fn read_levels(file: &TomlTable<'_>) -> Vec<Level> {
    file.tables("level").iter().filter_map(read_level).collect()
}

fn read_level(table: &TomlTable<'_>) -> Option<Level> {
    let id = table.required("id");
    let help_side = table.choice("help", &SIDES);
    let boss_side = table.choice("boss", &SIDES);
    let words = table.words("initial");
    let draws: Vec<Draw> = words.iter().filter_map(read_draw).collect();
    table.finish();
    let initial = <[Draw; SEATS]>::try_from(draws).ok();
    if initial.is_none() {
        let hint = Some("such as \"1+0\": Standard and Special for each Survivor".into());
        table.problem(Some("initial"), "one draw for each number of Survivors, one to six", hint);
    }
    Some(Level { id: id?, initial: initial?, help_side: help_side?, boss_side: boss_side? })
}

/// The Help cards, by number of Survivors less one, side and letter.
pub(crate) fn read_help(file: &TomlTable<'_>) -> [[[Draw; 3]; 2]; SEATS] {
    let mut help = [[[[0; 2]; 3]; 2]; SEATS];
    let mut seen = [[false; 2]; SEATS];
    for table in file.tables("help") {
        let crew = table.number("crew", 1..=SEATS as i64);
        let side = table.choice("side", &SIDES);
        let words = table.words("draws");
        let draws: Vec<Draw> = words.iter().filter_map(read_draw).collect();
        table.finish();
        let Ok(draws) = <[Draw; 3]>::try_from(draws) else {
            let hint = Some("draws = [\"3+0\", \"2+1\", \"1+2\"] for A, B and C".into());
            table.problem(Some("draws"), "a Help card has three rows", hint);
            continue;
        };
        let (Some(crew), Some(side)) = (crew, side) else { continue };
        let at = crew as usize - 1;
        if seen[at][side] {
            table.problem(None, "this Help card has two entries", None);
        }
        seen[at][side] = true;
        help[at][side] = draws;
    }
    for (crew, sides) in (1..).zip(seen) {
        for ((side, _), seen) in SIDES.iter().zip(sides) {
            if !seen {
                let hint = Some(format!("add [[help]] with crew = {crew} and side = \"{side}\""));
                file.problem(None, format!("the {side} Help card for {crew} is missing"), hint);
            }
        }
    }
    help
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
