//! Molotovs: no dice, no wounds, everybody burns (ZE-EQT-13, ZE-AMB-48 to ZE-AMB-50).

use horda_kit::{ChanceTag, Cx, Dice, mark};

use super::attack::{Attack, Stage};
use super::fight::Fight;
use crate::action::Action;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::equipment::card::{CardKind, Noise, Profile, Special};
use crate::event::Happening;
use crate::refused::Refused;
use crate::rules::{Zombicide, tell};
use crate::state::State;
use crate::survivors::budget::ActionKind;
use crate::survivors::figure::Figure;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;
use crate::zombies::kind::Kind;

/// The question that luck is asked for a card that may come back.
pub(crate) const COCKTAIL_TAG: ChanceTag = ChanceTag("cocktail");
/// The face from which it does (ZE-AMB-85).
const COMES_BACK: u8 = 4;

/// Range of a throw.
const THROW: Profile =
    Profile { nearest: 1, farthest: 1, dice: 0, accuracy: 6, damage: 0, noise: Noise::Noisy };

impl Zombicide {
    /// Zones that can be thrown at.
    pub(crate) fn throw_targets(&self, state: &State, who: Who) -> ZoneSet {
        self.in_range(state, who, THROW, state.survivor(who).zone)
    }

    pub(crate) fn list_throws(&self, state: &State, who: Who, out: &mut Vec<Action>) {
        if self.molotov(state, who).is_some() {
            out.extend(self.throw_targets(state, who).iter().map(|at| Action::Throw { at }));
        }
    }

    pub(crate) fn judge_throw(
        &self,
        state: &State,
        who: Who,
        turn: Option<&Turn>,
        at: Zone,
    ) -> Result<(), Refused> {
        let paid = |turn: &Turn| {
            turn.budget.payer(ActionKind::Ranged { pair: false, all_out: false }, 0).is_some()
        };
        if !turn.is_none_or(paid) {
            return Err(Refused::NoActions);
        }
        self.judge_combat(state, who)?;
        if self.molotov(state, who).is_none() {
            return Err(Refused::NoMolotov);
        }
        if self.throw_targets(state, who).contains(at) {
            return Ok(());
        }
        Err(self.why_no_target(state, who, THROW, at))
    }

    /// Throws it, a Ranged Action like any other.
    pub(crate) fn throw(&self, state: &mut State, who: Who, at: Zone, cx: &mut Cx<'_, Zombicide>) {
        let card = self.molotov(state, who).expect("it was judged to be in Hand");
        let attack = Attack::new(who, Fight::Ranged, Some(card), false, at);
        state.attack = Some(Attack { stage: Stage::Light, ..attack });
        if !self.lights_shot(state, cx) {
            self.go_on_with_attack(state, cx);
        }
    }

    /// Is the attack a throw, which needs no dice?
    pub(crate) fn is_thrown(&self, attack: &Attack) -> bool {
        attack.weapon.is_some_and(|kind| self.pack.card(kind).special == Special::Molotov)
    }

    /// It flies: noise where the thrower stands, fire in the Zone.
    pub(crate) fn hurl(&self, state: &mut State, attack: Attack, cx: &mut Cx<'_, Zombicide>) {
        let Attack { who, at, .. } = attack;
        let card = attack.weapon.expect("a card is thrown");
        let attack = Attack { stage: Stage::After, ..attack };
        let character = state.survivor(who).character;
        if self.is_night(state) {
            mark!("WZ-NGT-05");
        }
        tell(cx, "ZE-EQT-13", || Happening::Burnt { who: character, at });
        self.make_noise(state, state.survivor(who).zone, "ZE-AMB-48", cx);
        mark!("ZE-CBT-18"); // no dice
        self.count_streak(state, &attack);
        state.attack = Some(attack);
        let before: u8 = state.zombies_at(at);
        self.burn(state, who, at, cx);
        let after = state.zombies_at(at);
        if let Some(attack) = &mut state.attack {
            attack.kills = before - after;
        }
        self.discard_molotov(state, who, card, cx);
    }

    /// Everybody in the Zone dies; only the Abominawild, if it is there (ZE-ABO-08).
    fn burn(&self, state: &mut State, who: Who, at: Zone, cx: &mut Cx<'_, Zombicide>) {
        if state.count(at, Kind::Abominawild) > 0 {
            mark!("ZE-AMB-50");
            self.kill(state, who, at, Kind::Abominawild, 1, "ZE-ABO-08", cx);
            return;
        }
        for kind in Kind::ALL {
            let count = state.count(at, kind);
            if count > 0 {
                self.kill(state, who, at, kind, count, "ZE-EQT-13", cx);
            }
        }
        self.trigger_molotov(state, who, at);
        let survivors: [Option<Who>; 6] = {
            let mut there = state.survivors_at(at);
            [(); 6].map(|()| there.next())
        };
        for victim in survivors.into_iter().flatten() {
            mark!("ZE-FFR-07");
            mark!("ZE-RUL-18"); // whatever falling means at this table
            state.survivor_mut(victim).health = 0;
            self.fall(state, victim, cx);
        }
        for place in 0..state.companions.len() {
            if state.companions[place].stands && state.companions[place].zone == at {
                self.wound_figure(state, Figure::Companion(place), 1, None, cx);
            }
        }
    }

    /// The card is discarded, or comes back with luck (ZE-SKL-09).
    fn discard_molotov(
        &self,
        state: &mut State,
        who: Who,
        card: CardKind,
        cx: &mut Cx<'_, Zombicide>,
    ) {
        let thrown = state.survivor_mut(who).inventory.remove(|it| it.kind == card);
        let thrown = thrown.expect("it was judged to be there");
        let room = state.survivor(who).inventory.backpack.len() < self.backpack_slots(state, who);
        if room && self.has(state, who, |it| it.attack.cocktails) {
            let roll = cx.roll(COCKTAIL_TAG, Dice::new(1, 6));
            mark!("ZE-AMB-85");
            let face = (1..=6).find(|face| roll.showing(*face) > 0).unwrap_or(1);
            if face >= COMES_BACK {
                let character = state.survivor(who).character;
                state.survivor_mut(who).inventory.put_into_backpack(thrown);
                tell(cx, "ZE-SKL-09", || Happening::CocktailBack { who: character, face });
                return;
            }
        }
        self.discard(state, card);
    }
}
