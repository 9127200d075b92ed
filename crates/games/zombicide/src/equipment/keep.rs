//! Keep rolls: which cards Survivors take into their next mission (WZ-KEEP-01 to WZ-KEEP-07).

use horda_kit::{ChanceTag, Cx, mark};

use super::card::{Card, CardKind};
use crate::combat::dice::AllOutFaces;
use crate::combat::roll::throw_dice;
use crate::event::Happening;
use crate::few::Few;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::inventory::{Inventory, MOST_CARDS};
use crate::survivors::survivor::{Status, Who};
use crate::washington::module::Module;

/// The question that luck is asked for a card.
pub(crate) const KEEP_TAG: ChanceTag = ChanceTag("keep");

impl Zombicide {
    /// Dice of the Keep roll of a card; 0 if it cannot be kept (WZ-EQP-04).
    pub(crate) fn keep_value(&self, kind: CardKind) -> u8 {
        mark!("WZ-EQP-04");
        if self.plays_with(Module::Keep) { self.pack.card(kind).keep } else { 0 }
    }

    /// A mission was won: everybody who was not knocked out rolls for the own cards (WZ-AMB-16).
    pub(crate) fn keep_cards(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        if !self.plays_with(Module::Keep) {
            return;
        }
        mark!("WZ-KEEP-01");
        for who in state.everybody() {
            let status = state.survivor(who).status;
            if matches!(status, Status::Standing | Status::Left) {
                mark!("WZ-AMB-16");
                self.keep_cards_of(state, who, cx);
            }
        }
    }

    /// Cards without a value go at once; each other card has its own roll (WZ-KEEP-03).
    fn keep_cards_of(&self, state: &mut State, who: Who, cx: &mut Cx<'_, Zombicide>) {
        let survivor = state.survivor_mut(who);
        let (character, held) = (survivor.character, std::mem::take(&mut survivor.inventory));
        let cards: Few<Card, MOST_CARDS> = held.all().collect();
        for card in cards.iter().filter(|it| self.keep_value(it.kind) == 0) {
            let card = card.kind;
            self.discard(state, card);
            tell(cx, "WZ-KEEP-02", || Happening::Dropped { who: character, card });
        }
        let mut kept = Inventory::default();
        for card in cards.iter().copied().filter(|it| self.keep_value(it.kind) > 0) {
            let dice = throw_dice(KEEP_TAG, self.keep_value(card.kind), cx);
            mark!("WZ-KEEP-03");
            mark!("WZ-KEEP-07"); // nothing is asked about it
            let (kind, faces) = (card.kind, AllOutFaces(dice));
            if dice.breaks() > 0 {
                mark!("WZ-DIE-04");
                self.discard(state, kind);
                let lost = || Happening::CardLost { who: character, card: kind, faces };
                tell(cx, "WZ-KEEP-04", lost);
            } else {
                let keeps = || Happening::CardKept { who: character, card: kind, faces };
                tell(cx, "WZ-KEEP-05", keeps);
                kept.stow(kind.into());
            }
        }
        state.survivor_mut(who).inventory = kept;
    }
}
