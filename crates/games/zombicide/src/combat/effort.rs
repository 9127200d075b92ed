//! Going All-Out: how many dice more, whether it may be declared, which cards it puts at risk
//! (WZ-AO-01 to WZ-AO-03, WZ-AO-07).

use horda_kit::mark;
use horda_words::{Phrase, Said, Words};
use serde::{Deserialize, Serialize};

use super::attack::Attack;
use super::weapon::Weapon;
use crate::equipment::card::{CardKind, Deck};
use crate::few::Few;
use crate::refused::Refused;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;
use crate::washington::module::Module;

/// How hard a weapon is used: a part of the declaration of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Words)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(export_to = "zombicide/"))]
#[serde(rename_all = "kebab-case")]
#[words(rules = Zombicide, read = "effort")]
pub enum Effort {
    /// As usual.
    #[default]
    #[word("")]
    Plain,
    /// With its All-Out dice.
    #[word("all-out", example = "all-out")]
    AllOut,
    /// With twice as many of them (WZ-SKL-05).
    #[word("doubled", example = "doubled")]
    Doubled,
}

impl Effort {
    /// From the least on.
    pub const ALL: [Effort; 3] = [Effort::Plain, Effort::AllOut, Effort::Doubled];

    /// Are All-Out dice rolled?
    #[inline]
    pub fn is_all_out(self) -> bool {
        self != Effort::Plain
    }
}

/// An attack that goes All-Out has a sentence of its own.
impl Said<Zombicide> for Effort {
    fn say(&self, _: &Zombicide, _: &'static str, phrase: Phrase) -> Phrase {
        match self {
            Effort::Plain => phrase,
            Effort::AllOut => phrase.more("-all-out"),
            Effort::Doubled => phrase.more("-doubled"),
        }
    }
}

impl Zombicide {
    /// All-Out dice that a card adds. A card has its value where advanced decks are in play.
    pub(crate) fn all_out_value(&self, kind: CardKind) -> u8 {
        let face = self.pack.card(kind);
        if face.deck == Deck::SecretService {
            mark!("WZ-EQP-05"); // as those of the advanced decks
        }
        if self.plays_with(Module::Advanced) { face.all_out } else { 0 }
    }

    /// The cards that a weapon is: one, or the two of a pair.
    pub(crate) fn cards_of(&self, state: &State, who: Who, weapon: Weapon) -> Few<CardKind, 2> {
        let mut cards = Few::new();
        cards.push(weapon.kind);
        if weapon.pair {
            let hand = self.in_hand(state, who);
            let first = hand.iter().position(|card| card.kind == weapon.kind);
            let mut others = hand.iter().enumerate().filter(|(place, _)| Some(*place) != first);
            let twin = others.find(|(_, card)| self.same_name(card.kind, weapon.kind));
            if let Some((_, twin)) = twin {
                cards.push(twin.kind);
            }
        }
        cards
    }

    /// Printed All-Out dice of a weapon: those of both cards of a pair (WZ-AMB-02).
    fn printed_all_out(&self, state: &State, who: Who, weapon: Weapon) -> u8 {
        if !self.plays_with(Module::Advanced) {
            return 0;
        }
        let cards = self.cards_of(state, who, weapon);
        if weapon.pair {
            mark!("WZ-AO-07");
            mark!("WZ-AMB-02");
        }
        cards.iter().map(|kind| self.all_out_value(*kind)).sum()
    }

    /// All-Out dice of an attack: all of them or none (WZ-AO-03).
    pub(crate) fn all_out_dice(&self, state: &State, attack: &Attack) -> u8 {
        let Some(kind) = attack.weapon.filter(|_| attack.effort.is_all_out()) else { return 0 };
        let printed = self.printed_all_out(state, attack.who, Weapon { kind, pair: attack.pair });
        mark!("WZ-AO-03");
        match attack.effort {
            Effort::Plain => 0,
            Effort::AllOut => printed,
            Effort::Doubled => {
                mark!("WZ-SKL-05");
                mark!("WZ-AMB-05"); // of the sum, and nothing between
                mark!("WZ-AMB-06"); // more than there are in the box
                printed * 2
            }
        }
    }

    /// May the weapon be used so hard (WZ-AO-01)?
    pub(crate) fn judge_effort(
        &self,
        state: &State,
        who: Who,
        weapon: Weapon,
        effort: Effort,
    ) -> Result<(), Refused> {
        if !effort.is_all_out() {
            return Ok(());
        }
        if !self.plays_with(Module::Advanced) {
            return Err(Refused::PlainDecks);
        }
        if self.printed_all_out(state, who, weapon) == 0 {
            return Err(Refused::NoAllOut { card: weapon.kind });
        }
        let doubles = || self.has(state, who, |it| it.attack.double_all_out);
        if effort == Effort::Doubled && !doubles() {
            return Err(Refused::SkillMissing { rule: "WZ-SKL-05" });
        }
        Ok(())
    }

    /// How hard a weapon may be used.
    pub(crate) fn efforts(&self, state: &State, who: Who, weapon: Weapon) -> Few<Effort, 3> {
        let able = |effort: &Effort| self.judge_effort(state, who, weapon, *effort).is_ok();
        Effort::ALL.into_iter().filter(able).collect()
    }
}
