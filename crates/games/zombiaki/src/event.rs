//! What happened. The log, the screen reader, replays and tests all read these.

use horda_kit::RuleId;
use serde::Serialize;

use crate::action::Target;
use crate::card::{CardId, Side};
use crate::place::{Field, Track};
use crate::state::Anchor;

/// Something that happened, and the rule that made it happen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct Event {
    /// What.
    pub what: Happening,
    /// By which rule.
    pub rule: RuleId,
}

/// Why something did not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub enum Obstacle {
    /// A zombie stands there.
    Zombie(CardId),
    /// A card lies there.
    Card(CardId),
    /// This card forbids it to move.
    Held(CardId),
    /// The street ends there.
    Edge,
    /// Its own card says that it does not.
    Own(CardId),
}

/// Kinds of things that happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub enum Happening {
    /// A turn began.
    TurnBegan { side: Side, round: u16 },
    /// A one-round card left.
    Expired { card: CardId },
    /// A zombie moved by itself or by a card.
    Moved { card: CardId, from: Field, to: Field },
    /// A zombie could not move.
    Stayed { card: CardId, at: Field, by: Obstacle },
    /// A zombie struck a barrier.
    Battered { card: CardId, at: Field, zombie: CardId, left: u8 },
    /// A car drove.
    Drove { card: CardId, from: Field, to: Field },
    /// A car could not drive.
    CarStopped { card: CardId, at: Field, by: Obstacle },
    /// A car hit a zombie.
    Crashed { card: CardId, zombie: CardId, at: Field },
    /// A car left the street behind block 5.
    DroveOff { card: CardId, track: Track },
    /// A card was revealed to everybody.
    Drew { card: CardId },
    /// The zombie deck gave Dawn.
    DawnCame,
    /// A card was thrown away without its effect.
    Discarded { card: CardId },
    /// An available card was thrown away by its owner's opponent.
    Spoiled { card: CardId },
    /// A card was played.
    Played { card: CardId, target: Target },
    /// A zombie entered the street.
    Entered { card: CardId, at: Field },
    /// An object was put on a field.
    Placed { card: CardId, at: Field },
    /// A lasting card was laid beside the grid.
    Laid { card: CardId, anchor: Anchor },
    /// A card was laid on a zombie.
    Attached { card: CardId, zombie: CardId, at: Field },
    /// An object left the street.
    Removed { card: CardId, at: Field },
    /// A trap went off.
    Sprung { card: CardId, at: Field },
    /// A zombie took wounds.
    Wounded { card: CardId, at: Field, wounds: u8, left: u8 },
    /// An attachment took the wounds of a card.
    Guarded { card: CardId, by: CardId, at: Field },
    /// A zombie lost its last Strength.
    Destroyed { card: CardId, at: Field },
    /// A zombie was removed outright.
    Annihilated { card: CardId, at: Field },
    /// A zombie went back.
    Retreated { card: CardId, from: Field, to: Field },
    /// A zombie should have gone back and could not.
    NoRetreat { card: CardId, at: Field, by: Obstacle },
    /// A zombie lost wounds.
    Healed { card: CardId, at: Field, wounds: u8 },
    /// A side looks at cards of the zombie deck. Everybody sees that it does.
    Looked { side: Side, count: u8 },
    /// What it saw. Only that side sees this.
    Saw { side: Side, card: CardId },
    /// A card of the zombie deck went to the Trash unplayed.
    Milled { card: CardId },
    /// One card stays on top of the zombie deck, the others were shuffled in.
    Arranged { side: Side },
    /// A turn ended with so many cards kept.
    TurnEnded { side: Side, kept: u8 },
    /// A zombie stepped onto the Barricades.
    Breached { card: CardId, track: Track },
    /// The game is over.
    Won { side: Side },
}
