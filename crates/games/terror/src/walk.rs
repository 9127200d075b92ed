//! Phase 1 of the zombie turn: activations, one action point at a time.
//!
//! A zombie with a duty goes straight on; all others may step and turn once, but must use all
//! their points if they can (ZT-ZACT-09). A zombie that comes to stand before a human bites at once.

use horda_kit::{Cx, mark};

use crate::action::Action;
use crate::event::Happening;
use crate::field_set::FieldSet;
use crate::options::Stuck;
use crate::place::{Facing, Field};
use crate::refused::{Blocker, Refused, ZombieFor};
use crate::rules::{Terror, tell};
use crate::side::Side;
use crate::state::{FaceUp, Phase, Special, State, Walker};

/// Action points of a zombie (ZT-ZACT-01).
const POINTS: u8 = 2;
/// Action points of the Runner.
const RUNNER_POINTS: u8 = 3;

/// What a zombie is told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    Bite,
    Step,
    Turn(Facing),
    Idle,
}

/// What a zombie may do with its next action point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choices {
    pub step: bool,
    pub left: bool,
    pub right: bool,
    pub idle: bool,
    /// It cannot use all its points, whatever it does (ZT-ZACT-10).
    pub stuck: bool,
}

impl Terror {
    /// Action points that a zombie has at the start of its activation.
    fn points_of(&self, table: &FaceUp, at: Field) -> u8 {
        let own = match table.horde.special_at(at) {
            Some(Special::Runner) => {
                mark!("ZT-GAP-10");
                RUNNER_POINTS
            }
            Some(Special::Brute) | None => {
                mark!("ZT-ZACT-01");
                POINTS
            }
        };
        match table.zombie_turn.raging {
            Some((raging, more)) if raging == at => own + more,
            _ => own,
        }
    }

    /// The zombie as it is in the middle of its activation, or as it would begin it.
    fn walker(&self, table: &FaceUp, at: Field) -> Walker {
        let fresh = || Walker { at, points: self.points_of(table, at), turned: false };
        table.zombie_turn.acting.filter(|acting| acting.at == at).unwrap_or_else(fresh)
    }

    /// What a zombie that has no duty may do with its next point (ZT-VEC-02).
    fn free_choices(&self, table: &FaceUp, walker: Walker, facing: Facing) -> Choices {
        let free = table.free_for_zombies();
        let Walker { at, points, turned } = walker;
        let complete = |at: Field, facing: Facing, points: u8, turned: bool| {
            can_use(free, table.people, at, facing, points, turned)
        };
        let front = at.next(facing).filter(|front| free.contains(*front));
        let steps = front.is_some_and(|front| complete(front, facing, points - 1, turned));
        let turns = |facing: Facing| !turned && complete(at, facing, points - 1, true);
        let (left, right) = (turns(facing.left()), turns(facing.right()));
        if steps || left || right {
            mark!("ZT-ZACT-09"); // only what leaves a use for the other points
            return Choices { step: steps, left, right, idle: false, stuck: false };
        }
        mark!("ZT-RUL-12");
        let must_turn = self.options.stuck == Stuck::MustTurn && (!turned || front.is_some());
        let (step, turns) = (front.is_some(), !turned);
        Choices { step, left: turns, right: turns, idle: !must_turn, stuck: true }
    }

    /// What the zombie on this field may do with its next point.
    pub(crate) fn choices(&self, table: &FaceUp, at: Field, facing: Facing) -> Choices {
        if self.chases(table, at, facing).is_some() {
            mark!("ZT-ZACT-04");
            mark!("ZT-MAND-12"); // a human who could be bitten after a turn
            let step = can_step(table, at, facing);
            return Choices { step, left: false, right: false, idle: !step, stuck: !step };
        }
        self.free_choices(table, self.walker(table, at), facing)
    }

    /// Everything that can be done with zombies now.
    pub(crate) fn walks(&self, table: &FaceUp, out: &mut Vec<Action>) {
        if let Some(acting) = table.zombie_turn.acting {
            return self.walks_of(table, acting.at, out);
        }
        let able = match self.duties(table).first() {
            Some((_, first)) => first,
            None => table.horde.all().without(table.horde.used),
        };
        able.iter().for_each(|at| self.walks_of(table, at, out));
    }

    fn walks_of(&self, table: &FaceUp, at: Field, out: &mut Vec<Action>) {
        let Some(facing) = table.horde.facing_of(at) else { return };
        if table.human_before(at, facing).is_some() {
            return out.push(Action::Bite { at });
        }
        let choices = self.choices(table, at, facing);
        if choices.step {
            out.push(Action::Step { at });
        }
        for (possible, facing) in [(choices.left, facing.left()), (choices.right, facing.right())] {
            if possible {
                out.push(Action::Turn { at, facing });
            }
        }
        if choices.idle {
            out.push(Action::Idle { at });
        }
    }

