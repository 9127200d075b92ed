//! What a page must know of a card to draw it. Its words are in the texts.

use horda_kit::Phrase;
use serde::Serialize;

use crate::card::{Along, CardId, Entry, Play, Side, Targeting, WoundIcon};
use crate::rules::Zombiaki;

/// The front of a card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
pub struct CardFace {
    /// Its number in views and events.
    pub card: CardId,
    /// Its name in actions and in the art.
    pub id: String,
    /// Whose deck it came from.
    pub side: Side,
    /// Key of its name.
    pub name: String,
    /// What it does, with its numbers filled in.
    pub text: Phrase,
    /// What sort of card it is.
    pub sort: Sort,
    /// How many its deck has.
    pub copies: u8,
    /// What it is pointed at when it is played.
    pub aim: Aim,
    /// Strength of a zombie, or what an attachment adds to it.
    pub strength: Option<u8>,
    /// Fields it moves or drives in a step, if it does.
    pub speed: Option<u8>,
    /// Blows it takes, if it is a barrier.
    pub withstands: Option<u8>,
    /// Its wound symbol: a number, `?` or `†`; empty if it has none.
    pub wounds: String,
    /// Needs a clear line of fire.
    pub needs_line: bool,
    /// Blocks the line of fire.
    pub blocks_line: bool,
    /// Leaves in its owner's next Cleanup.
    pub one_round: bool,
    /// Its bit among the attachments of a zombie.
    pub slot: Option<u8>,
}

/// Sorts of cards, by where they end up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// Walks.
    Zombie,
    /// Lies on a field.
    Object,
    /// Drives.
    Car,
    /// Lies along a track.
    AlongTrack,
    /// Lies along a block.
    AlongBlock,
    /// Lies along the whole street.
    AlongStreet,
    /// Lies on a zombie.
    Attachment,
    /// Is done at once.
    Action,
    /// Ends the game.
    Dawn,
}

/// What a card is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombiaki/"))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Nothing: the card knows by itself.
    Nothing,
    /// A field.
    Field,
    /// A track.
    Track,
    /// A block.
    Block,
    /// A card of the opponent.
    Card,
}

impl Zombiaki {
    /// The fronts of all cards.
    pub fn faces(&self) -> Vec<CardFace> {
        self.pack.all().map(|card| self.face(card)).collect()
    }

    fn face(&self, id: CardId) -> CardFace {
        let card = self.card(id);
        let zombie = if let Play::Zombie(own) = &card.play { Some(own) } else { None };
        let attachment = if let Play::Attachment(own) = &card.play { Some(own) } else { None };
        CardFace {
            card: id,
            id: card.id.clone(),
            side: id.owner(),
            name: self.pack.name_key(id),
            text: self.say_effect(id),
            sort: sort(&card.play),
            copies: card.copies,
            aim: aim(&card.play),
            strength: zombie.map(|own| own.strength).or(attachment.map(|own| own.strength)),
            speed: zombie.map(|own| own.speed).or(self.car(id).map(|own| own.speed)),
            withstands: match self.entry(id) {
                Entry::Barrier { withstands, .. } => Some(withstands),
                Entry::Closed | Entry::Trap(_) | Entry::Car(_) => None,
            },
            wounds: match card.icon {
                WoundIcon::None => String::new(),
                WoundIcon::Number(number) => number.to_string(),
                WoundIcon::Variable => "?".to_owned(),
                WoundIcon::Annihilates => "†".to_owned(),
            },
            needs_line: card.needs_line,
            blocks_line: card.blocks_line,
            one_round: card.one_round,
            slot: attachment.map(|own| own.slot),
        }
    }
}

fn sort(play: &Play) -> Sort {
    match play {
        Play::Zombie(_) => Sort::Zombie,
        Play::Object(own) => match own.entry {
            Entry::Car(_) => Sort::Car,
            Entry::Closed | Entry::Trap(_) | Entry::Barrier { .. } => Sort::Object,
        },
        Play::Lasting(own) => match own.along {
            Along::Track => Sort::AlongTrack,
            Along::Block => Sort::AlongBlock,
            Along::Street => Sort::AlongStreet,
        },
        Play::Attachment(_) => Sort::Attachment,
        Play::Action(_) => Sort::Action,
        Play::Dawn => Sort::Dawn,
    }
}

fn aim(play: &Play) -> Aim {
    match play {
        Play::Zombie(_) | Play::Object(_) | Play::Attachment(_) => Aim::Field,
        Play::Lasting(own) => match own.along {
            Along::Track => Aim::Track,
            Along::Block => Aim::Block,
            Along::Street => Aim::Nothing,
        },
        Play::Action(own) => match own.targeting {
            Targeting::FirstOnTrack | Targeting::Track => Aim::Track,
            Targeting::Block => Aim::Block,
            Targeting::Zombie
            | Targeting::HumanCard
            | Targeting::Occupied
            | Targeting::EntryField => Aim::Field,
            Targeting::OpponentsCard => Aim::Card,
            Targeting::Street | Targeting::ZombieDeck => Aim::Nothing,
        },
        Play::Dawn => Aim::Nothing,
    }
}
