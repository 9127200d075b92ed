//! The six Bosses as they are printed.

use serde::{Deserialize, Serialize};

use crate::card::Speed;
use crate::cells::{Cell, Cells};
use crate::grid::Grid;

/// Cells of a Boss that can be apart: the three of Dead Sox.
pub const MEMBERS: usize = 3;

/// One of the Dead Sox, by its place in the order of the rules; any other Boss has only member 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct Member(pub u8);

impl Member {
    /// All that a Boss can have.
    pub const ALL: [Member; MEMBERS] = [Member(0), Member(1), Member(2)];

    /// Its place on the board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which Boss it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "kebab-case")]
pub enum BossKind {
    /// Breaks Armour.
    SuperAbomination,
    /// Is taken down from where it is already damaged.
    ZombiePyramid,
    /// Collapses around its cores.
    Elephombie,
    /// Are three.
    DeadSox,
    /// Has a mouth that opens and a scream that drives zombies.
    Screamer,
    /// Stings whoever draws across its lines.
    Mutation,
}

/// One side of a Boss board.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
pub struct BossSide {
    /// What can be hit: one outline, or three.
    pub members: Vec<Grid>,
    /// Cells crossed from the start (GU-PYR-02).
    pub crossed: Cells,
    /// Cells that need not be crossed (GU-ELE-01).
    pub cores: Cells,
    /// Cells inside the mouth (GU-SCR-01).
    pub mouth: Cells,
    /// Cells with a dotted line on their right (GU-MUT-01).
    pub line_east: Cells,
    /// Cells with a dotted line below.
    pub line_south: Cells,
    /// The Screamer's track (GU-SCR-02).
    pub track: Vec<Speed>,
}

impl BossKind {
    /// All six.
    pub const ALL: [BossKind; 6] = [
        BossKind::SuperAbomination,
        BossKind::ZombiePyramid,
        BossKind::Elephombie,
        BossKind::DeadSox,
        BossKind::Screamer,
        BossKind::Mutation,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        ["super-abomination", "zombie-pyramid", "elephombie", "dead-sox", "screamer", "mutation"]
            [self as usize]
    }

    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl BossSide {
    /// The eight cells around a core.
    pub fn ring(core: Cell) -> Cells {
        Cells::only(core).with_corners().without(Cells::only(core))
    }

    /// Do these cells lie across a dotted line (GU-AMB-29)?
    #[inline]
    pub const fn crosses_line(&self, cells: Cells) -> bool {
        cells.and(self.line_east).east().meets(cells)
            || cells.and(self.line_south).south().meets(cells)
    }
}

/// Names of the three of Dead Sox in files, in the order of the rules (GU-AMB-23).
pub const SOX: [&str; MEMBERS] = ["catcher", "batter", "pitcher"];
