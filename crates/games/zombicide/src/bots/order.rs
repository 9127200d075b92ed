//! What people ask of a Survivor that a bot leads.

use serde::{Deserialize, Serialize};

use crate::board::gate::GateId;
use crate::board::zone::Zone;
use crate::equipment::card::CardKind;
use crate::few::Few;
use crate::survivors::character::CharacterId;

/// Orders that are kept in mind at once.
pub const ORDERS: usize = 12;

/// Something that a Survivor is asked to do, until it is done or taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// Who.
    pub who: CharacterId,
    /// What.
    pub what: Demand,
}

/// What can be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Demand {
    /// Stay where you are.
    #[default]
    Hold,
    /// Go to a Zone and stay there.
    Go(Zone),
    /// Go to a door and open it.
    Open(GateId),
    /// Hand a card over to somebody.
    Give {
        /// Which card.
        card: CardKind,
        /// To whom.
        to: CharacterId,
    },
    /// Make no Noise.
    Quiet,
}

/// The orders of a team.
pub type Orders = Few<Order, ORDERS>;
