//! What no game can come to, in words for engineers.

use crate::rules::Zombicide;
use crate::state::State;
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
        if state.zombie_deck & state.zombie_discard != 0 {
            wrong.push("a Zombie card is face down and discarded".to_owned());
        }
        wrong
    }
}
