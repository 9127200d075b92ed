//! Why Zombies go where they go: what log, arrows and scenarios read.

use horda_words::{Noun, Phrase, Said, Words};
use serde::Serialize;

use crate::board::zone::Zone;
use crate::rules::Zombicide;

/// What draws Zombies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Noun)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[noun("lure")]
pub enum Lure {
    /// They see Survivors there (ZE-ZAC-09).
    Saw,
    /// It is the loudest Zone (ZE-ZAC-10).
    Heard,
    /// A Survivor taunted them (ZE-SKL-61).
    Taunted,
}

/// Why a group goes there, or stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[words(rules = Zombicide)]
#[word("{lure} {goal} noise {noise} goals {goals} routes {routes}")]
pub struct Why {
    /// What draws them.
    pub lure: Lure,
    /// The Zone that they are after; the first of several.
    pub goal: Zone,
    /// How loud it is.
    pub noise: u8,
    /// Zones that are as loud.
    pub goals: u8,
    /// Ways to go, over which the group spreads; 0 if there is none.
    pub routes: u8,
}

/// What draws them has sentences of its own. They tell where it is, how loud, how many ways there
/// are.
impl Said<Zombicide> for Why {
    fn say(&self, rules: &Zombicide, _: &'static str, phrase: Phrase) -> Phrase {
        let phrase = phrase.more(match self.lure {
            Lure::Saw => "-saw",
            Lure::Heard => "-heard",
            Lure::Taunted => "-taunted",
        });
        let phrase = self.goal.say(rules, "goal", phrase);
        phrase.number("noise", self.noise).number("goals", self.goals).number("routes", self.routes)
    }
}
