//! A Turn: one activation of one Survivor (ZE-PLY-04 to ZE-PLY-08).

use horda_words::Noun;
use serde::{Deserialize, Serialize};

use super::budget::Budget;
use super::survivor::Who;
use crate::combat::fight::Fight;

/// A Turn under way. Its limits belong to it, so that a Turn inside another has its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Turn {
    /// Whose.
    pub who: Who,
    /// What sort of Turn.
    pub sort: Sort,
    /// Actions left.
    pub budget: Budget,
    /// What can be done once in a Turn and was done.
    pub used: Limits,
    /// Partners who have refused a Trade, as bits (ZE-RUL-16).
    pub declined: u8,
    /// Attacks in a row, for Escalation (ZE-AMB-67).
    pub streak: u8,
    /// Attacks of one kind in a row.
    pub pure_streak: u8,
    /// Of which kind the last one was.
    pub streak_of: Option<Fight>,
}

/// Sorts of Turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("turn")]
pub enum Sort {
    /// The Turn of the Round.
    #[default]
    Own,
    /// One Action that a Born leader gave (ZE-AMB-02).
    Led,
    /// An extra Turn of Zombie link (ZE-AMB-72).
    Link,
}

/// What can be done once in a Turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("limit")]
pub enum Limit {
    /// ZE-SRC-02.
    Search,
    /// The Move of a Kid (ZE-SUR-02).
    Slip,
    /// ZE-SKL-54.
    Sprint,
    /// ZE-SKL-37.
    Jump,
    /// ZE-SKL-21.
    Charge,
    /// ZE-SKL-15.
    Blitz,
    /// ZE-SKL-16.
    Bloodlust,
    /// ZE-SKL-28.
    FieldMedic,
    /// ZE-SKL-17.
    BornLeader,
    /// ZE-SKL-38.
    Lifesaver,
    /// ZE-SKL-50.
    Shove,
    /// ZE-SKL-61.
    Taunt,
    /// ZE-SKL-34.
    ImproviseMelee,
    /// ZE-SKL-35.
    ImproviseRanged,
    /// ZE-SKL-23.
    Destiny,
    /// Anything was done: cards are no longer arranged for free (ZE-SET-08).
    Anything,
}

/// Some limits that were used up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Limits(pub u16);

impl Limits {
    /// Was it used?
    #[inline]
    pub const fn contains(self, limit: Limit) -> bool {
        self.0 & 1 << limit as u16 != 0
    }

    /// Those that a led Action shares with the Turn of its receiver: all but the free arrangement,
    /// which belongs to the Turn alone.
    pub(crate) const fn shared(self) -> Limits {
        Limits(self.0 & !(1 << Limit::Anything as u16))
    }

    /// These and those.
    pub(crate) const fn and(self, others: Limits) -> Limits {
        Limits(self.0 | others.0)
    }

    /// It was used.
    pub fn insert(&mut self, limit: Limit) {
        self.0 |= 1 << limit as u16;
    }
}
