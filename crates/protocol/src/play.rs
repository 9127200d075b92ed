//! Messages at one table. A connection looks through one pair of eyes; which seat it speaks for
//! is decided when it is made and is never part of a message.

use std::sync::Arc;

use horda_kit::{Order, Phrase, Refusal, Seat};
use horda_table::{Logged, News, Offer, Proposal, Told};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

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
        /// The action as data, in the shape of the game.
        #[cfg_attr(feature = "wire", ts(type = "unknown"))]
        data: Value,
    },
    /// What would the other offers of a long list do?
    Labels {
        /// Its own id.
        id: String,
        /// The revision that the client saw.
        revision: u32,
        /// The place of the first offer that it asks about.
        from: u32,
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
        /// Its own id.
        id: String,
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
        /// Its own id.
        id: String,
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
        /// Its own id.
        id: String,
        /// Yes or no.
        on: bool,
    },
    /// Wants to be told the win chances as they change, or no more.
    Chances {
        /// Its own id.
        id: String,
        /// Yes or no.
        on: bool,
    },
    /// Shows all clients what this seat would do, or would have the team do.
    Propose {
        /// Its own id.
        id: String,
        /// The written action: an own offer, or one of those that can be proposed. Nothing
        /// takes the proposal back.
        action: Option<String>,
    },
    /// What may the bot on this seat be asked for?
    Orders {
        /// Its own id.
        id: String,
        /// The seat of a bot.
        seat: Seat,
    },
    /// Asks the bot on a seat for something, or no more. It may be asked for several things; of
    /// those that exclude each other the latest stands.
    Order {
        /// Its own id.
        id: String,
        /// The seat of a bot.
        seat: Seat,
        /// The written order.
        order: String,
        /// Yes or no.
        on: bool,
    },
    /// What may this seat of the team do, and how likely does the team win then?
    Weigh {
        /// Its own id.
        id: String,
        /// The seat that decides.
        seat: Seat,
    },
}

