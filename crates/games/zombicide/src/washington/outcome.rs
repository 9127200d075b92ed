//! What a mission hands over: who came through it, and with which cards (WZ-KEEP-05). It is a
//! document for the set-up of the next one.

use std::fmt;

use crate::rules::Zombicide;
use crate::state::{Phase, State};
use crate::survivors::survivor::{Status, Survivor};
use crate::washington::module::Module;

/// The end of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The mission, by its name in files.
    pub mission: String,
    /// Was it won?
    pub won: bool,
    /// The team.
    pub survivors: Vec<Fate>,
}

/// What became of a Survivor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Who, by its name in files.
    pub id: String,
    /// Standing, left, knocked out, rescued or dead.
    pub status: Status,
    /// Cards that are kept, by their names in files.
    pub kept: Vec<String>,
}

/// TOML.
impl fmt::Display for Outcome {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "mission = \"{}\"\nwon = {}", self.mission, self.won)?;
        for Fate { id, status, kept } in &self.survivors {
            let kept: Vec<String> = kept.iter().map(|card| format!("\"{card}\"")).collect();
            writeln!(out, "\n[[survivor]]\nid = \"{id}\"\nstatus = \"{}\"", status.name())?;
            writeln!(out, "kept = [{}]", kept.join(", "))?;
        }
        Ok(())
    }
}

impl Zombicide {
    /// The outcome of a game that is over, where something of it lasts: kept cards, or the fallen.
    pub fn result(&self, state: &State) -> Option<Outcome> {
        let Phase::Over { won } = state.phase else { return None };
        let lasting = self.plays_with(Module::Keep) || self.plays_with(Module::Ko);
        lasting.then(|| Outcome {
            mission: self.mission().id.clone(),
            won,
            survivors: state.survivors.iter().map(|it| self.fate(it, won)).collect(),
        })
    }

    /// Cards are kept after a victory only (WZ-AMB-13).
    fn fate(&self, survivor: &Survivor, won: bool) -> Fate {
        let kept = survivor.inventory.all().filter(|it| won && self.keep_value(it.kind) > 0);
        Fate {
            id: self.pack.character(survivor.character).id.clone(),
            status: survivor.status,
            kept: kept.map(|card| self.pack.card(card.kind).id.clone()).collect(),
        }
    }
}
