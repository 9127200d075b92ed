//! What a card is: the closed vocabulary that packs compose.
//!
//! Numbers and compositions are data. An effect that two cards could share is a word here
//! with a parameter; there are no special cases by card id anywhere in the rules.

use arrayvec::ArrayVec;
use horda_kit::Seat;
use horda_words::Noun;
use serde::{Deserialize, Serialize};

use crate::layer::FieldSet;

/// The two roles, each with a deck of its own (ZK-SETUP-01).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Noun,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
#[noun("side")]
pub enum Side {
    /// Leads the zombies, moves first.
    Zombies,
    /// Defends the Barricades.
    Humans,
}

impl Side {
    /// The other role.
    pub const fn other(self) -> Side {
        match self {
            Side::Zombies => Side::Humans,
            Side::Humans => Side::Zombies,
        }
    }

    /// Place in arrays that hold one thing per side.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The chair of this role.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// How many kinds one deck may have.
pub const KINDS: usize = 32;

/// A kind of card of a pack. The first 32 numbers are zombie cards, the rest human ones, so
/// the owner is written in the number (ZK-RUL-25).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct CardId(u8);

impl CardId {
    /// The card of this side with this number in its deck.
    pub const fn new(side: Side, kind: u8) -> CardId {
        CardId(side as u8 * KINDS as u8 + kind)
    }

    /// Whose deck it came from.
    pub const fn owner(self) -> Side {
        if (self.0 as usize) < KINDS { Side::Zombies } else { Side::Humans }
    }

    /// Its number within its deck.
    pub const fn kind(self) -> u8 {
        self.0 % KINDS as u8
    }

    /// Its number within the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What part of the table a card acts on (ZK-BOARD-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Noun)]
#[noun("scope")]
pub enum Scope {
    /// One field.
    Field,
    /// More than one field.
    Fields,
    /// Whole tracks only.
    Track,
    /// Whole blocks.
    Block,
    /// Anything else.
    Other,
}

/// The wound symbol that a human card prints (ZK-CARD-06 to ZK-CARD-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WoundIcon {
    /// This card prints none.
    None,
    /// A fixed number.
    Number(u8),
    /// Worked out by the text.
    Variable,
    /// Removes outright, with no wounds.
    Annihilates,
}

/// One kind of card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name in files.
    pub id: String,
    /// How many the deck has.
    pub copies: u8,
    /// What part of the table it acts on.
    pub scope: Scope,
    /// Its wound symbol.
    pub icon: WoundIcon,
    /// Needs a clear line of fire (ZK-LOF-02).
    pub needs_line: bool,
    /// Blocks the line of fire (ZK-LOF-01).
    pub blocks_line: bool,
    /// Leaves in its owner's next Cleanup (ZK-CLEAN-01).
    pub one_round: bool,
    /// What it does.
    pub play: Play,
}

/// What a card does when it is played.
#[derive(Clone, Debug)]
pub enum Play {
    /// A zombie, which enters the street.
    Zombie(ZombieCard),
    /// A board card that lies on one field.
    Object(ObjectCard),
    /// A board card that lies beside the grid (ZK-RUL-37).
    Lasting(LastingCard),
    /// A board card that lies on a zombie (ZK-RUL-43).
    Attachment(AttachmentCard),
    /// Done at once, then thrown away (ZK-CARD-10).
    Action(ActionCard),
    /// Ends the game when it is drawn (ZK-END-01).
    Dawn,
}

/// A card labelled zombie.
#[derive(Clone, Copy, Debug)]
pub struct ZombieCard {
    /// Wounds that destroy it (ZK-CARD-04).
    pub strength: u8,
    /// Fields it moves in a step; 0 never moves (ZK-RUL-02).
    pub speed: u8,
    /// May step sideways instead of forward (ZK-MOVE-03).
    pub agile: bool,
    /// Never retreats.
    pub steadfast: bool,
    /// Heals other zombies on its track at the start of the zombies' movement.
    pub nurses: u8,
    /// Zombies may also be deployed on the empty field in front of it.
    pub nest: bool,
}

/// Where an object may be put.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// On these fields.
    pub fields: FieldSet,
    /// Not on the field that a zombie would enter next.
    pub not_before_zombie: bool,
}

