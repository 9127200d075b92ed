//! Messages at one table. A connection looks through one pair of eyes; which seat it speaks for
//! is decided when it is made and is never part of a message.

use horda_kit::{Phrase, Refusal};
use horda_table::{News, Offer, Proposal, Told};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Problem, SeatCard, TableCard};

/// What a client may say. Every request carries an id of the client's choice, which the answer
/// repeats; an action with an id that was carried out before is not carried out again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Plays an action.
    Act {
        /// Its own id.
        id: String,
        /// The revision that the client saw.
        revision: u32,
        /// The written action, as an offer gave it.
        action: String,
    },
    /// Would this be allowed? If not, why?
    Explain {
        /// Its own id.
        id: String,
        /// The written action.
        action: String,
    },
    /// What would this do?
    Preview {
        /// Its own id.
        id: String,
        /// The written action.
        action: String,
    },
    /// What would a strong bot do?
    Hint {
        /// Its own id.
        id: String,
    },
    /// Takes the last own action back, or asks the others for it.
    Undo {
        /// Its own id.
        id: String,
        /// The revision that the client saw.
        revision: u32,
    },
    /// Answers a seat that asks for an undo.
    AnswerUndo {
        /// The revision at which it was asked.
        revision: u32,
        /// Yes or no.
        agree: bool,
    },
    /// Gives up, or asks the other people of the team for it.
    Concede {
        /// Its own id.
        id: String,
    },
    /// Answers a seat that asks the team to give up.
    AnswerConcede {
        /// Yes or no.
        agree: bool,
    },
    /// Says something to the table.
    Chat {
        /// Its own id.
        id: String,
        /// What.
        text: String,
    },
    /// A seat forbids the audience to write, or allows it again.
    MuteAudience {
        /// Yes or no.
        on: bool,
    },
    /// Wants to be told the win chances as they change, or no more.
    Chances {
        /// Yes or no.
        on: bool,
    },
    /// Shows all clients what this seat would do, or would have the team do.
    Propose {
        /// The written action: an own offer, or one of those that can be proposed. Nothing
        /// takes the proposal back.
        action: Option<String>,
    },
}

impl ClientMessage {
    /// The id of the request, if it has one.
    pub fn id(&self) -> Option<&str> {
        match self {
            ClientMessage::Act { id, .. }
            | ClientMessage::Explain { id, .. }
            | ClientMessage::Preview { id, .. }
            | ClientMessage::Hint { id }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::Concede { id }
            | ClientMessage::Chat { id, .. } => Some(id),
            ClientMessage::AnswerUndo { .. }
            | ClientMessage::MuteAudience { .. }
            | ClientMessage::AnswerConcede { .. }
            | ClientMessage::Chances { .. }
            | ClientMessage::Propose { .. } => None,
        }
    }
}

