//! Companions: Survivors without Actions that follow a leader (ZE-CPN-01).

use serde::{Deserialize, Serialize};

use super::character::CharacterId;
use super::survivor::Who;
use crate::board::zone::Zone;

/// A Companion of the mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Companion {
    /// Who.
    pub character: CharacterId,
    /// Where; with a leader, always in the leader's Zone (ZE-CPN-05).
    pub zone: Zone,
    /// Whom it follows.
    pub leader: Option<Who>,
    /// Is it on the board?
    pub stands: bool,
}

impl Default for Companion {
    fn default() -> Companion {
        Companion {
            character: CharacterId::default(),
            zone: Zone::new(0),
            leader: None,
            stands: false,
        }
    }
}
