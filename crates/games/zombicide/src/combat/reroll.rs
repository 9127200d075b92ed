//! What lets all dice of an attack be rolled again (ZE-CBT-07, ZE-AMB-44).

use horda_kit::mark;
use horda_words::Noun;
use serde::{Deserialize, Serialize};

use crate::combat::attack::Attack;
use crate::equipment::card::{Ammo, Special};
use crate::options::AmmoStack;
use crate::rules::Zombicide;
use crate::skills::feature::Feature;
use crate::state::State;

/// A source of a re-roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("reroll")]
pub enum Reroll {
    /// The skill (ZE-SKL-40).
    Lucky,
    /// Plenty of Bullets or of Shells (ZE-EQT-16, ZE-EQT-17).
    Ammo,
}

impl Zombicide {
    /// The rule that rolls again: the skill, or the card for the ammunition of the weapon.
    pub(crate) fn reroll_rule(&self, attack: &Attack, by: Reroll) -> &'static str {
        let ammo = attack.weapon.and_then(|kind| self.pack.card(kind).ammo);
        match (by, ammo) {
            (Reroll::Lucky, _) => "ZE-SKL-40",
            (Reroll::Ammo, Some(Ammo::Shells)) => "ZE-EQT-17",
            (Reroll::Ammo, _) => "ZE-EQT-16",
        }
    }

    /// How often a source can still be used in this attack.
    pub(crate) fn rerolls_left(&self, state: &State, attack: &Attack, by: Reroll) -> u8 {
        match by {
            Reroll::Lucky if attack.by_car => 0, // RULE ZE-CBT-20: no Combat Action.
            Reroll::Lucky => {
                let lucky = |it: &Feature| u8::from(it.attack.reroll);
                let owned = self.sum(state, attack.who, lucky);
                let owned = owned + self.all_out_sum(state, attack, lucky);
                owned.saturating_sub(attack.lucky)
            }
            Reroll::Ammo => self.ammo_cards(state, attack).saturating_sub(attack.ammo),
        }
    }

    /// Cards that bring ammunition for the weapon in use, from any slot.
    fn ammo_cards(&self, state: &State, attack: &Attack) -> u8 {
        let Some(ammo) = attack.weapon.and_then(|kind| self.pack.card(kind).ammo) else { return 0 };
        let inventory = &state.survivor(attack.who).inventory;
        let fits = |special: Special| special == Special::Ammo(ammo);
        let cards = inventory.all().filter(|card| fits(self.pack.card(card.kind).special)).count();
        if cards > 0 {
            mark!("ZE-EQT-21"); // from any slot
            match ammo {
                Ammo::Bullets => mark!("ZE-EQT-10"),
                Ammo::Shells => mark!("ZE-EQT-11"),
            }
        }
        let most = match self.options.ammo_stack {
            AmmoStack::Once => {
                mark!("ZE-AMB-44");
                1
            }
            AmmoStack::PerCard => u8::MAX,
        };
        (cards as u8).min(most)
    }
}
