//! The human turn: moves, pushes and the six personal abilities (ZT-HUM-01 to ZT-SHOT-08).

use horda_kit::{ChanceTag, Cx, Odds, mark};

use crate::action::Action;
use crate::event::Happening;
use crate::field_set::FieldSet;
use crate::human::{Fate, Human};
use crate::options::{PushEscape, PushTest, Squeeze};
use crate::place::{Facing, Field};
use crate::refused::{Blocker, Refused, ZombieFor};
use crate::rules::{Terror, tell};
use crate::state::{FaceUp, Phase, Special, State};

/// Action points of a human (ZT-HUM-02).
const POINTS: u8 = 3;
/// Action points of a human who carries something heavy.
const HEAVY_POINTS: u8 = 2;
/// Action points of the dog.
const DOG_POINTS: u8 = 4;

/// Where a diagonal move can lead.
const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

impl Terror {
    /// Action points that a human has, or would have if it were activated now.
    pub(crate) fn points_left(&self, table: &FaceUp, human: Human) -> u8 {
        let turn = &table.human_turn;
        match turn.acting {
            Some((acting, points)) if acting == human => points,
            _ if turn.finished.contains(human) => 0,
            _ => {
                let heavy = self.setup().search.as_ref().is_some_and(|search| search.heavy);
                let own = if human == Human::Dog {
                    mark!("ZT-GAP-10");
                    DOG_POINTS
                } else if heavy && table.humans[human.index()].carries {
                    mark!("ZT-GAP-10");
                    HEAVY_POINTS
                } else {
                    mark!("ZT-HUM-02");
                    mark!("ZT-RUL-51"); // wounded or not
                    POINTS
                };
                let more = turn.boosted.filter(|(boosted, _)| *boosted == human);
                own + more.map_or(0, |(_, points)| points)
            }
        }
    }

    /// May this human spend an action point now? Tells where it stands.
    fn judge_ready(&self, table: &FaceUp, human: Human) -> Result<Field, Refused> {
        let at = table.fate(human).alive_at().ok_or_else(|| Refused::absent(table, human))?;
        if table.human_turn.finished.contains(human) {
            return Err(Refused::Finished(human));
        }
        match table.human_turn.acting {
            Some((acting, _)) if acting != human => Err(Refused::FinishFirst(acting)),
            _ => Ok(at),
        }
    }

    /// Every action of the human turn but cards.
    pub(crate) fn human_actions(&self, table: &FaceUp, out: &mut Vec<Action>) {
        match table.human_turn.acting {
            Some((acting, _)) => {
                self.human_actions_of(table, acting, out);
                out.push(Action::Finish);
            }
            None => {
                for (human, _) in table.living() {
                    if !table.human_turn.finished.contains(human) {
                        self.human_actions_of(table, human, out);
                    }
                }
            }
        }
        out.push(Action::End);
    }

    fn human_actions_of(&self, table: &FaceUp, human: Human, out: &mut Vec<Action>) {
        let Some(at) = table.fate(human).alive_at() else { return };
        for facing in Facing::ALL {
            if let Some(to) = at.next(facing)
                && self.judge_straight(table, human, to, facing).is_ok()
            {
                out.push(Action::Go { human, to });
            }
        }
        match human {
            Human::Child => {
                let ways = DIAGONALS.into_iter().filter_map(|(column, row)| at.offset(column, row));
                let ways = ways.filter(|to| self.judge_diagonal(table, human, at, *to).is_ok());
                out.extend(ways.map(|to| Action::Go { human, to }));
            }
            Human::Lumberjack => {
                let targets = at.around().and(table.horde.all()).iter();
                let targets = targets.filter(|zombie| judge_chop(table, at, *zombie).is_ok());
                out.extend(targets.map(|at| Action::Chop { at }));
            }
            Human::Nurse => {
                let targets = table.living().filter(|(human, _)| table.fate(*human).is_wounded());
                let targets =
                    targets.filter(|(_, field)| *field == at || at.around().contains(*field));
                out.extend(targets.map(|(human, _)| Action::Heal { human }));
            }
            Human::Policeman if table.bullets > 0 => {
                mark!("ZT-SHOT-03"); // four lines, as far as they go
                let targets = Facing::ALL.into_iter().filter_map(|facing| {
                    first_solid(table.solid(), at, facing)
                        .filter(|it| table.horde.all().contains(*it))
                });
                out.extend(targets.map(|at| Action::Shoot { at }));
            }
            Human::Policeman | Human::Banker | Human::Mechanic | Human::Dog => {}
        }
    }

