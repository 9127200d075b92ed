//! Survivors and Companions alike, where Zombies and misses do not tell them apart (ZE-CPN-02).

use super::character::{Character, CharacterId};
use super::survivor::Who;
use crate::rules::Zombicide;
use crate::state::State;

/// A Survivor, or a Companion by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figure {
    Survivor(Who),
    Companion(usize),
}

impl Figure {
    /// Its bit in a set of figures: Survivors first.
    pub(crate) const fn bit(self) -> u16 {
        match self {
            Figure::Survivor(who) => who.bit() as u16,
            Figure::Companion(place) => 1 << (8 + place),
        }
    }
}

impl Zombicide {
    /// Who a figure is.
    pub(crate) fn name_of(&self, state: &State, figure: Figure) -> CharacterId {
        match figure {
            Figure::Survivor(who) => state.survivor(who).character,
            Figure::Companion(place) => state.companions[place].character,
        }
    }

    /// The Survivor of the team with this name.
    pub(crate) fn survivor_named(&self, state: &State, name: CharacterId) -> Option<Who> {
        state.everybody().find(|who| state.survivor(*who).character == name)
    }

    /// The figure on the board with this name.
    pub(crate) fn figure_named(&self, state: &State, name: CharacterId) -> Option<Figure> {
        let companion = || {
            let place = state.companions.iter().position(|it| it.character == name)?;
            Some(Figure::Companion(place))
        };
        self.survivor_named(state, name).map(Figure::Survivor).or_else(companion)
    }

    /// The ID card of a Survivor.
    pub(crate) fn character_of(&self, state: &State, who: Who) -> &Character {
        self.pack.character(state.survivor(who).character)
    }
}
