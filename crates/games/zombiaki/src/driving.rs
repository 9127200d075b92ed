//! Step 2 of the humans' turn: cars drive towards the Cemetery (ZK-CAR-01).

use horda_kit::{Cx, mark};

use crate::action::Action;
use crate::card::{CarCard, CardId, Entry, Harm, Side};
use crate::event::{Happening, Obstacle};
use crate::harm::Hit;
use crate::layer::FieldSet;
use crate::march::Choices;
use crate::place::{Block, Field};
use crate::refused::Refused;
use crate::rules::{Zombiaki, tell};
use crate::state::{FaceUp, State};

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
    pub(crate) fn drive_all(&self, state: &mut State, cx: &mut Cx<'_, Zombiaki>) -> bool {
        while !state.face_up.waiting.is_empty() {
            cx.step(state);
            match self.drive_choices(&state.face_up).as_slice() {
                [Action::Drive { from }] => self.drive(state, *from, cx),
                _ => return false,
            }
        }
        true
    }

    /// The cars that may drive now.
    pub(crate) fn drive_choices(&self, table: &FaceUp) -> Choices {
        mark!("ZK-RUL-10"); // nearest the Cemetery first; inside a block the human player chooses
        let rear = table.waiting.and(FieldSet::block(rear_block(table)));
        rear.iter().map(|from| Action::Drive { from }).collect()
    }

    /// Why this car may not drive now.
    pub(crate) fn judge_drive(&self, table: &FaceUp, action: Action) -> Result<(), Refused> {
        let choices = self.drive_choices(table);
        if choices.contains(&action) {
            return Ok(());
        }
        match action {
            Action::Drive { from } => {
                let card = self.car_on(table, from).ok_or(Refused::NotACar(from))?;
                judge_waiting_car(table, from)?;
                Err(Refused::CarNotYet { card, block: rear_block(table) })
            }
            Action::Stay { at: from } | Action::Step { from, .. } => {
                let Some(card) = self.car_on(table, from) else {
                    return Err(self.not_own_mover(table, from));
                };
                judge_waiting_car(table, from)?;
                Err(Refused::MustDrive(card))
            }
            Action::Discard { .. } | Action::Play { .. } | Action::Pick { .. } => {
                Err(Refused::CardsLater)
            }
            Action::End => Err(Refused::NoPassing),
        }
    }

    /// Drives one car by its number of fields.
    pub(crate) fn drive(&self, state: &mut State, from: Field, cx: &mut Cx<'_, Zombiaki>) {
        state.face_up.waiting.remove(from);
        let card = state.face_up.object(from).expect("a waiting car stands there").card;
        let car = self.car(card).expect("a waiting object is a car");
        let mut at = from;
        for _ in 0..car.speed {
            cx.step(state);
            let Some(to) = at.behind() else {
                self.drive_off(&mut state.face_up, at, cx);
                return;
            };
            if let (Some(_), Some(impact)) = (state.face_up.zombie(to), car.impact) {
                let hit = self.crash(&mut state.face_up, card, impact, to, cx);
                cx.step(state);
                if !car.drives_on {
                    self.remove_object(&mut state.face_up, at, cx);
                }
                if !car.drives_on || hit != Hit::Destroyed {
                    return;
                }
            }
            let table = &mut state.face_up;
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
    fn drive_off(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Zombiaki>) {
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
        cx: &mut Cx<'_, Zombiaki>,
    ) -> Hit {
        let zombie = table.zombie(ahead).expect("a zombie stands ahead").card;
        tell(cx, "ZK-RUL-11", || Happening::Crashed { card, zombie, at: ahead });
        self.harm(table, ahead, impact, cx)
    }

    /// The car on this field.
    pub(crate) fn car_on(&self, table: &FaceUp, field: Field) -> Option<CardId> {
        let card = table.object(field)?.card;
        self.car(card).map(|_| card)
    }

    /// RULE ZK-MOVE-01: in step 2 the active side moves its own cards, and only those that can.
    pub(crate) fn not_own_mover(&self, table: &FaceUp, field: Field) -> Refused {
        let other = match table.active {
            Side::Zombies => self.car_on(table, field),
            Side::Humans => table.zombie(field).map(|zombie| zombie.card),
        };
        other.map_or(Refused::NothingToMove(field), Refused::NotYours)
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

/// RULE ZK-CAR-01: each car drives once, by its number of fields.
fn judge_waiting_car(table: &FaceUp, field: Field) -> Result<(), Refused> {
    if table.waiting.contains(field) { Ok(()) } else { Err(Refused::CarDrove(field)) }
}

/// The block nearest the Cemetery in which a car waits; block 1 where none does.
fn rear_block(table: &FaceUp) -> Block {
    let waits = |block: &Block| !table.waiting.and(FieldSet::block(*block)).is_empty();
    Block::all().rev().find(waits).unwrap_or(Block(0))
}
