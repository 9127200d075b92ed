//! What is read back.

use std::collections::BTreeMap;
use std::sync::Arc;

use horda_table::{Identity, Record};

/// A table as lists need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// Key of the game.
    pub game: String,
    /// Who opened it.
    pub opener: String,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// Is it in the public list?
    pub listed: bool,
    /// Are hints and live chances allowed while it runs?
    pub advice: bool,
    /// May those who watch not write?
    pub muted: bool,
    /// The table that it went on from, and after which turn.
    pub branched: Option<(String, u32)>,
    /// Who sits where.
    pub seats: Vec<StoredSeat>,
    /// Turns played.
    pub turns: u32,
    /// Seats that owe a decision, as bits.
    pub deciding: u16,
    /// How it ended, if it did.
    pub ended: Option<Ended>,
    /// When it last changed, in milliseconds since 1970.
    pub changed: u64,
}

/// A seat: its holder and the holder's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeat {
    /// Who.
    pub holder: SeatHolder,
    /// The name they chose; empty for bots and open seats.
    pub name: String,
    /// How often it was opened again: the number of its invitation.
    pub opened: u32,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatHolder {
    /// Not taken yet.
    Open,
    /// A person, by id.
    Person(String),
    /// A bot, by name.
    Bot(String),
    /// A bot that sits in for a person, who may come back.
    Lent {
        /// The person, by id.
        owner: String,
        /// The bot, by name.
        bot: String,
    },
}

impl SeatHolder {
    /// The bot that plays here, by name.
    pub fn bot(&self) -> Option<&str> {
        match self {
            SeatHolder::Bot(bot) | SeatHolder::Lent { bot, .. } => Some(bot),
            SeatHolder::Open | SeatHolder::Person(_) => None,
        }
    }

    /// The person who plays here, or for whom a bot does, by id.
    pub fn owner(&self) -> Option<&str> {
        match self {
            SeatHolder::Person(owner) | SeatHolder::Lent { owner, .. } => Some(owner),
            SeatHolder::Open | SeatHolder::Bot(_) => None,
        }
    }
}

/// The person behind a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionHolder {
    /// The person's id.
    pub person: String,
    /// The name they chose; empty if none.
    pub name: String,
    /// When the session was last noted as used, in milliseconds since 1970.
    pub used: u64,
}

/// A session of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    /// Hash of the secret.
    pub session: Vec<u8>,
    /// When it was last noted as used, in milliseconds since 1970; 0 if it never was.
    pub used: u64,
    /// What the browser calls itself, in a few words; may be empty.
    pub device: String,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Who won, as bits.
    pub winners: u16,
    /// Did a seat concede?
    pub conceded: bool,
}

/// What tables are played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredContent {
    /// The digest that tables name.
    pub digest: String,
    /// Key of the game.
    pub game: String,
    /// What it means.
    pub text: Arc<str>,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// From which seat; nothing for the audience.
    pub seat: Option<u8>,
    /// The name of the person who wrote it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A table with everything that was played at it.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its number in this store.
    pub number: i64,
    /// What lists know of it.
    pub summary: Summary,
    /// What it plays.
    pub identity: Identity,
    /// How often it changed.
    pub revision: u32,
    /// The deal and every turn that was not taken back.
    pub records: Vec<Record>,
    /// The latest requests, oldest first: the seat and the id that its client gave.
    pub requests: Vec<(u8, String)>,
    /// The latest chat lines, oldest first.
    pub said: Vec<Said>,
}