    pub(crate) fn judge_human_turn(&self, table: &FaceUp, action: Action) -> Result<(), Refused> {
        match (action, table.human_turn.acting) {
            (Action::Go { human, to }, _) => self.judge_go(table, human, to),
            (Action::Chop { at }, _) => {
                mark!("ZT-CHAR-03"); // nobody else
                let from = self.judge_ready(table, Human::Lumberjack)?;
                judge_chop(table, from, at)
            }
            (Action::Shoot { at }, _) => {
                mark!("ZT-SHOT-01"); // nobody else
                let from = self.judge_ready(table, Human::Policeman)?;
                judge_shot(table, from, at)
            }
            (Action::Heal { human }, _) => {
                mark!("ZT-CHAR-10"); // nobody but the Nurse
                self.judge_heal(table, human)
            }
            (Action::Finish, Some(_)) => Ok(()),
            (Action::End, _) => {
                mark!("ZT-HUM-01"); // however many have acted
                mark!("ZT-RUL-09");
                Ok(())
            }
            _ => Err(self.why_not_now(table, action)),
        }
    }

    fn judge_go(&self, table: &FaceUp, human: Human, to: Field) -> Result<(), Refused> {
        let at = self.judge_ready(table, human)?;
        match at.towards(to) {
            Some(facing) => self.judge_straight(table, human, to, facing),
            None if at.is_diagonal_to(to) => self.judge_diagonal(table, human, at, to),
            None => Err(why_not_there(table, human, to)),
        }
    }

    /// A move along a row or a column, with or without a push.
    fn judge_straight(
        &self,
        table: &FaceUp,
        human: Human,
        to: Field,
        facing: Facing,
    ) -> Result<(), Refused> {
        if table.ground.obstacles.contains(to) {
            mark!("ZT-RUL-57"); // printed or not
            mark!("ZT-RUL-58"); // buses and the booth too
            return Err(Refused::Obstacle(to));
        }
        if table.people.contains(to) {
            return self.judge_shove(table, human, to, facing);
        }
        if let Some(looks) = table.horde.facing_of(to) {
            return self.judge_push(table, human, to, facing, looks);
        }
        mark!("ZT-ACT-02"); // nobody and nothing is there
        self.judge_car(table, human, to)
    }

    /// A car that lacks something takes only those who bring it.
    fn judge_car(&self, table: &FaceUp, human: Human, to: Field) -> Result<(), Refused> {
        let open = table.needed == 0 || table.humans[human.index()].carries;
        if open || !table.ground.car_fields().contains(to) {
            return Ok(());
        }
        let thing = self.setup().search.as_ref().expect("a car lacks what is searched").thing;
        Err(Refused::CarLacks { thing, needed: table.needed })
    }

