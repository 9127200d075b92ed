//! The rules of Zombicide: 2nd Edition.

pub mod board;
