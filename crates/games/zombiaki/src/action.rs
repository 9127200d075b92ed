//! What a seat may ask for. One action is one choice.

use horda_words::{Phrase, Readable, Said, Unreadable, Words, Written};
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::place::{Block, Field, Goal, Track, read_block, read_field, read_track};
use crate::rules::Zombiaki;
use crate::state::FaceUp;

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
#[words(rules = Zombiaki, context(table: FaceUp), keys = "action-", read = "action")]
pub enum Action {
    /// Moves a zombie: in step 2, or where a card lures it.
    #[word("step {from} {to}", example = "step T2B3 T2B2", said_by(say_step, "step", "breach"))]
    Step {
        /// Where it stands.
        from: Field,
        /// Where it goes.
        to: Goal,
    },
    /// Lets a zombie have its attempt although it cannot move now (ZK-RUL-06).
    #[word("stay {at}", example = "stay T2B3", says(card = rules.name_zombie(table, at), at))]
    Stay {
        /// Where it stands.
        at: Field,
    },
    /// Lets a car drive before another of the same block (ZK-RUL-10).
    #[word("drive {from}", example = "drive T2B3", says(card = rules.name_car(table, from), from))]
    Drive {
        /// Where it stands.
        from: Field,
    },
    /// Throws an available card away without its effect.
    #[word("discard {card}", example = "discard shot")]
    Discard {
        /// Which card.
        card: CardId,
    },
    /// Plays an available card.
    #[word(
        "play {card} {target?}",
        example = "play shot T1",
        keys("play", "play-field", "play-track", "play-block", "play-card")
    )]
    Play {
        /// Which card.
        card: CardId,
        /// What it is pointed at.
        target: Target,
    },
    /// Chooses one of the cards that an effect shows.
    #[word(
        "pick {card}",
        example = "pick sasza",
        said_by(say_pick, "pick", "pick-scout", "pick-plan", "pick-raise")
    )]
    Pick {
        /// Which card.
        card: CardId,
    },
    /// Ends the turn; cards that are left are kept (ZK-USE-03).
    #[word("end", says(kept = table.hand(table.active).len() as u8))]
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

impl Written<Zombiaki> for Target {
    fn write(&self, rules: &Zombiaki, out: &mut String) {
        match self {
            Target::Nothing => {}
            Target::Field(field) => field.write(rules, out),
            Target::Track(track) => track.write(rules, out),
            Target::Block(block) => block.write(rules, out),
            Target::Card(card) => card.write(rules, out),
        }
    }
}

impl Readable<Zombiaki> for Target {
    const WORD: &'static str = "target";

    fn read(rules: &Zombiaki, text: &str) -> Result<Target, Unreadable> {
        if text.is_empty() {
            return Ok(Target::Nothing);
        }
        let place = read_field(text)
            .map(Target::Field)
            .or_else(|| read_track(text).map(Target::Track))
            .or_else(|| read_block(text).map(Target::Block));
        let target = place.or_else(|| rules.pack.find(text).map(Target::Card));
        target.ok_or_else(|| {
            Unreadable::new(format!("\"{text}\" is no target"))
                .hint("a target is a track (T1), a block (B3), a field (T1B3) or a card")
        })
    }
}

/// What a card is pointed at has sentences of its own.
impl Said<Zombiaki> for Target {
    fn say(&self, rules: &Zombiaki, _: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Target::Nothing => phrase,
            Target::Field(field) => field.say(rules, "field", phrase.more("-field")),
            Target::Track(track) => track.say(rules, "track", phrase.more("-track")),
            Target::Block(block) => block.say(rules, "block", phrase.more("-block")),
            Target::Card(card) => card.say(rules, "other", phrase.more("-card")),
        }
    }
}