    fn judge_push(
        &self,
        table: &FaceUp,
        human: Human,
        to: Field,
        facing: Facing,
        looks: Facing,
    ) -> Result<(), Refused> {
        if !human.can_push() {
            mark!("ZT-RUL-56"); // no card changes that
            return Err(Refused::CannotPush(human));
        }
        if table.horde.special_at(to) == Some(Special::Brute) {
            return Err(Refused::BruteStands(to));
        }
        if self.options.push == PushTest::NotFacing && looks == facing.back() {
            return Err(Refused::PushFacing(to));
        }
        let Some(beyond) = to.next(facing) else { return Err(Refused::PushOffBoard(to)) };
        if table.ground.car_fields().contains(beyond) {
            return Err(Refused::PushOntoCar(to));
        }
        if table.solid().contains(beyond) {
            mark!("ZT-ACT-06"); // a second zombie is not pushed on
            Err(Refused::PushBlocked { to, beyond, by: Blocker::on(table, beyond) })
        } else {
            mark!("ZT-RUL-22"); // the sewer and permitted fields are fields like others
            Ok(())
        }
    }

    /// The Mechanic pushes a human (ZT-CHAR-08).
    fn judge_shove(
        &self,
        table: &FaceUp,
        human: Human,
        to: Field,
        facing: Facing,
    ) -> Result<(), Refused> {
        let pushed = table.human_at(to).expect("a human stands there");
        if human != Human::Mechanic {
            mark!("ZT-CHAR-08"); // nobody else pushes humans
            return Err(Refused::HumanInTheWay { human: pushed, at: to });
        }
        if table.fate(pushed).alive_at().is_none() {
            return Err(Refused::DeadNotPushed(pushed));
        }
        if table.human_turn.shoved {
            return Err(Refused::ShovedAlready);
        }
        let Some(beyond) = to.next(facing) else { return Err(Refused::ShoveOffBoard(pushed)) };
        if table.solid().contains(beyond) {
            mark!("ZT-RUL-26"); // no second pawn is pushed on
            return Err(Refused::PushBlocked { to, beyond, by: Blocker::on(table, beyond) });
        }
        if table.ground.car_fields().contains(beyond) {
            if self.options.push_escape == PushEscape::Forbidden {
                return Err(Refused::ShoveOntoCar(pushed));
            }
            mark!("ZT-RUL-23");
            return self.judge_car(table, pushed, beyond);
        }
        Ok(())
    }

    fn judge_diagonal(
        &self,
        table: &FaceUp,
        human: Human,
        at: Field,
        to: Field,
    ) -> Result<(), Refused> {
        if human != Human::Child {
            return Err(Refused::OnlyTheChild(human));
        }
        if table.human_turn.diagonal {
            return Err(Refused::DiagonalUsed);
        }
        let solid = table.solid();
        if table.ground.obstacles.contains(to) {
            return Err(Refused::Obstacle(to));
        }
        if solid.contains(to) {
            return Err(Refused::NoDiagonalPush { at: to, by: Blocker::on(table, to) });
        }
        let sides = at.around().and(to.around());
        if sides.without(solid).is_empty() {
            match self.options.squeeze {
                Squeeze::Free => mark!("ZT-RUL-24"),
                Squeeze::OneSide => return Err(Refused::Squeezed(to)),
            }
        }
        self.judge_car(table, human, to)
    }

    fn judge_heal(&self, table: &FaceUp, human: Human) -> Result<(), Refused> {
        let nurse = self.judge_ready(table, Human::Nurse)?;
        let at = table.fate(human).alive_at().ok_or_else(|| Refused::absent(table, human))?;
        if at != nurse && !nurse.around().contains(at) {
            mark!("ZT-RUL-05"); // a corner is not enough
            return Err(Refused::TooFarToHeal(human));
        }
        if !table.fate(human).is_wounded() {
            return Err(Refused::NotWounded(human));
        }
        mark!("ZT-CHAR-11"); // however many were healed before
        Ok(())
    }

    /// A human spends a point to go somewhere.
    pub(crate) fn walk_to(
        &self,
        state: &mut State,
        human: Human,
        to: Field,
        cx: &mut Cx<'_, Terror>,
    ) {
        self.spend(&mut state.face_up, human);
        self.go(state, human, to, cx);
        self.rest(&mut state.face_up, human, cx);
    }

