//! What a server and its clients say to each other. A change here is a promise changed, so all
//! of it is in one crate: `play` is spoken over a WebSocket at one table, `lobby`, `person` and
//! `book` over plain HTTP.
//!
//! Sentences travel as [`horda_kit::Phrase`]: a key and what fills its places. The client makes
//! the words, so a language can be switched at once and a log line means the same to everybody.
//!
//! [`VERSION`] goes up when an old client would misunderstand a new server.
#![warn(missing_docs)]

mod book;
mod lobby;
mod person;
mod play;
mod problem;

pub use book::{Game, GameOption, Picture, Proof, Rule, RuleText};
pub use lobby::{
    Branch, Film, Holder, Invitation, Join, NewTable, Opened, Played, Reel, Rematch, SeatCard,
    SeatChoice, Stage, TableCard, Tables, Verification, WrittenAction,
};
pub use person::{Me, NewName, Recover, RecoveryCode, SessionCard, Sessions};
pub use play::{
    Chances, ChatLine, Choice, ClientMessage, Ending, Hint, Outcome, Position, Preview, Question,
    ServerMessage, StandingOrder, Status, Undo, WrittenLog,
};
pub use problem::{Problem, ProblemKind};

/// Version of this protocol.
pub const VERSION: u32 = 5;
