//! Why Zombies go where they go: what log, arrows and scenarios read.

use horda_words::{Noun, Phrase, Said, Words};
use serde::Serialize;

use super::activation::Cause;
use crate::board::zone::Zone;
use crate::rules::Zombicide;
use crate::survivors::character::Characters;

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
#[words(rules = Zombicide, read = "reason")]
#[word("{lure} {goal} noise {noise} goals {goals} routes {routes} by {cause} seen {seen}")]
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
    /// Why they act at all.
    pub cause: Cause,
    /// Who is in sight.
    pub seen: Characters,
}

/// What draws them has sentences of its own. They tell who is seen, where it is, how loud, how many
/// ways there are.
impl Said<Zombicide> for Why {
    fn say(&self, rules: &Zombicide, _: &'static str, phrase: Phrase) -> Phrase {
        let phrase = phrase.more(match self.lure {
            Lure::Saw => "-saw",
            Lure::Heard => "-heard",
            Lure::Taunted => "-taunted",
        });
        let phrase = if self.cause == Cause::Light { phrase.more("-by-light") } else { phrase };
        let phrase = self.goal.say(rules, "goal", phrase);
        let phrase = phrase
            .number("noise", self.noise)
            .number("goals", self.goals)
            .number("routes", self.routes);
        let name = |who| format!("survivor-{}", rules.pack.character(who).id);
        phrase.keys("seen", self.seen.iter().map(name))
    }
}
