//! What to hold in Hand, what to keep, what to leave behind.

use crate::equipment::card::{Card, CardFace, CardKind, Profile, Special};
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::arrangement::Cards;
use crate::survivors::inventory::{HANDS, Inventory};
use crate::survivors::survivor::Who;

/// What a better hand must be better by to be worth an Action.
pub(crate) const WORTH_AN_ACTION: i32 = 8;

/// What a profile is worth: average hits in tenths, more with damage and reach.
fn profile_value(profile: &Profile) -> i32 {
    let hits = i32::from(profile.dice) * i32::from(7 - profile.accuracy.min(6)) * 10 / 6;
    let reach = 2 * i32::from(profile.farthest);
    hits * (1 + i32::from(profile.damage)) / 2 + reach
}

/// What a card is worth in Hand.
pub(crate) fn in_hand(face: &CardFace) -> i32 {
    let attacks = [face.melee, face.ranged].into_iter().flatten();
    let attack = attacks.map(|it| profile_value(&it)).max().unwrap_or(0);
    let opens = if face.opens.is_some() { 6 } else { 0 };
    let burns = if face.special == Special::Molotov { 14 } else { 0 };
    attack + opens + burns
}

/// What a card is worth in the Backpack.
pub(crate) fn in_backpack(face: &CardFace) -> i32 {
    match face.special {
        Special::Flashlight => 10,
        Special::Ammo(_) => 4,
        Special::Food(_) => 3,
        Special::None | Special::Molotov => in_hand(face) * 2 / 5,
        Special::Helper => 4,
        Special::Trap | Special::RepairKit | Special::NightVision => 0,
    }
}

impl Zombicide {
    /// What two cards are worth together: one attack is made at a time, a pair makes more of it.
    fn hand_value(&self, cards: &[Card]) -> i32 {
        let value = |card: &Card| in_hand(self.pack.card(card.kind));
        match cards {
            [one, other] => {
                let (one_face, other_face) = (self.pack.card(one.kind), self.pack.card(other.kind));
                let pair = one_face.dual && one_face.name == other_face.name;
                let (best, least) = (value(one).max(value(other)), value(one).min(value(other)));
                best + if pair { least * 4 / 5 } else { least / 2 }
            }
            [one] => value(one),
            _ => 0,
        }
    }

    /// What a Survivor carries is worth, in Hand and in the Backpack.
    pub(crate) fn inventory_value(&self, inventory: &Inventory) -> i32 {
        let packed = inventory.backpack.iter().map(|card| in_backpack(self.pack.card(card.kind)));
        self.hand_value(&inventory.hand) + packed.sum::<i32>()
    }

    /// The best way to carry these cards, with one of this kind in Hand if it is wanted. What has
    /// no room is left out.
    pub(crate) fn best_inventory(
        &self,
        cards: &Cards,
        slots: usize,
        wanted: Option<CardKind>,
    ) -> Inventory {
        let mut best: Option<(i32, Inventory)> = None;
        for first in 0..=cards.len() {
            for second in first..=cards.len() {
                let inventory = self.carried(cards, slots, first, second);
                let held = |kind: CardKind| inventory.hand.iter().any(|card| card.kind == kind);
                let bonus = if wanted.is_some_and(held) { 1000 } else { 0 };
                let value = self.inventory_value(&inventory) + bonus;
                if best.as_ref().is_none_or(|(most, _)| *most < value) {
                    best = Some((value, inventory));
                }
            }
        }
        best.map(|(_, inventory)| inventory).unwrap_or_default()
    }

    /// The cards of two places in Hand (none beyond the end), the best of the rest in the Backpack.
    fn carried(&self, cards: &Cards, slots: usize, first: usize, second: usize) -> Inventory {
        let mut inventory = Inventory::default();
        let mut left = *cards;
        // The later place first, so that the earlier one stays where it is.
        for place in [second, first] {
            if place < left.len()
                && inventory.hand.len() < HANDS
                && (place != first || first != second || inventory.hand.is_empty())
            {
                inventory.take_in_hand(left.remove(place));
            }
        }
        while inventory.backpack.len() < slots && !left.is_empty() {
            let value = |place: &usize| in_backpack(self.pack.card(left[*place].kind));
            let Some(place) = (0..left.len()).max_by_key(value) else { break };
            inventory.put_into_backpack(left.remove(place));
        }
        inventory
    }

    /// A better way to hold the own cards, and how much better. Nothing is left out.
    pub(crate) fn better_hands(
        &self,
        state: &State,
        who: Who,
        wanted: Option<CardKind>,
    ) -> Option<(i32, Inventory)> {
        let now = state.survivor(who).inventory;
        if now.backpack.is_empty() {
            return None;
        }
        let cards: Cards = now.all().collect();
        let best = self.best_inventory(&cards, self.backpack_slots(state, who), wanted).sorted();
        let gain = self.inventory_value(&best) - self.inventory_value(&now);
        (best != now && best.len() == now.len()).then_some((gain, best))
    }
}
