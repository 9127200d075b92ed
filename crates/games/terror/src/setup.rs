//! A way to set the game up: what lies where, who places the rest, what it takes to win.

use arrayvec::ArrayVec;
use horda_kit::mark;
use horda_words::Noun;
use serde::{Deserialize, Serialize};

use crate::card::CardSet;
use crate::field_set::FieldSet;
use crate::place::{Facing, Field};
use crate::side::Side;
use crate::state::{Ground, LOOT, Special};
use crate::token::{Sort, Token, TokenKind};

/// A set-up as its file says.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Its name in files.
    pub id: String,
    /// The board with the tokens that lie on it from the start.
    pub ground: Ground,
    /// Tokens that are placed at the table, in this order (ZT-ADV-06, ZT-FREE-05).
    pub order: Vec<(Side, Sort)>,
    /// Stars that must escape (ZT-END-02).
    pub goal: u8,
    /// Bullets at the start (ZT-SETUP-12).
    pub bullets: u8,
    /// Zombies that are set up on each half (ZT-SETUP-08).
    pub zombies: [u8; 2],
    /// Special zombies that stand there from the start.
    pub special: Vec<(Special, Field, Facing)>,
    /// Special cards that may be drawn, by side.
    pub cards: [CardSet; 2],
    /// Is there a dog?
    pub dog: bool,
    /// What the car lacks, if it lacks something.
    pub search: Option<Search>,
}

/// Things that must be found and carried to the car before it takes anybody.
#[derive(Clone, Debug)]
pub struct Search {
    /// What it is.
    pub thing: Thing,
    /// Tokens that hide it.
    pub fields: ArrayVec<Field, LOOT>,
    /// How many of them are not empty.
    pub real: u8,
    /// How many the car needs.
    pub needed: u8,
    /// Does it slow down its carrier?
    pub heavy: bool,
}

/// What a car may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[serde(rename_all = "snake_case")]
#[noun("thing")]
pub enum Thing {
    /// The keys.
    Keys,
    /// Petrol.
    Fuel,
}

impl Ground {
    /// Lays a token down.
    pub(crate) fn lay(&mut self, kind: &TokenKind, token: Token) {
        let cover = kind.cover(token.at, token.turned).expect("a token lies on the board");
        match kind.sort {
            Sort::Car => {
                self.car = Some(token.at);
                self.permitted = self.permitted.without(cover);
            }
            Sort::Sewer => self.sewer = Some(token.at),
            Sort::Bus | Sort::Booth | Sort::Large | Sort::Small => {
                self.obstacles = self.obstacles.or(cover);
            }
        }
        mark!("ZT-RUL-43"); // they turn with the token
        let doors = kind.doors(token.at, token.turned).without(self.car_fields());
        self.permitted = self.permitted.or(doors);
        self.tokens.push(token);
    }

    /// Fields from which the car can be reached when nobody stands in the way.
    pub(crate) fn near_car(&self) -> FieldSet {
        let open = FieldSet::ALL.without(self.obstacles);
        let mut reached = self.car_fields();
        loop {
            let wider = reached.or(reached.grown().and(open));
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }
}
