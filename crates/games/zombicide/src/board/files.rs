//! Files with tiles or boards, as `horda content check` and `horda content render` take them.

use horda_content::{Problem, Problems, Source, TomlTable, parse};

use super::map::{Map, MapOptions};
use super::map_check::{Fault, Spot, picture};
use super::plan::{BoardPlan, TurnedTile};
use super::render::render;
use super::tile_set::TileSet;

/// What a check of a file found.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// What makes the file unusable.
    pub problems: Vec<Problem>,
    /// What is odd about its board, in words.
    pub remarks: Vec<String>,
}

/// Checks a file of tiles or the board of a mission, which may use these tiles.
pub fn check_file(file: Source<'_>, tiles: &TileSet) -> Findings {
    match maps(file, tiles) {
        Ok(maps) => {
            let remarks = maps.iter().flat_map(Map::remarks).map(ToString::to_string).collect();
            Findings { problems: Vec::new(), remarks }
        }
        Err(problems) => Findings { problems, remarks: Vec::new() },
    }
}

/// Draws the tiles of a file, or the board of a mission: a picture for each, as SVG.
pub fn render_file(file: Source<'_>, tiles: &TileSet) -> Result<Vec<String>, Vec<Problem>> {
    Ok(maps(file, tiles)?.iter().map(render).collect())
}

/// Reads the board of a mission and reports what is wrong with it at its keys. `of_door` reads
/// what a door has beyond its place.
pub fn read_board<'a>(
    table: &TomlTable<'a>,
    tiles: &TileSet,
    options: MapOptions,
    of_door: impl FnMut(&TomlTable<'a>),
) -> Option<(BoardPlan, Map)> {
    let plan = BoardPlan::read(table, of_door);
    let map = Map::new(tiles, &plan, options);
    let map = map.map_err(|faults| faults.iter().for_each(|fault| report(table, &plan, fault)));
    map.ok().map(|map| (plan, map))
}

/// The boards of a file: one for each tile, or that of a mission.
fn maps(file: Source<'_>, tiles: &TileSet) -> Result<Vec<Map>, Vec<Problem>> {
    let problems = Problems::new(file.file, file.text);
    let mut maps = Vec::new();
    if let Some(table) = parse(file.text, &problems) {
        if table.has("tile") {
            let mut own = TileSet::default();
            own.read(&table);
            table.finish();
            maps.extend(own.iter().filter_map(|tile| alone(&own, &tile.side)));
        } else {
            // Keys beyond the board are those of a mission.
            let skip = |door: &TomlTable<'_>| drop(door.entries());
            let board = read_board(&table, tiles, MapOptions::default(), skip);
            maps.extend(board.map(|(_, map)| map));
        }
    }
    if problems.is_empty() { Ok(maps) } else { Err(problems.into_sorted()) }
}

/// A board of one tile.
fn alone(tiles: &TileSet, side: &str) -> Option<Map> {
    let tile = TurnedTile { side: side.to_owned(), quarters: 0 };
    let plan = BoardPlan { rows: vec![vec![Some(tile)]], ..BoardPlan::default() };
    Map::new(tiles, &plan, MapOptions::default()).ok()
}

fn report(table: &TomlTable<'_>, plan: &BoardPlan, fault: &Fault) {
    let Fault { at, what, hint } = fault;
    let (what, hint) = (what.clone(), hint.clone());
    let seen = |text: &str| {
        let sides: Vec<&str> =
            text.split('-').filter_map(|part| Some(part.split_once('.')?.0)).collect();
        let hint = hint.clone().unwrap_or_else(|| "parts are written \"9R.MR\"".into());
        Some(format!("{hint}\n{}", picture(plan, &sides)))
    };
    match *at {
        Spot::Tiles => table.problem(Some("tiles"), what, hint),
        Spot::Apart => table.problem(Some("apart"), what, hint),
        Spot::Wall(index) => table.words("wall")[index].problem(what, seen(&plan.walls[index])),
        Spot::Door(index) => {
            table.tables("door")[index].problem(Some("at"), what, seen(&plan.doors[index].at));
        }
        Spot::Link(index) => table.tables("link")[index].problem(None, what, hint),
    }
}
