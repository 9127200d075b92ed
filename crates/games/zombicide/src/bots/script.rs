//! A Turn by the script: fight what is near, do the task, walk towards it, search on the way.

use super::goals::{Task, TaskKind};
use super::hands::WORTH_AN_ACTION;
use super::odds::Strike;
use super::plan::{Plan, Role};
use crate::action::Action;
use crate::board::route::{Distances, Mover};
use crate::board::zone::{Zone, ZoneKind};
use crate::board::zone_set::ZoneSet;
use crate::equipment::card::{CardKind, Noise};
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::budget::{ActionKind, Pool};
use crate::survivors::movement::Gait;
use crate::survivors::turn::{Limit, Sort, Turn};

/// Who has less than this in cards looks for more.
const WELL_ARMED: i32 = 30;
/// Zombies as near as this are shot at before anything else.
const NEAR: u8 = 2;
/// Zombies that are worth a Molotov.
const CROWD: u8 = 5;
/// What an attack must be worth to be made although nothing is near.
const GOOD_SHOT: f32 = 1.2;

impl Zombicide {
    /// The next Action of a Turn.
    pub(crate) fn turn_by_script(&self, state: &State, turn: &Turn, plan: &mut Plan) -> Action {
        let who = turn.who;
        let order = plan.order_to(state.survivor(who).character);
        let quiet = plan.is_quiet(state.survivor(who).character);
        let role = order.map_or(plan.roles[who.index()], |order| self.role_of(state, order));
        if let Some(action) = order.and_then(|it| self.carry_out(state, turn, it, plan)) {
            return action;
        }
        let chosen = self.turn_by_role(state, turn, role, plan);
        let action = chosen.filter(|action| !(quiet && self.is_loud(action)));
        action.or_else(|| self.hide_light(state, turn)).unwrap_or(ending(turn))
    }

    fn turn_by_role(
        &self,
        state: &State,
        turn: &Turn,
        role: Role,
        plan: &mut Plan,
    ) -> Option<Action> {
        let who = turn.who;
        let here = state.survivor(who).zone;
        if let Some(action) = self.better_start(state, turn) {
            return Some(action);
        }
        let outlook = *self.refresh(state, &mut plan.outlook);
        if let Some(action) = self.burning(state, turn, outlook.task(who)) {
            return Some(action);
        }
        if role == Role::Search
            && let Some(action) = self.searching(state, turn)
        {
            return Some(action);
        }
        if let Role::Go(to) = role
            && to != here
            && let Some(action) = self.go_to(state, turn, to)
        {
            return Some(action);
        }
        let mut fallen = state.survivors.iter().filter(|it| it.lies()).map(|it| it.character);
        if let Some(who) = fallen.find(|it| self.judge_rescue(state, turn, *it).is_ok()) {
            return Some(Action::Rescue { who });
        }
        if state.zombies_at(here) > 0 {
            return self.among_zombies(state, turn);
        }
        let stays = matches!(role, Role::Hold | Role::Go(_) | Role::Search);
        if let Some(action) = self.task_action(state, turn, outlook.task(who)) {
            return Some(action);
        }
        let shot = self.best_strike(state, who, Some(turn), |_| true);
        if let Some(Strike { action, .. }) = shot.filter(|it| self.is_urgent(state, it)) {
            return Some(action);
        }
        let way = outlook.way(who).filter(|_| !stays);
        if let Some(action) = way.and_then(|way| self.walk_on(state, turn, way, outlook.task(who)))
        {
            return Some(action);
        }
        let idle = self.searching(state, turn).or_else(|| self.idle(state, turn));
        idle.or(shot.filter(|it| it.value > GOOD_SHOT).map(|it| it.action))
    }

    /// Before the first Action of the game the hands are put in order for free.
    fn better_start(&self, state: &State, turn: &Turn) -> Option<Action> {
        if !self.arranges_freely(state, turn) {
            return None;
        }
        let (gain, to) = self.better_hands(state, turn.who, None)?;
        (gain > 0).then_some(Action::Arrange { to })
    }

    /// A Molotov for what must burn, for an Abomination or a crowd, where no friend stands.
    fn burning(&self, state: &State, turn: &Turn, task: Option<&Task>) -> Option<Action> {
        self.molotov(state, turn.who)?;
        turn.budget.payer(ActionKind::Ranged { pair: false, all_out: false }, 0)?;
        let worth = |zone: &Zone| {
            let large = state.abominations_at(*zone).next().is_some();
            let friends = state.survivors_at(*zone).count() + state.companions_at(*zone).count();
            let able = self.judge_throw(state, turn.who, Some(turn), *zone).is_ok();
            let asked = task.is_some_and(|it| it.kind == TaskKind::Burn && it.at.contains(*zone));
            able && friends == 0 && (asked || large || state.zombies_at(*zone) >= CROWD)
        };
        let asked = task.map_or(ZoneSet::NONE, |task| task.at);
        let at = (state.infested() | asked).iter().filter(worth);
        let at = at.max_by_key(|at| (state.abominations_at(*at).count(), state.zombies_at(*at)))?;
        Some(Action::Throw { at })
    }

