//! What no game can come to, in words for engineers.

use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::car::PASSENGERS;
use crate::survivors::survivor::Who;
use crate::zombies::kind::Kind;

impl Zombicide {
    /// Everything that is impossible about a position.
    pub(crate) fn impossible(&self, state: &State) -> Vec<String> {
        let mut wrong = Vec::new();
        for kind in Kind::COMMON {
            let on_board: u32 = state.crowds.iter().map(|crowd| u32::from(crowd.count(kind))).sum();
            let all = on_board + u32::from(state.pool[kind.index()]);
            if all != u32::from(kind.figures()) {
                wrong.push(format!(
                    "{all} figures of {}, the box has {}",
                    kind.name(),
                    kind.figures()
                ));
            }
        }
        for zone in self.map().all_zones() {
            if state.crowds[zone.index()].is_empty() == state.crowded.contains(zone) {
                wrong.push(format!("{} is not as crowded as it is kept", self.zone_name(zone)));
            }
        }
        for who in state.standing() {
            let survivor = state.survivor(who);
            if survivor.health == 0 {
                wrong.push(format!("{} stands without Health", self.character_of(state, who).id));
            }
            if survivor.inventory.backpack.len() > self.backpack_slots(state, who) {
                wrong.push(format!("{} carries too much", self.character_of(state, who).id));
            }
        }
        for who in state.everybody().filter(|who| state.survivor(*who).beam.is_on()) {
            let survivor = state.survivor(who);
            let direction = survivor.beam.direction();
            let points = direction.is_some_and(|to| self.map().beams().allows(survivor.zone, to));
            if !points || !self.carries_light(state, who) || !self.is_night(state) {
                let id = &self.character_of(state, who).id;
                wrong.push(format!("{id} has a light that cannot shine"));
            }
        }
        self.impossible_places(state, &mut wrong);
        if state.zombie_deck & state.zombie_discard != 0 {
            wrong.push("a Zombie card is face down and discarded".to_owned());
        }
        wrong
    }

    /// What is kept in two ways and must agree: noise, leaders, cars, what is under way.
    fn impossible_places(&self, state: &State, wrong: &mut Vec<String>) {
        for zone in self.map().all_zones() {
            if state.noise[zone.index()] > 0 && !state.noisy.contains(zone) {
                wrong.push(format!("{} is louder than it is kept", self.zone_name(zone)));
            }
        }
        for companion in state.companions.iter().filter(|it| it.stands) {
            let parted = |leader: Who| state.survivor(leader).zone != companion.zone;
            if companion.leader.is_some_and(parted) {
                let id = &self.pack.character(companion.character).id;
                wrong.push(format!("{id} is not where its leader is"));
            }
        }
        for car in state.cars.iter() {
            let people =
                state.everybody().filter(|who| car.holds(*who)).map(|who| state.survivor(who));
            if people.clone().any(|it| it.zone != car.zone || !it.stands()) {
                wrong.push("a Survivor in a car is not where it is".to_owned());
            }
            if car.passengers.count_ones() > u32::from(PASSENGERS) {
                wrong.push("a car holds more than a driver and three passengers".to_owned());
            }
        }
        if state.attack.is_some_and(|attack| !state.survivor(attack.who).stands())
            && !state.is_over()
        {
            wrong.push("a Survivor attacks who does not stand".to_owned());
        }
    }
}
