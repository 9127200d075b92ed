//! What happened. The log, the screen reader, replays and tests all read these.

use horda_kit::RuleId;
use horda_words::Words;
use serde::Serialize;

use crate::action::Target;
use crate::card::CardId;
use crate::human::Human;
use crate::place::{Facing, Field};
use crate::rules::Terror;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
#[words(rules = Terror, keys = "event-")]
pub enum Happening {
    /// A token was put on the board.
    #[word("built {side} {token}", says(side, token = token.kind, at = token.at))]
    Built { side: Side, token: Token },
    /// A token found no place (ZT-RUL-40).
    #[word("set-aside {side} {sort}")]
    SetAside { side: Side, sort: Sort },
    /// Both sides drew their special cards.
    #[word("dealt {cards}")]
    HandsDealt { cards: u8 },
    /// Which card a side drew. Only that side sees this.
    #[word("drew {card}")]
    Drew { card: CardId },
    /// A human was set up.
    #[word("mustered {human} {at}")]
    Mustered { human: Human, at: Field },
    /// A zombie was put on the board from the pool.
    #[word("raised {at} pool {pool}")]
    Raised { at: Field, pool: u8 },
    /// A zombie that was just put down or called looks this way.
    #[word("faced {at} {facing}")]
    Faced { at: Field, facing: Facing },
    /// A turn began.
    #[word("turn {side} {round}")]
    TurnBegan { side: Side, round: u16 },
    /// A human moved.
    #[word("moved {human} {from} {to}")]
    Moved { human: Human, from: Field, to: Field },
    /// A human pushed a zombie out of the way.
    #[word("pushed {human} zombie {from} {to}")]
    Pushed { human: Human, from: Field, to: Field },
    /// The Mechanic pushed a human out of the way.
    #[word("shoved {human} {from} {to}")]
    Shoved { human: Human, from: Field, to: Field },
    /// The Lumberjack struck a zombie down.
    #[word("chopped {at} pool {pool}")]
    Chopped { at: Field, pool: u8 },
    /// The Policeman shot a zombie.
    #[word("shot {from} {at} bullets {bullets} pool {pool}")]
    Shot { from: Field, at: Field, bullets: u8, pool: u8 },
    /// A card removed a zombie.
    #[word("slain {at} by {card} pool {pool}")]
    Slain { at: Field, card: CardId, pool: u8 },
    /// A human was healed.
    #[word("healed {human}")]
    Healed { human: Human },
    /// A human left the board and is safe.
    #[word("escaped {human} {at} stars {stars} points {points}")]
    Escaped { human: Human, at: Field, stars: u8, points: u8 },
    /// A human turned a token up.
    #[word(
        "searched {human} {at} something",
        when(found = true),
        says("found", human, thing = rules.thing(), at)
    )]
    #[word("searched {human} {at} nothing", when(found = false), key = "found-nothing")]
    Searched { human: Human, at: Field, found: bool },
    /// A human took keys or fuel.
    #[word("took {human} {at}", says(human, thing = rules.thing(), at))]
    Took { human: Human, at: Field },
    /// What a human carried lies on the board again.
    #[word("dropped {at}", says(at, thing = rules.thing()))]
    Dropped { at: Field },
    /// Keys or fuel reached the car, which needs so many more.
    #[word("delivered {human} needed {needed}", says(human, thing = rules.thing(), needed))]
    Delivered { human: Human, needed: u8 },
    /// The activation of a human is over; so many points were lost.
    #[word("finished {human} lost {lost}")]
    Finished { human: Human, lost: u8 },
    /// The human turn is over; so many humans were activated, so many zombies will be.
    #[word("humans-ended activated {activated} quota {quota}")]
    HumansEnded { activated: u8, quota: u8 },
    /// The terror marker moved left.
    #[word("terror {to}", key = "terror-moved")]
    TerrorMoved { to: u8 },
    /// The terror marker was put on the track.
    #[word("terror-began {at}")]
    TerrorBegan { at: u8 },
    /// A zombie moved forward. `prey` is whom it must go for, if it must.
    #[word("stepped {from} {to} for {human: Human}", when(prey = Some(human)), key = "chased")]
    #[word("stepped {from} {to}", when(prey = None))]
    Stepped { from: Field, to: Field, prey: Option<Human> },
    /// A zombie turned.
    #[word("turned {at} {facing}")]
    Turned { at: Field, facing: Facing },
    /// A zombie left its points unused.
    #[word("idled {at}")]
    Idled { at: Field },
    /// A zombie bit.
    #[word("bit {at} {human} {on}", says(human, at))]
    Bit { at: Field, human: Human, on: Field },
    /// The briefcase took the bite.
    #[word("shielded {human}")]
    Shielded { human: Human },
    /// A human is wounded.
    #[word("wounded {human}")]
    Wounded { human: Human },
    /// A human died.
    #[word("died {human}")]
    Died { human: Human },
    /// A zombie's activation is over.
    #[word("spent {at} {activated}/{quota}")]
    Spent { at: Field, activated: u8, quota: u8 },
    /// Phase 2 begins: so many zombies are due in each half and anywhere.
    #[word("due supermarket {supermarket} car {car} anywhere {anywhere}")]
    Due { supermarket: u8, car: u8, anywhere: u8 },
    /// A zombie was taken off the board to be put elsewhere.
    #[word("lifted {at}")]
    Lifted { at: Field },
    /// A lifted zombie was put down.
    #[word("put-down {at}")]
    PutDown { at: Field },
    /// So many zombies found no place (ZT-RUL-30).
    #[word("no-room {count}")]
    NoRoom { count: u8 },
    /// A dead human became a zombie.
    #[word("converted {human} {at} pool {pool}")]
    Converted { human: Human, at: Field, pool: u8 },
    /// The dog is gone.
    #[word("dog-lost {at}")]
    DogLost { at: Field },
    /// A special card was played.
    #[word(
        "played {card} {target?}",
        says(side = card.side(), card, target),
        keys("played", "played-at", "played-on")
    )]
    Played { card: CardId, target: Target },
    /// A card gave action points, bullets, activations or zombies.
    #[word("gained {card} {amount}", said_by(say_gained))]
    Gained { card: CardId, amount: u8 },
    /// The game is over.
    #[word("won {side}")]
    Won { side: Side },
}
