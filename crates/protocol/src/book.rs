//! Games as a client can read about them: options and rules in words.

use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// A game of the list. Its title and pitch are in its texts as `game-title`, `game-pitch`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Game {
    /// Its key, such as `zombiaki`.
    pub key: String,
    /// Names of all seats that a table can have, such as `zombies`; their words are in the texts
    /// as `side-zombies`. A smaller table has the first of them.
    pub seats: Vec<String>,
    /// The option that says how many seats a table has, if one does.
    pub seats_by: Option<String>,
    /// Do all seats win together or lose together?
    pub team: bool,
    /// What can be chosen at set-up.
    pub options: Vec<GameOption>,
    /// Kinds of bots, weakest first.
    pub bots: Vec<String>,
    /// Changes when its content does.
    pub content: String,
}

/// Something that can be chosen at set-up. Its words are in the texts, its rule in the register.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct GameOption {
    /// Its name.
    pub name: String,
    /// The rule that asks for it, or the ruling that it switches.
    pub rule: String,
    /// Does the set-up ask for it, as for a level? Else it is a reading of an unclear rule.
    pub setup: bool,
    /// Its values, the default first.
    pub values: Vec<String>,
}

/// A rule in own words.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Rule {
    /// Such as `ZK-MOVE-04`.
    pub id: String,
    /// `rule`, `example`, `vector`, `ruling` or `gap`.
    pub kind: String,
    /// Where in the printed rules it comes from.
    pub source: String,
    /// The option that switches it.
    pub option: Option<String>,
    /// In Polish.
    pub pl: RuleText,
    /// In English.
    pub en: RuleText,
    /// Is there a picture of it, to be drawn by the board?
    pub picture: bool,
    /// Tests that would see it broken.
    pub proofs: Vec<Proof>,
}

/// The picture of a rule: a position that the board of the game draws.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Picture {
    /// What the audience sees, in the shape of the game.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// The pieces, where they are not those that ship.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub pieces: Option<Box<RawValue>>,
}

/// The words of a rule in one language.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RuleText {
    /// A few words to know it by.
    pub title: String,
    /// What it says.
    pub text: String,
}

/// The name of a test.
pub type Proof = String;
