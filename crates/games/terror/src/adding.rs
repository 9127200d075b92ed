//! Phases 2 and 3 of the zombie turn: new zombies, and the dead that rise (ZT-SPAWN-01 to
//! ZT-TERROR-05).

use horda_kit::{Cx, mark};

use crate::action::Action;
use crate::event::Happening;
use crate::field_set::FieldSet;
use crate::human::{Fate, Human};
use crate::options::{BiteMoment, LiftAgain, LiftBack, NoRoom};
use crate::place::{Facing, Field, Half};
use crate::refused::{Placed, Refused, ZombieFor};
use crate::rules::{Terror, tell};
use crate::state::{Ask, FaceUp, FacingAfter, Phase, Special, TERROR_START};

impl Terror {
    /// Phase 2 begins: one zombie for each half with a human, one for each shot.
    pub(crate) fn begin_adding(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        table.phase = Phase::Adding;
        mark!("ZT-RUL-48"); // only those who stand there
        let due = Half::ALL.map(|half| u8::from(table.is_peopled(half)));
        let shots = table.human_turn.shots;
        let turn = &mut table.zombie_turn;
        turn.due = due;
        turn.due_anywhere += shots;
        let ([supermarket, car], anywhere) = (turn.due, turn.due_anywhere);
        cx.action_ends();
        tell(cx, "ZT-SPAWN-05", || Happening::Due { supermarket, car, anywhere });
    }

    /// Is no zombie due any more?
    pub(crate) fn nothing_due(table: &FaceUp) -> bool {
        table.zombie_turn.due == [0, 0] && table.zombie_turn.due_anywhere == 0
    }

    /// Free permitted fields on which a due zombie may come (ZT-SPAWN-03).
    pub(crate) fn open_fields(&self, table: &FaceUp) -> FieldSet {
        let turn = &table.zombie_turn;
        let left = turn.lifted.map_or(FieldSet::NONE, FieldSet::only);
        mark!("ZT-RUL-43"); // a field that is taken waits
        mark!("ZT-RUL-61"); // a human or zombie on a permitted field closes it
        mark!("ZT-RUL-62"); // one beside it does not
        let free = table.free_for_zombies().and(table.ground.permitted);
        let room = free.without(left);
        let halves = Half::ALL.into_iter().filter(|half| turn.due[half.index()] > 0);
        let due = halves.fold(FieldSet::NONE, |fields, half| fields.or(half.fields()));
        let elsewhere = match self.options.no_room {
            NoRoom::Void => false,
            NoRoom::Elsewhere => {
                mark!("ZT-RUL-30");
                room.and(due).is_empty()
            }
        };
        let anywhere = turn.due_anywhere > 0 || elsewhere;
        let open = if anywhere { FieldSet::ALL } else { due };
        mark!("ZT-RUL-68"); // whether there is room is seen while the lifted zombie still stands
        match self.options.lift_back {
            LiftBack::Barred => room.and(open),
            LiftBack::Allowed => free.and(open),
        }
    }

    /// Zombies that may be relocated while the pool is empty.
    pub(crate) fn liftable(&self, table: &FaceUp) -> FieldSet {
        mark!("ZT-RUL-31"); // any zombie
        match self.options.lift_again {
            LiftAgain::Once => table.horde.all().without(table.horde.fresh),
            LiftAgain::Again => table.horde.all(),
        }
    }

    /// Can a due zombie come, from the pool or from elsewhere on the board?
    pub(crate) fn can_add(&self, table: &FaceUp) -> bool {
        let has_pawn = table.pool > 0 || !self.liftable(table).is_empty();
        has_pawn && !self.open_fields(table).is_empty()
    }

    pub(crate) fn additions(&self, table: &FaceUp, out: &mut Vec<Action>) {
        if table.pool > 0 {
            out.extend(self.open_fields(table).iter().map(|at| Action::Raise { at }));
        } else {
            out.extend(self.liftable(table).iter().map(|at| Action::Lift { at }));
        }
    }

    pub(crate) fn judge_adding(&self, table: &FaceUp, action: Action) -> Result<(), Refused> {
        match (action, table.pool) {
            (Action::Raise { .. }, 0) => Err(Refused::PoolEmpty),
            (Action::Raise { at }, _) => self.judge_open(table, at),
            (Action::Lift { at }, 0) if !table.horde.all().contains(at) => {
                Err(Refused::ZombieMissing { at, wanted: ZombieFor::Relocation })
            }
            (Action::Lift { at }, 0) if self.liftable(table).contains(at) => Ok(()),
            (Action::Lift { at }, 0) => Err(Refused::LiftedAlready(at)),
            (Action::Lift { .. }, pool) => Err(Refused::PoolFirst(pool)),
            _ => Err(self.why_not_now(table, action)),
        }
    }

    /// May a due zombie come here?
    pub(crate) fn judge_open(&self, table: &FaceUp, at: Field) -> Result<(), Refused> {
        if self.open_fields(table).contains(at) {
            Ok(())
        } else if !table.ground.permitted.contains(at) {
            Err(Refused::NotPermitted(at))
        } else if !table.free_for_zombies().contains(at) {
            Err(Refused::taken(table, at, Placed::NewZombie))
        } else if self.options.lift_back == LiftBack::Barred && table.zombie_turn.lifted == Some(at)
        {
            Err(Refused::CameFromThere(at))
        } else {
            Err(Refused::NotDueThere(at.half()))
        }
    }

