//! What is left to do, from the data of the mission.

use crate::board::gate::{GateId, GateSet};
use crate::board::zone::{Zone, ZoneKind};
use crate::board::zone_set::ZoneSet;
use crate::combat::fight::Fight;
use crate::equipment::card::Special;
use crate::few::Few;
use crate::missions::card::CardPlace;
use crate::missions::condition::{Condition, Share};
use crate::missions::trigger::{Effect, On, Trigger};
use crate::rules::Zombicide;
use crate::state::State;
use crate::survivors::survivor::Who;
use crate::zombies::kind::Kind;

/// More tasks than this are not kept in mind at once.
pub(crate) const TASKS: usize = 12;
/// Conditions that depend on others are followed so far.
const DEPTH: u8 = 4;

/// Sorts of things to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TaskKind {
    /// Take an Objective.
    #[default]
    Take,
    /// Open a door.
    Open,
    /// Be there.
    Reach,
    /// Leave by the Exit.
    Leave,
    /// Kill what is there.
    Kill,
    /// Fetch a Companion.
    Fetch,
    /// Throw a Molotov there.
    Burn,
    /// Find something that opens doors.
    Search,
    /// Rescue a Survivor who lies knocked out.
    Rescue,
}

/// Something to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    /// What.
    pub(crate) kind: TaskKind,
    /// Where; any of these.
    pub(crate) at: ZoneSet,
    /// The door of [`TaskKind::Open`].
    pub(crate) door: Option<GateId>,
    /// Must everybody do it?
    pub(crate) everybody: bool,
}

impl Default for Task {
    fn default() -> Task {
        Task { kind: TaskKind::Take, at: ZoneSet::NONE, door: None, everybody: false }
    }
}

/// Things to do.
pub(crate) type Tasks = Few<Task, TASKS>;

impl Task {
    fn one(kind: TaskKind, at: ZoneSet) -> Task {
        Task { kind, at, ..Task::default() }
    }
}

fn add(tasks: &mut Tasks, task: Task) {
    if !task.at.is_empty() && !tasks.is_full() && !tasks.contains(&task) {
        tasks.push(task);
    }
}

impl Zombicide {
    /// What can be done now towards the goals of the mission.
    pub(crate) fn tasks(&self, state: &State) -> Tasks {
        let mut tasks = Tasks::new();
        for goal in self.mission().goals.iter().filter(|goal| !self.holds(state, &goal.when)) {
            self.collect(state, &goal.when, DEPTH, &mut tasks);
        }
        if tasks.is_empty() {
            self.collect_winning(state, &mut tasks);
        }
        if tasks.is_empty() {
            self.collect_unread(state, &mut tasks);
        }
        for fallen in state.survivors.iter().filter(|it| it.lies()) {
            add(&mut tasks, Task::one(TaskKind::Rescue, ZoneSet::only(fallen.zone)));
        }
        let passage = self.map().ways(crate::board::route::Mover::Survivor);
        let from = state.standing().map(|who| state.survivor(who).zone).collect();
        let reach = passage.with(self.passable(state)).reach(from);
        if tasks.iter().any(|task| !task.at.meets(reach)) {
            self.collect_locks(state, &mut tasks);
        }
        let rooms = self.map().zones_where(|it| it.kind == ZoneKind::Room);
        let mut able: Tasks = tasks.iter().copied().filter(|task| task.at.meets(reach)).collect();
        if able.is_empty() && !tasks.is_empty() {
            add(&mut able, Task::one(TaskKind::Search, rooms & reach));
        }
        able
    }

    /// Gates that are open or that the team can open.
    pub(crate) fn passable(&self, state: &State) -> GateSet {
        let able = state.standing().any(|who| self.opens_doors(state, who));
        if !able {
            return state.gates;
        }
        let doors = self.map().doors().map(|(gate, _)| gate);
        let doors = doors.filter(|gate| self.judge_lock(state, *gate).is_ok());
        doors.fold(state.gates, |set, gate| set.with(GateSet::only(gate)))
    }

    /// Can a Survivor open doors, if its cards are in the right slots?
    pub(crate) fn opens_doors(&self, state: &State, who: Who) -> bool {
        let mut cards = state.survivor(who).inventory.all();
        cards.any(|card| self.pack.card(card.kind).opens.is_some())
            || self.has(state, who, |it| it.cards.break_in)
    }

    /// Locks that hold the team up.
    fn collect_locks(&self, state: &State, tasks: &mut Tasks) {
        let shut = self.mission().locks.iter().filter(|lock| !state.gates.contains(lock.door));
        for lock in shut {
            if let Some(opens) = lock.opens.condition() {
                self.collect(state, opens, DEPTH, tasks);
            }
        }
        // A door may also open by an effect.
        for trigger in &self.mission().triggers {
            let opens = |effect: &Effect| matches!(effect, Effect::Open(door) if !state.gates.contains(*door));
            if self.is_known(state, trigger) && leads_to(&trigger.effects, &opens) {
                self.collect_trigger(state, trigger, DEPTH, tasks);
            }
        }
    }

