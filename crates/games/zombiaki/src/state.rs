//! The whole truth of a game: what lies face up, and two decks.
//!
//! Everything that both sides see is in [`FaceUp`], by type; the only secrets are in the
//! decks, and those hold no order (`horda_kit::Deck`).

use arrayvec::ArrayVec;
use horda_kit::{Deck, mark};
use horda_words::{Phrase, Readable, Said, Unreadable, Words, Written};
use serde::{Deserialize, Serialize};

use crate::card::{CardId, KINDS, Side};
use crate::layer::{FieldSet, Layer};
use crate::place::{Block, Field, Track, read_block, read_track};
use crate::rules::Zombiaki;

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub face_up: FaceUp,
    /// The two face-down decks, by side.
    pub decks: [Deck; 2],
}

/// Everything that everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct FaceUp {
    /// Round, counted from 1 (ZK-TURN-01).
    pub round: u16,
    /// Whose turn it is.
    pub active: Side,
    /// Where in the turn.
    pub phase: Phase,
    /// Zombies by field.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Option<Zombie>>"))]
    pub zombies: Layer<Zombie>,
    /// Other board cards by field.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Option<Object>>"))]
    pub objects: Layer<Object>,
    /// Board cards that lie beside the grid.
    pub lasting: ArrayVec<Lasting, 8>,
    /// Available cards by side, in card order (ZK-DRAW-03).
    pub hands: [ArrayVec<CardId, 4>; 2],
    /// Trash piles by side: how many of each kind (ZK-SETUP-05).
    pub trash: [[u8; KINDS]; 2],
    /// Fields whose zombie or car has not yet had its attempt in this movement step.
    pub waiting: FieldSet,
    /// Fields whose zombie had its attempt and could not move.
    pub stayed: FieldSet,
    /// Cards played in this turn.
    pub played: u8,
}

/// The steps of a turn (ZK-TURN-02), and the questions inside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
#[words(rules = Zombiaki, read = "step")]
pub enum Phase {
    /// Step 1, automatic.
    #[word("cleanup")]
    Cleanup,
    /// Step 2, asks where there is a choice.
    #[word("movement", when(again = false))]
    #[word("second-pass", when(again = true))]
    Movement {
        /// Are those trying once more that could not move before (ZK-RUL-44)?
        again: bool,
    },
    /// Step 3, automatic.
    #[word("draw")]
    Draw,
    /// Step 4.
    #[word("discard")]
    Discard,
    /// Step 5.
    #[word("use")]
    Use,
    /// Inside step 5: where a lured zombie goes.
    #[word("lure {from}", example = "lure T2B3")]
    Lure {
        /// Where it stands.
        from: Field,
    },
    /// Inside step 5: one of the cards that were looked at.
    #[word("scout")]
    Scout,
    /// Inside step 5: one of the cards that were looked at.
    #[word("plan")]
    Plan,
    /// Inside step 5: a zombie from the Trash.
    #[word("raise {at} {strength}", example = "raise T1B5 3")]
    Raise {
        /// Where it will stand.
        at: Field,
        /// Its Strength at the most.
        strength: u8,
    },
    /// The game is over.
    #[word("over {winner}", example = "over humans")]
    Over {
        /// Who won.
        winner: Side,
    },
}

/// A zombie on the street.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct Zombie {
    /// Which card.
    pub card: CardId,
    /// Wounds taken (ZK-CARD-05).
    pub wounds: u8,
    /// Attachments, a bit for each of the pack's.
    pub attached: u8,
}

/// A board card on a field that is no zombie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct Object {
    /// Which card.
    pub card: CardId,
    /// Blows it has taken.
    pub blows: u8,
}

/// A board card beside the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct Lasting {
    /// Which card.
    pub card: CardId,
    /// What it is laid along.
    pub anchor: Anchor,
}

/// Where a card beside the grid lies (ZK-RUL-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub enum Anchor {
    /// Along one track.
    Track(Track),
    /// Along one block.
    Block(Block),
    /// Along the whole street.
    Street,
}

