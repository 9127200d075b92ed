//! What a Zone is used for. Only its name and its drawing depend on it, no rule does.

use horda_words::Noun;
use serde::Serialize;

/// What a room is, or a Zone that is neither a room nor on a street.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("place")]
pub enum Place {
    /// A room of which nothing is said.
    #[default]
    Room,
    /// Racks with goods.
    Shop,
    /// A counter with stools.
    Diner,
    /// Desks.
    Office,
    /// A bed.
    Bedroom,
    /// A stove and a table.
    Kitchen,
    /// Crates and barrels.
    Storeroom,
    /// A car.
    Garage,
    /// Cabins and basins.
    Washroom,
    /// A sofa.
    Lounge,
    /// Shelves with books.
    Library,
    /// A desk in an oval room.
    OvalOffice,
    /// One long table.
    CabinetRoom,
    /// Rows of chairs before a lectern.
    PressRoom,
    /// A laid table.
    DiningRoom,
    /// Maps on the walls.
    MapRoom,
    /// A table before screens.
    SituationRoom,
    /// Screens and radios.
    CommandCentre,
    /// Lockers and bunks.
    GuardRoom,
    /// A dance floor.
    Ballroom,
    /// A steel door and stairs.
    Bunker,
    /// A cabin between two doors.
    Elevator,
    /// An engine and its tank.
    Generator,
    /// Boilers and pipes.
    BoilerRoom,
    /// Lanes and pins.
    BowlingAlley,
    /// Torn-up ground behind Sandbags (WZ-TNK-07).
    NoMansLand,
    /// A street Zone that lies on no street.
    Yard,
    /// Red carpet (WZ-COR-01).
    Corridor,
    /// The top of the Tank (WZ-TNK-01).
    Tank,
}