    /// Triggers that win by themselves.
    fn collect_winning(&self, state: &State, tasks: &mut Tasks) {
        for trigger in &self.mission().triggers {
            if self.is_known(state, trigger) && leads_to(&trigger.effects, &|it| *it == Effect::Win)
            {
                self.collect_trigger(state, trigger, DEPTH, tasks);
            }
        }
    }

    /// What would make a condition hold.
    fn collect(&self, state: &State, condition: &Condition, depth: u8, tasks: &mut Tasks) {
        if depth == 0 || self.holds(state, condition) {
            return;
        }
        match condition {
            Condition::All(all) | Condition::Any(all) => {
                all.iter().for_each(|one| self.collect(state, one, depth - 1, tasks));
            }
            Condition::Taken(bits) => self.collect_objectives(state, *bits, tasks),
            Condition::TakenCount(_) => self.collect_objectives(state, u32::MAX, tasks),
            Condition::Open(door) => self.collect_door(*door, tasks),
            Condition::DoorsOpen(doors) => {
                let shut = doors.iter().filter(|door| !state.gates.contains(*door));
                shut.for_each(|door| self.collect_door(door, tasks));
            }
            Condition::At(zone, share) => {
                let everybody = *share == Share::All;
                let task = Task { everybody, ..Task::one(TaskKind::Reach, ZoneSet::only(*zone)) };
                add(tasks, task);
            }
            Condition::Left(share) => {
                if let Some(needs) = &self.mission().exit_needs {
                    self.collect(state, needs, depth - 1, tasks);
                }
                self.collect_exit(*share == Share::All, tasks);
            }
            Condition::Clear(zone) => add(tasks, Task::one(TaskKind::Kill, ZoneSet::only(*zone))),
            Condition::CompanionAt(zone) => self.collect_companions(state, *zone, tasks),
            Condition::CompanionsLeft(_) => self.collect_followers(state, tasks),
            Condition::Killed(kind, _) => self.collect_kind(state, &[*kind], depth, tasks),
            Condition::AbominationsKilled(_) => {
                self.collect_kind(state, &Kind::ABOMINATIONS, depth, tasks);
            }
            Condition::Level(_) => add(tasks, Task::one(TaskKind::Kill, state.infested())),
            Condition::Flag(flag) => {
                let raises =
                    |it: &Effect| *it == Effect::Flag(*flag) || *it == Effect::Keyword(*flag);
                self.collect_effect(state, depth, tasks, raises);
            }
            Condition::Counter(counter, _) => {
                let counts =
                    |it: &Effect| matches!(it, Effect::Count(number, _) if number == counter);
                self.collect_effect(state, depth, tasks, counts);
            }
            Condition::Not(_)
            | Condition::Round(_)
            | Condition::Hour(_)
            | Condition::Night(_)
            | Condition::Achieved(_)
            | Condition::Dead(_) => {}
        }
    }

    fn collect_objectives(&self, state: &State, bits: u32, tasks: &mut Tasks) {
        for (place, objective) in self.mission().objectives.iter().enumerate() {
            if state.objectives & bits & 1 << place == 0 {
                continue;
            }
            match objective.card {
                None | Some(CardPlace::Zone) => {
                    add(tasks, Task::one(TaskKind::Take, ZoneSet::only(objective.zone)));
                }
                Some(CardPlace::Door(door)) => self.collect_door(door, tasks),
                Some(CardPlace::Hour(_)) => {}
                Some(CardPlace::Room) => {
                    let own =
                        |door: &GateId| self.map().gate(*door).zones.contains(&objective.zone);
                    let doors = self.map().doors().map(|(door, _)| door).filter(own);
                    doors.for_each(|door| self.collect_door(door, tasks));
                }
            }
        }
    }

    /// May anybody know what a trigger does? Faces of cards are secret until they are read.
    fn is_known(&self, state: &State, trigger: &Trigger) -> bool {
        match trigger.on {
            On::Card(card) => state.read & card.bit() != 0,
            On::Note(note) => state.notes & 1 << note != 0,
            On::Round
            | On::EndPhase
            | On::Taken(_)
            | On::TakenAt(_)
            | On::Opened(_)
            | On::Arrived(_)
            | On::Killed(_)
            | On::AbominationKilled
            | On::Burnt(_)
            | On::Hour(_)
            | On::Night(_) => true,
        }
    }

    /// Cards that nobody has read: one takes them and sees.
    fn collect_unread(&self, state: &State, tasks: &mut Tasks) {
        let cards = self.mission().card_ids().fold(0, |bits, card| bits | card.bit());
        self.collect_objectives(state, cards & !state.read, tasks);
    }

    fn collect_door(&self, door: GateId, tasks: &mut Tasks) {
        let at = self.map().gate(door).zones.into_iter().collect();
        add(tasks, Task { door: Some(door), ..Task::one(TaskKind::Open, at) });
    }

