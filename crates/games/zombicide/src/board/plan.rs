//! Plans: which tiles lie where, and what a mission changes about their borders (ZE-ZON-05,
//! ZE-ZON-19). A plan is what a mission file says; a `Map` is what follows from it.

use std::fmt;

use horda_content::TomlTable;
use horda_kit::Unreadable;

/// Upper limit of the rows and columns of a board.
const SIDE: usize = 12;

/// A tile side with its rotation: `2V@270`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnedTile {
    /// Number and letter.
    pub side: String,
    /// Quarter turns clockwise.
    pub quarters: u8,
}

impl TurnedTile {
    fn read(text: &str) -> Result<TurnedTile, Unreadable> {
        let turned = text.split_once('@').and_then(|(side, degrees)| {
            let quarters = ["0", "90", "180", "270"].iter().position(|known| *known == degrees)?;
            Some(TurnedTile { side: side.to_owned(), quarters: quarters as u8 })
        });
        turned.ok_or_else(|| {
            Unreadable::new(format!("\"{text}\" is no turned tile"))
                .hint("write the side and 0, 90, 180 or 270: \"2V@270\"")
        })
    }
}

impl fmt::Display for TurnedTile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}@{}", self.side, u16::from(self.quarters) * 90)
    }
}

/// A door that a mission names or adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorPlan {
    /// `15V.A-B`: between two parts; `13V.A`: in a wall of one, with a link behind it.
    pub at: String,
    /// It stands in a wall (WZ-OBJ-16). Without it, it is a printed door or lies on an opening.
    pub wall: bool,
    /// Open from the start.
    pub open: bool,
}

/// Who may use a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkUse {
    /// Survivors and Zombies.
    All,
    /// Survivors only, as in a tunnel (WZ-MIS-06).
    Survivors,
}

/// A passage between two Zones that need not touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkPlan {
    /// What effects of the mission call it.
    pub name: String,
    /// What it joins.
    pub ends: LinkEnds,
    /// Who may use it.
    pub by: LinkUse,
    /// Open from the start.
    pub open: bool,
}

/// What a link joins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEnds {
    /// Two Zones; the link is a gate of its own.
    Zones([String; 2]),
    /// The Zones of two doors; it is passable while both are open.
    Doors([String; 2]),
}

/// Where the tiles of a board lie and what changes about their borders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardPlan {
    /// Row by row from the top; nothing where no tile lies.
    pub rows: Vec<Vec<Option<TurnedTile>>>,
    /// Tiles that lie apart from the board (WZ-M8-03).
    pub apart: Vec<TurnedTile>,
    /// Doors in the order of the file.
    pub doors: Vec<DoorPlan>,
    /// Links in the order of the file.
    pub links: Vec<LinkPlan>,
    /// Borders that are wall in this mission, such as `5V.A-B`.
    pub walls: Vec<String>,
}

impl BoardPlan {
    /// A plan with tiles only: `["2V@270 7R@90", "5R@0 -"]`, where `-` leaves a place empty.
    pub fn of_rows(rows: &[&str]) -> Result<BoardPlan, Unreadable> {
        let rows = rows.iter().map(|row| read_row(row)).collect::<Result<_, _>>()?;
        Ok(BoardPlan { rows, ..BoardPlan::default() })
    }

    /// Reads `tiles`, `apart`, `door`, `link` and `wall` of a mission. A door has further keys
    /// that the board does not know (colour, how it opens); `of_door` reads them.
    pub fn read<'a>(table: &TomlTable<'a>, mut of_door: impl FnMut(&TomlTable<'a>)) -> BoardPlan {
        let words = table.words("tiles");
        if words.is_empty() {
            let hint = "one text for each row: tiles = [\"9R@0 6R@90\"]";
            table.problem(
                table.has("tiles").then_some("tiles"),
                "a board needs tiles",
                Some(hint.into()),
            );
        }
        if words.len() > SIDE {
            let what = format!("{} rows of tiles, at most {SIDE} fit", words.len());
            table.problem(Some("tiles"), what, None);
        }
        let rows =
            words.iter().take(SIDE).filter_map(|word| word.accept(read_row(&word.text))).collect();
        let apart = table.words("apart");
        let apart = apart.iter().filter_map(|word| word.accept(TurnedTile::read(&word.text)));
        let doors = table.tables("door").into_iter().filter_map(|door| {
            let plan = read_door(&door);
            of_door(&door);
            door.finish();
            plan
        });
        BoardPlan {
            rows,
            apart: apart.collect(),
            doors: doors.collect(),
            links: table
                .tables("link")
                .iter()
                .filter_map(|link| link.finished(read_link))
                .collect(),
            walls: table.words("wall").into_iter().map(|word| word.text).collect(),
        }
    }
}

fn read_row(row: &str) -> Result<Vec<Option<TurnedTile>>, Unreadable> {
    let columns = row.split_whitespace().count();
    if columns > SIDE {
        return Err(Unreadable::new(format!("{columns} tiles in a row, at most {SIDE} fit")));
    }
    let place = |text| if text == "-" { Ok(None) } else { TurnedTile::read(text).map(Some) };
    row.split_whitespace().map(place).collect()
}

fn read_door(table: &TomlTable<'_>) -> Option<DoorPlan> {
    let (wall, open) = (table.flag("wall"), table.flag("open"));
    Some(DoorPlan { at: table.required("at")?, wall, open })
}

fn read_link(table: &TomlTable<'_>) -> Option<LinkPlan> {
    let uses = [("all", LinkUse::All), ("survivors", LinkUse::Survivors)];
    let by = table.choice_or("for", &uses, LinkUse::All);
    let (name, open) = (table.required("name"), table.flag("open"));
    let pair = |key| table.optional::<Vec<String>>(key).map(<[String; 2]>::try_from);
    let ends = match (pair("zones"), pair("doors")) {
        (Some(Ok(zones)), None) => Some(LinkEnds::Zones(zones)),
        (None, Some(Ok(doors))) => Some(LinkEnds::Doors(doors)),
        _ => {
            let hint = "write zones = [\"14V.D\", \"12V.A\"], or doors with two doors";
            table.problem(None, "a link joins two Zones or two doors", Some(hint.into()));
            None
        }
    };
    Some(LinkPlan { name: name?, ends: ends?, by, open })
}
