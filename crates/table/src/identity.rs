//! What makes two tables the same game: rules, content, readings, seats, document.

use serde::{Deserialize, Serialize};

/// What a table plays. Two journals compare only where this is the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// Key of the game.
    pub game: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// Digest of its content.
    pub content: String,
    /// The readings in force.
    pub rulings: Vec<Ruling>,
    /// Who sits where: the name of the seat and who holds it.
    pub seats: Vec<(String, String)>,
    /// The document that the set-up brought, in its canonical form. The last field, and not
    /// written where there is none: digests of tables without one stay as they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub document: Option<String>,
}

/// An option and the ruling that it switches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The rule id.
    pub rule: String,
    /// The option's name.
    pub option: String,
    /// Its value.
    pub value: String,
}