    fn collect_exit(&self, everybody: bool, tasks: &mut Tasks) {
        let exit = self.mission().exit.map_or(ZoneSet::NONE, ZoneSet::only);
        add(tasks, Task { everybody, ..Task::one(TaskKind::Leave, exit) });
    }

    /// Companions leave with their leaders.
    fn collect_followers(&self, state: &State, tasks: &mut Tasks) {
        for companion in state.companions.iter().filter(|it| it.stands && it.leader.is_none()) {
            add(tasks, Task::one(TaskKind::Fetch, ZoneSet::only(companion.zone)));
        }
        self.collect_exit(true, tasks);
    }

    fn collect_companions(&self, state: &State, zone: Zone, tasks: &mut Tasks) {
        for companion in state.companions.iter().filter(|it| it.stands) {
            match companion.leader {
                None => add(tasks, Task::one(TaskKind::Fetch, ZoneSet::only(companion.zone))),
                Some(_) => add(tasks, Task::one(TaskKind::Reach, ZoneSet::only(zone))),
            }
        }
    }

    /// Zombies of these kinds; what kills Abominations comes first.
    fn collect_kind(&self, state: &State, kinds: &[Kind], depth: u8, tasks: &mut Tasks) {
        let there = |zone: &Zone| kinds.iter().any(|kind| state.count(*zone, *kind) > 0);
        let large = kinds.iter().all(|kind| kind.abomination().is_some());
        if large && !state.standing().any(|who| self.kills_abominations(state, who)) {
            self.collect_effect(state, depth, tasks, |it| matches!(it, Effect::Give(_)));
            if tasks.is_empty() {
                let rooms = self.map().zones_where(|it| it.kind == ZoneKind::Room);
                add(tasks, Task::one(TaskKind::Search, rooms));
            }
            return;
        }
        add(tasks, Task::one(TaskKind::Kill, state.infested().iter().filter(there).collect()));
    }

    /// Does a Survivor carry what an Abomination dies of?
    pub(crate) fn kills_abominations(&self, state: &State, who: Who) -> bool {
        let mut cards = state.survivor(who).inventory.all();
        let fire = !self.mission().standing.notes_by_kill;
        let strong = self.has(state, who, |it| it.attack.damage_three.contains(Fight::Melee));
        strong || fire && cards.any(|card| self.pack.card(card.kind).special == Special::Molotov)
    }

    /// Triggers with such an effect.
    fn collect_effect(
        &self,
        state: &State,
        depth: u8,
        tasks: &mut Tasks,
        wanted: impl Fn(&Effect) -> bool,
    ) {
        let known = |trigger: &&Trigger| self.is_known(state, trigger);
        let all = self.mission().triggers.iter().filter(known);
        for trigger in all.filter(|it| leads_to(&it.effects, &wanted)) {
            self.collect_trigger(state, trigger, depth - 1, tasks);
        }
        self.collect_unread(state, tasks);
        if self.mission().standing.notes_by_kill && depth > 1 {
            self.collect_kind(state, &Kind::ABOMINATIONS, depth - 1, tasks);
        }
    }

    /// What would set a trigger off.
    fn collect_trigger(&self, state: &State, trigger: &Trigger, depth: u8, tasks: &mut Tasks) {
        if depth == 0 {
            return;
        }
        if let Some(when) = trigger.when.as_ref().filter(|when| !self.holds(state, when)) {
            return self.collect(state, when, depth, tasks);
        }
        match trigger.on {
            On::Taken(colour) => {
                let all = (0u32..).zip(&self.mission().objectives);
                let mixed =
                    all.filter(|(_, it)| it.mixed).fold(0, |bits, (nth, _)| bits | 1 << nth);
                let sure = self.mission().objectives_of(colour);
                self.collect_objectives(state, sure | mixed, tasks);
            }
            On::TakenAt(place) => self.collect_objectives(state, 1 << place, tasks),
            On::Opened(door) if !state.gates.contains(door) => self.collect_door(door, tasks),
            On::Arrived(zone) => add(tasks, Task::one(TaskKind::Reach, ZoneSet::only(zone))),
            On::Killed(kind) => self.collect_kind(state, &[kind], depth, tasks),
            On::AbominationKilled => {
                self.collect_kind(state, &Kind::ABOMINATIONS, depth, tasks);
            }
            On::Burnt(zone) => add(tasks, Task::one(TaskKind::Burn, ZoneSet::only(zone))),
            On::Card(card) => self.collect_objectives(state, card.bit(), tasks),
            On::Note(note) => {
                let reads = |it: &Effect| *it == Effect::Note(note);
                self.collect_effect(state, depth, tasks, reads);
            }
            On::Opened(_) | On::Round | On::EndPhase | On::Hour(_) | On::Night(_) => {}
        }
    }
}

/// Is such an effect among these, or among those that they lead to?
fn leads_to(effects: &[Effect], wanted: &impl Fn(&Effect) -> bool) -> bool {
    let inside = |it: &Effect| it.branches().any(|branch| leads_to(branch, wanted));
    effects.iter().any(|it| wanted(it) || inside(it))
}
