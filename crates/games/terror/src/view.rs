//! What one observer may know, and what it means for the board.

use horda_kit::Observer;
use serde::{Deserialize, Serialize};

use crate::card::CardSet;
use crate::human::Human;
use crate::place::{Facing, Field};
use crate::setup::Thing;
use crate::side::Side;
use crate::state::FaceUp;
use crate::token::Sort;

/// The car park as one observer sees it. Everything but the hands is public.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct View {
    /// Whose eyes.
    #[cfg_attr(feature = "wire", ts(skip))]
    pub observer: Observer,
    /// What everybody sees.
    pub face_up: FaceUp,
    /// The hand of each side, if these eyes see it.
    pub hands: [Option<CardSet>; 2],
    /// What follows from the position, so that a page need not know the rules.
    pub insight: Insight,
}

/// Sight and force made visible.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Insight {
    /// Stars that must escape.
    pub goal: u8,
    /// The last field of the terror track, after which the zombies win.
    pub track_end: u8,
    /// What the car lacks in this scenario, if it lacks something at the start.
    pub thing: Option<Thing>,
    /// What each zombie sees.
    pub sights: Vec<Sight>,
    /// Where each human could go with the points it has or would have.
    pub reaches: Vec<Reach>,
    /// The four lines of fire of the Policeman.
    pub lines: Vec<Line>,
    /// What has to be placed next while the board is built: its sort, and whose turn it is.
    pub building: Option<Building>,
    /// Zombies that may still be set up in each half, at set-up.
    pub to_haunt: [u8; 2],
}

/// What one zombie sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Sight {
    /// Where it stands.
    pub at: Field,
    /// The fields it looks over, nearest first, the one that stops its sight included if that
    /// is a human.
    pub fields: Vec<Field>,
    /// Whom it sees.
    pub prey: Option<Human>,
    /// What it must do when its turn comes, if it was not activated yet.
    pub duty: Option<Duty>,
}

/// Why a zombie comes before others (ZT-MAND-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// It stands before a human and bites (ZT-MAND-02).
    Bite,
    /// It sees a human and goes for it (ZT-MAND-04).
    Chase,
}

/// Where one human could go.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Reach {
    /// Who.
    pub human: Human,
    /// Action points it has, or would have if it were activated.
    pub points: u8,
    /// A shortest way to every field that it reaches, step by step; a step costs a point.
    /// Nobody is pushed on the way.
    pub ways: Vec<Vec<Field>>,
}

/// A line of fire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Line {
    /// Which way.
    pub facing: Facing,
    /// Open fields, nearest first.
    pub fields: Vec<Field>,
    /// The field on which the line ends, if it ends on the board.
    pub end: Option<Field>,
    /// Is it a zombie that can be shot?
    pub target: bool,
}

/// What has to be placed next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Building {
    /// Who places it.
    pub side: Side,
    /// What sort of token.
    pub sort: Sort,
}
