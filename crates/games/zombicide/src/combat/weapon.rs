//! Which weapons a Survivor can use now, and on which Zones.

use horda_kit::mark;

use super::fight::Fight;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::equipment::card::{Card, CardKind, Profile, Special};
use crate::few::Few;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::inventory::MOST_CARDS;
use crate::survivors::survivor::Who;
use crate::visibility::Looker;

/// A weapon, or a pair of one name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Weapon {
    pub(crate) kind: CardKind,
    pub(crate) pair: bool,
}

/// Attack of a Survivor without a weapon (ZE-SKL-34, ZE-SKL-35).
pub(crate) const fn improvised(fight: Fight) -> Profile {
    let range = fight as u8;
    Profile {
        nearest: range,
        farthest: range,
        dice: 2,
        accuracy: 4,
        damage: 1,
        noise: crate::equipment::card::Noise::Silent,
    }
}

impl Zombicide {
    /// Cards that count as in Hand (ZE-INV-02, ZE-SKL-63).
    pub(crate) fn in_hand(&self, state: &State, who: Who) -> Few<Card, MOST_CARDS> {
        let inventory = &state.survivor(who).inventory;
        if !inventory.backpack.is_empty() && self.has(state, who, |it| it.cards.webbing) {
            mark!("ZE-AMB-82");
            return inventory.all().collect();
        }
        inventory.hand.iter().copied().collect()
    }

    /// Weapons in Hand that can be used for an attack of this kind now, each once; pairs last.
    pub(crate) fn weapons(&self, state: &State, who: Who, fight: Fight) -> Few<Weapon, 14> {
        let hand = self.in_hand(state, who);
        let mut weapons: Few<Weapon, 14> = Few::new();
        for card in hand.iter() {
            let weapon = Weapon { kind: card.kind, pair: false };
            if self.is_ready(*card, fight) && !weapons.contains(&weapon) {
                weapons.push(weapon);
            }
        }
        for place in 0..weapons.len() {
            let kind = weapons[place].kind;
            let pair = Weapon { kind, pair: true };
            let listed = weapons.iter().any(|it| it.pair && self.same_name(it.kind, kind));
            if !listed && self.judge_pair(state, who, kind, fight).is_ok() {
                weapons.push(pair);
            }
        }
        weapons
    }

    /// Can the card be used for an attack of this kind: has it a profile, is it loaded?
    fn is_ready(&self, card: Card, fight: Fight) -> bool {
        let face = self.pack.card(card.kind);
        let loaded = !(card.empty && fight == Fight::Ranged);
        if card.empty && loaded {
            mark!("ZE-AMB-47"); // the melee profile works while empty
        }
        loaded && face.profile(fight).is_some()
    }

    /// Do two kinds of cards have one name?
    pub(crate) fn same_name(&self, one: CardKind, other: CardKind) -> bool {
        one == other || self.pack.card(one).name == self.pack.card(other).name
    }

    /// May the weapon be used for this attack, alone or as a pair?
    pub(crate) fn judge_weapon(
        &self,
        state: &State,
        who: Who,
        weapon: Weapon,
        fight: Fight,
    ) -> Result<(), Refused> {
        let card = weapon.kind;
        let hand = self.in_hand(state, who);
        let mut held = hand.iter().filter(|it| it.kind == card);
        let Some(first) = held.next() else {
            let carried = state.carries(who, card);
            return Err(if carried {
                Refused::InBackpack { card }
            } else {
                Refused::NotCarried { card }
            });
        };
        if self.pack.card(card).profile(fight).is_none() {
            return Err(Refused::NoSuchAttack { card, fight });
        }
        if !self.is_ready(*first, fight) && !held.any(|it| self.is_ready(*it, fight)) {
            return Err(Refused::Empty { card });
        }
        if weapon.pair { self.judge_pair(state, who, card, fight) } else { Ok(()) }
    }

    /// May two of this name be used together (ZE-CBT-16)?
    pub(super) fn judge_pair(
        &self,
        state: &State,
        who: Who,
        card: CardKind,
        fight: Fight,
    ) -> Result<(), Refused> {
        let hand = self.in_hand(state, who);
        let twins = hand.iter().filter(|it| self.same_name(it.kind, card));
        if twins.clone().count() < 2 {
            return Err(Refused::NoPair { card });
        }
        let dual =
            self.pack.card(card).dual || self.has(state, who, |it| it.attack.dual.contains(fight));
        if !dual {
            return Err(Refused::NotDual { card });
        }
        if twins.filter(|it| self.is_ready(**it, fight)).count() < 2 {
            return Err(Refused::PairEmpty { card }); // RULE ZE-AMB-45: both must be loaded.
        }
        Ok(())
    }

    /// Zones that a Ranged weapon can be fired at.
    pub(crate) fn targets(&self, state: &State, who: Who, weapon: Weapon) -> ZoneSet {
        self.targets_from(state, who, weapon, state.survivor(who).zone)
    }

    /// The same if the Survivor stood in this Zone.
    pub(crate) fn targets_from(
        &self,
        state: &State,
        who: Who,
        weapon: Weapon,
        from: Zone,
    ) -> ZoneSet {
        match self.pack.card(weapon.kind).ranged {
            Some(profile) => self.in_range(state, who, profile, from),
            None => ZoneSet::NONE,
        }
    }

    /// Zones in range and sight (ZE-CBT-12, ZE-CBT-13).
    pub(crate) fn in_range(
        &self,
        state: &State,
        who: Who,
        profile: Profile,
        from: Zone,
    ) -> ZoneSet {
        mark!("ZE-EQT-03");
        let farthest = profile.farthest + self.sum(state, who, |it| it.attack.range);
        let sight = self.sight_of(state, who);
        let near = if profile.nearest == 0 {
            ZoneSet::NONE
        } else {
            sight.sees_within(from, profile.nearest - 1, state.gates)
        };
        let mut zones = sight.sees_within(from, farthest, state.gates) - near;
        if profile.nearest > 0 && self.has(state, who, |it| it.attack.point_blank) {
            mark!("ZE-AMB-49"); // whatever the least range
            zones.insert(from);
        }
        zones - self.hidden(state, Looker::Survivor(who), from)
    }

    /// The sight of a Survivor: through rooms with Home defender (ZE-SKL-33).
    pub(crate) fn sight_of(&self, state: &State, who: Who) -> &crate::board::sight::Sight {
        if self.has(state, who, |it| it.far_sight) {
            mark!("ZE-AMB-80");
            self.map().far_sight()
        } else {
            self.map().sight()
        }
    }

    /// May a Survivor carry out a Combat Action at all? Not beside the Hobomination (ZE-ABO-06).
    pub(crate) fn judge_combat(&self, state: &State, who: Who) -> Result<(), Refused> {
        let here = state.survivor(who).zone;
        let barred = state.count(here, crate::zombies::kind::Kind::Hobomination) > 0;
        if barred {
            mark!("ZE-AMB-51");
            return Err(Refused::Hobomination);
        }
        Ok(())
    }

    /// The Molotov of a Survivor, if one is in Hand.
    pub(crate) fn molotov(&self, state: &State, who: Who) -> Option<CardKind> {
        let hand = self.in_hand(state, who);
        let burns = |card: &&Card| self.pack.card(card.kind).special == Special::Molotov;
        hand.iter().find(burns).map(|card| card.kind)
    }
}
