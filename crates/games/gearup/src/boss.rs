//! The six Bosses as they are printed.

use horda_words::{Noun, Phrase, Readable, Said, Unreadable, Written, no_such};
use serde::{Deserialize, Serialize};

use crate::card::Speed;
use crate::cells::{Cell, Cells};
use crate::grid::Grid;
use crate::rules::GearUp;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[serde(rename_all = "kebab-case")]
#[noun("boss")]
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
    /// Stings a Survivor who draws across its lines.
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

/// `batter`.
impl<R: ?Sized> Written<R> for Member {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(SOX[self.index()]);
    }
}

impl<R: ?Sized> Readable<R> for Member {
    const WORD: &'static str = "member";

    fn read(_: &R, text: &str) -> Result<Member, Unreadable> {
        let found = Member::ALL.into_iter().find(|member| SOX[member.index()] == text);
        found.ok_or_else(|| no_such("member", text, SOX))
    }
}

/// One of the Dead Sox has a name of its own; any other Boss is all there is.
impl Said<GearUp> for Member {
    fn say(&self, rules: &GearUp, name: &'static str, phrase: Phrase) -> Phrase {
        match rules.is_sox() {
            true => phrase.key(name, format!("member-{}", SOX[self.index()])),
            false => phrase.key(name, rules.boss.key()),
        }
    }
}