impl Anchor {
    /// Does it reach this field?
    pub fn covers(self, field: Field) -> bool {
        match self {
            Anchor::Track(track) => field.track() == track,
            Anchor::Block(block) => field.block() == block,
            Anchor::Street => true,
        }
    }
}

impl Written<Zombiaki> for Anchor {
    fn write(&self, rules: &Zombiaki, out: &mut String) {
        match self {
            Anchor::Track(track) => track.write(rules, out),
            Anchor::Block(block) => block.write(rules, out),
            Anchor::Street => out.push_str("street"),
        }
    }
}

impl Readable<Zombiaki> for Anchor {
    const WORD: &'static str = "track, block or street";

    fn read(_: &Zombiaki, text: &str) -> Result<Anchor, Unreadable> {
        let place =
            read_track(text).map(Anchor::Track).or_else(|| read_block(text).map(Anchor::Block));
        let anchor = place.or((text == "street").then_some(Anchor::Street));
        anchor.ok_or_else(|| {
            Unreadable::new(format!("\"{text}\" is no track, block or street"))
                .hint("such as: roadblock T2")
        })
    }
}

/// What a card is laid along has sentences of its own.
impl Said<Zombiaki> for Anchor {
    fn say(&self, rules: &Zombiaki, _: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Anchor::Track(track) => track.say(rules, "track", phrase.more("-track")),
            Anchor::Block(block) => block.say(rules, "block", phrase.more("-block")),
            Anchor::Street => phrase.more("-street"),
        }
    }
}

impl FaceUp {
    /// The table before the first turn: nothing in play (ZK-SETUP-07).
    pub fn empty() -> FaceUp {
        FaceUp {
            round: 1,
            active: Side::Zombies,
            phase: Phase::Cleanup,
            zombies: Layer::empty(),
            objects: Layer::empty(),
            lasting: ArrayVec::new(),
            hands: [ArrayVec::new(), ArrayVec::new()],
            trash: [[0; KINDS]; 2],
            waiting: FieldSet::NONE,
            stayed: FieldSet::NONE,
            played: 0,
        }
    }

    /// The zombie on this field.
    #[inline]
    pub fn zombie(&self, field: Field) -> Option<&Zombie> {
        self.zombies.get(field)
    }

    /// The other board card on this field.
    #[inline]
    pub fn object(&self, field: Field) -> Option<&Object> {
        self.objects.get(field)
    }

    /// Does no card lie on this field?
    #[inline]
    pub fn is_free(&self, field: Field) -> bool {
        self.free().contains(field)
    }

    /// Fields on which no card lies.
    #[inline]
    pub fn free(&self) -> FieldSet {
        FieldSet::ALL.without(self.zombies.taken()).without(self.objects.taken())
    }

    /// Available cards of this side.
    pub fn hand(&self, side: Side) -> &[CardId] {
        &self.hands[side.index()]
    }

    /// Takes a card out of the available ones.
    pub(crate) fn take_from_hand(&mut self, card: CardId) {
        let hand = &mut self.hands[card.owner().index()];
        let index = hand.iter().position(|held| *held == card).expect("a used card is available");
        mark!("ZK-BOARD-08"); // until then a zombie card lies on the Cemetery
        mark!("ZK-BOARD-09"); // and a human card on the Barricades
        hand.remove(index);
    }

    /// Lays a card among the available ones, in card order.
    pub(crate) fn put_in_hand(&mut self, card: CardId) {
        let hand = &mut self.hands[card.owner().index()];
        let index = hand.partition_point(|held| *held <= card);
        hand.insert(index, card);
    }

    /// Puts a card on its owner's Trash.
    pub(crate) fn throw_away(&mut self, card: CardId) {
        mark!("ZK-GEN-02"); // its owner's, no matter which side got rid of it
        mark!("ZK-RUL-25"); // and the owner is the side whose deck it came from
        mark!("ZK-SETUP-05"); // never the other pile
        mark!("ZK-BOARD-10"); // discarded, used up or removed
        self.trash[card.owner().index()][usize::from(card.kind())] += 1;
    }
}
