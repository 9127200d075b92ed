//! Tile sets: all tile sides that a board may use.

use horda_content::{Problem, Source, TomlTable, no_such};
use horda_kit::Unreadable;

use super::tile::Tile;
use super::tile_reader::read_tile;

macro_rules! tile_file {
    ($name:literal) => {
        Source {
            file: concat!("content/zombicide/tiles/", $name),
            text: include_str!(concat!("../../../../../content/zombicide/tiles/", $name)),
        }
    };
}

/// The files of the core box, one for each tile.
pub const CORE_TILES: [Source<'static>; 9] = [
    tile_file!("1.toml"),
    tile_file!("2.toml"),
    tile_file!("3.toml"),
    tile_file!("4.toml"),
    tile_file!("5.toml"),
    tile_file!("6.toml"),
    tile_file!("7.toml"),
    tile_file!("8.toml"),
    tile_file!("9.toml"),
];

/// The files of the Washington box.
pub const WASHINGTON_TILES: [Source<'static>; 6] = [
    tile_file!("10.toml"),
    tile_file!("11.toml"),
    tile_file!("12.toml"),
    tile_file!("13.toml"),
    tile_file!("14.toml"),
    tile_file!("15.toml"),
];

/// Tile sides by name.
#[derive(Clone, Debug, Default)]
pub struct TileSet {
    tiles: Vec<Tile>,
}

impl TileSet {
    /// Reads some files. Says everything that is wrong with any of them.
    pub fn load(files: &[Source<'_>]) -> Result<TileSet, Vec<Problem>> {
        let mut set = TileSet::default();
        let found: Vec<Problem> =
            files.iter().flat_map(|file| file.read(|table| set.read(table))).collect();
        if found.is_empty() { Ok(set) } else { Err(found) }
    }

    /// Adds the `[[tile]]`s of one file.
    pub(crate) fn read(&mut self, file: &TomlTable<'_>) {
        for table in file.tables("tile") {
            let Some(tile) = table.finished(read_tile) else { continue };
            if self.tiles.iter().any(|known| known.side == tile.side) {
                let what = format!("{} is drawn twice", tile.side);
                table.problem(Some("side"), what, Some("give each side one drawing".into()));
            } else {
                self.tiles.push(tile);
            }
        }
    }

    /// All sides in the order of their files.
    pub fn iter(&self) -> impl Iterator<Item = &Tile> {
        self.tiles.iter()
    }

    /// The side with this name, or a complaint with a suggestion.
    pub fn side(&self, name: &str) -> Result<&Tile, Unreadable> {
        let found = self.tiles.iter().find(|tile| tile.side == name);
        found.ok_or_else(|| no_such("tile", name, self.tiles.iter().map(|it| it.side.as_str())))
    }
}