/// What the server says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message: everything these eyes may know.
    Welcome {
        /// Version of the protocol.
        protocol: u32,
        /// The table.
        table: Box<TableCard>,
        /// Through whose eyes: the number of a seat, or nothing for the audience.
        eyes: Option<u8>,
        /// The position.
        position: Position,
        /// What happened at the deal.
        opening: Vec<News>,
        /// What happened since.
        log: Vec<Told>,
        /// What was said.
        chat: Vec<ChatLine>,
        /// An undo that waits for agreement: the seat that asks, and those that have to answer.
        asked: Option<(u8, Vec<u8>)>,
        /// A concession that waits for agreement, in the same form.
        conceding: Option<(u8, Vec<u8>)>,
        /// What seats propose now.
        proposals: Vec<Proposal>,
    },
    /// A turn was played.
    Turn {
        /// The request that this answers; only for the client that made it.
        id: Option<String>,
        /// What happened, as these eyes may know it.
        told: Told,
        /// The position after it.
        position: Position,
    },
    /// An undo was carried out.
    Undone {
        /// By which seat.
        by: u8,
        /// Turns of others that came later and were kept: they follow what is left. All other
        /// log lines after what is left, which is the turn of the position less these, are void.
        kept: Vec<Told>,
        /// The position now.
        position: Position,
    },
    /// The action came too late: another seat acted in between. Nothing was changed.
    Stale {
        /// The request.
        id: String,
        /// The position now.
        position: Position,
    },
    /// This action was carried out before; the retry changed nothing.
    Known {
        /// The request.
        id: String,
        /// The position now.
        position: Position,
    },
    /// The rules say no.
    Refused {
        /// The request.
        id: String,
        /// The rule, the reason and the way out.
        refusal: Refusal,
    },
    /// The action is allowed.
    Allowed {
        /// The request.
        id: String,
        /// What it would do.
        offer: Offer,
    },
    /// What an action would do.
    Previewed {
        /// The request.
        id: String,
        /// What.
        preview: Preview,
    },
    /// What a strong bot would do.
    Hinted {
        /// The request.
        id: String,
        /// What.
        hint: Hint,
    },
    /// It could not be done.
    Failed {
        /// The request, if it could be read that far.
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// A seat asks for an undo, and these seats have still to answer.
    UndoAsked {
        /// Who asks.
        by: u8,
        /// Who has to answer.
        waiting: Vec<u8>,
    },
    /// A seat declined the undo.
    UndoDeclined {
        /// Who.
        by: u8,
    },
    /// A seat has another holder, or a client connected or disconnected.
    Seats {
        /// All seats.
        seats: Vec<SeatCard>,
        /// How many watch without a seat.
        watching: u32,
        /// May those who watch not write?
        audience_muted: bool,
    },
    /// A seat asks the team to give up, and these seats have still to answer.
    ConcedeAsked {
        /// Who asks.
        by: u8,
        /// Who has to answer.
        waiting: Vec<u8>,
    },
    /// A seat declined to give up.
    ConcedeDeclined {
        /// Who.
        by: u8,
    },
    /// A seat conceded: the game is over.
    Conceded {
        /// Who.
        by: u8,
        /// The position now.
        position: Position,
    },
    /// A chat line.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// How the table stands, as far as a spectator can tell.
    Chances {
        /// One more point of the curve.
        chances: Chances,
    },
    /// What seats propose now, in place of all that was proposed before. Nothing of it is kept.
    Proposals {
        /// At most one of each seat.
        proposals: Vec<Proposal>,
        /// Seconds until the bot that decides goes on without those it waits for; none where
        /// no bot waits.
        decides_in: Option<u32>,
    },
    /// A person asked for a rematch with swapped seats.
    Rematch {
        /// The new table.
        table: String,
    },
    /// The server goes away for a moment; come back.
    Closing,
}

/// A position as one pair of eyes sees it, and what can be done in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Position {
    /// Goes up with every change, also when something is taken back.
    pub revision: u32,
    /// Turns played.
    pub turn: u32,
    /// Who decides, or how it ended.
    pub status: Status,
    /// What these eyes see, in the shape of the game.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What these eyes may do.
    pub offers: Vec<Offer>,
    /// What these eyes may propose to the seat that decides for the team.
    pub proposable: Vec<Offer>,
    /// May these eyes take back?
    pub undo: Undo,
}

/// Who decides, or how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "status", rename_all = "snake_case")]
pub enum Status {
    /// These seats owe a decision.
    Deciding {
        /// Who.
        seats: Vec<u8>,
        /// The rule that asks.
        rule: String,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: Vec<u8>,
        /// How.
        by: Ending,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// By its rules.
    Rules,
    /// A seat conceded.
    Concession,
}

/// May a seat take its last action back?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// At once.
    Free,
    /// If the others agree.
    Ask,
}

/// What an action would do, as far as this seat can know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Preview {
    /// What it would do, as an offer says it.
    pub label: Phrase,
    /// What surely happens.
    pub certain: Vec<Phrase>,
    /// What may happen then, likeliest first, with exact odds. Empty where luck is not asked,
    /// or where there are too many possibilities to list.
    pub outcomes: Vec<Outcome>,
    /// Is luck asked, but in too many ways to list?
    pub open: bool,
}

/// One way that luck may fall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Outcome {
    /// How often, in a hundred thousand.
    pub share: u32,
    /// What happens.
    pub happens: Vec<Phrase>,
}

/// What a strong bot would do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Hint {
    /// The revision that it thought about.
    pub revision: u32,
    /// The action.
    pub offer: Offer,
    /// Win chance of this seat as things stand, in percent.
    pub before: u8,
    /// Win chance with this action, in percent.
    pub after: u8,
    /// Why: the game's own argument, else what surely follows from the action; may be empty.
    pub why: Vec<Phrase>,
}

/// How likely each seat wins, estimated from what a spectator sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Chances {
    /// After which turn.
    pub turn: u32,
    /// How many games between bots the estimate was fitted to; 0 where the game is over.
    pub games: u32,
    /// For each seat in percent: at least, most likely, at most (half of the true chances lie within).
    pub seats: Vec<[u8; 3]>,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ChatLine {
    /// From which seat; nothing for the audience.
    pub seat: Option<u8>,
    /// The name of the person who wrote it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub at: u64,
}
