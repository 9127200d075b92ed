//! What went wrong, other than a refusal by the rules.

use horda_kit::Phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why a request was not carried out, and what can be done about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Problem {
    /// What kind of trouble, for programs.
    pub kind: ProblemKind,
    /// What and why and the way out, for people; a key of the program's texts.
    #[schema(value_type = Sentence)]
    pub phrase: Phrase,
}

/// The shape of a [`Phrase`] in the document of the interface.
#[derive(ToSchema)]
#[allow(dead_code, reason = "only its shape is used")]
struct Sentence {
    /// The key of a text.
    key: String,
    /// Pairs of a name and what fills its place.
    args: Vec<Vec<serde_json::Value>>,
}

/// Kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ProblemKind {
    /// The message cannot be read.
    Unreadable,
    /// It can be read, and there is no such name or set-up.
    Unfit,
    /// There is no such thing.
    Missing,
    /// This person may not do this.
    Forbidden,
    /// It cannot be done now.
    NotNow,
    /// Too much at once: wait a little.
    TooMuch,
    /// The table could not do it; nothing was changed.
    Broken,
}