    /// The Lumberjack spends a point to strike a zombie down.
    pub(crate) fn chop(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Terror>) {
        self.spend(table, Human::Lumberjack);
        let pool = self.eliminate(table, at);
        tell(cx, "ZT-CHAR-03", || Happening::Chopped { at, pool });
        self.rest(table, Human::Lumberjack, cx);
    }

    /// The Nurse spends a point to heal.
    pub(crate) fn heal(&self, table: &mut FaceUp, human: Human, cx: &mut Cx<'_, Terror>) {
        self.spend(table, Human::Nurse);
        let at = table.fate(human).alive_at().expect("the healed live");
        table.set_fate(human, Fate::Alive { at, wounded: false });
        tell(cx, "ZT-CHAR-10", || Happening::Healed { human });
        self.rest(table, Human::Nurse, cx);
    }

    /// The Policeman spends a point and a bullet to shoot.
    pub(crate) fn shoot(&self, table: &mut FaceUp, at: Field, cx: &mut Cx<'_, Terror>) {
        self.spend(table, Human::Policeman);
        let from = table.fate(Human::Policeman).alive_at().expect("the Policeman lives");
        table.bullets -= 1;
        mark!("ZT-SHOT-07");
        mark!("ZT-RUL-29");
        table.human_turn.shots += 1;
        mark!("ZT-SHOT-02"); // this one and none behind it
        let pool = self.eliminate(table, at);
        let bullets = table.bullets;
        tell(cx, "ZT-SHOT-05", || Happening::Shot { from, at, bullets, pool });
        self.rest(table, Human::Policeman, cx);
    }

    /// Takes an action point; the first one activates the human.
    fn spend(&self, table: &mut FaceUp, human: Human) {
        let points = self.points_left(table, human);
        // The dog is no human: it never adds to the zombies' quota.
        if table.human_turn.acting.is_none() && human != Human::Dog {
            mark!("ZT-RUL-08");
            mark!("ZT-HUM-06");
            table.human_turn.activated += 1;
        }
        table.human_turn.acting = Some((human, points - 1));
    }

    /// Ends the activation if there is nothing left to spend.
    fn rest(&self, table: &mut FaceUp, human: Human, cx: &mut Cx<'_, Terror>) {
        let over = matches!(table.phase, Phase::Over { .. });
        if !over && table.human_turn.acting == Some((human, 0)) {
            self.finish(table, cx);
        }
    }

    /// Ends the running activation, if there is one.
    pub(crate) fn finish(&self, table: &mut FaceUp, cx: &mut Cx<'_, Terror>) {
        if let Some((human, lost)) = table.human_turn.acting.take() {
            table.human_turn.finished.insert(human);
            tell(cx, "ZT-HUM-04", || Happening::Finished { human, lost });
        }
    }

    fn go(&self, state: &mut State, human: Human, to: Field, cx: &mut Cx<'_, Terror>) {
        let table = &mut state.face_up;
        let from = table.fate(human).alive_at().expect("a human who moves is alive");
        let shoved = match from.towards(to) {
            Some(facing) => self.clear_way(table, human, to, facing, cx),
            None => {
                mark!("ZT-CHAR-06");
                table.human_turn.diagonal = true;
                None
            }
        };
        cx.step(state);
        self.relocate(&mut state.face_up, human, to);
        tell(cx, "ZT-ACT-01", || Happening::Moved { human, from, to });
        cx.step(state);
        if let Some((shoved, beyond)) = shoved {
            self.arrive(&mut state.face_up, shoved, beyond, "ZT-RUL-23", cx);
            cx.step(state);
        }
        self.arrive(&mut state.face_up, human, to, "ZT-ESC-01", cx);
    }

