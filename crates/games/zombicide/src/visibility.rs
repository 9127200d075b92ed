//! What darkness hides, and what it does to aim: the one question that all who look ask. Dark rooms
//! (ZE-DRK-01) and the night (WZ-NGT-01) answer it; light and skills speak against both.

use horda_kit::mark;

use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::combat::attack::Attack;
use crate::combat::fight::Fight;
use crate::equipment::card::Special;
use crate::options::DarkZones;
use crate::rules::Zombicide;
use crate::skills::feature::Feature;
use crate::state::State;
use crate::survivors::survivor::Who;

/// Accuracy in the dark (ZE-DRK-02, WZ-NGT-03).
const DIM: u8 = 6;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looker {
    /// A Survivor.
    Survivor(Who),
    /// Zombies.
    Zombies,
}

impl Zombicide {
    /// Zones that are too dark to be seen from a Zone, whatever the map says.
    #[inline]
    pub(crate) fn hidden(&self, state: &State, looker: Looker, from: Zone) -> ZoneSet {
        let night = self.is_night(state);
        if !night && self.options.dark_zones == DarkZones::Off {
            return ZoneSet::NONE;
        }
        self.darkened(state, looker, from) | self.benighted(state, looker, from)
    }

    /// Dark rooms that cannot be seen from here (ZE-DRK-01).
    pub(crate) fn darkened(&self, state: &State, looker: Looker, from: Zone) -> ZoneSet {
        if self.options.dark_zones == DarkZones::Off || self.sees_in_the_dark(state, looker) {
            return ZoneSet::NONE;
        }
        mark!("ZE-DRK-01");
        if self.is_night(state) {
            mark!("WZ-AMB-32");
        }
        let near = self.map().sight().sees_within(from, 1, state.gates);
        self.map().dark() - near - self.lit(state) // RULE WZ-AMB-32: what is lit is not dark.
    }

    /// Zones that the night hides (WZ-NGT-01, WZ-NGT-02). Lit ones are seen from afar (WZ-LGT-13).
    fn benighted(&self, state: &State, looker: Looker, from: Zone) -> ZoneSet {
        if !self.is_night(state) || self.sees_in_the_dark(state, looker) {
            return ZoneSet::NONE;
        }
        let near = match looker {
            Looker::Survivor(_) => {
                mark!("WZ-NGT-02");
                1
            }
            Looker::Zombies => {
                mark!("WZ-NGT-01");
                0
            }
        };
        let lit = self.lit(state);
        if !lit.is_empty() {
            mark!("WZ-LGT-13");
            mark!("WZ-LGT-17"); // no matter who lit them
            mark!("WZ-AMB-41"); // whatever lies between
            if looker == Looker::Zombies {
                mark!("WZ-LGT-18");
            }
        }
        self.map().all_zones() - self.map().sight().sees_within(from, near, state.gates) - lit
    }

    /// Does darkness not hinder this looker (WZ-SKL-09, ZE-EQT-32)?
    fn sees_in_the_dark(&self, state: &State, looker: Looker) -> bool {
        let Looker::Survivor(who) = looker else { return false };
        let mut cards = state.survivor(who).inventory.all();
        let goggles = cards.any(|card| self.pack.card(card.kind).special == Special::NightVision);
        if goggles {
            mark!("ZE-EQT-32");
        }
        let sees = goggles || self.has(state, who, |it| it.dark_sight);
        if sees {
            mark!("WZ-AMB-31"); // and nobody else
        }
        sees
    }

    /// The Accuracy that darkness asks for instead of the printed one, if it does.
    pub(crate) fn dim_accuracy(&self, state: &State, attack: &Attack) -> Option<u8> {
        let night = self.is_night(state);
        let dark_room = self.options.dark_zones == DarkZones::On && self.map().zone(attack.at).dark;
        if !night && !dark_room {
            return None;
        }
        if attack.fight == Fight::Melee || attack.by_car {
            mark!("ZE-DRK-04");
            mark!("WZ-NGT-06"); // only Ranged Attacks are harder
            return None;
        }
        if self.sees_in_the_dark(state, Looker::Survivor(attack.who)) {
            return None;
        }
        if night {
            if dark_room {
                mark!("WZ-AMB-32"); // the two do not add up
            }
            return self.night_accuracy(state, attack);
        }
        mark!("ZE-AMB-90"); // also at range 0, and by what the shooter carries
        if self.has_flashlight(state, attack.who) {
            mark!("ZE-DRK-03");
            return None;
        }
        mark!("ZE-DRK-02");
        mark!("ZE-CBT-06");
        Some(DIM)
    }

    /// A 6 at night, or what a skill makes of it; nothing changes for a lit Zone (WZ-LGT-14).
    fn night_accuracy(&self, state: &State, attack: &Attack) -> Option<u8> {
        let fighter = self.skill_that(state, attack.who, |it| it.attack.dim_accuracy.is_some());
        if self.lit(state).contains(attack.at) {
            mark!("WZ-LGT-14");
            if fighter.is_some() {
                mark!("WZ-AMB-30");
            }
            return None;
        }
        mark!("WZ-NGT-03");
        Some(fighter.and_then(|it: &Feature| it.attack.dim_accuracy).unwrap_or(DIM))
    }
}
