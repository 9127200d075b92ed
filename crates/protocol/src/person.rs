//! Who a person is. There are no accounts: a browser holds a secret, a code moves it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the server knows of the person who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Me {
    /// The name that others see; empty until one is chosen.
    pub name: String,
}

/// A name to be known by.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// At most 32 letters.
    pub name: String,
}

/// The browsers in which a person plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Sessions {
    /// Latest first.
    pub sessions: Vec<SessionCard>,
}

/// A browser in which a person plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SessionCard {
    /// Names it in requests; it is no secret.
    pub id: String,
    /// What the browser calls itself, in a few words; may be empty.
    pub device: String,
    /// When it was last used, to the hour, in milliseconds since 1970; 0 if that is not known.
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub used: u64,
    /// Is it the one that asks?
    pub current: bool,
}

/// A code that gives another device the seats of this one, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RecoveryCode {
    /// Letters and digits in groups, to be typed elsewhere.
    pub code: String,
}

/// The code, typed on another device.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// Upper or lower case, with or without its dashes.
    pub code: String,
}