    pub(crate) fn judge_walk(
        &self,
        table: &FaceUp,
        at: Field,
        order: Order,
    ) -> Result<(), Refused> {
        let missing = Refused::ZombieMissing { at, wanted: ZombieFor::Activation };
        let facing = table.horde.facing_of(at).ok_or(missing)?;
        if table.horde.used.contains(at) {
            return Err(Refused::Used(at));
        }
        match table.zombie_turn.acting {
            Some(acting) if acting.at != at => return Err(Refused::OtherZombie(acting.at)),
            Some(_) => {}
            None => {
                mark!("ZT-MAND-08"); // the board is looked at anew
                mark!("ZT-RUL-52");
                self.judge_rank(table, at)?;
            }
        }
        self.judge_order(table, at, facing, order)
    }

    /// A zombie with a duty comes first: those that bite, then those that see a human.
    fn judge_rank(&self, table: &FaceUp, at: Field) -> Result<(), Refused> {
        let Some((duty, first)) = self.duties(table).first() else { return Ok(()) };
        if first.contains(at) {
            return Ok(());
        }
        mark!("ZT-RUL-13"); // not before those with a duty
        let other = first.first().expect("a zombie has a duty");
        let facing = table.horde.facing_of(other).expect("a zombie with a duty stands there");
        let human = self.prey(table, other, facing).expect("a zombie with a duty sees a human");
        Err(Refused::DutyFirst { at, other, human, duty })
    }

    fn judge_order(
        &self,
        table: &FaceUp,
        at: Field,
        facing: Facing,
        order: Order,
    ) -> Result<(), Refused> {
        if let Some(human) = table.human_before(at, facing) {
            return if order == Order::Bite {
                Ok(())
            } else {
                Err(Refused::MustBite { at, human })
            };
        }
        if let Some(human) = self.chases(table, at, facing) {
            return match (order, can_step(table, at, facing)) {
                (Order::Step, true) | (Order::Idle, false) => Ok(()),
                (Order::Step, false) => Err(why_no_step(table, at, facing, false)),
                (Order::Bite, _) => Err(Refused::NobodyToBite(at)),
                (Order::Turn(_), true) => Err(Refused::MustChase { at, human }),
                (Order::Turn(_), false) => Err(Refused::HeldUp { at, human }),
                (Order::Idle, true) => Err(Refused::MustAdvance { at, human }),
            };
        }
        let walker = self.walker(table, at);
        let choices = self.free_choices(table, walker, facing);
        match order {
            Order::Bite => Err(Refused::NobodyToBite(at)),
            Order::Step if choices.step => Ok(()),
            Order::Step => Err(why_no_step(table, at, facing, choices.left || choices.right)),
            Order::Turn(to) if to == facing.left() && choices.left => Ok(()),
            Order::Turn(to) if to == facing.right() && choices.right => Ok(()),
            Order::Turn(_) if walker.turned => Err(Refused::TurnedAlready(at)),
            Order::Turn(to) if to == facing || to == facing.back() => Err(Refused::QuarterTurn(at)),
            Order::Turn(_) => Err(Refused::WastesPoint(at)),
            Order::Idle if choices.idle => {
                mark!("ZT-RUL-13"); // it takes its part of the quota
                Ok(())
            }
            Order::Idle if choices.stuck => Err(Refused::MustTurn(at)),
            Order::Idle => Err(Refused::MustUsePoints(at)),
        }
    }

    /// Carries out one point of an activation and everything that follows by force.
    pub(crate) fn walk(&self, state: &mut State, at: Field, order: Order, cx: &mut Cx<'_, Terror>) {
        let table = &mut state.face_up;
        match order {
            Order::Bite => table.zombie_turn.acting = Some(self.walker(table, at)),
            Order::Step => self.step(table, at, cx),
            Order::Turn(facing) => {
                let walker = self.walker(table, at);
                table.horde.turn(at, facing);
                table.zombie_turn.acting =
                    Some(Walker { points: walker.points - 1, turned: true, ..walker });
                tell(cx, "ZT-ZACT-06", || Happening::Turned { at, facing });
            }
            Order::Idle => {
                let facing = table.horde.facing_of(at).expect("an idle zombie stands there");
                let held_up = self.chases(table, at, facing).is_some();
                table.zombie_turn.acting = Some(Walker { at, points: 0, turned: true });
                let rule = if held_up { "ZT-RUL-11" } else { "ZT-RUL-12" };
                tell(cx, rule, || Happening::Idled { at });
            }
        }
        self.go_on(state, cx);
    }