/// A board card that lies on one field.
#[derive(Clone, Copy, Debug)]
pub struct ObjectCard {
    /// Where it may be put.
    pub placement: Placement,
    /// What a zombie meets there.
    pub entry: Entry,
}

/// What happens between an object and a zombie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The card says nothing: its field is closed (ZK-RUL-03).
    Closed,
    /// A zombie may enter, is harmed, and the trap is used up.
    Trap(Harm),
    /// Stops a zombie, which batters it and may be hurt; gives way after so many blows.
    Barrier {
        /// Blows it takes.
        withstands: u8,
        /// Wounds to a zombie that batters it.
        wounds: u8,
    },
    /// Drives towards the Cemetery (ZK-CAR-01).
    Car(CarCard),
}

/// A human vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarCard {
    /// Fields it drives in a step.
    pub speed: u8,
    /// What it does to a zombie in its way; if it says nothing, the car stops (ZK-RUL-11).
    pub impact: Option<Harm>,
    /// Drives on over a destroyed zombie instead of being wrecked by the first.
    pub drives_on: bool,
    /// Zombies of the track that have the car in front of them do not move.
    pub halts: bool,
}

/// What hurts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// So many wounds.
    Wounds(u8),
    /// Removed outright (ZK-CARD-08).
    Annihilation,
}

/// A board card that lies beside the grid.
#[derive(Clone, Copy, Debug)]
pub struct LastingCard {
    /// What it is laid along.
    pub along: Along,
    /// What it does there.
    pub influence: Influence,
}

/// What a lasting card is laid along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Noun)]
#[noun("along")]
pub enum Along {
    /// One track.
    Track,
    /// One block.
    Block,
    /// The whole street.
    Street,
}

/// What a lasting card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Influence {
    /// Zombies there do not move by themselves (ZK-MOVE-07).
    Halt,
    /// Nothing but its symbol: it covers the zombies there (ZK-LOF-01).
    Cover,
    /// The opponent may play at most so many cards in a turn.
    Panic(u8),
}

/// A board card that lies on a zombie.
#[derive(Clone, Copy, Debug)]
pub struct AttachmentCard {
    /// Its bit among the attachments of the pack.
    pub slot: u8,
    /// Strength it adds.
    pub strength: u8,
    /// Takes all wounds of one card in the zombie's place and is used up.
    pub guards: bool,
    /// Keeps the zombie from moving by itself.
    pub holds: bool,
}

/// A card that is done at once.
#[derive(Clone, Debug)]
pub struct ActionCard {
    /// What its owner points at.
    pub targeting: Targeting,
    /// What happens, in order.
    pub effects: ArrayVec<Effect, 3>,
}

/// What the owner of an action points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Noun)]
#[noun("target")]
pub enum Targeting {
    /// A track: the zombie on it that is nearest the Barricades.
    FirstOnTrack,
    /// Any zombie.
    Zombie,
    /// All zombies of a track.
    Track,
    /// All zombies of a block.
    Block,
    /// All zombies of the street.
    Street,
    /// A field with a human card.
    HumanCard,
    /// A field with any card.
    Occupied,
    /// An empty field of block 5.
    EntryField,
    /// One of the opponent's available cards.
    OpponentsCard,
    /// The zombie deck.
    ZombieDeck,
}

/// How many wounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// As printed.
    Fixed(u8),
    /// By the block on which the target stands.
    ByBlock([u8; 5]),
}

/// One thing that an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Wounds every target.
    Wound(Amount),
    /// Wounds the first zombie of a track; what is left over goes to the next.
    Burst(u8),
    /// Wounds the zombies around the target.
    Blast(u8),
    /// Removes every target outright.
    Annihilate,
    /// Every target that was hit and survived goes back.
    Retreat(u8),
    /// The target moves forward.
    Advance(u8),
    /// The target moves sideways, where its owner's opponent chooses.
    Lure,
    /// The target loses wounds.
    Heal(u8),
    /// Takes the human card off the field.
    Remove,
    /// Throws the opponent's card away.
    Spoil,
    /// Looks at the top of the zombie deck and throws one away; the rest is shuffled in.
    Scout(u8),
    /// Looks at the top of the zombie deck and leaves one on top; the rest is shuffled in.
    Plan(u8),
    /// A zombie of at most this Strength comes back from the Trash.
    Raise(u8),
}
