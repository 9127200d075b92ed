//! Tables from outside: opening, finding, joining, watching again.

use std::collections::BTreeMap;

use horda_kit::Seat;
use horda_table::{News, Told};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Number;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::Status;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Key of the game.
    pub game: String,
    /// Options that differ from the default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<SeatChoice>,
    /// Is the table in the public list, where others may watch and take open seats?
    #[serde(default)]
    pub listed: bool,
    /// A document for games that take one, such as a mission or what an earlier table handed
    /// over.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub document: Option<String>,
    /// Are hints and live chances allowed while it runs? Without an answer they are in a team's
    /// game, and where at most one seat is a person's.
    #[serde(default)]
    pub advice: Option<bool>,
}

/// Who gets a seat. Two seats of `me` are a game on one device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatChoice {
    /// The person who opens the table.
    Me,
    /// A person with the invitation, or any person if the table is listed.
    Friend,
    /// A bot.
    Bot {
        /// Which, such as `hard`.
        bot: String,
    },
}

/// A table that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Opened {
    /// Its id.
    pub table: String,
    /// One for each open seat.
    pub invitations: Vec<Invitation>,
}

/// The right to sit down somewhere, once. It is void when the seat is opened again. The page puts
/// the code behind the `#` of a link, where no server and no referrer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Invitation {
    /// The seat.
    pub seat: u8,
    /// The secret.
    pub code: String,
}

/// Sitting down: by invitation, or on an open seat of a listed table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Join {
    /// The code of an invitation.
    Code(String),
    /// The number of a seat.
    Seat(#[serde(deserialize_with = "whole")] u8),
}

/// A table as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// Key of the game.
    pub game: String,
    /// Do all seats win together or lose together?
    pub team: bool,
    /// Who sits where.
    pub seats: Vec<SeatCard>,
    /// Options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// Is it in the public list?
    pub listed: bool,
    /// Are hints and live chances allowed while it runs?
    pub advice: bool,
    /// Did the person who asks open it? Then they fill the seats that nobody holds.
    pub opener: bool,
    /// How far it is.
    pub stage: Stage,
    /// Turns played.
    pub turns: u32,
    /// When it last changed, in milliseconds since 1970.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub changed: u64,
    /// The table that it went on from, and after which turn.
    pub branched: Option<(String, u32)>,
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "stage", rename_all = "snake_case")]
pub enum Stage {
    /// A seat is open, and the game has secrets: nobody sees more than the audience or acts until
    /// every seat is held.
    Waiting,
    /// These seats owe a decision.
    Running {
        /// Who.
        deciding: Vec<u8>,
    },
    /// It is over.
    Over {
        /// Who won.
        winners: Vec<u8>,
        /// Did a seat concede?
        conceded: bool,
    },
    /// It was played by rules or content that this server does not have any more. It can be
    /// watched if it was over, and its journal can be downloaded.
    Archived {
        /// Was it still running? Then a person who holds a seat may close it.
        open: bool,
    },
}

/// A seat as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatCard {
    /// Such as `zombies`.
    pub name: String,
    /// Who holds it.
    pub holder: Holder,
    /// Is it yours?
    pub yours: bool,
    /// Does a bot hold it in your place? Then you may take it back.
    pub lent: bool,
    /// Is a client of this seat connected? Bots always are.
    pub present: bool,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Holder {
    /// Not taken yet.
    Open,
    /// A person.
    Person {
        /// The name they chose; may be empty.
        name: String,
    },
    /// A bot.
    Bot {
        /// Which, such as `hard`.
        bot: String,
        /// The name of the person in whose place it plays, if it does; may be empty.
        owner: Option<String>,
    },
}

/// Lists of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Tables {
    /// Tables with a seat of the person who asks, latest first.
    pub mine: Vec<TableCard>,
    /// Listed tables that run, latest first.
    pub listed: Vec<TableCard>,
}

/// A game to be watched again through one pair of eyes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Film {
    /// The table.
    pub table: TableCard,
    /// Through whose eyes: a seat, or nothing for the audience.
    pub eyes: Option<Seat>,
    /// Whose eyes the person who asks may look through; all once the game is over.
    pub allowed: Vec<Option<Seat>>,
    /// The game.
    pub reel: Reel,
}

/// A game from its deal on, as one pair of eyes saw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Reel {
    /// What happened at the deal.
    pub opening: Vec<News>,
    /// What was seen after the deal, in the shape of the game.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// Who decided then.
    pub status: Status,
    /// What happened since and what it changed.
    pub turns: Vec<Played>,
}

/// One turn of a film.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Played {
    /// What happened and what it changed.
    pub told: Told,
    /// Who decided after it, or how it ended.
    pub status: Status,
}

/// One action of a game whose rules are gone, as it was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct WrittenAction {
    /// Which turn; the first is 1.
    pub turn: u32,
    /// The seat that acted; nothing where newer rules went on with the table.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The written form of the action; the version of the newer rules.
    pub action: String,
}

/// What the server found when it played a finished game again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Verification {
    /// Did every position come out the same?
    pub verified: bool,
    /// Turns that were played again.
    pub turns: u32,
    /// The last digest of the chain.
    pub digest: String,
    /// Where it parted, if it did.
    pub divergence: Option<String>,
}

/// Playing on from a position of another table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// After which turn.
    #[serde(deserialize_with = "whole")]
    pub turn: u32,
    /// Who sits where.
    pub seats: Vec<SeatChoice>,
}

/// A whole number, however JSON writes it: `7.0` is one too.
fn whole<'de, D: Deserializer<'de>, T: TryFrom<u64>>(from: D) -> Result<T, D::Error> {
    let number = Number::deserialize(from)?;
    let float = || number.as_f64().filter(|it| it.fract() == 0.0 && (0.0..1e15).contains(it));
    let whole = number.as_u64().or_else(|| float().map(|it| it as u64));
    let fits = whole.and_then(|it| T::try_from(it).ok());
    fits.ok_or_else(|| D::Error::custom(format!("{number} is not a number that can be here")))
}

/// The table of a rematch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Rematch {
    /// Its id.
    pub table: String,
}
