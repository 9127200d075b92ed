//! What a page must know of the pieces to draw them. Their words are in the texts.

use horda_kit::Phrase;
use serde::Serialize;

use crate::card::CardId;
use crate::human::Human;
use crate::rules::Terror;
use crate::side::Side;
use crate::token::{Sort, TokenId};

/// Everything that can lie on the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct Pieces {
    /// The special cards, by number.
    pub cards: Vec<CardFace>,
    /// The pawns of the human side.
    pub humans: Vec<HumanFace>,
    /// Kinds of tokens, by number.
    pub tokens: Vec<TokenFace>,
}

/// The front of a special card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct CardFace {
    /// Its number in views and events; its bit in a hand is `slot`.
    pub card: CardId,
    /// Its bit in a hand.
    pub slot: u8,
    /// Its name in actions and in the art.
    pub id: String,
    /// Whose card it is.
    pub side: Side,
    /// What it does, with its numbers filled in.
    pub text: Phrase,
}

/// A pawn of the human side.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct HumanFace {
    /// Who.
    pub human: Human,
    /// Stars while healthy.
    pub healthy: u8,
    /// Stars while wounded.
    pub wounded: u8,
}

/// A kind of token.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "terror/"))]
pub struct TokenFace {
    /// Its number in views.
    pub kind: TokenId,
    /// Its name in actions and in the art.
    pub id: String,
    /// What sort it is.
    pub sort: Sort,
    /// Fields from west to east while it points north.
    pub width: u8,
    /// Fields from south to north while it points north.
    pub height: u8,
}

impl Terror {
    /// Everything that can lie on the table.
    pub fn pieces(&self) -> Pieces {
        Pieces {
            cards: self.pack.all_cards().map(|card| self.card_face(card)).collect(),
            humans: Human::ALL.into_iter().map(|human| self.human_face(human)).collect(),
            tokens: self.pack.all_tokens().map(|kind| self.token_face(kind)).collect(),
        }
    }

    fn card_face(&self, card: CardId) -> CardFace {
        let id = self.card(card).id.clone();
        CardFace { card, slot: card.slot(), id, side: card.side(), text: self.say_effect(card) }
    }

    fn human_face(&self, human: Human) -> HumanFace {
        let [healthy, wounded] = self.pack.stars[human.index()];
        HumanFace { human, healthy, wounded }
    }

    fn token_face(&self, kind: TokenId) -> TokenFace {
        let own = self.pack.token(kind);
        let id = own.id.clone();
        TokenFace { kind, id, sort: own.sort, width: own.width, height: own.height }
    }
}
