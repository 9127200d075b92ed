//! What happened. The log, the screen reader, replays and tests all read these.

use horda_kit::RuleId;
use serde::Serialize;

use crate::action::Target;
use crate::card::CardId;
use crate::human::Human;
use crate::place::{Facing, Field};
use crate::side::Side;
use crate::token::{Sort, Token};

/// Something that happened, and the rule that made it happen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Event {
    /// What.
    pub what: Happening,
    /// By which rule.
    pub rule: RuleId,
}

/// Kinds of things that happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub enum Happening {
    /// A token was put on the board.
    Built { side: Side, token: Token },
    /// A token found no place (ZT-RUL-40).
    SetAside { side: Side, sort: Sort },
    /// Both sides drew their special cards.
    HandsDealt { cards: u8 },
    /// Which card a side drew. Only that side sees this.
    Drew { card: CardId },
    /// A human was set up.
    Mustered { human: Human, at: Field },
    /// A zombie was put on the board from the pool.
    Raised { at: Field, pool: u8 },
    /// A zombie that was just put down or called looks this way.
    Faced { at: Field, facing: Facing },
    /// A turn began.
    TurnBegan { side: Side, round: u16 },
    /// A human moved.
    Moved { human: Human, from: Field, to: Field },
    /// A human pushed a zombie out of the way.
    Pushed { human: Human, from: Field, to: Field },
    /// The Mechanic pushed a human out of the way.
    Shoved { human: Human, from: Field, to: Field },
    /// The Lumberjack struck a zombie down.
    Chopped { at: Field, pool: u8 },
    /// The Policeman shot a zombie.
    Shot { from: Field, at: Field, bullets: u8, pool: u8 },
    /// A card removed a zombie.
    Slain { at: Field, card: CardId, pool: u8 },
    /// A human was healed.
    Healed { human: Human },
    /// A human left the board and is safe.
    Escaped { human: Human, at: Field, stars: u8, points: u8 },
    /// A human turned a token up.
    Searched { human: Human, at: Field, found: bool },
    /// A human took keys or fuel.
    Took { human: Human, at: Field },
    /// What a human carried lies on the board again.
    Dropped { at: Field },
    /// Keys or fuel reached the car, which needs so many more.
    Delivered { human: Human, needed: u8 },
    /// The activation of a human is over; so many points were lost.
    Finished { human: Human, lost: u8 },
    /// The human turn is over; so many humans were activated, so many zombies will be.
    HumansEnded { activated: u8, quota: u8 },
    /// The terror marker moved left.
    TerrorMoved { to: u8 },
    /// The terror marker was put on the track.
    TerrorBegan { at: u8 },
    /// A zombie moved forward. `prey` is whom it must go for, if it must.
    Stepped { from: Field, to: Field, prey: Option<Human> },
    /// A zombie turned.
    Turned { at: Field, facing: Facing },
    /// A zombie left its points unused.
    Idled { at: Field },
    /// A zombie bit.
    Bit { at: Field, human: Human, on: Field },
    /// The briefcase took the bite.
    Shielded { human: Human },
    /// A human is wounded.
    Wounded { human: Human },
    /// A human died.
    Died { human: Human },
    /// A zombie's activation is over.
    Spent { at: Field, activated: u8, quota: u8 },
    /// Phase 2 begins: so many zombies are due in each half and anywhere.
    Due { supermarket: u8, car: u8, anywhere: u8 },
    /// A zombie was taken off the board to be put elsewhere.
    Lifted { at: Field },
    /// A lifted zombie was put down.
    PutDown { at: Field },
    /// So many zombies found no place (ZT-RUL-30).
    NoRoom { count: u8 },
    /// A dead human became a zombie.
    Converted { human: Human, at: Field, pool: u8 },
    /// The dog is gone.
    DogLost { at: Field },
    /// A special card was played.
    Played { card: CardId, target: Target },
    /// A card gave action points, bullets, activations or zombies.
    Gained { card: CardId, amount: u8 },
    /// The game is over.
    Won { side: Side },
}
