//! Why the table said no.

use serde::Serialize;

use crate::Phrase;

/// Key of one rule in the register of a game, such as `ZK-MOVE-04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RuleId(pub &'static str);

/// A refused action: the rule that forbids it, the reason, and the way out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that says no.
    pub rule: RuleId,
    /// Why, about this very position.
    pub reason: Phrase,
    /// The smallest change that would make it legal, where it can be told.
    pub remedy: Option<Phrase>,
}
