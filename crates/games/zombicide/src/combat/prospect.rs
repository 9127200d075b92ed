//! What an attack may bring, in words: kills by kind, friends that may be hit, Adrenaline and the
//! Danger Level that it would reach.

use horda_kit::{Phrase, Probability, Prospect};
use horda_words::Said;

use super::attack::Attack;
use super::fight::Fight;
use super::hits::ABOMINATION_HEALTH;
use super::odds::{Crowd, Thrown, break_chance, killed, throws};
use super::reroll::Reroll;
use super::roll::Aim;
use crate::action::Action;
use crate::board::zone::Zone;
use crate::board::zone_set::ZoneSet;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::character::CharacterId;
use crate::survivors::level::Level;
use crate::zombies::kind::Kind;

/// Shares are told in parts of this whole.
const WHOLE: u128 = 1_000_000_000;

/// Keys of the texts.
pub(crate) const KEYS: [&str; 17] = [
    "odds-dice",
    "odds-reroll",
    "odds-safe",
    "odds-exposed",
    "odds-wall",
    "odds-none",
    "odds-kill",
    "odds-gain",
    "odds-level",
    "odds-misses",
    "odds-all-out",
    "odds-mended",
    "odds-broken",
    "odds-broken-one",
    "odds-broken-both",
    "odds-fire",
    "odds-burnt",
];

impl Zombicide {
    /// What an attack may bring; nothing for any other action.
    pub(crate) fn attack_prospect(&self, state: &State, action: &Action) -> Option<Prospect> {
        if let Action::Throw { at } = *action {
            return self.throw_prospect(state, at);
        }
        let attack = self.would_be(state, action)?;
        let (mut declared, light) = self.lit_for(state, action, attack);
        if state.attack.is_none() {
            self.count_streak(&mut declared, &attack);
        }
        let state = &declared;
        let aim = self.aim(state, &attack);
        let mut outcomes: Vec<(Vec<Phrase>, Probability)> = Vec::new();
        for thrown in throws(&aim) {
            let happens = self.say_throw(state, &attack, &aim, &thrown);
            let parts = (thrown.share * WHOLE as f64).round() as u128;
            let odds = Probability { parts, whole: WHOLE };
            match outcomes.iter_mut().find(|(known, _)| *known == happens) {
                Some((_, sum)) => sum.parts += parts,
                None => outcomes.push((happens, odds)),
            }
        }
        let mut certain = self.say_aim(state, &attack, &aim);
        let light = light.filter(|needed| *needed < aim.needed);
        certain.extend(light.map(|needed| Phrase::new("odds-light").number("needed", needed)));
        Some(Prospect { certain, outcomes })
    }

    /// What a Molotov does: no dice, everybody burns, or the Abominawild alone (ZE-ABO-08).
    fn throw_prospect(&self, state: &State, at: Zone) -> Option<Prospect> {
        let who = self.asked_survivor(state)?;
        let wild = state.count(at, Kind::Abominawild) > 0;
        let burns = |kind: Kind| !wild || kind == Kind::Abominawild;
        let dead = Kind::ALL.map(|kind| if burns(kind) { state.count(at, kind) } else { 0 });
        let attack = Attack::new(who, Fight::Ranged, self.molotov(state, who), false, at);
        let mut certain = vec![Phrase::new("odds-fire")];
        let friends = state.people_in(if wild { ZoneSet::NONE } else { ZoneSet::only(at) });
        let names: Vec<String> = friends.iter().map(|who| self.survivor_key(who)).collect();
        if !names.is_empty() {
            certain.push(Phrase::new("odds-burnt").keys("who", names));
        }
        let sure = Probability { parts: WHOLE, whole: WHOLE };
        Some(Prospect { certain, outcomes: vec![(self.say_dead(state, &attack, &dead), sure)] })
    }

    /// The key of a Survivor's name.
    fn survivor_key(&self, who: CharacterId) -> String {
        format!("survivor-{}", self.pack.character(who).id)
    }

    /// The attack that an action would declare; of a fast drive the first one.
    fn would_be(&self, state: &State, action: &Action) -> Option<Attack> {
        let who = self.asked_survivor(state)?;
        let here = state.survivor(who).zone;
        let mut attack = if let Action::Melee { weapon, pair, effort } = *action {
            Attack { effort, ..Attack::new(who, Fight::Melee, Some(weapon), pair, here) }
        } else if let Action::Fire { weapon, at, pair, effort } = *action {
            Attack { effort, ..Attack::new(who, Fight::Ranged, Some(weapon), pair, at) }
        } else if let Action::Improvise { fight, at } = *action {
            Attack::new(who, fight, None, false, at)
        } else if matches!(action, Action::Light { .. } | Action::Decline) {
            state.attack.filter(|attack| !self.is_thrown(attack))?
        } else if let Action::Race { by, to } = *action {
            let at = [by, to].into_iter().find(|zone| state.zombies_at(*zone) > 0)?;
            Attack { by_car: true, ..Attack::new(who, Fight::Ranged, None, false, at) }
        } else {
            return None;
        };
        // A Survivor who may count Zombies instead of dice takes the larger number.
        let more = state.zombies_at(attack.at) > self.profile(&attack).dice;
        attack.by_zombies = more && self.counts_zombies(state, &attack).is_some();
        Some(attack)
    }

