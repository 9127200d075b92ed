//! What follows an attack: empty weapons, a free Move, a drawn card (step 12 of ZE-CBT-02).

use horda_kit::{Cx, mark};

use super::attack::Attack;
use super::fight::Fight;
use crate::board::zone::Zone;
use crate::equipment::card::Deck;
use crate::few::Few;
use crate::frame::Frame;
use crate::rules::Zombicide;
use crate::state::State;

impl Zombicide {
    /// The attack is over.
    pub(crate) fn end_attack(&self, state: &mut State, cx: &mut Cx<'_, Zombicide>) {
        let attack = state.attack.take().expect("an attack is under way");
        mark!("ZE-CBT-02"); // the twelfth step
        self.empty_weapons(state, &attack);
        self.break_weapons(state, &attack, cx);
        let runs = attack.kills > 0
            && !attack.by_car
            && self.attack_has(state, &attack, |it| it.attack.hit_and_run);
        if runs && state.survivor(attack.who).stands() {
            state.stack.push(Frame::Step { who: attack.who });
        }
    }

    /// Firing empties Reload weapons (ZE-EQT-12).
    fn empty_weapons(&self, state: &mut State, attack: &Attack) {
        let Some(kind) = attack.weapon.filter(|_| attack.fight == Fight::Ranged) else { return };
        if !self.pack.card(kind).reload {
            return;
        }
        mark!("ZE-EQT-12");
        let uses = if attack.pair { 2 } else { 1 };
        let pack = &self.pack;
        let twins = |it: crate::equipment::card::CardKind| {
            it == kind || attack.pair && pack.card(it).name == pack.card(kind).name
        };
        let inventory = &mut state.survivor_mut(attack.who).inventory;
        let cards = inventory.hand.iter_mut().chain(inventory.backpack.iter_mut());
        for card in cards.filter(|card| twins(card.kind) && !card.empty).take(uses) {
            card.empty = true;
        }
        *inventory = inventory.sorted();
    }

    /// The last Zombie of a Zone was killed: owners of Hold your nose there draw (ZE-SKL-32).
    pub(crate) fn zone_cleared(&self, state: &mut State, at: Zone) {
        let owners: Few<crate::survivors::survivor::Who, 6> = state
            .survivors_at(at)
            .filter(|who| self.has(state, *who, |it| it.cards.hold_your_nose))
            .collect();
        for who in owners.iter().copied() {
            mark!("ZE-AMB-75");
            if !state.stack.is_full() {
                state.stack.push(Frame::Found {
                    who,
                    deck: Deck::Equipment,
                    draws: 1,
                    searched: false,
                    weapons: false,
                    cards: Few::new(),
                    kept: false,
                });
            }
        }
    }
}