    fn step(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Terror>) {
        let facing = table.horde.facing_of(at).expect("a zombie that steps stands there");
        let to = at.next(facing).expect("a zombie steps onto the board");
        let walker = self.walker(table, at);
        let prey = self.chases(table, at, facing);
        table.horde.shift(at, to);
        let turn = &mut table.zombie_turn;
        turn.acting = Some(Walker { at: to, points: walker.points - 1, ..walker });
        if turn.released == Some(at) {
            turn.released = Some(to);
        }
        if let Some((raging, _)) = &mut turn.raging
            && *raging == at
        {
            *raging = to;
        }
        let rule = if prey.is_some() { "ZT-MAND-04" } else { "ZT-ZACT-02" };
        tell(cx, rule, || Happening::Stepped { from: at, to, prey });
    }

    /// What the acting zombie does by force: bites, goes on for its prey, or is done. It stops
    /// before a forced point while its side holds cards, since one might be played now.
    fn go_on(&self, state: &mut State, cx: &mut Cx<'_, Terror>) {
        while let Some(Walker { at, points, .. }) = state.face_up.zombie_turn.acting {
            cx.step(state);
            let table = &mut state.face_up;
            let facing = table.horde.facing_of(at).expect("the acting zombie stands there");
            if let Some(human) = table.human_before(at, facing) {
                mark!("ZT-ZACT-08"); // for no point, and it is the end
                mark!("ZT-MAND-05");
                mark!("ZT-RUL-54"); // whomever it had in mind
                mark!("ZT-RUL-59");
                self.bite(table, at, human, cx);
                if !matches!(table.phase, Phase::Over { .. }) {
                    self.end_activation(table, at, cx);
                }
                return;
            }
            if points == 0 {
                mark!("ZT-SIGHT-04"); // whomever it sees is too far away
                return self.end_activation(table, at, cx);
            }
            if self.chases(table, at, facing).is_none() {
                mark!("ZT-RUL-54"); // it may go where it likes
                return;
            }
            if !can_step(table, at, facing) {
                mark!("ZT-RUL-11"); // the rest is lost
                return self.end_activation(table, at, cx);
            }
            mark!("ZT-MAND-11"); // also if it sees a human only now
            mark!("ZT-RUL-53");
            if table.held[Side::Zombies.index()] > 0 {
                mark!("ZT-CARD-03");
                return;
            }
            self.step(table, at, cx);
        }
    }

    fn end_activation(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Terror>) {
        mark!("ZT-ZMOVE-06");
        table.horde.used.insert(at);
        let turn = &mut table.zombie_turn;
        turn.acting = None;
        turn.activated += 1;
        turn.released = turn.released.filter(|released| *released != at);
        turn.raging = turn.raging.filter(|(raging, _)| *raging != at);
        let (activated, quota) = (turn.activated, turn.quota);
        tell(cx, "ZT-ZACT-11", || Happening::Spent { at, activated, quota });
    }
}

/// May the field ahead be entered? A zombie can see over some that may not (ZT-RUL-11).
fn can_step(table: &FaceUp, at: Field, facing: Facing) -> bool {
    at.next(facing).is_some_and(|front| table.free_for_zombies().contains(front))
}

/// Why a zombie does not step: what is ahead, and whether it may turn instead.
fn why_no_step(table: &FaceUp, at: Field, facing: Facing, turns: bool) -> Refused {
    match at.next(facing) {
        None => Refused::EdgeAhead { at, turns },
        Some(front) if table.ground.car_fields().contains(front) => Refused::CarAhead { at, turns },
        Some(front) if !table.free().contains(front) => {
            Refused::WayTaken { at, front, by: Blocker::on(table, front), turns }
        }
        Some(_) => Refused::WastesPoint(at),
    }
}

/// Can a zombie use so many points, or bite on the way?
fn can_use(
    free: FieldSet,
    people: FieldSet,
    at: Field,
    facing: Facing,
    points: u8,
    turned: bool,
) -> bool {
    if points == 0 {
        return true;
    }
    if let Some(front) = at.next(facing) {
        if people.contains(front) {
            return true;
        }
        if free.contains(front) && can_use(free, people, front, facing, points - 1, turned) {
            return true;
        }
    }
    !turned
        && [facing.left(), facing.right()]
            .into_iter()
            .any(|side| can_use(free, people, at, side, points - 1, true))
}