    fn say_aim(&self, state: &State, attack: &Attack, aim: &Aim) -> Vec<Phrase> {
        let dice = Phrase::new("odds-dice").number("dice", aim.dice).number("needed", aim.needed);
        let mut certain = vec![dice.number("damage", aim.damage)];
        let again = Reroll::ALL.into_iter().any(|by| self.rerolls_left(state, attack, by) > 0);
        if again {
            certain.push(Phrase::new("odds-reroll"));
        }
        if aim.all_out > 0 {
            let percent = (break_chance(aim.all_out) * 100.0).round() as u8;
            let dice = Phrase::new("odds-all-out").number("dice", aim.all_out);
            certain.push(dice.number("percent", percent));
            if self.asks_about_breaks(state, &Attack { breaks: 1, ..*attack }) {
                certain.push(Phrase::new("odds-mended"));
            }
        }
        let crowd = self.crowd(state, attack, aim.damage);
        let there = self.targets_of_hit(state, attack);
        let wall = there.iter().find(|kind| crowd.endures[kind.index()].is_none());
        if let Some(kind) = wall.filter(|_| !crowd.free) {
            certain.push(kind.say(self, "kind", Phrase::new("odds-wall")));
        }
        if attack.fight == Fight::Ranged {
            certain.push(self.say_exposed(state, attack));
        }
        certain
    }

    fn say_exposed(&self, state: &State, attack: &Attack) -> Phrase {
        let names = self.exposed(state, attack).map(|figure| self.name_of(state, figure));
        let names: Vec<String> = names.map(|who| self.survivor_key(who)).collect();
        if names.is_empty() || !self.misses_matter(state, attack) {
            return Phrase::new("odds-safe");
        }
        Phrase::new("odds-exposed").keys("who", names)
    }

    fn crowd(&self, state: &State, attack: &Attack, damage: u8) -> Crowd {
        let attack = Attack { damage, ..*attack };
        let count = |kind: Kind| state.count(attack.at, kind);
        let endures = |kind: Kind| match kind.abomination() {
            _ if damage >= kind.toughness() => Some(1),
            Some(place) if self.can_kill(&attack, kind) => {
                Some(ABOMINATION_HEALTH.saturating_sub(state.abomination_wounds[place]))
            }
            Some(_) | None => None,
        };
        Crowd {
            counts: Kind::ALL.map(count),
            endures: Kind::ALL.map(endures),
            free: self.aims_freely(state, &attack),
            reaps: self.can_reap(state, &attack),
        }
    }

    fn say_throw(&self, state: &State, attack: &Attack, aim: &Aim, thrown: &Thrown) -> Vec<Phrase> {
        let damage = aim.damage.saturating_add(aim.six_damage.saturating_mul(thrown.sixes));
        let dead = killed(&self.crowd(state, attack, damage), thrown.hits);
        let mut said = self.say_dead(state, attack, &dead);
        let friends = self.exposed(state, attack).count();
        if friends > 0 && thrown.misses > 0 && self.misses_matter(state, attack) {
            let misses = Phrase::new("odds-misses").number("count", thrown.misses);
            said.push(misses.number("damage", damage));
        }
        said.extend(self.say_break(attack, thrown.breaks));
        said
    }

    /// Who dies, and what that brings.
    fn say_dead(&self, state: &State, attack: &Attack, dead: &[u8]) -> Vec<Phrase> {
        let mut said = Vec::new();
        for kind in Kind::ALL.into_iter().filter(|kind| dead[kind.index()] > 0) {
            let kill = Phrase::new("odds-kill").number("count", dead[kind.index()]);
            said.push(kind.say(self, "kind", kill));
        }
        if said.is_empty() {
            said.push(Phrase::new("odds-none"));
        }
        let gain: u8 = Kind::ALL.into_iter().map(|it| dead[it.index()] * it.adrenaline()).sum();
        said.extend(self.say_gain(state, attack, gain));
        said
    }

    /// What Breaks would cost.
    fn say_break(&self, attack: &Attack, breaks: u8) -> Option<Phrase> {
        let key = match (breaks, attack.pair) {
            (0, _) => return None,
            (_, false) => "odds-broken",
            (1, true) => "odds-broken-one",
            (_, true) => "odds-broken-both",
        };
        attack.weapon.map(|card| card.say(self, "card", Phrase::new(key)))
    }

    /// Adrenaline, and the level that it would reach.
    fn say_gain(&self, state: &State, attack: &Attack, gain: u8) -> Vec<Phrase> {
        let survivor = state.survivor(attack.who);
        if gain == 0 {
            return Vec::new();
        }
        let reached = Level::of(survivor.adrenaline.saturating_add(gain));
        let level = reached.say(self, "level", Phrase::new("odds-level"));
        let more = Phrase::new("odds-gain").number("amount", gain);
        if reached > survivor.danger() { vec![more, level] } else { vec![more] }
    }
}
