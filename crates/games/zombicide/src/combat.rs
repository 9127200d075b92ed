//! Combat: the twelve steps of an attack (ZE-CBT-02).

pub(crate) mod aftermath;
pub mod attack;
pub(crate) mod breaks;
pub(crate) mod declaration;
pub mod dice;
pub mod effort;
pub mod fight;
pub(crate) mod friendly_fire;
pub(crate) mod hits;
pub(crate) mod molotov;
pub(crate) mod odds;
pub(crate) mod prospect;
pub mod reroll;
pub(crate) mod roll;
pub(crate) mod weapon;
