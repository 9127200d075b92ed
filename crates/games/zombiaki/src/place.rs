//! The street: three tracks crossed by five blocks (ZK-BOARD-01).
//!
//! Block 1 borders the Barricades, block 5 the Cemetery. Written `T2B3`: track 2, block 3.

use std::fmt;

use horda_words::spelled;
use serde::{Deserialize, Serialize};

/// Number of tracks.
pub const TRACKS: u8 = 3;
/// Number of blocks.
pub const BLOCKS: u8 = 5;
/// Number of fields.
pub const FIELD_COUNT: usize = 15;

/// One of the three lanes, counted from 0, written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct Track(pub u8);

/// One of the five sections, counted from 0 (at the Barricades), written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct Block(pub u8);

/// The block beside the Cemetery, on which zombies enter (ZK-DEPLOY-01).
pub const ENTRY_BLOCK: Block = Block(BLOCKS - 1);

/// Where a track crosses a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct Field(u8);

/// Where a zombie may step: a field, or off block 1 onto the Barricades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub enum Goal {
    /// A field of the street.
    Field(Field),
    /// The end of the street, where zombies win.
    Barricades,
}

impl Field {
    /// The field where these two cross.
    pub const fn new(track: Track, block: Block) -> Field {
        Field(track.0 * BLOCKS + block.0)
    }

    /// All fields, track by track, each from the Barricades to the Cemetery.
    pub fn all() -> impl DoubleEndedIterator<Item = Field> {
        (0..FIELD_COUNT as u8).map(Field)
    }

    /// Place in arrays that hold one thing per field.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The field at this place of such arrays.
    pub(crate) const fn at(index: u8) -> Field {
        debug_assert!((index as usize) < FIELD_COUNT);
        Field(index)
    }

    /// Its track.
    pub const fn track(self) -> Track {
        Track(self.0 / BLOCKS)
    }

    /// Its block.
    pub const fn block(self) -> Block {
        Block(self.0 % BLOCKS)
    }

    /// One step forward.
    pub const fn front(self) -> Goal {
        if self.block().0 == 0 { Goal::Barricades } else { Goal::Field(Field(self.0 - 1)) }
    }

    /// One step back, which block 5 does not have (ZK-RETR-04).
    pub const fn behind(self) -> Option<Field> {
        if self.block().0 == BLOCKS - 1 { None } else { Some(Field(self.0 + 1)) }
    }

    /// The fields of the same block on the neighbouring tracks; tracks 1 and 3 are no
    /// neighbours (ZK-RUL-05).
    pub fn beside(self) -> impl Iterator<Item = Field> {
        let left = (self.track().0 > 0).then(|| Field(self.0 - BLOCKS));
        let right = (self.track().0 + 1 < TRACKS).then(|| Field(self.0 + BLOCKS));
        left.into_iter().chain(right)
    }

    /// The up to four fields that share a border with this one.
    pub fn around(self) -> impl Iterator<Item = Field> {
        let front = match self.front() {
            Goal::Field(field) => Some(field),
            Goal::Barricades => None,
        };
        front.into_iter().chain(self.behind()).chain(self.beside())
    }
}

impl Track {
    /// All tracks.
    pub fn all() -> impl Iterator<Item = Track> {
        (0..TRACKS).map(Track)
    }

    /// Counted from 1, as people read it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its fields from the Barricades to the Cemetery.
    pub fn fields(self) -> impl DoubleEndedIterator<Item = Field> {
        (0..BLOCKS).map(move |block| Field::new(self, Block(block)))
    }
}

impl Block {
    /// All blocks from the Barricades to the Cemetery.
    pub fn all() -> impl DoubleEndedIterator<Item = Block> {
        (0..BLOCKS).map(Block)
    }

    /// Counted from 1, as people read it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its fields by track.
    pub fn fields(self) -> impl DoubleEndedIterator<Item = Field> {
        (0..TRACKS).map(move |track| Field::new(Track(track), self))
    }
}

impl fmt::Display for Track {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "T{}", self.number())
    }
}

impl fmt::Display for Block {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "B{}", self.number())
    }
}

impl fmt::Display for Field {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.track(), self.block())
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Field(field) => field.fmt(out),
            Goal::Barricades => out.write_str("barricades"),
        }
    }
}

/// Reads `T1`.
pub fn read_track(text: &str) -> Option<Track> {
    Track::all().find(|track| track.to_string() == text)
}

/// Reads `B1`.
pub fn read_block(text: &str) -> Option<Block> {
    Block::all().find(|block| block.to_string() == text)
}

/// Reads `T1B1`.
pub fn read_field(text: &str) -> Option<Field> {
    Field::all().find(|field| field.to_string() == text)
}

/// Reads `T1B1` or `barricades`.
pub fn read_goal(text: &str) -> Option<Goal> {
    if text == "barricades" { Some(Goal::Barricades) } else { read_field(text).map(Goal::Field) }
}

spelled! { Track: "track", read_track, "tracks are T1 to T3", said as Track::number }
spelled! { Block: "block", read_block, "blocks are B1 to B5", said as Block::number }
spelled! { Field: "field", read_field, "fields are T1B1 to T3B5" }
spelled! {
    Goal: "destination", read_goal, "fields are T1B1 to T3B5, and there are the barricades"
}
