//! Sight and force made visible: what follows from a position, for people to see.

use crate::duty::Duties;
use crate::human::Human;
use crate::human_turn::first_solid;
use crate::place::{Facing, Field};
use crate::rules::Terror;
use crate::state::{FaceUp, Phase};
use crate::view::{Building, Duty, Insight, Line, Reach, Sight};

impl Terror {
    /// What follows from a position.
    pub(crate) fn insight(&self, table: &FaceUp) -> Insight {
        let building = self.building(table);
        Insight {
            goal: self.setup().goal,
            track_end: self.track_end(),
            thing: self.setup().search.as_ref().map(|search| search.thing),
            sights: self.sights(table),
            reaches: self.reaches(table),
            lines: self.lines(table),
            building: building.map(|(side, sort)| Building { side, sort }),
            to_haunt: if table.phase == Phase::Haunt { self.to_haunt(table) } else { [0, 0] },
        }
    }

    fn sights(&self, table: &FaceUp) -> Vec<Sight> {
        let over = matches!(table.phase, Phase::Over { .. });
        let duties = if over { Duties::default() } else { self.duties(table) };
        let duty = |at: Field| {
            if duties.biters.contains(at) {
                Some(Duty::Bite)
            } else {
                duties.chasers.contains(at).then_some(Duty::Chase)
            }
        };
        let sight = |at: Field| {
            let facing = table.horde.facing_of(at)?;
            let fields = self.look(table, at, facing).collect();
            Some(Sight { at, fields, prey: self.prey(table, at, facing), duty: duty(at) })
        };
        table.horde.all().iter().filter_map(sight).collect()
    }

    fn reaches(&self, table: &FaceUp) -> Vec<Reach> {
        if table.phase != Phase::Humans {
            return Vec::new();
        }
        let reach = |(human, at): (Human, Field)| {
            let points = self.points_left(table, human);
            Reach { human, points, ways: self.ways(table, human, at, points) }
        };
        table.living().map(reach).collect()
    }

    fn lines(&self, table: &FaceUp) -> Vec<Line> {
        let Some(from) = table.fate(Human::Policeman).alive_at() else { return Vec::new() };
        let solid = table.solid();
        let line = |facing: Facing| {
            let end = first_solid(solid, from, facing);
            let mut fields = Vec::new();
            let mut next = from.next(facing);
            while let Some(field) = next.filter(|field| Some(*field) != end) {
                fields.push(field);
                next = field.next(facing);
            }
            let target = end.is_some_and(|end| table.horde.all().contains(end));
            Line { facing, fields, end, target }
        };
        Facing::ALL.map(line).into()
    }
}
