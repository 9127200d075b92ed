//! What can be written. Each change is carried out whole or not at all.

use horda_table::Record;

use crate::{Ended, Said, SeatHolder, StoredContent, Summary};

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The table.
    pub summary: Summary,
    /// What it plays, as JSON.
    pub identity: String,
    /// Its deal, and the turns that it begins with if it goes on from another table.
    pub records: Vec<Record>,
    /// What it is played with.
    pub content: StoredContent,
}

/// One thing to be kept.
#[derive(Clone, Debug)]
pub enum Change {
    /// A turn was played.
    Turn {
        /// The number of the table.
        table: i64,
        /// The revision after it.
        revision: u32,
        /// Turns played after it.
        turn: u32,
        /// Who acted, by number.
        seat: u8,
        /// The id that the client gave the action.
        id: String,
        /// Seats that owe a decision after it, as bits.
        deciding: u16,
        /// What was played.
        record: Record,
        /// When.
        at: u64,
    },
    /// An undo.
    Undo {
        /// The number of the table.
        table: i64,
        /// The revision after it; each turn that was kept adds one more.
        revision: u32,
        /// Turns that are left.
        turn: u32,
        /// Turns of others that were played again after those: who acted, and what.
        kept: Vec<(u8, Record)>,
        /// Who took back.
        seat: u8,
        /// The id that the client gave the request.
        id: String,
        /// Seats that owe a decision after it, as bits.
        deciding: u16,
        /// When.
        at: u64,
    },
    /// A game ended.
    End {
        /// The number of the table.
        table: i64,
        /// How.
        ended: Ended,
        /// What the game handed over, if it hands over anything.
        outcome: Option<String>,
        /// When.
        at: u64,
    },
    /// The content of tables that are stored without it; kept only if there are such tables.
    Content(StoredContent),
    /// A finished game as a film, to be watched by whatever rules there are later. The first one
    /// is kept.
    Film {
        /// The number of the table.
        table: i64,
        /// The film.
        film: Vec<u8>,
    },
    /// A person took an open seat.
    Sit {
        /// The number of the table.
        table: i64,
        /// On which seat.
        seat: u8,
        /// Who, by id.
        person: String,
    },
    /// A seat of a running game has another holder.
    Seat {
        /// The number of the table.
        table: i64,
        /// Which seat.
        seat: u8,
        /// Who holds it now.
        holder: SeatHolder,
        /// How often it was opened again.
        opened: u32,
    },
    /// A chat line.
    Say {
        /// The number of the table.
        table: i64,
        /// What.
        said: Said,
    },
    /// Those who watch may not write any more, or may again.
    Mute {
        /// The number of the table.
        table: i64,
        /// Yes or no.
        muted: bool,
    },
    /// A person, perhaps a new one, has a new session.
    Session {
        /// Hash of the secret.
        session: Vec<u8>,
        /// The person's id.
        person: String,
        /// What the browser calls itself, in a few words.
        device: String,
        /// When.
        at: u64,
    },
    /// A session was used.
    SessionUsed {
        /// Hash of the secret.
        session: Vec<u8>,
        /// What the browser calls itself, in a few words.
        device: String,
        /// When.
        at: u64,
    },
    /// A person ends sessions; those of others stay. The recovery code is void.
    EndSessions {
        /// The person's id.
        person: String,
        /// Hashes of their secrets.
        sessions: Vec<Vec<u8>>,
    },
    /// A person has a name.
    Name {
        /// The person's id.
        person: String,
        /// The name.
        name: String,
    },
    /// A person has a recovery code, in place of the one before.
    Recovery {
        /// The person's id.
        person: String,
        /// Hash of the code.
        code: Vec<u8>,
    },
}
