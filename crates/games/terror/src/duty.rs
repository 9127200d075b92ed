//! What zombies see, and what that makes them do (ZT-MAND-01 to ZT-MAND-13).

use horda_kit::mark;

use crate::field_set::FieldSet;
use crate::human::Human;
use crate::options::{CarSight, SightRange};
use crate::place::{Facing, Field};
use crate::rules::Terror;
use crate::state::FaceUp;
use crate::view::Duty;

/// Zombies that come before all others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Duties {
    /// They stand before a human (ZT-MAND-02).
    pub biters: FieldSet,
    /// They see a human (ZT-MAND-04).
    pub chasers: FieldSet,
}

impl Duties {
    /// The zombies from which the next one must be taken, if any has a duty.
    pub(crate) fn first(&self) -> Option<(Duty, FieldSet)> {
        if !self.biters.is_empty() {
            mark!("ZT-MAND-03"); // any of them
            Some((Duty::Bite, self.biters))
        } else if !self.chasers.is_empty() {
            mark!("ZT-MAND-07"); // any of them
            mark!("ZT-MAND-10"); // those that see a human now
            Some((Duty::Chase, self.chasers))
        } else {
            mark!("ZT-MAND-13"); // no zombie has a duty
            None
        }
    }
}

impl Terror {
    /// How many fields ahead a zombie sees.
    #[inline]
    pub(crate) fn sight_range(&self) -> u8 {
        mark!("ZT-RUL-02");
        mark!("ZT-GAP-08");
        match self.options.sight {
            SightRange::Four => 4,
            SightRange::Unlimited => u8::MAX,
        }
    }

    /// Fields over which zombies can see.
    #[inline]
    pub(crate) fn clear_for_sight(&self, table: &FaceUp) -> FieldSet {
        mark!("ZT-RUL-28");
        match self.options.car_sight {
            CarSight::Blocks => table.free_for_zombies(),
            CarSight::Open => table.free(),
        }
    }

    /// Everybody who has a duty now. Humans are looked for from their side: a line that runs
    /// back from all of them at once meets every zombie that sees one.
    pub(crate) fn duties(&self, table: &FaceUp) -> Duties {
        let clear = self.clear_for_sight(table);
        let mut duties = Duties::default();
        for facing in Facing::ALL {
            let lookers = table.horde.facing[facing.index()].without(table.horde.used);
            if lookers.is_empty() {
                continue;
            }
            let mut line = table.people.shifted(facing.back());
            duties.biters = duties.biters.or(line.and(lookers));
            for _ in 1..self.sight_range() {
                line = line.and(clear).shifted(facing.back());
                if line.is_empty() {
                    break;
                }
                duties.chasers = duties.chasers.or(line.and(lookers));
            }
        }
        if let Some(released) = table.zombie_turn.released {
            duties.chasers.remove(released);
        }
        duties
    }

    /// Whom a zombie that stands here and looks this way sees: the nearest.
    pub(crate) fn prey(&self, table: &FaceUp, at: Field, facing: Facing) -> Option<Human> {
        table.human_at(self.look(table, at, facing).last()?)
    }

    /// The fields that a zombie looks over, nearest first. The last may hold a human.
    pub(crate) fn look(
        &self,
        table: &FaceUp,
        at: Field,
        facing: Facing,
    ) -> impl Iterator<Item = Field> + use<> {
        let clear = self.clear_for_sight(table);
        let people = table.people;
        let mut left = self.sight_range();
        mark!("ZT-SIGHT-01"); // straight ahead
        let mut next = at.next(facing);
        std::iter::from_fn(move || {
            let field = next.filter(|_| left > 0)?;
            left -= 1;
            if clear.contains(field) {
                next = field.next(facing);
                return Some(field);
            }
            next = None;
            if people.contains(field) {
                mark!("ZT-RUL-03"); // the nearest, and none behind
                Some(field)
            } else {
                mark!("ZT-SIGHT-02");
                mark!("ZT-SIGHT-03");
                mark!("ZT-OBST-02");
                mark!("ZT-MAND-09"); // what hides the human takes the duty away
                None
            }
        })
    }

    /// Must this zombie go for a human it sees? Not if a card released it.
    pub(crate) fn chases(&self, table: &FaceUp, at: Field, facing: Facing) -> Option<Human> {
        let released = table.zombie_turn.released == Some(at);
        self.prey(table, at, facing).filter(|_| !released)
    }
}