impl ClientMessage {
    /// The id of the request.
    pub fn id(&self) -> &str {
        match self {
            ClientMessage::Act { id, .. }
            | ClientMessage::Explain { id, .. }
            | ClientMessage::Labels { id, .. }
            | ClientMessage::Preview { id, .. }
            | ClientMessage::Hint { id }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::AnswerUndo { id, .. }
            | ClientMessage::Concede { id }
            | ClientMessage::AnswerConcede { id, .. }
            | ClientMessage::Chat { id, .. }
            | ClientMessage::MuteAudience { id, .. }
            | ClientMessage::Chances { id, .. }
            | ClientMessage::Propose { id, .. }
            | ClientMessage::Orders { id, .. }
            | ClientMessage::Order { id, .. }
            | ClientMessage::Weigh { id, .. } => id,
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
        /// Through whose eyes: a seat, or nothing for the audience.
        eyes: Option<Seat>,
        /// What these eyes see, in the shape of the game. Later messages tell only what changes.
        #[cfg_attr(feature = "wire", ts(type = "unknown"))]
        view: Box<RawValue>,
        /// What can be done.
        position: Position,
        /// What happened at the deal.
        opening: Vec<News>,
        /// What happened since.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Logged>"))]
        log: WrittenLog,
        /// What was said.
        chat: Vec<ChatLine>,
        /// An undo that waits for agreement.
        asked: Option<Question>,
        /// A concession that waits for agreement.
        conceding: Option<Question>,
        /// What seats propose now.
        proposals: Vec<Proposal>,
        /// What bots were asked for.
        orders: Vec<StandingOrder>,
    },
    /// A turn was played.
    Turn {
        /// The request that this answers; only for the client that made it.
        id: Option<String>,
        /// What happened and what it changed, as these eyes may know it.
        told: Told,
        /// What can be done after it.
        position: Position,
    },
    /// An undo was carried out.
    Undone {
        /// By which seat.
        by: Seat,
        /// Turns of others that came later and were kept: they follow what is left. All other
        /// log lines after what is left, which is the turn of the position less these, are void.
        kept: Vec<Logged>,
        /// What these eyes see now, in the shape of the game.
        #[cfg_attr(feature = "wire", ts(type = "unknown"))]
        view: Box<RawValue>,
        /// What can be done.
        position: Position,
    },
    /// The request came too late: another seat acted in between. Nothing was changed. Messages
    /// keep their order, so the client knows that position by now.
    Stale {
        /// The request.
        id: String,
        /// How it stands.
        revision: u32,
    },
    /// This action was carried out before; the retry changed nothing.
    Known {
        /// The request.
        id: String,
        /// How it stands.
        revision: u32,
    },
    /// The request was carried out. What it changed is told to all clients, and was told before.
    Done {
        /// The request.
        id: String,
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
    /// What the other offers of a long list would do.
    Labelled {
        /// The request.
        id: String,
        /// One for each offer, from the one that was asked about.
        labels: Vec<Phrase>,
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
        /// Who asks, and who has to answer.
        #[serde(flatten)]
        question: Question,
    },
    /// A seat declined the undo.
    UndoDeclined {
        /// Who.
        by: Seat,
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
        /// Who asks, and who has to answer.
        #[serde(flatten)]
        question: Question,
    },
    /// A seat declined to give up.
    ConcedeDeclined {
        /// Who.
        by: Seat,
    },
    /// A seat conceded: the game is over.
    Conceded {
        /// Who.
        by: Seat,
        /// What can be done: nothing any more.
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
    /// What a bot may be asked for.
    Orderable {
        /// The request.
        id: String,
        /// The seat of the bot.
        seat: Seat,
        /// What.
        orders: Vec<Order>,
    },
    /// What bots are asked for now, in place of all before. Nothing of it is kept.
    Ordered {
        /// Seat by seat.
        orders: Vec<StandingOrder>,
    },
    /// What a seat may do, best first.
    Weighed {
        /// The request.
        id: String,
        /// The seat that decides.
        seat: Seat,
        /// The choices.
        choices: Vec<Choice>,
    },
    /// A person asked for a rematch with swapped seats.
    Rematch {
        /// The new table.
        table: String,
    },
    /// The server goes away for a moment; come back.
    Closing,
}

/// A log that was written once for all clients who see the same: a list of [`Logged`].
#[derive(Clone, Debug, Default)]
pub struct WrittenLog(Arc<Vec<Box<RawValue>>>);

impl WrittenLog {
    /// How many turns it tells.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Does it tell nothing?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Tells these turns as well.
    pub fn extend(&mut self, turns: &[Logged]) {
        let written = turns.iter().map(|turn| to_raw_value(turn).expect("a turn can be written"));
        Arc::make_mut(&mut self.0).extend(written);
    }

    /// Tells only the first so many turns.
    pub fn truncate(&mut self, turns: usize) {
        if turns < self.len() {
            Arc::make_mut(&mut self.0).truncate(turns);
        }
    }
}

impl Serialize for WrittenLog {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Something that a seat asked for and that waits for agreement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Question {
    /// Who asks.
    pub by: Seat,
    /// Who has to answer.
    pub waiting: Vec<Seat>,
}

/// An order that a bot follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StandingOrder {
    /// The seat of the bot.
    pub seat: Seat,
    /// The seat that asked for it.
    pub by: Seat,
    /// The written order.
    pub order: String,
    /// What it asks for.
    pub label: Phrase,
}

/// One of several things that may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Choice {
    /// The written action.
    pub action: String,
    /// What it would do.
    pub label: Phrase,
    /// Win chance with it, in percent.
    pub chance: u8,
}

/// What one pair of eyes can do in a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Position {
    /// Names the position: goes up with every change, also when something is taken back.
    pub revision: u32,
    /// Turns played.
    pub turn: u32,
    /// Who decides, or how it ended.
    pub status: Status,
    /// What these eyes may do. In a long list only the first and the last have labels.
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
        seats: Vec<Seat>,
        /// The rule that asks.
        rule: String,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: Vec<Seat>,
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
#[derive(Clone, Debug, Serialize)]
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
    pub seat: Option<Seat>,
    /// The name of the person who wrote it.
    pub name: String,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub at: u64,
}
