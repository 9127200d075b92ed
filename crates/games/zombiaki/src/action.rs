//! What a seat may ask for. One action is one choice.

use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::place::{Block, Field, Goal, Track};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Moves a zombie: in step 2, or where a card lures it.
    Step {
        /// Where it stands.
        from: Field,
        /// Where it goes.
        to: Goal,
    },
    /// Lets a zombie have its attempt although it cannot move now (ZK-RUL-06).
    Stay {
        /// Where it stands.
        at: Field,
    },
    /// Lets a car drive before another of the same block (ZK-RUL-10).
    Drive {
        /// Where it stands.
        from: Field,
    },
    /// Throws an available card away without its effect.
    Discard {
        /// Which card.
        card: CardId,
    },
    /// Plays an available card.
    Play {
        /// Which card.
        card: CardId,
        /// What it is pointed at.
        target: Target,
    },
    /// Chooses one of the cards that an effect shows.
    Pick {
        /// Which card.
        card: CardId,
    },
    /// Ends the turn; cards that are left are kept (ZK-USE-03).
    End,
}

/// What a card is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub enum Target {
    /// Nothing: the card knows by itself.
    Nothing,
    /// A field.
    Field(Field),
    /// A track.
    Track(Track),
    /// A block.
    Block(Block),
    /// An available card of the opponent.
    Card(CardId),
}
