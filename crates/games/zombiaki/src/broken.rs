//! What no game can come to, and what the rules therefore rely on.

use crate::card::{Entry, Side};
use crate::place::Field;
use crate::rules::Zombiaki;
use crate::state::{FaceUp, Object, Phase, State, Zombie};

impl Zombiaki {
    /// Everything about a position that no game can come to.
    pub(crate) fn impossible(&self, state: &State) -> Vec<String> {
        let table = &state.face_up;
        let over = matches!(table.phase, Phase::Over { .. });
        let no_dawn = state.decks[Side::Zombies.index()].bottom().is_empty();
        let whole = [
            (table.round == 0, "round: the first is 1"),
            (no_dawn && !over, "zombies.bottom: without Dawn nothing would end"),
            (self.is_unanswerable(state), "step: nobody can answer this question"),
        ];
        let whole = whole.into_iter().filter(|(wrong, _)| *wrong).map(|(_, what)| what.to_owned());
        let fields = Field::all().flat_map(|field| {
            let wrong = self.wrong_field(table, field).into_iter().filter(|(wrong, _)| *wrong);
            wrong.map(move |(_, what)| format!("{field}: {what}"))
        });
        whole.chain(fields).collect()
    }

    fn wrong_field(&self, table: &FaceUp, field: Field) -> [(bool, &'static str); 4] {
        let over = matches!(table.phase, Phase::Over { .. });
        let waits = table.waiting.contains(field) && !over;
        let stayed = table.stayed.contains(field);
        let dead = |zombie: &Zombie| zombie.wounds >= self.strength(zombie);
        let gone = |object: &Object| match self.entry(object.card) {
            Entry::Barrier { withstands, .. } => object.blows >= withstands,
            Entry::Closed | Entry::Trap(_) | Entry::Car(_) => object.blows > 0,
        };
        [
            (waits && !self.can_wait(table, field), "nothing here has yet to move in this step"),
            (stayed && table.zombie(field).is_none(), "no zombie is here that could have stayed"),
            (table.zombie(field).is_some_and(dead), "a zombie with so many wounds is destroyed"),
            (table.object(field).is_some_and(gone), "after so many blows it is gone"),
        ]
    }

    /// May this field wait for its turn in the movement step?
    pub(crate) fn can_wait(&self, table: &FaceUp, field: Field) -> bool {
        let mobile = |zombie: &Zombie| self.zombie_card(zombie.card).speed > 0;
        matches!(table.phase, Phase::Movement { .. })
            && match table.active {
                Side::Zombies => table.zombie(field).is_some_and(mobile),
                Side::Humans => self.car_on(table, field).is_some(),
            }
    }

    fn is_unanswerable(&self, state: &State) -> bool {
        let table = &state.face_up;
        match table.phase {
            Phase::Lure { from } => {
                table.zombie(from).is_none() || self.lure_ways(table, from).is_empty()
            }
            Phase::Raise { at, strength } => {
                !table.is_free(at) || self.raisable(table, strength).next().is_none()
            }
            Phase::Scout | Phase::Plan => self.shown(state).next().is_none(),
            Phase::Cleanup
            | Phase::Movement { .. }
            | Phase::Draw
            | Phase::Discard
            | Phase::Use
            | Phase::Over { .. } => false,
        }
    }
}
