//! Cars: where they stand and who sits in them (ZE-CAR-01). What is done with them is `driving`.

use horda_words::Noun;
use serde::{Deserialize, Serialize};

use super::survivor::Who;
use crate::board::zone::Zone;

/// Cars of a mission; the box has as many (ZE-CMP-03).
pub const CARS: usize = 3;
/// Passengers beside the driver.
pub const PASSENGERS: u8 = 3;

/// Kinds of cars.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("car")]
pub enum CarKind {
    /// May hold a crate (ZE-CAR-06).
    #[default]
    Muscle,
    /// May be Searched (ZE-CAR-07).
    Police,
}

/// A car on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Car {
    /// What it is.
    pub kind: CarKind,
    /// Where it stands.
    pub zone: Zone,
    /// Does the mission let it be driven (ZE-CAR-05)?
    pub drivable: bool,
    /// Does a crate lie in it (ZE-CAR-06)?
    pub loaded: bool,
    /// Who drives.
    pub driver: Option<Who>,
    /// Who sits beside and behind, as bits.
    pub passengers: u8,
}

impl Default for Car {
    fn default() -> Car {
        Car {
            kind: CarKind::Muscle,
            zone: Zone::new(0),
            drivable: true,
            loaded: false,
            driver: None,
            passengers: 0,
        }
    }
}

impl Car {
    /// Does a Survivor sit in it?
    #[inline]
    pub fn holds(&self, who: Who) -> bool {
        self.driver == Some(who) || self.passengers & who.bit() != 0
    }

    /// Everybody in it, as bits.
    pub fn people(&self) -> u8 {
        self.passengers | self.driver.map_or(0, Who::bit)
    }

    /// A Survivor sits in it no more.
    pub fn remove(&mut self, who: Who) {
        self.passengers &= !who.bit();
        if self.driver == Some(who) {
            self.driver = None;
        }
    }

    /// A Survivor takes a seat, and leaves another one of this car.
    pub fn seat(&mut self, who: Who, driver: bool) {
        self.remove(who);
        if driver {
            self.driver = Some(who);
        } else {
            self.passengers |= who.bit();
        }
    }
}
