//! A row of Armour or Ammo boxes: blank, then ready, then spent, never back (GU-ICO-06).

use horda_kit::mark;
use horda_words::Words;
use serde::{Deserialize, Serialize};

use crate::rules::GearUp;

/// How far a row is written. Its length is printed on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "gearup/"))]
#[words(rules = GearUp, read = "track")]
#[word("{ready} {spent}", example = "2 1")]
pub struct Track {
    /// Boxes that are circled and not crossed.
    pub ready: u8,
    /// Boxes that are circled and crossed.
    pub spent: u8,
}

impl Track {
    /// Circles the next blank boxes of a row of this length. Tells how many there were; the rest
    /// is lost (GU-AMB-15).
    pub fn gain(&mut self, amount: u8, length: u8) -> u8 {
        let blank = length.saturating_sub(self.ready + self.spent);
        let gained = if amount > blank {
            mark!("GU-AMB-15"); // with no blank box left a gain is lost
            blank
        } else {
            amount
        };
        self.ready += gained;
        gained
    }

    /// Crosses so many ready boxes, or all there are. Tells how many.
    pub fn spend(&mut self, amount: u8) -> u8 {
        let spent = amount.min(self.ready);
        self.ready -= spent;
        self.spent += spent;
        spent
    }
}
