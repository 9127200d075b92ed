//! The skills of the glossary (ZE-SKL-01 to ZE-SKL-64): one declaration each.

pub(crate) mod ask;
pub mod feature;

mod actions;
mod all_out;
mod attacks;
mod cards;
mod darkness;
mod movement;
mod reactions;
mod wounds;

use horda_words::{Phrase, Readable, Said, Unreadable, Written, no_such};
use serde::{Deserialize, Serialize};

pub use feature::Feature;

/// All skills, by family. Numbers of skills follow this order, so new ones go to the end.
const FAMILIES: [&[Feature]; 8] = [
    actions::ACTIONS,
    attacks::ATTACKS,
    movement::MOVEMENT,
    cards::CARDS,
    wounds::WOUNDS,
    reactions::REACTIONS,
    darkness::DARKNESS,
    all_out::ALL_OUT,
];

/// How many skills there are.
pub const SKILLS: usize = {
    let (mut family, mut skills) = (0, 0);
    while family < FAMILIES.len() {
        skills += FAMILIES[family].len();
        family += 1;
    }
    skills
};

static TABLE: [Feature; SKILLS] = {
    let mut table = [Feature::PLAIN; SKILLS];
    let (mut family, mut at) = (0, 0);
    while family < FAMILIES.len() {
        let mut skill = 0;
        while skill < FAMILIES[family].len() {
            table[at] = FAMILIES[family][skill];
            (skill, at) = (skill + 1, at + 1);
        }
        family += 1;
    }
    table
};

/// A skill, by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
pub struct Skill(pub u8);

impl Skill {
    /// The skill that Yellow always brings (ZE-ADR-05).
    pub const MORE_ACTIONS: Skill = Skill(0);

    /// All skills.
    pub fn all() -> impl Iterator<Item = Skill> {
        (0..SKILLS as u8).map(Skill)
    }

    /// The skill with this name in files.
    pub fn named(name: &str) -> Option<Skill> {
        Skill::all().find(|skill| skill.feature().id == name)
    }

    /// What it does.
    #[inline]
    pub fn feature(self) -> &'static Feature {
        &TABLE[usize::from(self.0)]
    }
}

impl<R: ?Sized> Written<R> for Skill {
    fn write(&self, _: &R, out: &mut String) {
        out.push_str(self.feature().id);
    }
}

impl<R: ?Sized> Readable<R> for Skill {
    const WORD: &'static str = "skill";

    fn read(_: &R, text: &str) -> Result<Skill, Unreadable> {
        let known = || no_such("skill", text, Skill::all().map(|skill| skill.feature().id));
        Skill::named(text).ok_or_else(known)
    }
}

impl<R: ?Sized> Said<R> for Skill {
    fn say(&self, _: &R, name: &'static str, phrase: Phrase) -> Phrase {
        phrase.key(name, format!("skill-{}", self.feature().id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_skill_has_a_name_of_its_own() {
        for skill in Skill::all() {
            assert_eq!(Skill::named(skill.feature().id), Some(skill), "{:?}", skill.feature());
        }
        assert_eq!(Skill::MORE_ACTIONS.feature().id, "plus-1-action");
    }
}