    /// Pushes the human in the way. Tells which human was pushed, and where to.
    fn clear_way(
        &self,
        table: &mut FaceUp,
        human: Human,
        to: Field,
        facing: Facing,
        cx: &mut Cx<'_, Terror>,
    ) -> Option<(Human, Field)> {
        let beyond = to.next(facing);
        if table.horde.all().contains(to) {
            let beyond = beyond.expect("a zombie is pushed onto the board");
            mark!("ZT-ACT-07"); // no more than the step
            mark!("ZT-RUL-21"); // it looks where it looked and does not bite
            table.horde.shift(to, beyond);
            tell(cx, "ZT-ACT-04", || Happening::Pushed { human, from: to, to: beyond });
            return None;
        }
        let human = table.human_at(to)?;
        let beyond = beyond.expect("a human is pushed onto the board");
        mark!("ZT-RUL-63"); // one that was made
        table.human_turn.shoved = true;
        mark!("ZT-CHAR-09"); // no more than the step
        mark!("ZT-CHAR-12"); // the pushed one spends nothing
        self.relocate(table, human, beyond);
        tell(cx, "ZT-CHAR-08", || Happening::Shoved { human, from: to, to: beyond });
        Some((human, beyond))
    }

    fn relocate(&self, table: &mut FaceUp, human: Human, to: Field) {
        let wounded = table.fate(human).is_wounded();
        table.set_fate(human, Fate::Alive { at: to, wounded });
    }

    /// What happens where a human comes to stand: it escapes, or it finds something.
    fn arrive(
        &self,
        table: &mut FaceUp,
        human: Human,
        at: Field,
        rule: &'static str,
        cx: &mut Cx<'_, Terror>,
    ) {
        if table.ground.car_fields().contains(at) {
            self.escape(table, human, rule, cx);
        } else if human != Human::Dog {
            self.search(table, human, at, cx);
        }
    }

    /// A human leaves the board with the stars it shows.
    pub(crate) fn escape(
        &self,
        table: &mut FaceUp,
        human: Human,
        rule: &'static str,
        cx: &mut Cx<'_, Terror>,
    ) {
        let at = table.fate(human).alive_at().expect("a human who escapes stands on the board");
        mark!("ZT-ESC-03");
        let stars = self.stars(human, table.fate(human).is_wounded());
        if table.ground.car_fields().contains(at) {
            self.deliver(table, human, cx);
        } else {
            // The car is not fed through a sewer.
            self.drop_thing(table, human, at, cx);
        }
        mark!("ZT-ACT-03");
        mark!("ZT-ESC-02"); // its field is free
        mark!("ZT-RUL-47"); // no wound and no healing changes them
        table.set_fate(human, Fate::Escaped { stars });
        let points = table.points();
        tell(cx, rule, || Happening::Escaped { human, at, stars, points });
        if let Some((acting, _)) = table.human_turn.acting {
            mark!("ZT-RUL-50"); // the activation of another human goes on
            if acting == human {
                self.finish(table, cx);
            }
        }
        self.settle(table, cx);
    }

    /// The car gets what a human brought, if it brought something.
    fn deliver(&self, table: &mut FaceUp, human: Human, cx: &mut Cx<'_, Terror>) {
        if std::mem::take(&mut table.humans[human.index()].carries) {
            table.needed = table.needed.saturating_sub(1);
            let needed = table.needed;
            tell(cx, "ZT-GAP-10", || Happening::Delivered { human, needed });
        }
    }

    /// Turns a token up and takes what lies there.
    fn search(&self, table: &mut FaceUp, human: Human, at: Field, cx: &mut Cx<'_, Terror>) {
        if let Some(spot) = table.spots.iter().position(|field| *field == at) {
            let blank = table.spots.len() as u8 - table.real;
            let found = cx.ask(ChanceTag("search"), Odds::Weighted(&[blank, table.real])) == 1;
            table.spots.remove(spot);
            tell(cx, "ZT-GAP-10", || Happening::Searched { human, at, found });
            if found {
                table.real -= 1;
                table.loot.push(at);
            }
        }
        let thing = table.loot.iter().position(|field| *field == at);
        let pawn = &mut table.humans[human.index()];
        if let Some(thing) = thing.filter(|_| !pawn.carries) {
            pawn.carries = true;
            table.loot.remove(thing);
            tell(cx, "ZT-GAP-10", || Happening::Took { human, at });
        }
    }

