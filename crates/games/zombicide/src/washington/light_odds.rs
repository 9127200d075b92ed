//! What a light would show and whom it would stir, before it is switched or turned.

use horda_kit::{Cx, FastLuck, Phrase, Probability, Prospect};

use super::light::Beam;
use crate::action::Action;
use crate::combat::attack::Attack;
use crate::rules::Zombicide;
use crate::state::State;

/// Keys of the texts.
pub(crate) const KEYS: [&str; 5] =
    ["odds-lit", "odds-unlit", "odds-woken", "odds-nobody-wakes", "odds-light"];

impl Zombicide {
    /// What switching or turning a light brings; nothing for any other action.
    pub(crate) fn light_prospect(&self, state: &State, action: &Action) -> Option<Prospect> {
        let after = self.with_light(state, action)?;
        let sure = Probability { parts: 1, whole: 1 };
        let outcomes = vec![(vec![self.say_woken(&after)], sure)];
        Some(Prospect { certain: vec![self.say_lit(&after)], outcomes })
    }

    /// The position with the light as an action would have it.
    fn with_light(&self, state: &State, action: &Action) -> Option<State> {
        let beam = if let Action::Light { to } | Action::Aim { to } = *action {
            Beam::at(to)
        } else if *action == Action::Dark {
            Beam::OFF
        } else {
            return None;
        };
        let mut after = *state;
        after.survivor_mut(self.asked_survivor(state)?).beam = beam;
        Some(after)
    }

    fn say_lit(&self, state: &State) -> Phrase {
        let lit = self.lit(state);
        if lit.is_empty() {
            return Phrase::new("odds-unlit");
        }
        let names = lit.iter().map(|zone| self.map().zone_name(zone).phrase());
        Phrase::new("odds-lit").phrases("zones", names)
    }

    fn say_woken(&self, state: &State) -> Phrase {
        let woken = self.woken(state);
        let count: u16 = woken.iter().map(|zone| u16::from(state.zombies_at(zone))).sum();
        match count {
            0 => Phrase::new("odds-nobody-wakes"),
            count => Phrase::new("odds-woken").number("count", count),
        }
    }

    /// The position in which an attack is rolled that an action would declare, or that waits for
    /// light. Where the shooter would still be asked for light, also what then hits.
    pub(crate) fn lit_for(
        &self,
        state: &State,
        action: &Action,
        attack: Attack,
    ) -> (State, Option<u8>) {
        let mut declared = *state;
        declared.attack = Some(attack);
        if state.attack.is_some() {
            return (self.with_light(state, action).unwrap_or(*state), None);
        }
        let asks = self.lights_shot(&mut declared, &mut Cx::playout(FastLuck::new(0)));
        let light = asks.then(|| {
            let mut lit = declared;
            let to = crate::board::beam::Direction::Zone(attack.at);
            lit.survivor_mut(attack.who).beam = Beam::at(to);
            self.aim(&lit, &attack).needed
        });
        (declared, light)
    }
}
