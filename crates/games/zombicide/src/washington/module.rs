//! Modules of the expansion: each can be switched on for any mission (WZ-GEN-02).

use horda_kit::mark;

use crate::options::{AdvancedEquipment, Clock, Falling, Keep};
use crate::rules::Zombicide;

/// A chapter of advanced rules that stands alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    /// Decks with All-Out dice.
    Advanced,
    /// Keep rolls at the end of a mission.
    Keep,
    /// Day and night.
    Clock,
    /// Knocked out instead of dead.
    Ko,
}

impl Module {
    /// All modules with the words by which missions name them.
    pub const WORDS: [(&str, Module); 4] = [
        ("advanced", Module::Advanced),
        ("keep", Module::Keep),
        ("clock", Module::Clock),
        ("ko", Module::Ko),
    ];
}

/// A set of modules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modules(u8);

impl Modules {
    /// Is it in the set?
    #[inline]
    pub const fn has(self, module: Module) -> bool {
        self.0 & 1 << module as u8 != 0
    }
}

impl FromIterator<Module> for Modules {
    fn from_iter<T: IntoIterator<Item = Module>>(modules: T) -> Modules {
        Modules(modules.into_iter().fold(0, |bits, module| bits | 1 << module as u8))
    }
}

impl Zombicide {
    /// Is a module in play: as the table chose, else as the mission says?
    pub fn plays_with(&self, module: Module) -> bool {
        let chosen = match module {
            Module::Advanced => match self.options.advanced_equipment {
                AdvancedEquipment::Mission => None,
                AdvancedEquipment::On => Some(true),
                AdvancedEquipment::Off => Some(false),
            },
            Module::Keep => match self.options.keep {
                Keep::Mission => None,
                Keep::On => Some(true),
                Keep::Off => Some(false),
            },
            Module::Clock => match self.options.clock {
                Clock::Mission => None,
                Clock::On => Some(true),
                Clock::Off => Some(false),
            },
            Module::Ko => match self.options.falling {
                Falling::Mission => None,
                Falling::KnockedOut => Some(true),
                Falling::Lost => Some(false),
            },
        };
        if chosen.is_some() {
            mark!("WZ-GEN-02");
        }
        chosen.unwrap_or_else(|| self.mission().modules.has(module))
    }
}
