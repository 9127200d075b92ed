//! Survivors: who they are, what they carry, how they act.

pub(crate) mod adrenaline;
pub mod arrangement;
pub mod budget;
pub mod car;
pub mod character;
pub mod companion;
pub(crate) mod course;
pub(crate) mod dash;
pub(crate) mod driving;
pub(crate) mod end_skills;
pub(crate) mod figure;
pub(crate) mod handing_over;
pub mod inventory;
pub(crate) mod knock_out;
pub(crate) mod leading;
pub mod level;
pub(crate) mod movement;
pub mod survivor;
pub(crate) mod team;
pub mod turn;
pub(crate) mod wounds;