    /// Gives up what finds no room (ZT-RUL-30).
    pub(crate) fn void_due(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        let turn = &mut table.zombie_turn;
        let count = turn.due[0] + turn.due[1] + turn.due_anywhere;
        turn.due = [0, 0];
        turn.due_anywhere = 0;
        tell(cx, "ZT-RUL-30", || Happening::NoRoom { count });
    }

    /// A new zombie comes from the pool.
    pub(crate) fn add(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Terror>) {
        self.pay(table, at);
        self.raise(table, at, FacingAfter::Adding, "ZT-SPAWN-03", cx);
        table.horde.fresh.insert(at);
        self.watch_pool(table, cx);
    }

    /// One zombie less is due.
    fn pay(&self, table: &mut FaceUp, at: Field) {
        let turn = &mut table.zombie_turn;
        let own = at.half().index();
        mark!("ZT-SPAWN-07"); // in any order
        if turn.due[own] > 0 {
            mark!("ZT-RUL-67"); // those of its half come first
            turn.due[own] -= 1;
        } else if turn.due_anywhere > 0 {
            mark!("ZT-SPAWN-06");
            turn.due_anywhere -= 1;
        } else {
            turn.due[1 - own] -= 1;
        }
    }

    /// The last pawn of the pool starts the terror, once.
    pub(crate) fn watch_pool(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        if table.pool > 0 {
            mark!("ZT-TERROR-01"); // not before the last
            return;
        }
        if table.terror.is_some() {
            mark!("ZT-RUL-32"); // the marker is not put back
        } else {
            mark!("ZT-TERROR-01");
            table.terror = Some(TERROR_START);
            tell(cx, "ZT-TERROR-02", || Happening::TerrorBegan { at: TERROR_START });
        }
    }

    /// Takes a zombie off the board, to be put down elsewhere.
    pub(crate) fn lift(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Terror>) {
        let special = table.horde.take(at);
        if let Some(ask @ Ask::Replace { human }) = table.ask {
            mark!("ZT-RUL-49"); // any pawn
            tell(cx, ask.rule(), || Happening::Lifted { at });
            self.rise(table, human, special, cx);
            return self.settle(table, cx);
        }
        tell(cx, "ZT-SPAWN-09", || Happening::Lifted { at });
        table.zombie_turn.lifted = Some(at);
        table.ask = Some(Ask::PutDown { special });
    }

    /// Puts a lifted zombie down.
    pub(crate) fn put_down(
        &self,
        table: &mut FaceUp,
        at: Field,
        special: Option<Special>,
        cx: &mut Cx<'_, Terror>,
    ) {
        self.pay(table, at);
        table.zombie_turn.lifted = None;
        table.horde.put(at, Facing::North, special);
        table.horde.fresh.insert(at);
        tell(cx, "ZT-SPAWN-09", || Happening::PutDown { at });
        table.ask = Some(Ask::Facing { at, after: FacingAfter::Adding });
    }

    /// Answers which way a zombie looks.
    pub(crate) fn face(&self, table: &mut FaceUp, facing: Facing, cx: &mut Cx<'_, Terror>) {
        let Some(ask @ Ask::Facing { at, after }) = table.ask.take() else {
            unreachable!("the question is which way a zombie looks");
        };
        table.horde.turn(at, facing);
        tell(cx, ask.rule(), || Happening::Faced { at, facing });
        let comes = matches!(after, FacingAfter::Adding | FacingAfter::Conversion);
        if let Some(human) = table.human_before(at, facing) {
            mark!("ZT-RUL-10"); // it waits for its turn, unless the table plays otherwise
            if comes && self.options.bites == BiteMoment::Arrival {
                self.bite(table, at, human, cx);
            }
        }
    }

    /// The dead that have to become zombies.
    pub(crate) fn dead(table: &FaceUp) -> impl Iterator<Item = Human> + use<> {
        let fates = Human::SIX.map(|human| (human, table.fate(human)));
        fates
            .into_iter()
            .filter(|(_, fate)| matches!(fate, Fate::Dead { .. }))
            .map(|(human, _)| human)
    }

    /// A dead human becomes a zombie: from the pool, or one that is taken from the board.
    pub(crate) fn convert(&self, table: &mut FaceUp, human: Human, cx: &mut Cx<'_, Terror>) {
        if table.pool > 0 {
            table.pool -= 1;
            self.rise(table, human, None, cx);
            self.watch_pool(table, cx);
            self.settle(table, cx);
        } else if !table.horde.all().is_empty() {
            table.ask = Some(Ask::Replace { human });
        } else {
            mark!("ZT-TIDY-01"); // neither pool nor board has a pawn: nothing stands up
            table.set_fate(human, Fate::Lost);
            self.settle(table, cx);
        }
    }

    /// A zombie stands up where a dead human lies.
    fn rise(
        &self,
        table: &mut FaceUp,
        human: Human,
        special: Option<Special>,
        cx: &mut Cx<'_, Terror>,
    ) {
        let at = table.fate(human).at().expect("the dead lie on the board");
        table.set_fate(human, Fate::Lost);
        table.horde.put(at, Facing::North, special);
        let pool = table.pool;
        tell(cx, "ZT-TIDY-01", || Happening::Converted { human, at, pool });
        table.ask = Some(Ask::Facing { at, after: FacingAfter::Conversion });
    }

    /// The dog does not come back.
    pub(crate) fn bury_dog(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        if let Fate::Dead { at } = table.fate(Human::Dog) {
            table.set_fate(Human::Dog, Fate::Lost);
            tell(cx, "ZT-GAP-10", || Happening::DogLost { at });
        }
    }
}