    /// Zombies in the own Zone: kill them, or get away if that is not possible.
    fn among_zombies(&self, state: &State, turn: &Turn) -> Option<Action> {
        let here = state.survivor(turn.who).zone;
        if let Some(strike) = self.best_strike(state, turn.who, Some(turn), |at| at == here) {
            return Some(strike.action);
        }
        if let Some(action) = self.reloading(state, turn) {
            return Some(action);
        }
        self.flight(state, turn)
    }

    /// A step to where fewest Zombies are near.
    fn flight(&self, state: &State, turn: &Turn) -> Option<Action> {
        let danger = |zone: &Zone| self.crowding(state, *zone);
        let gaits = [Gait::Walk, Gait::Slip];
        let steps = gaits.map(|gait| (gait, self.list_moves(state, turn, gait)));
        let here = state.survivor(turn.who).zone;
        let best = steps.into_iter().flat_map(|(gait, to)| to.iter().map(move |to| (gait, to)));
        let (gait, to) = best.min_by_key(|(_, to)| danger(to))?;
        (danger(&to) < danger(&here)).then_some(by_gait(gait, to))
    }

    /// Zombies in a Zone and beside it.
    pub(crate) fn crowding(&self, state: &State, zone: Zone) -> u32 {
        let beside = self.map().ways(Mover::Zombie).neighbours(zone, state.gates);
        let near: u32 = beside.iter().map(|it| u32::from(state.zombies_at(it))).sum();
        4 * u32::from(state.zombies_at(zone)) + near
    }

    /// Does a shot hit Zombies that are about to reach a Survivor?
    fn is_urgent(&self, state: &State, strike: &Strike) -> bool {
        let ways = self.map().ways(Mover::Zombie).with(state.gates);
        let steps = ways.distances_to(state.prey()).get(strike.at);
        strike.value > 0.3 && steps.is_some_and(|steps| steps <= NEAR)
    }

    /// The task, if it can be done here.
    fn task_action(&self, state: &State, turn: &Turn, task: Option<&Task>) -> Option<Action> {
        let zone = state.survivor(turn.who).zone;
        let task = task.filter(|task| task.at.contains(zone));
        let payable = turn.budget.payer(ActionKind::Other, 0).is_some();
        let wanted = |it: &Task| it.kind == TaskKind::Take && payable;
        if task.is_some_and(wanted) && self.objective_at(state, zone).is_some() {
            return Some(Action::Take);
        }
        if self.judge_crate(state, turn).is_ok() {
            return Some(Action::Crate);
        }
        match task?.kind {
            TaskKind::Open => self.opening(state, turn, task?.door?),
            TaskKind::Fetch => {
                let place = state.companions_at(zone).next()?;
                let who = state.companions[place].character;
                self.judge_rally(state, turn, who).ok().map(|()| Action::Rally { who })
            }
            TaskKind::Burn => None,
            TaskKind::Search => self.searching(state, turn),
            TaskKind::Take
            | TaskKind::Reach
            | TaskKind::Leave
            | TaskKind::Kill
            | TaskKind::Rescue => None,
        }
    }

    /// Opens a door here, perhaps after the tool was taken in Hand.
    pub(crate) fn opening(
        &self,
        state: &State,
        turn: &Turn,
        door: crate::board::gate::GateId,
    ) -> Option<Action> {
        if self.judge_open(state, turn, door, None).is_ok() {
            return Some(Action::Open { door, with: None });
        }
        let cards = state.survivor(turn.who).inventory;
        let silent = |kind: &CardKind| self.pack.card(*kind).opens == Some(Noise::Noisy);
        let able = |kind: &CardKind| self.judge_open(state, turn, door, Some(*kind)).is_ok();
        let tool = cards.hand.iter().map(|card| card.kind).filter(able).min_by_key(silent);
        if let Some(tool) = tool {
            return Some(Action::Open { door, with: Some(tool) });
        }
        let at_door = self.map().gate(door).zones.contains(&state.survivor(turn.who).zone);
        let packed = cards.backpack.iter().find(|it| self.pack.card(it.kind).opens.is_some())?;
        let able = at_door
            && !state.gates.contains(door)
            && self.judge_lock(state, door).is_ok()
            && turn.budget.left(Pool::Any) > 1;
        let (_, to) = self.better_hands(state, turn.who, Some(packed.kind)).filter(|_| able)?;
        Some(Action::Arrange { to })
    }

