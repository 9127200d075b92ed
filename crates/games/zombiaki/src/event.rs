//! What happened. The log, the screen reader, replays and tests all read these.

use horda_kit::RuleId;
use horda_words::{Phrase, Said, Words};
use serde::Serialize;

use crate::action::Target;
use crate::card::{CardId, Side};
use crate::place::{Field, Track};
use crate::rules::Zombiaki;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
#[words(rules = Zombiaki, read = "obstacle")]
pub enum Obstacle {
    /// A zombie stands there.
    #[word("by {it}")]
    Zombie(CardId),
    /// A card lies there.
    #[word("by {it}")]
    Card(CardId),
    /// This card forbids it to move.
    #[word("held by {it}")]
    Held(CardId),
    /// The street ends there.
    #[word("by the edge")]
    Edge,
    /// Its own card says that it does not.
    #[word("by its own card", write_only)]
    Own(CardId),
}

/// Kinds of things that happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
#[words(rules = Zombiaki, keys = "event-")]
pub enum Happening {
    /// A turn began.
    #[word("turn {side} {round}")]
    TurnBegan { side: Side, round: u16 },
    /// A one-round card left.
    #[word("expired {card}")]
    Expired { card: CardId },
    /// A zombie moved by itself or by a card.
    #[word("moved {card} {from} {to}")]
    Moved { card: CardId, from: Field, to: Field },
    /// A zombie could not move.
    #[word("stayed {card} {at} {by}", keys("stayed-zombie", "stayed-card", "stayed-held"))]
    Stayed { card: CardId, at: Field, by: Obstacle },
    /// A zombie struck a barrier.
    #[word("battered {card} {at} left {left}", says(card, zombie, at, left))]
    Battered { card: CardId, at: Field, zombie: CardId, left: u8 },
    /// A car drove.
    #[word("drove {card} {from} {to}")]
    Drove { card: CardId, from: Field, to: Field },
    /// A car could not drive.
    #[word(
        "stopped {card} {at} {by}",
        key = "car-stopped",
        keys("car-stopped-zombie", "car-stopped-card")
    )]
    CarStopped { card: CardId, at: Field, by: Obstacle },
    /// A car hit a zombie.
    #[word("crashed {card} into {zombie} {at}")]
    Crashed { card: CardId, zombie: CardId, at: Field },
    /// A car left the street behind block 5.
    #[word("drove-off {card} {track}")]
    DroveOff { card: CardId, track: Track },
    /// A card was revealed to everybody.
    #[word("drew {card}", says(side = card.owner(), card))]
    Drew { card: CardId },
    /// The zombie deck gave Dawn.
    #[word("dawn")]
    DawnCame,
    /// A card was thrown away without its effect.
    #[word("discarded {card}", says(side = card.owner(), card))]
    Discarded { card: CardId },
    /// An available card was thrown away by its owner's opponent.
    #[word("spoiled {card}", says(side = card.owner(), card))]
    Spoiled { card: CardId },
    /// A card was played.
    #[word(
        "played {card} {target?}",
        says(side = card.owner(), card, target),
        keys("played", "played-field", "played-track", "played-block", "played-card")
    )]
    Played { card: CardId, target: Target },
    /// A zombie entered the street.
    #[word("entered {card} {at}")]
    Entered { card: CardId, at: Field },
    /// An object was put on a field.
    #[word("placed {card} {at}")]
    Placed { card: CardId, at: Field },
    /// A lasting card was laid beside the grid.
    #[word("laid {card} {anchor}", keys("laid-track", "laid-block", "laid-street"))]
    Laid { card: CardId, anchor: Anchor },
    /// A card was laid on a zombie.
    #[word("attached {card} to {zombie} {at}")]
    Attached { card: CardId, zombie: CardId, at: Field },
    /// An object left the street.
    #[word("removed {card} {at}")]
    Removed { card: CardId, at: Field },
    /// A trap went off.
    #[word("sprung {card} {at}")]
    Sprung { card: CardId, at: Field },
    /// A zombie took wounds.
    #[word("wounded {card} {at} {wounds} left {left}")]
    Wounded { card: CardId, at: Field, wounds: u8, left: u8 },
    /// An attachment took the wounds of a card.
    #[word("guarded {card} {at} by {by}")]
    Guarded { card: CardId, by: CardId, at: Field },
    /// A zombie lost its last Strength.
    #[word("destroyed {card} {at}")]
    Destroyed { card: CardId, at: Field },
    /// A zombie was removed outright.
    #[word("annihilated {card} {at}")]
    Annihilated { card: CardId, at: Field },
    /// A zombie went back.
    #[word("retreated {card} {from} {to}")]
    Retreated { card: CardId, from: Field, to: Field },
    /// A zombie should have gone back and could not.
    #[word(
        "no-retreat {card} {at} {by}",
        keys("no-retreat-zombie", "no-retreat-card", "no-retreat-edge", "no-retreat-own")
    )]
    NoRetreat { card: CardId, at: Field, by: Obstacle },
    /// A zombie lost wounds.
    #[word("healed {card} {at} {wounds}")]
    Healed { card: CardId, at: Field, wounds: u8 },
    /// A side looks at cards of the zombie deck. Everybody sees that it does.
    #[word("looked {side} {count}")]
    Looked { side: Side, count: u8 },
    /// What it saw. Only that side sees this.
    #[word("saw {side} {card}", says(card))]
    Saw { side: Side, card: CardId },
    /// A card of the zombie deck went to the Trash unplayed.
    #[word("milled {card}")]
    Milled { card: CardId },
    /// One card stays on top of the zombie deck, the others were shuffled in.
    #[word("arranged {side}")]
    Arranged { side: Side },
    /// A turn ended with so many cards kept.
    #[word("ended {side} kept {kept}")]
    TurnEnded { side: Side, kept: u8 },
    /// A zombie stepped onto the Barricades.
    #[word("breached {card} {track}")]
    Breached { card: CardId, track: Track },
    /// The game is over.
    #[word("won {side}")]
    Won { side: Side },
}

/// What is in the way has sentences of its own.
impl Said<Zombiaki> for Obstacle {
    fn say(&self, rules: &Zombiaki, name: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Obstacle::Zombie(card) => card.say(rules, name, phrase.more("-zombie")),
            Obstacle::Card(card) => card.say(rules, name, phrase.more("-card")),
            Obstacle::Held(card) => card.say(rules, name, phrase.more("-held")),
            Obstacle::Edge => phrase.more("-edge"),
            Obstacle::Own(_) => phrase.more("-own"),
        }
    }
}
