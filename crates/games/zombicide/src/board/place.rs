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
    /// A street Zone that lies on no street.
    Yard,
    /// Red carpet (WZ-COR-01).
    Corridor,
    /// The top of the Tank (WZ-TNK-01).
    Tank,
}
