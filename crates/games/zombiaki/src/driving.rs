//! Step 2 of the humans' turn: cars drive towards the Cemetery (ZK-CAR-01).

use horda_kit::Cx;

use crate::action::Action;
use crate::card::{CarCard, CardId, Entry, Harm};
use crate::event::{Event, Happening, Obstacle};
use crate::harm::Hit;
use crate::layer::FieldSet;
use crate::march::Choices;
use crate::place::{Block, Field};
use crate::refused::Refused;
use crate::rules::{Zombiaki, tell};
use crate::state::FaceUp;

impl Zombiaki {
    /// Marks every car.
    pub(crate) fn begin_drive(&self, table: &mut FaceUp) {
        table.waiting = FieldSet::NONE;
        for field in table.objects.taken().iter() {
            if table.object(field).is_some_and(|object| self.car(object.card).is_some()) {
                table.waiting.insert(field);
            }
        }
    }

    /// Drives cars until the human player must choose or the step is done.
    pub(crate) fn drive_all(&self, table: &mut FaceUp, cx: &mut Cx<'_, Event>) -> bool {
        while !table.waiting.is_empty() {
            match self.drive_choices(table).as_slice() {
                [Action::Drive { from }] => self.drive(table, *from, cx),
                _ => return false,
            }
        }
        true
    }

    /// RULE ZK-RUL-10: nearest the Cemetery first; inside a block the human player chooses.
    pub(crate) fn drive_choices(&self, table: &FaceUp) -> Choices {
        let in_block = |block: Block| table.waiting.and(FieldSet::block(block));
        let mut blocks = Block::all().rev().map(in_block);
        let rear = blocks.find(|waiting| !waiting.is_empty()).unwrap_or_default();
        rear.iter().map(|from| Action::Drive { from }).collect()
    }

    /// Why this car may not drive now.
    pub(crate) fn judge_drive(&self, table: &FaceUp, action: Action) -> Result<(), Refused> {
        let choices = self.drive_choices(table);
        match action {
            _ if choices.contains(&action) => Ok(()),
            Action::Drive { from } if !table.waiting.contains(from) => {
                Err(Refused::NotWaiting(from))
            }
            Action::Drive { .. } => match choices.first() {
                Some(Action::Drive { from }) => Err(Refused::CarNotYet(from.block())),
                _ => Err(Refused::NotAsked),
            },
            Action::Step { .. }
            | Action::Stay { .. }
            | Action::Discard { .. }
            | Action::Play { .. }
            | Action::Pick { .. }
            | Action::End => Err(Refused::MoveFirst),
        }
    }

    /// Drives one car by its number of fields.
    pub(crate) fn drive(&self, table: &mut FaceUp, from: Field, cx: &mut Cx<'_, Event>) {
        table.waiting.remove(from);
        let card = table.object(from).expect("a waiting car stands there").card;
        let car = self.car(card).expect("a waiting object is a car");
        let mut at = from;
        for _ in 0..car.speed {
            let Some(to) = at.behind() else {
                self.drive_off(table, at, cx);
                return;
            };
            if let (Some(_), Some(impact)) = (table.zombie(to), car.impact) {
                let hit = self.crash(table, card, impact, to, cx);
                if !car.drives_on {
                    self.remove_object(table, at, cx);
                }
                if !car.drives_on || hit != Hit::Destroyed {
                    return;
                }
            }
            if let Some(by) = in_the_way(table, to) {
                tell(cx, "ZK-RUL-11", || Happening::CarStopped { card, at, by });
                return;
            }
            table.objects.shift(at, to);
            tell(cx, "ZK-CAR-01", || Happening::Drove { card, from: at, to });
            at = to;
        }
    }

    /// RULE ZK-RUL-11: beyond block 5 a car goes to the Trash.
    fn drive_off(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Event>) {
        let car = table.objects.take(at).expect("a car stands there");
        table.throw_away(car.card);
        tell(cx, "ZK-RUL-11", || Happening::DroveOff { card: car.card, track: at.track() });
    }

    /// Hits the zombie ahead as the car's text says.
    fn crash(
        &self,
        table: &mut FaceUp,
        card: CardId,
        impact: Harm,
        ahead: Field,
        cx: &mut Cx<'_, Event>,
    ) -> Hit {
        let zombie = table.zombie(ahead).expect("a zombie stands ahead").card;
        tell(cx, "ZK-RUL-11", || Happening::Crashed { card, zombie, at: ahead });
        self.harm(table, ahead, impact, cx)
    }

    pub(crate) fn car(&self, card: CardId) -> Option<CarCard> {
        match self.entry(card) {
            Entry::Car(car) => Some(car),
            Entry::Closed | Entry::Trap(_) | Entry::Barrier { .. } => None,
        }
    }
}

/// RULE ZK-RUL-11: what the text of a car does not speak of closes its way.
fn in_the_way(table: &FaceUp, field: Field) -> Option<Obstacle> {
    let zombie = table.zombie(field).map(|zombie| Obstacle::Zombie(zombie.card));
    zombie.or_else(|| table.object(field).map(|object| Obstacle::Card(object.card)))
}
