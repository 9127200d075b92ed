//! A bare server to compare with, and the load for it. What is left of a table server when the
//! rules are taken away: a WebSocket, a durable row, two answers.

mod load;
mod padding;
mod rooms;
mod serve;
mod writer;

pub use load::run_flat;
pub use serve::serve;