    /// Takes a zombie off the board and tells how many the pool has then. Special zombies leave
    /// the game.
    pub(crate) fn eliminate(&self, table: &mut FaceUp, at: Field) -> u8 {
        if table.horde.take(at).is_none() {
            mark!("ZT-CHAR-05");
            table.pool += 1;
        } else {
            mark!("ZT-GAP-10");
        }
        table.pool
    }
}

/// The first pawn or obstacle that a line of fire meets (ZT-SHOT-04).
pub(crate) fn first_solid(solid: FieldSet, from: Field, facing: Facing) -> Option<Field> {
    let mut at = from.next(facing)?;
    while !solid.contains(at) {
        at = at.next(facing)?;
    }
    Some(at)
}

/// Why a human does not get to a field that is not adjacent.
fn why_not_there(table: &FaceUp, human: Human, to: Field) -> Refused {
    if table.ground.obstacles.contains(to) {
        return Refused::Obstacle(to);
    }
    if table.horde.special_at(to) == Some(Special::Brute) {
        return Refused::BruteStands(to);
    }
    if table.horde.all().contains(to) {
        let push = Refused::PushTooFar { human, at: to };
        return if human.can_push() { push } else { Refused::CannotPush(human) };
    }
    match table.human_at(to) {
        Some(other) if other == human => Refused::AlreadyThere { human, at: to },
        Some(other) if human != Human::Mechanic => Refused::HumanInTheWay { human: other, at: to },
        Some(_) | None => Refused::NotAdjacent { human, to },
    }
}

fn judge_chop(table: &FaceUp, from: Field, at: Field) -> Result<(), Refused> {
    let missing = Refused::ZombieMissing { at, wanted: ZombieFor::Axe };
    let facing = table.horde.facing_of(at).ok_or(missing)?;
    let towards = at.towards(from).ok_or(Refused::ZombieTooFar(at))?;
    if table.horde.special_at(at) == Some(Special::Brute) {
        return Err(Refused::BruteStands(at));
    }
    if facing == towards {
        return Err(Refused::FacesLumberjack(at));
    }
    mark!("ZT-CHAR-04"); // its side or its back
    Ok(())
}

fn judge_shot(table: &FaceUp, from: Field, at: Field) -> Result<(), Refused> {
    if let Some(human) = table.human_at(at) {
        return Err(Refused::NeverAtHumans(human));
    }
    if !table.horde.all().contains(at) {
        return Err(Refused::ZombieMissing { at, wanted: ZombieFor::Shot });
    }
    if table.bullets == 0 {
        return Err(Refused::BulletsGone);
    }
    let facing = line(from, at).ok_or(Refused::NotInLine(at))?;
    mark!("ZT-RUL-28"); // neither car nor sewer stops it
    match first_solid(table.solid(), from, facing) {
        Some(first) if first == at => Ok(()),
        Some(blocker) => Err(Refused::LineBlocked { at, blocker, by: Blocker::on(table, blocker) }),
        None => unreachable!("the line ends at the zombie at the latest"),
    }
}

/// The direction in which another field of the same row or column lies.
pub(crate) fn line(from: Field, to: Field) -> Option<Facing> {
    let (columns, rows) = (from.column().cmp(&to.column()), from.row().cmp(&to.row()));
    use std::cmp::Ordering::{Equal, Greater, Less};
    match (columns, rows) {
        (Equal, Less) => Some(Facing::North),
        (Equal, Greater) => Some(Facing::South),
        (Less, Equal) => Some(Facing::East),
        (Greater, Equal) => Some(Facing::West),
        _ => None,
    }
}
