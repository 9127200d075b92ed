//! Zombies: what they are, where they go and why, whom they attack.

pub mod activation;
pub(crate) mod course;
pub mod crowd;
pub(crate) mod destination;
pub mod forecast;
pub mod kind;
pub(crate) mod share_out;
pub mod why;
