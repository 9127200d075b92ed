//! What bots do with a light: it helps a shot, and shows as little as it can when the Turn is over.

use crate::action::Action;
use crate::board::beam::Direction;
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;
use crate::survivors::turn::Turn;
use crate::washington::light::Beam;

impl Zombicide {
    /// Lights a shot, which hits better; a Search shows as little as it can.
    pub(super) fn light_how(&self, state: &State, who: Who) -> Option<Action> {
        let mut offers = Vec::new();
        self.list_light_use(state, who, &mut offers);
        let wall = Action::Light { to: Direction::Wall };
        let hidden = state.attack.is_none() && offers.contains(&wall);
        if hidden { Some(wall) } else { offers.first().copied() }
    }

    /// Before the end of a Turn a light is turned to where fewest Zombies see it.
    pub(super) fn hide_light(&self, state: &State, turn: &Turn) -> Option<Action> {
        let survivor = state.survivor(turn.who);
        let now = survivor.beam.direction().filter(|_| survivor.beam.is_free())?;
        let stirred = |to: Direction| {
            let mut turned = *state;
            turned.survivor_mut(turn.who).beam = Beam::at(to);
            let woken = self.woken(&turned);
            woken.iter().map(|zone| u16::from(state.zombies_at(zone))).sum::<u16>()
        };
        let best = self.map().beams().directions(survivor.zone).min_by_key(|to| stirred(*to))?;
        (stirred(best) < stirred(now)).then_some(Action::Aim { to: best })
    }
}

#[cfg(test)]
mod tests {
    use horda_kit::{Facts, Notation};

    use super::*;
    use crate::options::{Clock, Options};

    #[test]
    fn a_light_is_turned_away_from_zombies_before_the_turn_ends() {
        let options = Options { clock: Clock::On, ..Options::default() };
        let rules = crate::shipped::rules(options).expect("the shipped content is good");
        let given = [
            ("hour", "20"),
            ("amy", "9R.ML"),
            ("amy.cards", "- / flashlight"),
            ("amy.light", "9R.TL"),
            ("turn", "amy 1"),
            ("6R.TR", "walker 2"),
        ];
        let facts: Facts = given.map(|(key, fact)| (key.to_owned(), fact.to_owned())).into();
        let mut state = rules.position(&facts).expect("a position");
        let turn = *state.turn().expect("a Turn");
        assert_eq!(rules.hide_light(&state, &turn), None, "nothing was done yet");
        state.survivors[0].beam = state.survivors[0].beam.freed(true);
        let hidden = rules.hide_light(&state, &turn).expect("the Walkers see 9R.TL");
        let Action::Aim { to } = hidden else { panic!("{hidden:?}") };
        state.survivors[0].beam = Beam::at(to).freed(true);
        assert!(rules.woken(&state).is_empty());
        assert_eq!(rules.hide_light(&state, &turn), None, "it is hidden");
    }
}
