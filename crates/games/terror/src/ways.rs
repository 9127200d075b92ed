//! Where a human can walk without pushing anybody, and how.

use crate::field_set::FieldSet;
use crate::human::Human;
use crate::options::Squeeze;
use crate::place::{Facing, Field};
use crate::rules::Terror;
use crate::state::FaceUp;

/// A way, and whether the diagonal of the Child is spent on it.
struct Way {
    fields: Vec<Field>,
    slanted: bool,
}

impl Terror {
    /// One shortest way to every field that so many points reach, each without the field where
    /// the human stands. The Child keeps its diagonal where it gains nothing.
    pub(crate) fn ways(
        &self,
        table: &FaceUp,
        human: Human,
        at: Field,
        points: u8,
    ) -> Vec<Vec<Field>> {
        let mut open = table.free();
        if table.needed > 0 && !table.humans[human.index()].carries {
            open = open.without(table.ground.car_fields());
        }
        let diagonal = human == Human::Child && !table.human_turn.diagonal;
        // Reached without and with the diagonal: to have kept it may lead further.
        let mut seen = [FieldSet::only(at), FieldSet::NONE];
        let mut shown = FieldSet::only(at);
        let mut ways = Vec::new();
        let mut last = vec![Way { fields: Vec::new(), slanted: false }];
        for _ in 0..points {
            let mut longer = Vec::new();
            for way in &last {
                let from = way.fields.last().copied().unwrap_or(at);
                // The car is the end of every way.
                if table.ground.car_fields().contains(from) {
                    continue;
                }
                let straight = from.around().and(open);
                go_on(way, straight, way.slanted, &mut seen, &mut longer);
                if diagonal && !way.slanted {
                    let corners = self.corners(table, from, at).and(open);
                    go_on(way, corners, true, &mut seen, &mut longer);
                }
            }
            longer.sort_by_key(|way| way.slanted);
            for way in &longer {
                let to = *way.fields.last().expect("a way that went on leads somewhere");
                if !shown.contains(to) {
                    shown.insert(to);
                    ways.push(way.fields.clone());
                }
            }
            last = longer;
        }
        ways
    }

    /// Fields one diagonal away, past a field beside both (ZT-RUL-24). The field where the human
    /// set out is no longer taken.
    fn corners(&self, table: &FaceUp, from: Field, at: Field) -> FieldSet {
        let past = match self.options.squeeze {
            Squeeze::Free => FieldSet::ALL,
            Squeeze::OneSide => table.free().or(FieldSet::only(at)),
        };
        let from = FieldSet::only(from);
        let corners = Facing::ALL.into_iter().map(|facing| {
            let side = from.shifted(facing).and(past);
            side.shifted(facing.left()).or(side.shifted(facing.right()))
        });
        corners.fold(FieldSet::NONE, FieldSet::or)
    }
}

/// The way goes on to each of these fields that was not reached like that before.
fn go_on(way: &Way, to: FieldSet, slanted: bool, seen: &mut [FieldSet; 2], longer: &mut Vec<Way>) {
    for field in to.without(seen[usize::from(slanted)]).iter() {
        seen[usize::from(slanted)].insert(field);
        let mut fields = way.fields.clone();
        fields.push(field);
        longer.push(Way { fields, slanted });
    }
}