    /// A step nearer to a Zone.
    fn go_to(&self, state: &State, turn: &Turn, to: Zone) -> Option<Action> {
        let passage = self.map().ways(Mover::Survivor).with(self.passable(state));
        self.walk_on(state, turn, &passage.distances_to(ZoneSet::only(to)), None)
    }

    /// A step along a way: the nearest Zone that can be held, or the door that is in the way.
    fn walk_on(
        &self,
        state: &State,
        turn: &Turn,
        way: &Distances,
        task: Option<&Task>,
    ) -> Option<Action> {
        let who = turn.who;
        let here = state.survivor(who).zone;
        let far = way.get(here)?;
        let mut best: Option<(u8, Gait, Zone)> = None;
        for gait in [Gait::Walk, Gait::Sprint, Gait::Slip] {
            for to in self.list_moves(state, turn, gait) {
                let Some(steps) = way.get(to).filter(|steps| *steps < far) else { continue };
                let better = best.is_none_or(|(least, ..)| steps < least);
                if better && self.dares(state, turn, to) {
                    best = Some((steps, gait, to));
                }
            }
        }
        if let Some((_, gait, to)) = best {
            return Some(by_gait(gait, to));
        }
        if task.is_some_and(|task| task.kind == TaskKind::Kill) && far <= 1 {
            return None;
        }
        let doors = self.closed_doors(state, here);
        let nearer = |door: &crate::board::gate::GateId| {
            let beyond = self.map().gate(*door).beyond(here);
            beyond.and_then(|zone| way.get(zone)).is_some_and(|steps| steps < far)
        };
        doors.filter(nearer).find_map(|door| self.opening(state, turn, door))
    }

    /// Is a Zone empty, or can the Survivor deal with what is there in what is left of the Turn?
    fn dares(&self, state: &State, turn: &Turn, to: Zone) -> bool {
        let zombies = state.zombies_at(to);
        if zombies == 0 {
            return true;
        }
        let attacks = turn.budget.left(Pool::Any).saturating_sub(1)
            + turn.budget.left(Pool::Melee)
            + turn.budget.left(Pool::Combat);
        f32::from(attacks) * self.melee_value(state, turn.who, to) >= f32::from(zombies) * 1.3
    }

    /// A Search, for a Survivor who needs cards.
    fn searching(&self, state: &State, turn: &Turn) -> Option<Action> {
        let inventory = &state.survivor(turn.who).inventory;
        let poor = self.inventory_value(inventory) < WELL_ARMED || inventory.len() < 3;
        let free = turn.budget.left(Pool::Search) > 0;
        let indoors = self.map().zone(state.survivor(turn.who).zone).kind == ZoneKind::Room;
        if !(poor || free) || !indoors && !self.has(state, turn.who, |it| it.cards.search_streets) {
            return None;
        }
        let cards = self.search_cards(state, turn.who);
        let able = self.judge_search(state, turn, cards).is_ok();
        able.then_some(Action::Search { cards })
    }

    fn reloading(&self, state: &State, turn: &Turn) -> Option<Action> {
        let hand = &state.survivor(turn.who).inventory.hand;
        let empty = hand.iter().find(|card| card.empty)?;
        let able = self.judge_reload(state, turn, empty.kind).is_ok();
        able.then_some(Action::Reload { weapon: empty.kind })
    }

    /// With an Action to spare: reload, put the hands in order.
    fn idle(&self, state: &State, turn: &Turn) -> Option<Action> {
        if let Some(action) = self.reloading(state, turn) {
            return Some(action);
        }
        turn.budget.payer(ActionKind::Other, 0)?;
        let (gain, to) = self.better_hands(state, turn.who, None)?;
        (gain >= WORTH_AN_ACTION).then_some(Action::Arrange { to })
    }
}

fn by_gait(gait: Gait, to: Zone) -> Action {
    match gait {
        Gait::Walk => Action::Move { to },
        Gait::Slip => Action::Slip { to },
        Gait::Sprint => Action::Sprint { to },
    }
}

/// The end of a Turn, or of an Action that a leader gave.
pub(crate) fn ending(turn: &Turn) -> Action {
    if turn.sort == Sort::Led { Action::Decline } else { Action::End }
}

/// Was a Search made in this Turn?
pub(crate) fn has_searched(turn: &Turn) -> bool {
    turn.used.contains(Limit::Search)
}
