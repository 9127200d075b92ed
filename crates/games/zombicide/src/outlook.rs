//! What a page draws over the board: what each Survivor sees, and what the Zombies would do if the
//! Player Phase ended now. Only worked out while the table waits for a seat in that phase: a step
//! that is shown on its way needs neither.

use horda_kit::Phrase;
use serde::{Deserialize, Serialize};

use crate::board::zone::Zone;
use crate::event::Happening;
use crate::rules::Zombicide;
use crate::state::{Phase, State};
use crate::survivors::survivor::Who;
use crate::visibility::Looker;
use crate::zombies::forecast::{Arrow, Peril, SpawnOutcome};

/// A Zone that a Survivor sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Seen {
    /// Which.
    pub zone: Zone,
    /// Borders on the way (ZE-LOS-14).
    pub range: u8,
}

/// The coming Zombie Phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Outlook {
    /// Where groups go, in order.
    pub arrows: Vec<Foreseen>,
    /// What may happen to Survivors and Companions.
    pub perils: Vec<Peril>,
    /// Zones whose Zombies see light and act once more, before all others (WZ-XAC-02).
    pub woken: Vec<Zone>,
    /// Zombie cards that the next one is drawn from, by what they bring. Every active Spawn Zone
    /// has the same odds until the first card is turned up.
    pub cards: Vec<(SpawnOutcome, u8)>,
}

/// Where a group goes, and why in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Foreseen {
    /// The group.
    #[serde(flatten)]
    #[cfg_attr(feature = "wire", ts(flatten))]
    pub arrow: Arrow,
    /// The sentence that the log would have for it.
    pub because: Phrase,
}

impl Zombicide {
    /// Zones that a Survivor sees, the own one among them (ZE-LOS-01).
    pub(crate) fn seen(&self, state: &State, who: Who) -> Vec<Seen> {
        let survivor = state.survivor(who);
        if !self.looks_ahead(state) || !survivor.stands() {
            return Vec::new();
        }
        let here = survivor.zone;
        let sight = self.sight_of(state, who);
        let zones = sight.sees(here, state.gates) - self.hidden(state, Looker::Survivor(who), here);
        let seen = |zone: Zone| {
            let range = sight.range(here, zone, state.gates)?;
            Some(Seen { zone, range })
        };
        zones.iter().filter_map(seen).collect()
    }

    /// The coming Zombie Phase.
    pub(crate) fn outlook(&self, state: &State) -> Option<Outlook> {
        if !self.looks_ahead(state) {
            return None;
        }
        let forecast = horda_kit::marks::unseen(|| self.forecast(state));
        Some(Outlook {
            arrows: forecast.arrows.into_iter().map(|arrow| self.foreseen(arrow)).collect(),
            perils: forecast.perils,
            woken: forecast.woken,
            cards: forecast.spawns.into_iter().next().map_or(Vec::new(), |odds| odds.outcomes),
        })
    }

    fn looks_ahead(&self, state: &State) -> bool {
        state.phase == Phase::Turns && self.question(state).is_some()
    }

    fn foreseen(&self, arrow: Arrow) -> Foreseen {
        let Arrow { kind, count, from, to, why, .. } = arrow;
        let happening = if from == to {
            Happening::ZombiesStayed { kind, count, at: from, why }
        } else {
            Happening::ZombiesMoved { kind, count, from, to, why }
        };
        Foreseen { arrow, because: happening.say(self) }
    }
}
